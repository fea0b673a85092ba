"""The registry of bots: who wants a bot for a game asks for it here by name."""

import re
from typing import Final

from kozyr.bots import chance, heuristic
from kozyr.bots.levels import LEVELS, level
from kozyr.bots.thinker import ITERATIONS_MOST, Determinized, Thinker
from kozyr.games import tactics
from kozyr.protocol import AnyBot, AnyGame

__all__ = ["LEVELS", "NAMES", "is_quick", "make", "offered"]

NAMES: Final = ("random", "heuristic", *LEVELS)
FORMS: Final = "ismcts-N (N iterations), ismcts-Nms (N milliseconds), dmcts-KxN (K guesses of N iterations)"
# No search is faster; room for more nodes would only take time to make.
ITERATIONS_OF_MILLISECOND: Final = 400
QUICK: Final = ("random", "heuristic", "beginner", "casual")


def offered(game: str) -> tuple[str, ...]:
    """Name the bots that a table offers for a game.

    >>> offered("durak")
    ('random', 'heuristic', 'beginner', 'casual', 'club', 'expert', 'master')
    """
    del game  # every game of the registry has tactics and an arena
    return NAMES


def is_quick(name: str) -> bool:
    """Say whether a bot chooses within microseconds, without a search."""
    return name in QUICK


def make(name: str, game: AnyGame) -> AnyBot:
    """Make a bot for a game; ValueError for a name that is none.

    Beside the names of `NAMES` there are bots of any strength for the lab: `ismcts-400` searches 400 iterations a
    move, `ismcts-50ms` for 50 milliseconds, `dmcts-10x50` ten guesses of 50 iterations each.
    """
    if name == "random":
        return chance.Chance()
    if name == "heuristic":
        return heuristic.make(game)
    if name in LEVELS:
        return level(name, game)
    return _measured(name, game)


def _measured(name: str, game: AnyGame) -> AnyBot:
    if form := re.fullmatch(r"ismcts-([1-9]\d{0,5})(ms)?", name):
        number = int(form[1])
        if form[2]:
            most = min(ITERATIONS_MOST, ITERATIONS_OF_MILLISECOND * number)
            return Thinker(game, tactics(game), name, iterations=most, seconds=number / 1000)
        if number <= ITERATIONS_MOST:
            return Thinker(game, tactics(game), name, iterations=number)
        raise ValueError(f"{name}: at most {ITERATIONS_MOST} iterations")
    if form := re.fullmatch(r"dmcts-([1-9]\d{0,2})x([1-9]\d{0,4})", name):
        return Determinized(game, tactics(game), name, int(form[1]), int(form[2]))
    raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}, and {FORMS}")
