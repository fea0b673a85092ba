"""Whole games of a person against a bot, by taps and by keys, to the result."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Error, Page, expect
from tests.browser.tables import EN, STRIP, Player, make, newcomer, stacked
from tests.browser.visitors import assert_accessible, assert_fits

pytestmark = pytest.mark.asyncio(loop_scope="session")

HANDS = ["6s 9h 9c Kd Qc Qd", "10h Jh 10c 7d Ah 8c"]
TRUMP = "7s"
MOVES_MOST = 250  # more than any game of two by these players has needed
BLINK = 2000.0  # milliseconds: what was to be tapped may be gone, because the bot came first


async def asked_or_over(page: Page) -> bool:
    """Wait until the person is asked for something; false when the deal is over."""
    result = page.locator("#result-title")
    await page.locator(".controls.mine").or_(result).first.wait_for()
    return not await result.is_visible()


async def tap_something(page: Page) -> None:
    """Play the first card that lights up, or press the first button."""
    usable = page.locator(".hand .usable").first
    if not await usable.is_visible():
        await page.locator(".buttons .button").first.click(timeout=BLINK)
        return
    await usable.click(position=STRIP, timeout=BLINK)
    await page.locator(".buttons .main").or_(page.locator(".middle .hit")).first.click(timeout=BLINK)


async def test_a_person_plays_a_whole_game_against_a_bot_by_taps(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana = await newcomer(visit, "Ana", size="phone")
        await make(ana, ["me", "heuristic"])

        for _ in range(MOVES_MOST):
            if not await asked_or_over(ana.page):
                break
            try:
                await tap_something(ana.page)
            except Error:
                continue

        await expect(ana.page.locator("#result-title")).to_be_visible()
        await assert_accessible(ana.page)
        await assert_fits(ana.page)


async def press_something(player: Player) -> None:
    """Choose cards by arrow until one is selected and play it by Enter, or take, or be done."""
    page = player.page
    for _ in range(await page.locator(".hand .slot").count()):
        await page.keyboard.press("ArrowRight")
        if await page.locator(".hand .selected").count():
            await page.keyboard.press("Enter")
            return
    if await page.locator(".buttons .take").count():
        await page.keyboard.press("t")
    else:
        await page.keyboard.press("d")


async def test_a_person_plays_a_whole_game_against_a_bot_by_keys_alone(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana = await newcomer(visit, "Ana")
        await make(ana, ["me", "heuristic"])

        for _ in range(MOVES_MOST):
            if not await asked_or_over(ana.page):
                break
            await press_something(ana)

        await expect(ana.page.locator("#result-title")).to_be_visible()


async def test_help_and_the_order_of_the_hand_are_one_key_away(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana = await newcomer(visit, "Ana")
        await make(ana, ["me", "heuristic"])
        cards = ana.page.locator(".hand .slot")
        await expect(cards.last).to_have_attribute("data-card", "6s")

        await ana.page.keyboard.press("s")

        order = [str(await card.get_attribute("data-card")) for card in await cards.all()]
        assert order == ["9h", "9c", "Qc", "Qd", "Kd", "6s"]
        await ana.page.keyboard.press("?")
        await expect(ana.page.get_by_role("dialog", name=EN("help-title"))).to_be_visible()
        await assert_accessible(ana.page)
        await ana.page.keyboard.press("Escape")
        await expect(ana.page.get_by_role("dialog")).to_have_count(0)
