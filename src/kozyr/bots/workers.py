"""Worker processes for what takes long to compute, so that nobody who serves people waits for it.

A worker is a process of `anyio.to_process`: it ends with the pipe to who started it, whatever has ended that one.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from kozyr.bots.slots import Slots

NICENESS = 10  # added to that of who starts the workers: the event loop goes first
TRIES = 4  # workers that may die over one question before it counts as a fault of its own
LIMIT = 60.0  # seconds after which a worker is given up; nothing that it is asked here takes so long

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def cores() -> int:
    """Count the processors that this process may use."""
    return len(os.sched_getaffinity(0))


class Workers:
    """So many worker processes, each begun when it is first needed.

    Work in the background comes after all that somebody waits for, and leaves one worker free for that if there are
    several. A worker that dies loses nothing: what it was asked is asked again in a new one. One that works for longer
    than ``limit`` seconds is killed, and who asked gets a TimeoutError.
    """

    def __init__(self, most: int, limit: float = LIMIT) -> None:
        self._most = most
        self._slots = Slots(most, background=max(1, most - 1))
        self._limit = limit
        self._processes = CapacityLimiter(most)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._working: set[asyncio.Task[Any]] = set()

    def warm_up(self) -> None:
        """Begin all workers, without waiting for them."""
        for _ in range(self._most):
            self._begin(_ready, (), background=False)

    async def ask(self, work: Callable[[*Ts], T], *args: *Ts, background: bool = False) -> T:
        """Run a module's function on plain data in a worker; what it raises is raised here.

        Whoever is cancelled before his turn is forgotten; after that the worker ends its work and nobody hears of it.
        """
        task = self._begin(work, args, background=background)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task not in self._working:
                task.cancel()
            raise

    async def close(self) -> None:
        """Stop at once, with the workers that are at work; the others end with the event loop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Callable[[*Ts], T], args: tuple[*Ts], *, background: bool) -> asyncio.Task[T]:
        task = asyncio.create_task(self._run(work, args, background=background))
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[T]) -> None:
        self._tasks.discard(task)
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # taken up here, since perhaps nobody waits for it any more

    async def _run(self, work: Callable[[*Ts], T], args: tuple[*Ts], *, background: bool) -> T:
        await self._slots.take(background=background)
        task = asyncio.current_task()
        assert task is not None, "a coroutine of asyncio runs in a task"
        self._working.add(task)
        try:
            async with asyncio.timeout(self._limit):
                for _ in range(TRIES - 1):
                    with suppress(BrokenWorkerProcess):
                        return await to_process.run_sync(_run_here, work, args, limiter=self._processes)
                return await to_process.run_sync(_run_here, work, args, limiter=self._processes)
        finally:
            self._slots.give_back(background=background)


# ---- in the worker


def _run_here(work: Callable[[*Ts], T], args: tuple[*Ts]) -> T:
    _settle()
    return work(*args)


def _settle() -> None:
    """Make this process a worker: Ctrl-C is for who started it, and so is the processor when both want it."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.nice(NICENESS)
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))  # a worker that wakes interrupts nobody


def _ready() -> None:
    """Import what the first question will need."""
    from kozyr import bots  # noqa: F401, PLC0415 - the import is the work
