"""What lies before a player who decides: the plain facts of his view that a sentence can speak of."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct, convert

from kozyr.cards import RANK_TEXTS
from kozyr.protocol import Facts


class Pair(Struct, frozen=True):
    """An attack card and its answer, if it has one."""

    attack: str
    answer: str | None


class Player(Struct, frozen=True):
    """What all see of a player."""

    cards: int
    out: bool


class Board(Struct, frozen=True):
    """The facts that both games show under the same name, or under one of two."""

    game: str
    trump: str
    talon: int
    hand: list[str]
    table: list[Pair]
    players: list[Player]
    taking: bool = False
    passing: bool = False
    defender: int | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A decision: the board as its player saw it, what he played and what was better, both taken apart."""

    board: Board
    played: Mapping[str, str]
    better: Mapping[str, str]

    @classmethod
    def of(cls, shown: Facts, played: Mapping[str, str], better: Mapping[str, str]) -> "Scene":
        """Read a view as its game shows it."""
        return cls(convert(shown, Board), played, better)

    @property
    def verbs(self) -> tuple[str, str]:
        """What was played and what was better, without cards."""
        return self.played["verb"], self.better["verb"]

    @property
    def card(self) -> str:
        """The card that was played, "" if none was."""
        return self.played.get("card", "")

    @property
    def better_card(self) -> str:
        """The card of the better action, "" if it has none."""
        return self.better.get("card", "")

    @property
    def defender(self) -> int | None:
        """Who has to answer."""
        return self.board.defender if self.board.target is None else self.board.target

    @property
    def takes(self) -> bool:
        """The defender has given up and will take the cards."""
        return self.board.taking or self.board.passing

    @property
    def ranks(self) -> set[str]:
        """The ranks that lie there, in attack or in answer."""
        cards = [card for pair in self.board.table for card in (pair.attack, pair.answer) if card]
        return {rank_of(card) for card in cards}

    def is_trump(self, card: str) -> bool:
        """A card of the trump suit; an Eight that was named a suit is none."""
        return card[-1:] == self.board.trump and "=" not in card

    def has_equal(self, card: str) -> bool:
        """Another card of the rank is in hand."""
        return sum(rank_of(own) == rank_of(card) for own in self.board.hand) > 1

    def is_lower(self, one: str, other: str) -> bool:
        """The first card would be missed less: no trump beside a trump, else the lower rank."""
        if self.is_trump(one) != self.is_trump(other):
            return self.is_trump(other)
        return height_of(one) < height_of(other)

    def is_nearly_out(self) -> bool:
        """Nothing is left to draw, and the defender will have no more than one card."""
        if self.board.talon or self.defender is None or self.takes:
            return False
        return self.board.players[self.defender].cards <= 1


def rank_of(card: str) -> str:
    """The rank of a card, without its suit.

    >>> rank_of("10h"), rank_of("8s=h"), rank_of("Fy")
    ('10', '8', 'F')
    """
    return card.partition("=")[0][:-1]


def height_of(card: str) -> int:
    """How high a card's rank is among the ranks of its game; a Firebird is the highest (B11).

    >>> height_of("6h") < height_of("10h") < height_of("Ac"), height_of("9r") < height_of("Fr")
    (True, True)
    """
    rank = rank_of(card)
    if rank in RANK_TEXTS[4:]:
        return 10 + RANK_TEXTS.index(rank)
    return 10 if rank == "F" else int(rank)
