# Blaze en nuestras palabras, un mensaje por cláusula. Lo que el reglamento deja a la mesa está en rulings-house.

## Cartas y mazos

rule-B1 = La baraja tiene 60 cartas de tres palos: azul, rojo y amarillo. Cada palo tiene los valores del 1 al 9 dos veces y dos pájaros de fuego, que tienen palo pero no número.
rule-B2 = Con tres jugadores, los seis 1 se quedan en la caja toda la partida y se juega con 54 cartas. Con cuatro o cinco se usan las 60.
rule-B3 = Cada cual recibe cinco cartas. Las demás forman dos mazos boca abajo, uno por ronda: de 19 y 20 cartas con tres jugadores, de 20 y 20 con cuatro, de 17 y 18 con cinco.
rule-B4 = La carta superior del mazo de la ronda se descubre y se pone debajo. Su palo es el de triunfo durante toda la ronda. Queda a la vista y se roba la última. Si es un pájaro de fuego, solo indica su palo.
rule-B5 = En cada ronda hay una Pluma menos que jugadores. En la ronda 1 valen de 1 al número de jugadores menos uno; en la ronda 2, de 2 a ese número. La de más valor está arriba.
rule-B6 = Cada jugador tiene tres cartas de apuesta: un 0 y dos 1.
rule-B7 = El azar decide el primer jugador activo de la ronda 1. En la ronda 2 lo es quien perdió la primera.

## El desafío

rule-B8 = El jugador activo desafía al siguiente en el sentido de las agujas del reloj que siga en la ronda: el jugador objetivo. El que va detrás es el partidario, que juega a favor del jugador activo. Cuando solo quedan dos, no hay partidario.
rule-B9 = El jugador activo abre con una carta como mínimo. Puede abrir con más del mismo valor, de cualquier palo. Los pájaros de fuego tienen todos el mismo valor.
rule-B10 = Una carta de desafío se rechaza con otra de su palo, igual o más alta, o con cualquier triunfo. Un triunfo solo se rechaza con otro triunfo igual o más alto.
rule-B11 = El pájaro de fuego vale 10 en el desafío y 0 en el rechazo. Por eso un pájaro que no es triunfo solo se rechaza con triunfos, y el de triunfo no se rechaza con nada. Como rechazo, el de triunfo sirve contra cualquier carta que no sea triunfo; los demás no rechazan nada.
rule-B12 = La carta de rechazo se pone frente a la que rechaza y no se mueve. El jugador objetivo responde en el orden que quiera. De dos cartas iguales se entiende la que se jugó primero.
rule-B13 = El jugador activo y el partidario pueden ampliar el desafío en cualquier momento con cartas cuyo valor ya esté en la mesa, como desafío o como rechazo.
rule-B14 = Un pájaro de fuego que rechaza vale 0, y ninguna carta de desafío tiene ese valor: no da pie a añadir nada. Una mesa puede permitir que dé pie a otros pájaros de fuego.
rule-B15 = En un desafío hay como mucho cinco cartas de desafío, entre los dos atacantes, antes y después de pasar.
rule-B16 = En la fase 2, si el jugador objetivo tiene menos de cinco cartas, ese número es el límite de desafíos. Se cuenta al empezar el desafío, vale también para abrir y ya no cambia.
rule-B17 = Mientras haya una carta sin rechazar, el jugador objetivo debe rechazar o pasar. Los demás pueden añadir cartas entretanto, pero no tienen que hacerlo.
rule-B18 = El jugador objetivo puede pasar mientras haya una carta sin rechazar, aunque ya haya rechazado otras. Después no rechaza más. Los atacantes aún pueden añadir hasta el límite, y él se lleva todas las cartas del desafío, también sus rechazos.
rule-B19 = Si los dos atacantes quieren los últimos puestos del límite, va primero el jugador activo. La carta del partidario que ocuparía uno de esos puestos espera un momento. Cuando el jugador activo ha jugado, ha dicho «listo» o ha dejado pasar el tiempo, la carta vale si queda sitio; si no, vuelve a la mano.
rule-B20 = Cuando todo está rechazado y ningún atacante añade cartas, el desafío queda rechazado y sus cartas van al descarte. Para eso dice «listo» cada atacante que tiene cartas; otra carta o un «paso» lo anula. No se pregunta a nadie si se ha alcanzado el límite o ningún atacante tiene cartas. Después de pasar, el desafío acaba igual.
rule-B21 = En la fase 1, el jugador activo, el jugador objetivo y el partidario roban luego hasta cinco cartas: primero el jugador activo y después en el sentido de las agujas del reloj, cada uno todas las suyas antes que el siguiente.
rule-B22 = Quien ha rechazado un desafío es el siguiente jugador activo. A quien ha pasado se le salta: sigue el partidario, haya jugado o no. Cuando solo quedan dos y uno pasa, vuelve a ser activo el mismo.

