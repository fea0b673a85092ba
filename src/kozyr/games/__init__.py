"""The registry of games: who wants a game asks for it here by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kozyr.games.durak import game as durak
from kozyr.protocol import AnyGame, Option

NAMES: Final = ("durak",)


@dataclass(frozen=True, slots=True)
class Range:
    """The least and the most seats of a game."""

    least: int
    most: int


def make(name: str, seats: int, options: Mapping[str, object]) -> AnyGame:
    """Make a game; ValueError names an unknown game or option, a bad value or number of seats."""
    _check(name)
    return durak.make(seats, options)


def options(name: str) -> tuple[Option, ...]:
    """List the table options of a game; ValueError for an unknown game."""
    _check(name)
    return durak.OPTIONS


def seats(name: str) -> Range:
    """Say for how many a game is; ValueError for an unknown game."""
    _check(name)
    return Range(durak.SEATS_LEAST, durak.SEATS_MOST)


def _check(name: str) -> None:
    if name not in NAMES:
        message = f"there is no game {name!r}; the games are {', '.join(NAMES)}"
        raise ValueError(message)
