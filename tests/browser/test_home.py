"""Home: the first screen, and every way on from it."""

import gzip
import re

import pytest
from playwright.async_api import Locator, Page, expect
from tests.browser.visitors import LOOKS, Language, Size, Theme, Visitors, assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")
EN = words("en")


async def home_stands(page: Page) -> None:
    await expect(page.get_by_role("article")).to_have_count(4)


def way(page: Page, variant: str) -> Locator:
    """Find one of the four ways to play."""
    return page.get_by_role("article", name=EN(f"game-{variant}"))


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
async def test_home_is_accessible_and_fits(visit: Visitors, size: Size, language: Language, theme: Theme) -> None:
    page = await visit(size=size, language=language, theme=theme)
    await home_stands(page)

    await assert_accessible(page)
    await assert_fits(page)


async def test_play_now_is_one_tap_to_a_running_game(visit: Visitors) -> None:
    page = await visit(size="phone")
    await home_stands(page)

    await way(page, "durak").get_by_role("button", name=EN("play-now")).click()

    await expect(page).to_have_url(re.compile("/t/[A-Z0-9]{5}$"))
    await expect(page.locator("main section").first).to_be_visible()


@pytest.mark.parametrize(
    ("variant", "line"),
    [
        ("durak-enchanted", EN("game-durak-enchanted") + " · 6 7"),
        ("durak-teams", EN("game-durak-teams")),
        ("blaze", EN("game-blaze")),
    ],
)
async def test_each_way_to_play_is_one_tap_away(visit: Visitors, variant: str, line: str) -> None:
    page = await visit(size="phone")

    await way(page, variant).get_by_role("button", name=EN("play-now")).click()

    await expect(page).to_have_url(re.compile("/t/[A-Z0-9]{5}$"))
    await expect(page.get_by_text(line).first).to_be_visible()
    await expect(page.locator(".hand .slot").first).to_be_visible()


async def test_enchanted_durak_takes_in_the_sets_of_the_chosen_step(visit: Visitors) -> None:
    page = await visit()
    await way(page, "durak-enchanted").get_by_label(EN("option-enchanted")).select_option(label=EN("preset-all"))

    await way(page, "durak-enchanted").get_by_role("button", name=EN("play-now")).click()

    await expect(page.get_by_text("6 7 8 9 10 J Q K A").first).to_be_visible()


async def test_a_team_table_for_friends_has_four_seats(visit: Visitors) -> None:
    page = await visit()

    await way(page, "durak-teams").get_by_role("button", name=EN("invite")).click()

    await expect(page.get_by_text(EN("lobby-waiting", open=3))).to_be_visible()


async def test_the_stepper_says_how_many_bots_sit_down(visit: Visitors) -> None:
    page = await visit()
    more = way(page, "durak").get_by_role("button", name=EN("stepper-more", label=EN("opponents")))
    while await more.is_enabled():
        await more.click()
    await expect(page.get_by_role("status").filter(has_text="5")).to_be_visible()

    await way(page, "durak").get_by_role("button", name=EN("play-now")).click()

    for seat in range(2, 7):
        await expect(page.get_by_text(EN(f"bot-name-{seat}")).first).to_be_visible()


async def test_a_running_game_is_offered_first(visit: Visitors) -> None:
    page = await visit()
    await way(page, "durak").get_by_role("button", name=EN("play-now")).click()
    await expect(page).to_have_url(re.compile("/t/"))
    address = page.url

    await page.goto("/")
    await page.get_by_role("link", name=EN("resume-go")).click()

    await expect(page).to_have_url(address)


async def test_the_language_changes_at_once_and_stays(visit: Visitors) -> None:
    page = await visit()

    await page.get_by_role("combobox", name=EN("language")).select_option("ru")

    await expect(page.get_by_role("heading", level=1)).to_have_text(words("ru")("home-title"))
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_have_text(words("ru")("home-title"))
    await expect(page.locator("html")).to_have_attribute("lang", "ru")


async def test_the_browser_chooses_the_first_language(visit: Visitors) -> None:
    page = await visit(language="es")

    await expect(page.get_by_role("heading", level=1)).to_have_text(words("es")("home-title"))


