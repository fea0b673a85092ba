# What happened in Blaze, one sentence an entry.
# $name, $names, $other: players as they are called. $card, $on: cards in short form. $count: a number of cards.

log-challenge = { $name } challenges with { $card }.
log-extend = { $name } adds { $card }.
log-reject = { $name } rejects { $on } with { $card }.
log-pass = { $name } passes.
log-blaze-hold = { $name } is done.

# The priority of the active player (B19).
log-offer = { $name } offers { $card }.
log-offer-returned = { $name } takes { $card } back: the active player has filled the last place.

# $name is the target, $count the cards that leave the table.
log-challenge-rejected =
    { $count ->
        [one] { $name } has rejected everything: { $count } card goes to the discard.
       *[other] { $name } has rejected everything: { $count } cards go to the discard.
    }
log-challenge-passed =
    { $count ->
        [one] { $name } takes { $count } card.
       *[other] { $name } takes { $count } cards.
    }
log-next-active = { $name } is the next active player.

## Rounds, phases and bets

# $name is the first active player, $card the trump card.
log-round-1 = Round 1 begins with { $name }; the trump card is { $card }.
log-round-2 = Round 2 begins with { $name }, who lost round 1; the trump card is { $card }.
log-bets = The deck is empty: everyone places a bet.
log-bet-placed = { $name } has placed a bet.
log-phase-2 = All bets are placed. Phase 2 goes on with { $name }.
log-bet-on = { $name } has bet on { $other }.
# $value: what the feather is worth.
log-feather = { $name } takes the feather worth { $value }.
log-round-lost = { $name } gets no feather and loses the round.
log-bets-revealed = The bets are turned up.
log-bet-revealed-0 = { $name } bet 0 on { $other }, and the card goes back.
log-bet-revealed-hit = { $name } bet 1 on { $other } and was right: the card is a point for { $name }.
log-bet-revealed-missed = { $name } bet 1 on { $other } and was wrong: the card is a point for { $other }.

## Guard and end

log-cut-short-1 = The phase goes round in circles: the rest of the deck is discarded.
log-cut-short-2 = The phase goes round in circles: the feathers left go to those with the fewest cards.
log-over-ranking = The ranking: { $names }.
log-score =
    { $score ->
        [one] { $name } has { $score } point.
       *[other] { $name } has { $score } points.
    }
