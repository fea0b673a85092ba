"""Takes the pictures of the documentation: home, tables of three games, a result, a review; on phone and desktop.

The decks, the bots and the names are fixed, and a picture is taken at the first moment that shows what it is for, so
that two runs differ little. The page must have been built (`npm run build` in page/).

Usage: PYTHONPATH=src python scripts/screenshots.py [FOLDER [NAME ...]]
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from shutil import which
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, Page, Position, async_playwright
from playwright.async_api import TimeoutError as Late

from kozyr.cli.serve import listen
from kozyr.store.folder import Folder
from kozyr.web.app import make_app
from kozyr.web.running import make_server, serve

FOLDER = Path(__file__).parents[1] / "docs" / "images"
PHONE = (390, 760)
DESKTOP = (1280, 800)
STRIP: Position = {"x": 12.0, "y": 44.0}  # the strip of a card that its neighbour leaves free
BOT = "casual"  # does not search, so plays alike in every run
STEPS_MOST = 400
REVIEWED = 300_000.0  # milliseconds until a game has been reviewed
STALE = 2_000.0  # milliseconds after which something that was to be clicked has gone
SETTLED = 500.0  # milliseconds until the last card has landed

Moment = Callable[[Page], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: the file, the size of the window, the table if it needs one, and when to take it.

    With ``review`` it is that of the game that was played, at the moment that mattered most.
    """

    name: str
    size: tuple[int, int]
    seed: int = 1
    seats: int = 0
    plan: Mapping[str, object] = field(default_factory=dict)
    moment: Moment | None = None
    review: bool = False


def lying(pairs: int, legal: str) -> Moment:
    """Make the moment when so many cards of an attack lie there, one is answered, and the viewer has to decide."""

    async def reached(page: Page) -> bool:
        attacks = await page.locator(".middle .attack[data-card]").count()
        answers = await page.locator(".middle .answer[data-card]").count()
        return attacks >= pairs and answers > 0 and await page.locator(f".controls .button.{legal}").count() > 0

    return reached


async def ended(page: Page) -> bool:
    """Say whether the game is over."""
    return await page.locator(".result tbody tr").count() > 0


ENCHANTED = {"game": "durak", "options": {"enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]}}
SHOTS = (
    Shot("home", DESKTOP),
    Shot("home-phone", PHONE),
    Shot("table-desktop", DESKTOP, 7, 4, {"game": "durak"}, lying(3, "take")),
    Shot("table-phone", PHONE, 5, 3, {"game": "durak"}, lying(2, "take")),
    Shot("enchanted", DESKTOP, 4, 4, ENCHANTED, lying(2, "take")),
    Shot("blaze", DESKTOP, 6, 4, {"game": "blaze"}, lying(3, "pass")),
    Shot("blaze-phone", PHONE, 6, 3, {"game": "blaze"}, lying(3, "pass")),
    Shot("result", PHONE, 6, 3, {"game": "blaze"}, ended),
    Shot("review", DESKTOP, 5, 2, {"game": "durak"}, ended, review=True),
)


@asynccontextmanager
async def site(seed: int) -> AsyncIterator[str]:
    """Serve from an empty folder with fixed chance; gives the address."""
    with TemporaryDirectory() as data, closing(Folder(Path(data))) as folder, closing(listen("127.0.0.1", 0)) as socket:
        chance = Random(seed)  # noqa: S311 - the same cards in every run are what is wanted
        app = make_app(folder, rng=chance, luck=chance)
        server = make_server(app, socket, "127.0.0.1")
        running = asyncio.create_task(serve(app, server, socket))
        try:
            yield f"http://127.0.0.1:{socket.getsockname()[1]}"
        finally:
            server.should_exit = True
            await running


async def take(browser: Browser, shot: Shot, folder: Path) -> None:
    """Take one picture."""
    width, height = shot.size
    async with site(shot.seed) as address:
        context = await browser.new_context(
            viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce", base_url=address
        )
        page = await context.new_page()
        await page.goto("/")
        await page.locator("article").first.wait_for()
        if shot.seats:
            await visit_table(page, shot)
        if shot.review:
            await review(page)
        await page.wait_for_timeout(SETTLED)
        await page.screenshot(path=folder / f"{shot.name}.png")
        await context.close()


async def visit_table(page: Page, shot: Shot) -> None:
    """Make a table against bots and play to the moment of the picture."""
    await page.request.post("/api/me", data={"name": "Masha"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": BOT}] * (shot.seats - 1)]
    plan = {"seats": seats, "options": {}, "bot_delay": "none", "start": True, **shot.plan}
    answer = await page.request.post("/api/tables", data=plan)
    await page.goto(f"/t/{(await answer.json())['code']}")
    for _ in range(STEPS_MOST):
        await page.locator(".result, .slot.usable, .controls .buttons button, .betting .player").first.wait_for()
        if shot.moment is None or await is_lasting(page, shot.moment):
            return
        with suppress(Late):
            await step(page)
    raise SystemExit(f"{shot.name}: seed {shot.seed} never shows what it is for")


async def review(page: Page) -> None:
    """Let the game be reviewed and go to the moment that mattered most."""
    await page.locator('.result a[href$="#review"]').click()
    await page.locator(".graph").wait_for(timeout=REVIEWED)
    moments = page.locator("section ol button")
    if await moments.count():
        await moments.first.click()


async def is_lasting(page: Page, moment: Moment) -> bool:
    """Say whether it is the moment, and still is when all has settled."""
    if not await moment(page):
        return False
    await page.wait_for_timeout(SETTLED)
    return await moment(page)


async def step(page: Page) -> None:
    """Do one thing that is lit: go on, bet, play a card, or press a button."""
    if await page.locator(".result").count():
        return
    if await page.locator("[role=dialog]").count():
        await page.locator("[role=dialog] .button.main").click(timeout=STALE)
    elif await page.locator(".betting .player").count():
        await page.locator(".betting .player").first.click(timeout=STALE)
        await page.locator(".betting .value").last.click(timeout=STALE)
    elif await page.locator(".slot.usable").count():
        await page.locator(".slot.usable").first.click(position=STRIP, timeout=STALE)
        await page.locator(".middle .lit, .middle .hit, .controls .main").first.click(timeout=STALE)
    else:
        await page.locator(".controls .buttons button").first.click(timeout=STALE)


async def main(folder: Path, names: Sequence[str]) -> None:
    """Take all pictures, or those named."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=which("chromium"), args=["--no-sandbox"])
        for shot in SHOTS:
            if not names or shot.name in names:
                await take(browser, shot, folder)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:]))
