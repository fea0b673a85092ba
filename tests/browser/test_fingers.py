"""What fingers need to hit and eyes to see in a small window: targets, rings of focus, whole words."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect
from tests.browser.tables import company, make, newcomer, stacked
from tests.browser.visitors import Language, Size, Visitors, assert_accessible

pytestmark = pytest.mark.asyncio(loop_scope="session")
FINGER = 44  # CSS pixels
HANDS = ["6s 9h 9c Kd Qc Qd", "10h Jh 10c 7d Ah 8c", "6h 7h 8h Qh Kh 6d"]
TEAMS = ["6s 8d 8c Kd Jc 9d", "Qh Kh 7c 7d 9s 10c", "6h 6c 9c 10d Jd Ah", "Qd Qc Ac Ad Js 10s"]
SEEN_RING = 3.0  # the contrast that WCAG asks of a ring

SMALL_TARGETS = f"""() => [...document.querySelectorAll("header a, header button, .play button")]
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([, {{ width, height }}]) => width > 0 && Math.min(width, height) < {FINGER - 0.5})
    .map(([element, {{ width, height }}]) => `${{element.ariaLabel ?? element.textContent}} ${{width}}×${{height}}`)"""
# a select whose only choice is the chosen one is as wide as that needs
CUT_CHOICES = """() => [...document.querySelectorAll("select")].filter((select) => {
    const free = select.cloneNode();
    free.append(select.selectedOptions[0].cloneNode(true));
    free.style.cssText = "flex: none; width: max-content; position: absolute";
    select.after(free);
    const needed = free.offsetWidth;
    free.remove();
    return needed > select.offsetWidth + 1;
}).map((select) => select.selectedOptions[0].text)"""
CROWDED_LABELS = """() => [...document.querySelectorAll(".check label")].filter((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const note = label.nextElementSibling;
    return note !== null && words.getBoundingClientRect().bottom > note.getBoundingClientRect().top;
}).map((label) => label.textContent)"""
LOWEST_CARD = """() => Math.max(...[...document.querySelectorAll(".middle [data-card]")]
    .map((card) => card.getBoundingClientRect().bottom))"""
RING = """(element) => {
    const ground = getComputedStyle(element.closest(".play")).getPropertyValue("--felt");
    const probe = document.createElement("i");
    probe.style.color = ground;
    document.body.append(probe);
    const colours = [getComputedStyle(element).outlineColor, getComputedStyle(probe).color];
    probe.remove();
    return colours.map((colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number));
}"""


def brightness(colour: list[float]) -> float:
    """Give the relative luminance of red, green and blue from 0 to 255, as WCAG 2 defines it."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return float(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])


async def contrast(element: Locator) -> float:
    """Compare the ring around an element with the felt."""
    light, dark = sorted(map(brightness, await element.evaluate(RING)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("size", "language"), [("small", "ru"), ("phone", "es")])
async def test_a_finger_hits_every_button_of_a_table_of_three(
    browser: Browser, tmp_path: Path, size: Size, language: Language
) -> None:
    async with stacked(browser, tmp_path, HANDS, "7s") as visit:
        ana = await newcomer(visit, "Ana", size=size, language=language)
        await make(ana, ["me", "heuristic", "heuristic"])
        await ana.play("6s")
        await ana.page.locator(".slot.useless, .slot:not(.usable)").first.click()
        await expect(ana.page.get_by_role("alert")).to_be_visible()

        assert await ana.page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("game", ["durak", "blaze"])
async def test_the_ring_of_the_focus_is_seen_on_the_felt(visit: Visitors, game: str) -> None:
    ana = await newcomer(visit, "Ana")
    await make(ana, ["me", "heuristic", "heuristic"], game=game)
    tool = ana.page.locator(".tools .tool").first

    await tool.focus()
    await ana.page.keyboard.press("Shift+Tab")
    await ana.page.keyboard.press("Tab")

    await expect(tool).to_be_focused()
    assert await contrast(tool) >= SEEN_RING
    await assert_accessible(ana.page)


@pytest.mark.parametrize("language", ["en", "es", "ru"])
async def test_a_new_table_shows_levels_and_rules_whole_in_the_narrowest_window(
    visit: Visitors, language: Language
) -> None:
    page = await visit("/new?game=durak", size="small", language=language)
    await page.locator("select").nth(2).wait_for()

    await page.locator("summary").click()

    assert await page.evaluate(CUT_CHOICES) == []
    assert await page.evaluate(CROWDED_LABELS) == []


@pytest.mark.parametrize("language", ["en", "es", "ru"])
async def test_the_help_is_no_wider_than_the_narrowest_window(visit: Visitors, language: Language) -> None:
    ana = await newcomer(visit, "Ana", size="small", language=language)
    await make(ana, ["me", "heuristic"])
    await ana.page.locator(".hand").wait_for()

    await ana.page.keyboard.press("?")

    wide = await ana.page.get_by_role("dialog").evaluate("(dialog) => dialog.scrollWidth - dialog.clientWidth")
    assert wide == 0


@pytest.mark.parametrize("size", ["small", "phone"])
async def test_no_card_covers_the_part_of_the_viewer_in_the_bout(browser: Browser, tmp_path: Path, size: Size) -> None:
    async with stacked(browser, tmp_path, TEAMS, "7s") as visit:
        ana, ben, *_ = await company(visit, "Ana", "Ben", "Cid", "Dan", size=size, options={"teams": True})
        await ana.play("8d")
        await expect(ben.lying("8d")).to_be_visible()

        await ben.play("9s")

        await expect(ana.lying("9s")).to_be_visible()
        part = await ana.page.locator(".controls .said").bounding_box()
        assert part is not None
        assert await ana.page.evaluate(LOWEST_CARD) <= part["y"] + 1
