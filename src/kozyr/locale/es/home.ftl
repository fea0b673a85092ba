# Inicio, mesa nueva, sala, resultado, repetición y ajustes

## En todas partes
app-name = Kozyr
bar-home = Kozyr, inicio
skip = Ir al contenido
title = { $screen } · Kozyr
settings = Ajustes
close = Cerrar
copy = Copiar
copied = Copiado
save = Guardar
saved = Guardado
loading = Un momento…
try-again = Reintentar
back-home = Volver al inicio
stepper-less = { $label }: uno menos
stepper-more = { $label }: uno más

## Ajustes
your-name = Tu nombre
your-name-note = Así te ven los demás en la mesa.
guest = Invitado
guest-name = Invitado { $number }
language = Idioma
theme = Colores
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
deck = Baraja
deck-two = Dos colores
deck-four = Cuatro colores
speed = Animación
speed-off = No
speed-1x = Normal
speed-2x = Rápida
sort = Ordenar la mano
sort-suit = Por palo
sort-rank = Por valor
sort-hand = Como se reparte
sound = Sonido
latin-indices = Siempre J Q K A en las cartas
latin-indices-note = Si no, las letras siguen el idioma.

## Juegos y variantes
game-durak = Durak clásico
game-durak-about = Bate lo que te ponen delante o tómalo. Quien se queda con cartas es el durak.
game-rules = Reglas
by-the-book = según el reglamento
option-transfer = Transferencias
option-transfer-note = En vez de batir, pon una carta del mismo valor y pasa el ataque al siguiente.
option-transfer-on = con transferencias
option-transfer-off = sin transferencias
option-strict_limit = Límite estricto
option-strict_limit-note = Nadie puede añadir más cartas de las que el defensor puede batir.
option-strict_limit-on = límite estricto
option-strict_limit-off = límite abierto
option-take_surplus = Quien toma se lo lleva todo
option-take_surplus-note = También se lleva las cartas que pasan del límite, en vez de que vuelvan a su dueño.
option-take_surplus-on = quien toma se lo lleva todo
option-take_surplus-off = lo que sobra vuelve a su dueño
option-throw_after_take = Añadir después de «tomo»
option-throw_after_take-note = Tras el «tomo» del defensor se pueden añadir más cartas, hasta el límite.
option-throw_after_take-on = se añade después de tomar
option-throw_after_take-off = no se añade después de tomar
game-durak-enchanted = Durak encantado
game-durak-enchanted-about = Cada valor puede tener su propio poder: los nueve juegos del reglamento, paso a paso o todos a la vez.
game-durak-teams = Durak por equipos
game-durak-teams-about = Dos contra dos, las parejas frente a frente. Solo te atacan los rivales.
option-teams = Por equipos
option-teams-note = Dos contra dos, cada pareja frente a frente: exactamente cuatro jugadores.
option-teams-on = por equipos
option-teams-off = cada cual por su cuenta
option-team_transfer = Transferencias por equipos
option-team_transfer-note = Solo cuenta si se juega por equipos.
option-team_transfer-on = con transferencias por equipos
option-team_transfer-off = sin transferencias por equipos
option-enchanted = Cartas encantadas
option-enchanted-note = Las cuatro cartas de estos valores tienen un poder propio.
option-six_beats_jack = El seis encantado bate a la jota encantada
option-six_beats_jack-note = Si la jota es del palo que muestra el seis.
option-six_beats_jack-on = los seises baten jotas
option-six_beats_jack-off = los seises no baten jotas
game-blaze = Blaze
game-blaze-about = Dos rondas por las Plumas: deshazte pronto de tus cartas y apuesta quién será el último.
option-firebird_zero_opens = El pájaro de fuego que rechaza abre pájaros de fuego
option-firebird_zero_opens-note = Cuando un pájaro de fuego rechaza, los atacantes pueden añadir pájaros de fuego.
option-firebird_zero_opens-on = el pájaro de fuego que rechaza abre pájaros de fuego
option-firebird_zero_opens-off = el pájaro de fuego que rechaza no abre nada
option-memory_aid = Ayuda de memoria
option-memory_aid-note = Se puede mirar el descarte: muestra las cartas que ya no están en juego.
option-memory_aid-on = con ayuda de memoria
option-memory_aid-off = sin ayuda de memoria
ranks-none = Ninguna
ranks-span = Del { $first } al { $last }

## Asientos
seat-open = Asiento libre
bot-name-1 = Vesna
bot-name-2 = Tijon
bot-name-3 = Zariá
bot-name-4 = Bogdán
bot-name-5 = Lada
bot-name-6 = Yárik
bot-kind-random = Bot al azar
bot-kind-heuristic = Bot sensato
bot-kind-beginner = Novato
bot-kind-casual = Aficionado
bot-kind-club = Club
bot-kind-expert = Experto
bot-kind-master = Maestro
bot-about-random = Echa cualquier carta permitida.
bot-about-heuristic = Sigue unas pocas buenas costumbres.
bot-about-beginner = Se equivoca a menudo.
bot-about-casual = Juega con sentido y mira un paso adelante.
bot-about-club = Recuerda cada carta y planea la partida.
bot-about-expert = Piensa muy por delante; apenas falla.
bot-about-master = El más fuerte: piensa hasta un segundo.
bot-rated = { $bot } · { $rating }
bots-level = Bots

