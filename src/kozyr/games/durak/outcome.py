"""How a game of durak ended: a durak, a draw, or a winning team."""

from kozyr.cards import BIT
from kozyr.games.durak.state import OVER, Table
from kozyr.games.durak.teams import losers
from kozyr.protocol import Outcome


def outcome_of(table: Table) -> Outcome | None:
    """Say how it ended, None while it runs (R36, R59, Q11, Q21, Q26)."""
    if table.phase != OVER:
        return None
    seats = range(table.rules.seats)
    lost = 0 if table.endless else losers(table)
    if lost == 0:
        return Outcome("draw", (), tuple([0.5 for _ in seats]), "endless" if table.endless else "")
    scores = tuple([0.0 if lost & BIT[seat] else 1.0 for seat in seats])
    beaten = tuple([seat for seat in seats if lost & BIT[seat]])
    if table.rules.teams:
        return Outcome("winners", tuple([seat for seat in seats if not lost & BIT[seat]]), scores)
    return Outcome("durak", beaten, scores)
