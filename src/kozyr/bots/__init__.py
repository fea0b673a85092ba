"""The registry of bots: who wants a bot for a game asks for it here by name."""

from typing import Final

from kozyr.bots import chance, heuristic
from kozyr.protocol import AnyBot, AnyGame

NAMES: Final = ("random", "heuristic")


def offered(game: str) -> tuple[str, ...]:
    """Name the bots that play a game: for a heuristic the game must have tactics.

    >>> offered("durak")
    ('random', 'heuristic')
    """
    return NAMES if game in heuristic.TACTICS else ("random",)


def make(name: str, game: AnyGame) -> AnyBot:
    """Make a bot for a game; ValueError for an unknown name, or a bot that does not play this game."""
    if name not in NAMES:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}")
    if name not in offered(game.name):
        raise ValueError(f"{name} does not play {game.name}; its bots are {', '.join(offered(game.name))}")
    return heuristic.make(game) if name == "heuristic" else chance.Chance()
