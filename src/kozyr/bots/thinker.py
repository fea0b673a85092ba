"""Bots that search: they think for a number of iterations, or until a time is up, and solve endgames."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from kozyr import games
from kozyr.bots import dmcts, endgame
from kozyr.bots.ismcts import Search
from kozyr.bots.solver import NODES, solved
from kozyr.games import Tactics
from kozyr.protocol import Action, AnyGame
from kozyr.rng import Rng

# Between two looks at the clock.
CHUNK: Final = 16
# No search has more: a tree of so many nodes takes 15 MB.
ITERATIONS_MOST: Final = 300_000

Now = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Thinker:
    """Searches for so many iterations, and no longer than so many seconds; the clock only stops it.

    ``nodes`` is the budget of the endgame solver, 0 for none. ``now`` tells seconds.
    """

    game: AnyGame
    tactics: Tactics
    name: str
    iterations: int = ITERATIONS_MOST
    seconds: float | None = None
    nodes: int = NODES
    now: Now = perf_counter

    def choose(self, view: object, legal: Sequence[Action], rng: Rng) -> Action:
        """Pick the most visited action; in a solved endgame the most visited among the best."""
        if len(legal) == 1:
            return legal[0]
        arena = games.arena(self.game, view, self.tactics)
        ends = None if self.seconds is None else self.now() + self.seconds
        best = endgame.best(solved(arena, self.nodes))
        if len(best) == 1:
            return best[0]
        search = Search(arena, self.iterations)
        think(search, rng, self.iterations, ends, self.now)
        return max(best or legal, key=search.visits)


@dataclass(frozen=True, slots=True)
class Determinized:
    """Plain determinized search: so many guesses, each with a tree of so many iterations and random lines."""

    game: AnyGame
    tactics: Tactics
    name: str
    guesses: int
    iterations: int

    def choose(self, view: object, legal: Sequence[Action], rng: Rng) -> Action:
        """Pick the action with the most visits over all guesses."""
        if len(legal) == 1:
            return legal[0]
        return int(dmcts.best_of(games.arena(self.game, view, self.tactics), self.guesses, self.iterations, rng))


def think(search: Search, rng: Rng, iterations: int, ends: float | None, now: Now) -> None:
    """Let a search do its iterations, or as many as fit before the time `ends`; at least a few."""
    if ends is None:
        search.run(rng, iterations)
        return
    done = search.run(rng, CHUNK)
    while done < iterations and now() < ends:
        done += search.run(rng, CHUNK)
