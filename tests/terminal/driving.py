"""Sits down before a terminal table: waits until it asks, and plays by keyboard or mouse whatever is legal."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot
from textual.widgets import Static

from kozyr import games
from kozyr.cli.play import app as made
from kozyr.terminal.app import Table
from kozyr.terminal.choices import card_of
from kozyr.terminal.widgets import Chip, HandCard


def table(
    game: str = "durak",
    seats: int = 2,
    *,
    options: dict[str, object] | None = None,
    language: str = "en",
    level: str = "heuristic",
    seed: int = 1,
) -> Table:
    """Make a table whose bots answer at once."""
    return made(games.make(game, seats, options or {}), level, language, seed, None, pause=0.0)


@asynccontextmanager
async def seated(app: Table, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """Sit down and wait until the person is asked for the first time."""
    async with app.run_test(size=size) as pilot:
        await asked(app, pilot)
        yield pilot


async def asked(app: Table, pilot: Pilot[None]) -> None:
    """Wait until the bots have nothing more to do, so that the person is asked or the deal is over."""
    await app.pace.quiet.wait()
    await pilot.pause()
    assert app.session.shown().legal or app.session.outcome is not None, "nobody is asked"


def wish(app: Table) -> dict[str, str]:
    """What a plain player does: the first that is legal, and takes or passes only when nothing else is."""
    return min(app.session.shown().legal, key=lambda action: action["verb"] in ("take", "pass"))


async def play_by_keys(app: Table, pilot: Pilot[None]) -> str:
    """Do it with the arrows and the key beside it; gives the action."""
    action = wish(app)
    if action.get("card"):
        steps = app.hand.cards.index(str(card_of(action))) - app.hand.cards.index(str(app.hand.card))
        await pilot.press(*["right" if steps > 0 else "left"] * abs(steps))
    key = next(use.key for use in app.uses() if use.action == action["action"])
    await pilot.press(key)
    await asked(app, pilot)
    return action["action"]


async def play_by_mouse(app: Table, pilot: Pilot[None]) -> str:
    """Do it with clicks: on the card, then on what it can do; gives the action."""
    action = wish(app)
    card = card_of(action)
    if card is not None and app.hand.card != card:
        place = next(piece for piece in app.query(HandCard) if piece.look.card == card)
        assert await pilot.click(f"#{place.id}")
    chip = next(chip for chip in app.query(Chip) if chip.look.use.action == action["action"])
    assert await pilot.click(f"#{chip.id}")
    await asked(app, pilot)
    return action["action"]


def text(app: Table, place: str) -> str:
    """What stands at a place."""
    return str(app.query_one(place, Static).content)
