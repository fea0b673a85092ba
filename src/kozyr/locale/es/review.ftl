# El repaso de una partida: qué importó y por qué. $name, $other: los jugadores, por su nombre.
# $card, $better: la carta jugada y la mejor; $on, $better_on: las que responden; todas en forma breve.

## Por qué era mejor otra jugada

review-why-other = La otra jugada promete más aquí.

# Ya se conocen todas las cartas, así que los resultados son seguros.
review-why-won-lost = Aquí se pueden deducir todas las cartas: la jugada mejor gana con seguridad; esta pierde.
review-why-won-drawn = Aquí se pueden deducir todas las cartas: la jugada mejor gana con seguridad; esta solo empata.
review-why-drawn-lost = Aquí se pueden deducir todas las cartas: la jugada mejor empata con seguridad; esta pierde.

# Defender en el durak
review-why-take-beat = { $better } bate { $better_on } y no es triunfo; quien toma pierde el ataque siguiente.
review-why-take-beat-trump = { $better } es un triunfo bien gastado en { $better_on }: quien toma pierde el ataque siguiente.
review-why-take-transfer = { $better } transfiere el ataque, así que no hay que tomar nada.
review-why-beat-take = Esta defensa cuesta buenas cartas, empezando por { $card }; tomar lo que hay en la mesa cuesta menos.
review-why-beat-take-trump = El triunfo { $card } vale más que el turno: es mejor tomar y guardarlo.
review-why-beat-transfer = No hace falta batir nada: { $better } transfiere el ataque.
review-why-beat-transfer-trump = El triunfo { $card } no hace falta: { $better } transfiere el ataque.
review-why-beat-beat = { $better } también bate { $on }, y { $card } sirve más adelante.
review-why-beat-beat-lower = { $better } basta contra { $on }; { $card } vale la pena guardarla.
review-why-beat-beat-other = Lo mejor es usar ahora { $better } contra { $better_on }; { $on } puede esperar.
review-why-beat-beat-rank = { $card } trae a la mesa un valor nuevo y permite añadir más cartas; { $better } no.
review-why-beat-beat-trump = Contra { $on } no hace falta un triunfo: { $better } también la bate.
review-why-transfer-beat = { $better } bate { $better_on }, y quien lo bate todo ataca después; { $card } se queda en la mano.
review-why-transfer-take = { $card } vale la pena guardarla: se puede tomar lo que hay en la mesa.
review-why-transfer-transfer = { $better } también transfiere el ataque, y { $card } sirve más adelante.
review-why-transfer-transfer-lower = { $better } también transfiere el ataque; { $card } vale la pena guardarla.
review-why-transfer-transfer-suit = Es mejor nombrar otro palo: { $better }.

# Atacar en el durak; $other defiende.
review-why-attack-attack = Abrir con { $better } promete más que con { $card }.
review-why-attack-attack-equal = A { $better } le puede seguir otra carta de su valor.
review-why-attack-attack-higher = { $better } es más difícil de batir que { $card }.
review-why-attack-attack-lower = { $better } se echa menos en falta que { $card }.
review-why-attack-attack-suit = Es mejor nombrar otro palo: { $better }.
review-why-attack-attack-trump = El triunfo { $card } es demasiado bueno para atacar aquí; { $better } se echa menos en falta.
review-why-throw-throw = Añadir { $better } promete más que { $card }.
review-why-throw-throw-higher = { $better } es más difícil de batir que { $card }.
review-why-throw-throw-lower = { $better } se echa menos en falta que { $card }.
review-why-throw-throw-suit = Es mejor nombrar otro palo: { $better }.
review-why-throw-throw-trump = El triunfo { $card } es demasiado bueno para añadirlo aquí; { $better } se echa menos en falta.
review-why-throw-hold = { $card } sirve más en la mano que en la mesa.
review-why-throw-hold-taken = { $card } es un regalo: se la lleva { $other }.
review-why-throw-hold-trump = Es mejor guardar el triunfo { $card } que añadirlo.
review-why-hold-throw = Aún se podía añadir { $better }: una carta más que batir para { $other }.
review-why-hold-throw-off = A { $other } casi no le quedan cartas y se escapa; se podía añadir { $better }.
review-why-hold-throw-taken = { $other } toma, así que se le podía dar también { $better }.
review-why-hold-reverse = El ataque siguiente es mejor contra el vecino del otro lado.
review-why-reverse-hold = El ataque siguiente es mejor en el sentido de antes.

