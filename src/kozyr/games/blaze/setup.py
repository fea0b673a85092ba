"""How a game of Blaze begins: the shuffled deck with its reshuffle, and the deal of both rounds."""

from random import Random

from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.deal import Deal
from kozyr.games.blaze.bout import begin_challenge, lay_talon
from kozyr.games.blaze.cards import (
    Bag,
    bag_texts,
    in_deck_order,
    kind_text,
    parse_kind,
    whole_deck,
    with_card,
    without_card,
)
from kozyr.games.blaze.state import DEALT, Rules, State, deck_size, everyone, first_round_cards


def shuffled(rng: Random, seats: int, first: int) -> Deal:
    """Shuffle the deck and the order in which round 1's cards will be dealt again; a first seat of −1 is drawn (B7)."""
    cards = bag_texts(whole_deck(seats))
    rng.shuffle(cards)
    again = list(range(int(first_round_cards(seats))))
    rng.shuffle(again)
    return Deal(tuple(cards), first=first if first >= 0 else rng.randrange(seats), reshuffle=tuple(again))


def dealt(rules: Rules, deal: Deal) -> State:
    """Deal five each from seat 0, then the two decks; ValueError says what is wrong with a deal (B3, B4, B7)."""
    if deal.dealer != -1:
        raise ValueError("deal.dealer: nobody deals in Blaze; `first` names who is active first")
    kinds = deck_of(rules, deal)
    first = max(deal.first, 0)
    if not -1 <= deal.first < rules.seats:
        raise ValueError(f"deal.first: must be a seat from 0 to {rules.seats - 1}, not {deal.first}")
    state = State(rules)
    for place in range(DEALT * rules.seats):
        hold(state, place % rules.seats, kinds[place])
    begin = DEALT * int(rules.seats)
    end = int(first_round_cards(rules.seats))
    lay_second(state, kinds[begin:end])
    lay_talon(state)
    lay_second(state, kinds[end:])
    for place, index in enumerate(reshuffle_of(deal, end)):
        state.redeal[place] = kinds[index]
    own_betting_cards(state)
    stack_feathers(state, 1)
    begin_challenge(state, first)
    return state


def deck_of(rules: Rules, deal: Deal) -> list[int]:
    """Read the deck of a deal; ValueError unless it is the whole deck for so many players."""
    kinds = [int(parse_kind(text)) for text in deal.cards]
    missing: Bag = whole_deck(rules.seats)
    for kind in kinds:
        if not missing & BIT[kind]:
            raise ValueError(f"deal.cards: {kind_text(kind)} stands more often than the deck has it")
        missing = without_card(missing, kind)
    if missing:
        raise ValueError(f"deal.cards: not the whole deck, these are missing: {' '.join(bag_texts(missing))}")
    return kinds


def reshuffle_of(deal: Deal, size: int) -> list[int]:
    """Read the order of round 2's deal, ascending by default; ValueError unless it is a permutation."""
    again = list(deal.reshuffle) if deal.reshuffle else list(range(size))
    if sorted(again) != list(range(size)):
        raise ValueError(f"deal.reshuffle: must be a permutation of 0 to {size - 1}")
    return again


def hold(state: State, seat: i64, kind: i64) -> None:
    """Put a card into a hand, face down."""
    state.hands[seat] = with_card(state.hands[seat], kind)
    state.counts[seat] += 1
    state.holding |= BIT[seat]


def lay_second(state: State, kinds: list[int]) -> None:
    """Set a deck aside: its first card will be turned up and lie under it, the others are drawn in their order."""
    state.second_count = len(kinds)
    if kinds:
        state.second[0] = kinds[0]
    for place, kind in enumerate(reversed(kinds[1:])):
        state.second[place + 1] = kind


def own_betting_cards(state: State) -> None:
    """Each player has the betting cards 0, 1, 1 (B6)."""
    state.zeros = everyone(state)
    for seat in range(state.rules.seats):
        state.ones[seat] = 2


def stack_feathers(state: State, game_round: i64) -> None:
    """Feathers n − 1 … 1 in round 1, n … 2 in round 2, the highest on top (B5)."""
    seats = state.rules.seats
    state.feathers_left = seats - 1
    for place in range(seats - 1):
        state.top_feathers[place] = seats - place - (1 if game_round == 1 else 0)


def rest_of_round(state: State, named: Bag, game_round: i64) -> tuple[list[int], list[int]]:
    """Split the cards that a position does not name, in deck order: the discard pile, and what the round lacks."""
    rest = in_deck_order(minus_all(whole_deck(state.rules.seats), named))
    cards = DEALT * int(state.rules.seats) + int(deck_size(state.rules.seats, game_round))
    discarded = cards - len(in_deck_order(named))
    if discarded < 0:
        raise ValueError(f"position: more cards are named than the {cards} of round {game_round}")
    return rest[:discarded], rest[discarded:]


def minus_all(bag: Bag, other: Bag) -> Bag:
    """Take the cards of a bag out of another."""
    for kind in in_deck_order(other):
        bag = without_card(bag, kind)
    return bag
