"""Blaze in the browser: a whole game against bots, bets, priority for the last place, and how it looks."""

import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect
from playwright.async_api import TimeoutError as Late
from tests.browser import tables
from tests.browser.tables import STRIP, Player, arranged, make, newcomer
from tests.browser.visitors import LOOKS, Language, Size, Theme, Visitors, assert_accessible, assert_fits, words

from kozyr.web.app import make_app

pytestmark = pytest.mark.asyncio(loop_scope="session")
EN = words("en")
STEPS_MOST = 600  # of a game of three, which takes about sixty
STALE = 2_000.0  # milliseconds after which something that was to be clicked has gone
PAIR = {
    "trump": "r",
    "hands": {"s0": "5b 5r 8y 9y", "s1": "6b 6r", "s2": "5y 7y 3b"},
    "feathers": [2, 1],
}


class Gambler:
    """A person who plays Blaze by what the page lights up: the first usable card to its first place, else a button."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[str] = set()

    async def play(self, language: Language) -> None:
        """Play to the end; whatever is seen for the first time must be accessible and fit."""
        for _ in range(STEPS_MOST):
            waiting = self.page.locator(
                ".result, [role=dialog], .betting .player, .slot.usable, .controls .buttons button"
            )
            await waiting.first.wait_for(timeout=60_000)
            if await self.page.locator(".result").count():
                return
            with suppress(Late):
                await self.step(language)
        raise AssertionError("the game does not end")

    async def step(self, language: Language) -> None:
        """Do the one thing that is asked now."""
        said = words(language)
        if await self.page.get_by_role("dialog").count():
            await self.look("round")
            await self.page.get_by_role("button", name=said("blaze-round-go")).click(timeout=STALE)
        elif await self.page.locator(".betting .player").count():
            await self.page.locator(".betting .player").first.click(timeout=STALE)
            await self.look("bets")
            await self.page.locator(".betting .value").last.click(timeout=STALE)
        elif await self.page.locator(".slot.usable").count():
            await self.card()
        else:
            await self.page.locator(".controls .buttons button").first.click(timeout=STALE)

    async def card(self) -> None:
        """Choose the first card that can be played, and lay it where it first can go."""
        await self.page.locator(".slot.usable").first.click(position=STRIP, timeout=STALE)
        await self.look("challenge")
        await self.page.locator(".middle .lit").first.click(timeout=STALE)

    async def look(self, what: str) -> None:
        """Look at something of the game for the first time."""
        if what not in self.seen:
            self.seen.add(what)
            await assert_accessible(self.page)
            await assert_fits(self.page)


async def sit_three(visit: Visitors, *, size: Size = "desktop", language: Language = "en") -> list[Player]:
    """Let three people sit down at a table of Blaze and start; the look is the host's."""
    host = await newcomer(visit, "Ana", size=size, language=language)
    path = await make(host, ["me", "open", "open"], game="blaze", start=False)
    players = [host]
    for name in ("Boris", "Vera"):
        guest = await newcomer(visit, name, path=path)
        await guest.page.get_by_role("button", name=EN("lobby-sit")).first.click()
        await expect(host.page.get_by_text(name).first).to_be_visible()
        players.append(guest)
    await host.page.get_by_role("button", name=words(language)("lobby-start")).first.click()
    for player in players:
        await expect(player.page.locator(".hand")).to_be_visible()
    return players


@asynccontextmanager
async def placed(
    browser: Browser,
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    position: Mapping[str, object],
    contest: float = 600.0,
) -> AsyncIterator[Visitors]:
    """Serve tables of Blaze that begin from a position; an offered card waits as long as the test takes."""
    monkeypatch.setattr(tables, "make_app", partial(make_app, contest=contest))
    async with arranged(browser, data, monkeypatch, position) as visit:
        yield visit


def asked(player: Player) -> Locator:
    """Find the sentence that says what to do."""
    return player.page.locator(".controls p").first


async def add(player: Player, card: str) -> None:
    """Play a card as soon as it can be played."""
    await expect(player.card(card)).to_have_class(re.compile("usable"))
    await player.play(card)


def rejection(page: Page) -> Locator:
    """Find the places where a rejection could go now."""
    return page.locator(".middle .pair.target .lit")


