"""Worker processes: what is asked is answered, whatever happens to a worker, and none outlives who started it."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from anyio import BrokenWorkerProcess
from tests.bots import chores

from kozyr import bots, games
from kozyr.bots import asking
from kozyr.bots.advice import advise
from kozyr.bots.slots import Slots
from kozyr.bots.workers import NICENESS, TRIES, Workers
from kozyr.protocol import AnyGame
from kozyr.rng import Rng

HANG_MS = 60_000  # milliseconds after which a test is stuck; nothing is measured by it
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("durak", 2, {}),
    ("durak", 4, {"teams": True, "transfer": False, "enchanted": ["8", "K"]}),
    ("blaze", 3, {}),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")


def with_workers(play: Callable[[Workers], Coroutine[Any, Any, None]], most: int = 1) -> None:
    """Run a scene in a loop of its own: the workers end with it."""

    async def scene() -> None:
        workers = Workers(most)
        await play(workers)
        await workers.close()

    asyncio.run(scene())


def opening(table: tuple[str, int, dict[str, object]]) -> tuple[AnyGame, object, list[int]]:
    """Deal, and give the game with the view and the legal actions of who begins."""
    game = games.make(*table)
    state = game.start(game.shuffle(Random(5), 0))
    return game, game.view(state, game.head(state)), game.legal(state, game.head(state))


def pipes(folder: Path, *names: str) -> list[Path]:
    """Make named pipes: whoever opens one waits for the other end."""
    made = [folder / name for name in names]
    for pipe in made:
        os.mkfifo(pipe)
    return made


async def pid_of(pipe: Path) -> int:
    """Hear from a chore which process it is in."""
    return int(await asyncio.to_thread(pipe.read_text, "ascii"))


def has_ended(process: int) -> bool:
    """Wait for the end of a process by its descriptor; False when it goes on and on."""
    poll = select.poll()
    poll.register(process, select.POLLIN)
    return bool(poll.poll(HANG_MS))


# ---- what is asked is answered


@every_table
def test_a_bot_in_a_worker_chooses_as_it_does_here(table: tuple[str, int, dict[str, object]]) -> None:
    game, view, legal = opening(table)
    here = bots.make("ismcts-20", game).choose(view, legal, Rng(7))

    async def play(workers: Workers) -> None:
        there = await workers.ask(asking.choose, "ismcts-20", asking.spec(game), game.pack(view), legal, 7)
        assert there == here

    with_workers(play)


@every_table
def test_advice_from_a_worker_is_as_it_is_here(table: tuple[str, int, dict[str, object]]) -> None:
    game, view, legal = opening(table)
    here = advise(game, view, legal, Rng(7), iterations=20)

    async def play(workers: Workers) -> None:
        assert await workers.ask(asking.advise, asking.spec(game), game.pack(view), legal, 7, 20, 600.0) == here

    with_workers(play)
    assert sorted(one.action for one in here) == sorted(legal)


def test_what_goes_wrong_in_a_worker_is_raised_here() -> None:
    async def play(workers: Workers) -> None:
        with pytest.raises(ValueError, match="no good"):
            await workers.ask(chores.fails)
        assert await workers.ask(os.getpid) != os.getpid()

    with_workers(play)


def test_several_workers_work_at_once(tmp_path: Path) -> None:
    one, other, gate, second = pipes(tmp_path, "one", "other", "gate", "second")

    async def play(workers: Workers) -> None:
        workers.warm_up()
        asked = [
            asyncio.create_task(workers.ask(chores.held, one, gate)),
            asyncio.create_task(workers.ask(chores.held, other, second)),
        ]
        pids = [await pid_of(one), await pid_of(other)]
        gate.write_bytes(b"")
        second.write_bytes(b"")
        assert await asyncio.gather(*asked) == pids
        assert len(set(pids)) == 2

    with_workers(play, most=2)


# ---- whatever happens to a worker


def test_a_question_outlives_the_worker_that_is_killed_over_it(tmp_path: Path) -> None:
    async def play(workers: Workers) -> None:
        answered = await workers.ask(chores.dies_once, tmp_path / "died")
        assert answered != int((tmp_path / "died").read_text("ascii"))

    with_workers(play)


def test_a_worker_killed_while_it_waits_is_replaced() -> None:
    async def play(workers: Workers) -> None:
        first = await workers.ask(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers.ask(os.getpid) != first

    with_workers(play)


def test_a_question_that_kills_every_worker_is_given_up_and_the_next_one_answered(tmp_path: Path) -> None:
    async def play(workers: Workers) -> None:
        with pytest.raises(BrokenWorkerProcess):
            await workers.ask(chores.dies, tmp_path / "deaths")
        assert await workers.ask(os.getpid)

    with_workers(play)
    assert (tmp_path / "deaths").read_text("ascii") == "x" * TRIES


def test_a_worker_that_never_ends_is_given_up_and_the_next_question_answered(tmp_path: Path) -> None:
    (gate,) = pipes(tmp_path, "gate")

    async def play() -> None:
        workers = Workers(1, limit=0.0)
        with pytest.raises(TimeoutError):
            await workers.ask(chores.held, tmp_path / "pid", gate)
        assert await Workers(1).ask(os.getpid)

    asyncio.run(play())


def test_a_worker_leaves_ctrl_c_and_the_processor_to_who_started_it() -> None:
    async def play(workers: Workers) -> None:
        first = await workers.ask(os.getpid)
        os.kill(first, signal.SIGINT)
        assert await workers.ask(os.getpid) == first
        assert await workers.ask(chores.manners) == (True, min(19, os.nice(0) + NICENESS), True)

    with_workers(play)


# ---- who is next


def test_what_somebody_waits_for_goes_before_the_background(tmp_path: Path) -> None:
    pid, gate = pipes(tmp_path, "pid", "gate")

    async def play(workers: Workers) -> None:
        first = asyncio.create_task(workers.ask(chores.held, pid, gate))
        await pid_of(pid)
        later = asyncio.create_task(workers.ask(chores.noted, tmp_path / "trace", "b", background=True))
        await asyncio.sleep(0)
        urgent = asyncio.create_task(workers.ask(chores.noted, tmp_path / "trace", "u"))
        await asyncio.sleep(0)
        gate.write_bytes(b"")
        await asyncio.gather(first, later, urgent)

    with_workers(play)
    assert (tmp_path / "trace").read_text("ascii") == "ub"


def test_who_is_cancelled_before_his_turn_is_forgotten(tmp_path: Path) -> None:
    pid, gate = pipes(tmp_path, "pid", "gate")

    async def play(workers: Workers) -> None:
        first = asyncio.create_task(workers.ask(chores.held, pid, gate))
        await pid_of(pid)
        waiting = asyncio.create_task(workers.ask(chores.noted, tmp_path / "trace", "w"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        gate.write_bytes(b"")
        await first
        assert await workers.ask(os.getpid)

    with_workers(play)
    assert not (tmp_path / "trace").exists()


def test_who_is_cancelled_in_his_turn_lets_the_worker_finish(tmp_path: Path) -> None:
    pid, gate = pipes(tmp_path, "pid", "gate")

    async def play(workers: Workers) -> None:
        asked = asyncio.create_task(workers.ask(chores.held, pid, gate))
        first = await pid_of(pid)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        gate.write_bytes(b"")
        assert await workers.ask(os.getpid) == first

    with_workers(play)


async def test_the_background_leaves_a_slot_free() -> None:
    slots = Slots(2, background=1)
    await slots.take(background=True)
    behind = asyncio.create_task(slots.take(background=True))
    await asyncio.sleep(0)

    assert slots.free == 1
    await slots.take(background=False)
    assert not behind.done()
    slots.give_back(background=True)
    await behind
    assert slots.free == 0


# ---- none outlives who started it


def test_a_worker_at_work_is_stopped_with_the_others(tmp_path: Path) -> None:
    pid, gate = pipes(tmp_path, "pid", "gate")

    async def play(workers: Workers) -> int:
        asked = asyncio.create_task(workers.ask(chores.held, pid, gate))
        process = os.pidfd_open(await pid_of(pid))
        await workers.close()
        assert await asyncio.to_thread(has_ended, process)
        assert asked.cancelled()
        os.close(process)
        return 0

    asyncio.run(play(Workers(1)))


STARTS = """
import asyncio, os, sys
from kozyr.bots.workers import Workers

async def start():
    workers = Workers(1)
    print(await workers.ask(os.getpid), flush=True)
    await asyncio.to_thread(sys.stdin.read)

asyncio.run(start())
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, None])
def test_a_worker_ends_with_its_server_however_that_ends(number: signal.Signals | None) -> None:
    command = [sys.executable, "-c", STARTS]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = os.pidfd_open(int(server.stdout.readline()))

        if number is None:
            server.communicate("")
        else:
            server.send_signal(number)

        assert has_ended(worker)
        os.close(worker)
