"""What may be done at the table: throwing in, beating, transferring, holding, and who is asked.

Facts about who may act take a `Table` only, so that they cannot depend on anybody's hand; a hand comes in as a set.
"""

from typing import Final

from mypy_extensions import i64

from kozyr.cards import BIT, NO_CARDS, SAME_RANK, CardSet
from kozyr.games.durak.powers import Face, card_of
from kozyr.games.durak.state import BOUT, OPEN, OVER, REVERSING, UNANSWERED, Table
from kozyr.games.durak.teams import active, attackers, next_seat, player_of
from kozyr.seats import Seat, SeatSet, in_order, step

HAND_SIZE: Final = 6
LIMIT: Final = 6
FIRST_LIMIT: Final = 5


def limit_of(table: Table, defender: Seat) -> i64:
    """Most cards a defender beats: six, or five before anyone has defended, or all he holds then (R22, R24, Q2)."""
    most: i64 = LIMIT if table.defended_once else FIRST_LIMIT
    held = table.counts[player_of(table, defender)]
    return min(held, most)


def is_open(table: Table) -> bool:
    """An attack card waits for an answer."""
    return table.beaten < table.lying


# ---- throwing in (R19–R23, Q4–Q7)


def may_add(table: Table) -> bool:
    """Nothing that all can see forbids throwing in (Q5, Q5a, Q7, R49)."""
    if table.closed:
        return False
    if table.taking:
        return table.rules.throw_after_take and table.lying < table.limit
    return not table.rules.strict_limit or table.lying < table.limit


def asked(table: Table) -> SeatSet:
    """The attackers who may still throw in or have to hold (Q4, Q5a)."""
    if not may_add(table):
        return 0
    return attackers(table) & table.holding & ~table.held


def throwable(table: Table, hand: CardSet) -> CardSet:
    """Cards of the ranks on the table (R20), and Nines while the limit has room for them (R44, R45)."""
    cards = table.ranks
    if table.lying < table.limit:
        cards |= table.rules.deck.joins
    return hand & cards


# ---- answering: R16, R22


def must_answer(table: Table) -> bool:
    """The defender owes an answer: something is open, and he has not said that he takes."""
    return is_open(table) and not table.taking


def beaters(table: Table, face: Face) -> CardSet:
    """All cards that beat a face on the table (R4, R6, R7, R40–R51)."""
    return table.rules.deck.beaters[52 * table.trump + face]


# ---- transferring (R25–R30, Q16)


def transferable_ranks(table: Table) -> CardSet:
    """Cards of the one rank that lies there, if nothing is beaten and no text forbids (R25, R29, R46, R47)."""
    if not table.rules.transfer or table.beaten or table.taking or table.lying == 0:
        return NO_CARDS
    if table.rules.teams and not table.rules.team_transfer:
        return NO_CARDS
    same = SAME_RANK[card_of(table.attacks[0])]
    if table.ranks != same or same & table.rules.deck.untransferable:
        return NO_CARDS
    return same


def target(table: Table) -> Seat:
    """The seat a transfer would go to: the next in the direction of play."""
    return next_seat(table, table.defender)


def has_room_for_transfer(table: Table) -> bool:
    """With the transfer card, no more lies before the next player than he holds (R28)."""
    return table.lying < table.counts[player_of(table, target(table))]


def transferable(table: Table, hand: CardSet) -> CardSet:
    """The cards of the defender's hand that pass the attack on."""
    cards = hand & transferable_ranks(table)
    if cards and has_room_for_transfer(table):
        return cards
    return NO_CARDS


# ---- who acts (Q3, Q4)


def is_answering(table: Table, seat: Seat) -> bool:
    """Whether this player owes an answer now."""
    return table.phase == BOUT and must_answer(table) and player_of(table, table.defender) == seat


def is_asked(table: Table, seat: Seat) -> bool:
    """Whether this player may throw in or hold now."""
    return table.phase == BOUT and asked(table) & BIT[seat] != 0


def head(table: Table) -> Seat:
    """The player who acts first in the serial order: attackers from the opener on, then the defender; −1 at the end."""
    if table.phase == OPEN:
        return player_of(table, table.opener)
    if table.phase == BOUT:
        ring = asked(table)
        if ring == 0:
            return player_of(table, table.defender)
        seat = table.opener
        while not ring & BIT[seat]:
            seat = step(seat, table.direction, table.rules.seats)
        return seat
    if table.phase == REVERSING:
        return player_of(table, table.defender)
    return -1


def to_act(table: Table) -> list[int]:
    """All who may act now, by public facts alone, the head first."""
    if table.phase == OVER:
        return []
    if table.phase != BOUT:
        return [int(head(table))]
    order = in_order(asked(table), table.opener, table.direction, table.rules.seats)
    if must_answer(table):
        order.append(int(player_of(table, table.defender)))
    return order


def is_bout_over(table: Table) -> bool:
    """Nothing can follow: the limit is beaten, or nobody is left to answer or to throw in (R31, Q5a, Q13)."""
    if table.beaten == table.limit:
        return True
    return (table.taking or not is_open(table)) and asked(table) == 0


def may_reverse(table: Table) -> bool:
    """The defender has beaten with a King, and more than two still play (R50, Q36)."""
    left = active(table)
    left &= left - 1
    return table.king and left & (left - 1) != 0


def next_opener(table: Table, *, taken: bool) -> Seat:
    """The defender opens next; if he took or is out, the next seat after him does (R31, R32, Q12, Q25)."""
    if taken:
        return next_seat(table, table.defender)
    if table.rules.teams or not table.out & BIT[table.defender]:
        return table.defender
    return next_seat(table, table.defender)


def place_of(table: Table, face: Face) -> i64:
    """Where an attack face lies, −1 if it does not."""
    for place in range(table.lying):
        if table.attacks[place] == face:
            return place
    return UNANSWERED