# Blaze; $other es el objetivo, o el jugador de una apuesta.
review-why-pass-reject = { $better } rechaza { $better_on } y no es triunfo; quien pasa se lleva todas las cartas y pierde el turno.
review-why-pass-reject-trump = { $better } es un triunfo bien gastado en { $better_on }: quien pasa se lleva todas las cartas y pierde el turno.
review-why-reject-pass = Rechazar cuesta buenas cartas, empezando por { $card }; llevarse lo que hay en la mesa cuesta menos.
review-why-reject-pass-trump = El triunfo { $card } vale más que el turno: es mejor pasar y guardarlo.
review-why-reject-reject = { $better } también rechaza { $on }, y { $card } sirve más adelante.
review-why-reject-reject-lower = { $better } basta contra { $on }; { $card } vale la pena guardarla.
review-why-reject-reject-other = Lo mejor es usar ahora { $better } contra { $better_on }; { $on } puede esperar.
review-why-reject-reject-rank = { $card } trae a la mesa un valor nuevo y permite añadir más cartas; { $better } no.
review-why-reject-reject-trump = Contra { $on } no hace falta un triunfo: { $better } también la rechaza.
review-why-challenge-challenge = Un desafío con { $better } promete más que con { $card }.
review-why-challenge-challenge-equal = A { $better } le puede seguir otra carta de su valor.
review-why-challenge-challenge-higher = { $better } es más difícil de rechazar que { $card }.
review-why-challenge-challenge-lower = { $better } se echa menos en falta que { $card }.
review-why-challenge-challenge-trump = El triunfo { $card } es demasiado bueno para desafiar aquí; { $better } se echa menos en falta.
review-why-extend-extend = Añadir { $better } promete más que { $card }.
review-why-extend-extend-higher = { $better } es más difícil de rechazar que { $card }.
review-why-extend-extend-lower = { $better } se echa menos en falta que { $card }.
review-why-extend-extend-trump = El triunfo { $card } es demasiado bueno para añadirlo aquí; { $better } se echa menos en falta.
review-why-extend-hold = { $card } sirve más en la mano que en la mesa.
review-why-extend-hold-taken = { $card } es un regalo: se la lleva { $other }.
review-why-extend-hold-trump = Es mejor guardar el triunfo { $card } que añadirlo.
review-why-hold-extend = Aún se podía añadir { $better }: una carta más que rechazar para { $other }.
review-why-hold-extend-off = A { $other } casi no le quedan cartas; se podía añadir { $better }.
review-why-hold-extend-taken = { $other } se lleva las cartas, así que se le podía dar también { $better }.
review-why-bet-bet-person = De todos los jugadores, { $other } es quien más probablemente pierda la ronda.
review-why-bet-bet-one = Es bastante probable que { $other } pierda la ronda: merece un 1.
review-why-bet-bet-zero = Un 1 es demasiado arriesgado: si { $other } no pierde, el punto será para { $other }.

## Lo que se podía hacer, como final de una frase

review-do-attack = atacar con { $card }
review-do-throw = añadir { $card }
review-do-beat = batir { $on } con { $card }
review-do-transfer = transferir con { $card }
review-do-take = tomar
review-do-hold = decir «listo»
review-do-hold-king = mantener el sentido
review-do-reverse = cambiar el sentido
review-do-challenge = desafiar con { $card }
review-do-extend = añadir { $card }
review-do-reject = rechazar { $on } con { $card }
review-do-pass = pasar
review-do-hold-blaze = decir «listo»

# $value: 0 o 1.
review-do-bet = apostar { $value } por { $other }

## El informe en la terminal

review-title = Repaso de la partida
review-about = Las probabilidades son lo que cabía esperar según lo que se sabía: 100 % es el mejor resultado y 0 % el peor.
review-unfinished = La partida no se jugó hasta el final; este repaso llega hasta donde llegó.
review-moments = Los momentos decisivos
review-no-moments = Ninguna decisión fue claramente mala.
review-better = Mejor: { $action } ({ $before } en lugar de { $after }).
review-decisions = Todas las decisiones
review-no-decisions = No hubo nada que decidir.
review-percent = { $percent } %
review-column-step = Paso
review-column-decision = Decisión
review-column-before = Mejor
review-column-after = Jugada
review-column-better = Mejor jugada
review-column-open = Cartas a la vista
review-open-won = ganada
review-open-drawn = empate
review-open-lost = perdida

# $before, $after: ganada, empate o perdida, con la mejor jugada y con la que se hizo.
review-open-changed = { $before } → { $after }

# Se han juzgado $done de $count decisiones.
review-progress = Se juzgan las decisiones: { $done } de { $count }
review-graph = Probabilidades durante la partida
