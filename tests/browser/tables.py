"""Tables whose deck the test has stacked, served from this process, and what people do at them in a browser."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, MutableSequence, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, Position, expect
from tests.browser.visitors import Language, Size, Theme, Visitors, words

from kozyr import games
from kozyr.cli.serve import listen
from kozyr.deal import Deal
from kozyr.protocol import AnyGame
from kozyr.store.folder import Folder
from kozyr.table import standing
from kozyr.table.match import seat_names
from kozyr.table.pace import GRACE
from kozyr.web.app import make_app
from kozyr.web.running import make_server, serve

DECK = [rank + suit for suit in "scdh" for rank in ("6", "7", "8", "9", "10", "J", "Q", "K", "A")]
EN = words("en")
expect.set_options(timeout=30_000)  # milliseconds: a slow machine is no reason to fail
STRIP: Position = {"x": 12.0, "y": 44.0}  # the strip of a card that its neighbour leaves free


class Stacked(Random):
    """Deals the hands that the test wants to seats 0, 1, …; the last seat is the dealer. Six have no trump card."""

    def __init__(self, hands: Sequence[str], trump: str) -> None:
        super().__init__(0)
        held = [hand.split() for hand in hands]
        dealt = [hand[place] for place in range(6) for hand in held]
        rest = [card for card in DECK if card not in dealt and card != trump]
        self.order = [*dealt, *trump.split(), *rest]
        assert sorted(self.order) == sorted(DECK)

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put the cards in the wanted order."""
        x[:] = self.order

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """Let the last seat deal."""
        return (start if stop is None else stop) - step


@asynccontextmanager
async def stacked(
    browser: Browser, data: Path, hands: Sequence[str], trump: str, *, grace: float = GRACE
) -> AsyncIterator[Visitors]:
    """Serve tables with this deck; what a browser complains about is an error."""
    async with served(browser, data, Stacked(hands, trump), grace) as visit:
        yield visit


class Arranged:
    """A game whose deals all begin from one position."""

    def __init__(self, game: AnyGame, position: Mapping[str, object]) -> None:
        self._game = game
        self._position = position

    def start(self, deal: Deal) -> object:
        """Set up the position, whatever was dealt."""
        del deal
        return self._game.position(self._position, seat_names(self._game.seats))

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)


@asynccontextmanager
async def arranged(
    browser: Browser, data: Path, monkeypatch: pytest.MonkeyPatch, position: Mapping[str, object]
) -> AsyncIterator[Visitors]:
    """Serve tables whose deals begin from a position with the seats s0, s1, …; without bots."""

    def make_arranged(name: str, seats: int, options: Mapping[str, object]) -> Arranged:
        return Arranged(games.make(name, seats, options), position)

    monkeypatch.setattr(standing, "make", make_arranged)
    async with served(browser, data, Random(1), GRACE) as visit:
        yield visit


@asynccontextmanager
async def served(browser: Browser, data: Path, rng: Random, grace: float) -> AsyncIterator[Visitors]:
    """Serve tables whose decks this generator shuffles."""
    with closing(Folder(data)) as folder, closing(listen("127.0.0.1", 0)) as listening:
        app = make_app(folder, rng=rng, luck=Random(1), grace=grace)
        server = make_server(app, listening, "127.0.0.1")
        running = asyncio.create_task(serve(app, server, listening))
        visitors = Visitors(browser, f"http://127.0.0.1:{listening.getsockname()[1]}")
        try:
            yield visitors
        finally:
            for context in visitors.contexts:
                await context.close()
            server.should_exit = True
            await running
        assert visitors.complaints == []


class Player:
    """A person at a table, and every message that the browser has sent for him."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", lambda opened: opened.on("framesent", self._note))

    def _note(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    @property
    def moves(self) -> list[list[str]]:
        """What was played: the actions of each message."""
        return [message["actions"] for message in self.sent if message["type"] == "act"]

    def card(self, card: str) -> Locator:
        """Find a card in the hand."""
        return self.page.locator(f'.hand [data-card="{card}"]')

    def lying(self, card: str) -> Locator:
        """Find a card on the table."""
        return self.page.locator(f'.middle [data-card="{card}"]')

    def button(self, key: str) -> Locator:
        """Find one of the buttons for what is legal now."""
        return self.page.locator(".buttons").get_by_role("button", name=EN(key))

    async def tap(self, card: str) -> None:
        """Tap a card of the hand."""
        await self.card(card).click(position=STRIP)

    async def play(self, card: str) -> None:
        """Tap a card with one use twice."""
        await self.tap(card)
        await expect(self.card(card)).to_have_attribute("aria-pressed", "true")
        await self.tap(card)

    async def hand(self) -> set[str]:
        """List the cards of the hand."""
        slots = await self.page.locator(".hand .slot").all()
        return {str(await slot.get_attribute("data-card")) for slot in slots}


async def newcomer(
    visit: Visitors,
    name: str,
    *,
    size: Size = "desktop",
    language: Language = "en",
    theme: Theme = "light",
    path: str = "/",
) -> Player:
    """Let somebody come who has a name."""
    page = await visit("/", size=size, language=language, theme=theme)
    me = {"name": ""}
    while me["name"] == "":  # the page gives each guest a name, which must not come after the one below
        me = await (await page.request.get("/api/me")).json()
    answer = await page.request.post("/api/me", data={"name": name})
    assert answer.ok, await answer.text()
    player = Player(page)
    await page.goto(path)
    return player


async def make(player: Player, seats: Sequence[str], **plan: object) -> str:
    """Make a table and go there; seats are "me", "open" or the name of a bot. Gives the address."""
    kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": "durak", "options": {}, "pace": "off", "bot_delay": "none", "private": True, "start": True}
    answer = await player.page.request.post("/api/tables", data=body | {"seats": kinds} | plan)
    assert answer.ok, await answer.text()
    path = f"/t/{(await answer.json())['code']}"
    await player.page.goto(path)
    return path


async def company(
    visit: Visitors,
    *names: str,
    size: Size = "desktop",
    language: Language = "en",
    game: str = "durak",
    options: dict[str, object] | None = None,
) -> list[Player]:
    """Let people sit down at one table, each with a browser, and start; the language is the host's."""
    said = words(language)
    host = await newcomer(visit, names[0], size=size, language=language)
    path = await make(host, ["me", *["open"] * (len(names) - 1)], start=False, game=game, options=options or {})
    players = [host]
    for name in names[1:]:
        guest = await newcomer(visit, name, size=size, path=path)
        await guest.page.get_by_role("button", name=EN("lobby-sit")).first.click()
        await expect(host.page.get_by_text(name).first).to_be_visible()
        players.append(guest)
    await host.page.get_by_role("button", name=said("lobby-start")).first.click()
    for player in players:
        await expect(player.page.locator(".hand")).to_be_visible()
    return players
