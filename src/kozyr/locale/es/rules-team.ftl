# El durak por equipos en nuestras palabras, un mensaje por cláusula, y cómo se leen aquí los puntos abiertos.

rule-R52 = Juegan cuatro, dos contra dos. Las parejas se sientan enfrente, así que los dos vecinos son rivales.
rule-R53 = Los turnos van en el sentido de las agujas del reloj, así que los equipos se alternan.
rule-R54 = Solo se ataca a los rivales, y solo contra ellos se añaden cartas.
rule-R55 = Cuando alguien queda fuera, los dos rivales atacan a su pareja, cada uno en su turno.
rule-R56 = Quien se queda solo tiene un turno después de cada rival, y ataca a quien habría atacado entonces el equipo completo.
rule-R57 = Si quien está solo no bate un ataque, a continuación ataca el otro rival.
rule-R58 = Cuando queda un jugador de cada equipo, los dos siguen con las reglas de siempre.
rule-R59 = Gana el equipo cuyos dos jugadores quedan fuera antes. Se puede jugar con cartas encantadas o sin ellas.

ruling-Q23 = El reglamento dice que se salta a jugadores, pero su propio ejemplo da la vuelta sin saltar a nadie. Así jugamos: los equipos se alternan y solo pierde el turno el defensor que toma.
ruling-Q24 = Pueden añadir cartas los dos rivales del defensor, nunca su pareja. El ataque se puede transferir. El asiento siguiente es del otro equipo, así que entonces añaden quien transfirió y su pareja, y quien abrió ya no puede. Una mesa por equipos puede prescindir de transferir.
ruling-Q25 = Quien queda fuera deja el asiento a su pareja, que juega por los dos: tiene un turno desde cada uno y se defiende en cada uno. Los turnos pasan de asiento en asiento, y solo se salta el del defensor que toma. Un nombre del ejemplo del reglamento tiene que ser una errata, porque ese jugador se atacaría a sí mismo.
ruling-Q26 = Si los dos equipos se quedan sin cartas en el mismo ataque, hay empate. Las parejas no se ven las cartas.
