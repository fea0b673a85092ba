# The cards of Blaze as they are said and as they are written. A suit has a colour, a shape and a letter.

blaze-suit-b = blue
blaze-suit-r = red
blaze-suit-y = yellow

# The suit as it stands in the name of a card.
blaze-suit-of-b = blue
blaze-suit-of-r = red
blaze-suit-of-y = yellow

blaze-shape-b = wave
blaze-shape-r = flame
blaze-shape-y = star

# What stands beside the shape on a card.
blaze-letter-b = B
blaze-letter-r = R
blaze-letter-y = Y

blaze-value-1 = one
blaze-value-2 = two
blaze-value-3 = three
blaze-value-4 = four
blaze-value-5 = five
blaze-value-6 = six
blaze-value-7 = seven
blaze-value-8 = eight
blaze-value-9 = nine
blaze-value-F = Firebird

# $value is one of blaze-value-…, $suit one of blaze-suit-of-….
blaze-card-name = { $suit } { $value }

# The value and the shape of the suit in short.
blaze-index-1 = 1
blaze-index-2 = 2
blaze-index-3 = 3
blaze-index-4 = 4
blaze-index-5 = 5
blaze-index-6 = 6
blaze-index-7 = 7
blaze-index-8 = 8
blaze-index-9 = 9
blaze-index-F = F
blaze-sign-b = ●
blaze-sign-r = ▲
blaze-sign-y = ★

# $value is one of blaze-index-…, $suit one of blaze-sign-….
blaze-card-short = { $value }{ $suit }

blaze-firebird-note = 10 in a challenge, 0 as a rejection
blaze-back = face-down card
blaze-feather = feather, { $value }
blaze-bet-card = betting card, { $value }
blaze-bet-hidden = betting card, face down
