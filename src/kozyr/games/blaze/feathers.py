"""Feathers: who takes one after a challenge, the end of a round, and the scores (B5, B26–B28, B31)."""

from kozyr.cards import BIT
from kozyr.games.blaze.bets import settle_bets
from kozyr.games.blaze.state import OVER, State, Table, remaining
from kozyr.seats import Seat, in_order


def award_feathers(state: State, first: Seat) -> None:
    """Each player without cards takes the top feather, clockwise from the first, and is out (B26, B27)."""
    for seat in in_order(remaining(state) & ~state.holding, first, 1, state.rules.seats):
        if state.feathers_left:
            take_feather(state, seat)


def take_feather(state: State, seat: Seat) -> None:
    """The top feather goes to a player, who is out of the round."""
    state.feathers[seat] += state.top_feathers[0]
    state.feathers_left -= 1
    for place in range(state.feathers_left):
        state.top_feathers[place] = state.top_feathers[place + 1]
    state.out |= BIT[seat]


def share_out_feathers(state: State, first: Seat) -> None:
    """The guard: the feathers left go by fewest cards, ties clockwise from who is about to open (B33)."""
    order = in_order(remaining(state), first, 1, state.rules.seats)
    order.sort(key=lambda seat: state.counts[seat])
    for seat in order:
        if state.feathers_left:
            take_feather(state, seat)


def end_round(state: State) -> Seat:
    """The player without a feather loses the round; bets are settled. Gives the loser (B28, B29)."""
    loser = loser_of(state)
    settle_bets(state, loser)
    if state.round == 2:
        state.stage = OVER
        return loser
    state.first_loser = loser
    for seat in range(state.rules.seats):
        state.first_feathers[seat] = state.feathers[seat]
        state.piles[seat] += state.feathers[seat]
        state.feathers[seat] = 0
    return loser


def loser_of(table: Table) -> Seat:
    """Who has no feather when all feathers of the round are given (B28)."""
    return in_order(remaining(table), 0, 1, table.rules.seats)[0]


def score_of(table: Table, seat: Seat) -> int:
    """The sum of a scoring pile: feathers and betting cards (B31)."""
    return int(table.piles[seat] + table.feathers[seat])


def ranking(table: Table) -> list[int]:
    """All players by score, ties by the round-2 feather, which differ (B31)."""
    seats = [int(seat) for seat in range(table.rules.seats)]
    seats.sort(key=lambda seat: (-score_of(table, seat), -int(table.feathers[seat])))
    return seats
