"""Team durak at the table: who is with whom, who plays for a partner, who is next, and which team has won."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect
from tests.browser.tables import EN, arranged, company, make, newcomer, stacked
from tests.browser.visitors import assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")

TEAMS: dict[str, object] = {"teams": True}
# Lena is out, and it is her seat's turn.
LATE = {"trump": "s", "opener": "s1", "hands": {"s0": "6h", "s2": "Kh", "s3": "Qh 7c"}}
HANDS = ["6s 9h 9c Kd Qc Qd", "10h Jh 10c 7d Ah 8c", "6h 7h 8h Qh Kh 6d", "8d 9d 10d Jd Ad 6c"]
NAMES = ("Yegor", "Lena", "Marina", "Matvey")


async def test_r52_partners_sit_opposite_and_bear_one_mark(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, "7s") as visit:
        yegor, *_others = await company(visit, *NAMES, options=TEAMS)

        seats = yegor.page.locator(".others .seat")
        await expect(seats.nth(1)).to_contain_text("Marina")
        await expect(seats.nth(1)).to_contain_text(EN("seat-partner"))
        await expect(seats.nth(1).locator(".team-0")).to_be_visible()
        for place in (0, 2):
            await expect(seats.nth(place)).to_contain_text(EN("seat-opponent"))
            await expect(seats.nth(place).locator(".team-1")).to_be_visible()
        await expect(yegor.page.get_by_text(EN("team-own", name="Marina"))).to_be_visible()
        await yegor.play("9h")
        await expect(yegor.page.locator(".middle .owner .team-0")).to_be_visible()


async def test_r31_r32_who_is_next_is_told_quietly(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, "7s") as visit:
        yegor, lena, *_others = await company(visit, *NAMES, options=TEAMS)

        await expect(yegor.page.locator(".next")).to_contain_text(EN("next-if", beaten="Lena", taken="Marina"))
        you = EN("next-if", beaten=EN("next-you"), taken="Marina")
        await expect(lena.page.locator(".next")).to_contain_text(you)


async def test_q25_r59_a_seat_played_for_a_partner_and_the_end_of_a_team_game(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with arranged(browser, tmp_path, monkeypatch, LATE) as visit:
        yegor, lena, marina, matvey = await company(visit, *NAMES, options=TEAMS)
        asked = EN("prompt-my-attack-from", name="Marina", **{"from": "Lena"})
        await expect(matvey.page.locator(".controls.mine p")).to_have_text(asked)
        await expect(matvey.page.get_by_text(EN("ghost-my-opener", seat="Lena"))).to_be_visible()
        await expect(lena.page.get_by_text(EN("ghost-opener", name="Matvey", seat="Lena"))).to_be_visible()
        seat = yegor.page.locator(".others .seat", has_text="Lena")
        await expect(seat).to_contain_text(EN("seat-played-by", name="Matvey"))
        await matvey.play("Qh")
        await expect(marina.lying("Qh")).to_be_visible()
        await marina.play("Kh")
        asked = EN("prompt-my-attack-from", name="Matvey", **{"from": "Marina"})
        await expect(yegor.page.locator(".controls.mine p")).to_have_text(asked)
        await yegor.play("6h")
        await expect(matvey.lying("6h")).to_be_visible()

        await matvey.button("button-take").click()

        for player in (yegor, lena, marina, matvey):
            await expect(player.page.locator("#result-title")).to_have_text(
                EN("result-winners", names="Yegor and Marina")
            )


async def test_q25_a_phone_in_russian_says_for_whom_one_plays_and_fits(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ru = words("ru")
    names = ("Константин", "Валентина", "Александра", "Владислав")
    position = LATE | {"opener": "s3", "hands": {"s1": "6h", "s0": "Kh 9c", "s2": "Qh 7c"}}
    async with arranged(browser, tmp_path, monkeypatch, position) as visit:
        host, opener, *_others = await company(visit, *names, size="phone", language="ru", options=TEAMS)
        await expect(host.page.get_by_text(ru("ghost-opener", name="Валентина", seat="Владислав"))).to_be_visible()
        await assert_accessible(host.page)
        await assert_fits(host.page)

        await opener.play("6h")

        await expect(host.lying("6h")).to_be_visible()
        await assert_accessible(host.page)
        await assert_fits(host.page)


async def test_r59_bots_play_a_team_deal_to_its_end_before_a_watcher(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, "7s") as visit:
        watcher = await newcomer(visit, "Ana", size="phone")

        await make(watcher, ["heuristic"] * 4, options=TEAMS)

        won = EN("result-winners", names="").strip()
        await expect(watcher.page.locator("#result-title")).to_contain_text(won)
