"""Cards as small ints, sets of cards as one 64-bit int, and the text form of the 36-card deck.

A rule about cards is set algebra here: ``hand & of_rank(card)`` are the cards of a hand that have the card's rank.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Card: TypeAlias = i64
CardSet: TypeAlias = i64

NO_CARDS: Final = 0
NO_CARD: Final = -1
RANKS: Final = 9
SUITS: Final = 4
DECK_SIZE: Final = 36
SUIT_LETTERS: Final = "scdh"
RANK_TEXTS: Final = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")

# A table, because mypyc 2.4 compiles a literal shift as 32 bits wide.
BIT: Final = vec[i64]([2**place for place in range(62)])


def suit_of(card: Card) -> i64:
    """Give the suit of a card, 0…3 in the order of SUIT_LETTERS."""
    return card // 9


def rank_of(card: Card) -> i64:
    """Give the rank of a card, 0 (six) … 8 (ace)."""
    return card % 9


def _suit_set(suit: i64) -> CardSet:
    cards: i64 = 0
    for rank in range(9):
        cards |= BIT[9 * suit + rank]
    return cards


def _rank_set(rank: i64) -> CardSet:
    cards: i64 = 0
    for suit in range(4):
        cards |= BIT[9 * suit + rank]
    return cards


OF_SUIT: Final = vec[i64]([_suit_set(suit) for suit in range(4)])
OF_RANK: Final = vec[i64]([_rank_set(rank) for rank in range(9)])
SAME_RANK: Final = vec[i64]([_rank_set(card % 9) for card in range(36)])
ALL_CARDS: Final[i64] = BIT[36] - 1


def count(cards: CardSet) -> i64:
    """Count the members of a set.

    >>> int(count(card_set(["6s", "Ah"])))
    2
    """
    cards -= (cards >> 1) & 0x1555555555555555
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    cards = cards + (cards >> 8)
    cards = cards + (cards >> 16)
    return (cards + (cards >> 32)) & 0x7F


def lowest(cards: CardSet) -> Card:
    """Give the member with the smallest number; the set must not be empty."""
    return int(cards & -cards).bit_length() - 1


def members(cards: CardSet) -> list[int]:
    """List the members of a set in ascending order."""
    found: list[int] = []
    while cards:
        found.append(int(lowest(cards)))
        cards &= cards - 1
    return found


def card_text(card: Card) -> str:
    """Write a card.

    >>> card_text(parse_card("10h"))
    '10h'
    """
    return RANK_TEXTS[rank_of(card)] + SUIT_LETTERS[suit_of(card)]


def parse_card(text: str) -> Card:
    """Read a card of the 36-card deck; ValueError names a text that is none.

    >>> parse_card("1h")
    Traceback (most recent call last):
    ValueError: '1h' is no card of the 36-card deck
    """
    if text[:-1] not in RANK_TEXTS or text[-1] not in SUIT_LETTERS:
        message = f"{text!r} is no card of the 36-card deck"
        raise ValueError(message)
    return 9 * SUIT_LETTERS.index(text[-1]) + RANK_TEXTS.index(text[:-1])


def card_texts(cards: CardSet) -> list[str]:
    """Write a set in ascending order.

    >>> card_texts(card_set(["Ah", "6s"]))
    ['6s', 'Ah']
    """
    return [card_text(card) for card in members(cards)]


def card_set(texts: list[str]) -> CardSet:
    """Read a set; ValueError for a text that is no card."""
    cards: i64 = 0
    for text in texts:
        cards |= BIT[parse_card(text)]
    return cards
