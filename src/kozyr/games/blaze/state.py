"""The truth of a game of Blaze, split by who may know it: the table that all see, and the state with its secrets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.games.blaze.cards import NO_KIND, Bag, Kind
from kozyr.seats import Seat, SeatSet

OPEN: Final = 0  # the active player lays the first card
CHALLENGE: Final = 1  # rejections, extensions, holds, the pass
BETTING: Final = 2  # all place a betting card
OVER: Final = 3

NOT_ENDED: Final = 0
REJECTED: Final = 1
PASSED: Final = 2

SEATS_MOST: Final = 5
UNREJECTED: Final = -1
NOBODY: Final = -1
DEALT: Final = 5
CARDS_MOST: Final = 60
DECK_MOST: Final = 43


class Rules:
    """What is fixed for a game: the number of seats and the options."""

    __slots__ = ("firebird_zero_opens", "memory_aid", "seats")

    def __init__(self, seats: i64, *, firebird_zero_opens: bool, memory_aid: bool) -> None:
        """Take the options of the table (B14, B34)."""
        self.seats: i64 = seats
        self.memory_aid = memory_aid
        self.firebird_zero_opens = firebird_zero_opens


def deck_size(seats: i64, game_round: i64) -> i64:
    """Cards of a round's draw deck, its trump card included (B3)."""
    if seats == 5:
        return 17 if game_round == 1 else 18
    return 19 if seats == 3 and game_round == 1 else 20


class Table:
    """Every public fact of a game in progress.

    Challenge cards lie in the order laid in ``challenges`` (kinds), with ``rejects`` (kinds, or UNREJECTED) and
    ``owners`` beside them. ``known[seat]`` is the bag of cards that all have seen go into that hand. ``seen_first`` is
    the bag of round 1's cards that all have seen; in round 2 they lie in the box or among the ``dealt[seat]`` cards
    that a hand may still have from the deal. ``turned`` is round 2's trump card, turned up or drawn.
    ``feathers[seat]`` was won in this round, ``piles[seat]`` is the sum of the rest of the scoring stack.
    """

    def __init__(self, rules: Rules) -> None:
        """Lay an empty table."""
        self.rules = rules
        self.lay_challenge()
        self.stage: i64 = OPEN
        self.round: i64 = 1
        self.phase: i64 = 1
        self.trump: i64 = 0
        self.trump_card: Kind = NO_KIND
        self.talon_count: i64 = 0
        self.second_count: i64 = 0
        self.box_count: i64 = 0
        self.discard: Bag = 0
        self.discard_top: Kind = NO_KIND
        self.counts = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.known = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.dealt = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.seen_first: Bag = 0
        self.turned: Kind = NO_KIND
        self.holding: SeatSet = 0
        self.out: SeatSet = 0
        # feathers, bets and scores
        self.top_feathers = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.feathers_left: i64 = 0
        self.feathers = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.piles = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.zeros: SeatSet = 0
        self.ones = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.placed: SeatSet = 0
        self.bets_on = vec[i64]([NOBODY for _ in range(SEATS_MOST)])
        self.revealed = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.revealed_on = vec[i64]([NOBODY for _ in range(SEATS_MOST)])
        self.first_loser: Seat = NOBODY
        self.first_feathers = vec[i64]([0 for _ in range(SEATS_MOST)])
        # the guard against endless phases (B33)
        self.resolved: i64 = 0
        self.place: i64 = 0
        self.places = vec[i64]([0 for _ in range(256)])
        self.places_count: i64 = 0

    def lay_challenge(self) -> None:
        """Lay what belongs to one challenge."""
        self.bout: i64 = 0
        self.active: Seat = 0
        self.target: Seat = 0
        self.supporter: Seat = NOBODY
        self.limit: i64 = 0
        self.laid: i64 = 0
        self.lying: i64 = 0
        self.rejected: i64 = 0
        self.challenges = vec[i64]([0 for _ in range(DEALT)])
        self.rejects = vec[i64]([0 for _ in range(DEALT)])
        self.owners = vec[i64]([0 for _ in range(DEALT)])
        self.values: i64 = 0
        self.held: SeatSet = 0
        self.passing = False
        # how the challenge before ended
        self.last_end: i64 = NOT_ENDED
        self.last_target: Seat = 0
        self.last_cards: i64 = 0


class State(Table):
    """The whole truth.

    ``talon`` and ``second`` (the round-2 deck) are drawn from their end, their first card is the trump card.
    ``redeal`` holds round 1's cards as round 2 deals them. ``bets`` are values, ``on`` the players bet on.
    ``pool[seat]`` is the bag of round 1's cards that the player saw, his own last hand included; ``drawn[seat]`` of
    those that he drew in round 2, without the trump card.
    """

    def __init__(self, rules: Rules) -> None:
        """Lay an empty table with empty hands."""
        super().__init__(rules)
        self.hands = vec[i64]([0 for _ in range(SEATS_MOST)])
        # 20 in play; a position may name a longer deck, up to all cards of its round
        self.talon = vec[i64]([0 for _ in range(DECK_MOST)])
        self.second = vec[i64]([0 for _ in range(DECK_MOST)])
        self.redeal = vec[i64]([0 for _ in range(42)])
        self.on = vec[i64]([NOBODY for _ in range(SEATS_MOST)])
        self.bets = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.pool = vec[i64]([0 for _ in range(SEATS_MOST)])
        self.drawn = vec[i64]([0 for _ in range(SEATS_MOST)])


