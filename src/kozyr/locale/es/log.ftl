# Lo que ha pasado en la mesa, una frase por línea.
# $name, $names: los jugadores, por su nombre. $card, $on: cartas en forma breve. $count: un número de cartas.

log-attack = { $name } ataca con { $card }.
log-throw = { $name } añade { $card }.
log-beat = { $name } bate { $on } con { $card }.
log-transfer = { $name } transfiere el ataque con { $card }.
log-take = { $name } toma.
log-hold = { $name }: «listo».
log-reverse = { $name } cambia el sentido del juego.
log-hold-king = { $name } no cambia el sentido del juego.

# $name es quien defiende, $count las cartas que dejan la mesa.
log-bout-beaten =
    { $count ->
        [one] { $name } resiste el ataque: { $count } carta va al descarte.
       *[other] { $name } resiste el ataque: { $count } cartas van al descarte.
    }
log-bout-taken =
    { $count ->
        [one] { $name } se lleva { $count } carta.
       *[other] { $name } se lleva { $count } cartas.
    }

log-out = { $name } queda fuera, sin cartas.
log-returned =
    { $count ->
        [one] { $name } recupera { $count } carta sobrante.
       *[other] { $name } recupera { $count } cartas sobrantes.
    }
log-draws =
    { $count ->
        [one] { $name } roba { $count } carta.
       *[other] { $name } roba { $count } cartas.
    }
log-opens = { $name } muestra el triunfo más bajo, { $card }, y empieza.
log-opens-nobody = Nadie tiene triunfos, así que empieza quien reparte: { $name }.
log-opens-next = { $name } abre el ataque siguiente.

log-over-durak = Solo a { $name } le quedan cartas: durak.
log-over-draw = A nadie le quedan cartas: empate.
log-over-winners = Victoria: { $names }.
log-endless = La partida da vueltas sin fin: empate.
