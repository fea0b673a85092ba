# The rules of classic durak in our own words, a message a clause, and how this table reads the open points.

## Players and cards

rule-R1 = Two to six people play. The team game needs exactly four.
rule-R2 = The printed box holds more than durak needs. Jokers, low cards and the cards of another game stay in it.
rule-R3 = The deck has nine cards in each of four suits. From low to high: 6, 7, 8, 9, 10, jack, queen, king, ace.
rule-R4 = Within a suit the higher card beats the lower one.
rule-R5 = Every game has one trump suit.
rule-R6 = Any trump beats any card that is not a trump. Only a higher trump beats a trump.
rule-R7 = A card that is not a trump never beats a card of another suit.
rule-R8 = Everyone tries to have no cards left.

## Setting up

rule-R9 = Only the sixes to the aces are dealt: 36 cards.
rule-R10 = After the shuffle everyone gets six cards. The rest is the talon.
rule-R11 = The next card is turned up and decides the trump suit. It lies face up under the talon and is drawn last of all.
rule-R12 = With six players there is no talon. The last card dealt decides the trump suit: whoever got it shows it to all and keeps it.
rule-R13 = Whoever holds the lowest trump shows it and opens the first bout. Play goes round clockwise.
rule-R14 = When no hand has a trump, the dealer opens the first bout.

## The bout

rule-R15 = The opener lays one card, any card, against the next player.
rule-R16 = The defender beats a card from hand, with a higher one of its suit or with a trump.
rule-R17 = During the defence the others may add cards, and the defender may pass the attack on.
rule-R18 = What has been beaten stays open on the table until the bout is over.

## Throwing in

rule-R19 = Everyone except the defender may throw in: any number of cards, whenever they like during the bout.
rule-R20 = A card can be thrown in when its rank is on the table already, in an attack or in an answer.
rule-R21 = The opener may throw in too.
rule-R22 = The defender beats at most six cards, and never more than the hand held. The first card, thrown-in cards and transferred cards all count.
rule-R23 = When more cards lie there than that, the defender chooses which ones to beat until the limit is reached. The others go back to those who laid them.
rule-R24 = Until someone has defended successfully in this game, at most five cards are beaten instead of six.

## Transferring

rule-R25 = While nothing is beaten and all the cards there share one rank, the defender may add a card of this rank. The attack then moves to the next player.
rule-R26 = The next player has to answer all of these cards, the added one too.
rule-R27 = That player may transfer in turn, and so may the one after.
rule-R28 = Nobody can be handed more cards by a transfer than they hold.
rule-R29 = After the first beaten card, this attack stays where it is.
rule-R30 = Cards thrown in before the first answer travel with the attack, and whoever threw them may find it coming to them.

## How a bout ends

rule-R31 = The defence succeeds when all cards are beaten and nobody adds any, or when the limit has been beaten. Those cards are discarded, and the defender opens the next bout.
rule-R32 = A defender who gives up takes the cards into the hand and misses a turn: the player after that opens.
rule-R33 = Then everyone with fewer than six cards draws up to six: the opener first, the others against the direction of play, the defender last.
rule-R34 = Once the talon and the trump card are gone, nobody draws. With six players nobody ever does.

## How the game ends

rule-R35 = With no cards in hand and none left to draw, a player is out.
rule-R36 = The last one who still has cards is the durak and loses.

## Open points

# The rulings that the book leaves to the table, as their ids; the others follow the words of the book.
rulings-house = Q2 Q3 Q4 Q5 Q5a Q6 Q7 Q10 Q11 Q12 Q13 Q14 Q17 Q18 Q19 Q20 Q21 Q22 Q23 Q25 Q26 Q27 Q28 Q35 Q36 B7 B14 B19 B20 B26 B33 B34
# A reading that the book does not tell, and clauses of Blaze that come from the game’s box and not from its rulebook.
rulings-assumed = Q27
rules-from-box = B1 B2 B3 B5 B6

ruling-Q1 = A bout opens with one card. Cards of the same rank may follow at once, as throw-ins.
ruling-Q2 = The limit is counted from the cards held on becoming the defender. After a transfer it is counted anew for the next player.
ruling-Q3 = Nobody has the first right to throw in: cards count in the order in which they arrive.
ruling-Q4 = When all the cards there are beaten, the others who have cards say “done”, and the bout ends when all have. Until another card is laid or the defender takes, those who said it throw in nothing. The defender cannot end the bout. Running out of time counts as “done”.
ruling-Q5 = After “I take” the others may still throw in, up to the limit in all, until everyone is done. Whoever said it cannot go back. A table can do without this throwing in.
ruling-Q5a = A bout ends by itself when nothing waits for an answer and everybody can see that nothing more can be added: the limit is beaten, or lies there after a take, or no attacker has cards. It never ends because nobody holds a fitting card, as that would give hands away.
ruling-Q6 = Whoever takes picks up cards of the attack only up to the limit. Surplus that was not beaten goes back, the last laid first. A table can have the taker pick up everything.
ruling-Q7 = Before a take, more cards may be thrown in than the defender can beat. A table can refuse cards over the limit.
ruling-Q8 = Everyone draws after a bout, also those who laid nothing, and each draws up to six before the next one starts.
ruling-Q9 = The opener draws first even after transfers. Only an opener whom the attack has come back to draws last, as the defender.
ruling-Q10 = Nobody is out while a bout runs, since cards may come back. It is decided after drawing.
ruling-Q11 = When the last players run out of cards in the same bout, it is a draw: nobody is the durak.
ruling-Q12 = If the one who should open is out, the next player opens. After a take with two players left, the same player opens again.
ruling-Q13 = Beating with the last card in hand ends the bout at once, as a success.
ruling-Q14 = Whoever takes also picks up what they have beaten and the cards they beat it with.
ruling-Q15 = At most five cards are beaten until the first successful defence of the deal, however many bouts that takes. The next deal starts with five again.
ruling-Q16 = One card makes a transfer, and whoever made it may throw in afterwards. Players who are out are passed over. With two players the attack goes back to the opener. It may go round any number of times.
ruling-Q17 = When two play at the same moment, what arrives first counts. The other play counts as well if it still fits the table; otherwise its player is told why it does not.
ruling-Q18 = Discarded cards cannot be looked at. The numbers of cards in hands and talon are open to all, and the trump suit stays in view.
ruling-Q19 = Chance picks the first dealer. The lowest trump opens every deal. The durak deals the next one; after a draw the same player deals again.
ruling-Q20 = In a game without a trump suit, the dealer opens. With six players this happens when an enchanted Eight is dealt last.
ruling-Q21 = A game without end is a draw: after 60 bouts in a row with an empty talon and nothing discarded, or when a bout starts from the same position for the third time.
ruling-Q22 = When time runs out, the defender takes, the opener lays the lowest card allowed, and the others are done. A bot plays for someone who has left, with the same cards.
