# What happened at the table, one sentence an entry.
# $name, $names: players as they are called. $card, $on: cards in short form. $count: a number of cards.

log-attack = { $name } attacks with { $card }.
log-throw = { $name } throws in { $card }.
log-beat = { $name } beats { $on } with { $card }.
log-transfer = { $name } transfers the attack with { $card }.
log-take = { $name } takes.
log-hold = { $name } is done.
log-reverse = { $name } reverses the direction of play.
log-hold-king = { $name } leaves the direction of play as it is.

# $name is the defender, $count the cards that leave the table.
log-bout-beaten =
    { $count ->
        [one] { $name } has defended: { $count } card goes to the discard.
       *[other] { $name } has defended: { $count } cards go to the discard.
    }
log-bout-taken =
    { $count ->
        [one] { $name } picks up { $count } card.
       *[other] { $name } picks up { $count } cards.
    }

log-out = { $name } is out.
log-returned =
    { $count ->
        [one] { $name } gets { $count } surplus card back.
       *[other] { $name } gets { $count } surplus cards back.
    }
log-draws =
    { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
log-opens = { $name } shows the lowest trump, { $card }, and opens.
log-opens-nobody = Nobody holds a trump, so the dealer opens: { $name }.
log-opens-next = { $name } opens the next bout.

log-over-durak = { $name } is the last one with cards: the durak.
log-over-draw = Nobody has cards left: a draw.
log-over-winners = { $names } win.
log-endless = The game goes round in circles: a draw.
