"""What may be done in a challenge: opening, extending, rejecting, passing, and who is asked."""

from typing import Final

from mypy_extensions import i64

from kozyr.cards import BIT, count
from kozyr.games.blaze.cards import (
    FIREBIRD,
    FIREBIRDS,
    OF_SUIT,
    OF_VALUE,
    Bag,
    Kind,
    Kinds,
    kinds_in,
    suit_of,
    value_of,
)
from kozyr.games.blaze.state import BETTING, CHALLENGE, NOBODY, OPEN, OVER, UNREJECTED, Table, everyone, remaining
from kozyr.seats import Seat, SeatSet, in_order, next_of

LIMIT: Final = 5


def next_player(table: Table, seat: Seat) -> Seat:
    """The next remaining player clockwise (B8)."""
    return next_of(remaining(table), seat, 1, table.rules.seats)


def supporter_of(table: Table, active: Seat, target: Seat) -> Seat:
    """The next remaining player after the target, if that is not the active one (B8)."""
    seat = next_player(table, target)
    return NOBODY if seat == active else seat


def limit_of(table: Table, target: Seat) -> i64:
    """Most challenge cards: five, in phase 2 no more than the target holds at the start (B15, B16)."""
    if table.phase == 1:
        return LIMIT
    return min(table.counts[target], LIMIT)


def is_open(table: Table) -> bool:
    """A challenge card waits for a rejection."""
    return table.rejected < table.lying


def attackers(table: Table) -> SeatSet:
    """The active player and the supporter (B13)."""
    seats = BIT[table.active]
    return seats if table.supporter == NOBODY else seats | BIT[table.supporter]


def asked(table: Table) -> SeatSet:
    """The attackers with cards who may still extend, while the limit has room (B15, B20)."""
    if table.lying >= table.limit:
        return 0
    return attackers(table) & table.holding & ~table.held


def extending(table: Table, hand: Bag) -> Kinds:
    """Kinds of a value on the table (B13); a Firebird that rejects opens none, but by the option (B14)."""
    return kinds_in(hand) & table.values


def opens(table: Table, kind: Kind, *, rejecting: bool) -> Kinds:
    """The kinds that a card on the table lets attackers add."""
    if rejecting and value_of(kind) == FIREBIRD:
        return FIREBIRDS if table.rules.firebird_zero_opens else 0
    return OF_VALUE[value_of(kind)]


def rejecters(challenge: Kind, trump: i64) -> Kinds:
    """All kinds that reject a challenge card: its suit and not lower, or trumps (B10).

    A Firebird is 10 as a challenge and 0 as a rejection, so only as a trump against another suit it rejects (B11).
    """
    suit = suit_of(challenge)
    kinds = OF_SUIT[suit] & ~(BIT[challenge] - 1) & ~FIREBIRDS
    return kinds if suit == trump else kinds | OF_SUIT[trump]


def must_answer(table: Table) -> bool:
    """The target owes a decision: a card is unrejected, and he has not passed (B17, B18)."""
    return is_open(table) and not table.passing


def is_answering(table: Table, seat: Seat) -> bool:
    """Whether this player owes a rejection or a pass now."""
    return table.stage == CHALLENGE and table.target == seat and must_answer(table)


def is_asked(table: Table, seat: Seat) -> bool:
    """Whether this player may extend or hold now."""
    return table.stage == CHALLENGE and asked(table) & BIT[seat] != 0


def bettors(table: Table) -> SeatSet:
    """The players who have still to place a bet, those without cards too (B24)."""
    return everyone(table) & ~table.placed


def head(table: Table) -> Seat:
    """Who acts first in the serial order: the active player, the supporter, the target (B19); −1 at the end."""
    if table.stage == OPEN:
        return table.active
    if table.stage == CHALLENGE:
        ring = asked(table)
        if ring & BIT[table.active]:
            return table.active
        return table.supporter if ring else table.target
    if table.stage == BETTING:
        ring = bettors(table)
        return table.active if ring & BIT[table.active] else next_of(ring, table.active, 1, table.rules.seats)
    return -1


def to_act(table: Table) -> list[int]:
    """All who may act now, by public facts alone, the head first."""
    if table.stage == OVER:
        return []
    if table.stage == OPEN:
        return [int(table.active)]
    ring = bettors(table) if table.stage == BETTING else asked(table)
    order = in_order(ring, table.active, 1, table.rules.seats)
    if table.stage == CHALLENGE and must_answer(table):
        order.append(int(table.target))
    return order


def next_active(table: Table, *, passed: bool) -> Seat:
    """Who is active next if nobody adds a card: from the target on, or after him when he passes (B22).

    In phase 2 a player without cards will be out then (B27), also a target who needs them all to reject; NOBODY if the
    round ends with that (B28).
    """
    staying = remaining(table)
    if table.phase == 2:
        staying &= table.holding | BIT[table.target]
        if not passed and table.counts[table.target] <= table.lying - table.rejected:
            staying &= ~BIT[table.target]
        if count(staying) < 2:
            return NOBODY
    if not passed and staying & BIT[table.target]:
        return table.target
    return next_of(staying, table.target, 1, table.rules.seats)


def is_challenge_over(table: Table) -> bool:
    """All rejected, or passed, and neither attacker adds (B18, B20)."""
    return (table.passing or not is_open(table)) and asked(table) == 0


def place_of(table: Table, challenge: Kind) -> i64:
    """Where the unrejected card of a kind lies that was laid first (B12), −1 if there is none."""
    for place in range(table.lying):
        if table.challenges[place] == challenge and table.rejects[place] == UNREJECTED:
            return place
    return UNREJECTED
