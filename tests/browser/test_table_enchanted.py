"""Enchanted durak at the table: what a card does is told, and the Eight, the Queen and the King ask and show."""

from pathlib import Path

import msgspec
import pytest
from playwright.async_api import Browser, Page, expect
from tests.browser.tables import DECK, EN, STRIP, company, make, newcomer, stacked
from tests.browser.visitors import Size, assert_accessible, assert_fits, words

from kozyr.cards import SUIT_LETTERS, card_text
from kozyr.games.durak.powers import ACE, INDICATED_BY_ACE, INDICATED_BY_SIX, SIX

pytestmark = pytest.mark.asyncio(loop_scope="session")

ALL = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
EVERYTHING: dict[str, object] = {"enchanted": ALL}
# Ana shows the six of spades and opens.
HANDS = ["6s 8d 8c Kd Jc 9d", "Qh Kh 7c 7d 9s 10c", "6h 6c 9c 10d Jd Ah"]
TRUMP = "7s"
INDICATED = Path(__file__).parents[2] / "page" / "src" / "table" / "indicated.json"


class Indicated(msgspec.Struct):
    """The suits that the page reads out for Sixes and Aces."""

    suits: dict[str, str]
    assumed: list[str]


async def press_long(page: Page, card: str) -> None:
    """Hold a finger on a card of the hand until its text stands there, then lift it."""
    point = await page.locator(f'.hand [data-card="{card}"]').evaluate(
        "card => { const box = card.getBoundingClientRect(); return { x: box.left + 12, y: box.top + 44 } }"
    )
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    await page.locator(".info").wait_for()
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def test_r40_r51_the_page_reads_out_the_suits_that_the_engine_knows() -> None:
    page = msgspec.json.decode(INDICATED.read_bytes(), type=Indicated)

    engine = {}
    for suit in range(4):
        engine[card_text(9 * suit + SIX)] = SUIT_LETTERS[INDICATED_BY_SIX[suit]]
        engine[card_text(9 * suit + ACE)] = SUIT_LETTERS[INDICATED_BY_ACE[suit]]
    assert page.suits == engine
    assert page.assumed == ["6h", "6c", "6d"]


