"""Bots that search think in worker processes: tables play on whatever happens there, and none outlives its server."""

import asyncio
import os
import select
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar, TypeVarTuple

import pytest
from anyio import BrokenWorkerProcess
from tests.web.playing import HANG, Player, Served, is_over, play_out
from tests.web.test_restart import Remote, address, process

from kozyr import bots, games
from kozyr.bots import asking
from kozyr.bots.workers import Workers
from kozyr.protocol import AnyGame
from kozyr.rng import Rng
from kozyr.table.match import Question
from kozyr.web.thinking import SEED_BITS, chooser

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Deaf(Workers):
    """Workers that remember what they are asked, and die over it or never answer."""

    def __init__(self, *, dies: bool) -> None:
        super().__init__(1)
        self.dies = dies
        self.asked: list[object] = []

    async def ask(self, work: Callable[[*Ts], T], *args: *Ts, background: bool = False) -> T:
        """Do not answer."""
        self.asked.append((work, args, background))
        if self.dies:
            raise BrokenWorkerProcess
        await asyncio.get_running_loop().create_future()
        raise AssertionError("it never ends")


def opening() -> tuple[AnyGame, object, Question]:
    """Deal, and give what a bot is asked who opens."""
    game = games.make("durak", 2, {})
    state = game.start(game.shuffle(Random(5), 0))
    seat = game.head(state)
    question = Question(game.view(state, seat), game.legal(state, seat), game.stamp(state))
    assert len(question.legal) > 1
    return game, state, question


async def test_a_table_with_a_bot_that_searches_plays_to_its_end(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "club", bot_delay="none", start=True)
    seen = 0

    async with served.player(code, ana) as player:
        await play_out(served, [player], until=lambda one: is_over(one) or one.seen["n"] >= 6)
        seen = player.seen["n"]

    assert seen >= 6


async def test_a_worker_gets_the_view_of_the_one_seat_and_nothing_else() -> None:
    game, _, question = opening()
    workers = Deaf(dies=True)

    await chooser(Random(3), workers)("master", game, question)

    seed = Random(3).getrandbits(SEED_BITS)
    sent = ("master", asking.spec(game), game.pack(question.view), question.legal, seed)
    assert workers.asked == [(asking.choose, sent, False)]


async def test_the_same_question_goes_over_whatever_the_others_hold() -> None:
    game, state, question = opening()
    workers = Deaf(dies=True)
    seat = game.head(state)
    other = game.guess(question.view, Rng(8))
    assert game.facts(other)["hand"] != game.facts(state)["hand"]

    for truth in (state, other):
        asked = Question(game.view(truth, seat), game.legal(truth, seat), game.stamp(truth))
        await chooser(Random(3), workers)("club", game, asked)

    assert workers.asked[0] == workers.asked[1]


@pytest.mark.parametrize("workers", [Deaf(dies=True), Deaf(dies=False)], ids=["they die", "they never answer"])
async def test_where_no_worker_answers_the_stand_in_chooses(workers: Workers) -> None:
    game, _, question = opening()
    seed = Random(3).getrandbits(SEED_BITS)
    expected = bots.make("heuristic", game).choose(question.view, question.legal, Rng(seed))

    assert await chooser(Random(3), workers, patience=0.0)("master", game, question) == expected


async def test_a_quick_bot_and_a_bot_without_a_choice_need_no_worker() -> None:
    game, _, question = opening()
    workers = Deaf(dies=False)
    choose = chooser(Random(3), workers)

    assert await choose("casual", game, question) in question.legal
    forced = Question(question.view, question.legal[:1], question.stamp)
    assert await choose("master", game, forced) == forced.legal[0]
    assert workers.asked == []


def children(pid: int) -> list[int]:
    """List the processes that a process has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


async def bot_moves(player: Player) -> None:
    """Play on until the bot on seat 1 is to act, and wait until it has."""
    while 1 not in player.seen["to_act"]:
        assert (await player.act(player.actions()[0]))["type"] == "done"
    before = player.seen["n"]
    await player.until(lambda: player.seen["n"] > before)


async def test_a_table_plays_on_when_its_worker_is_killed(tmp_path: Path) -> None:
    async with process(tmp_path, "--thinkers", "1") as running:
        served = Remote(await address(running))
        ana = await served.guest("Ana")
        code = await served.make(ana, "me", "club", bot_delay="none", start=True)
        async with served.player(code, ana) as player:
            await bot_moves(player)
            for pid in children(running.pid):
                os.kill(pid, signal.SIGKILL)

            await bot_moves(player)

        assert running.returncode is None


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
async def test_no_worker_outlives_its_server(tmp_path: Path, number: signal.Signals) -> None:
    async with process(tmp_path, "--thinkers", "2") as running:
        served = Remote(await address(running))
        async with asyncio.timeout(HANG):
            while len(children(running.pid)) < 2:
                await served.get("/healthz")
        workers = [os.pidfd_open(pid) for pid in children(running.pid)]

        running.send_signal(number)
        await running.wait()

        poll = select.poll()
        for worker in workers:
            poll.register(worker, select.POLLIN)
            assert await asyncio.to_thread(poll.poll, HANG * 1000)
            poll.unregister(worker)
            os.close(worker)
