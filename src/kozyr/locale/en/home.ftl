# Home, new table, lobby, result, replay and settings

## Everywhere
app-name = Kozyr
bar-home = Kozyr, home
skip = Skip to the content
title = { $screen } · Kozyr
settings = Settings
close = Close
copy = Copy
copied = Copied
save = Save
saved = Saved
loading = Just a moment…
try-again = Try again
back-home = To the home page
stepper-less = { $label }: one less
stepper-more = { $label }: one more

## Settings
your-name = Your name
your-name-note = How others see you at the table.
guest = Guest
guest-name = Guest { $number }
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
deck = Deck
deck-two = Two colours
deck-four = Four colours
speed = Animation
speed-off = Off
speed-1x = Normal
speed-2x = Fast
sort = Sort the hand
sort-suit = By suit
sort-rank = By rank
sort-hand = As dealt
sound = Sound
latin-indices = Always J Q K A on the cards
latin-indices-note = Otherwise the letters follow the language.

## Games and variants
game-durak = Classic durak
game-durak-about = Beat what is laid before you, or take it. Whoever is left with cards is the durak.
game-rules = Rules
by-the-book = by the book
option-transfer = Transfers
option-transfer-note = Instead of beating, lay a card of the same rank and pass the attack on.
option-transfer-on = with transfers
option-transfer-off = no transfers
option-strict_limit = Strict limit
option-strict_limit-note = Nobody may throw in more cards than the defender can beat.
option-strict_limit-on = strict limit
option-strict_limit-off = open limit
option-take_surplus = The taker takes everything
option-take_surplus-note = Cards thrown over the limit are taken too, instead of going back.
option-take_surplus-on = the taker takes everything
option-take_surplus-off = surplus goes back
option-throw_after_take = Throwing in after “I take”
option-throw_after_take-note = More cards may follow the defender's “I take”, up to the limit.
option-throw_after_take-on = throwing in after a take
option-throw_after_take-off = no throwing in after a take
game-durak-enchanted = Enchanted durak
game-durak-enchanted-about = Every rank may have a power of its own: the book’s nine sets, step by step or all at once.
game-durak-teams = Team durak
game-durak-teams-about = Two against two, partners opposite each other. Only opponents attack you.
option-teams = Teams
option-teams-note = Two against two, partners opposite each other: exactly four players.
option-teams-on = teams
option-teams-off = each alone
option-team_transfer = Transfers in teams
option-team_transfer-note = Counts only when teams play.
option-team_transfer-on = transfers in teams
option-team_transfer-off = no transfers in teams
option-enchanted = Enchanted cards
option-enchanted-note = All four cards of these ranks have a power of their own.
option-six_beats_jack = An enchanted Six beats an enchanted Jack
option-six_beats_jack-note = If the Jack has the suit that the Six shows.
option-six_beats_jack-on = Sixes beat Jacks
option-six_beats_jack-off = Sixes do not beat Jacks
game-blaze = Blaze
game-blaze-about = Two rounds for feathers: get rid of your cards early, and bet on who will be last.
option-firebird_zero_opens = A rejecting Firebird opens Firebirds
option-firebird_zero_opens-note = When a Firebird rejects, the attackers may add Firebirds.
option-firebird_zero_opens-on = a rejecting Firebird opens Firebirds
option-firebird_zero_opens-off = a rejecting Firebird opens nothing
option-memory_aid = Aid to memory
option-memory_aid-note = The discard can be looked through: it lists the cards that are gone.
option-memory_aid-on = aid to memory
option-memory_aid-off = no aid to memory
ranks-none = None
ranks-span = { $first } to { $last }

## Seats
seat-open = Open seat
bot-name-1 = Vesna
bot-name-2 = Tikhon
bot-name-3 = Zarya
bot-name-4 = Bogdan
bot-name-5 = Lada
bot-name-6 = Yarik
bot-kind-random = Random bot
bot-kind-heuristic = Sensible bot
bot-kind-beginner = Beginner
bot-kind-casual = Casual
bot-kind-club = Club
bot-kind-expert = Expert
bot-kind-master = Master
bot-about-random = Lays any card that may be laid.
bot-about-heuristic = Follows simple good habits.
bot-about-beginner = Makes many mistakes.
bot-about-casual = Plays sensibly and looks a step ahead.
bot-about-club = Remembers every card and plans ahead.
bot-about-expert = Thinks far ahead, rarely errs.
bot-about-master = The strongest: takes up to a second.
# $rating: a number on the ladder of bots.
bot-rated = { $bot } · { $rating }
bots-level = Bots

