"""How fast the server answers: real tables over real sockets on loopback, played as fast as the answers come."""

import asyncio
import random
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import quantiles
from time import perf_counter
from typing import Final

from kozyr.lab.visiting import LoadError, Player, accepted, connected, new_guest, post, server, text_of

TABLES: Final = 50
SEATS: Final = 4  # so 200 sockets
CALM_TAPS: Final = 10
BUSY_TAPS: Final = 50  # together no more than one socket may send in a burst, so that nothing is refused
PATIENCE: Final = 60.0  # seconds in which a whole measurement must be done


@dataclass(frozen=True, slots=True)
class Latency:
    """Milliseconds from a tap to the new state at the same socket: the median, and what 95 of 100 stay under."""

    p50: float
    p95: float


@dataclass(frozen=True, slots=True)
class Answers:
    """What a server with so many sockets does: when one table plays (calm), and when all play at once (busy)."""

    sockets: int
    calm: Latency
    busy: Latency
    taps: float  # a second, all tables together
    messages: float  # a second, both ways


@dataclass(eq=False, slots=True)
class Table:
    """Four players at one table, who play at random without waiting."""

    players: Sequence[Player]
    chance: random.Random
    latencies: list[float] = field(default_factory=list)
    played: int = 0

    async def play(self, taps: int) -> None:
        """Play so many actions, or fewer if the deal ends before."""
        for _ in range(taps):
            states = [await player.reach(self.played) for player in self.players]
            if not states[0].to_act:
                return
            seat = states[0].to_act[0]
            action = text_of(self.chance.choice(states[seat].legal))
            began = perf_counter()
            await self.players[seat].send({"type": "act", "actions": [action], "stamp": states[seat].stamp})
            self.played += 1
            await self.players[seat].reach(self.played)
            self.latencies.append(1000 * (perf_counter() - began))


def answers(tables: int = TABLES) -> Answers:
    """Start a server of our own, play at its tables and stop it; LoadError when it does not play along."""
    with tempfile.TemporaryDirectory(prefix="kozyr-bench-") as folder:
        try:
            return asyncio.run(asyncio.wait_for(_measure(folder, tables), PATIENCE))
        except (OSError, TimeoutError) as error:
            raise LoadError(f"the server does not answer: {error!r}") from error


async def _measure(folder: str, number: int) -> Answers:
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(server(folder))
        guests = [new_guest(port) for _ in range(SEATS)]
        tables = [await _seated(stack, port, guests, random.Random(place)) for place in range(number)]
        for table in tables:
            await table.play(CALM_TAPS)
        calm, _, _ = _sum_up(tables)
        began = perf_counter()
        await asyncio.gather(*[table.play(BUSY_TAPS) for table in tables])
        seconds = perf_counter() - began
        busy, taps, messages = _sum_up(tables)
    return Answers(number * SEATS, calm, busy, taps / seconds, messages / seconds)


def _sum_up(tables: Sequence[Table]) -> tuple[Latency, int, int]:
    """Give the latencies, taps and messages since the last time."""
    times = sorted(time for table in tables for time in table.latencies)
    players = [player for table in tables for player in table.players]
    messages = sum(player.messages for player in players)
    for table in tables:
        table.latencies.clear()
    for player in players:
        player.messages = 0
    parts = quantiles(times, n=20)
    return Latency(parts[9], parts[18]), len(times), messages


async def _seated(stack: AsyncExitStack, port: int, guests: Sequence[str], chance: random.Random) -> Table:
    """Make a table, connect a player to each seat and deal."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    code = post(port, "/api/tables", guests[0], {"game": "durak", "seats": seats, "bot_delay": "none"})["code"]
    players = []
    for seat, guest in enumerate(guests):
        player = await connected(stack, port, code, guest)
        players.append(player)
        if seat:
            await player.send({"type": "sit", "seat": seat})
            await accepted(player)
    await players[0].send({"type": "start"})
    return Table(players, chance)