async def test_a_whole_game_of_three_by_what_lights_up_on_a_phone_in_spanish(visit: Visitors) -> None:
    player = await newcomer(visit, "Ana", size="phone", language="es")
    await make(player, ["me", "heuristic", "heuristic"], game="blaze")
    gambler = Gambler(player.page)

    await gambler.play("es")

    assert gambler.seen == {"challenge", "bets", "round"}
    result = player.page.locator(".result")
    await expect(result.locator("tbody tr")).to_have_count(3)
    await expect(result.get_by_role("listitem")).to_have_count(3)
    points = [int(await row.locator("td").last.inner_text()) for row in await result.locator("tbody tr").all()]
    assert points == sorted(points, reverse=True)
    assert sum(points) - 8 in range(7)
    await assert_accessible(player.page)
    await assert_fits(player.page)


async def test_a_finished_game_can_be_replayed_with_every_hand_open(visit: Visitors) -> None:
    player = await newcomer(visit, "Ana")
    await make(player, ["heuristic", "heuristic", "random"], game="blaze")
    await player.page.locator(".result").wait_for(timeout=90_000)

    await player.page.get_by_role("link", name=EN("result-replay")).click()
    await player.page.get_by_role("button", name=EN("replay-next")).click()

    await expect(player.page.get_by_text(EN("blaze-phase", round=1, phase="1"))).to_be_visible()
    await expect(player.page.locator(".hands .panel")).to_have_count(3)
    await assert_accessible(player.page)
    await player.page.get_by_role("button", name=EN("replay-last")).click()
    await expect(player.page.get_by_text(EN("blaze-phase", round=2, phase="2"))).to_be_visible()


