# The review of a game: what mattered and why. $name, $other: players as they are called.
# $card, $better: the card played and the better one; $on, $better_on: the cards they answer; all in short form.

## Why another action was better

review-why-other = The other action promises more here.

# Every card is known by now, so the results are certain.
review-why-won-lost = Every card can be worked out here: the better action wins for certain, this one loses.
review-why-won-drawn = Every card can be worked out here: the better action wins for certain, this one only draws.
review-why-drawn-lost = Every card can be worked out here: the better action draws for certain, this one loses.

# Defending in durak
review-why-take-beat = { $better } beats { $better_on } and is no trump; whoever takes loses the next attack.
review-why-take-beat-trump = { $better } is a trump well spent on { $better_on }: whoever takes loses the next attack.
review-why-take-transfer = { $better } passes the attack on, so nothing has to be taken.
review-why-beat-take = This defence costs good cards, { $card } first; taking what lies there costs less.
review-why-beat-take-trump = The trump { $card } is worth more than the turn: better take and keep it.
review-why-beat-transfer = Nothing has to be beaten: { $better } passes the attack on.
review-why-beat-transfer-trump = The trump { $card } is not needed: { $better } passes the attack on.
review-why-beat-beat = { $better } beats { $on } as well, and { $card } is of more use later.
review-why-beat-beat-lower = { $better } is enough against { $on }; { $card } is worth keeping.
review-why-beat-beat-other = { $better } is best used now, on { $better_on }; { $on } can wait.
review-why-beat-beat-rank = { $card } brings a new rank to the table, which lets more cards be thrown in; { $better } does not.
review-why-beat-beat-trump = No trump is needed against { $on }: { $better } beats it too.
review-why-transfer-beat = { $better } beats { $better_on }, and whoever beats everything attacks next; { $card } stays in hand.
review-why-transfer-take = { $card } is worth keeping: what lies there can be taken.
review-why-transfer-transfer = { $better } passes the attack on as well, and { $card } is of more use later.
review-why-transfer-transfer-lower = { $better } passes the attack on as well; { $card } is worth keeping.
review-why-transfer-transfer-suit = Another suit is the better one to name: { $better }.

# Attacking in durak; $other defends.
review-why-attack-attack = Opening with { $better } promises more than with { $card }.
review-why-attack-attack-equal = { $better } can be followed by another card of its rank.
review-why-attack-attack-higher = { $better } is harder to beat than { $card }.
review-why-attack-attack-lower = { $better } is missed less than { $card }.
review-why-attack-attack-suit = Another suit is the better one to name: { $better }.
review-why-attack-attack-trump = The trump { $card } is too good for an attack here; { $better } is missed less.
review-why-throw-throw = Throwing in { $better } promises more than { $card }.
review-why-throw-throw-higher = { $better } is harder to beat than { $card }.
review-why-throw-throw-lower = { $better } is missed less than { $card }.
review-why-throw-throw-suit = Another suit is the better one to name: { $better }.
review-why-throw-throw-trump = The trump { $card } is too good to be thrown in here; { $better } is missed less.
review-why-throw-hold = { $card } is of more use in hand than on the table.
review-why-throw-hold-taken = { $card } is a present to { $other }, who takes it along.
review-why-throw-hold-trump = The trump { $card } is better kept than thrown in.
review-why-hold-throw = { $better } could still be thrown in: one more card for { $other } to beat.
review-why-hold-throw-off = { $other } is almost out of cards and gets away; { $better } could be thrown in.
review-why-hold-throw-taken = { $other } takes, so { $better } could be given along.
review-why-hold-reverse = The next attack is better made on the neighbour on the other side.
review-why-reverse-hold = The next attack is better made in the direction as it was.

# Blaze; $other is the target, or the player of a bet.
review-why-pass-reject = { $better } rejects { $better_on } and is no trump; whoever passes takes all the cards and is skipped.
review-why-pass-reject-trump = { $better } is a trump well spent on { $better_on }: whoever passes takes all the cards and is skipped.
review-why-reject-pass = Rejecting costs good cards, { $card } first; taking what lies there costs less.
review-why-reject-pass-trump = The trump { $card } is worth more than the turn: better pass and keep it.
review-why-reject-reject = { $better } rejects { $on } as well, and { $card } is of more use later.
review-why-reject-reject-lower = { $better } is enough against { $on }; { $card } is worth keeping.
review-why-reject-reject-other = { $better } is best used now, on { $better_on }; { $on } can wait.
review-why-reject-reject-rank = { $card } brings a new value to the table, which lets more cards be added; { $better } does not.
review-why-reject-reject-trump = No trump is needed against { $on }: { $better } rejects it too.
review-why-challenge-challenge = A challenge with { $better } promises more than with { $card }.
review-why-challenge-challenge-equal = { $better } can be followed by another card of its value.
review-why-challenge-challenge-higher = { $better } is harder to reject than { $card }.
review-why-challenge-challenge-lower = { $better } is missed less than { $card }.
review-why-challenge-challenge-trump = The trump { $card } is too good for a challenge here; { $better } is missed less.
review-why-extend-extend = Adding { $better } promises more than { $card }.
review-why-extend-extend-higher = { $better } is harder to reject than { $card }.
review-why-extend-extend-lower = { $better } is missed less than { $card }.
review-why-extend-extend-trump = The trump { $card } is too good to be added here; { $better } is missed less.
review-why-extend-hold = { $card } is of more use in hand than on the table.
review-why-extend-hold-taken = { $card } is a present to { $other }, who takes it along.
review-why-extend-hold-trump = The trump { $card } is better kept than added.
review-why-hold-extend = { $better } could still be added: one more card for { $other } to reject.
review-why-hold-extend-off = { $other } is almost out of cards; { $better } could be added.
review-why-hold-extend-taken = { $other } takes the cards, so { $better } could be given along.
review-why-bet-bet-person = Of all the players { $other } is the likeliest to lose the round.
review-why-bet-bet-one = { $other } is likely enough to lose the round for a 1.
review-why-bet-bet-zero = A 1 is too risky here: if { $other } does not lose, the point goes to { $other }.

## What could be done, as the end of a sentence

review-do-attack = attack with { $card }
review-do-throw = throw in { $card }
review-do-beat = beat { $on } with { $card }
review-do-transfer = transfer with { $card }
review-do-take = take
review-do-hold = say “done”
review-do-hold-king = keep the direction
review-do-reverse = reverse the direction
review-do-challenge = challenge with { $card }
review-do-extend = add { $card }
review-do-reject = reject { $on } with { $card }
review-do-pass = pass
review-do-hold-blaze = say “done”

# $value: 0 or 1.
review-do-bet = bet { $value } on { $other }

## The report in the terminal

review-title = Review of the game
review-about = Chances are what the player could expect from what he knew: 100% is the best result, 0% the worst.
review-unfinished = The game was not played to its end, so this is the review as far as it goes.
review-moments = The moments that mattered
review-no-moments = No decision was clearly wrong.
review-better = Better: { $action } ({ $before } instead of { $after }).
review-decisions = All decisions
review-no-decisions = There was nothing to decide.
review-percent = { $percent }%
review-column-step = Step
review-column-decision = Decision
review-column-before = Best
review-column-after = Played
review-column-better = Better
review-column-open = Cards open
review-open-won = won
review-open-drawn = drawn
review-open-lost = lost

# $before, $after: won, drawn or lost, with the best play and with what was played.
review-open-changed = { $before } → { $after }

# $done of $count decisions are judged.
review-progress = Judging the decisions: { $done } of { $count }
review-graph = Chances through the game
