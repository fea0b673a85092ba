# The play screen of Blaze. $name, $other: players as they are called.

## Roles

blaze-role-active = active player
blaze-role-target = target
blaze-role-passing = passes
blaze-role-supporter = supporter
blaze-role-held = done
blaze-role-bettor = places a bet
blaze-role-placed = bet placed
blaze-role-out = out of the round

## Seats

# $count: cards in the scoring stack.
blaze-stack = { $count ->
    [one] Scoring stack: { $count } card
   *[other] Scoring stack: { $count } cards
}
# $count: cards in hand.
blaze-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
blaze-bet-of = Bet by { $name }, face down
# $value: 0 or 1.
blaze-bet-own = Your bet: { $value }

## Middle of the table

blaze-trump = Trump
blaze-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
blaze-deck-empty = Deck empty
blaze-feathers = Feathers
# $values: what they are worth, the next one first.
blaze-feathers-label = { $count ->
    [0] No feathers left
    [one] Feathers left: { $count }, worth { $values }
   *[other] Feathers left: { $count }, worth { $values }
}
# $card: the whole name.
blaze-discard-top = On top of the discard: { $card }
blaze-gone = Cards gone
blaze-gone-none = no card is gone yet
blaze-phase = Round { $round } · Phase { $phase }
blaze-phase-bets = Round { $round } · Bets
# $lying: challenge cards on the table.
blaze-limit = { $lying } of at most { $limit } challenge cards
# $values: values of cards.
blaze-values = fits: { $values }
# Who is active next.
blaze-next = Next active player
blaze-next-rejected = if rejected: { $name }
blaze-next-passed = if passed: { $name }
blaze-duel = The challenge
blaze-history = This challenge
# $card, $answer: whole names of cards.
blaze-pair-open = { $name }: { $card }, not rejected
blaze-pair-unrejectable = { $name }: { $card }, which no card rejects
blaze-pair-rejected = { $name }: { $card }, rejected with { $answer }
blaze-unrejectable = nothing rejects it
blaze-stamp-passed = { $name } passes and takes the cards
blaze-place-reject = Reject { $on } with { $card }

## What to do now

blaze-prompt-my-challenge = You are active: challenge { $name } with a card.
# $count: challenge cards that wait.
blaze-prompt-my-answer = { $count ->
    [one] Reject the card or pass.
   *[other] Reject { $count } cards or pass.
}
blaze-prompt-my-extend = You may add to the challenge of { $name }, or say “done”.
blaze-prompt-my-extend-none = Nothing of yours fits: say “done”, or wait for more cards.
blaze-prompt-my-extend-passed = { $name } passes. You may add cards, or say “done”.
blaze-prompt-my-extend-passed-none = { $name } passes. Nothing of yours fits: say “done”.
blaze-prompt-my-bet = Who will lose this round? Place a bet.
# $count: players who have not placed a bet yet.
blaze-prompt-bets = { $count ->
    [one] One bet is still missing.
   *[other] { $count } bets are still missing.
}
blaze-prompt-challenge = { $name } opens the challenge.
blaze-prompt-answer = { $count ->
    [one] { $name } must reject { $count } card or pass.
   *[other] { $name } must reject { $count } cards or pass.
}
blaze-prompt-extend = Will anyone add to the challenge of { $name }?
blaze-prompt-passed = { $name } passes. Will anyone add cards?
blaze-prompt-over = The game is over.
blaze-prompt-place = Choose which card to reject.
blaze-button-challenge = Challenge
blaze-button-extend = Add
blaze-button-reject = Reject
blaze-button-pass = Pass
blaze-button-hold = Done
blaze-button-withdraw = Take it back
blaze-offer-mine = Your card waits: the active player comes first.
blaze-offer-answer = { $name } offers { $card }. Add your card first, or say “done”.
blaze-offer-back = { $name } takes { $card } back.

## Bets

blaze-bet-title = Who will lose this round?
blaze-bet-whom = Player to bet on
blaze-bet-note = Choose a player, then a betting card. It lies face down until the round ends.
blaze-bet-1-note = A point for you if { $name } loses, otherwise for { $name }.
blaze-bet-0-note = No point for anyone. The card comes back.
blaze-bet-waiting = Bets placed: { $placed } of { $players }
blaze-bet-mine = You have bet { $value } on { $name }.
blaze-reveal-card = Betting card { $value }

## End of a round and of the game

blaze-round-over = { $name } loses round 1
blaze-bets-title = The bets
blaze-reveal-bet = { $name } bet on { $other }
blaze-reveal-back = It goes back.
blaze-reveal-point = A point for { $name }.
blaze-round-next = Round 2 begins with { $name }.
blaze-trump-new = New trump suit:
blaze-round-go = On to round 2
blaze-over = The game is over
blaze-played = { $count ->
    [one] One game played
   *[other] { $count } games played
}
blaze-again = Another game
blaze-replay = Replay of the last game
blaze-result = { $points ->
    [one] { $name } wins with { $points } point
   *[other] { $name } wins with { $points } points
}
blaze-result-you = { $points ->
    [one] You win with { $points } point
   *[other] You win with { $points } points
}
blaze-result-tie = { $name } and { $other } have { $points } points each: the higher feather of round 2 puts { $name } first.
blaze-sheet-place = Place
blaze-sheet-round = Round { $round }
blaze-sheet-feather = Feather
blaze-sheet-bets = Bets
blaze-sheet-total = Points
blaze-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
blaze-replay-bet = { $name } bets { $value } on { $other }.

## Help

blaze-help-several = When you challenge, tap more cards of the same value to lay them together.
blaze-help-roles = The active player challenges the target; the supporter may add cards too.
blaze-help-phrases = Tell the other attacker what you mean to add: the phrases are for that.
help-key-blaze-gather = add another card of the value
help-key-blaze-pass = pass
