"""A bot that plays as a sensible player does: it chooses by the tactics of its game."""

from collections.abc import Sequence
from dataclasses import dataclass

from kozyr import games
from kozyr.games import Tactics
from kozyr.protocol import Action, AnyGame
from kozyr.rng import Rng


@dataclass(frozen=True, slots=True)
class Heuristic:
    """Chooses by the tactics of its game, and now and then, by chance, anything.

    ``slips`` is how many of 100 choices are left to chance: a beginner slips often.
    """

    tactics: Tactics
    name: str = "heuristic"
    slips: int = 0

    def choose(self, view: object, legal: Sequence[Action], rng: Rng) -> Action:
        """Pick the action that the tactics value most."""
        if self.slips and rng.below(100) < self.slips:
            return legal[rng.below(len(legal))]
        return self.tactics.choose(view, legal, rng)


def make(game: AnyGame, name: str = "heuristic", slips: int = 0) -> Heuristic:
    """Make the bot for one game with its options."""
    return Heuristic(games.tactics(game), name, slips)
