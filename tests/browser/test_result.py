"""After a deal: who is the durak, what next, and the deal once more with open hands."""

import re

import pytest
from playwright.async_api import Page, expect
from tests.browser.visitors import LOOKS, Language, Size, Theme, Visitors, assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")
EN = words("en")
MAKE = """(plan) => fetch("/api/tables", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(plan)
}).then((answer) => answer.json()).then((made) => made.code)"""


async def watch_bots(page: Page, language: Language = "en") -> str:
    """Let bots play a deal to its end before the page and give the table's code."""
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "heuristic"}]
    plan = {"game": "durak", "seats": bots, "bot_delay": "none", "start": True}
    code: str = await page.evaluate(MAKE, plan)
    await page.goto(f"/t/{code}")
    await expect(page.get_by_role("dialog").get_by_text(words(language)("result-title"))).to_be_visible(timeout=60_000)
    return code


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
async def test_result_and_replay_are_accessible_and_fit(
    visit: Visitors, size: Size, language: Language, theme: Theme
) -> None:
    page = await visit(size=size, language=language, theme=theme)
    await watch_bots(page, language)
    await assert_accessible(page)
    await assert_fits(page)

    await page.get_by_role("link", name=words(language)("result-replay")).click()

    await expect(page.get_by_role("slider")).to_be_visible()
    await page.get_by_role("button", name=words(language)("replay-next")).click()
    await assert_accessible(page)
    await assert_fits(page)


async def test_the_result_tells_who_lost_and_counts_it(visit: Visitors) -> None:
    page = await visit()

    await watch_bots(page)

    row = page.get_by_role("row").filter(has_text="1")
    loser = (await row.get_by_role("rowheader").inner_text()).strip()
    await expect(page.get_by_role("heading", name=EN("result-durak", name=loser))).to_be_visible()


async def test_the_result_makes_way_for_the_table_and_comes_back(visit: Visitors) -> None:
    page = await visit()
    await watch_bots(page)

    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await page.get_by_role("button", name=EN("result-show")).click()

    await expect(page.get_by_role("dialog")).to_be_visible()


async def test_a_spectator_is_not_offered_the_next_deal(visit: Visitors) -> None:
    page = await visit()

    await watch_bots(page)

    await expect(page.get_by_role("button", name=EN("result-again"))).to_have_count(0)


async def test_the_record_can_be_downloaded(visit: Visitors) -> None:
    page = await visit()
    code = await watch_bots(page)

    async with page.expect_download() as waiting:
        await page.get_by_role("link", name=EN("result-record")).click()

    download = await waiting.value
    assert download.suggested_filename == f"kozyr-{code}.toml"
    assert (await download.path()).read_text("utf-8").startswith('game = "durak"')


async def test_changing_the_rules_leads_to_a_new_table(visit: Visitors) -> None:
    page = await visit()
    await watch_bots(page)

    await page.get_by_role("link", name=EN("result-change")).click()

    await expect(page).to_have_url(re.compile(r"/new\?game=durak"))


async def test_the_replay_steps_jumps_and_plays(visit: Visitors) -> None:
    page = await visit()
    code = await watch_bots(page)
    await page.goto(f"/t/{code}/replay")
    slider = page.get_by_role("slider")
    await expect(slider).to_have_value("0")
    await expect(page.get_by_text(EN("replay-start"))).to_be_visible()

    await page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("1")
    await expect(page.locator(".said")).to_contain_text("attacks with")
    await page.keyboard.press("ArrowLeft")
    await expect(slider).to_have_value("0")
    await page.get_by_role("button", name=EN("replay-last")).click()
    last = await slider.get_attribute("max")

    await expect(slider).to_have_value(last or "")
    await expect(page.get_by_role("button", name=EN("replay-next"))).to_be_disabled()
    await page.get_by_role("button", name=EN("replay-play")).click()
    await expect(slider).to_have_value("1")


async def test_a_table_without_a_finished_deal_has_no_replay(visit: Visitors) -> None:
    page = await visit()
    code: str = await page.evaluate(MAKE, {"game": "durak", "seats": [{"kind": "me"}, {"kind": "open"}]})

    await page.goto(f"/t/{code}/replay")

    await expect(page.get_by_text(EN("replay-none"))).to_be_visible()
