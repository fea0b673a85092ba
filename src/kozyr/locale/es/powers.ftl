# Las cartas encantadas del durak: un nombre, un texto breve para la carta, el texto completo con sus cláusulas y las combinaciones propuestas.

power-6-name = Seis encantado
power-7-name = Siete encantado
power-8-name = Ocho encantado
power-9-name = Nueve encantado
power-10-name = Diez encantado
power-J-name = Jota encantada
power-Q-name = Reina encantada
power-K-name = Rey encantado
power-A-name = As encantado

power-6 = Bate cualquier carta del palo indicado, aunque sea triunfo.
power-7 = No lo bate un triunfo de otro palo.
power-8 = Nómbrale un palo, cualquiera menos el de triunfo.
power-9 = Se puede añadir a cualquier valor.
power-10 = No se puede transferir.
power-J = Solo la bate una más baja de su palo o de triunfo.
power-Q = Si bates con ella, nadie añade más en este ataque.
power-K = Si te defiendes con él, puedes cambiar el sentido.
power-A = Bate el as del palo indicado, aunque sea triunfo.

power-6-text = Cuando bates con esta carta, bate cualquier otra del palo que lleva dibujado. El valor no importa, y caen hasta los triunfos. (R40)
power-7-text = Un triunfo de otro palo no puede batir esta carta. Sí pueden las más altas de su palo, y también un Seis encantado que indique su palo y no sea triunfo. (R41)
power-8-text = Cada vez que juegues esta carta, nombra un palo que no sea el de triunfo: cuenta como el ocho de ese palo, en el ataque y en la defensa. Si sale como carta de triunfo, se juega sin triunfo. (R42, R43)
power-9-text = Esta carta se puede añadir aunque no haya ningún nueve en la mesa, pero sin pasar del límite. Cuando se une a otros valores, el ataque ya no se puede transferir. (R44–R46)
power-10-text = Un ataque con esta carta no se puede transferir: hay que batir los Dieces o tomarlos. (R47)
power-J-text = A esta carta solo la bate un seis, siete, ocho, nueve o diez de su palo o del palo de triunfo, también cuando ella misma es triunfo. (R48)
power-Q-text = Si bates con esta carta, ya no se puede añadir nada en este ataque. Lo que está en la mesa hay que batirlo igualmente. (R49)
power-K-text = Si bates con esta carta y te defiendes con éxito, puedes cambiar el sentido del juego al acabar el ataque. Entre dos jugadores no hace nada. (R50)
power-A-text = Esta carta bate el as del palo que lleva dibujado, aunque sea triunfo. (R51)

# Lo que dice la marca de una suposición (Q27).
power-assumed = El reglamento no nombra este palo: es una suposición nuestra.

# Una carta encantada, leída en voz alta; $card es su nombre.
card-enchanted = { $card }, carta encantada

## Combinaciones propuestas

preset-none = Sin cartas encantadas
preset-6-7 = Primera partida: seises y sietes
preset-6-10 = Segunda partida: del seis al diez
preset-6-Q = Tercera partida: del seis a la reina
preset-all = Los nueve juegos de cartas
preset-free = A mi gusto
preset-note = El reglamento propone añadirlos paso a paso.
