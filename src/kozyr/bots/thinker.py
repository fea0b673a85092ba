"""Bots that search: they think for a number of iterations, or until a time is up, and solve endgames."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from kozyr import games
from kozyr.bots import dmcts, endgame
from kozyr.bots.ismcts import Search
from kozyr.bots.solver import FOREVER, solved
from kozyr.games import Tactics
from kozyr.protocol import Action, AnyGame
from kozyr.rng import Rng

# Between two looks at the clock.
CHUNK: Final = 16
# No search has more: a tree of so many nodes takes 15 MB.
ITERATIONS_MOST: Final = 300_000

NODES_MOST: Final = 50_000
NODES_OF_ITERATION: Final = 10

Now = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Thinker:
    """Searches for so many iterations, and no longer than so many seconds; the clock `now` only stops it."""

    game: AnyGame
    tactics: Tactics
    name: str
    iterations: int = ITERATIONS_MOST
    seconds: float | None = None
    now: Now = perf_counter

    def choose(self, view: object, legal: Sequence[Action], rng: Rng) -> Action:
        """Pick the most visited action; in a solved endgame the most visited among the best."""
        if len(legal) == 1:
            return legal[0]
        arena = games.arena(self.game, view, self.tactics)
        began = self.now()
        seconds = FOREVER if self.seconds is None else self.seconds
        best = endgame.best(solved(arena, nodes_for(self.iterations), began + seconds / 2, self.now))
        if len(best) == 1:
            return best[0]
        search = Search(arena, self.iterations)
        think(search, rng, self.iterations, began + seconds, self.now)
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


def nodes_for(iterations: int) -> int:
    """Give the endgame solver about as much to do as a search of so many iterations has."""
    return min(NODES_MOST, NODES_OF_ITERATION * iterations)


def think(search: Search, rng: Rng, iterations: int, ends: float, now: Now) -> None:
    """Let a search do its iterations, or as many as fit before the time `ends`; at least a few."""
    done = search.run(rng, CHUNK)
    while done < iterations and now() < ends:
        done += search.run(rng, CHUNK)
