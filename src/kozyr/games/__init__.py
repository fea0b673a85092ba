"""The registry of games: who wants a game asks for it here by name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from kozyr.games.arena import Arena
from kozyr.games.blaze import arena as blaze_arena
from kozyr.games.blaze import game as blaze_game
from kozyr.games.blaze import tactics as blaze_tactics
from kozyr.games.durak import arena as durak_arena
from kozyr.games.durak import game as durak_game
from kozyr.games.durak import tactics as durak_tactics
from kozyr.protocol import Action, AnyGame, Option
from kozyr.rng import Rng


class Tactics(Protocol):
    """How a sensible player of a game judges his choices."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ANN401 - each game's own view
        """Pick the best of the legal actions."""


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
    tactics: Callable[[Any], Tactics]
    arena: Callable[[Any, Any], Arena]


_KINDS: Final[Mapping[str, Kind]] = {
    "durak": Kind(
        make=durak_game.make,
        options=durak_game.OPTIONS,
        seats=Range(durak_game.SEATS_LEAST, durak_game.SEATS_MOST),
        tactics=durak_tactics.make,
        arena=durak_arena.make,
    ),
    "blaze": Kind(
        make=blaze_game.make,
        options=blaze_game.OPTIONS,
        seats=Range(blaze_game.SEATS_LEAST, blaze_game.SEATS_MOST),
        tactics=blaze_tactics.make,
        arena=blaze_arena.make,
    ),
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


def tactics(game: AnyGame) -> Tactics:
    """Make the tactics of a game with its options."""
    return _kind(game.name).tactics(game)


def arena(game: AnyGame, view: object, judgement: Tactics) -> Arena:
    """Make what a search of this view works in, with the tactics of its game."""
    return _kind(game.name).arena(view, judgement)


def _kind(name: str) -> Kind:
    if name not in _KINDS:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(NAMES)}")
    return _KINDS[name]
