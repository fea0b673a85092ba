"""How long people wait for bots that search, and whether the server stays awake meanwhile."""

import asyncio
import math
import random
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from statistics import quantiles
from time import perf_counter
from typing import Final

from prometheus_client.parser import text_string_to_metric_families

from kozyr import bots
from kozyr.lab.load import Latency
from kozyr.lab.visiting import LoadError, Player, connected, meters, new_guest, post, server, text_of

TABLES: Final = 8
LEVEL: Final = "master"
SECONDS: Final = 8.0  # that the tables wait for their bots
MOVES: Final = 20  # of each level alone
PATIENCE: Final = 120.0  # seconds in which the whole measurement must be done
LAG: Final = "kozyr_loop_lag_seconds"


@dataclass(frozen=True, slots=True)
class Waiting:
    """What people meet who play against bots without their delay.

    ``lag_p99`` is what 99 of 100 looks at the event loop found it late by at most, in milliseconds, while so many
    tables waited for bots. ``moves`` tells for each level how long one of its moves takes at a single table.
    """

    tables: int
    lag_p99: float
    moves: Mapping[str, Latency]


@dataclass(eq=False, slots=True)
class Solo:
    """The person on seat 0, who plays at random without waiting, against one bot."""

    player: Player
    chance: random.Random

    async def play(self, moves: int) -> list[float]:
        """Play deal after deal until the bot has made so many moves; gives the milliseconds that each took."""
        waited: list[float] = []
        state = await self.player.reach_in(1, 0)
        while len(waited) < moves:
            began = perf_counter()
            if not state.to_act:
                await self.player.send({"type": "again"})
                state = await self.player.reach_in(state.deal + 1, 0)
            elif 1 in state.to_act:
                state = await self.player.reach(state.n + 1)
                waited.append(1000 * (perf_counter() - began))
            else:
                action = text_of(self.chance.choice(state.legal))
                await self.player.send({"type": "act", "actions": [action], "stamp": state.stamp})
                state = await self.player.reach(state.n + 1)
        return waited


def waiting(tables: int = TABLES, seconds: float = SECONDS, moves: int = MOVES) -> Waiting:
    """Start a server of our own, wait for its bots and stop it; LoadError when it does not play along."""
    with tempfile.TemporaryDirectory(prefix="kozyr-bench-") as folder:
        try:
            return asyncio.run(asyncio.wait_for(_measure(folder, tables, seconds, moves), PATIENCE))
        except (OSError, TimeoutError) as error:
            raise LoadError(f"the server does not answer: {error!r}") from error


async def _measure(folder: str, tables: int, seconds: float, moves: int) -> Waiting:
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(server(folder))
        times = {level: _latency(await (await _seated(stack, port, level)).play(moves)) for level in bots.LEVELS}
        solos = [await _seated(stack, port, LEVEL) for _ in range(tables)]
        before = meters(port)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*[solo.play(sys.maxsize) for solo in solos])
        return Waiting(tables, lag_p99(before, meters(port)), times)


async def _seated(stack: AsyncExitStack, port: int, level: str) -> Solo:
    """Sit down at a new table with one bot."""
    guest = new_guest(port)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": level}]
    plan = {"game": "durak", "seats": seats, "bot_delay": "none", "start": True}
    code = post(port, "/api/tables", guest, plan)["code"]
    return Solo(await connected(stack, port, code, guest), random.Random(level))


def _latency(times: Sequence[float]) -> Latency:
    parts = quantiles(times, n=20)
    return Latency(parts[9], parts[18])


def lag_p99(before: str, after: str) -> float:
    """Give the smallest bound in milliseconds under which 99 of 100 looks fall that came between two readings."""
    earlier, later = _looks(before), _looks(after)
    new = {bound: number - earlier[bound] for bound, number in later.items()}
    return 1000 * min(bound for bound, number in new.items() if number >= 0.99 * new[math.inf])


def _looks(text: str) -> dict[float, float]:
    """Read how many looks found the loop late by at most so many seconds."""
    return {
        float(sample.labels["le"]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == f"{LAG}_bucket"
    }
