"""Questions to bots as plain data, so that a worker process can answer them: the view of one seat and nothing else."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import json

from kozyr import bots, games
from kozyr.bots.advice import Advice
from kozyr.bots.advice import advise as judge
from kozyr.protocol import Action, AnyBot, AnyGame, Packed
from kozyr.rng import Rng

# A game's name, seats and options (as JSON).
Spec: TypeAlias = tuple[str, int, bytes]


def spec(game: AnyGame) -> Spec:
    """Write down which game it is.

    >>> spec(games.make("durak", 2, {"transfer": False}))
    ('durak', 2, b'{"transfer":false}')
    """
    return game.name, game.seats, json.encode(dict(game.options), order="deterministic")


def choose(name: str, which: Spec, view: Packed, legal: Sequence[Action], seed: int) -> Action:
    """Let the bot of that name choose for whoever has this view (`kozyr.protocol.Bot.choose`)."""
    return _bot(name, which).choose(_game(which).unpack(view), legal, Rng(seed))


def advise(
    which: Spec, view: Packed, legal: Sequence[Action], seed: int, iterations: int, seconds: float
) -> tuple[Advice, ...]:
    """Judge every legal action of whoever has this view, best first (`kozyr.bots.advice.advise`)."""
    game = _game(which)
    return judge(game, game.unpack(view), legal, Rng(seed), iterations=iterations, seconds=seconds)


# Making a game tabulates all its cards, which takes longer than a quick choice.
@lru_cache(maxsize=64)
def _game(which: Spec) -> AnyGame:
    name, seats, options = which
    return games.make(name, seats, json.decode(options, type=Mapping[str, object]))


@lru_cache(maxsize=64)
def _bot(name: str, which: Spec) -> AnyBot:
    return bots.make(name, _game(which))
