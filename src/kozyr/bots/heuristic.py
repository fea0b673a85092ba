"""A bot that plays as a sensible player does: it chooses by the tactics of its game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from kozyr.games.blaze import tactics as blaze
from kozyr.games.durak import tactics as durak
from kozyr.protocol import Action, AnyGame
from kozyr.rng import Rng


class Tactics(Protocol):
    """What a game's tactics can do."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ANN401 - each game's own view
        """Pick the best of the legal actions."""


TACTICS: Final[Mapping[str, Callable[[AnyGame], Tactics]]] = {"durak": durak.make, "blaze": blaze.make}


@dataclass(frozen=True, slots=True)
class Heuristic:
    """Chooses by the tactics of its game."""

    tactics: Tactics
    name: str = "heuristic"

    def choose(self, view: object, legal: Sequence[Action], rng: Rng) -> Action:
        """Pick the action that the tactics value most."""
        return self.tactics.choose(view, legal, rng)


def make(game: AnyGame) -> Heuristic:
    """Make the bot for one game with its options; the game must have tactics."""
    return Heuristic(TACTICS[game.name](game))
