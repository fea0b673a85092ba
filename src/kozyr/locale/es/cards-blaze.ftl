# Las cartas de Blaze, como se dicen y como se escriben. Un palo tiene color, forma y letra.

blaze-suit-b = azul
blaze-suit-r = rojo
blaze-suit-y = amarillo

# El palo dentro del nombre de una carta.
blaze-suit-of-b = azul
blaze-suit-of-r = rojo
blaze-suit-of-y = amarillo

blaze-shape-b = ola
blaze-shape-r = llama
blaze-shape-y = estrella

# Lo que está junto a la forma en una carta.
blaze-letter-b = AZ
blaze-letter-r = RO
blaze-letter-y = AM

blaze-value-1 = uno
blaze-value-2 = dos
blaze-value-3 = tres
blaze-value-4 = cuatro
blaze-value-5 = cinco
blaze-value-6 = seis
blaze-value-7 = siete
blaze-value-8 = ocho
blaze-value-9 = nueve
blaze-value-F = pájaro de fuego

# $value es uno de blaze-value-…, $suit uno de blaze-suit-of-….
blaze-card-name = { $value } { $suit }

# El valor y la forma del palo, en breve.
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

# $value es uno de blaze-index-…, $suit uno de blaze-sign-….
blaze-card-short = { $value }{ $suit }

blaze-firebird-note = 10 en el desafío, 0 como rechazo
blaze-back = carta boca abajo
blaze-feather = Pluma, { $value }
blaze-bet-card = carta de apuesta, { $value }
blaze-bet-hidden = carta de apuesta boca abajo
