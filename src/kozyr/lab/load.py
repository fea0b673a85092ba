"""How fast the server answers: real tables over real sockets on loopback, played as fast as the answers come."""

import asyncio
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from statistics import quantiles
from time import perf_counter
from typing import Final

from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect

TABLES: Final = 50
SEATS: Final = 4  # so 200 sockets
CALM_TAPS: Final = 10
BUSY_TAPS: Final = 50  # together no more than one socket may send in a burst, so that nothing is refused
PATIENCE: Final = 60.0  # seconds in which a whole measurement must be done
STOPPING: Final = 10.0
SERVE: Final = "from kozyr.cli.main import main; main()"


class State(Struct, tag="state"):
    """What the server tells after every action, as far as a player here needs it."""

    n: int
    stamp: tuple[int, int]
    to_act: list[int]
    legal: list[dict[str, str]]


class Refused(Struct, tag="refused"):
    """The server did not accept a message."""

    code: str


class Tabled(Struct, tag="table"):
    """News of the table that matter to nobody here."""


class Done(Struct, tag="done"):
    """The server accepted a message."""


_decoder = json.Decoder(State | Refused | Tabled | Done)


class LoadError(Exception):
    """The server did not do what a measurement needs."""


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
class Player:
    """One socket: what it heard last, and how many messages went through it."""

    socket: ClientConnection
    state: State = field(default_factory=lambda: State(-1, (0, 0), [], []))
    messages: int = 0

    async def send(self, message: dict[str, object]) -> None:
        """Send one message."""
        self.messages += 1
        await self.socket.send(json.encode(message).decode())

    async def reach(self, number: int) -> State:
        """Listen until so many actions have been played."""
        while self.state.n < number:
            match _decoder.decode(await self.socket.recv()):
                case State() as state:
                    self.state = state
                case Refused(code):
                    raise LoadError(f"the server refused a message: {code}")
            self.messages += 1
        return self.state


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


def text_of(legal: dict[str, str]) -> str:
    """Give the text of a legal action as the server listed it."""
    return legal["action"]


def answers(tables: int = TABLES) -> Answers:
    """Start a server of our own, play at its tables and stop it; LoadError when it does not play along."""
    with tempfile.TemporaryDirectory(prefix="kozyr-bench-") as folder:
        try:
            return asyncio.run(asyncio.wait_for(_measure(folder, tables), PATIENCE))
        except (OSError, TimeoutError) as error:
            raise LoadError(f"the server does not answer: {error!r}") from error


async def _measure(folder: str, number: int) -> Answers:
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(_server(folder))
        cookies = [_cookie(port) for _ in range(SEATS)]
        tables = [await _seated(stack, port, cookies, random.Random(place)) for place in range(number)]
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


@asynccontextmanager
async def _server(folder: str) -> AsyncIterator[int]:
    """Run `kozyr serve` on a free port, and stop it whatever happens."""
    words = ("-P", "-c", SERVE, "serve", "--port", "0", "--data", folder)
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        address = (await process.stdout.readline()).decode().strip()
        if not address:
            raise LoadError("the server did not start")
        yield int(address.rpartition(":")[2])
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), STOPPING)
        except TimeoutError:
            process.kill()
            await process.wait()


async def _seated(stack: AsyncExitStack, port: int, cookies: Sequence[str], chance: random.Random) -> Table:
    """Make a table, connect a player to each seat and deal."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    code = _post(port, "/api/tables", cookies[0], {"game": "durak", "seats": seats, "bot_delay": "none"})["code"]
    players = []
    for seat, cookie in enumerate(cookies):
        joining = connect(
            f"ws://127.0.0.1:{port}/ws/{code}", additional_headers={"Cookie": cookie}, compression=None, proxy=None
        )
        player = Player(await stack.enter_async_context(joining))
        players.append(player)
        if seat:
            await player.send({"type": "sit", "seat": seat})
            await _done(player)
    await players[0].send({"type": "start"})
    return Table(players, chance)


async def _done(player: Player) -> None:
    """Listen until the message that was sent last is accepted."""
    while not isinstance(message := _decoder.decode(await player.socket.recv()), Done):
        if isinstance(message, Refused):
            raise LoadError(f"the server refused a message: {message.code}")


def _cookie(port: int) -> str:
    """Become a guest."""
    connection = HTTPConnection("127.0.0.1", port, timeout=STOPPING)
    connection.request("GET", "/api/me")
    cookie = connection.getresponse().headers["Set-Cookie"].partition(";")[0]
    connection.close()
    return cookie


def _post(port: int, path: str, cookie: str, body: object) -> dict[str, str]:
    """Ask the server for something."""
    connection = HTTPConnection("127.0.0.1", port, timeout=STOPPING)
    connection.request("POST", path, json.encode(body), {"Content-Type": "application/json", "Cookie": cookie})
    response = connection.getresponse()
    content = response.read()
    connection.close()
    if response.status != 200:
        raise LoadError(f"{path} answered {response.status}: {content[:200]!r}")
    return json.decode(content, type=dict[str, str])
