# El durak encantado en nuestras palabras, un mensaje por cláusula, y cómo se leen aquí los puntos abiertos.

## Los juegos de cartas encantadas

rule-R37 = Hay nueve juegos de cartas encantadas, uno por valor, de cuatro cartas cada uno. El juego elegido sustituye a las cuatro cartas corrientes de su valor. Se pueden combinar los que se quiera.
rule-R38 = El reglamento propone cuatro pasos: primero seises y sietes; luego también ochos, nueves y dieces; después, además, jotas y reinas, y a partir de ahí los que se quiera.
rule-R39 = Si el texto de una carta contradice las reglas, vale la carta. Todo lo demás sigue igual, también el orden de los valores.

## Qué hacen las cartas

rule-R40 = Seis: bate cualquier carta del palo que lleva dibujado, sea cual sea su valor, incluso un triunfo.
rule-R41 = Siete: no lo bate un triunfo de otro palo. Sí lo bate un Seis que indique su palo, salvo que ese Seis sea también un triunfo de otro palo.
rule-R42 = Ocho: quien lo juega nombra un palo, cualquiera menos el de triunfo, y cuenta como el ocho de ese palo. El mismo palo puede nombrarse varias veces. Si alguien toma un Ocho, se nombra otra vez al volver a jugarlo.
rule-R43 = Si el Ocho sale como carta de triunfo, se juega sin triunfo.
rule-R44 = Nueve: se puede añadir sean cuales sean los valores de la mesa.
rule-R45 = El Nueve no amplía el límite: seis cartas como mucho, o cinco, como siempre.
rule-R46 = Cuando un Nueve se une a cartas de otro valor, el ataque ya no se puede transferir.
rule-R47 = Diez: un ataque con Dieces no se puede transferir.
rule-R48 = Jota: solo la bate una carta del seis al diez de su mismo palo o del palo de triunfo. También vale para la Jota de triunfo.
rule-R49 = Reina: si el defensor bate con ella, nadie añade más cartas en este ataque. Las que lleguen después vuelven a sus dueños; las anteriores hay que batirlas.
rule-R50 = Rey: quien bate con al menos un Rey y se defiende con éxito puede cambiar el sentido del juego al acabar el ataque. Todos roban como de costumbre; después el defensor ataca al vecino del otro lado, y desde entonces también se roba al revés. Una marca lo indica. Dura hasta que se use otro Rey o acabe la partida. Entre dos jugadores, el Rey no hace nada.
rule-R51 = As: bate el as del palo que lleva dibujado, aunque sea triunfo. Las picas indican los diamantes; los diamantes, los tréboles; los tréboles, los corazones, y los corazones, las picas.

## Puntos abiertos

ruling-Q27 = El texto del reglamento solo nombra el palo de un Seis: el de picas indica los corazones. Para los demás suponemos un círculo: corazones indica tréboles; tréboles, diamantes, y diamantes, picas. Cada Seis lleva dibujado su palo.
ruling-Q28 = El Seis no es una excepción ante la Jota: solo la bate como carta más baja de su palo o como triunfo. Una mesa puede permitir que un Seis bata una Jota del palo que indica.
ruling-Q29 = Contra un Ocho, para el Seis cuenta el palo nombrado. También puede batir Seises y Sietes, incluso el Siete de triunfo, pero ningún Siete si el Seis es un triunfo de otro palo. En el ataque es un seis corriente.
ruling-Q30 = En un Siete de triunfo el texto no cambia nada: lo bate un triunfo más alto o un Seis que indique el triunfo. Un Ocho nombrado como el palo del Siete lo bate, sea cual sea su palo impreso.
ruling-Q31 = Al Ocho se le nombra un palo cada vez que se juega: al abrir, añadir, batir y transferir. Su valor sigue siendo ocho. Para batir, se le nombra el palo de la carta a la que responde. Así bate un seis, un siete o una Jota encantada de ese palo, pero nunca un triunfo, ni siquiera el Ocho del palo de triunfo. El palo nombrado se mantiene al transferir y se borra en cualquier mano. Sin triunfo se puede nombrar cualquiera de los cuatro palos.
ruling-Q32 = El Nueve se puede añadir en cualquier momento del ataque ya abierto, también cuando todo está batido y después de «tomo», pero no después de una Reina, y nunca lo añade el defensor. En el límite se rechaza, salvo que ya haya un nueve en la mesa. Solo impide transferir otros valores: si no hay más que nueves, se pueden transferir.
ruling-Q33 = Los cuatro Dieces se encantan a la vez, así que entonces los dieces no se transfieren nunca. Por lo demás, un Diez es un diez corriente.
ruling-Q34 = Al batir, la Jota es una jota corriente. La Jota de triunfo bate otros palos, pero no un Siete de otro palo ni una Jota encantada. La jota, la reina, el rey y el as de triunfo no baten a una Jota encantada.
ruling-Q35 = La Reina solo actúa cuando bate. Lo que se añada después se rechaza al momento, así que nada tiene que volver. También vale si el defensor toma luego. Si no queda nada por batir, el ataque acaba enseguida.
ruling-Q36 = El Rey solo actúa cuando bate, y varios Reyes dan una sola elección. Primero se resuelve el ataque, después elige el defensor, luego todos roban en el sentido antiguo y se ve quién queda fuera, y el ataque siguiente se abre en el sentido nuevo. Un Rey que no se usa no cambia nada. Si se agota el tiempo, es que no. Se pregunta aunque la partida esté a punto de acabar, pero no si en este ataque solo jugaban dos. Si el defensor queda fuera, abre el primero que le sigue en el sentido nuevo; por equipos, abre su pareja desde ese asiento.
ruling-Q37 = El texto del As añade algo a las reglas y no quita nada: el As de triunfo bate los demás ases como triunfo. Así puede que dos Ases se batan el uno al otro.
ruling-Q38 = El texto es de la carta y no de su valor: a un siete corriente lo bate cualquier triunfo.
