"""What a seat of Blaze knows, and guesses: states that it cannot tell from the true one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.games.blaze.cards import KINDS, NO_KIND, Bag, in_deck_order, size, whole_deck, with_card, without_card
from kozyr.games.blaze.state import (
    BETTING,
    CARDS_MOST,
    NOBODY,
    OVER,
    UNREJECTED,
    Rules,
    State,
    Table,
    copy_table,
    first_round_cards,
    table_values,
)
from kozyr.rng import Rng
from kozyr.seats import Seat

SPECTATOR: Final = -1


class View(Table):
    """The table, one hand, and what its player alone remembers; a spectator (viewer −1) has nothing of these.

    ``on`` and ``bet`` are his own bet of this round (NOBODY and 0 without one). ``pool`` is the bag of round 1's cards
    that he saw, ``drawn`` of those that he drew in round 2, without the trump card.
    """

    def __init__(self, rules: Rules) -> None:
        """Lay an empty table, seen by nobody."""
        super().__init__(rules)
        self.viewer: Seat = SPECTATOR
        self.hand: Bag = 0
        self.on: Seat = NOBODY
        self.bet: i64 = 0
        self.pool: Bag = 0
        self.drawn: Bag = 0

    def own(self) -> list[int]:
        """List what the viewer knows beside the table."""
        return [int(self.viewer), int(self.hand), int(self.on), int(self.bet), int(self.pool), int(self.drawn)]

    def __eq__(self, other: object) -> bool:
        """Compare everything that is shown."""
        if not isinstance(other, View):
            return NotImplemented
        return self.own() == other.own() and table_values(self) == table_values(other)

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash((tuple(self.own()), repr(table_values(self))))


def view_of(state: State, seat: Seat) -> View:
    """Build up the view of a seat; SPECTATOR for none."""
    view = View(state.rules)
    copy_table(view, state)
    view.viewer = seat
    if seat == SPECTATOR:
        view.pool = state.seen_first
        return view
    view.hand = state.hands[seat]
    view.pool = state.pool[seat]
    view.drawn = state.drawn[seat]
    if state.placed & BIT[seat]:
        view.on = state.on[seat]
        view.bet = state.bets[seat]
    return view


def on_table(table: Table) -> Bag:
    """The cards that lie in the challenge."""
    bag: Bag = 0
    for place in range(table.lying):
        bag = with_card(bag, table.challenges[place])
        if table.rejects[place] != UNREJECTED:
            bag = with_card(bag, table.rejects[place])
    return bag


def unseen(view: View) -> Bag:
    """The cards of which the viewer does not know where they are."""
    left = whole_deck(view.rules.seats)
    bags = [view.discard, on_table(view), view.hand]
    bags.extend([view.known[seat] for seat in range(view.rules.seats) if seat != view.viewer])
    for bag in bags:
        for kind in in_deck_order(bag):
            left = without_card(left, kind)
    return left if view.trump_card == NO_KIND else without_card(left, view.trump_card)


def guess_into(view: View, state: State, rng: Rng) -> None:
    """Overwrite a state with a guess: unseen cards at random where unseen cards are, and possible bets.

    In round 2 the cards that were seen in round 1 go to the box or among what is left of a hand's deal (B30).
    """
    copy_table(state, view)
    bag = unseen(view)
    first = first_round_part(view, bag) if view.round == 2 else 0
    places = Places(view, state)
    for kind in in_deck_order(first):
        bag = without_card(bag, kind)
    places.put_first(in_deck_order(first), first_round_cards(view.rules.seats) - size(view.pool), rng)
    places.put_all(in_deck_order(bag), rng)
    if view.round == 1:
        guess_redeal(state, rng)
    guess_bets(view, state, rng)
    for seat in range(view.rules.seats):
        state.pool[seat] = view.pool if seat == view.viewer else view.seen_first
        state.drawn[seat] = view.drawn if seat == view.viewer else 0


def first_round_part(view: View, bag: Bag) -> Bag:
    """The unseen cards that must be round 1's: of a kind, as many as were seen then and are not seen now.

    What the viewer himself drew, and the trump card, are not round 1's.
    """
    first: Bag = 0
    for kind in range(KINDS):
        unseen_now = times(bag, kind)
        seen_now = times(whole_deck(view.rules.seats), kind) - unseen_now - times(view.drawn, kind)
        if view.turned == kind:
            seen_now -= 1
        must = times(view.pool, kind) - seen_now
        for _ in range(min(must, unseen_now)):
            first = with_card(first, kind)
    return first


def times(bag: Bag, kind: i64) -> i64:
    """How often a bag holds a kind."""
    if bag & BIT[kind + 30]:
        return 2
    return 1 if bag & BIT[kind] else 0


class Places:
    """The places that a guess fills: what hands, the talon, the second deck and the box lack."""

    def __init__(self, view: View, state: State) -> None:
        """Fill in what the viewer knows and count the rest."""
        self.state = state
        self.seats: i64 = view.rules.seats
        self.missing = vec[i64]([0 for _ in range(5)])
        self.dealt = vec[i64]([0 for _ in range(5)])
        self.box: i64 = view.box_count
        for seat in range(view.rules.seats):
            state.hands[seat] = view.hand if seat == view.viewer else view.known[seat]
            self.missing[seat] = view.counts[seat] - size(state.hands[seat])
            self.dealt[seat] = min(self.missing[seat], view.dealt[seat])
        if view.talon_count:
            state.talon[0] = view.trump_card

    def put_first(self, kinds: list[int], others: i64, rng: Rng) -> None:
        """Put round 1's cards into the box or among the dealt cards of hands.

        Only `others` more are round 1's, so the box lacks no more once these lie there.
        """
        pool = vec[i64](kinds)
        count: i64 = len(kinds)
        for _ in range(len(kinds)):
            kind = draw_from(pool, count, rng)
            count -= 1
            if self.box > others:
                self.box -= 1
            else:
                self.put_one(kind, rng)

    def put_one(self, kind: i64, rng: Rng) -> None:
        """Put one of round 1's cards into the box or among the dealt cards of a hand."""
        free = self.box
        for seat in range(self.seats):
            free += self.dealt[seat]
        chosen = rng.below(free)
        for seat in range(self.seats):
            if chosen < self.dealt[seat]:
                self.dealt[seat] -= 1
                self.missing[seat] -= 1
                self.state.hands[seat] = with_card(self.state.hands[seat], kind)
                return
            chosen -= self.dealt[seat]
        self.box -= 1

    def put_all(self, kinds: list[int], rng: Rng) -> None:
        """Shuffle the other cards and fill hands, talon and second deck; the rest is the box."""
        pool = vec[i64]([0 for _ in range(CARDS_MOST)])
        count: i64 = len(kinds)
        for place, kind in enumerate(kinds):
            pool[place] = kind
        for seat in range(self.seats):
            for _ in range(self.missing[seat]):
                self.state.hands[seat] = with_card(self.state.hands[seat], draw_from(pool, count, rng))
                count -= 1
        for place in range(1, self.state.talon_count):
            self.state.talon[place] = draw_from(pool, count, rng)
            count -= 1
        for place in range(self.state.second_count):
            self.state.second[place] = draw_from(pool, count, rng)
            count -= 1


