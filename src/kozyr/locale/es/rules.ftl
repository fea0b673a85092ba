# Las reglas del durak clásico en nuestras palabras, un mensaje por cláusula, y cómo se leen aquí los puntos abiertos.

## Jugadores y cartas

rule-R1 = Juegan de dos a seis personas. Por equipos se juega siempre entre cuatro.
rule-R2 = La caja trae más de lo que pide el durak. Los comodines, las cartas bajas y las de otro juego se quedan dentro.
rule-R3 = La baraja tiene cuatro palos de nueve cartas. De menor a mayor: 6, 7, 8, 9, 10, jota, reina, rey y as.
rule-R4 = Dentro de un palo, la carta más alta bate a la más baja.
rule-R5 = En cada partida hay un palo de triunfo.
rule-R6 = Un triunfo bate cualquier carta que no lo sea. A un triunfo solo lo bate otro más alto.
rule-R7 = Una carta que no es triunfo nunca bate una carta de otro palo.
rule-R8 = Se trata de quedarse sin cartas.

## Preparación

rule-R9 = Solo se reparten las cartas del seis al as: 36 en total.
rule-R10 = Se baraja y cada cual recibe seis cartas. Las demás forman el mazo.
rule-R11 = Se descubre la carta siguiente: su palo es el de triunfo. Queda boca arriba debajo del mazo y se roba la última.
rule-R12 = Con seis jugadores no hay mazo. La última carta repartida decide el palo de triunfo: quien la recibe la enseña a todos y se la queda.
rule-R13 = Quien tiene el triunfo más bajo lo muestra y abre el primer ataque. Se juega en el sentido de las agujas del reloj.
rule-R14 = Si nadie tiene triunfos, abre quien ha repartido.

## El ataque

rule-R15 = Quien abre pone una sola carta, la que quiera, ante el jugador siguiente.
rule-R16 = El defensor bate la carta con otra de su mano: una más alta del mismo palo o un triunfo.
rule-R17 = Durante la defensa los demás pueden añadir cartas, y el defensor puede transferir el ataque.
rule-R18 = Las cartas batidas quedan a la vista en la mesa hasta que acaba el ataque.

## Añadir cartas

rule-R19 = Todos menos el defensor pueden añadir cartas: cuantas quieran y en cualquier momento del ataque.
rule-R20 = Se puede añadir una carta si su valor ya está en la mesa, en el ataque o en la defensa.
rule-R21 = También puede añadir cartas quien abrió el ataque.
rule-R22 = El defensor bate como mucho seis cartas, y nunca más de las que tenía en la mano. Cuentan la primera, las añadidas y las transferidas.
rule-R23 = Si hay más cartas que ese límite, el defensor elige cuáles bate hasta alcanzarlo. Las demás vuelven a quienes las jugaron.
rule-R24 = Hasta que alguien se defienda con éxito en la partida, el máximo es de cinco cartas en lugar de seis.

## Transferir

rule-R25 = Mientras no se haya batido nada y todas las cartas sean del mismo valor, el defensor puede añadir otra de ese valor. El ataque pasa entonces al jugador siguiente.
rule-R26 = El nuevo defensor responde a todas esas cartas, también a la que se acaba de poner.
rule-R27 = El nuevo defensor puede transferir a su vez, y así sucesivamente.
rule-R28 = No se puede transferir a nadie más cartas de las que tiene en la mano.
rule-R29 = En cuanto se bate una carta, el ataque ya no se puede transferir.
rule-R30 = Las cartas añadidas antes de la primera respuesta se transfieren con el ataque, y este puede llegar a quien las añadió.

## Fin del ataque

rule-R31 = La defensa tiene éxito cuando todo está batido y nadie añade más, o cuando se ha batido el límite. Esas cartas van al descarte, y el defensor abre el ataque siguiente.
rule-R32 = El defensor que se rinde toma las cartas y pierde su turno: abre el jugador siguiente.
rule-R33 = Después, quien tiene menos de seis cartas roba hasta seis: primero quien abrió, luego los demás en sentido contrario al juego y por último el defensor.
rule-R34 = Cuando se acaban el mazo y la carta de triunfo, ya no se roba. Con seis jugadores no se roba nunca.

## Fin de la partida

rule-R35 = Quien no tiene cartas ni le quedan cartas que robar está fuera.
rule-R36 = El último que todavía tiene cartas pierde: es el durak, el tonto.

## Puntos abiertos

