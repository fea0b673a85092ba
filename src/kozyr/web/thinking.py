"""Who chooses for a bot: a quick one does it here at once, one that searches in a worker process."""

import asyncio
from random import Random

import structlog
from anyio import BrokenWorkerProcess

from kozyr import bots
from kozyr.bots import asking
from kozyr.bots.workers import Workers
from kozyr.protocol import Action, AnyGame
from kozyr.rng import Rng
from kozyr.table.keeper import STAND_IN
from kozyr.table.match import Question
from kozyr.table.robots import Choose

SEED_BITS = 30
PATIENCE = 20.0  # seconds that a table waits for a worker; many times what a level takes when a worker is free

logger = structlog.get_logger(__name__)


def chooser(luck: Random, workers: Workers, patience: float = PATIENCE) -> Choose:
    """Make what asks bots: each choice has a generator of its own.

    Where too many search for the machine, or workers die, the stand-in chooses: no table stops for that.
    """

    async def choose(name: str, game: AnyGame, question: Question) -> Action:
        seed = luck.getrandbits(SEED_BITS)
        if bots.is_quick(name) or len(question.legal) == 1:
            return _here(name, game, question, seed)
        view = game.pack(question.view)
        try:
            async with asyncio.timeout(patience):
                return await workers.ask(asking.choose, name, asking.spec(game), view, question.legal, seed)
        except (TimeoutError, BrokenWorkerProcess) as error:
            logger.warning("no worker answered", bot=name, error=type(error).__name__)
            return _here(STAND_IN, game, question, seed)

    return choose


def _here(name: str, game: AnyGame, question: Question, seed: int) -> Action:
    return bots.make(name, game).choose(question.view, question.legal, Rng(seed))
