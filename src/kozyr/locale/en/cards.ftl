# Cards and suits as they are said and as they are written.

suit-s = spades
suit-c = clubs
suit-d = diamonds
suit-h = hearts

# The suit as it stands in the name of a card.
suit-of-s = spades
suit-of-c = clubs
suit-of-d = diamonds
suit-of-h = hearts

rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

# $rank is one of rank-…, $suit one of suit-of-….
card-name = { $rank } of { $suit }

# An enchanted Eight on the table: $card is its name or its short form, $suit one of suit-….
card-named = { $card }, named { $suit }

# What stands in the corner of a card.
index-6 = 6
index-7 = 7
index-8 = 8
index-9 = 9
index-10 = 10
index-J = J
index-Q = Q
index-K = K
index-A = A

sign-s = ♠
sign-c = ♣
sign-d = ♦
sign-h = ♥

# $rank is one of index-…, $suit one of sign-….
card-short = { $rank }{ $suit }
card-short-named = { $rank }{ $suit }→{ $named }
