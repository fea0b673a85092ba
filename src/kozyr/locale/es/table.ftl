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
seat-partner = compañero
seat-with = con { $name }
seat-opponent = rival
# El jugador del asiento ya salió; $name es su compañero.
seat-played-by = juega { $name }
team-own = Tú y { $name }
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
direction-forward = en sentido horario
direction-reversed = sentido inverso
no-more-throws = no se añade más
# $name juega en $seat, el asiento de un compañero que ya salió.
ghost-opener = { $name } ataca desde el asiento de { $seat }
ghost-defender = { $name } defiende el asiento de { $seat }
ghost-my-opener = Atacas desde el asiento de { $seat }
ghost-my-defender = Defiendes el asiento de { $seat }
# Ante un nombre, o ante dos con signos de «se mata» y «se recoge».
next-word = sigue:
next-you = tú
next-same = El próximo ataque es de { $name }.
next-if = El próximo ataque es de { $beaten } si se mata todo, de { $taken } si se recoge.
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
prompt-my-attack-from = Atacas a { $name } desde el asiento de { $from }: elige una carta.
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
button-attack = Atacar
button-throw = Añadir
button-beat = Batir
button-transfer = Transferir
button-take = Tomo
button-hold = Listo
button-hold-taking = Listo
button-hold-king = Dejarlo
king-explains = Si lo cambias, atacas al vecino del otro lado y se juega en ese sentido hasta que se use otro rey.
# $card: una carta en forma corta.
suit-question = Di un palo para { $card }
suit-explains = Cuenta como de ese palo mientras está en la mesa. El triunfo no se puede elegir.
suit-explains-free = Cuenta como de ese palo mientras está en la mesa.
question-cancel = Ahora no
button-reverse = Cambiar

## Mano, avisos, presencia

hand-label = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
card-useless = { $card }, ahora no se puede jugar
# Un botón sobre una carta de la mesa. $card: su nombre completo.
card-ask = Qué hace: { $card }
info-shows = El palo indicado: { $suit }.
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
help-info = Una carta encantada dice qué hace si la mantienes pulsada, si la señalas o con la tecla I; en la mesa, si la tocas.
help-keys = Teclas
help-key-cards = elegir una carta
help-key-uses = elegir adónde va
help-key-play = jugarla
help-key-gather = sumar otra carta del mismo valor
help-key-take = tomar
help-key-done = listo
help-key-transfer = transferir la carta elegida
help-key-hint = lo que jugaría un bot fuerte
help-key-sort = ordenar la mano
help-key-log = mostrar u ocultar el registro
help-key-escape = devolver la carta a la mano
help-key-info = qué hace la carta encantada
help-key-suit = decir el palo de un ocho
help-key-reverse = cambiar el sentido tras un rey
help-key-help = esta ayuda
help-rules = Las reglas
