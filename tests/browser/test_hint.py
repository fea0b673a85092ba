"""Hints: asked for at tables with bots only, told in words and on the card, gone with the next change."""

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect
from playwright.async_api import TimeoutError as Late
from tests.browser.tables import EN, company, make, newcomer, stacked
from tests.browser.visitors import LOOKS, Language, Size, Theme, Visitors, assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")
HANDS = ["6s 9h Kc Kd Qc Qd", "9d 10h 7c 7d Ah 8c"]
TRUMP = "7s"
LONG = "(?:six of spades|(?:nine|ten) of hearts|(?:king|queen) of (?:clubs|diamonds))"


class Adviser:
    """Stands between a page and its table: holds hints back until the test gives them, from what is legal."""

    def __init__(self) -> None:
        self._page: WebSocketRoute | None = None
        self._legal: list[str] = []
        self._n = 0
        self.ref = 0

    async def join(self, page: Page) -> None:
        """Listen to every table that the page opens from now on."""
        await page.route_web_socket(re.compile("/ws/"), self._stand_between)

    async def give(self) -> None:
        """Suggest the first thing that is legal, a little more than the second."""
        chances = zip(self._legal[:2], (0.61, 0.48), strict=False)
        advice = [{"action": action, "chance": chance, "weight": 0.5, "solved": False} for action, chance in chances]
        self._tell({"type": "hint", "ref": self.ref, "n": self._n, "advice": advice})

    async def refuse(self, code: str) -> None:
        """Give no hint."""
        self._tell({"type": "refused", "ref": self.ref, "code": code, "clause": "", "values": {}})

    def _stand_between(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                self.ref = message["ref"]
            else:
                server.send(text)

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "state":
                self._legal, self._n = [use["action"] for use in message["legal"]], message["n"]
            page.send(text)

        page.on_message(heard)
        server.on_message(told)

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._page is not None
        self._page.send(json.dumps(message))


async def test_a_hint_says_what_to_play_with_its_chance_and_marks_it(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana = await newcomer(visit, "Ana")
        await make(ana, ["me", "heuristic"])
        await expect(ana.page.locator(".slot.usable")).to_have_count(6)

        await ana.page.keyboard.press("h")

        note = ana.page.get_by_role("region", name=EN("hint"))
        await expect(note).to_have_text(
            re.compile(r"^Attack with .+: you get away in \d+ of 100\. Attack with .+: \d+")
        )
        await expect(ana.page.locator(".slot.suggested")).to_have_count(1)
        spoken = ana.page.locator("p[aria-live=polite]")
        await expect(spoken).to_have_text(re.compile(f"^Attack with {LONG}: you get away in"))
        card = await ana.page.locator(".slot.suggested").get_attribute("data-card")
        assert card is not None
        await ana.play(card)
        await expect(note).to_have_count(0)
        await expect(ana.page.locator(".suggested")).to_have_count(0)


async def test_a_hint_in_blaze_speaks_of_prospects(visit: Visitors) -> None:
    ana = await newcomer(visit, "Ana")
    note = ana.page.get_by_role("region", name=EN("hint"))
    prospects = re.compile(r"^.+: your prospects are \d+ of 100\.")

    # Some deals leave nothing to choose at first, and a bot may overtake the thought: then another deal does.
    for _ in range(6):
        await make(ana, ["me", "heuristic", "heuristic"], game="blaze")
        with suppress(Late):
            await ana.page.get_by_role("button", name=EN("hint"), exact=True).click(timeout=10_000)
            await note.wait_for(timeout=20_000)
            break

    await expect(note).to_have_text(prospects)
    await ana.page.keyboard.press("h")
    await expect(note).to_have_count(0)


async def test_nobody_gets_a_hint_where_two_people_play(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        players = await company(visit, "Ana", "Boris")
        for player in players:
            await expect(player.page.get_by_role("button", name=EN("hint"), exact=True)).to_have_count(0)
            await player.page.keyboard.press("h")

        await players[0].page.keyboard.press("?")

        await expect(players[0].page.get_by_role("dialog")).to_contain_text(EN("help-key-take"))
        await expect(players[0].page.get_by_text(EN("help-key-hint"))).to_have_count(0)
        assert [message for player in players for message in player.sent if message["type"] == "hint"] == []


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
async def test_a_hint_is_accessible_and_fits_while_it_is_awaited_and_told(
    browser: Browser, tmp_path: Path, size: Size, language: Language, theme: Theme
) -> None:
    said = words(language)
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana = await newcomer(visit, "Ana", size=size, language=language, theme=theme)
        adviser = Adviser()
        await adviser.join(ana.page)
        await make(ana, ["me", "heuristic"])
        await ana.page.get_by_role("button", name=said("hint"), exact=True).click()
        await expect(ana.page.get_by_role("button", name=said("hint-thinking"))).to_have_attribute("aria-busy", "true")
        await assert_accessible(ana.page)

        await adviser.give()

        await expect(ana.page.get_by_role("region", name=said("hint"))).to_be_visible()
        await assert_accessible(ana.page)
        await assert_fits(ana.page)


async def test_a_refused_hint_says_why(browser: Browser, tmp_path: Path) -> None:
    async with stacked(browser, tmp_path, HANDS, TRUMP) as visit:
        ana = await newcomer(visit, "Ana")
        adviser = Adviser()
        await adviser.join(ana.page)
        await make(ana, ["me", "heuristic"])
        await ana.page.get_by_role("button", name=EN("hint"), exact=True).click()
        await expect(ana.page.get_by_role("button", name=EN("hint-thinking"))).to_be_visible()

        await adviser.refuse("too-fast")

        await expect(ana.page.get_by_role("alert")).to_have_text(EN("refuse-too-fast"))
        await expect(ana.page.get_by_role("button", name=EN("hint"), exact=True)).to_be_visible()


async def test_the_help_lists_the_key_for_a_hint_against_bots(visit: Visitors) -> None:
    ana = await newcomer(visit, "Ana")
    await make(ana, ["me", "heuristic"])
    await ana.page.locator(".hand").wait_for()

    await ana.page.keyboard.press("?")

    await expect(ana.page.get_by_role("dialog").get_by_text(EN("help-key-hint"))).to_be_visible()
