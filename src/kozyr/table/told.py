"""The log that all may read: what an action did, told from what a spectator sees before and after it."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

Facts: TypeAlias = Mapping[str, object]


class Entry(Struct, frozen=True, omit_defaults=False):
    """One line of the log: ``k`` counts lines and ``n`` actions of the deal; ``count`` is a number of cards."""

    k: int
    n: int
    seat: int | None
    verb: str
    cards: tuple[str, ...] = ()
    count: int = 0


class Pair(Struct, frozen=True):
    """An attack card on the table and its answer, as the view shows them."""

    attack: str
    by: int
    answer: str | None
    answered_by: int | None


class Player(Struct, frozen=True):
    """What all see of a seat."""

    cards: int
    out: bool = False


class Last(Struct, frozen=True):
    """How the bout before ended."""

    end: str
    defender: int
    cards: int
    returned: int


class Scene(Struct, frozen=True):
    """The public facts that the log compares; other facts of a view are not read."""

    talon: int
    opener: int | None
    phase: str
    table: tuple[Pair, ...]
    players: tuple[Player, ...]
    last: Last | None = None
    shown: str | None = None


Line: TypeAlias = tuple[int | None, str, tuple[str, ...], int]


def began(after: Scene) -> Iterator[Line]:
    """Tell who opens the deal, and by which card shown."""
    yield after.opener, "opens", (after.shown,) if after.shown else (), 0


def told(seat: int, parts: Mapping[str, str], before: Scene, after: Scene) -> Iterator[Line]:
    """Tell an action and everything public that followed from it.

    ``parts`` are those of `Game.parts`; the card an action answers comes before the card it lays.
    """
    cards = tuple(parts[key] for key in ("on", "card") if key in parts)
    yield seat, parts["verb"], cards, 0
    held = [player.cards for player in before.players]
    held[seat] -= 1 if "card" in parts else 0
    if before.table and not after.table and after.last is not None:
        yield from _settled(after.last, _open_pairs(before, parts), held)
    if after.talon < before.talon:
        yield from _drawn(after, held)
    for place, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if now.out and not was.out:
            yield place, "out", (), 0
    if after.phase == "open" and before.phase != "open":
        yield after.opener, "opens", (), 0


def _open_pairs(before: Scene, parts: Mapping[str, str]) -> list[Pair]:
    """List what lay unanswered when the bout ended, the action included."""
    return [pair for pair in before.table if pair.answer is None and pair.attack != parts.get("on")]


def _settled(last: Last, waiting: list[Pair], held: list[int]) -> Iterator[Line]:
    """Tell how the cards left the table; ``held`` follows what went back into hands."""
    yield last.defender, f"bout-{last.end}", (), last.cards
    if last.end == "taken":
        held[last.defender] += last.cards
    back = [pair.by for pair in waiting[len(waiting) - last.returned :]]
    for owner in dict.fromkeys(back):
        held[owner] += back.count(owner)
        yield owner, "returned", (), back.count(owner)


def _drawn(after: Scene, held: list[int]) -> Iterator[Line]:
    """Tell how many cards each seat drew."""
    for place, player in enumerate(after.players):
        if player.cards > held[place]:
            yield place, "draws", (), player.cards - held[place]