## Inicio
home-title = Durak con amigos y bots
home-lead = Sin cuenta y sin instalar nada.
resume-title = Tu mesa
resume-turn = Te toca
resume-playing = La partida está en marcha
resume-lobby = Faltan jugadores
resume-over = La mano ha terminado
resume-go = Volver a la mesa
table-with = Jugadores: { $names }
table-alone = Todavía no hay nadie más
games-title = Juegos
opponents = Rivales
play-now = Jugar ya
invite = Invitar a amigos
more-choices = Asientos, ritmo, reglas de la casa
join-title = Entrar con un código
join-code = Código de la mesa
join-go = Entrar
watch-title = Mirar
watch-none = Ahora mismo no hay ninguna mesa pública en juego.
watch-go = Mirar la mesa { $code }
mine-title = Mis partidas
mine-none = Aquí se guardan las mesas en las que juegas.
mine-go = Abrir la mesa { $code }
status-lobby = faltan jugadores
status-playing = en juego
status-over = terminada

## Mesa nueva
new-title = Mesa nueva
new-game = Juego
new-seats = Jugadores
new-who = Quién se sienta dónde
new-seat = Asiento { $number }
new-me = Yo
new-open = Libre para un amigo
new-pace = Tiempo para pensar
pace-off = Sin reloj
pace-slow = Lento
pace-fast = Rápido
new-bots = Los bots juegan
delay-human = A ritmo humano
delay-none = Al instante
new-privacy = Quién puede encontrarla
new-private = Solo con el enlace
new-public = Cualquiera puede mirar
new-rules = Reglas de la casa
new-book = Según el reglamento
new-book-note = Todas las reglas de la casa como las lee el reglamento.
new-clause = cláusula { $clause }
new-create = Crear la mesa
new-play = Empezar la partida
new-no-me = No ocupas ningún asiento: vas a mirar.

## Sala
lobby-title = Mesa { $code }
lobby-waiting = { $open ->
    [0] Todos los asientos están ocupados.
    [one] Falta un jugador.
   *[other] Faltan { $open } jugadores.
}
lobby-host-waits = Quien creó la mesa empieza la partida.
lobby-seats = Asientos
lobby-you = tú
lobby-offline = sin conexión
lobby-sit = Sentarme
lobby-stand = Levantarme
lobby-fill = Asiento { $number }: ocuparlo con
lobby-fill-open = Libre para un amigo
lobby-invite = Invitar a amigos
lobby-link = Enlace a esta mesa
lobby-code = Código de la mesa
lobby-qr = Código QR con el enlace a esta mesa
lobby-qr-note = Apúntale con la cámara de un móvil.
lobby-resume = Para volver a tu sitio
lobby-resume-link = Enlace a tu asiento
lobby-resume-note = Abre tu asiento en otro dispositivo. No lo compartas.
lobby-start = Empezar la partida
lobby-start-bots = Empezar con bots en los asientos libres
lobby-watchers = { $count ->
    [one] Una persona mira.
   *[other] { $count } personas miran.
}

## Resultado
result-title = La mano ha terminado
result-show = Resultado
result-durak-you = Eres el durak
result-durak = El durak: { $name }
result-durak-why = Los demás se han quedado sin cartas y el mazo está vacío.
result-durak-you-why = Solo tú te has quedado con cartas.
result-draw = Empate
result-draw-why = Los últimos jugadores se han quedado sin cartas a la vez: nadie es el durak.
result-endless-why = La partida daba vueltas sin ningún descarte y cuenta como empate.
result-winners = Ganan { $names }
result-ranking = Resultado: { $names }
result-tally = Veces durak
result-deals = { $count ->
    [one] Una mano jugada
   *[other] { $count } manos jugadas
}
result-player = Jugador
result-duraks = Durak
result-again = Otra mano
result-change = Cambiar las reglas
result-replay = Repetición
result-review = Análisis
result-record = Descargar el registro
result-share = Copiar el resultado
result-shared = { $game } en Kozyr: { $result } ({ $tally })
result-close = Ver la mesa

## Repetición
replay-title = Repetición de la última mano
replay-none = En esta mesa aún no ha terminado ninguna mano.
replay-start = Cartas repartidas
replay-step = Paso { $step } de { $last }
replay-slider = Paso
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-hand = Mano de { $name }
replay-no-cards = sin cartas
replay-table = En la mesa
replay-table-empty = La mesa está vacía.
replay-talon = Mazo: { $count }
replay-discard = Descarte: { $count }
replay-trump = Triunfo: { $suit }
replay-no-trump = Sin triunfo
replay-to-table = Volver a la mesa
replay-opener = ataca
replay-defender = se defiende

## Problemas
problem-unreachable = No se puede llegar al servidor. ¿Está en marcha?
problem-not-found = No hay nada en esta dirección.
problem-unknown = No ha funcionado ({ $code }).
problem-no-code = Escribe el código de la mesa, por ejemplo KQ7X4.
connection-lost = Se ha perdido la conexión. Reintentando…
lost-title = Aquí no hay nada
lost-text = No existe ninguna página en esta dirección.
table-lost-title = No existe esa mesa
table-lost-text = Puede que el código tenga una errata o que la mesa se haya cerrado.
