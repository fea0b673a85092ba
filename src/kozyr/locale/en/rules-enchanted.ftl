# Enchanted durak in our own words, one message a clause, and how the open points are read here.

## Enchanted sets

rule-R37 = There are nine enchanted sets, one for each rank, of four cards each. A set in play replaces the four ordinary cards of its rank. Any of the sets may play together.
rule-R38 = The book suggests four steps: first sixes and sevens, then eights, nines and tens as well, then jacks and queens too, and from then on whichever sets you like.
rule-R39 = Where the text of a card and the rules disagree, the card is right. Everything else stays as it is, the order of the ranks too.

## What the cards do

rule-R40 = Six: it beats every card of the suit shown on it, whatever the rank, even a trump.
rule-R41 = Seven: no trump of another suit beats it. A Six that shows its suit does, unless that Six is itself such a trump.
rule-R42 = Eight: whoever lays it names a suit, any but trumps, and it counts as the eight of that suit. The same suit may be named several times. An Eight that is taken is named anew when it is laid again.
rule-R43 = If an Eight is turned up as the trump card, the game has no trumps.
rule-R44 = Nine: it can be thrown in whatever ranks lie there.
rule-R45 = A Nine does not lift the limit: six cards at most, or five, as always.
rule-R46 = Once a Nine has joined cards of another rank, the attack cannot be transferred any more.
rule-R47 = Ten: an attack with Tens cannot be transferred.
rule-R48 = Jack: only a six to ten of its own suit or of the trump suit beats it. This holds for the Jack of trumps too.
rule-R49 = Queen: when the defender beats with it, nobody throws in any more in this bout. What is laid afterwards goes back; what lay there before has to be beaten.
rule-R50 = King: whoever beats with at least one King and defends successfully may reverse the direction of play when the bout ends. Everyone draws as usual, then the defender attacks the neighbour on the other side, and from then on draws run the other way too. A marker shows it. It lasts until the next King is used or the game ends. Between two players a King does nothing.
rule-R51 = Ace: it beats the ace of the suit shown on it, even of trumps. Spades show diamonds, diamonds clubs, clubs hearts, and hearts spades.

## Open points

ruling-Q27 = The text of the book names the suit of only one Six: spades show hearts. For the others we assume a ring: hearts show clubs, clubs diamonds, and diamonds spades. Each Six has its suit drawn on it.
ruling-Q28 = A Six is no exception for a Jack: it beats one only as a lower card of the Jack’s suit or as a trump. A table can let a Six beat a Jack of the suit it shows.
ruling-Q29 = Against an Eight, the named suit counts for a Six. It may beat Sixes too, and Sevens, a Seven of trumps as well, but no Seven while it is itself a trump of another suit. In an attack it is an ordinary six.
ruling-Q30 = On a Seven of trumps the text changes nothing: a higher trump beats it, or a Six that shows trumps. An Eight named the suit of a Seven beats it, whatever suit is printed on the Eight.
ruling-Q31 = An Eight is named a suit at every play: opening, throwing in, beating and transferring. Its rank stays eight. To beat, it is named the suit of the card it answers. So it beats a six, a seven or an enchanted Jack of that suit, but never a trump, not even if it is printed in trumps. The named suit stays when the attack is transferred and is gone in any hand. Without trumps, any of the four suits can be named.
ruling-Q32 = A Nine can join at any moment once the bout is opened, also when all is beaten and after “I take”, but not after a Queen, and never from the defender. At the limit it is refused, unless a nine lies there already. It stops only a transfer of other ranks: if nothing but nines lies there, they can be transferred.
ruling-Q33 = All four Tens are enchanted together, so tens are never transferred in such a game. Otherwise a Ten is an ordinary ten.
ruling-Q34 = When a Jack beats, it is an ordinary jack. The Jack of trumps beats other suits, but no Seven of another suit and no enchanted Jack. Jack, queen, king and ace of trumps do not beat an enchanted Jack.
ruling-Q35 = A Queen works only when it beats. Later throw-ins are refused at once, so nothing has to go back. It also holds when the defender then takes. If nothing is left unbeaten, the bout ends immediately.
ruling-Q36 = A King works only when it beats, and several Kings give one choice. First the bout is settled, then the defender chooses, then all draw in the old direction and players go out, and then the next bout opens in the new direction. A King that nobody uses changes nothing. Running out of time means no. The defender is asked even if the game is about to end, but not if only two played in this bout. If the defender then goes out, the next player in the new direction opens; in team play, the partner opens from that seat.
ruling-Q37 = The text of an Ace adds to the rules and takes nothing away: an Ace of trumps beats other aces as a trump. So two Aces may be able to beat each other.
ruling-Q38 = The text belongs to the card and not to its rank: an ordinary seven is beaten by every trump.
