"""Bets: placed face down all at once, settled when the round has a loser (B6, B24, B29)."""

from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.games.blaze.state import NOBODY, State, everyone
from kozyr.seats import Seat


def place_bet(state: State, seat: Seat, other: Seat, value: i64) -> bool:
    """Place a betting card before another player; say whether all have now placed one (B24)."""
    state.on[seat] = other
    state.bets[seat] = value
    state.placed |= BIT[seat]
    return state.placed == everyone(state)


def settle_bets(state: State, loser: Seat) -> None:
    """A 1 goes to whom it was placed before, or back to its bettor's pile when that player lost; a 0 returns (B29)."""
    for seat in range(state.rules.seats):
        other = state.on[seat]
        state.revealed_on[seat] = other
        state.revealed[seat] = state.bets[seat]
        if other != NOBODY and state.bets[seat] == 1:
            state.ones[seat] -= 1
            state.piles[seat if other == loser else other] += 1
