"""A server in this process and people at it: what the web tests share."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import httpx
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from kozyr.cli.serve import listen
from kozyr.store.folder import Folder
from kozyr.table.clock import FakeClock
from kozyr.web.app import make_app
from kozyr.web.lobby import Lobby
from kozyr.web.page import STATIC
from kozyr.web.rates import Rates
from kozyr.web.running import make_server, serve
from kozyr.web.services import Services

HANG = 30.0  # seconds after which a test is stuck; nothing is measured by it
PATIENT = Rates(
    tables_of_guest="100000/hour",
    tables_of_address="100000/hour",
    names_of_guest="100000/hour",
    reviews_of_guest="100000/hour",
    wrong_codes_of_address="100000/minute",
    messages_a_second=1e6,
    messages_at_once=1e6,
    phrases_a_second=1e6,
    phrases_at_once=1e6,
)

Message: TypeAlias = dict[str, Any]


class Served:
    """A server at work, its clock, and every byte that it has answered."""

    def __init__(self, app: Starlette, base: str, clock: FakeClock) -> None:
        self.app = app
        self.base = base
        self.clock = clock
        self.answers: list[tuple[str, str, str]] = []

    @property
    def lobby(self) -> Lobby:
        """Give the tables of the server."""
        return self.services.lobby

    @property
    def services(self) -> Services:
        """Give what the server's handlers share."""
        services = self.app.state.services
        assert isinstance(services, Services)
        return services

    def client(self, cookie: str = "") -> httpx.AsyncClient:
        """Make an HTTP client, with the cookie of a guest or without."""
        headers = {"cookie": cookie} if cookie else {}

        async def heard(response: httpx.Response) -> None:
            await response.aread()
            self.answers.append((cookie, str(response.request.url), response.text + str(response.headers)))

        return httpx.AsyncClient(base_url=self.base, headers=headers, event_hooks={"response": [heard]}, verify=False)

    async def get(self, path: str, cookie: str = "", **headers: str) -> httpx.Response:
        """Ask for something."""
        async with self.client(cookie) as client:
            return await client.get(path, headers=headers)

    async def post(self, path: str, body: object, cookie: str = "", **headers: str) -> httpx.Response:
        """Send something."""
        async with self.client(cookie) as client:
            return await client.post(path, json=body, headers=headers)

    async def guest(self, name: str = "") -> str:
        """Come as a new guest; gives the cookie."""
        cookie = (await self.get("/api/me")).headers["set-cookie"].partition(";")[0]
        if name:
            assert (await self.post("/api/me", {"name": name}, cookie)).status_code == 200
        return str(cookie)

    async def make(self, cookie: str, *seats: str, **plan: object) -> str:
        """Make a table: seats are "me", "open" or the name of a bot; gives its code."""
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        response = await self.post("/api/tables", {"game": "durak", **plan, "seats": kinds}, cookie)
        assert response.status_code == 200, response.text
        return str(response.json()["code"])

    @asynccontextmanager
    async def socket(self, code: str, headers: Mapping[str, str]) -> AsyncIterator[ClientConnection]:
        """Open a bare socket at a table."""
        address = f"{self.base.replace('http', 'ws')}/ws/{code}"
        async with connect(address, additional_headers=dict(headers), compression=None, proxy=None) as opened:
            yield opened

    @asynccontextmanager
    async def player(self, code: str, cookie: str) -> AsyncIterator["Player"]:
        """Open a socket at a table for a guest, and wait until it has been told all."""
        async with self.socket(code, {"cookie": cookie}) as opened:
            player = Player(opened)
            await player.until(lambda: player.table is not None)
            assert player.table is not None
            if player.table["status"] != "lobby":
                await player.until(lambda: player.state is not None)
            yield player

    async def gone(self, code: str) -> None:
        """Wait until the server has noticed that nobody is connected to a table."""
        place = await self.lobby.find(code)
        assert place is not None
        async with asyncio.timeout(HANG):
            while place.table.keeper.present:
                await self.get("/healthz")

    async def passes(self, seconds: float) -> None:
        """Let time pass at all tables."""
        end = self.clock.now() + seconds
        while (due := self.clock.next_due()) is not None and due <= end:
            self.clock.advance(max(0.0, due - self.clock.now()))
            for table in self.lobby.awake():
                await table.quiet()
        self.clock.advance(end - self.clock.now())


