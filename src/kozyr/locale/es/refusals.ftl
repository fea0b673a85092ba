# Por qué algo no se puede hacer, en frases completas.
# $name: un jugador, por su nombre. $card, $on: cartas en forma breve. Los demás valores son números.

## Quién puede hacer qué y cuándo

refuse-over = La partida ha terminado: ya no se puede jugar nada.
refuse-out = Ya no te quedan cartas: estás fuera de la partida.
refuse-only-opener = Solo { $name } puede poner la primera carta de este ataque.
refuse-already-opened = La primera carta de este ataque ya está en la mesa; ahora solo se pueden añadir cartas.
refuse-not-opened = Todavía falta la primera carta de este ataque.
refuse-only-defender = Eso solo puede hacerlo quien defiende: { $name }.
refuse-not-in-hand = No tienes { $card }.

## Añadir cartas

refuse-defender-throws = Te estás defendiendo, y quien defiende no puede añadir cartas.
refuse-partner-throws = No puedes añadir cartas contra tu pareja.
refuse-rank-not-on-table = No se puede añadir { $card }: en la mesa no hay ninguna carta de su valor.
refuse-held = Has dicho «listo». Podrás añadir cartas de nuevo cuando se juegue otra o cuando el defensor tome.
refuse-closed = Se ha batido con una Reina: ya no se puede añadir nada hasta que acabe el ataque.
refuse-nine-at-limit = Se ha alcanzado el límite de este ataque: un Nueve no puede unirse a cartas de otro valor.
refuse-limit =
    { $limit ->
        [one] En esta mesa no puede haber más de { $limit } carta ante quien defiende, y ya está puesta.
       *[other] En esta mesa no puede haber más de { $limit } cartas ante quien defiende, y ya están puestas.
    }
refuse-limit-after-take =
    { $limit ->
        [one] El defensor toma: no puede haber más de { $limit } carta en total, y ya está puesta.
       *[other] El defensor toma: no puede haber más de { $limit } cartas en total, y ya están puestas.
    }
refuse-no-throw-after-take = En esta mesa no se puede añadir nada después de «tomo».

## Batir y tomar

refuse-not-on-table = { $on } no está en la mesa como carta de ataque.
refuse-already-beaten = { $on } ya está batida.
refuse-beat-lower = { $card } no bate { $on }: no es más alta.
refuse-beat-suit = { $card } no bate { $on }: no es de su palo ni es triunfo.
refuse-beat-trump = { $card } no bate { $on }: a un triunfo solo lo bate otro triunfo más alto.
refuse-beat-seven = { $card } no bate { $on }: a un Siete encantado no lo bate un triunfo de otro palo.
refuse-beat-jack = { $card } no bate { $on }: a una Jota encantada solo la bate una carta más baja de su palo o del palo de triunfo.
refuse-beat-eight = { $card } no bate { $on }: un Ocho encantado es un ocho del palo que nombras, y nunca es triunfo.
refuse-taking = Has dicho «tomo», y ya no se puede cambiar.
refuse-nothing-to-take = Todas las cartas están batidas: no hay nada que tomar.

## Transferir

refuse-transfer-off = En esta mesa se juega sin transferir.
refuse-transfer-after-beat = Ya se ha batido una carta: el ataque no se puede transferir.
refuse-transfer-rank = No se puede transferir con { $card }: debe tener el valor de las cartas de la mesa.
refuse-transfer-ranks = Las cartas de la mesa son de valores distintos: el ataque no se puede transferir.
refuse-transfer-nine = Un Nueve se ha unido a cartas de otro valor: el ataque ya no se puede transferir.
refuse-transfer-ten = Los Dieces encantados no se pueden transferir.
refuse-transfer-hand =
    { $cards ->
        [0] Al transferir habría { $lying } cartas ante { $name }, y no tiene ninguna en la mano.
        [one] Al transferir habría { $lying } cartas ante { $name }, y solo tiene { $cards } en la mano.
       *[other] Al transferir habría { $lying } cartas ante { $name }, y solo tiene { $cards } en la mano.
    }
