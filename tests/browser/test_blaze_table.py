"""Blaze at one table with three people: openings, rejections, priority for the last place, phrases and bets."""

import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect
from tests.browser import tables
from tests.browser.tables import EN, Player, arranged, company

from kozyr.web.app import make_app

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAIR = {
    "trump": "r",
    "hands": {"s0": "5b 5r 8y 9y", "s1": "6b 6r", "s2": "5y 7y 3b"},
    "feathers": [2, 1],
}
FIREBIRD = PAIR | {"hands": {"s0": "Fr 5r", "s1": "9r 6r", "s2": "5y 7y"}}
BETS = PAIR | {"phase": "bets"}


@asynccontextmanager
async def placed(
    browser: Browser, data: Path, monkeypatch: pytest.MonkeyPatch, position: Mapping[str, object]
) -> AsyncIterator[list[Player]]:
    """Ana, Boris and Vera in a position; an offered card waits as long as the test takes."""
    monkeypatch.setattr(tables, "make_app", partial(make_app, contest=600.0))
    async with arranged(browser, data, monkeypatch, position) as visit:
        yield await company(visit, "Ana", "Boris", "Vera", game="blaze")


@pytest_asyncio.fixture(loop_scope="session")
async def three(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[list[Player]]:
    """Let them play from a pair, or from the position that the test names."""
    async with placed(browser, tmp_path, monkeypatch, getattr(request, "param", PAIR)) as players:
        yield players


@pytest_asyncio.fixture(loop_scope="session")
async def offered(three: list[Player]) -> list[Player]:
    """Let Ana challenge, and Vera offer a card for the last place."""
    ana, _, vera = three
    await ana.play("5b#1")
    await expect(vera.card("5y#1")).to_have_class(re.compile("usable"))
    await vera.play("5y#1")
    for player in three:
        await expect(player.page.locator(".middle .offered")).to_be_visible()
    return three


def asked(player: Player) -> Locator:
    """Find the sentence that says what to do."""
    return player.page.locator(".controls p").first


async def test_equal_cards_open_together_and_the_limit_of_phase_2_shows(three: list[Player]) -> None:
    ana, boris, vera = three
    await expect(asked(ana)).to_have_text(EN("blaze-prompt-my-challenge", name="Boris"))
    await expect(ana.page.locator(".middle .pair")).to_have_count(2)

    await ana.tap("5b#1")
    await ana.tap("5r#1")
    await ana.page.locator(".middle .lit").click()

    await expect(asked(boris)).to_have_text(EN("blaze-prompt-my-answer", count=2))
    await expect(boris.page.get_by_text("2/2")).to_be_visible()
    await expect(vera.page.locator(".middle .attack[data-card]")).to_have_count(2)
    assert ana.moves == [["challenge 5b", "extend 5r"]]


async def test_a_rejection_lies_opposite_its_card_and_a_useless_card_says_why(three: list[Player]) -> None:
    ana, boris, _ = three
    await ana.play("8y#1")
    await expect(asked(boris)).to_have_text(EN("blaze-prompt-my-answer", count=1))

    await boris.tap("6b#1")
    await expect(boris.page.locator(".note p")).to_contain_text(EN("refuse-reject-suit", card="6●", on="8★"))
    await expect(boris.page.locator(".note a")).to_have_attribute("href", "/rules/blaze#B10")
    await boris.tap("6r#1")
    await expect(boris.page.locator(".middle .pair.target .lit")).to_have_count(1)
    await boris.page.keyboard.press("Enter")

    await expect(ana.page.locator('.middle .answer[data-card^="6r"]')).to_be_visible()
    assert boris.moves == [["reject 8y 6r"]]


@pytest.mark.parametrize("three", [FIREBIRD], indirect=True, ids=["firebird"])
async def test_a_firebird_of_trumps_is_marked_as_one_that_nothing_rejects(three: list[Player]) -> None:
    ana, boris, _ = three

    await ana.play("Fr#1")

    await expect(boris.page.locator(".middle").get_by_text(EN("blaze-unrejectable"))).to_be_visible()
    await boris.page.keyboard.press("p")

    await expect(ana.page.locator(".middle .stamp")).to_be_visible()
    assert boris.moves == [["pass"]]


async def test_the_active_player_takes_the_last_place_and_the_offered_card_goes_back_with_the_reason(
    offered: list[Player],
) -> None:
    ana, boris, vera = offered
    await expect(asked(ana)).to_have_text(EN("blaze-offer-answer", name="Vera", card="5★"))

    await ana.play("5r#1")

    await expect(vera.page.locator(".note p")).to_contain_text(EN("refuse-challenge-limit", limit=2))
    await expect(vera.card("5y#1")).to_be_visible()
    await expect(boris.page.locator(".middle .attack[data-card]")).to_have_count(2)
    await expect(boris.page.locator(".middle .offered")).to_have_count(0)


async def test_the_offered_card_is_played_when_the_active_player_is_done(offered: list[Player]) -> None:
    ana, boris, vera = offered

    await ana.page.get_by_role("button", name=EN("blaze-button-hold"), exact=True).click()

    await expect(boris.page.locator('.middle .attack[data-card^="5y"]')).to_be_visible()
    await expect(vera.page.locator(".hand .slot")).to_have_count(2)


async def test_an_offered_card_can_be_taken_back(offered: list[Player]) -> None:
    ana, _, vera = offered

    await vera.page.get_by_role("button", name=EN("blaze-button-withdraw")).click()

    await expect(ana.page.locator(".middle .offered")).to_have_count(0)
    await expect(vera.page.locator(".hand .slot")).to_have_count(3)


async def test_attackers_negotiate_by_phrases_that_all_hear(three: list[Player]) -> None:
    ana, boris, vera = three

    await vera.page.get_by_role("button", name=EN("say"), exact=True).click()
    await vera.page.get_by_role("button", name=EN("say-i-add-1")).click()

    for player in (ana, boris):
        await expect(player.page.locator(".seat .said").get_by_text(EN("say-i-add-1"))).to_be_visible()


@pytest.mark.parametrize("three", [BETS], indirect=True, ids=["bets"])
async def test_bets_lie_face_down_until_all_are_placed_then_all_see_before_whom(three: list[Player]) -> None:
    ana, boris, vera = three

    for player, place, name, value in ((ana, 0, "Boris", 1), (boris, 1, "Vera", 0)):
        await player.page.locator(".betting .player").nth(place).click()
        await player.page.locator(".betting .value").nth(value).click()
        await expect(player.page.get_by_text(EN("blaze-bet-mine", value=value, name=name))).to_be_visible()
    await expect(vera.page.locator(".bets li")).to_have_count(0)
    await vera.page.locator(".betting .player").first.click()
    await vera.page.locator(".betting .value").nth(1).click()

    await expect(vera.page.locator(".bets li")).to_have_count(3)
    await expect(vera.page.get_by_text(EN("blaze-bet-of", name="Ana"), exact=True)).to_have_count(1)
    await expect(vera.page.get_by_text(EN("blaze-bet-own", value=1), exact=True)).to_have_count(1)


@pytest.mark.parametrize("three", [BETS], indirect=True, ids=["bets"])
async def test_the_cards_of_a_bet_come_into_sight_in_a_low_window(three: list[Player]) -> None:
    page = three[0].page
    await page.keyboard.press("l")  # the log, which stands beside the board in a wide window
    await page.set_viewport_size({"width": 320, "height": 530})

    await page.locator(".betting .player").first.click()

    ground = await page.locator(".betting").bounding_box()
    card = await page.locator(".betting .value").last.bounding_box()
    assert ground is not None
    assert card is not None
    assert card["y"] >= ground["y"] - 1
    assert card["y"] + card["height"] <= ground["y"] + ground["height"] + 1
