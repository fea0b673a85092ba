# La pantalla de juego de Blaze. $name, $other: los jugadores por su nombre.

## Papeles

blaze-role-active = jugador activo
blaze-role-target = objetivo
blaze-role-passing = pasa
blaze-role-supporter = partidario
blaze-role-held = listo
blaze-role-bettor = apuesta
blaze-role-placed = ya ha apostado
blaze-role-out = fuera de la ronda

## Sitios

# $count: cartas de la pila de puntuación.
blaze-stack = { $count ->
    [one] Pila de puntuación: { $count } carta
   *[other] Pila de puntuación: { $count } cartas
}
# $count: cartas en la mano.
blaze-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
blaze-bet-of = Apuesta de { $name }, boca abajo
# $value: 0 o 1.
blaze-bet-own = Tu apuesta: { $value }

## Centro de la mesa

blaze-trump = Triunfo
blaze-deck = { $count ->
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
blaze-deck-empty = Mazo vacío
blaze-feathers = Plumas
# $values: lo que valen, primero la siguiente.
blaze-feathers-label = { $count ->
    [0] No quedan Plumas
    [one] Plumas por ganar: { $count }, de valor { $values }
   *[other] Plumas por ganar: { $count }, de valor { $values }
}
# $card: el nombre completo.
blaze-discard-top = Encima del descarte: { $card }
blaze-gone = Cartas fuera
blaze-gone-none = aún no hay ninguna
blaze-phase = Ronda { $round } · Fase { $phase }
blaze-phase-bets = Ronda { $round } · Apuestas
# $lying: cartas de desafío en la mesa.
blaze-limit = { $lying } de { $limit } cartas de desafío como máximo
# $values: valores de cartas.
blaze-values = encaja: { $values }
# Quién es el siguiente jugador activo.
blaze-next = Siguiente jugador activo
blaze-next-rejected = si rechaza: { $name }
blaze-next-passed = si pasa: { $name }
blaze-duel = El desafío
blaze-history = Este desafío
# $card, $answer: nombres completos de cartas.
blaze-pair-open = { $name }: { $card }, sin rechazar
blaze-pair-unrejectable = { $name }: { $card }, que ninguna carta rechaza
blaze-pair-rejected = { $name }: { $card }, rechazada con { $answer }
blaze-unrejectable = nada la rechaza
blaze-stamp-passed = { $name } pasa y se lleva las cartas
blaze-place-reject = Rechazar { $on } con { $card }

## Qué hacer ahora

blaze-prompt-my-challenge = Eres el jugador activo: desafía a { $name } con una carta.
# $count: cartas de desafío que esperan.
blaze-prompt-my-answer = { $count ->
    [one] Rechaza la carta o pasa.
   *[other] Rechaza { $count } cartas o pasa.
}
blaze-prompt-my-extend = Puedes ampliar el desafío a { $name } o decir «listo».
blaze-prompt-my-extend-none = Ninguna de tus cartas encaja: di «listo» o espera más cartas.
blaze-prompt-my-extend-passed = { $name } pasa. Puedes añadir cartas o decir «listo».
blaze-prompt-my-extend-passed-none = { $name } pasa. Ninguna de tus cartas encaja: di «listo».
blaze-prompt-my-bet = ¿Quién perderá esta ronda? Haz tu apuesta.
# $count: jugadores que aún no han apostado.
blaze-prompt-bets = { $count ->
    [one] Falta una apuesta.
   *[other] Faltan { $count } apuestas.
}
blaze-prompt-challenge = { $name } abre el desafío.
blaze-prompt-answer = { $count ->
    [one] { $name } tiene que rechazar { $count } carta o pasar.
   *[other] { $name } tiene que rechazar { $count } cartas o pasar.
}
blaze-prompt-extend = ¿Alguien amplía el desafío a { $name }?
blaze-prompt-passed = { $name } pasa. ¿Alguien añade cartas?
blaze-prompt-over = La partida ha terminado.
blaze-prompt-place = Elige qué carta rechazar.
blaze-button-challenge = Desafiar
blaze-button-extend = Ampliar
blaze-button-reject = Rechazar
blaze-button-pass = Pasar
blaze-button-hold = Listo
blaze-button-withdraw = Recuperarla
blaze-offer-mine = Tu carta espera: el jugador activo va primero.
blaze-offer-answer = { $name } ofrece { $card }. Añade antes tu carta o di «listo».
blaze-offer-back = { $name } recupera { $card }.

## Apuestas

blaze-bet-title = ¿Quién perderá esta ronda?
blaze-bet-whom = Jugador por el que apuestas
blaze-bet-note = Elige un jugador y luego una carta de apuesta. Queda boca abajo hasta el final de la ronda.
blaze-bet-1-note = Un punto para ti si pierde { $name }; si no, para { $name }.
blaze-bet-0-note = No da puntos a nadie. La carta vuelve a ti.
blaze-bet-waiting = Apuestas hechas: { $placed } de { $players }
blaze-bet-mine = Has apostado { $value } por { $name }.
blaze-reveal-card = Carta de apuesta { $value }

## Fin de una ronda y de la partida

blaze-round-over = { $name } pierde la ronda 1
blaze-bets-title = Las apuestas
blaze-reveal-bet = { $name } apostó por { $other }
blaze-reveal-back = Vuelve a su dueño.
blaze-reveal-point = Un punto para { $name }.
blaze-round-next = La ronda 2 empieza con { $name }.
blaze-trump-new = Nuevo palo de triunfo:
blaze-round-go = A la ronda 2
blaze-over = La partida ha terminado
blaze-played = { $count ->
    [one] Una partida jugada
   *[other] { $count } partidas jugadas
}
blaze-again = Otra partida
blaze-replay = Repetición de la última partida
blaze-result = { $points ->
    [one] { $name } gana con { $points } punto
   *[other] { $name } gana con { $points } puntos
}
blaze-result-you = { $points ->
    [one] Ganas con { $points } punto
   *[other] Ganas con { $points } puntos
}
blaze-result-tie = { $name } y { $other } tienen { $points } puntos: la Pluma más alta de la ronda 2 pone delante a { $name }.
blaze-sheet-place = Puesto
blaze-sheet-round = Ronda { $round }
blaze-sheet-feather = Pluma
blaze-sheet-bets = Apuestas
blaze-sheet-total = Puntos
blaze-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
blaze-replay-bet = { $name } apuesta { $value } por { $other }.

## Ayuda

blaze-help-several = Al desafiar, toca más cartas del mismo valor para jugarlas juntas.
blaze-help-roles = El jugador activo desafía al objetivo; el partidario también puede añadir cartas.
blaze-help-phrases = Dile al otro atacante cuántas cartas piensas añadir: para eso están las frases.
help-key-blaze-gather = sumar otra carta del mismo valor
help-key-blaze-pass = pasar
