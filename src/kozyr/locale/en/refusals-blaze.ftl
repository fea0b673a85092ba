# Why something could not be done in Blaze, in whole sentences.
# $name: a player as he is called. $card, $on: cards in short form. The other values are numbers.

refuse-blaze-over = The game is over, so nothing more can be played.
refuse-blaze-out = You are out of this round.
refuse-blaze-not-in-hand = You do not hold { $card }.

## The challenge

refuse-only-active = Only the active player may open the challenge: { $name }.
refuse-already-challenged = The challenge is open; now it can only be extended.
refuse-not-challenged = The challenge has not been opened yet.
refuse-not-involved = You take no part in this challenge.
refuse-target-extends = You are the target, and the target cannot extend the challenge.
refuse-value-not-on-table = { $card } cannot be added: no card of its value lies there.
refuse-firebird-opens-none = { $card } cannot be added: a Firebird that rejects counts 0 and opens nothing.
refuse-challenge-limit =
    { $limit ->
        [one] This challenge takes no more than { $limit } card, and it is there already.
       *[other] This challenge takes no more than { $limit } cards, and they are there already.
    }
refuse-blaze-held = You said “done”. You may add cards again when another card is laid or the target passes.
refuse-blaze-no-cards = You have no cards to add.
refuse-target-holds = Only the attackers say “done”; as the target you reject or pass.

## Rejecting and passing

refuse-only-target = Only the target may do that: { $name }.
refuse-passed = You have passed, and that is final.
refuse-nothing-to-pass = Everything is rejected, so there is nothing to pass on.
refuse-not-in-challenge = { $on } does not lie there as a challenge card.
refuse-already-rejected = { $on } is rejected already.
refuse-reject-lower = { $card } does not reject { $on }: it is lower.
refuse-reject-suit = { $card } does not reject { $on }: it is neither of that suit nor a trump.
refuse-reject-trump = { $card } does not reject { $on }: a trump is rejected only with a trump.
refuse-firebird-ten = { $card } does not reject { $on }: a Firebird counts 10 in a challenge, so only a trump rejects it.
refuse-firebird-zero = { $card } does not reject { $on }: a Firebird counts 0 as a rejection and needs to be a trump against another suit.
refuse-trump-firebird = Nothing rejects { $on }, the Firebird of trumps.

## Bets

refuse-bets-first = First place your bet.
refuse-no-bets-now = Bets are placed only before phase 2.
refuse-bet-placed = You have placed your bet for this round.
refuse-bet-on-oneself = You cannot bet on yourself.
refuse-bet-on-nobody = There is no such player to bet on.
refuse-bet-not-owned = You have no betting card of value { $value } left.