def everyone(table: Table) -> SeatSet:
    """All seats of the table."""
    return BIT[table.rules.seats] - 1


def remaining(table: Table) -> SeatSet:
    """The players who are not out of the round."""
    return everyone(table) & ~table.out


def first_round_cards(seats: i64) -> i64:
    """How many cards round 1 uses, which are shuffled again for round 2 (B30)."""
    return DEALT * seats + deck_size(seats, 1)


def copy_table(target: Table, source: Table) -> None:
    """Overwrite every public fact of one table with another's."""
    target.rules = source.rules
    target.stage = source.stage
    target.round = source.round
    target.phase = source.phase
    target.trump = source.trump
    target.trump_card = source.trump_card
    target.talon_count = source.talon_count
    target.second_count = source.second_count
    target.box_count = source.box_count
    target.discard = source.discard
    target.discard_top = source.discard_top
    target.seen_first = source.seen_first
    target.turned = source.turned
    target.holding = source.holding
    target.out = source.out
    _copy_seats(target, source)
    _copy_challenge(target, source)
    target.resolved = source.resolved
    target.place = source.place
    for index in range(source.places_count):
        target.places[index] = source.places[index]
    target.places_count = source.places_count


def _copy_seats(target: Table, source: Table) -> None:
    for seat in range(SEATS_MOST):
        target.counts[seat] = source.counts[seat]
        target.known[seat] = source.known[seat]
        target.dealt[seat] = source.dealt[seat]
        target.top_feathers[seat] = source.top_feathers[seat]
        target.feathers[seat] = source.feathers[seat]
        target.piles[seat] = source.piles[seat]
        target.ones[seat] = source.ones[seat]
        target.bets_on[seat] = source.bets_on[seat]
        target.revealed[seat] = source.revealed[seat]
        target.revealed_on[seat] = source.revealed_on[seat]
        target.first_feathers[seat] = source.first_feathers[seat]
    target.feathers_left = source.feathers_left
    target.zeros = source.zeros
    target.placed = source.placed
    target.first_loser = source.first_loser


def _copy_challenge(target: Table, source: Table) -> None:
    target.bout = source.bout
    target.active = source.active
    target.target = source.target
    target.supporter = source.supporter
    target.limit = source.limit
    target.laid = source.laid
    target.lying = source.lying
    target.rejected = source.rejected
    for place in range(source.lying):
        target.challenges[place] = source.challenges[place]
        target.rejects[place] = source.rejects[place]
        target.owners[place] = source.owners[place]
    target.values = source.values
    target.held = source.held
    target.passing = source.passing
    target.last_end = source.last_end
    target.last_target = source.last_target
    target.last_cards = source.last_cards


def copy_state(target: State, source: State) -> None:
    """Overwrite one state with another, without allocating."""
    copy_table(target, source)
    for seat in range(SEATS_MOST):
        target.hands[seat] = source.hands[seat]
        target.on[seat] = source.on[seat]
        target.bets[seat] = source.bets[seat]
        target.pool[seat] = source.pool[seat]
        target.drawn[seat] = source.drawn[seat]
    for place in range(source.talon_count):
        target.talon[place] = source.talon[place]
    for place in range(source.second_count):
        target.second[place] = source.second[place]
    if source.round == 1:
        for place in range(42):
            target.redeal[place] = source.redeal[place]


def table_values(table: Table) -> list[object]:
    """List every public fact, as far as it has a meaning now, for comparing and hashing."""
    seats = range(table.rules.seats)
    return [
        [table.stage, table.round, table.phase, table.trump, table.trump_card, table.talon_count],
        [table.second_count, table.box_count, table.discard, table.discard_top, table.seen_first, table.turned],
        [(table.counts[seat], table.known[seat], table.dealt[seat]) for seat in seats],
        [table.holding, table.out, table.bout, table.active, table.target, table.supporter, table.limit],
        [table.laid, table.lying, table.rejected, table.values, table.held, table.passing],
        [(table.challenges[place], table.rejects[place], table.owners[place]) for place in range(table.lying)],
        [table.last_end, table.last_target, table.last_cards],
        [table.top_feathers[place] for place in range(table.feathers_left)],
        [(table.feathers[seat], table.piles[seat], table.ones[seat], table.bets_on[seat]) for seat in seats],
        [(table.revealed[seat], table.revealed_on[seat], table.first_feathers[seat]) for seat in seats],
        [table.zeros, table.placed, table.first_loser, table.resolved, table.place],
        [table.places[index] for index in range(table.places_count)],
    ]
