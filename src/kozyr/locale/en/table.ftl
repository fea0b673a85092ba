# The play screen. $name: a player as he is called.

table-label = Table

## Seats

# $count: cards in hand.
seat-label = { $count ->
    [0] { $name }, no cards
    [one] { $name }, { $count } card
   *[other] { $name }, { $count } cards
}
seat-bot = Bot
seat-away = away, a bot plays
seat-offline = not connected
mute = Mute { $name }
seat-partner = partner
seat-with = with { $name }
seat-opponent = opponent
# The player of the seat is out; $name is the partner.
seat-played-by = played by { $name }
team-own = You and { $name }
role-opener = attacks
role-attacker = throws in
role-defender = defends
role-taking = takes
role-held = done
role-out = out

## Middle of the table

trump-word = trump
trump-label = Trump: { $suit }
trump-none = no trump
# $card: the whole name.
trump-card = Trump card: { $card }
talon-label = { $count ->
    [one] Talon: { $count } card
   *[other] Talon: { $count } cards
}
talon-empty = Talon empty
discard-word = Discard
discard-label = { $count ->
    [one] Discard: { $count } card
   *[other] Discard: { $count } cards
}
# $lying: attack cards on the table. $limit: how many of them can be beaten.
limit-label = { $lying } on the table, at most { $limit } can be beaten
direction-forward = clockwise
direction-reversed = direction reversed
no-more-throws = no more throw-ins
# $name plays $seat, the seat of a partner who is out.
ghost-opener = { $name } attacks from { $seat }’s seat
ghost-defender = { $name } defends { $seat }’s seat
ghost-my-opener = You attack from { $seat }’s seat
ghost-my-defender = You defend { $seat }’s seat
# Before a name, or before two with signs for “beaten” and “taken”.
next-word = next:
next-you = you
next-same = The next attack is made by { $name }.
next-if = The next attack is made by { $beaten } if all is beaten, by { $taken } if it is taken.
pairs-label = Cards on the table
# $attack, $answer: whole names of cards.
pair-open = { $name }: { $attack }, not beaten
pair-beaten = { $name }: { $attack }, beaten by { $answer }
stamp-taking = { $name } takes

## Places where a card can go

place-attack = Attack
place-throw = Throw in
place-transfer = Transfer
# $card, $on: whole names of cards.
place-beat = Beat { $on } with { $card }

## What to do now

# $count: cards that wait for an answer. $from: the partner who is out.
prompt-my-attack-from = You attack { $name } from { $from }’s seat: choose a card.
prompt-my-attack = Your attack on { $name }: choose a card.
prompt-my-defence = { $count ->
    [one] Beat the card or take.
   *[other] Beat { $count } cards or take.
}
prompt-my-defence-or-transfer = { $count ->
    [one] Beat the card, transfer it or take.
   *[other] Beat { $count } cards, transfer them or take.
}
prompt-my-throw = You may throw cards to { $name }, or say “done”.
prompt-my-throw-none = Nothing of yours fits: say “done”, or wait for more cards.
prompt-my-throw-to-taker = { $name } takes. You may add cards, or say “done”.
prompt-my-throw-to-taker-none = { $name } takes. Nothing of yours fits: say “done”.
prompt-my-king = You have defended with a King: reverse the direction?
prompt-king = { $name } decides about the direction.
prompt-attack = { $name } attacks.
prompt-defence = { $count ->
    [0] { $name } defends.
    [one] { $name } must answer { $count } card.
   *[other] { $name } must answer { $count } cards.
}
prompt-throw = Will anyone throw cards to { $name }?
prompt-taking = { $name } takes. Will anyone add cards?
prompt-over = The deal is over.
prompt-place = Choose where the card goes.
button-attack = Attack
button-throw = Throw in
button-beat = Beat
button-transfer = Transfer
button-take = Take
button-hold = Done
button-hold-taking = Done
button-hold-king = Keep it
button-reverse = Reverse
king-explains = If you reverse, you attack the neighbour on your other side, and play runs that way until another King is used.
# $card: a card in short form.
suit-question = Name a suit for { $card }
suit-explains = It counts as this suit while it lies there. Trumps cannot be named.
suit-explains-free = It counts as this suit while it lies there.
question-cancel = Not now

## Hand, notes, presence

hand-label = { $count ->
    [0] Your hand is empty
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
card-useless = { $card }, cannot be played now
# A button on a card that lies there. $card: its whole name.
card-ask = What it does: { $card }
info-shows = The suit shown: { $suit }.
note-rule = Rule { $clause }
away = A bot plays for you.
away-back = Take my seat back

## Log, phrases, help

history-title = This bout
history-empty = Nothing has happened yet.
tool-sort = Sort the hand: { $order }
say = Say something
say-hello = Hello!
say-thanks = Thank you!
say-nice = Well played!
say-oops = Oops!
say-hurry = Your move, please
say-wait = One moment…
say-sorry = Sorry!
say-good-game = Good game!
help-title = How to play
help-tap = Tap a card: the places where it can go light up. Tap it again, or tap a place, and it is played.
help-drag = Or drag it to the table.
help-several = When you attack, tap more cards of the same rank to lay them together.
help-why = Tap any other card to see why it cannot be played now.
help-info = An enchanted card tells what it does when you hold it down, point at it or press I; one on the table when you tap it.
help-keys = Keys
help-key-cards = choose a card
help-key-uses = choose where it goes
help-key-play = play it
help-key-gather = add another card of the rank
help-key-take = take
help-key-done = done
help-key-transfer = transfer the chosen card
help-key-hint = what a strong bot would play
help-key-sort = sort the hand
help-key-log = show or hide the log
help-key-escape = put the card back
help-key-info = what the enchanted card does
help-key-suit = name a suit for an Eight
help-key-reverse = reverse the direction after a King
help-key-help = this help
help-rules = The rules