refuse-team-transfer-off = En esta mesa no se puede transferir jugando por equipos.

## Listo, Rey y Ocho

refuse-defender-holds = Solo quienes atacan dicen «listo»; tú, que defiendes, bates, transfieres o tomas.
refuse-nothing-to-hold = Ahora nadie espera tu «listo».
refuse-no-king = Solo puedes cambiar el sentido si acabas de defenderte con un Rey encantado.
refuse-king-decides = Primero { $name } decide si cambia el sentido.
refuse-king-first = Primero decide si cambias el sentido.
refuse-name-a-suit = Nombra un palo para el Ocho encantado.
refuse-named-trump = Un Ocho encantado no puede ser del palo de triunfo.
refuse-no-suit = Solo a un Ocho encantado se le nombra un palo.

## En la mesa

refuse-stale = La mesa ha cambiado entretanto y no se ha jugado nada. Mírala de nuevo, por favor.
refuse-hold-stale = Otra carta ha llegado antes: tu «listo» no cuenta. Mira la mesa de nuevo, por favor.
refuse-not-seated = No tienes asiento en esta mesa.
refuse-not-started = La partida todavía no ha empezado.
refuse-already-started = La partida ya ha empezado.
refuse-seats-open = Aún hay asientos libres. Ocúpalos primero.
refuse-no-such-seat = Esta mesa no tiene ese asiento.
refuse-not-host = Eso solo puede hacerlo quien creó la mesa.
refuse-unknown-table = No hay ninguna mesa con este código.
refuse-table-full = Todos los asientos de esta mesa están ocupados.
refuse-seat-taken = Este asiento está ocupado.
refuse-bad-name = Este nombre no se puede usar. Elige otro, por favor.
refuse-bad-option =
    { $reason ->
        [unknown] Este juego no tiene ningún ajuste llamado «{ $option }».
        [seats] El ajuste «{ $option }» es solo para { $needed } personas.
       *[value] Esto no se puede elegir para el ajuste «{ $option }».
    }
refuse-unknown-game = No hay ningún juego llamado «{ $game }».
refuse-bad-seats = A este juego juegan de { $least } a { $most } personas, no { $seats }.
refuse-one-seat-each = En una mesa solo puedes ocupar un asiento.
refuse-unknown-bot = No hay ningún bot de este tipo.
refuse-unknown-action = Este juego no conoce la acción «{ $action }».
refuse-only-cards-together = Solo se pueden jugar juntas cartas.
refuse-offer-waits = La carta que has ofrecido aún espera. Para hacer otra cosa, retírala primero.
refuse-no-offer = No tienes ninguna carta ofrecida que retirar.
refuse-hint-off = Solo hay pistas en las mesas donde no juega nadie más que tú y los bots.
refuse-hint-not-now = Solo hay pista cuando te toca actuar.
refuse-not-stored = El servidor no ha podido guardarlo, así que no cuenta. Vuelve a intentarlo, por favor.
refuse-malformed = El servidor no ha entendido este mensaje.
refuse-too-large = El mensaje es demasiado grande para el servidor.
refuse-too-fast = Han llegado demasiados mensajes a la vez. Espera un momento y vuelve a intentarlo.
refuse-no-record = En esta mesa aún no ha terminado ninguna mano.
refuse-not-allowed = El servidor no puede hacer eso en esta dirección.
refuse-server-error = Algo ha fallado en el servidor. Vuelve a intentarlo, por favor.
refuse-foreign-origin = La petición venía de otro sitio web y se ha rechazado.
refuse-forged-cookie = El pase de este navegador no es válido. Vuelve a cargar la página, por favor.
refuse-no-guest = El servidor aún no te conoce. Vuelve a cargar la página, por favor.
refuse-too-many-sockets = Tienes esta mesa abierta en demasiadas ventanas. Cierra alguna, por favor.
