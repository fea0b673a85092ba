"""What the text of each enchanted rank changes; the rules read tables made from these answers once a game.

Who beats what is asked in a fixed order: what the attack card *forbids*, what the answering card *grants*, what the
attack card *yields* to, and only then the ordinary rule. So a ban beats a permission (R39, Q28).
"""

from functools import cache
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT, OF_RANK, Card, CardSet, rank_of, suit_of

Face: TypeAlias = i64
Suit: TypeAlias = i64

# A face is a card as it counts on the table: 36 plain cards, then the 16 Eights with a named suit (R42).
FACES: Final = 52
NO_TRUMP: Final = 4
SIX: Final = 0
SEVEN: Final = 1
EIGHT: Final = 2
NINE: Final = 3
TEN: Final = 4
JACK: Final = 5
QUEEN: Final = 6
KING: Final = 7
ACE: Final = 8

# The suits that Sixes and Aces indicate, by their own suit (spades, clubs, diamonds, hearts). The book prints all four
# of the Aces; of the Sixes it prints spades to hearts, the rest is an assumption (R40, Q27, R51).
INDICATED_BY_SIX: Final = vec[i64]([3, 2, 0, 1])
INDICATED_BY_ACE: Final = vec[i64]([2, 3, 1, 0])


def card_of(face: Face) -> Card:
    """Give the card that lies there."""
    return face if face < 36 else 9 * ((face - 36) // 4) + EIGHT


def face_suit(face: Face) -> Suit:
    """Give the suit the face counts as."""
    return suit_of(face) if face < 36 else (face - 36) % 4


def face_rank(face: Face) -> i64:
    """Give the rank; naming a suit never changes it (Q31)."""
    return rank_of(face) if face < 36 else EIGHT


def named(card: Card, suit: Suit) -> Face:
    """Give the face of an enchanted Eight with its named suit."""
    return 36 + 4 * suit_of(card) + suit


class Power:
    """An ordinary card: no text, so it changes nothing."""

    joins: bool = False
    untransferable: bool = False
    closes: bool = False
    reverses: bool = False
    names_suit: bool = False

    def forbids(self, face: Face, card: Card, trump: Suit) -> bool:
        """Whether its text, as an attack card, bans this answer."""
        return False

    def grants(self, card: Card, face: Face, trump: Suit) -> bool:
        """Whether its text, as an answer, lets it beat that attack."""
        return False

    def yields(self, face: Face, card: Card, trump: Suit) -> bool:
        """Whether its text, as an attack card, lets this answer beat it."""
        return False


class Six(Power):
    """Beats any card of its indicated suit, a trump too, whatever the rank (R40)."""

    def grants(self, card: Card, face: Face, trump: Suit) -> bool:
        """Rank is ignored."""
        return INDICATED_BY_SIX[suit_of(card)] == face_suit(face)


class Seven(Power):
    """Falls to no trump of another suit (R41)."""

    def forbids(self, face: Face, card: Card, trump: Suit) -> bool:
        """A trump of another suit."""
        return suit_of(card) == trump and trump != face_suit(face)


class Eight(Power):
    """Counts as any suit but trumps, named at every play (R42); turned up, there are no trumps (R43)."""

    names_suit = True


class Nine(Power):
    """May be thrown in although no nine lies there; on another rank, no more transfers (R44, R46)."""

    joins = True


class Ten(Power):
    """Cannot be transferred (R47)."""

    untransferable = True


class Jack(Power):
    """Falls only to a lower rank of its suit or of trumps, a trump jack too (R48, Q28, Q34)."""

    def __init__(self, *, six_beats_jack: bool) -> None:
        """Take the table option: a Six beats a Jack of its indicated suit."""
        self.six_beats_jack = six_beats_jack

    def forbids(self, face: Face, card: Card, trump: Suit) -> bool:
        """Everything that it does not yield to."""
        if self.six_beats_jack and rank_of(card) == SIX and INDICATED_BY_SIX[suit_of(card)] == face_suit(face):
            return False
        return not self.yields(face, card, trump)

    def yields(self, face: Face, card: Card, trump: Suit) -> bool:
        """A lower rank of its suit or of trumps."""
        suit = suit_of(card)
        return rank_of(card) < JACK and (suit == face_suit(face) or suit == trump)


class Queen(Power):
    """Beaten with, it ends throwing in for the rest of the bout (R49)."""

    closes = True


class King(Power):
    """Beaten with in a successful defence, it lets the defender turn the direction of play (R50)."""

    reverses = True


class Ace(Power):
    """Beats the ace of its indicated suit, a trump too (R51)."""

    def grants(self, card: Card, face: Face, trump: Suit) -> bool:
        """Only an ace, of the indicated suit."""
        return face_rank(face) == ACE and INDICATED_BY_ACE[suit_of(card)] == face_suit(face)


def powers_of(enchanted: i64, *, six_beats_jack: bool) -> list[Power]:
    """Give the power of every rank; `enchanted` holds a bit for each rank that is (R37, Q38)."""
    texts: list[Power] = [
        Six(),
        Seven(),
        Eight(),
        Nine(),
        Ten(),
        Jack(six_beats_jack=six_beats_jack),
        Queen(),
        King(),
        Ace(),
    ]
    plain = Power()
    return [texts[rank] if enchanted & BIT[rank] else plain for rank in range(9)]


def ordinary(suit: Suit, rank: i64, face: Face, trump: Suit) -> bool:
    """A higher card of the same suit beats, and a trump beats any other suit (R4, R6, R7)."""
    if suit == face_suit(face):
        return rank > face_rank(face)
    return suit == trump


def counts_as(powers: list[Power], card: Card, face: Face, trump: Suit) -> Card:
    """Give the card that an answer counts as: an Eight takes the attack's suit, if that may be named (R42, Q31)."""
    if not powers[rank_of(card)].names_suit:
        return card
    suit = face_suit(face)
    if suit == trump:
        suit = (suit + 1) % 4
    return 9 * suit + EIGHT


def beats(powers: list[Power], card: Card, face: Face, trump: Suit) -> bool:
    """Say whether a card of the hand may beat a face on the table."""
    attack = powers[face_rank(face)]
    answer = counts_as(powers, card, face, trump)
    if attack.forbids(face, answer, trump):
        return False
    if powers[rank_of(card)].grants(card, face, trump) or attack.yields(face, answer, trump):
        return True
    return ordinary(suit_of(answer), rank_of(answer), face, trump)


class Deck:
    """The answers of all cards as tables, for the hot path.

    ``beaters[52 * trump + face]`` are the cards that beat a face; the other sets hold the cards with that power.
    """

    __slots__ = ("beaters", "closes", "eights", "joins", "reverses", "untransferable")

    def __init__(self, enchanted: i64, *, six_beats_jack: bool) -> None:
        """Ask every power about every pair of cards once."""
        powers = powers_of(enchanted, six_beats_jack=six_beats_jack)
        self.beaters = vec[i64]([_beaters(powers, place % 52, place // 52) for place in range(5 * 52)])
        self.joins: CardSet = _with([power.joins for power in powers])
        self.untransferable: CardSet = _with([power.untransferable for power in powers])
        self.closes: CardSet = _with([power.closes for power in powers])
        self.reverses: CardSet = _with([power.reverses for power in powers])
        self.eights: CardSet = _with([power.names_suit for power in powers])


@cache
def deck_of(enchanted: int, *, six_beats_jack: bool) -> Deck:
    """Give the deck of some enchanted ranks; nobody writes to its tables, so games share them."""
    return Deck(enchanted, six_beats_jack=six_beats_jack)


def _beaters(powers: list[Power], face: Face, trump: Suit) -> CardSet:
    cards: CardSet = 0
    for card in range(36):
        if beats(powers, card, face, trump):
            cards |= BIT[card]
    return cards


def _with(holds: list[bool]) -> CardSet:
    cards: CardSet = 0
    for rank in range(9):
        if holds[rank]:
            cards |= OF_RANK[rank]
    return cards
