"""The review: from the result to its graph and its moments, on a phone too, and what happens when it cannot be made."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect
from tests.browser.test_result import watch_bots
from tests.browser.visitors import LOOKS, Language, Size, Theme, Visitors, assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")
EN = words("en")
REVIEW = re.compile("/review$")


def made(replay: dict[str, Any]) -> dict[str, Any]:
    """Make a review of a replay: chances that go up and down, and the first two steps as moments."""
    steps = [step for step in replay["steps"] if step["action"] is not None]
    last = steps[-1]["step"]
    moves = [
        {
            "step": step["step"],
            "seat": step["seat"],
            "action": step["action"],
            "before": 0.61,
            "after": 0.48 if step["step"] <= 2 else 0.61,
            "better": "take" if step["step"] <= 2 else None,
            "open_before": 1.0 if step["step"] > last - 4 else None,
            "open_after": 0.0 if step["step"] > last - 4 else None,
        }
        for step in steps
    ]
    seats = range(len(replay["names"]))
    lines = [
        [{"step": step["step"], "chance": step["step"] % 11 / 10} for step in steps if step["seat"] == seat]
        for seat in seats
    ]
    moments = [
        {
            "step": move["step"],
            "seat": move["seat"],
            "action": move["action"],
            "better": "take",
            "loss": 0.13,
            "why": "review-why-beat-take",
            "values": {"card": "10h", "on": "9h", "seat": move["seat"], "other": 0},
        }
        for move in moves[:2]
    ]
    return {"seats": len(seats), "finished": True, "moves": moves, "lines": lines, "moments": moments}


class Server:
    """Answers for the server when a review is asked for: what the test gives, the last one again and again."""

    def __init__(self, *answers: dict[str, Any]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def join(self, page: Page) -> None:
        """Answer a page from now on."""
        await page.route(REVIEW, self._answer)

    async def _answer(self, route: Route) -> None:
        self.asked.append(route.request.method)
        await route.fulfill(json=self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])


def working(done: int) -> dict[str, Any]:
    return {"state": "working", "done": done, "of": 41, "review": None}


def finished(review: dict[str, Any]) -> dict[str, Any]:
    return {"state": "done", "done": 41, "of": 41, "review": review}


NONE = {"state": "none", "done": 0, "of": 0, "review": None}
FAILED = {"state": "failed", "done": 3, "of": 41, "review": None}


async def reviewed(page: Page, language: Language = "en", before: Sequence[dict[str, Any]] = ()) -> Server:
    """Let bots play, and open the replay of a deal that has been reviewed."""
    code = await watch_bots(page, language)
    replay = await (await page.request.get(f"/api/tables/{code}/replay")).json()
    server = Server(*before, finished(made(replay)))
    await server.join(page)
    return server


async def test_the_review_begins_from_the_result_tells_how_far_it_is_and_ends_in_a_graph(visit: Visitors) -> None:
    page = await visit()
    server = await reviewed(page, before=[working(3)])

    await page.get_by_role("link", name=EN("result-review")).click()

    await expect(page.get_by_role("status")).to_have_text(EN("review-progress", done=3, count=41))
    await expect(page.get_by_role("progressbar")).to_have_attribute("max", "41")
    await expect(page.get_by_role("slider", name=EN("chances-slider"))).to_be_visible()
    await expect(page.get_by_role("heading", name=EN("review-moments"))).to_be_visible()
    assert server.asked == ["POST", "GET"]


async def test_the_review_begins_from_the_replay_at_a_tap_and_not_before(visit: Visitors) -> None:
    page = await visit()
    server = await reviewed(page, before=[NONE])
    await page.get_by_role("link", name=EN("result-replay")).click()
    button = page.get_by_role("button", name=EN("chances-start"))
    await expect(button).to_be_visible()
    await expect(page.get_by_role("slider", name=EN("chances-slider"))).to_have_count(0)

    await button.click()

    await expect(page.get_by_role("slider", name=EN("chances-slider"))).to_be_visible()
    assert server.asked == ["GET", "POST"]


async def test_a_moment_says_who_what_better_and_why_and_leads_to_its_step(visit: Visitors) -> None:
    page = await visit()
    await reviewed(page)
    await page.get_by_role("link", name=EN("result-review")).click()
    moments = page.locator("section").filter(has=page.get_by_role("heading", name=EN("review-moments")))
    second = moments.get_by_role("button").nth(1)

    await second.click()

    await expect(second).to_have_attribute("aria-current", "step")
    await expect(second).to_contain_text(EN("chances-better", action=EN("review-do-take")))
    await expect(second).to_contain_text(EN("review-why-beat-take", card="10♥"))
    await expect(second).to_contain_text(EN("chances-loss", points=13))
    await expect(page.get_by_text(re.compile("Step 2 of"))).to_be_visible()
    sentence = (await page.locator(".said").inner_text()).strip()
    await expect(second).to_contain_text(sentence)
    name = sentence.split()[0].rstrip(":")
    await expect(page.get_by_text(EN("chances-change", name=name, before=61, after=48))).to_be_visible()


async def test_the_last_steps_tell_what_is_certain_with_open_cards(visit: Visitors) -> None:
    page = await visit()
    await reviewed(page)
    await page.get_by_role("link", name=EN("result-review")).click()

    await page.get_by_role("button", name=EN("replay-last")).click()

    won, lost = EN("review-open-won"), EN("review-open-lost")
    await expect(page.get_by_text(EN("chances-open-changed", before=won, after=lost))).to_be_visible()


async def test_the_graph_goes_to_a_step_by_tap_drag_and_key(visit: Visitors) -> None:
    page = await visit()
    await reviewed(page)
    await page.get_by_role("link", name=EN("result-review")).click()
    graph = page.get_by_role("slider", name=EN("chances-slider"))
    last = int(await graph.get_attribute("aria-valuemax") or "")
    box = await graph.bounding_box()
    assert box is not None

    await page.mouse.move(box["x"] + box["width"] - 12, box["y"] + 40)
    await page.mouse.down()
    await expect(graph).to_have_attribute("aria-valuenow", str(last))
    await page.mouse.move(box["x"] + 36, box["y"] + 40)
    await expect(graph).to_have_attribute("aria-valuenow", "0")
    await page.mouse.up()
    await page.mouse.move(box["x"] + box["width"] - 12, box["y"] + 40)

    await graph.press("ArrowRight")
    await expect(graph).to_have_attribute("aria-valuenow", "1")
    await graph.press("PageDown")
    await expect(graph).to_have_attribute("aria-valuenow", "2")
    await graph.press("End")
    await expect(graph).to_have_attribute("aria-valuenow", str(last))
    await graph.press("PageUp")
    await expect(graph).to_have_attribute("aria-valuenow", "2")
    await expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^Step 2 of \d+: \w+ \d+, \w+ \d+$"))


async def test_each_line_has_a_name_and_can_be_left_out(visit: Visitors) -> None:
    page = await visit()
    await reviewed(page)
    await page.get_by_role("link", name=EN("result-review")).click()
    lines = page.locator(".graph path.line")
    await expect(lines).to_have_count(2)
    shapes = await page.locator("figure li path.shape").evaluate_all(
        "shapes => shapes.map(one => one.getAttribute('d'))"
    )

    await page.get_by_role("button", name=re.compile("^Show the line of")).first.click()

    await expect(lines).to_have_count(1)
    assert len(set(shapes)) == 2


async def test_a_failed_review_says_so_and_can_be_tried_again(visit: Visitors) -> None:
    page = await visit()
    server = await reviewed(page, before=[FAILED])
    await page.get_by_role("link", name=EN("result-review")).click()
    await expect(page.get_by_text(EN("chances-failed"))).to_be_visible()
    await assert_accessible(page)

    await page.get_by_role("button", name=EN("try-again")).click()

    await expect(page.get_by_role("slider", name=EN("chances-slider"))).to_be_visible()
    assert server.asked == ["POST", "POST"]


async def test_the_server_reviews_a_real_game_while_the_page_waits(visit: Visitors) -> None:
    page = await visit()
    await watch_bots(page)

    await page.get_by_role("link", name=EN("result-review")).click()

    await expect(page.get_by_role("slider", name=EN("chances-slider"))).to_be_visible(timeout=240_000)
    await page.get_by_role("button", name=EN("replay-last")).click()
    chances = sorted(await page.locator("figure li b").all_inner_texts(), key=int)
    assert chances in (["0", "100"], ["50", "50"])


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
async def test_a_review_is_accessible_and_fits(visit: Visitors, size: Size, language: Language, theme: Theme) -> None:
    said = words(language)
    page = await visit(size=size, language=language, theme=theme)
    await reviewed(page, language, before=[working(3), working(20)])
    await page.get_by_role("link", name=said("result-review")).click()
    await expect(page.get_by_role("progressbar")).to_be_visible()
    await assert_accessible(page)

    await expect(page.get_by_role("slider", name=said("chances-slider"))).to_be_visible()

    await page.get_by_role("button", name=said("replay-next")).click()
    await assert_accessible(page)
    await assert_fits(page)


async def test_a_moment_brings_the_table_into_sight_on_a_phone(visit: Visitors) -> None:
    page = await visit(size="phone")
    await reviewed(page)
    await page.get_by_role("link", name=EN("result-review")).click()
    moments = page.locator("section").filter(has=page.get_by_role("heading", name=EN("review-moments")))

    await moments.get_by_role("button").first.click()

    await expect(page.locator(".said")).to_be_in_viewport()
    await expect(page.locator(".graph")).to_be_in_viewport()