def draw_from(pool: vec[i64], count: i64, rng: Rng) -> i64:
    """Take a random card out of the first `count` of the pool; the last of them moves into its place."""
    chosen = rng.below(count)
    kind = pool[chosen]
    pool[chosen] = pool[count - 1]
    return kind


def guess_redeal(state: State, rng: Rng) -> None:
    """Shuffle round 1's cards for round 2 (B30)."""
    bag = whole_deck(state.rules.seats)
    for place in range(state.second_count):
        bag = without_card(bag, state.second[place])
    kinds = in_deck_order(bag)
    pool = vec[i64](kinds)
    count: i64 = len(kinds)
    for place in range(len(kinds)):
        state.redeal[place] = draw_from(pool, count, rng)
        count -= 1


def guess_bets(view: View, state: State, rng: Rng) -> None:
    """Bets of others: on whom is known once all are placed, the value never before the round's end (B24)."""
    for seat in range(view.rules.seats):
        state.on[seat] = NOBODY
        state.bets[seat] = 0
        if not view.placed & BIT[seat]:
            continue
        if view.stage == OVER:
            state.on[seat] = view.revealed_on[seat]
            state.bets[seat] = view.revealed[seat]
            continue
        if seat == view.viewer:
            state.on[seat] = view.on
            state.bets[seat] = view.bet
            continue
        state.on[seat] = view.bets_on[seat] if view.stage != BETTING else other_seat(view, seat, rng)
        owned = view.ones[seat] + (1 if view.zeros & BIT[seat] else 0)
        state.bets[seat] = 1 if rng.below(owned) < view.ones[seat] else 0


def other_seat(view: View, seat: Seat, rng: Rng) -> Seat:
    """Any other seat."""
    other = rng.below(view.rules.seats - 1)
    return other + 1 if other >= seat else other
