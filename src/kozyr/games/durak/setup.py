"""How a game of durak begins: the shuffled deck, the deal of the book, and positions set up by hand."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NoReturn

from mypy_extensions import i64

from kozyr.cards import (
    ALL_CARDS,
    BIT,
    DECK_SIZE,
    NO_CARD,
    OF_SUIT,
    SUIT_LETTERS,
    Card,
    CardSet,
    card_text,
    card_texts,
    count,
    lowest,
    parse_card,
    suit_of,
)
from kozyr.deal import Deal
from kozyr.games.durak.bout import begin_bout, leave
from kozyr.games.durak.powers import NO_TRUMP
from kozyr.games.durak.rules import HAND_SIZE
from kozyr.games.durak.state import OVER, Rules, State
from kozyr.games.durak.teams import everyone, is_decided, player_of
from kozyr.seats import Seat, step

POSITION_KEYS: Final = ("trump", "opener", "talon", "defended_once", "direction", "hands")


def shuffled(rng: Random, dealer: int) -> Deal:
    """Shuffle all 36 cards (R10)."""
    cards = [card_text(card) for card in range(DECK_SIZE)]
    rng.shuffle(cards)
    return Deal(tuple(cards), dealer)


def dealt(rules: Rules, deal: Deal) -> State:
    """Deal six each, turn the trump card, and let the lowest trump begin (R10–R14, Q19, Q20)."""
    cards = deck_of(deal)
    if deal.first >= 0 or deal.reshuffle:
        message = "deal: durak has no drawn first player and no reshuffle"
        raise ValueError(message)
    if deal.dealer < 0:
        message = "deal: the dealer is missing"
        raise ValueError(message)
    if not 0 <= deal.dealer < rules.seats:
        message = f"deal: the dealer must be a seat from 0 to {rules.seats - 1}, not {deal.dealer}"
        raise ValueError(message)
    state = State(rules)
    state.dealer = deal.dealer
    place: i64 = 0
    for _ in range(HAND_SIZE):
        seat: Seat = state.dealer
        for _ in range(rules.seats):
            seat = step(seat, 1, rules.seats)
            hold(state, seat, BIT[cards[place]])
            place += 1
    turn_trump(state, cards, place)
    begin(state, show_lowest_trump(state))
    return state


def deck_of(deal: Deal) -> list[int]:
    """Read the deck of a deal; ValueError unless it is the 36 cards, each once."""
    cards = [int(parse_card(text)) for text in deal.cards]
    missing = ALL_CARDS
    for card in cards:
        if not missing & BIT[card]:
            message = f"deal: {card_text(card)} stands twice"
            raise ValueError(message)
        missing ^= BIT[card]
    if missing:
        message = f"deal: not all 36 cards, these are missing: {' '.join(card_texts(missing))}"
        raise ValueError(message)
    return cards


def hold(state: State, seat: Seat, cards: CardSet) -> None:
    """Put cards into a hand, face down."""
    state.hands[seat] |= cards
    state.counts[seat] = count(state.hands[seat])
    if cards:
        state.holding |= BIT[seat]


def turn_trump(state: State, cards: list[int], place: i64) -> None:
    """The next card sets trumps and goes under the talon; without a talon the last card dealt does (R11, R12, R43)."""
    last = place == DECK_SIZE
    card: Card = cards[place - 1] if last else cards[place]
    is_eight = state.rules.deck.eights & BIT[card] != 0
    state.trump = NO_TRUMP if is_eight else suit_of(card)
    if last:
        state.known[state.dealer] |= BIT[card]
        return
    lay_talon(state, [*cards[place + 1 :], int(card)])


def lay_talon(state: State, cards: Sequence[int]) -> None:
    """Lay the talon, the next card drawn first and the trump card last."""
    state.talon_count = len(cards)
    for place, card in enumerate(reversed(cards)):
        state.talon[place] = card
    state.trump_card = cards[-1] if cards else NO_CARD


def show_lowest_trump(state: State) -> Seat:
    """The holder of the lowest trump shows it and opens; if nobody holds one, the dealer opens (R13, R14, Q20)."""
    if state.trump == NO_TRUMP:
        return state.dealer
    trumps = OF_SUIT[state.trump]
    held: CardSet = 0
    for seat in range(state.rules.seats):
        held |= state.hands[seat] & trumps
    if state.trump_card != NO_CARD:
        trumps &= ~BIT[state.trump_card]
    if held == 0:
        state.low = trumps
        return state.dealer
    state.shown = lowest(held)
    state.low = trumps & (BIT[state.shown] - 1)
    opener: Seat = 0
    while not state.hands[opener] & BIT[state.shown]:
        opener += 1
    state.known[opener] |= BIT[state.shown]
    return opener


def begin(state: State, opener: Seat) -> None:
    """Let the first bout begin, unless it is decided already who has no cards."""
    leave(state)
    state.opener = opener
    if is_decided(state):
        state.phase = OVER
    else:
        begin_bout(state)


# ---- positions


def position(rules: Rules, spec: Mapping[str, object], names: Sequence[str]) -> State:
    """Set up a position; every card that is named nowhere is in the discard. ValueError says what is wrong where."""
    for key in spec:
        if key not in POSITION_KEYS:
            fail(key, f"unknown; a position of durak has {', '.join(POSITION_KEYS)}")
    state = State(rules)
    state.trump = read_trump(spec.get("trump"))
    state.discard = ALL_CARDS
    hands = spec.get("hands", {})
    if not isinstance(hands, Mapping):
        fail("hands", "must be a table of a text of cards for each seat")
    for name, cards in hands.items():
        hold(state, read_seat(f"hands.{name}", name, names), set_aside(state, f"hands.{name}", cards))
    read_talon(state, spec.get("talon", ""))
    state.defended_once = read_flag("defended_once", spec.get("defended_once", True))
    state.direction = read_direction(spec.get("direction", 1))
    leave(state)
    opener = spec.get("opener")
    seat: Seat = 0 if opener is None else read_seat("opener", opener, names)
    if opener is not None or not is_decided(state):
        check_may_open(state, seat, names)
    begin(state, seat)
    if state.phase != OVER and state.talon_count and state.counts[state.defender] == 0:
        fail("hands", f"the defender {names[state.defender]} has no cards although the talon is not empty")
    return state


def fail(place: str, message: str) -> NoReturn:
    """Raise the ValueError that names the place in the position."""
    text = f"position.{place}: {message}"
    raise ValueError(text)


def read_trump(value: object) -> i64:
    """Read a suit letter, or "none"."""
    if value == "none":
        return NO_TRUMP
    if not isinstance(value, str) or len(value) != 1 or value not in SUIT_LETTERS:
        fail("trump", f'must be one of s c d h or "none", not {value!r}')
    return SUIT_LETTERS.index(str(value))


def read_seat(place: str, value: object, names: Sequence[str]) -> Seat:
    """Read the name of a seat."""
    if not isinstance(value, str) or value not in names:
        fail(place, f"{value!r} is no seat; the seats are {' '.join(names)}")
    return names.index(str(value))


def read_flag(place: str, value: object) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        fail(place, f"must be true or false, not {value!r}")
    return bool(value)


def read_direction(value: object) -> i64:
    """Read 1 or −1."""
    if isinstance(value, bool) or value not in (1, -1) or not isinstance(value, int):
        fail("direction", f"must be 1 or -1, not {value!r}")
    return 1 if value == 1 else -1


def set_aside(state: State, place: str, value: object) -> CardSet:
    """Read a text of cards and take them out of the discard; a card named before is an error."""
    return sum_of(read_cards(state, place, value))


def sum_of(cards: Sequence[int]) -> CardSet:
    """Make a set of some cards."""
    cards_set: CardSet = 0
    for card in cards:
        cards_set |= BIT[card]
    return cards_set


def read_cards(state: State, place: str, value: object) -> list[int]:
    """Read cards in their order, each taken out of the discard."""
    if not isinstance(value, str):
        fail(place, f"must be a text of cards, not {value!r}")
    cards: list[int] = []
    for text in str(value).split():
        try:
            card = int(parse_card(text))
        except ValueError as error:
            fail(place, str(error))
        if not state.discard & BIT[card]:
            fail(place, f"{text} is named twice")
        state.discard ^= BIT[card]
        cards.append(card)
    return cards


def read_talon(state: State, value: object) -> None:
    """Read the talon; its last card is the trump card (R11), an enchanted Eight there means no trumps (R43)."""
    cards = read_cards(state, "talon", value)
    lay_talon(state, cards)
    if not cards:
        return
    last = cards[-1]
    trump: i64 = NO_TRUMP if state.rules.deck.eights & BIT[last] else suit_of(last)
    if trump != state.trump:
        wanted = "none" if trump == NO_TRUMP else SUIT_LETTERS[trump]
        fail("talon", f'the last card {card_text(last)} is the trump card, so trump must be "{wanted}"')


def check_may_open(state: State, seat: Seat, names: Sequence[str]) -> None:
    """An opener has cards; in team play his partner may have them (Q25)."""
    name = names[seat]
    if not everyone(state) & BIT[seat] or state.out & BIT[player_of(state, seat)]:
        fail("opener", f"{name} is out: no cards, and no talon to draw from")
    if state.counts[player_of(state, seat)] == 0:
        fail("opener", f"{name} has no cards although the talon is not empty")
