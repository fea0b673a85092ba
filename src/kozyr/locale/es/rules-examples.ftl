# Los ejemplos de la página de reglas para cartas encantadas, equipos y Blaze, y Blaze en un minuto.

## Cartas encantadas

example-six = Este seis muestra corazones. Es más bajo que el diez y no es triunfo, pero no importa.
example-seven = Ni siquiera el as de triunfo sirve: solo un corazón más alto.
example-seven-six = El seis muestra corazones y no es triunfo.
example-seven-trump-six = El seis también muestra corazones, pero aquí es un triunfo de otro palo.
example-eights = Hay tres ochos, todos nombrados picas, y cada uno se bate con una pica más alta.
example-nine = El nueve se ha unido a una jota. Desde ahora este ataque no se puede transferir.
example-jack = Una carta más baja del palo de la jota.
example-jack-trump = Un triunfo que no pasa del diez.
example-jack-queen = La reina es más alta, y una jota solo cae ante cartas del seis al diez.
example-ace = El as de picas muestra diamantes, así que bate incluso al as de triunfo.

## Por equipos

example-team-one = Matvéi y Lena
example-team-two = Marina y Yegor
example-team-turn-1 = Yegor ataca a Lena. Ella lo bate todo con sus últimas cartas, el mazo está vacío y queda fuera.
example-team-turn-2 = Le tocaba a Lena, así que Matvéi ataca a Marina, como habría hecho ella.
example-team-turn-3 = Si Marina toma, pierde el turno y Matvéi ataca a Yegor. Si lo bate todo, primero ataca ella a Matvéi.

## Blaze

blaze-example-beat = { $answer } rechaza { $attack }.
blaze-example-beat-not = { $answer } no rechaza { $attack }.
blaze-example-equal = Una carta del mismo palo no tiene que ser más alta: basta el mismo valor.
blaze-example-lower = Es del mismo palo, pero más baja.
blaze-example-any-trump = Aquí el triunfo es rojo, y cualquier triunfo rechaza una carta de otro palo.
blaze-example-trump-needs-trump = Un triunfo solo se rechaza con otro triunfo.
blaze-example-firebird-ten = En el desafío el pájaro de fuego vale 10, así que ninguna carta de su palo llega.
blaze-example-firebird-falls = Un triunfo lo rechaza de todos modos.
blaze-example-firebird-trump = Nada rechaza el pájaro de fuego de triunfo.
blaze-example-firebird-rejects = Como rechazo vale 0, pero es triunfo.
blaze-example-firebird-zero = Como rechazo vale 0, y aquí no es triunfo.
blaze-example-extending = Abrió un cinco y lo rechazó un ocho. Ahora se pueden añadir cincos y ochos: aquí hay uno de cada.

minute-blaze-1 = Dos rondas de dos fases. En la fase 1 mejoras una mano de cinco cartas; en la fase 2 te deshaces de ella.
minute-blaze-2 = El jugador activo desafía al siguiente, el objetivo, con cartas de un valor. Cada una se rechaza con el mismo valor o uno más alto de su palo, o con un triunfo.
minute-blaze-3 = El jugador activo y el partidario pueden añadir cartas de los valores que hay en la mesa, cinco en total como máximo.
minute-blaze-4 = Quien lo rechaza todo es el siguiente jugador activo. Quien pasa se lleva todas las cartas y pierde el turno.
minute-blaze-5 = Cuando se acaba el mazo, todos apuestan quién perderá. Después, quien se queda sin cartas toma la mejor Pluma que quede; el último no recibe ninguna.
minute-blaze-6 = Las Plumas y las apuestas ganadas son puntos. Tras la segunda ronda gana quien tiene más.
