# La página de reglas alrededor de las cláusulas: títulos, el juego en un minuto, ejemplos

rules-title = Las reglas del durak
rules-lead = Con nuestras palabras, según el reglamento Black Book: Durak. Cada cláusula tiene su número, y la mesa lo indica cuando una carta no se puede jugar.
rules-title-blaze = Las reglas de Blaze
rules-lead-blaze = Con nuestras palabras, según el reglamento de Blaze. Cada cláusula tiene su número, y la mesa lo indica cuando una carta no se puede jugar.
rules-contents = Contenido
rules-clause-link = Enlace a { $clause }
rules-play = Jugar ya
rules-house = lectura nuestra
rules-assumed = suposición nuestra
rules-box = de la caja
rules-house-note = Donde el reglamento deja un punto abierto, esta mesa lo juega como sigue. «{ rules-house }» señala lo que hemos elegido nosotros.

section-minute = El juego en un minuto
section-cards = Jugadores y cartas
section-setup = Preparación
section-bout = El ataque
section-throwing = Añadir cartas
section-transferring = Transferir
section-end = Cómo termina un ataque
section-finish = Cómo termina la partida
section-enchanted = Cartas encantadas
section-teams = Por equipos
section-open = Puntos abiertos
section-open-enchanted = Cartas encantadas: puntos abiertos
section-open-teams = Por equipos: puntos abiertos

section-blaze-cards = Cartas y preparación
section-blaze-challenge = El desafío
section-blaze-rejecting = Rechazar
section-blaze-extending = Ampliar
section-blaze-passing = Pasar, y quién sigue
section-blaze-bets = El fin de la fase 1 y las apuestas
section-blaze-feathers = La fase 2 y las Plumas
section-blaze-scores = Puntuación y ronda 2
section-blaze-house = Reglas de la casa

minute-1 = Cada jugador tiene seis cartas y un palo es el triunfo. Deshazte de tus cartas: no hay ganador, solo un perdedor, el durak.
minute-2 = Un jugador ataca al siguiente con una carta. El defensor la bate con una más alta del mismo palo o con un triunfo.
minute-3 = Los demás añaden cartas de valores que ya están en la mesa, y el defensor tiene que batirlas también.
minute-4 = En vez de batir, el defensor puede poner una carta del mismo valor: el ataque pasa al jugador siguiente.
minute-5 = Si lo bate todo, las cartas se descartan y el defensor ataca después. Si no, las toma todas y pierde el turno.
minute-6 = Tras cada ataque todos roban hasta tener seis. Con el mazo vacío, quien se queda sin cartas está a salvo.

example = Ejemplo
example-yes = se puede batir
example-no = no se puede batir
example-trump = Triunfo: { $suit }
example-beat = { $answer } bate { $attack }.
example-beat-not = { $answer } no bate { $attack }.
example-same-suit = La jota es más alta que el ocho de su palo.
example-other-suit = Un diez de otro palo no sirve, por alto que sea.
example-trump-beats = El triunfo más bajo bate cualquier carta que no sea triunfo.
example-throwing = Dima ataca a Masha con la jota de picas y ella la bate con el siete de triunfo. Ahora se pueden añadir sietes: Sasha añade uno y luego Dima otro. Masha bate los dos y nadie tiene más que añadir.
example-transferring = Masha ataca a Sasha con un nueve y Dima añade otro. Sasha no ha batido nada todavía, así que con su nueve pasa el ataque: ahora Dima tiene los tres delante.
