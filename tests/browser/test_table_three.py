"""Three people in three browsers: a throw-in by the third, a transfer, a take, and a reload in the middle of it."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect
from tests.browser.tables import EN, company, stacked

pytestmark = pytest.mark.asyncio(loop_scope="session")

HANDS = ["6s 9h Kc Kd Qc Qd", "9d 10h 7c 7d Ah 8c", "9c Jd Kh 8h 8d 10c"]
TRUMP = "7s"

# Another device of the same guest leaves the table.
STAND_UP = """() => {
    const address = location.href.replace("http", "ws").replace("/t/", "/ws/")
    const socket = new WebSocket(address)
    socket.onopen = () => socket.send('{"type":"stand","ref":1}')
}"""


async def test_r28_a_throw_in_by_the_third_travels_with_the_transfer_and_is_taken(
    browser: Browser, tmp_path: Path
) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        masha, sasha, dima = await company(visit, "Masha", "Sasha", "Dima")
        await masha.play("9h")
        await dima.play("9c")
        await expect(sasha.lying("9c")).to_be_visible()

        await sasha.play("9d")

        for player in (masha, sasha, dima):
            await expect(player.page.locator(".pair:has([data-card])")).to_have_count(3)
        await dima.play("Jd")
        await expect(masha.lying("Jd")).to_be_visible()
        held = await dima.hand()
        await dima.page.reload()
        await expect(dima.lying("Jd")).to_be_visible()
        assert await dima.hand() == held == {"Kh", "8h", "8d", "10c"}

        await dima.button("button-take").click()

        await expect(masha.page.locator(".stamp")).to_have_text(EN("stamp-taking", name="Dima"))
        await masha.button("button-hold-taking").click()
        await sasha.button("button-hold-taking").click()
        await expect(dima.page.locator(".hand .slot")).to_have_count(8)
        assert await dima.hand() == held | {"9h", "9c", "9d", "Jd"}
        await expect(masha.page.locator(".controls.mine p")).to_have_text(EN("prompt-my-attack", name="Sasha"))


async def test_the_others_see_who_does_what_and_how_many_cards_each_has(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        masha, sasha, dima = await company(visit, "Masha", "Sasha", "Dima")

        await masha.play("9h")

        seat = dima.page.get_by_role("group", name=EN("seat-label", name="Masha", count=5))
        await expect(seat).to_contain_text(EN("role-opener"))
        seat = dima.page.get_by_role("group", name=EN("seat-label", name="Sasha", count=6))
        await expect(seat).to_contain_text(EN("role-defender"))
        await expect(sasha.page.locator(".controls.mine p")).to_contain_text(EN("button-take").lower())


async def test_phrases_are_heard_and_can_be_muted(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        masha, sasha, _dima = await company(visit, "Masha", "Sasha", "Dima")

        await masha.page.get_by_role("button", name=EN("say")).click()
        await masha.page.get_by_role("button", name=EN("say-thanks")).click()

        spoken = sasha.page.get_by_role("group", name=EN("seat-label", name="Masha", count=6)).locator(".said")
        await expect(spoken).to_have_text(EN("say-thanks"))
        await sasha.page.get_by_role("button", name=EN("mute", name="Masha")).click()
        await expect(spoken).to_have_count(0)


async def test_q22_the_others_see_who_is_away_and_who_came_back(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP, grace=0) as visit:
        masha, sasha, _dima = await company(visit, "Masha", "Sasha", "Dima")
        address = masha.page.url
        seat = sasha.page.locator(".seat", has_text="Masha")

        await masha.page.goto("/")

        await expect(seat).to_contain_text(EN("seat-away"))
        await masha.page.goto(address)
        await expect(seat).not_to_contain_text(EN("seat-away"))


async def test_q22_who_left_takes_the_seat_back_with_one_tap(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        masha, sasha, _dima = await company(visit, "Masha", "Sasha", "Dima")
        await masha.page.evaluate(STAND_UP)
        seat = sasha.page.locator(".seat", has_text="Masha")
        await expect(seat).to_contain_text(EN("seat-away"))

        await masha.page.get_by_role("button", name=EN("away-back")).click()

        await expect(masha.page.get_by_role("button", name=EN("away-back"))).to_have_count(0)
        await expect(seat).not_to_contain_text(EN("seat-away"))


async def test_a_watcher_sees_the_table_but_no_hand(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        masha, *_others = await company(visit, "Masha", "Sasha", "Dima")
        await masha.play("9h")

        page = await visit(masha.page.url)

        await expect(page.locator('.middle [data-card="9h"]')).to_be_visible()
        await expect(page.locator(".seat")).to_have_count(3)
        await expect(page.locator(".hand, .buttons .button")).to_have_count(0)
