"""Who plays a seat and who is against whom: everybody for himself, or two against two (R52–R59, Q24, Q25).

In team play a seat stays in the ring when its player is out; his partner then plays it too (a ghost seat).
"""

from kozyr.cards import BIT
from kozyr.games.durak.state import Table
from kozyr.seats import Seat, SeatSet, next_of, step


def everyone(table: Table) -> SeatSet:
    """All seats of the table."""
    return BIT[table.rules.seats] - 1


def active(table: Table) -> SeatSet:
    """The players who are not out."""
    return everyone(table) & ~table.out


def player_of(table: Table, seat: Seat) -> Seat:
    """The player of a seat: its own, or in team play his partner when he is out (Q25)."""
    if table.rules.teams and table.out & BIT[seat]:
        return seat ^ 2
    return seat


def team_of(seat: Seat) -> SeatSet:
    """The two seats of a team, which sit opposite each other (R52)."""
    return BIT[seat] | BIT[seat ^ 2]


def next_seat(table: Table, seat: Seat) -> Seat:
    """The next seat in the direction of play; those who are out are passed over, but not in team play (Q25)."""
    if table.rules.teams:
        return step(seat, table.direction, table.rules.seats)
    return next_of(active(table), seat, table.direction, table.rules.seats)


def attackers(table: Table) -> SeatSet:
    """The players who may lay attack cards: all but the defender (R19), in team play his opponents only (R54)."""
    if table.rules.teams:
        return active(table) & ~team_of(table.defender)
    return active(table) & ~BIT[table.defender]


def losers(table: Table) -> SeatSet:
    """The players who have lost when only they are left: one player, or a whole team (R36, R59)."""
    left = active(table)
    if table.rules.teams:
        if left & ~team_of(0) and left & ~team_of(1):
            return 0
        return team_of(0) if left & team_of(0) else team_of(1) if left else 0
    return left if left & (left - 1) == 0 else 0


def is_decided(table: Table) -> bool:
    """Only one side, or none, still plays (R36, R59, Q11, Q26)."""
    left = active(table)
    if table.rules.teams:
        return left & team_of(0) == 0 or left & team_of(1) == 0
    return left & (left - 1) == 0
