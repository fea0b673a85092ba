# Team durak in our own words, one message a clause, and how the open points are read here.

rule-R52 = Four play, two against two. Partners sit opposite each other, so both neighbours are opponents.
rule-R53 = Turns go round clockwise, so the teams take turns.
rule-R54 = Only opponents are attacked, and cards are thrown in only against opponents.
rule-R55 = When a player is out, both opponents attack the partner who is left, each on their own turn.
rule-R56 = Whoever is left alone has a turn after each of the opponents, and attacks the one whom the full team would have attacked then.
rule-R57 = If the lone player does not beat an attack, the other opponent attacks next.
rule-R58 = When one player of each team is left, the two play on by the ordinary rules.
rule-R59 = The team whose players are both out first wins. Enchanted sets may take part or not.

ruling-Q23 = The book says that players are skipped, but its own example goes round clockwise without skipping anyone. So do we: the teams alternate, and only a defender who takes misses a turn.
ruling-Q24 = Both opponents of the defender may throw in, the defender’s partner never. Attacks may be transferred. The next seat then belongs to the other team, so now the one who transferred and their partner may throw in, and the opener may not. A team table can do without transfers.
ruling-Q25 = A player who is out leaves the seat to the partner, who plays both: a turn from each, and a defence on each. Turns go from seat to seat, and only the seat of a defender who takes is skipped. One name in the book’s example must be a misprint, as it has a player attack himself.
ruling-Q26 = If both teams run out of cards in the same bout, it is a draw. Partners do not see each other’s cards.
