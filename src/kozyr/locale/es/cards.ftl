# Las cartas y los palos, como se dicen y como se escriben.

suit-s = picas
suit-c = tréboles
suit-d = diamantes
suit-h = corazones

# El palo dentro del nombre de una carta.
suit-of-s = picas
suit-of-c = tréboles
suit-of-d = diamantes
suit-of-h = corazones

rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-10 = diez
rank-J = jota
rank-Q = reina
rank-K = rey
rank-A = as

# $rank es uno de rank-…, $suit uno de suit-of-….
card-name = { $rank } de { $suit }

# Un Ocho encantado en la mesa: $card es su nombre o su forma breve, $suit uno de suit-….
card-named = { $card }, como { $suit }

# Lo que se lee en la esquina de una carta.
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

# $rank es uno de index-…, $suit uno de sign-….
card-short = { $rank }{ $suit }
card-short-named = { $rank }{ $suit }→{ $named }
