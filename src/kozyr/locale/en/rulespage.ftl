# The rules page around the clauses: headings, the game in a minute, examples

rules-title = The rules of durak
rules-lead = In our own words, after the rulebook Black Book: Durak. Each clause has its number, and the table names it when a card cannot be played.
rules-title-blaze = The rules of Blaze
rules-lead-blaze = In our own words, after the rulebook of Blaze. Each clause has its number, and the table names it when a card cannot be played.
rules-contents = Contents
rules-clause-link = Link to { $clause }
rules-play = Play now
rules-house = our reading
rules-assumed = our assumption
rules-box = from the box
rules-house-note = Where the book leaves a point open, this table plays it as below. “{ rules-house }” marks what is our own choice.

section-minute = The game in a minute
section-cards = Players and cards
section-setup = Setting up
section-bout = The bout
section-throwing = Throwing in
section-transferring = Transferring
section-end = How a bout ends
section-finish = How the game ends
section-enchanted = Enchanted cards
section-teams = Teams
section-open = Open points
section-open-enchanted = Enchanted cards: open points
section-open-teams = Teams: open points

section-blaze-cards = Cards and set-up
section-blaze-challenge = A challenge
section-blaze-rejecting = Rejecting
section-blaze-extending = Extending
section-blaze-passing = Passing, and what comes next
section-blaze-bets = The end of phase 1, and the bets
section-blaze-feathers = Phase 2 and the feathers
section-blaze-scores = Scores and round 2
section-blaze-house = House rules

minute-1 = Everyone has six cards, and one suit is trumps. Get rid of your cards: there is no winner, only a loser, the durak.
minute-2 = One player attacks the next with a card. The defender beats it with a higher one of its suit or with a trump.
minute-3 = The others throw in cards whose rank is already on the table, and the defender has to beat these too.
minute-4 = Instead of beating, the defender may add a card of the rank that lies there: the attack goes on to the next player.
minute-5 = All beaten: the cards are discarded and the defender attacks next. If not, the defender takes them all and misses a turn.
minute-6 = After each bout everyone draws up to six. When the talon is empty, whoever runs out of cards is safe.

example = Example
example-yes = may be beaten
example-no = may not be beaten
example-trump = Trump: { $suit }
example-beat = { $answer } beats { $attack }.
example-beat-not = { $answer } does not beat { $attack }.
example-same-suit = A jack is higher than an eight of its suit.
example-other-suit = A ten of another suit does not help, however high.
example-trump-beats = The lowest trump beats any card that is no trump.
example-throwing = Dima attacks with the jack of spades, and Masha beats it with a trump seven. Now sevens may be thrown in: Sasha adds one, then Dima adds another. Masha beats both, and nobody has anything to add.
example-transferring = Masha attacks Sasha with a nine, and Dima throws in another. Sasha has beaten nothing yet, so his nine passes the attack on: now Dima faces all three.