## El final de la fase 1 y las apuestas

rule-B23 = La fase 1 acaba en cuanto se roba la última carta, la de triunfo, aunque falten jugadores por robar. Algunos pueden quedarse con menos de cinco cartas.
rule-B24 = Antes de seguir con la fase 2, todos, también quien no tiene cartas, ponen a la vez una carta de apuesta boca abajo ante otro jugador: quien creen que perderá la ronda. Nadie apuesta por sí mismo. Cuando todos han apostado se ve quién apostó por quién; los valores siguen ocultos hasta el final de la ronda.

## La fase 2, las Plumas y los puntos

rule-B25 = En la fase 2 no se roba. Quien pasa sigue llevándose todas las cartas, el triunfo no cambia y sigue el jugador que señaló el último desafío.
rule-B26 = Quien no tiene cartas al empezar la fase 2 toma la Pluma superior justo después de las apuestas y queda fuera de la ronda. Si son varios, las toman en el sentido de las agujas del reloj desde quien tiene el turno.
rule-B27 = Después de cada desafío, quienes no tienen cartas toman la Pluma superior, en el sentido de las agujas del reloj desde el jugador activo, y quedan fuera de la ronda. Desde entonces solo son vecinos los que siguen.
rule-B28 = La ronda acaba con su última Pluma. Quien no tiene ninguna pierde la ronda, le queden cartas o no.
rule-B29 = Quien no ha perdido la ronda se lleva los 1 que tiene delante. Los que están ante quien la perdió van a la pila de puntuación de quienes los apostaron. Un 0 vuelve siempre a su dueño y puede apostarse otra vez; un 1 apostado, no. Las cartas de apuesta que no se han puesto no cuentan.
rule-B30 = Para la ronda 2 se barajan las cartas usadas en la primera. Cada cual recibe cinco y las demás van a la caja. Ahora se roba del segundo mazo; su carta superior da el nuevo palo de triunfo, y se juega por las Plumas de la ronda 2.
rule-B31 = La puntuación es la suma de las Plumas y las cartas de apuesta de la pila de puntuación. Gana la más alta. En caso de empate decide la Pluma más alta de la ronda 2, y eso siempre basta: esas Plumas son todas distintas y solo una persona no tiene. Los demás puestos se deciden igual.
rule-B32 = Una comprobación: entre todos suman 8 con tres jugadores, 15 con cuatro y 24 con cinco, más uno por cada 1 apostado.

## Reglas de la casa

rule-B33 = Una fase que no avanza se corta: cuando un desafío va a empezar por tercera vez desde la misma posición, o tras 200 desafíos en la fase. En la fase 2, las Plumas que quedan son para quienes tienen menos cartas; en caso de igualdad, en el sentido de las agujas del reloj desde quien iba a abrir. En la fase 1 se descarta el resto del mazo, también la carta de triunfo, y siguen las apuestas.
rule-B34 = La pila de descarte está boca arriba. Todos ven su carta superior y pueden recordar lo que se ha jugado.
