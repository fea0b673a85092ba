"""Workers as processes of this machine, which outlive neither the one that started them nor their usefulness."""

import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, TypeVar

from kozyr.lab.crew import fatal

T = TypeVar("T")
R = TypeVar("R")

DEATHS_MOST: Final = 3  # a task that loses its worker so often is at fault itself


@contextmanager
def processes(workers: int) -> Iterator["Processes"]:
    """Keep so many processes ready; ValueError for fewer than one."""
    if workers < 1:
        raise ValueError(f"at least 1 worker must work, not {workers}")
    made = Processes(workers)
    try:
        yield made
    finally:
        made.close()


class Processes:
    """A pool of processes that is made anew when one of them dies."""

    def __init__(self, workers: int) -> None:
        """Start no process yet: the pool starts them as tasks come."""
        self.workers = workers
        self.pool = _pool(workers)

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Do every task, as `kozyr.lab.crew.Crew` says.

        When a process dies the pool cannot say which task killed it. So each that was under way becomes a suspect and
        is done again alone, and only the culprit dies often.
        """
        waiting, suspects = deque(range(len(tasks))), deque[int]()
        deaths = Counter[int]()
        flying: dict[Future[R], int] = {}
        finished: list[tuple[int, R]] = []
        try:
            while waiting or suspects or flying or finished:
                source, room = (suspects, 1) if suspects else (waiting, self.workers + 1)
                while source and len(flying) < room:
                    place = source.popleft()
                    flying[self._submit(work, tasks[place])] = place
                yield from finished  # after new tasks are sent, so that nobody waits for whom the results are for
                finished = []
                for future in self._landed(flying):
                    place = flying.pop(future)
                    if not isinstance(future.exception(), BrokenProcessPool):
                        finished.append((place, future.result()))
                        continue
                    suspects.append(place)
                    deaths[place] += 1
                    if deaths[place] == DEATHS_MOST:
                        raise fatal(place, tasks[place])
        finally:
            for future in flying:
                future.cancel()

    def close(self) -> None:
        """End the processes, after what they are just doing."""
        self.pool.shutdown(cancel_futures=True)

    def _submit(self, work: Callable[[T], R], task: T) -> "Future[R]":
        try:
            return self.pool.submit(work, task)
        except BrokenProcessPool:  # a process died while nobody waited for it
            self._renew()
            return self.pool.submit(work, task)

    def _landed(self, flying: dict["Future[R]", int]) -> list["Future[R]"]:
        """Wait for tasks to end; when the pool breaks all end, and a new pool stands ready."""
        landed = wait(flying, return_when=FIRST_COMPLETED).done
        if any(isinstance(future.exception(), BrokenProcessPool) for future in landed):
            landed = wait(flying).done
            self._renew()
        return [future for future in flying if future in landed]

    def _renew(self) -> None:
        self.pool.shutdown()
        self.pool = _pool(self.workers)


def _pool(workers: int) -> ProcessPoolExecutor:
    # Not fork: it copies the locks of whatever threads run here.
    return ProcessPoolExecutor(workers, multiprocessing.get_context("forkserver"), _prepare)


def _prepare() -> None:
    """Leave Ctrl-C to the parent, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
