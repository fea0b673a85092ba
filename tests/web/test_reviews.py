"""The review of the last finished deal: computed once, in the background, kept, and begun anew after a kill."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
from tests.web.held import Held
from tests.web.playing import PATIENT, Message, Served, play_out, serving

from kozyr import games, record, review
from kozyr.review import Judged
from kozyr.web import backward
from kozyr.web.rates import Rates

FEW = 6  # iterations
REAL_JUDGED = backward.judged


@dataclass(frozen=True)
class Over:
    """A folder with one table where a deal has ended."""

    folder: Path
    ana: str
    code: str
    path: str


def judged(text: str, step: int, _iterations: int) -> Judged:
    """Judge without thinking: an endgame takes long where the rules run interpreted."""
    read = record.read(text)
    act = next(one for one in record.acts(read) if one.number == step)
    action = read.game.text(act.action, read.names)
    return Judged(
        step=step, seat=act.seat, action=action, before=0.6, after=0.5, better=None,
        open_before=None, open_after=None, loss=0.1, why=None, values={},
    )  # fmt: skip


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backward, "judged", judged)


async def play(folder: Path) -> Over:
    """Play a deal against a bot."""
    async with serving(folder) as served:
        ana = await served.guest("Ana")
        code = await served.make(ana, "me", "random", start=True, bot_delay="none")
        async with served.player(code, ana) as player:
            await play_out(served, [player])
    return Over(folder, ana, code, f"/api/tables/{code}/review")


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Over:
    """The one deal of all these tests."""
    return asyncio.run(play(tmp_path_factory.mktemp("reviews") / "data"))


@pytest.fixture
def over(played: Over, tmp_path: Path) -> Over:
    """A copy of it."""
    shutil.copytree(played.folder, tmp_path / "data")
    return replace(played, folder=tmp_path / "data")


@asynccontextmanager
async def reviewing(over: Over, rates: Rates = PATIENT) -> AsyncIterator[tuple[Served, Held]]:
    """Serve with workers that judge with few iterations."""
    async with serving(over.folder, rates=rates) as served:
        workers = Held()
        served.services.reviews._workers = workers
        served.services.reviews.iterations = FEW
        yield served, workers


async def ask(served: Served, over: Over) -> tuple[int, Message]:
    """Ask for the review."""
    response = await served.post(over.path, {}, over.ana)
    return response.status_code, response.json()


async def look(served: Served, over: Over) -> Message:
    """Look how the review stands."""
    response = await served.get(over.path, over.ana)
    assert response.status_code == 200
    told: Message = response.json()
    return told


async def ended(served: Served, over: Over) -> Message:
    """Wait until the review works no more."""
    while (told := await look(served, over))["state"] == "working":
        pass
    return told


def nothing(state: str) -> Message:
    """Write how a review stands of which nothing is known."""
    return {"state": state, "done": 0, "of": 0, "review": None}


async def test_a_review_is_computed_when_somebody_asks_and_tells_how_far_it_is(over: Over) -> None:
    async with reviewing(over) as (served, workers):
        assert await look(served, over) == nothing("none")
        workers.gate.clear()
        assert await ask(served, over) == (202, nothing("working"))
        workers.gate.set()

        told = await ended(served, over)

        assert told["state"] == "done"
        assert (await ask(served, over)) == (200, told)
        decisions = len(workers.asked) - 2
        assert len(told["review"]["moves"]) == decisions > 5
        assert all(workers.background)


async def test_progress_is_told_while_it_works(over: Over) -> None:
    async with reviewing(over) as (served, workers):
        workers.gate.clear()
        await ask(served, over)
        job = next(iter(served.services.reviews._jobs.values()))
        job.done, job.of = 3, 41

        assert await look(served, over) == {"state": "working", "done": 3, "of": 41, "review": None}


async def test_a_review_that_gets_done_while_the_store_is_asked_does_not_look_as_if_nobody_had_asked(
    over: Over, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing(over) as (served, workers):
        reviews = served.services.reviews
        workers.gate.clear()
        await ask(served, over)
        job = next(iter(reviews._jobs.values()))
        real = reviews._store.review

        async def late(code: str, deal: int) -> str | None:
            body = await real(code, deal)
            workers.gate.set()
            assert job.task is not None
            await job.task
            return body

        monkeypatch.setattr(reviews._store, "review", late)

        assert (await look(served, over))["state"] == "working"


async def test_a_review_is_about_the_steps_of_the_replay(over: Over) -> None:
    async with reviewing(over) as (served, _):
        await ask(served, over)
        told = (await ended(served, over))["review"]
        steps = (await served.get(f"/api/tables/{over.code}/replay")).json()["steps"]

    assert told["seats"] == len(told["lines"]) == 2
    for move in told["moves"]:
        assert (steps[move["step"]]["action"], steps[move["step"]]["seat"]) == (move["action"], move["seat"])


async def test_the_record_that_is_reviewed_names_nobody(over: Over) -> None:
    async with reviewing(over) as (served, workers):
        await ask(served, over)
        await ended(served, over)

    text = workers.asked[0][1]
    assert isinstance(text, str)
    assert record.read(text).names == ("s0", "s1")
    assert workers.asked[0] == (backward.decisions, text)
    assert review.decisions(record.read(text)) == [asked[2] for asked in workers.asked[1:-1]]


async def test_there_is_one_computation_however_many_ask(over: Over) -> None:
    async with reviewing(over) as (served, workers):
        workers.gate.clear()
        answers = await asyncio.gather(*[ask(served, replace(over, ana=await served.guest())) for _ in range(5)])
        assert [status for status, _ in answers] == [202] * 5
        workers.gate.set()
        await ended(served, over)

        await ask(served, over)

    assert [asked[0] for asked in workers.asked].count(backward.decisions) == 1


async def test_a_review_outlives_the_server(over: Over) -> None:
    async with reviewing(over) as (served, _):
        await ask(served, over)
        before = await ended(served, over)

    async with reviewing(over) as (served, workers):
        assert await look(served, over) == before
        assert await ask(served, over) == (200, before)
    assert workers.asked == []


async def test_a_review_cut_short_with_its_server_is_begun_anew_when_somebody_asks(over: Over) -> None:
    async with reviewing(over) as (served, workers):
        workers.gate.clear()
        await ask(served, over)

    async with reviewing(over) as (served, workers):
        assert await look(served, over) == nothing("none")
        assert workers.asked == []
        await ask(served, over)
        assert (await ended(served, over))["state"] == "done"


async def test_what_goes_wrong_is_told_without_its_words_and_may_be_tried_again(
    over: Over, capsys: pytest.CaptureFixture[str]
) -> None:
    async with reviewing(over) as (served, workers):
        workers.error = ValueError("Ana holds 7h")
        await ask(served, over)
        assert (await ended(served, over)) == nothing("failed")
        logged = capsys.readouterr()
        assert "ValueError" in logged.out + logged.err
        assert "7h" not in logged.out + logged.err
        workers.error = None

        assert (await ask(served, over))[0] == 202

        assert (await ended(served, over))["state"] == "done"


async def test_a_decision_that_takes_too_long_is_left_out(over: Over, monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewing(over) as (served, workers):
        slow: list[int] = []

        def takes_too_long(text: str, step: int, iterations: int) -> Judged:
            if not slow:
                slow.append(step)
                raise TimeoutError
            return judged(text, step, iterations)

        monkeypatch.setattr(backward, "judged", takes_too_long)
        await ask(served, over)
        told = await ended(served, over)

        assert len(told["review"]["moves"]) == len(workers.asked) - 3
        assert slow[0] not in [move["step"] for move in told["review"]["moves"]]


def test_a_decision_is_judged_from_the_text_of_its_record() -> None:
    game = games.make("durak", 2, {})
    deal = game.shuffle(Random(1), 0)
    opener = game.head(game.start(deal))
    opening = (opener, game.legal(game.start(deal), opener)[0])
    text = record.write(record.played(game, deal, ("s0", "s1"), [opening]))

    assert backward.decisions(text) == [1]
    assert REAL_JUDGED(text, 1, FEW) == review.judge(text, 1, iterations=FEW, seconds=600.0)


async def test_a_second_deal_has_a_review_of_its_own(over: Over) -> None:
    async with reviewing(over) as (served, _):
        await ask(served, over)
        first = await ended(served, over)
        async with served.player(over.code, over.ana) as player:
            await player.order("again")
            assert await look(served, over) == first
            await play_out(served, [player])

        assert await look(served, over) == nothing("none")


async def test_a_running_first_deal_is_never_reviewed(served: Served) -> None:
    ana = await served.guest()
    code = await served.make(ana, "me", "random", start=True)

    for response in (
        await served.get(f"/api/tables/{code}/review", ana),
        await served.post(f"/api/tables/{code}/review", {}, ana),
    ):
        assert (response.status_code, response.json()["error"]) == (404, "no-record")


async def test_who_asks_for_too_many_reviews_is_refused_and_what_is_there_is_free(over: Over) -> None:
    async with reviewing(over, replace(PATIENT, reviews_of_guest="1/hour")) as (served, workers):
        workers.error = ValueError()
        await ask(served, over)
        await ended(served, over)
        workers.error = None

        status, told = await ask(served, over)

        assert (status, told["error"]) == (429, "too-fast")
        await ask(served, replace(over, ana=await served.guest()))
        assert (await ended(served, over))["state"] == "done"
        assert (await ask(served, over))[0] == 200


@pytest.mark.parametrize("body", [[], {"deal": 1}, "x"])
async def test_a_malformed_request_begins_nothing(over: Over, body: object) -> None:
    async with reviewing(over) as (served, workers):
        response = await served.post(over.path, body, over.ana)

        assert (response.status_code, response.json()["error"]) == (400, "malformed")
        assert await look(served, over) == nothing("none")
    assert workers.asked == []
