# Por qué algo no se puede hacer en Blaze, en frases completas.
# $name: un jugador, por su nombre. $card, $on: cartas en forma breve. Los demás valores son números.

refuse-blaze-over = La partida ha terminado: ya no se puede jugar nada.
refuse-blaze-out = Estás fuera de esta ronda.
refuse-blaze-not-in-hand = No tienes { $card }.

## El desafío

refuse-only-active = El desafío solo puede abrirlo el jugador activo: { $name }.
refuse-already-challenged = El desafío ya está abierto; ahora solo se puede ampliar.
refuse-not-challenged = El desafío todavía no está abierto.
refuse-not-involved = No participas en este desafío.
refuse-target-extends = Eres el jugador objetivo: no puedes ampliar el desafío.
refuse-value-not-on-table = No se puede añadir { $card }: en la mesa no hay ninguna carta de su valor.
refuse-firebird-opens-none = No se puede añadir { $card }: un pájaro de fuego que rechaza vale 0 y no da pie a nada.
refuse-challenge-limit =
    { $limit ->
        [one] En este desafío no cabe más de { $limit } carta, y ya está puesta.
       *[other] En este desafío no caben más de { $limit } cartas, y ya están puestas.
    }
refuse-blaze-held = Has dicho «listo». Podrás añadir cartas de nuevo cuando se juegue otra o pase el jugador objetivo.
refuse-blaze-no-cards = No tienes cartas que añadir.
refuse-target-holds = Solo los atacantes dicen «listo»; tú, el jugador objetivo, rechazas o pasas.

## Rechazar y pasar

refuse-only-target = Eso solo puede hacerlo el jugador objetivo: { $name }.
refuse-passed = Has pasado, y ya no se puede cambiar.
refuse-nothing-to-pass = Todo está rechazado: no hay por qué pasar.
refuse-not-in-challenge = { $on } no está en la mesa como carta de desafío.
refuse-already-rejected = { $on } ya está rechazada.
refuse-reject-lower = { $card } no rechaza { $on }: es más baja.
refuse-reject-suit = { $card } no rechaza { $on }: no es de su palo ni es triunfo.
refuse-reject-trump = { $card } no rechaza { $on }: un triunfo solo se rechaza con un triunfo.
refuse-firebird-ten = { $card } no rechaza { $on }: en el desafío el pájaro de fuego vale 10, y solo lo rechaza un triunfo.
refuse-firebird-zero = { $card } no rechaza { $on }: como rechazo el pájaro de fuego vale 0, y solo sirve si es triunfo y lo otro no.
refuse-trump-firebird = Nada rechaza { $on }, el pájaro de fuego de triunfo.

## Apuestas

refuse-bets-first = Primero haz tu apuesta.
refuse-no-bets-now = Solo se apuesta antes de la fase 2.
refuse-bet-placed = Ya has hecho tu apuesta de esta ronda.
refuse-bet-on-oneself = No puedes apostar por ti mismo.
refuse-bet-on-nobody = No hay ningún jugador así por quien apostar.
refuse-bet-not-owned = No te queda ninguna carta de apuesta de valor { $value }.
