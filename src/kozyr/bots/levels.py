"""The levels that people choose: from one who slips often to a deep search, each with a limit to its time."""

from typing import Final

from kozyr.bots import heuristic
from kozyr.bots.thinker import Thinker
from kozyr.games import tactics
from kozyr.protocol import AnyBot, AnyGame

LEVELS: Final = ("beginner", "casual", "club", "expert", "master")
# How many of 100 choices are left to chance.
SLIPS: Final = {"beginner": 60, "casual": 25}
# Iterations a move, and the seconds after which a slow machine, or one without compiled modules, stops.
SEARCHES: Final = {"club": (150, 0.25), "expert": (800, 0.25), "master": (4000, 0.9)}


def level(name: str, game: AnyGame) -> AnyBot:
    """Make the bot of a level; the name must be one of `LEVELS`."""
    if name in SLIPS:
        return heuristic.make(game, name, SLIPS[name])
    iterations, seconds = SEARCHES[name]
    return Thinker(game, tactics(game), name, iterations=iterations, seconds=seconds)
