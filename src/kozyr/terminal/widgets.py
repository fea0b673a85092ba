"""The pieces of the screen: cards, pairs on the table, players, and what can be done.

A piece is made from a look, and becomes another look in place, which is much faster than a new piece.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar, cast

from textual.app import ComposeResult
from textual.containers import VerticalGroup
from textual.events import Click
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from kozyr.terminal.choices import Use

L = TypeVar("L")
L_contra = TypeVar("L_contra", contravariant=True)
P = TypeVar("P", bound=Widget)

COLOURS: Final = {"h": "red", "d": "red", "r": "red", "b": "blue", "y": "yellow"}


@dataclass(frozen=True, slots=True)
class CardLook:
    """A card with its face and its marks; without a card it is a gap."""

    card: str
    face: str
    marks: str = ""

    @property
    def classes(self) -> str:
        """The classes of its styles."""
        return (
            f"{COLOURS.get(self.card.partition('=')[2] or self.card[-1], 'black')} {self.marks}" if self.card else "gap"
        )


@dataclass(frozen=True, slots=True)
class PairLook:
    """An attack card and its answer, which may be a gap."""

    attack: CardLook
    answer: CardLook


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A player: the name, what is told of the cards, the part, and the marks."""

    name: str
    body: str
    part: str
    marks: str


@dataclass(frozen=True, slots=True)
class ChipLook:
    """Something that can be done, with its key."""

    use: Use
    words: str


class Card(Static):
    """A card as its corner shows it; a click on it is told with its place."""

    class Chosen(Message):
        """A card was clicked."""

        def __init__(self, card: str, place: int, *, is_own: bool) -> None:
            super().__init__()
            self.card = card
            self.place = place
            self.is_own = is_own

    def __init__(self, look: CardLook, place: int, widget_id: str) -> None:
        super().__init__(look.face, markup=False, id=widget_id, classes=look.classes)
        self.look = look
        self._place = place

    def become(self, look: CardLook) -> None:
        """Look otherwise."""
        if look != self.look:
            self.look = look
            self.update(look.face, layout=False)
            self.set_classes(look.classes)

    def on_click(self, event: Click) -> None:
        """Tell it."""
        event.stop()
        if self.look.card:
            is_own = str(self.id).startswith("hand")
            self.post_message(self.Chosen(self.look.card, self._place, is_own=is_own))


class HandCard(Card):
    """A card of the person's own."""

    def __init__(self, look: CardLook, place: int) -> None:
        super().__init__(look, place, f"hand-{place}")


class Pair(VerticalGroup):
    """An attack card with its answer below, or a gap where one is missing."""

    def __init__(self, look: PairLook, place: int) -> None:
        super().__init__()
        self._attack = Card(look.attack, place, f"attack-{place}")
        self._answer = Card(look.answer, place, f"answer-{place}")

    def compose(self) -> ComposeResult:
        """Lay both."""
        yield self._attack
        yield self._answer

    def become(self, look: PairLook) -> None:
        """Look otherwise."""
        self._attack.become(look.attack)
        self._answer.become(look.answer)


class Seat(Static):
    """A player: the name above, the cards, and the part below."""

    def __init__(self, look: SeatLook, place: int) -> None:
        super().__init__(look.body, markup=False, classes=look.marks, id=f"seat-{place}")
        self.look = look
        self.border_title = look.name
        self.border_subtitle = look.part

    def become(self, look: SeatLook) -> None:
        """Look otherwise."""
        if look != self.look:
            self.look = look
            self.update(look.body, layout=False)
            self.set_classes(look.marks)
            self.border_subtitle = look.part


class Chip(Static):
    """Something that can be done, with the key that does it."""

    class Chosen(Message):
        """It was clicked."""

        def __init__(self, use: Use) -> None:
            super().__init__()
            self.use = use

    def __init__(self, look: ChipLook, place: int) -> None:
        super().__init__(_chip_text(look), markup=False, id=f"use-{place}")
        self.look = look

    def become(self, look: ChipLook) -> None:
        """Look otherwise."""
        if look != self.look:
            self.look = look
            self.update(_chip_text(look), layout=False)

    def on_click(self, event: Click) -> None:
        """Tell it."""
        event.stop()
        self.post_message(self.Chosen(self.look.use))


def _chip_text(look: ChipLook) -> str:
    return f"{look.use.key.upper()}  {look.words}"


class Piece(Protocol[L_contra]):
    """A widget that can look otherwise."""

    def become(self, look: L_contra) -> None:
        """Look so."""


async def fill(box: Widget, kind: Callable[[L, int], P], looks: Sequence[L]) -> None:
    """Let the pieces of a box look so, with new ones or fewer if need be."""
    pieces = [cast("Piece[L]", child) for child in box.children]
    for piece, look in zip(pieces, looks, strict=False):
        piece.become(look)
    if len(pieces) < len(looks):
        await box.mount(*(kind(looks[number], number) for number in range(len(pieces), len(looks))))
    for child in list(box.children)[len(looks) :]:
        await child.remove()


def write(place: Static, text: str) -> None:
    """Write a text, if it is another than what stands there."""
    if place.content != text:
        place.update(text)
