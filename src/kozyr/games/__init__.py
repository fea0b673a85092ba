"""The registry of games: who wants a game asks for it here by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from kozyr.games.blaze import game as blaze_game
from kozyr.games.durak import game as durak_game
from kozyr.protocol import AnyGame, Option


@dataclass(frozen=True, slots=True)
class Range:
    """The least and the most seats of a game."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Kind:
    """What the registry knows of a game before one is made."""

    make: Callable[[int, Mapping[str, object]], AnyGame]
    options: tuple[Option, ...]
    seats: Range


_KINDS: Final[Mapping[str, Kind]] = {
    "durak": Kind(durak_game.make, durak_game.OPTIONS, Range(durak_game.SEATS_LEAST, durak_game.SEATS_MOST)),
    "blaze": Kind(blaze_game.make, blaze_game.OPTIONS, Range(blaze_game.SEATS_LEAST, blaze_game.SEATS_MOST)),
}
NAMES: Final = tuple(_KINDS)


def make(name: str, seats: int, options: Mapping[str, object]) -> AnyGame:
    """Make a game; ValueError names an unknown game or number of seats, OptionError what is wrong with an option."""
    return _kind(name).make(seats, options)


def options(name: str) -> tuple[Option, ...]:
    """List the table options of a game; ValueError for an unknown game."""
    return _kind(name).options


def seats(name: str) -> Range:
    """Say for how many a game is; ValueError for an unknown game."""
    return _kind(name).seats


def _kind(name: str) -> Kind:
    if name not in _KINDS:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(NAMES)}")
    return _KINDS[name]
