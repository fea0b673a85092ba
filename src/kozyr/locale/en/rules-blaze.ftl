# Blaze in our own words, one message a clause. What the rulebook leaves to the table stands in rulings-house.

## Cards and decks

rule-B1 = The deck has 60 cards in three suits: blue, red and yellow. Each suit has the values 1 to 9 twice, and two Firebirds, which have a suit but no number.
rule-B2 = With three players the six 1s stay in the box for the whole game, so 54 cards play. With four or five players all 60 do.
rule-B3 = Everyone is dealt five cards. The rest makes two face-down decks, one for each round: 19 and 20 cards with three players, 20 and 20 with four, 17 and 18 with five.
rule-B4 = The top card of the round’s deck is turned up and put under it. Its suit is the trump suit for the whole round. The card stays in view and is drawn last. A Firebird there just gives its suit.
rule-B5 = Each round has one feather fewer than there are players. In round 1 they are worth from 1 up to one less than the number of players, in round 2 from 2 up to that number. The most valuable lies on top.
rule-B6 = Every player has three betting cards: one 0 and two 1s.
rule-B7 = Chance picks the first active player of round 1. In round 2 it is the loser of round 1.

## A challenge

rule-B8 = The active player challenges the next player clockwise who is still in the round: the target. The one after the target is the supporter, who plays on the active player’s side. When only two are left, there is no supporter.
rule-B9 = The active player opens with at least one card. More cards of its value may open too, in any suits. Firebirds have the same value as each other.
rule-B10 = A challenge card is rejected with a card of its suit that is as high or higher, or with any trump. A trump is rejected only with a trump that is as high or higher.
rule-B11 = A Firebird counts 10 as a challenge and 0 as a rejection. So only trumps reject a Firebird that is not a trump, and nothing rejects a Firebird of trumps. As a rejection, a Firebird of trumps works against any card that is not a trump; other Firebirds reject nothing.
rule-B12 = A rejection lies opposite the card it rejects and stays there. The target answers the open cards in any order. Of two equal ones, the one laid first is meant.
rule-B13 = The active player and the supporter may extend the challenge at any time with cards whose value lies there already, as a challenge or as a rejection.
rule-B14 = A Firebird that rejects counts 0, and no challenge card has that value, so nothing can be added to it. A table can let it make way for more Firebirds.
rule-B15 = A challenge has at most five challenge cards, from both attackers together, before and after a pass.
rule-B16 = In phase 2 a target with fewer than five cards lowers the limit to that number. It is counted when the challenge begins, holds for the opening cards too, and does not change.
rule-B17 = While a challenge card is open, the target has to reject it or pass. The others may add cards meanwhile, but need not.
rule-B18 = The target may pass as long as a card is open, even after rejecting others. Then nothing is rejected any more. The attackers may still add cards within the limit, and the target takes every card of the challenge, the rejections too.
rule-B19 = If both attackers want the last places within the limit, the active player comes first. A supporter’s card that would take such a place waits a moment. Once the active player has played, is done or has let the time run out, the card counts if there is still room, and otherwise goes back.
rule-B20 = When all is rejected and no attacker adds a card, the challenge is rejected, and its cards are discarded. Each attacker who has cards says “done” for that; the next card or a pass takes it back. Nobody is asked when the limit is reached or no attacker has cards. After a pass the challenge ends in the same way.
rule-B21 = In phase 1 the active player, the target and the supporter then draw up to five cards: the active player first, then clockwise, each in full before the next.
rule-B22 = Whoever rejected a challenge is active next. A target who passed is skipped: the supporter is next, even without having played a card. When only two are left, the same player is active again after a pass.

## The end of phase 1, and the bets

rule-B23 = Phase 1 ends as soon as the last card, the trump card, is drawn, even halfway through drawing up. Some players may then have fewer than five cards.
rule-B24 = Before phase 2 goes on, all players, even those without cards, put one betting card face down before another player, all at the same time. It says who they think will lose the round. Nobody bets on themselves. Once all have bet, everyone sees who bet on whom; the values stay hidden until the round ends.

## Phase 2, feathers and scores

rule-B25 = In phase 2 nobody draws. A pass still means taking all the cards, trumps stay as they are, and the player named by the last challenge goes on.
rule-B26 = Whoever has no cards when phase 2 begins takes the top feather right after the bets and is out of the round. If there are several, they take theirs clockwise from the player whose turn it is.
rule-B27 = After a challenge everyone without cards takes the top feather, clockwise from the active player, and is out of the round. From then on only those who are left count as neighbours.
rule-B28 = The round ends with its last feather. Whoever has none loses the round, with cards or without.
rule-B29 = Players who did not lose the round get the 1s that lie before them. The 1s before the loser go to the scoring stacks of those who bet them. A 0 always goes back to its owner and can be bet again; a 1 that was bet cannot. Betting cards that were never placed count nothing.
rule-B30 = For round 2 the cards used in round 1 are shuffled. Everyone is dealt five of them, and the others go to the box. Now the second deck is drawn from; its top card gives the new trump suit, and the feathers of round 2 are played for.
rule-B31 = A score is the sum of the feathers and betting cards in the scoring stack. The highest wins. In a tie, the higher feather of round 2 decides, and that settles every tie: these feathers all differ, and only one player has none. The other places follow in the same way.
rule-B32 = A check: all scores together make 8 with three players, 15 with four and 24 with five, plus one for each 1 that was bet.

## House rules

rule-B33 = A phase that leads nowhere is ended: when a challenge is about to begin from the same position for the third time, or after 200 challenges in the phase. In phase 2 the feathers that are left go to those with the fewest cards, equals clockwise from the player about to open. In phase 1 the rest of the deck is discarded, the trump card too, and the bets follow.
rule-B34 = The discard pile lies face up. Everyone sees its top card and may remember all that was played.
