"""What a seat knows, and guesses: states that it cannot tell from the true one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import ALL_CARDS, BIT, NO_CARD, CardSet, count, lowest
from kozyr.games.durak.powers import card_of
from kozyr.games.durak.state import UNANSWERED, Rules, State, Table, copy_table, table_values
from kozyr.rng import Rng
from kozyr.seats import Seat

SPECTATOR: Final = -1


class View(Table):
    """The table and one hand; a spectator (viewer −1) has none. Equal views show the same."""

    def __init__(self, rules: Rules) -> None:
        """Lay an empty table, seen by nobody."""
        super().__init__(rules)
        self.viewer: Seat = SPECTATOR
        self.hand: CardSet = 0

    def __eq__(self, other: object) -> bool:
        """Compare everything that is shown."""
        if not isinstance(other, View):
            return NotImplemented
        return self.viewer == other.viewer and self.hand == other.hand and table_values(self) == table_values(other)

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash((self.viewer, self.hand, repr(table_values(self))))


def view_of(state: State, seat: Seat) -> View:
    """Build up the view of a seat; SPECTATOR for none."""
    view = View(state.rules)
    copy_table(view, state)
    view.viewer = seat
    if seat != SPECTATOR:
        view.hand = state.hands[seat]
    return view


def on_table(table: Table) -> CardSet:
    """The cards that lie on the table, attacks and answers."""
    cards: CardSet = 0
    for place in range(table.lying):
        cards |= BIT[card_of(table.attacks[place])]
        if table.answers[place] != UNANSWERED:
            cards |= BIT[card_of(table.answers[place])]
    return cards


def unseen(view: View) -> CardSet:
    """The cards of which the viewer does not know where they are: in other hands or in the talon."""
    seen = view.hand | view.discard | on_table(view)
    for seat in range(view.rules.seats):
        seen |= view.known[seat]
    if view.trump_card != NO_CARD:
        seen |= BIT[view.trump_card]
    return ALL_CARDS & ~seen


def guess_into(view: View, state: State, rng: Rng) -> None:
    """Overwrite a state with a guess: unseen cards dealt at random to where unseen cards are.

    Trumps that nobody held at the deal go to the talon or into places of a hand that were drawn since (R13).
    """
    missing = lay_known(view, state)
    cards = unseen(view)
    deal_low(state, cards & view.low, missing, rng)
    deal_rest(state, cards & ~view.low, missing, rng)


def guess_weighed_into(view: View, state: State, weights: vec[i64], rng: Rng) -> None:
    """A guess in which a card of twice the weight is twice as likely to be the next that lies in a hand."""
    missing = lay_known(view, state)
    cards = unseen(view)
    deal_low(state, cards & view.low, missing, rng)
    cards = deal_weighed(state, cards & ~view.low, missing, weights, rng)
    deal_rest(state, cards, missing, rng)


def lay_known(view: View, state: State) -> vec[i64]:
    """Begin a guess with all that the viewer knows; gives how many cards each hand lacks."""
    copy_table(state, view)
    missing = vec[i64]([0, 0, 0, 0, 0, 0])
    for seat in range(view.rules.seats):
        hand = view.hand if seat == view.viewer else view.known[seat]
        state.hands[seat] = hand
        missing[seat] = view.counts[seat] - count(hand)
    for place in range(view.talon_count):
        state.talon[place] = NO_CARD
    if view.talon_count:
        state.talon[0] = view.trump_card
    return missing


def deal_weighed(state: State, cards: CardSet, missing: vec[i64], weights: vec[i64], rng: Rng) -> CardSet:
    """Deal to the hands in turn what they lack; gives the cards that are left for the talon."""
    total: i64 = 0
    rest = cards
    while rest:
        total += weights[lowest(rest)]
        rest &= rest - 1
    lacking = True
    while lacking:
        lacking = False
        for seat in range(state.rules.seats):
            if missing[seat] > 0:
                lacking = True
                card = weighed(cards, weights, rng.below(total))
                missing[seat] -= 1
                state.hands[seat] |= BIT[card]
                cards &= ~BIT[card]
                total -= weights[card]
    return cards


def weighed(cards: CardSet, weights: vec[i64], chosen: i64) -> i64:
    """The card at a place when each takes as many places as it weighs."""
    card = lowest(cards)
    while chosen >= weights[card]:
        chosen -= weights[card]
        cards &= cards - 1
        card = lowest(cards)
    return card


def deal_low(state: State, low: CardSet, missing: vec[i64], rng: Rng) -> None:
    """Deal the trumps that nobody held at first, each to one of the places that may hold it."""
    if low == 0:
        return
    places = vec[i64]([min(missing[seat], state.slots[seat]) for seat in range(6)])
    free: i64 = state.talon_count - 1 if state.talon_count else 0
    seat: Seat = 0
    while seat < state.rules.seats:
        free += places[seat]
        seat += 1
    while low:
        card = lowest(low)
        low &= low - 1
        chosen = rng.below(free)
        free -= 1
        seat = 0
        while seat < state.rules.seats and chosen >= places[seat]:
            chosen -= places[seat]
            seat += 1
        if seat < state.rules.seats:
            places[seat] -= 1
            missing[seat] -= 1
            state.hands[seat] |= BIT[card]
        else:
            place_in_talon(state, card, chosen)


def place_in_talon(state: State, card: i64, chosen: i64) -> None:
    """Put a card on the chosen one of the talon's free places."""
    place: i64 = 0
    while state.talon[place] != NO_CARD or chosen > 0:
        if state.talon[place] == NO_CARD:
            chosen -= 1
        place += 1
    state.talon[place] = card


def deal_rest(state: State, cards: CardSet, missing: vec[i64], rng: Rng) -> None:
    """Shuffle the other unseen cards and fill the hands and the talon with them."""
    pool = vec[i64]([0 for _ in range(36)])
    size: i64 = 0
    while cards:
        pool[size] = lowest(cards)
        size += 1
        cards &= cards - 1
    for seat in range(state.rules.seats):
        while missing[seat] > 0:
            state.hands[seat] |= BIT[draw_from(pool, size, rng)]
            size -= 1
            missing[seat] -= 1
    for place in range(state.talon_count):
        if state.talon[place] == NO_CARD:
            state.talon[place] = draw_from(pool, size, rng)
            size -= 1


def draw_from(pool: vec[i64], size: i64, rng: Rng) -> i64:
    """Take a random card out of the first `size` of the pool; the last of them moves into its place."""
    chosen = rng.below(size)
    card = pool[chosen]
    pool[chosen] = pool[size - 1]
    return card
