"""A bot that leaves it all to chance: the weakest opponent, and the yardstick for every other."""

from collections.abc import Sequence
from dataclasses import dataclass

from kozyr.protocol import Action
from kozyr.rng import Rng


@dataclass(frozen=True, slots=True)
class Chance:
    """Picks each legal action with the same chance."""

    name: str = "random"

    def choose(self, view: object, legal: Sequence[Action], rng: Rng) -> Action:
        """Pick one of the legal actions without a look at the view."""
        del view
        return legal[rng.below(len(legal))]
