"""What each legal action is worth to the player who acts, from his own knowledge: for hints and reviews."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from kozyr import games
from kozyr.bots import endgame
from kozyr.bots.ismcts import Search
from kozyr.bots.solver import FOREVER, UNKNOWN, solved
from kozyr.bots.thinker import nodes_for, think
from kozyr.protocol import Action, AnyGame
from kozyr.rng import Rng

SERIOUS: Final = 2  # with less than half of the most visits an action is not compared by its chance


@dataclass(frozen=True, slots=True)
class Advice:
    """One action and its worth.

    ``chance`` is the expected score, 0.0 to 1.0: in durak of not being the durak, in team play of winning, in Blaze
    mostly of coming first. ``weight`` is the share of the search that went into it. ``solved`` says that the
    chance is exact: an endgame with every card known.
    """

    action: Action
    chance: float
    weight: float
    solved: bool


def advise(
    game: AnyGame, view: object, legal: Sequence[Action], rng: Rng, *, iterations: int, seconds: float | None = None
) -> tuple[Advice, ...]:
    """Judge every legal action, best first: of those that got about as much of the search the one with the best chance.

    A bot of as many iterations plays one of these. Stops after `seconds` of thinking if that comes first. An action
    that was never tried has the worst chance of those tried and no weight.
    """
    arena = games.arena(game, view, games.tactics(game))
    began = perf_counter()
    allowed = FOREVER if seconds is None else seconds
    values = dict(solved(arena, nodes_for(iterations), began + allowed / 2))
    search = Search(arena, iterations)
    think(search, rng, iterations, began + allowed, perf_counter)
    tried = [search.chance(action) for action in legal if search.visits(action)]
    judged = []
    for action in legal:
        visits = int(search.visits(action))
        value = int(values.get(action, UNKNOWN))
        chance = search.chance(action) if visits else min(tried, default=0.5)
        if value != UNKNOWN:
            chance = value / endgame.SCALE
        weight = visits / max(1, search.done) if len(legal) > 1 else 1.0
        judged.append(Advice(action, chance, weight, value != UNKNOWN))
    best = endgame.best(list(values.items()))
    serious = max(one.weight for one in judged) / SERIOUS

    def rank(one: Advice) -> tuple[bool, bool, float, float]:
        is_slight = one.weight < serious
        return one.action not in best, is_slight, 0.0 if is_slight else -one.chance, -one.weight

    return tuple(sorted(judged, key=rank))
