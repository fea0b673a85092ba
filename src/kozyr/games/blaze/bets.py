"""Bets: placed face down all at once, settled when the round has a loser (B6, B24, B29)."""

from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.games.blaze.state import NOBODY, State, Table, everyone
from kozyr.seats import Seat


def place_bet(state: State, seat: Seat, other: Seat, value: i64) -> bool:
    """Place a betting card before another player; say whether all have now placed one (B24)."""
    state.on[seat] = other
    state.bets[seat] = value
    state.placed |= BIT[seat]
    return state.placed == everyone(state)


def settle_bets(state: State, loser: Seat) -> None:
    """Turn up all bets; each 1 goes to a scoring pile (B29)."""
    for seat in range(state.rules.seats):
        state.revealed_on[seat] = state.on[seat]
        state.revealed[seat] = state.bets[seat]
        taker = taker_of(state, seat, loser)
        if taker != NOBODY:
            state.ones[seat] -= 1
            state.piles[taker] += 1


def taker_of(table: Table, seat: Seat, loser: Seat) -> Seat:
    """Who gets a revealed 1: its bettor when he named the loser, else whom it lay before; a 0 returns (B29)."""
    other = table.revealed_on[seat]
    if other == NOBODY or table.revealed[seat] != 1:
        return NOBODY
    return seat if other == loser else other
