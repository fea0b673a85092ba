"""How a game of Blaze ended: the whole ranking."""

from kozyr.games.blaze.feathers import ranking
from kozyr.games.blaze.state import OVER, Table
from kozyr.protocol import Outcome


def outcome_of(table: Table) -> Outcome | None:
    """Rank by score, ties by the round-2 feather (B31); scores fall evenly from 1.0 (winner) to 0.0 (last)."""
    if table.stage != OVER:
        return None
    order = ranking(table)
    last = len(order) - 1
    return Outcome("ranking", tuple(order), tuple([1.0 - order.index(seat) / last for seat in range(len(order))]))