async def test_equal_cards_open_together_and_the_limit_of_phase_2_shows(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with placed(browser, tmp_path, monkeypatch, PAIR) as visit:
        ana, boris, vera = await sit_three(visit)
        await expect(asked(ana)).to_have_text(EN("blaze-prompt-my-challenge", name="Boris"))
        await expect(ana.page.locator(".middle .pair")).to_have_count(2)

        await ana.tap("5b#1")
        await ana.tap("5r#1")
        await ana.page.locator(".middle .lit").click()

        await expect(asked(boris)).to_have_text(EN("blaze-prompt-my-answer", count=2))
        await expect(boris.page.get_by_text("2/2")).to_be_visible()
        await expect(vera.page.locator(".middle .attack[data-card]")).to_have_count(2)
        assert ana.moves == [["challenge 5b", "extend 5r"]]


async def test_a_rejection_lies_opposite_its_card_and_a_useless_card_says_why(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with placed(browser, tmp_path, monkeypatch, PAIR) as visit:
        ana, boris, _ = await sit_three(visit)
        await ana.play("8y#1")
        await expect(asked(boris)).to_have_text(EN("blaze-prompt-my-answer", count=1))

        await boris.tap("6b#1")
        await expect(boris.page.locator(".note p")).to_contain_text(EN("refuse-reject-suit", card="6●", on="8★"))
        await expect(boris.page.locator(".note a")).to_have_attribute("href", "/rules/blaze#B10")
        await boris.tap("6r#1")
        await expect(rejection(boris.page)).to_have_count(1)
        await boris.page.keyboard.press("Enter")

        await expect(ana.page.locator('.middle .answer[data-card^="6r"]')).to_be_visible()
        assert boris.moves == [["reject 8y 6r"]]


async def test_a_firebird_of_trumps_is_marked_as_one_that_nothing_rejects(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spot = PAIR | {"hands": {"s0": "Fr 5r", "s1": "9r 6r", "s2": "5y 7y"}}
    async with placed(browser, tmp_path, monkeypatch, spot) as visit:
        ana, boris, _ = await sit_three(visit)

        await ana.play("Fr#1")

        await expect(boris.page.locator(".middle").get_by_text(EN("blaze-unrejectable"))).to_be_visible()
        await boris.page.keyboard.press("p")

        await expect(ana.page.locator(".middle .stamp")).to_be_visible()
        assert boris.moves == [["pass"]]


async def test_the_active_player_takes_the_last_place_and_the_offered_card_goes_back_with_the_reason(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with placed(browser, tmp_path, monkeypatch, PAIR) as visit:
        ana, boris, vera = await sit_three(visit)
        await ana.play("5b#1")
        await add(vera, "5y#1")
        for player in (ana, boris, vera):
            await expect(player.page.locator(".middle .offered")).to_be_visible()
        await expect(asked(ana)).to_have_text(EN("blaze-offer-answer", name="Vera", card="5★"))

        await ana.play("5r#1")

        await expect(vera.page.locator(".note p")).to_contain_text(EN("refuse-challenge-limit", limit=2))
        await expect(vera.card("5y#1")).to_be_visible()
        await expect(boris.page.locator(".middle .attack[data-card]")).to_have_count(2)
        await expect(boris.page.locator(".middle .offered")).to_have_count(0)


async def test_the_offered_card_is_played_when_the_active_player_is_done(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with placed(browser, tmp_path, monkeypatch, PAIR) as visit:
        ana, boris, vera = await sit_three(visit)
        await ana.play("5b#1")
        await add(vera, "5y#1")
        await expect(ana.page.locator(".middle .offered")).to_be_visible()

        await ana.page.get_by_role("button", name=EN("blaze-button-hold"), exact=True).click()

        await expect(boris.page.locator('.middle .attack[data-card^="5y"]')).to_be_visible()
        await expect(vera.page.locator(".hand .slot")).to_have_count(2)


async def test_an_offered_card_can_be_taken_back(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with placed(browser, tmp_path, monkeypatch, PAIR) as visit:
        ana, _, vera = await sit_three(visit)
        await ana.play("5b#1")
        await add(vera, "5y#1")

        await vera.page.get_by_role("button", name=EN("blaze-button-withdraw")).click()

        await expect(ana.page.locator(".middle .offered")).to_have_count(0)
        await expect(vera.page.locator(".hand .slot")).to_have_count(3)


async def test_attackers_negotiate_by_phrases_that_all_hear(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with placed(browser, tmp_path, monkeypatch, PAIR) as visit:
        ana, boris, vera = await sit_three(visit)

        await vera.page.get_by_role("button", name=EN("say"), exact=True).click()
        await vera.page.get_by_role("button", name=EN("say-i-add-1")).click()

        for player in (ana, boris):
            await expect(player.page.locator(".seat .said").get_by_text(EN("say-i-add-1"))).to_be_visible()


async def test_bets_lie_face_down_until_all_are_placed_then_all_see_before_whom(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spot = PAIR | {"phase": "bets"}
    async with placed(browser, tmp_path, monkeypatch, spot) as visit:
        ana, boris, vera = await sit_three(visit)

        for player, seat, value in ((ana, "s1", 1), (boris, "s2", 0)):
            await player.page.locator(".betting .player").nth(0 if seat == "s1" else 1).click()
            await player.page.locator(".betting .value").nth(value).click()
            await expect(
                player.page.get_by_text(EN("blaze-bet-mine", value=value, name={"s1": "Boris", "s2": "Vera"}[seat]))
            ).to_be_visible()
        await expect(vera.page.locator(".bets li")).to_have_count(0)
        await vera.page.locator(".betting .player").first.click()
        await vera.page.locator(".betting .value").nth(1).click()

        await expect(vera.page.locator(".bets li")).to_have_count(3)
        await expect(vera.page.get_by_text(EN("blaze-bet-of", name="Ana"), exact=True)).to_have_count(1)
        await expect(vera.page.get_by_text(EN("blaze-bet-own", value=1), exact=True)).to_have_count(1)


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
async def test_the_table_of_five_is_accessible_and_fits(
    visit: Visitors, size: Size, language: Language, theme: Theme
) -> None:
    player = await newcomer(visit, "Konstantin", size=size, language=language, theme=theme)
    await make(player, ["me", "heuristic", "heuristic", "heuristic", "heuristic"], game="blaze")
    await player.page.locator(".slot.usable, .controls .buttons button").first.wait_for(timeout=60_000)

    await player.page.locator(".hand .slot").first.click(position=STRIP)

    await assert_accessible(player.page)
    await assert_fits(player.page)
    assert await player.page.locator(".others .seat").count() == 4
