"""Workers of a Dask cluster, found by the address of its scheduler."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, TypeVar

from distributed import Client, wait
from distributed.comm.core import connect
from distributed.scheduler import KilledWorker

from kozyr import __version__
from kozyr.lab.crew import ClusterError, fatal

T = TypeVar("T")
R = TypeVar("R")

ANSWERS: Final = 5  # seconds in which a scheduler answers
STARTS: Final = 20  # seconds in which it has a worker
RETURNS: Final = 60.0  # seconds in which a cluster without workers gets one again
LOOKS: Final = 5  # seconds between two looks at the cluster while nothing is finished
AHEAD: Final = 3  # tasks sent for each thread of the cluster, so that none waits


@dataclass(frozen=True, slots=True)
class Done:
    """A task has this result."""

    result: Any


@dataclass(frozen=True, slots=True)
class Lost:
    """A task is to be sent again."""


@dataclass(frozen=True, slots=True)
class Killed:
    """A task is blamed for the deaths of its workers."""


@contextmanager
def dask_workers(address: str) -> Iterator["DaskWorkers"]:
    """Connect to a cluster; ClusterError when within seconds none is there, or none with a worker."""
    try:
        asyncio.run(_knock(address))
        client = Client(address, timeout=ANSWERS)
    except Exception as error:  # what another server sends can be misread in any way
        raise ClusterError(f"no Dask cluster answers at {address!r} ({_reason(error)})") from error
    with client, _silence():
        try:
            client.wait_for_workers(1, timeout=STARTS)
        except TimeoutError as error:
            raise ClusterError(f"the Dask cluster at {address!r} has no workers") from error
        _compare(client, address)
        yield DaskWorkers(client, address)


def _reason(error: Exception) -> str:
    if not isinstance(error, OSError | TypeError | ValueError):
        return "what answers is no Dask scheduler"
    return str(error) or "it is mute"


@contextmanager
def _silence() -> Iterator[None]:
    """Keep the client from telling in lines of its own what a ClusterError tells."""
    log = logging.getLogger("distributed.client")
    level = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(level)


async def _knock(address: str) -> None:
    """Look whether somebody is there before a client is made, which waits long when it gives up."""
    comm = await asyncio.wait_for(connect(address, timeout=ANSWERS), ANSWERS)
    await comm.close()


def _compare(client: Client, address: str) -> None:
    """See that a worker has this version: what it cannot read would only kill it, and then the next."""
    try:
        found = client.submit(version, pure=False).result(timeout=STARTS)
    except (ImportError, RuntimeError, TimeoutError, KilledWorker) as error:
        found = repr(error.__cause__ or error)
    if found != __version__:
        raise ClusterError(f"the Dask cluster at {address!r} must have kozyr[lab] {__version__}; it answers {found}")


def version() -> str:
    """Tell the version of whoever is asked."""
    from kozyr import __version__ as here  # noqa: PLC0415 - the worker's

    return here


class DaskWorkers:
    """The workers behind one connection."""

    def __init__(self, client: Client, address: str) -> None:
        """Take the connection and the address for errors."""
        self.client = client
        self.address = address

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Do every task, as `kozyr.lab.crew.Crew` says.

        Dask itself does tasks of a dead worker again, by default three times, before it blames them. Who is blamed gets
        one more such chance, since it may have stood beside the culprit; what is lost otherwise is sent again.
        """
        waiting, blamed = deque(range(len(tasks))), set[int]()
        flying: dict[Any, int] = {}
        finished: list[tuple[int, R]] = []
        try:
            while waiting or flying or finished:
                room = AHEAD * max(1, self._threads())
                while waiting and len(flying) < room:
                    place = waiting.popleft()
                    flying[self.client.submit(work, tasks[place], pure=False)] = place
                yield from finished  # after new tasks are sent, so that nobody waits for whom the results are for
                finished = []
                for future in self._landed(flying):
                    place = flying.pop(future)
                    match _fate(future):
                        case Done(result):
                            finished.append((place, result))
                        case Lost():
                            waiting.appendleft(place)
                        case Killed() if place in blamed:
                            raise fatal(place, tasks[place])
                        case Killed():
                            blamed.add(place)
                            waiting.appendleft(place)
        finally:
            if self.client.status == "running":
                self.client.cancel(list(flying))

    def _threads(self) -> int:
        """Count the threads of all workers; ClusterError when the scheduler has gone."""
        try:
            return sum(self.client.nthreads().values())
        except (OSError, AttributeError) as error:  # a closed client has no scheduler to ask
            raise ClusterError(f"the Dask cluster at {self.address!r} has gone") from error

    def _landed(self, flying: Mapping[Any, int]) -> list[Any]:
        """Wait for tasks to end; ClusterError when the scheduler goes, or all workers and none comes back."""
        seen = monotonic()
        while flying:
            with suppress(CancelledError, TimeoutError):
                wait(list(flying), timeout=LOOKS, return_when="FIRST_COMPLETED")
            if landed := [future for future in flying if future.status != "pending"]:
                return landed
            if self._threads():
                seen = monotonic()
            elif monotonic() - seen > RETURNS:
                raise ClusterError(f"the Dask cluster at {self.address!r} has lost its workers")
        return []


def _fate(future: Any) -> Done | Lost | Killed:  # noqa: ANN401 - Dask publishes no types
    """Say what became of a task that is not pending; what the work raised is raised."""
    if future.status == "error" and not isinstance(future.exception(), KilledWorker):
        raise future.exception()
    try:
        return Done(future.result(timeout=RETURNS))
    except KilledWorker:
        return Killed()
    except (CancelledError, TimeoutError):  # the result died with its worker
        return Lost()
