"""Bots by level: chosen at home, at a new table and in the lobby, and seen at the seat."""

import pytest
from playwright.async_api import expect
from tests.browser.tables import make, newcomer
from tests.browser.visitors import Visitors, words

from kozyr import bots

pytestmark = pytest.mark.asyncio(loop_scope="session")
EN = words("en")


async def test_play_now_meets_the_level_that_was_chosen_and_offers_it_again(visit: Visitors) -> None:
    page = await visit(size="phone")
    way = page.get_by_role("article", name=EN("game-durak"), exact=True)
    level = way.get_by_label(EN("bots-level"))
    await expect(level).to_have_value("club")
    await level.select_option("casual")
    await expect(way.get_by_text(EN("bot-about-casual"))).to_be_visible()

    await way.get_by_role("button", name=EN("play-now")).click()

    await expect(page.locator(".seat .level")).to_have_text([EN("bot-kind-casual")] * 2)
    await page.goto("/")
    await expect(level).to_have_value("casual")
    await expect(page.get_by_role("article", name=EN("game-blaze")).get_by_label(EN("bots-level"))).to_have_value(
        "casual"
    )


async def test_a_new_table_takes_a_level_for_each_seat_and_says_what_it_is_like(visit: Visitors) -> None:
    page = await visit("/new?game=durak")
    seat = page.get_by_label(EN("new-seat", number=2))

    await seat.select_option("bot:beginner")

    await expect(page.get_by_text(EN("bot-about-beginner"))).to_be_visible()
    await expect(page.get_by_text(EN("bot-about-club"))).to_be_visible()
    await page.get_by_role("button", name=EN("new-play")).click()
    levels = page.locator(".seat .level")
    await expect(levels).to_have_text([EN("bot-kind-beginner"), EN("bot-kind-club")])


async def test_the_menu_of_a_lobby_offers_the_levels_from_weak_to_strong(visit: Visitors) -> None:
    host = await newcomer(visit, "Ana")
    await make(host, ["me", "open"], start=False)
    menu = host.page.get_by_role("combobox", name=EN("lobby-fill", number=2))
    await expect(menu.locator("option")).to_have_count(1 + len(bots.LEVELS))
    offered = await menu.locator("option").evaluate_all("options => options.map(option => option.value)")

    await menu.select_option("expert")

    assert offered == ["", *bots.LEVELS]
    row = host.page.get_by_role("listitem").filter(has=menu)
    await expect(row).to_contain_text(EN("bot-kind-expert"))
    await expect(row).to_contain_text(EN("bot-about-expert"))


async def test_a_bot_that_is_no_level_keeps_its_seat_and_its_name(visit: Visitors) -> None:
    host = await newcomer(visit, "Ana")

    await make(host, ["me", "heuristic", "open"], start=False)

    menu = host.page.get_by_role("combobox", name=EN("lobby-fill", number=2))
    await expect(menu).to_have_value("heuristic")
    await expect(menu.locator("option:checked")).to_have_text(EN("bot-kind-heuristic"))
