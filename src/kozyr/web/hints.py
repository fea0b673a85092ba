"""Hints: what a strong bot would think in the place of who asks, from what he sees."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from kozyr.bots import asking
from kozyr.bots.levels import SEARCHES
from kozyr.bots.workers import Workers
from kozyr.protocol import Refusal
from kozyr.table.hints import Sought, sought
from kozyr.table.table import Table
from kozyr.web import wire
from kozyr.web.faults import log_fault
from kozyr.web.thinking import PATIENCE, SEED_BITS

STRENGTH = "master"
BEST = 3  # how many actions are told
PLACES = 3  # of the decimals of a chance

Tell: TypeAlias = Callable[[list[wire.Advised] | Refusal, int], None]


class Hints:
    """The hints that are being thought about, at most one for each guest."""

    def __init__(self, workers: Workers, luck: Random) -> None:
        self._workers = workers
        self._luck = luck
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def begin(self, table: Table, guest: str, tell: Tell) -> Refusal | None:
        """Begin to think; ``tell`` gets the advice, or why there is none, and the number of actions before it."""
        if guest in self._thinking:
            return Refusal("too-fast", "")
        what = sought(table, guest)
        if isinstance(what, Refusal):
            return what
        task = self._thinking[guest] = asyncio.create_task(self._answer(table, what, tell))
        task.add_done_callback(lambda _: self._thinking.pop(guest))
        return None

    async def close(self) -> None:
        """Think no more."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, table: Table, what: Sought, tell: Tell) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                advice = await self._think(table, what)
        except TimeoutError:
            tell(Refusal("too-fast", ""), what.n)
        except Exception as error:  # noqa: BLE001 - whatever went wrong, who asked must learn of it
            log_fault("hint failed", error)
            tell(Refusal("server-error", ""), what.n)
        else:
            tell(Refusal("stale", "Q17") if what.is_stale(table.standing) else advice, what.n)

    async def _think(self, table: Table, what: Sought) -> list[wire.Advised]:
        game, question = table.standing.game, what.question
        iterations, seconds = SEARCHES[STRENGTH]
        seed = self._luck.getrandbits(SEED_BITS)
        view = game.pack(question.view)
        advice = await self._workers.ask(
            asking.advise, asking.spec(game), view, question.legal, seed, iterations, seconds
        )
        return [
            wire.Advised(what.match.text(one.action), round(one.chance, PLACES), round(one.weight, PLACES), one.solved)
            for one in advice[:BEST]
        ]
