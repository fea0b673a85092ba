# El análisis de una partida en la página: el gráfico y el veredicto de cada paso. $name: un jugador como se le llama.

chances-start = Analizar esta partida
chances-about = Un bot fuerte juzga cada decisión según lo que sabía su jugador.
chances-failed = No se ha podido hacer el análisis.
# $points: en cuántas de 100 partidas.
chances-loss = cuesta { $points } de 100
# Lo que significan los números del gráfico.
chances-stakes-durak = Probabilidad de no ser el durak, en 100 partidas
chances-stakes-teams = Probabilidad de que gane el equipo, en 100 partidas
chances-stakes-ranking = Perspectivas, de 0 a 100
chances-slider = Paso en el gráfico
# $chance: de 100.
chances-at = { $name } { $chance }
# Describe una línea para quien no la ve. Todos los números son sobre 100.
chances-line = { $name }: de { $first } a { $last }, mínimo { $least }, máximo { $most }.
chances-show = Mostrar la línea de { $name }
# $before: con la mejor jugada. $after: con lo que se jugó.
chances-change = { $name }: { $before } de 100 antes, { $after } después.
chances-kept = { $name } jugó lo mejor: { $chance } de 100.
chances-forced = No había nada que elegir.
# $action: lo que se podía hacer.
chances-better = Mejor: { $action }.
# Ganada, tablas o perdida, con todas las cartas a la vista.
chances-open-kept = Con las cartas a la vista: { $result }.
chances-open-changed = Con las cartas a la vista: { $before } antes, { $after } después.
