"""The truth of a game of durak, split by who may know it: the table that all see, and the state with its secrets.

`Table` lists every public fact once. `State` adds the hands and the order of the talon; the view of a seat (view.py)
adds that seat's hand. A rule that takes a `Table` therefore cannot look at a secret.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT, NO_CARD, Card, CardSet
from kozyr.games.durak.powers import NO_TRUMP, Face, deck_of
from kozyr.seats import Seat, SeatSet

OPEN: Final = 0  # the opener lays the first card
BOUT: Final = 1  # answers, throw-ins, transfers, holds
REVERSING: Final = 2  # a King has beaten: does his player turn the direction?
OVER: Final = 3

NOT_ENDED: Final = 0
BEATEN: Final = 1
TAKEN: Final = 2

SEATS_MOST: Final = 6
UNANSWERED: Final = -1


class Rules:
    """What is fixed for a game: the number of seats, the options, and the tables of the deck."""

    __slots__ = (
        "deck",
        "enchanted",
        "seats",
        "six_beats_jack",
        "strict_limit",
        "take_surplus",
        "team_transfer",
        "teams",
        "throw_after_take",
        "transfer",
    )

    def __init__(self, seats: i64, enchanted: i64, flags: dict[str, bool]) -> None:
        """Take the flags by their option names (rules.py lists them)."""
        self.seats: i64 = seats
        self.enchanted: i64 = enchanted
        self.transfer = flags["transfer"]
        self.strict_limit = flags["strict_limit"]
        self.take_surplus = flags["take_surplus"]
        self.throw_after_take = flags["throw_after_take"]
        self.teams = flags["teams"]
        self.team_transfer = flags["team_transfer"]
        self.six_beats_jack = flags["six_beats_jack"]
        self.deck = deck_of(int(enchanted), six_beats_jack=flags["six_beats_jack"])


class Table:
    """Every public fact of a game in progress.

    Attack cards lie in the order laid in ``attacks`` (faces), with ``answers`` (faces, or UNANSWERED) and ``owners``
    (players) beside them. ``known[seat]`` are cards that all have seen go into that hand. ``low`` are the trumps that
    nobody held at the deal (R13) and ``slots[seat]`` how many of them a hand may have drawn since.
    """

    def __init__(self, rules: Rules) -> None:
        """Lay an empty table."""
        self.rules = rules
        self.phase: i64 = OPEN
        self.trump: i64 = NO_TRUMP
        self.trump_card: Card = NO_CARD
        self.shown: Card = NO_CARD
        self.dealer: Seat = 0
        self.talon_count: i64 = 0
        self.discard: CardSet = 0
        self.counts = vec[i64]([0, 0, 0, 0, 0, 0])
        self.known = vec[i64]([0, 0, 0, 0, 0, 0])
        self.slots = vec[i64]([0, 0, 0, 0, 0, 0])
        self.low: CardSet = 0
        self.holding: SeatSet = 0
        self.out: SeatSet = 0
        self.direction: i64 = 1
        self.defended_once = False
        # the bout
        self.bout: i64 = 0
        self.opener: Seat = 0
        self.defender: Seat = 0
        self.limit: i64 = 0
        self.laid: i64 = 0
        self.lying: i64 = 0
        self.beaten: i64 = 0
        self.attacks = vec[i64]([0 for _ in range(36)])
        self.answers = vec[i64]([0 for _ in range(36)])
        self.owners = vec[i64]([0 for _ in range(36)])
        self.ranks: CardSet = 0
        self.held: SeatSet = 0
        self.taking = False
        self.closed = False
        self.king = False
        # how the bout before ended
        self.last_end: i64 = NOT_ENDED
        self.last_defender: Seat = 0
        self.last_cards: i64 = 0
        self.last_returned: i64 = 0
        # the guard against endless games (Q21)
        self.began_without_talon = False
        self.fruitless: i64 = 0
        self.place: i64 = 0
        self.places = vec[i64]([0 for _ in range(16)])
        self.places_count: i64 = 0
        self.endless = False


class State(Table):
    """The whole truth; ``talon`` is drawn from its end, the trump card is its first."""

    def __init__(self, rules: Rules) -> None:
        """Lay an empty table with empty hands."""
        super().__init__(rules)
        self.hands = vec[i64]([0, 0, 0, 0, 0, 0])
        self.talon = vec[i64]([0 for _ in range(36)])


def copy_table(target: Table, source: Table) -> None:
    """Overwrite every public fact of one table with another's."""
    target.rules = source.rules
    target.phase = source.phase
    target.trump = source.trump
    target.trump_card = source.trump_card
    target.shown = source.shown
    target.dealer = source.dealer
    target.talon_count = source.talon_count
    target.discard = source.discard
    for seat in range(SEATS_MOST):
        target.counts[seat] = source.counts[seat]
        target.known[seat] = source.known[seat]
        target.slots[seat] = source.slots[seat]
    target.low = source.low
    target.holding = source.holding
    target.out = source.out
    target.direction = source.direction
    target.defended_once = source.defended_once
    _copy_bout(target, source)
    _copy_guard(target, source)


