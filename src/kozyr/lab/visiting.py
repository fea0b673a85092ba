"""A server of our own in another process, and players at its tables: what measurements of it share."""

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Final

from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect

STOPPING: Final = 10.0
SERVE: Final = "from kozyr.cli.main import main; main()"


class State(Struct, tag="state"):
    """What the server tells after every action, as far as a player here needs it."""

    deal: int
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


@dataclass(eq=False, slots=True)
class Player:
    """One socket: what it heard last, and how many messages went through it."""

    socket: ClientConnection
    state: State = field(default_factory=lambda: State(0, -1, (0, 0), [], []))
    messages: int = 0

    async def send(self, message: dict[str, object]) -> None:
        """Send one message."""
        self.messages += 1
        await self.socket.send(json.encode(message).decode())

    async def reach(self, number: int) -> State:
        """Listen until so many actions of the deal have been played."""
        return await self.reach_in(self.state.deal, number)

    async def reach_in(self, deal: int, number: int) -> State:
        """Listen until a deal has begun and so many of its actions have been played."""
        while (self.state.deal, self.state.n) < (deal, number):
            match _decoder.decode(await self.socket.recv()):
                case State() as state:
                    self.state = state
                case Refused(code):
                    raise LoadError(f"the server refused a message: {code}")
            self.messages += 1
        return self.state


def text_of(legal: dict[str, str]) -> str:
    """Give the text of a legal action as the server listed it."""
    return legal["action"]


@asynccontextmanager
async def server(folder: str) -> AsyncIterator[int]:
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


async def accepted(player: Player) -> None:
    """Listen until the message that was sent last is accepted."""
    while not isinstance(message := _decoder.decode(await player.socket.recv()), Done):
        if isinstance(message, Refused):
            raise LoadError(f"the server refused a message: {message.code}")


async def connected(stack: AsyncExitStack, port: int, code: str, guest: str) -> Player:
    """Open a guest's socket at a table, for as long as the stack lasts."""
    address = f"ws://127.0.0.1:{port}/ws/{code}"
    joining = connect(address, additional_headers={"Cookie": guest}, compression=None, proxy=None)
    return Player(await stack.enter_async_context(joining))


def new_guest(port: int) -> str:
    """Become a guest; gives the cookie."""
    connection = HTTPConnection("127.0.0.1", port, timeout=STOPPING)
    connection.request("GET", "/api/me")
    cookie = connection.getresponse().headers["Set-Cookie"].partition(";")[0]
    connection.close()
    return cookie


def post(port: int, path: str, cookie: str, body: object) -> dict[str, str]:
    """Ask the server for something."""
    content = _answer(port, "POST", path, json.encode(body), {"Content-Type": "application/json", "Cookie": cookie})
    return json.decode(content, type=dict[str, str])


def meters(port: int) -> str:
    """Read the server's meters, in Prometheus' text format."""
    return _answer(port, "GET", "/metrics").decode()


def _answer(port: int, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None) -> bytes:
    connection = HTTPConnection("127.0.0.1", port, timeout=STOPPING)
    connection.request(method, path, body, dict(headers or {}))
    response = connection.getresponse()
    content = response.read()
    connection.close()
    if response.status != 200:
        raise LoadError(f"{path} answered {response.status}: {content[:200]!r}")
    return content
