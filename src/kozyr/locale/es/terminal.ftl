# La mesa en la terminal (kozyr play): solo lo que la página no dice.

# Nombres breves de las teclas, para la última línea de la pantalla.
terminal-short-cards = carta
terminal-short-play = jugar
terminal-short-take = tomar
terminal-short-blaze-pass = pasar
terminal-short-done = listo
terminal-short-blaze-done = listo
terminal-short-hint = pista
terminal-short-new = nueva
terminal-short-quit = salir
terminal-short-help = ayuda

help-key-blaze-done = listo
terminal-key-new = repartir de nuevo
terminal-key-quit = salir
terminal-help = Elige una carta con las flechas o el ratón: debajo de la mesa se ve lo que puede hacer, cada cosa con su tecla. Una carta que no se puede jugar dice por qué.

# Después del final de una mano.
terminal-next = N reparte otra vez; Q sale.
terminal-sure-new = La mano no ha terminado. Con N otra vez se abandona y se reparte de nuevo.
terminal-sure-quit = La mano no ha terminado. Con Q otra vez se abandona y se sale.
