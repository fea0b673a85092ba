# The examples of the rules page for enchanted cards, teams and Blaze, and Blaze in a minute.

## Enchanted cards

example-six = This Six shows hearts. It is lower than the ten, and its suit is not trumps, but that does not matter.
example-seven = Not even the ace of trumps helps: only a higher heart would.
example-seven-six = The Six shows hearts, and it is no trump.
example-seven-trump-six = The Six shows hearts too, but here it is a trump of another suit.
example-eights = Three Eights lie there, each named spades, and each is beaten with a higher spade.
example-nine = The Nine has joined a jack. From now on this attack cannot be transferred.
example-jack = A lower card of the Jack’s own suit.
example-jack-trump = A trump, and no higher than a ten.
example-jack-queen = The queen is higher, and a Jack falls only to the cards from six to ten.
example-ace = The Ace of spades shows diamonds, so it beats even the ace of trumps.

## Teams

example-team-one = Matvey and Lena
example-team-two = Marina and Yegor
example-team-turn-1 = Yegor attacks Lena. She beats everything with her last cards, the talon is empty, and she is out.
example-team-turn-2 = The turn was Lena’s, so Matvey attacks Marina, as Lena would have.
example-team-turn-3 = If Marina takes, she misses her turn, and Matvey attacks Yegor. If she beats everything, she attacks Matvey first.

## Blaze

blaze-example-beat = { $answer } rejects { $attack }.
blaze-example-beat-not = { $answer } does not reject { $attack }.
blaze-example-equal = A card of the same suit need not be higher: the same value is enough.
blaze-example-lower = It is the same suit, but lower.
blaze-example-any-trump = Red is trumps here, and any trump rejects a card of another suit.
blaze-example-trump-needs-trump = A trump is rejected only with a trump.
blaze-example-firebird-ten = As a challenge the Firebird counts 10, so no card of its suit is high enough.
blaze-example-firebird-falls = A trump rejects it all the same.
blaze-example-firebird-trump = Nothing rejects the Firebird of trumps.
blaze-example-firebird-rejects = As a rejection it counts 0, but it is a trump.
blaze-example-firebird-zero = As a rejection it counts 0, and here it is no trump.
blaze-example-extending = A five opened and was rejected with an eight. Now fives and eights may be added: here is one of each.

minute-blaze-1 = Two rounds of two phases. In phase 1 you improve a hand of five cards, in phase 2 you get rid of it.
minute-blaze-2 = The active player challenges the next one, the target, with cards of one value. Each is rejected with the same value or a higher one of its suit, or with a trump.
minute-blaze-3 = The active player and the supporter may add cards of the values that lie there, five in all at most.
minute-blaze-4 = Whoever rejects everything is active next. Whoever passes takes all the cards and is skipped.
minute-blaze-5 = When the deck is empty, all bet on who will lose. Then whoever runs out of cards takes the best feather left; the last one gets none.
minute-blaze-6 = Feathers and won bets are points. After the second round the most points win.
