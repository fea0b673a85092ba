"""Who does the work of the lab: processes of this machine, or the workers of a Dask cluster.

A task is plain data that holds all its result follows from, its seeds too, so results never depend on who worked.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class ClusterError(Exception):
    """There is no cluster at an address, or a task lost its worker again and again."""


class Crew(Protocol):
    """Workers that stand ready."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Do every task and give its place with its result, in the order in which they are finished.

        ``work`` is a function of a module, tasks and results can be pickled. A task whose worker dies is done again;
        ClusterError names one that loses its worker again and again. What ``work`` raises is raised here.
        """


@contextmanager
def crew(cluster: str | None = None, workers: int | None = None) -> Iterator[Crew]:
    """Get workers: the Dask cluster at an address, else as many processes as wanted, by default one a processor.

    ClusterError when no cluster answers at the address within seconds; ValueError for fewer than one worker, or for a
    number of workers when the cluster has its own.
    """
    if cluster is None:
        from kozyr.lab.crew_processes import processes  # noqa: PLC0415 - only what is used is loaded

        with processes(processors() if workers is None else workers) as made:
            yield made
        return
    if workers is not None:
        raise ValueError("a cluster has its own number of workers")
    try:
        from kozyr.lab.crew_dask import dask_workers  # noqa: PLC0415 - slow to load, and an extra
    except ImportError as error:
        raise ClusterError(f"a cluster needs the libraries of the lab: pip install 'kozyr[lab]' ({error})") from error
    with dask_workers(cluster) as found:
        yield found


def processors() -> int:
    """Count the processors that this process may use."""
    return len(os.sched_getaffinity(0))


def fatal(place: int, task: object) -> ClusterError:
    """Blame a task for the deaths of its workers."""
    return ClusterError(f"task {place} loses its worker again and again and is given up: {task!s:.200}")
