"""The table fits every window in every language, and axe finds nothing."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect
from tests.browser.tables import STRIP, make, newcomer, stacked
from tests.browser.visitors import Language, Size, Theme, assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")

TWO = ["6s 9h 9c Kd Qc Qd", "10h Jh 10c 7d Ah 8c"]
SIX = [
    "6s 9h 9c Kd Qc Qd",
    "10h Jh 10c 7d Ah 8c",
    "6h 7h 8h Qh Kh 6d",
    "8d 9d 10d Jd Ad 6c",
    "7c Jc Kc Ac 8s 9s",
    "10s Js Qs Ks As 7s",
]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("size", ["small", "phone", "desktop"])
async def test_two_at_a_table_fit_and_axe_finds_nothing(
    browser: Browser, tmp_path: Path, size: Size, language: Language
) -> None:
    async with stacked(browser, tmp_path, TWO, "7s") as visit:
        ana = await newcomer(visit, "Ana", size=size, language=language)
        await make(ana, ["me", "heuristic"])
        await ana.card("9h").click(position=STRIP)

        await expect(ana.page.locator(".middle .lit")).to_have_text(words(language)("place-attack"))

        await assert_accessible(ana.page)
        await assert_fits(ana.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["small", "phone", "desktop"])
async def test_six_at_a_table_fit_in_russian_by_day_and_by_night(
    browser: Browser, tmp_path: Path, size: Size, theme: Theme
) -> None:
    async with stacked(browser, tmp_path, SIX, "") as visit:
        ana = await newcomer(visit, "Константин", size=size, language="ru", theme=theme)
        await make(ana, ["me", "random", "random", "random", "random", "random"])
        await expect(ana.page.locator(".others .seat")).to_have_count(5)

        await ana.card("9h").click(position=STRIP)

        await assert_accessible(ana.page)
        await assert_fits(ana.page)


@pytest.mark.parametrize(("width", "height"), [(640, 360), (768, 1024), (1280, 800), (320, 568)])
async def test_every_card_of_the_hand_shows_a_strip_wide_enough_for_a_finger(
    browser: Browser, tmp_path: Path, width: int, height: int
) -> None:
    async with stacked(browser, tmp_path, TWO, "7s") as visit:
        ana = await newcomer(visit, "Ana")
        await ana.page.set_viewport_size({"width": width, "height": height})
        await make(ana, ["me", "heuristic"])
        await expect(ana.page.locator(".hand .slot")).to_have_count(6)

        cards = await ana.page.locator(".hand .slot").all()
        lefts = sorted([await card.evaluate("card => card.offsetLeft") for card in cards])

        assert min(right - left for left, right in pairwise(lefts)) >= 44
        await assert_fits(ana.page)