## Home
home-title = Durak with friends and bots
home-lead = No account, nothing to install.
resume-title = Your table
resume-turn = Your turn
resume-playing = The game is on
resume-lobby = Waiting for players
resume-over = The deal is over
resume-go = Back to the table
table-with = Players: { $names }
table-alone = Nobody else yet
games-title = Games
opponents = Opponents
play-now = Play now
invite = Invite friends
more-choices = Seats, pace, house rules
join-title = Join by code
join-code = Table code
join-go = Join
watch-title = Watch
watch-none = No public table is playing right now.
watch-go = Watch table { $code }
mine-title = My games
mine-none = Tables you play at are kept here.
mine-go = Open table { $code }
status-lobby = waiting for players
status-playing = playing
status-over = over

## New table
new-title = New table
new-game = Game
new-seats = Players
new-who = Who sits where
new-seat = Seat { $number }
new-me = Me
new-open = Open for a friend
new-pace = Time to think
pace-off = No clock
pace-slow = Slow
pace-fast = Fast
new-bots = Bots play
delay-human = At a human pace
delay-none = At once
new-privacy = Who may find it
new-private = Only with the link
new-public = Anyone may watch
new-rules = House rules
new-book = By the book
new-book-note = All house rules as the rulebook reads.
new-clause = clause { $clause }
new-create = Make the table
new-play = Start the game
new-no-me = You take no seat: you will watch.

## Lobby
lobby-title = Table { $code }
lobby-waiting = { $open ->
    [0] Every seat is taken.
    [one] One more player is needed.
   *[other] { $open } more players are needed.
}
lobby-host-waits = The host starts the game.
lobby-seats = Seats
lobby-you = you
lobby-offline = not connected
lobby-sit = Sit here
lobby-stand = Stand up
lobby-fill = Fill seat { $number } with
lobby-fill-open = Open for a friend
lobby-invite = Invite friends
lobby-link = Link to this table
lobby-code = Table code
lobby-qr = QR code with the link to this table
lobby-qr-note = Point a phone's camera at it.
lobby-resume = Your own way back
lobby-resume-link = Link to your seat
lobby-resume-note = Opens your seat on another device. Keep it to yourself.
lobby-start = Start the game
lobby-start-bots = Start; bots take the open seats
lobby-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}

## Result
result-title = The deal is over
result-show = Result
result-durak-you = You are the durak
result-durak = { $name } is the durak
result-durak-why = Everyone else is out of cards, and the talon is empty.
result-durak-you-why = You alone are left with cards.
result-draw = A draw
result-draw-why = The last players got rid of their cards in the same bout: nobody is the durak.
result-endless-why = The game went round in circles without a discard, so it counts as a draw.
result-winners = { $names } win
result-ranking = The result: { $names }
result-tally = Times the durak
result-deals = { $count ->
    [one] One deal played
   *[other] { $count } deals played
}
result-player = Player
result-duraks = Durak
result-again = Next deal
result-change = Change the rules
result-replay = Replay
result-review = Review
result-record = Download the record
result-share = Copy the result
result-shared = { $game } at Kozyr: { $result } ({ $tally })
result-close = Look at the table

## Replay
replay-title = Replay of the last deal
replay-none = This table has no finished deal yet.
replay-start = The cards are dealt
replay-step = Step { $step } of { $last }
replay-slider = Step
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-hand = { $name }’s hand
replay-no-cards = no cards
replay-table = On the table
replay-table-empty = The table is empty.
replay-talon = Talon: { $count }
replay-discard = Discard: { $count }
replay-trump = Trump: { $suit }
replay-no-trump = No trump
replay-to-table = Back to the table
replay-opener = attacks
replay-defender = defends

## Problems
problem-unreachable = The server cannot be reached. Is it running?
problem-not-found = There is nothing at this address.
problem-unknown = That did not work ({ $code }).
problem-no-code = Type the code of the table, for example KQ7X4.
connection-lost = The connection is lost. Trying again…
lost-title = Nothing here
lost-text = There is no page at this address.
table-lost-title = No such table
table-lost-text = Perhaps the code has a typo, or the table was closed.
