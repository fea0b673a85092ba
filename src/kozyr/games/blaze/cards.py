"""The cards of Blaze: 30 kinds, each twice, and bags of them as one 64-bit int.

A kind is a suit and a value; its two cards are interchangeable wherever a player can see. A bag has a bit for each kind
it holds (places 0…29) and one for each kind it holds twice (30…59), so the kinds of a bag are again a card set.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT, count, lowest

Kind: TypeAlias = i64
Kinds: TypeAlias = i64
Bag: TypeAlias = i64

KINDS: Final = 30
VALUES: Final = 10
FIREBIRD: Final = 9
NO_KIND: Final = -1
SUIT_LETTERS: Final = "bry"
VALUE_TEXTS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "F")
ALL_KINDS: Final[i64] = BIT[30] - 1


def suit_of(kind: Kind) -> i64:
    """Give the suit, 0…2 in the order of SUIT_LETTERS."""
    return kind // 10


def value_of(kind: Kind) -> i64:
    """Give the place of the value, 0 (one) … 8 (nine), 9 (Firebird)."""
    return kind % 10


def _kinds_of_suit(suit: i64) -> Kinds:
    kinds: i64 = 0
    for value in range(10):
        kinds |= BIT[10 * suit + value]
    return kinds


def _kinds_of_value(value: i64) -> Kinds:
    return BIT[value] | BIT[10 + value] | BIT[20 + value]


OF_SUIT: Final = vec[i64]([_kinds_of_suit(suit) for suit in range(3)])
OF_VALUE: Final = vec[i64]([_kinds_of_value(value) for value in range(10)])
FIREBIRDS: Final[i64] = _kinds_of_value(FIREBIRD)
ONES: Final[i64] = _kinds_of_value(0)


def kinds_in(bag: Bag) -> Kinds:
    """Give the kinds that a bag holds."""
    return bag & ALL_KINDS


def size(bag: Bag) -> i64:
    """Count the cards of a bag."""
    return count(bag)


def with_card(bag: Bag, kind: Kind) -> Bag:
    """Add a card; the bag must not hold the kind twice."""
    return bag | (BIT[kind + 30] if bag & BIT[kind] else BIT[kind])


def without_card(bag: Bag, kind: Kind) -> Bag:
    """Take a card of the kind out; the bag must hold one."""
    return bag ^ (BIT[kind + 30] if bag & BIT[kind + 30] else BIT[kind])


def holds(bag: Bag, kind: Kind) -> bool:
    """Say whether a bag holds a card of the kind."""
    return bag & BIT[kind] != 0


def plus(bag: Bag, other: Bag) -> Bag:
    """Add all cards of another bag; no kind may come to more than two."""
    while other:
        kind = lowest(other)
        other &= other - 1
        bag = with_card(bag, kind if kind < 30 else kind - 30)
    return bag


def minus(bag: Bag, other: Bag) -> Bag:
    """Take all cards of another bag out; the bag must hold them."""
    while other:
        kind = lowest(other)
        other &= other - 1
        bag = without_card(bag, kind if kind < 30 else kind - 30)
    return bag


def whole_deck(seats: i64) -> Bag:
    """All 60 cards; with three players the 1s stay in the box (B1, B2)."""
    kinds = ALL_KINDS & ~ONES if seats == 3 else ALL_KINDS
    return kinds | kinds * BIT[30]


def in_deck_order(bag: Bag) -> list[int]:
    """List the cards of a bag by suit and value, doubles twice."""
    kinds: list[int] = []
    for kind in range(30):
        if bag & BIT[kind]:
            kinds.append(kind)
            if bag & BIT[kind + 30]:
                kinds.append(kind)
    return kinds


def kind_text(kind: Kind) -> str:
    """Write a card.

    >>> kind_text(parse_kind("Fy"))
    'Fy'
    """
    return VALUE_TEXTS[value_of(kind)] + SUIT_LETTERS[suit_of(kind)]


def parse_kind(text: str) -> Kind:
    """Read a card; ValueError names a text that is none."""
    if len(text) != 2 or text[0] not in VALUE_TEXTS or text[1] not in SUIT_LETTERS:
        raise ValueError(f"{text!r} is no card of Blaze")
    return 10 * SUIT_LETTERS.index(text[1]) + VALUE_TEXTS.index(text[0])


def bag_texts(bag: Bag) -> list[str]:
    """Write the cards of a bag by suit and value, doubles twice."""
    return [kind_text(kind) for kind in in_deck_order(bag)]
