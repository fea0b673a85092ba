# Consejos en la mesa, contra bots. $deed: lo que se puede hacer, como lo dice el catálogo de análisis.

hint = Consejo
hint-thinking = Pensando…
# $chance: una de las líneas de abajo.
hint-line = { $deed }: { $chance }.
# $number: cuántas de 100 partidas así acaban bien.
hint-chance-durak = te libras en { $number } de 100
hint-chance-teams = tu equipo gana en { $number } de 100
hint-chance-ranking = tus perspectivas son { $number } de 100
hint-sure-won-durak = te libras con seguridad
hint-sure-won-teams = tu equipo gana con seguridad
hint-sure-drawn = empate seguro
hint-sure-lost = se pierde de todos modos
# Lo siguiente mejor.
hint-other = { $deed }: { $number } de 100.
# $result: ganada, tablas o perdida.
hint-other-sure = { $deed }: { $result }.
# $card: el nombre entero.
hint-card = { $card }, carta aconsejada