# Las decisiones que el reglamento deja a la mesa, por su número; las demás siguen las palabras del reglamento.
rulings-house = Q2 Q3 Q4 Q5 Q5a Q6 Q7 Q10 Q11 Q12 Q13 Q14 Q17 Q18 Q19 Q20 Q21 Q22 Q23 Q25 Q26 Q27 Q28 Q35 Q36 B7 B14 B19 B20 B26 B33 B34
# Una lectura que el reglamento no dice, y cláusulas de Blaze que vienen de la caja del juego y no de su reglamento.
rulings-assumed = Q27
rules-from-box = B1 B2 B3 B5 B6

ruling-Q1 = El ataque se abre con una carta. Otras del mismo valor pueden seguir enseguida, como cartas añadidas.
ruling-Q2 = El límite se cuenta por las cartas que se tienen al pasar a defender. Tras una transferencia se cuenta de nuevo para el jugador siguiente.
ruling-Q3 = Nadie tiene preferencia para añadir: las cartas valen en el orden en que llegan.
ruling-Q4 = Cuando todo está batido, los demás que tienen cartas dicen «listo», y el ataque acaba cuando lo han dicho todos. Hasta que se juegue otra carta o el defensor tome, quien lo ha dicho no añade nada. El defensor no puede acabar el ataque. Si se agota el tiempo, cuenta como «listo».
ruling-Q5 = Después de «tomo» se puede seguir añadiendo, hasta el límite en total, mientras no digan todos «listo». «Tomo» no tiene vuelta atrás. Una mesa puede prescindir de esto.
ruling-Q5a = El ataque acaba solo cuando nada espera respuesta y todos ven que no se puede añadir más: se ha batido el límite, o está en la mesa después de «tomo», o ningún atacante tiene cartas. Nunca acaba porque nadie tenga una carta adecuada: eso delataría las manos.
ruling-Q6 = Quien toma se lleva cartas de ataque solo hasta el límite. Las sobrantes sin batir vuelven a sus dueños, empezando por la última jugada. En una mesa se puede acordar que se lo lleve todo.
ruling-Q7 = Antes de «tomo» se pueden añadir más cartas de las que el defensor puede batir. Una mesa puede rechazar las que pasen del límite.
ruling-Q8 = Después del ataque roban todos, también quienes no han jugado nada, y cada cual completa sus seis antes de que robe el siguiente.
ruling-Q9 = Quien abrió roba primero, aunque haya habido transferencias. Solo si el ataque ha vuelto a quien lo abrió, roba al final, como defensor.
ruling-Q10 = Nadie queda fuera durante un ataque, porque pueden volver cartas. Se decide después de robar.
ruling-Q11 = Si los últimos jugadores se quedan sin cartas en el mismo ataque, hay empate: nadie es el durak.
ruling-Q12 = Si quien debería abrir está fuera, abre el jugador siguiente. Si quedan dos y el defensor toma, abre otra vez el mismo.
ruling-Q13 = Si el defensor bate con su última carta, el ataque acaba al momento y la defensa tiene éxito.
ruling-Q14 = Quien toma se lleva también las cartas que había batido y aquellas con las que las batió.
ruling-Q15 = Se baten cinco cartas como máximo hasta la primera defensa con éxito, por muchos ataques que pasen. Cada vez que se reparte, se empieza de nuevo con cinco.
ruling-Q16 = Se transfiere con una sola carta, y quien transfiere puede añadir después. Se salta a quienes están fuera. Con dos jugadores, el ataque vuelve a quien lo abrió. Puede dar las vueltas que haga falta.
ruling-Q17 = Si dos juegan a la vez, vale lo que llega primero. Lo otro vale también si aún es posible; si no, se dice por qué.
ruling-Q18 = No se pueden mirar las cartas descartadas. Todos ven cuántas cartas hay en cada mano y en el mazo, y el palo de triunfo sigue a la vista.
ruling-Q19 = El azar decide quién reparte primero. El triunfo más bajo abre siempre. Después reparte el durak; tras un empate, la misma persona.
ruling-Q20 = Si no hay palo de triunfo, abre quien ha repartido. Con seis jugadores ocurre cuando la última carta repartida es un Ocho encantado.
ruling-Q21 = Una partida sin fin es empate: tras 60 ataques seguidos con el mazo vacío y sin descartes, o cuando un ataque empieza por tercera vez desde la misma posición.
ruling-Q22 = Cuando se agota el tiempo, el defensor toma, quien abre juega la carta permitida más baja y los demás dicen «listo». Por quien se ha ido juega un bot, con las mismas cartas.