def _copy_bout(target: Table, source: Table) -> None:
    target.bout = source.bout
    target.opener = source.opener
    target.defender = source.defender
    target.limit = source.limit
    target.laid = source.laid
    target.lying = source.lying
    target.beaten = source.beaten
    for place in range(source.lying):
        target.attacks[place] = source.attacks[place]
        target.answers[place] = source.answers[place]
        target.owners[place] = source.owners[place]
    target.ranks = source.ranks
    target.held = source.held
    target.taking = source.taking
    target.closed = source.closed
    target.king = source.king
    target.last_end = source.last_end
    target.last_defender = source.last_defender
    target.last_cards = source.last_cards
    target.last_returned = source.last_returned


def _copy_guard(target: Table, source: Table) -> None:
    target.began_without_talon = source.began_without_talon
    target.fruitless = source.fruitless
    target.place = source.place
    if len(target.places) < source.places_count:
        target.places = source.places[:]
    else:
        for index in range(source.places_count):
            target.places[index] = source.places[index]
    target.places_count = source.places_count
    target.endless = source.endless


def copy_state(target: State, source: State) -> None:
    """Overwrite one state with another, without allocating."""
    copy_table(target, source)
    for seat in range(SEATS_MOST):
        target.hands[seat] = source.hands[seat]
    for place in range(source.talon_count):
        target.talon[place] = source.talon[place]


def same_table(one: Table, other: Table) -> bool:
    """Say whether two tables show the same."""
    return table_values(one) == table_values(other)


def table_values(table: Table) -> list[object]:
    """List every public fact, as far as it has a meaning now, for comparing and hashing."""
    seats = range(table.rules.seats)
    lying = range(table.lying)
    return [
        [table.phase, table.trump, table.trump_card, table.shown, table.dealer, table.talon_count, table.discard],
        [(table.counts[seat], table.known[seat], table.slots[seat]) for seat in seats],
        [table.low, table.holding, table.out, table.direction, table.defended_once],
        [table.bout, table.opener, table.defender, table.limit, table.laid, table.lying, table.beaten],
        [(table.attacks[place], table.answers[place], table.owners[place]) for place in lying],
        [table.ranks, table.held, table.taking, table.closed, table.king],
        [table.last_end, table.last_defender, table.last_cards, table.last_returned],
        [table.began_without_talon, table.fruitless, table.place, table.endless],
        [table.places[index] for index in range(table.places_count)],
    ]


def seat_bit(seat: Seat) -> SeatSet:
    """Give the set that holds just this seat."""
    return BIT[seat]


def open_faces(table: Table) -> list[Face]:
    """List the attack cards that wait for an answer, in the order laid."""
    return [table.attacks[place] for place in range(table.lying) if table.answers[place] == UNANSWERED]