async def test_r42_r49_r50_the_eight_the_queen_and_the_king_in_one_bout(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, ben, cid = await company(visit, "Ana", "Ben", "Cid", options=EVERYTHING)
        await ana.tap("8d")
        await ana.tap("8c")
        await ana.page.locator(".buttons .main").click()
        picker = ana.page.get_by_role("group", name=EN("suit-question", card="8♦ 8♣"))
        await expect(picker.locator(".suit")).to_have_count(3)
        await assert_accessible(ana.page)

        await ana.page.keyboard.press("h")

        await expect(ben.lying("8c").locator(".named .suit-h")).to_be_visible()
        assert ana.moves == [["attack 8d=h", "throw 8c=h"]]

        await ben.tap("Qh")
        eight = EN("card-named", card="eight of diamonds", suit="hearts")
        await ben.page.get_by_role("button", name=EN("place-beat", on=eight, card="queen of hearts")).click()

        closed = cid.page.get_by_text(EN("no-more-throws"))
        await expect(closed).to_be_visible()

        await ben.play("Kh")

        king = ben.page.get_by_role("group", name=EN("prompt-my-king"))
        await expect(king).to_contain_text(EN("king-explains"))
        await expect(closed).to_have_count(0)
        await assert_accessible(ben.page)
        await king.get_by_role("button", name=EN("button-reverse")).click()
        await expect(ana.page.locator(".chip", has_text=EN("direction-reversed"))).to_be_visible()
        await expect(ben.page.locator(".controls.mine p")).to_have_text(EN("prompt-my-attack", name="Ana"))
        assert ben.moves[-1] == ["reverse"]


async def test_r42_a_suit_is_named_by_a_tap_and_the_question_can_be_put_off(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS[:2], TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben", options=EVERYTHING)
        await ana.play("8d")
        picker = ana.page.locator(".question")
        await picker.get_by_role("button", name=EN("question-cancel")).click()
        await expect(picker).to_have_count(0)
        assert ana.moves == []

        await ana.tap("8d")
        await picker.get_by_role("button", name=EN("suit-c"), exact=True).click()

        await expect(ben.lying("8d").locator(".named .suit-c")).to_be_visible()
        assert ana.moves == [["attack 8d=c"]]


async def test_r43_a_game_without_trumps_says_so(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, ["6s 9h 9c Kd Qc Qd", "10h Jh 10c 7d Ah 8c"], "8s") as visit:
        ana, _ben = await company(visit, "Ana", "Ben", options=EVERYTHING)

        await expect(ana.page.locator(".marker")).to_contain_text(EN("trump-none"))
        await expect(ana.page.locator(".marker .none")).to_be_visible()
        await assert_fits(ana.page)


async def test_a_card_of_the_hand_is_told_by_key_and_described_for_ears(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS[:2], TRUMP) as visit:
        ana, _ben = await company(visit, "Ana", "Ben", options=EVERYTHING)
        six = ana.card("6s")
        await expect(six).to_have_accessible_description(f"{EN('power-6')} {EN('info-shows', suit=EN('suit-h'))}")
        await six.focus()

        await ana.page.keyboard.press("i")

        told = ana.page.get_by_role("dialog", name=EN("power-6-name"))
        await expect(told).to_be_focused()
        await expect(told).to_contain_text(EN("info-shows", suit=EN("suit-h")))
        await expect(told).not_to_contain_text(EN("power-assumed"))
        rule = told.get_by_role("link", name=EN("note-rule", clause="R40"))
        assert await rule.get_attribute("href") == "/rules/durak#R40"
        await assert_accessible(ana.page)
        await ana.page.keyboard.press("Escape")
        await expect(told).to_have_count(0)
        await expect(six).to_be_focused()


async def test_a_long_press_tells_a_card_and_does_not_play_it(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS[:2], TRUMP) as visit:
        ana, _ben = await company(visit, "Ana", "Ben", size="phone", options=EVERYTHING)

        await press_long(ana.page, "9d")

        told = ana.page.get_by_role("dialog", name=EN("power-9-name"))
        await expect(told).to_be_visible()
        await expect(ana.card("9d")).to_have_attribute("aria-pressed", "false")
        await assert_fits(ana.page)
        await ana.tap("9d")
        await expect(told).to_have_count(0)
        await expect(ana.card("9d")).to_have_attribute("aria-pressed", "true")
        assert ana.moves == []


async def test_the_trump_card_and_cards_that_lie_there_are_told_by_a_tap(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS[:2], TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben", options=EVERYTHING)
        await ana.play("Jc")

        await ben.page.get_by_role("button", name=EN("card-ask", card="jack of clubs")).click()
        await expect(ben.page.get_by_role("dialog", name=EN("power-J-name"))).to_be_visible()

        await ben.page.get_by_role("button", name=EN("card-ask", card="seven of spades")).click()
        await expect(ben.page.get_by_role("dialog", name=EN("power-7-name"))).to_be_visible()
        await expect(ben.page.get_by_role("dialog")).to_have_count(1)


async def test_the_mouse_that_rests_on_a_card_is_told_what_it_does(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS[:2], TRUMP) as visit:
        ana, _ben = await company(visit, "Ana", "Ben", options={"enchanted": ["6"]})

        await ana.card("6s").hover(position=STRIP)

        told = ana.page.get_by_role("dialog", name=EN("power-6-name"))
        await expect(told).to_be_visible()
        await ana.card("Kd").hover(position=STRIP)
        await expect(told).to_have_count(0)
        await expect(ana.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", ["small", "phone", "desktop"])
async def test_an_enchanted_table_of_six_fits_in_russian(browser: Browser, tmp_path: Path, size: Size) -> None:
    ru = words("ru")
    hands = [" ".join(DECK[seat::6]) for seat in range(6)]
    async with stacked(browser, tmp_path, hands, "") as visit:
        ana = await newcomer(visit, "Константин", size=size, language="ru")
        await make(ana, ["me", "random", "random", "random", "random", "random"], options={"enchanted": ["6", "K"]})
        await expect(ana.page.locator(".others .seat")).to_have_count(5)
        await ana.card("6s").focus()

        await ana.page.keyboard.press("i")

        await expect(ana.page.get_by_role("dialog", name=ru("power-6-name"))).to_be_visible()
        await assert_accessible(ana.page)
        await assert_fits(ana.page)