class Player:
    """One socket: what it has received, and the latest table and state."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.received: list[str] = []
        self.messages: list[Message] = []
        self.table: Message | None = None
        self.state: Message | None = None
        self._ref = 0

    async def hear(self) -> Message:
        """Wait for one message."""
        async with asyncio.timeout(HANG):
            text = await self.opened.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        self.messages.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "state":
            self.state = message
        return message

    async def until(self, done: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not done():
            await self.hear()

    async def order(self, kind: str, **fields: object) -> Message:
        """Send an order and wait for its answer."""
        self._ref += 1
        return await self.send({"type": kind, "ref": self._ref, **fields}, self._ref)

    async def send(self, message: object, ref: int = 0) -> Message:
        """Send anything and wait for the answer that bears this number."""
        await self.opened.send(message if isinstance(message, str | bytes) else json.dumps(message))
        while True:
            answer = await self.hear()
            if answer["type"] in ("done", "refused") and answer["ref"] == ref:
                return answer

    async def act(self, *actions: str, stamp: object = None) -> Message:
        """Act on the state that was seen last."""
        assert self.state is not None
        return await self.order("act", actions=list(actions), stamp=stamp or self.state["stamp"])

    @property
    def seen(self) -> Message:
        """Give the latest state."""
        assert self.state is not None
        return self.state

    @property
    def status(self) -> str:
        """Give the table's status."""
        assert self.table is not None
        return str(self.table["status"])

    @property
    def place(self) -> tuple[int, int]:
        """Give the deal and the number of actions that were seen last."""
        return self.seen["deal"], self.seen["n"]

    @property
    def seat(self) -> int:
        """Give the seat that this socket plays."""
        assert self.table is not None
        seat = self.table["you"]
        assert isinstance(seat, int)
        return seat

    @property
    def is_waiting(self) -> bool:
        """Say whether a card of this player is offered (B19)."""
        offer = self.seen["offer"]
        return offer is not None and offer["seat"] == self.seat

    def actions(self, verb: str = "") -> list[str]:
        """List the legal actions, or those of one verb."""
        return [one["action"] for one in self.seen["legal"] if verb in ("", one["verb"])]


@asynccontextmanager
async def serving(
    folder: Path, *, seed: int = 1, rates: Rates = PATIENT, grace: float = 30.0, static: Path = STATIC
) -> AsyncIterator[Served]:
    """Serve from a folder on a free port of this machine, on a clock that stands still."""
    clock = FakeClock()
    with closing(Folder(folder)) as held, closing(listen("127.0.0.1", 0)) as listening:
        app = make_app(held, rng=Random(seed), luck=Random(seed), clock=clock, grace=grace, rates=rates, static=static)
        server = make_server(app, listening, "127.0.0.1")
        running = asyncio.create_task(serve(app, server, listening))
        await _started(listening)
        try:
            yield Served(app, f"http://127.0.0.1:{listening.getsockname()[1]}", clock)
        finally:
            server.should_exit = True
            await running


async def _started(listening: socket.socket) -> None:
    """Wait for the first answer; the listening socket keeps the question until the server is up."""
    async with asyncio.timeout(HANG), httpx.AsyncClient(verify=False) as client:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/healthz"
        assert (await client.get(address, timeout=HANG)).text == "ok\n"


async def caught_up(served: Served, players: list[Player]) -> None:
    """Wait until every player has seen the latest state."""
    table = next(table for table in served.lobby.awake() if players[0].table and table.code == players[0].table["code"])
    await table.quiet()
    assert table.standing.match is not None
    latest = (table.standing.deals + table.standing.playing, len(table.standing.match.lines))
    for player in players:
        while player.state is None or player.place != latest:
            await player.hear()


def first_card(player: Player) -> str:
    """Choose a card when there is one, else the last of what is legal."""
    legal = player.seen["legal"]
    return str(next((one for one in legal if "card" in one), legal[-1])["action"])


def is_over(player: Player) -> bool:
    """Say whether the deal that a player sees has ended."""
    return bool(player.seen["view"]["over"])


async def play_out(
    served: Served,
    players: list[Player],
    *,
    choose: Callable[[Player], str] = first_card,
    until: Callable[[Player], bool] = is_over,
    most: int = 3000,
) -> None:
    """Play a deal to its end, or until the first player sees something; time passes for bots and offered cards."""
    by_seat = {player.seat: player for player in players if player.table and player.table["you"] is not None}
    for _ in range(most):
        await caught_up(served, players)
        if until(players[0]):
            return
        free = [seat for seat in players[0].seen["to_act"] if seat in by_seat and not by_seat[seat].is_waiting]
        if not free:
            await served.passes(2.0)
            continue
        answer = await by_seat[free[0]].act(choose(by_seat[free[0]]))
        assert answer["type"] == "done", answer
    raise AssertionError("the deal does not end")
