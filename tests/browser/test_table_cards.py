"""One card at a time: tapping, dragging, several at once, and why a card cannot be played."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect
from tests.browser.tables import EN, STRIP, company, stacked

pytestmark = pytest.mark.asyncio(loop_scope="session")

HANDS = ["6s 9h 9c Kd Qc Qd", "10h Jh 10c 7d Ah 8c"]
TRUMP = "7s"


async def test_a_card_with_two_uses_lights_up_both_and_goes_where_it_is_sent(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, ["6s 9h 9c Kd Qc Qd", "8s Jh 10c 7d Ah 8c"], TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben")
        await ana.play("9h")
        await ana.play("9c")
        await expect(ben.lying("9c")).to_be_visible()

        await ben.tap("8s")

        await expect(ben.page.locator(".pair.target")).to_have_count(2)
        await expect(ben.page.locator(".controls.mine p")).to_have_text(EN("prompt-place"))
        beat = EN("place-beat", on="nine of clubs", card="eight of spades")
        await ben.page.get_by_role("button", name=beat).click()
        await expect(ana.lying("8s")).to_be_visible()
        assert ben.moves == [["beat 9c 8s"]]


async def test_a_tap_lights_up_only_the_pair_that_the_card_beats(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben")
        await ana.play("9h")
        await ana.play("9c")
        await expect(ben.lying("9c")).to_be_visible()

        await ben.tap("10c")

        await expect(ben.page.locator(".pair.target")).to_have_count(1)
        beat = EN("place-beat", on="nine of clubs", card="ten of clubs")
        await ben.page.get_by_role("button", name=beat).click()
        await expect(ana.lying("10c")).to_be_visible()
        assert ben.moves == [["beat 9c 10c"]]


async def test_r21_several_cards_of_a_rank_open_in_one_message(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben")

        await ana.tap("9h")
        await ana.tap("9c")
        await ana.page.locator(".buttons .main").click()

        await expect(ben.lying("9h")).to_be_visible()
        await expect(ben.lying("9c")).to_be_visible()
        assert ana.moves == [["attack 9h", "throw 9c"]]


async def test_many_fast_clicks_on_one_card_send_one_message(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben")

        await ana.page.evaluate(
            """() => { for (let tap = 0; tap < 5; tap += 1)
                document.querySelector('.hand [data-card="9h"]').click() }"""
        )

        await expect(ben.lying("9h")).to_be_visible()
        await expect(ana.card("9h")).to_have_count(0)
        assert ana.moves == [["attack 9h"]]


async def test_a_double_click_plays_a_card_once(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben")

        await ana.card("9h").dblclick(position=STRIP)

        await expect(ben.lying("9h")).to_be_visible()
        assert ana.moves == [["attack 9h"]]


async def test_a_card_dragged_to_a_pair_beats_it(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben")
        await ana.play("9h")
        await ana.play("9c")
        await expect(ben.lying("9c")).to_be_visible()

        await ben.card("10h").drag_to(ben.lying("9h"), source_position=STRIP)

        await expect(ana.lying("10h")).to_be_visible()
        assert ben.moves == [["beat 9h 10h"]]
        await expect(ben.page.locator(".layer > *")).to_have_count(0)


async def test_a_card_dragged_onto_the_open_table_attacks(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben", size="phone")

        await ana.card("9h").drag_to(ana.page.locator(".felt"), source_position=STRIP)

        await expect(ben.lying("9h")).to_be_visible()
        assert ana.moves == [["attack 9h"]]


async def test_a_card_dropped_back_on_the_hand_stays_there(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, _ben = await company(visit, "Ana", "Ben")

        await ana.card("9h").drag_to(ana.card("Qd"), source_position=STRIP)

        await expect(ana.page.locator(".layer > *")).to_have_count(0)
        await expect(ana.page.locator(".hand .slot")).to_have_count(6)
        assert ana.moves == []


async def test_r7_a_card_that_cannot_be_played_says_why_and_names_the_clause(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben")
        await ana.play("9h")
        await expect(ben.lying("9h")).to_be_visible()

        await ben.tap("8c")

        note = ben.page.get_by_role("alert")
        await expect(note).to_contain_text(EN("refuse-beat-suit", card="8♣", on="9♥"))
        rule = note.get_by_role("link", name=EN("note-rule", clause="R7"))
        assert await rule.get_attribute("href") == "/rules/durak#R7"
        assert ben.moves == []


async def test_cards_fly_and_leave_nothing_behind(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana, ben = await company(visit, "Ana", "Ben")
        await ben.page.emulate_media(reduced_motion="no-preference")

        await ana.play("9h")

        await expect(ben.lying("9h")).to_be_visible()
        await expect(ben.page.locator(".layer > *")).to_have_count(0)
