# Lo que ha pasado en Blaze, una frase por línea.
# $name, $names, $other: los jugadores, por su nombre. $card, $on: cartas en forma breve. $count: un número de cartas.

log-challenge = { $name } desafía con { $card }.
log-extend = { $name } añade { $card }.
log-reject = { $name } rechaza { $on } con { $card }.
log-pass = { $name } pasa.
log-blaze-hold = { $name }: «listo».

# La preferencia del jugador activo (B19).
log-offer = { $name } ofrece { $card }.
log-offer-returned = { $name } recupera { $card }: el jugador activo ha ocupado el último puesto.

# $name es el jugador objetivo, $count las cartas que dejan la mesa.
log-challenge-rejected =
    { $count ->
        [one] { $name } lo rechaza todo: { $count } carta va al descarte.
       *[other] { $name } lo rechaza todo: { $count } cartas van al descarte.
    }
log-challenge-passed =
    { $count ->
        [one] { $name } se lleva { $count } carta.
       *[other] { $name } se lleva { $count } cartas.
    }
log-next-active = El siguiente jugador activo: { $name }.

## Rondas, fases y apuestas

# $name es el primer jugador activo, $card la carta de triunfo.
log-round-1 = La ronda 1 empieza con { $name }; la carta de triunfo es { $card }.
log-round-2 = La ronda 2 empieza con { $name }, que perdió la primera; la carta de triunfo es { $card }.
log-bets = El mazo se ha agotado: todos hacen su apuesta.
log-bet-placed = { $name } ha hecho su apuesta.
log-phase-2 = Todas las apuestas están hechas. La fase 2 sigue con { $name }.
log-bet-on = { $name } ha apostado por { $other }.
# $value: lo que vale la Pluma.
log-feather = { $name } toma la Pluma de valor { $value }.
log-round-lost = { $name } se queda sin Pluma y pierde la ronda.
log-bets-revealed = Se descubren las apuestas.
log-bet-revealed-0 = { $name } apostó 0 por { $other }; la carta vuelve a su dueño.
log-bet-revealed-hit = { $name } apostó 1 por { $other } y acertó: la carta es un punto para { $name }.
log-bet-revealed-missed = { $name } apostó 1 por { $other } y falló: la carta es un punto para { $other }.

## Fin

log-cut-short-1 = La fase da vueltas sin fin: se descarta el resto del mazo.
log-cut-short-2 = La fase da vueltas sin fin: las Plumas que quedan son para quienes tienen menos cartas.
log-over-ranking = La clasificación: { $names }.
log-score =
    { $score ->
        [one] { $name } tiene { $score } punto.
       *[other] { $name } tiene { $score } puntos.
    }
