"""Blaze in the browser: a whole game against bots and its replay, by what lights up, and how it looks."""

from contextlib import suppress

import pytest
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as Late
from tests.browser.tables import EN, STRIP, make, newcomer
from tests.browser.visitors import LOOKS, Language, Size, Theme, Visitors, assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")
STEPS_MOST = 600  # of a game of three, which takes about sixty
STALE = 2_000.0  # milliseconds after which something that was to be clicked has gone


class Gambler:
    """A person who plays Blaze by what the page lights up: the first usable card to its first place, else a button."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[str] = set()

    async def play(self, language: Language) -> None:
        """Play to the end; whatever is seen for the first time must be accessible and fit."""
        for _ in range(STEPS_MOST):
            waiting = self.page.locator(
                ".result, [role=dialog], .betting .player, .slot.usable, .controls .buttons button"
            )
            await waiting.first.wait_for(timeout=60_000)
            if await self.page.locator(".result").count():
                return
            with suppress(Late):
                await self.step(language)
        raise AssertionError("the game does not end")

    async def step(self, language: Language) -> None:
        """Do the one thing that is asked now."""
        said = words(language)
        if await self.page.get_by_role("dialog").count():
            await self.look("round")
            await self.page.get_by_role("button", name=said("blaze-round-go")).click(timeout=STALE)
        elif await self.page.locator(".betting .player").count():
            await self.page.locator(".betting .player").first.click(timeout=STALE)
            await self.look("bets")
            await self.page.locator(".betting .value").last.click(timeout=STALE)
        elif await self.page.locator(".slot.usable").count():
            await self.card()
        else:
            await self.page.locator(".controls .buttons button").first.click(timeout=STALE)

    async def card(self) -> None:
        """Choose the first card that can be played, and lay it where it first can go."""
        await self.page.locator(".slot.usable").first.click(position=STRIP, timeout=STALE)
        await self.look("challenge")
        await self.page.locator(".middle .lit").first.click(timeout=STALE)

    async def look(self, what: str) -> None:
        """Look at something of the game for the first time."""
        if what not in self.seen:
            self.seen.add(what)
            await assert_accessible(self.page)
            await assert_fits(self.page)


async def test_a_whole_game_of_three_by_what_lights_up_on_a_phone_in_spanish(visit: Visitors) -> None:
    player = await newcomer(visit, "Ana", size="phone", language="es")
    await make(player, ["me", "heuristic", "heuristic"], game="blaze")
    gambler = Gambler(player.page)

    await gambler.play("es")

    assert gambler.seen == {"challenge", "bets", "round"}
    result = player.page.locator(".result")
    await expect(result.locator("tbody tr")).to_have_count(3)
    await expect(result.get_by_role("listitem")).to_have_count(3)
    points = [int(await row.locator("td").last.inner_text()) for row in await result.locator("tbody tr").all()]
    assert points == sorted(points, reverse=True)
    assert sum(points) - 8 in range(7)
    await assert_accessible(player.page)
    await assert_fits(player.page)


async def test_a_finished_game_can_be_replayed_with_every_hand_open(visit: Visitors) -> None:
    player = await newcomer(visit, "Ana")
    await make(player, ["heuristic", "heuristic", "random"], game="blaze")
    await player.page.locator(".result").wait_for(timeout=90_000)

    await player.page.get_by_role("link", name=EN("result-replay")).click()
    await player.page.get_by_role("button", name=EN("replay-next")).click()

    await expect(player.page.get_by_text(EN("blaze-phase", round=1, phase="1"))).to_be_visible()
    await expect(player.page.locator(".hands .panel")).to_have_count(3)
    await assert_accessible(player.page)
    await player.page.get_by_role("button", name=EN("replay-last")).click()
    await expect(player.page.get_by_text(EN("blaze-phase", round=2, phase="2"))).to_be_visible()


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
async def test_the_table_of_five_is_accessible_and_fits(
    visit: Visitors, size: Size, language: Language, theme: Theme
) -> None:
    player = await newcomer(visit, "Konstantin", size=size, language=language, theme=theme)
    await make(player, ["me", "heuristic", "heuristic", "heuristic", "heuristic"], game="blaze")
    await player.page.locator(".slot.usable, .controls .buttons button").first.wait_for(timeout=60_000)

    await player.page.locator(".hand .slot").first.click(position=STRIP)

    await assert_accessible(player.page)
    await assert_fits(player.page)
    assert await player.page.locator(".others .seat").count() == 4