async def test_a_new_name_is_kept(visit: Visitors) -> None:
    page = await visit()
    field = page.get_by_role("main").get_by_label(EN("your-name"))

    await field.fill("Ana María")
    await page.get_by_role("main").get_by_role("button", name=EN("save")).click()

    await expect(page.get_by_role("main").get_by_role("button", name=EN("saved"))).to_be_visible()
    await page.reload()
    await expect(field).to_have_value("Ana María")


async def test_a_refused_name_says_why_and_the_old_one_stays(visit: Visitors) -> None:
    page = await visit()
    field = page.get_by_role("main").get_by_label(EN("your-name"))
    await expect(field).not_to_have_value("")
    before = await field.input_value()

    await field.fill("\u202e")
    await page.get_by_role("main").get_by_role("button", name=EN("save")).click()

    await expect(page.get_by_text(EN("refuse-bad-name"))).to_be_visible()
    await page.reload()
    await expect(field).to_have_value(before)


async def test_join_by_code_forgives_case_and_dashes(visit: Visitors) -> None:
    host = await visit()
    await way(host, "durak").get_by_role("button", name=EN("invite")).click()
    await expect(host).to_have_url(re.compile("/t/"))
    code = host.url[-5:]
    friend = await visit()

    await friend.get_by_label(EN("join-code")).fill(f" {code[:2].lower()}-{code[2:].lower()}")
    await friend.get_by_role("button", name=EN("join-go")).click()

    await expect(friend).to_have_url(host.url)
    await expect(friend.get_by_role("heading", level=1)).to_have_text(EN("lobby-title", code=code))


async def test_joining_without_a_code_asks_for_one(visit: Visitors) -> None:
    page = await visit()

    await page.get_by_role("button", name=EN("join-go")).click()

    await expect(page.get_by_role("alert").filter(has_text=EN("problem-no-code"))).to_be_visible()
    await assert_accessible(page)


async def test_a_code_of_no_table_says_so(visit: Visitors) -> None:
    page = await visit("/t/ZZZZZ")

    await expect(page.get_by_role("heading", name=EN("table-lost-title"))).to_be_visible()
    await assert_accessible(page)


async def test_an_address_without_a_page_leads_home(visit: Visitors) -> None:
    page = await visit("/nowhere")
    await expect(page.get_by_role("heading", name=EN("lost-title"))).to_be_visible()

    await page.get_by_role("link", name=EN("back-home"), exact=True).click()

    await home_stands(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_the_settings_are_accessible_and_stay(visit: Visitors, theme: Theme) -> None:
    page = await visit(size="small", language="ru", theme=theme)
    ru = words("ru")
    await page.get_by_role("button", name=ru("settings")).click()

    await page.get_by_role("radio", name=ru("deck-four")).check(force=True)
    await page.get_by_role("radio", name=ru("speed-2x")).check(force=True)

    await assert_accessible(page)
    await assert_fits(page)
    await page.keyboard.press("Escape")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-deck", "four")
    await expect(page.locator("html")).to_have_attribute("data-speed", "2x")


async def test_everything_at_home_is_reached_with_the_keyboard(visit: Visitors) -> None:
    page = await visit()
    await home_stands(page)
    reached: list[str] = []
    for _ in range(20):
        await page.keyboard.press("Tab")
        reached.append(await page.evaluate("document.activeElement.textContent.trim().slice(0, 40)"))
        if reached[-1] == EN("play-now"):
            break

    await page.keyboard.press("Enter")

    assert reached[0] == EN("skip")
    await expect(page).to_have_url(re.compile("/t/"))


async def test_the_first_screen_loads_less_than_90_kilobytes_of_scripts(visit: Visitors) -> None:
    page = await visit()
    await home_stands(page)
    scripts = await page.evaluate(
        "performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => name.endsWith('.js'))"
    )

    sizes = [len(gzip.compress(await (await page.request.get(script)).body())) for script in scripts]

    assert len(sizes) >= 2
    assert sum(sizes) < 90_000
