# La pantalla de juego. $name: el jugador por su nombre.

table-label = Mesa

## Sitios

# $count: cartas en la mano.
seat-label = { $count ->
    [0] { $name }, sin cartas
    [one] { $name }, { $count } carta
   *[other] { $name }, { $count } cartas
}
seat-bot = Bot
seat-away = ausente, juega un bot
seat-offline = sin conexión
mute = Silenciar a { $name }
role-opener = ataca
role-attacker = añade
role-defender = se defiende
role-taking = toma
role-held = listo
role-out = fuera

## Centro de la mesa

trump-word = triunfo
trump-label = Palo de triunfo: { $suit }
trump-none = sin triunfo
# $card: el nombre completo.
trump-card = Carta de triunfo: { $card }
talon-label = { $count ->
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
talon-empty = Mazo vacío
discard-word = Descarte
discard-label = { $count ->
    [one] Descarte: { $count } carta
   *[other] Descarte: { $count } cartas
}
# $lying: cartas de ataque en la mesa. $limit: cuántas se pueden batir.
limit-label = { $lying } en la mesa, se pueden batir { $limit } como máximo
direction-reversed = sentido inverso
no-more-throws = no se añade más
pairs-label = Cartas en la mesa
# $attack, $answer: nombres completos de cartas.
pair-open = { $name }: { $attack }, sin batir
pair-beaten = { $name }: { $attack }, batida con { $answer }
stamp-taking = Toma: { $name }

## Dónde puede ir una carta

place-attack = Atacar
place-throw = Añadir
place-transfer = Transferir
# $card, $on: nombres completos de cartas.
place-beat = Batir { $on } con { $card }

## Qué hacer ahora

# $count: cartas que esperan respuesta.
prompt-my-attack = Atacas a { $name }: elige una carta.
prompt-my-defence = { $count ->
    [one] Bate la carta o toma.
   *[other] Bate { $count } cartas o toma.
}
prompt-my-defence-or-transfer = { $count ->
    [one] Bate la carta, transfiérela o toma.
   *[other] Bate { $count } cartas, transfiérelas o toma.
}
prompt-my-throw = Puedes añadir cartas contra { $name } o decir «listo».
prompt-my-throw-none = Ninguna de tus cartas encaja: di «listo» o espera más cartas.
prompt-my-throw-to-taker = { $name } toma. Puedes añadir cartas o decir «listo».
prompt-my-throw-to-taker-none = { $name } toma. Ninguna de tus cartas encaja: di «listo».
prompt-my-king = Te has defendido con un rey: ¿cambiar el sentido?
prompt-king = { $name } decide sobre el sentido.
prompt-attack = Ataca: { $name }.
prompt-defence = { $count ->
    [0] Se defiende: { $name }.
    [one] { $name } tiene que responder a { $count } carta.
   *[other] { $name } tiene que responder a { $count } cartas.
}
prompt-throw = ¿Alguien añade cartas contra { $name }?
prompt-taking = { $name } toma. ¿Alguien añade cartas?
prompt-over = La mano ha terminado.
prompt-place = Elige dónde va la carta.
prompt-suit = Nombra un palo.
button-attack = Atacar
button-throw = Añadir
button-beat = Batir
button-transfer = Transferir
button-take = Tomo
button-hold = Listo
button-hold-taking = Listo
button-hold-king = Dejarlo
button-reverse = Cambiar

## Mano, avisos, presencia

hand-label = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
card-useless = { $card }, ahora no se puede jugar
note-rule = Regla { $clause }
away = Un bot juega por ti.
away-back = Recuperar mi asiento

## Registro, frases, ayuda

history-title = Este ataque
history-empty = Todavía no ha pasado nada.
tool-sort = Ordenar la mano: { $order }
say = Decir algo
say-hello = ¡Hola!
say-thanks = ¡Gracias!
say-nice = ¡Bien jugado!
say-oops = ¡Ups!
say-hurry = Te toca, por favor
say-wait = Un momento…
say-sorry = ¡Perdón!
say-good-game = ¡Buena partida!
help-title = Cómo se juega
help-tap = Toca una carta: se iluminan los lugares adonde puede ir. Tócala otra vez, o toca un lugar, y se juega.
help-drag = O arrástrala a la mesa.
help-several = Al atacar, toca más cartas del mismo valor para jugarlas juntas.
help-why = Toca cualquier otra carta para saber por qué no se puede jugar ahora.
help-keys = Teclas
help-key-cards = elegir una carta
help-key-uses = elegir adónde va
help-key-play = jugarla
help-key-gather = sumar otra carta del mismo valor
help-key-take = tomar
help-key-done = listo
help-key-transfer = transferir la carta elegida
help-key-sort = ordenar la mano
help-key-log = mostrar u ocultar el registro
help-key-escape = devolver la carta a la mano
help-key-help = esta ayuda
help-rules = Las reglas
