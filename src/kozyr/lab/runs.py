"""A run of simulated games: which games it has, cut into tasks, and played here or by a crew of workers."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Final

from kozyr import record
from kozyr.lab import simulate
from kozyr.lab.columns import Row
from kozyr.lab.crew import ClusterError, crew
from kozyr.lab.rows import row
from kozyr.lab.variants import Setup

__all__ = ["ClusterError", "Plan", "Task", "Told", "Workers", "play", "run"]

# How long a task is to last, in seconds; the first games of a run are played here to see how many that are.
TASK_SECONDS: Final = 1.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: so many deals of each configuration.

    If ``paired``, each deal is played once with every rotation of the bots, so that it gives as many games as seats.
    With ``texts`` every game is written as a record too.
    """

    setups: tuple[Setup, ...]
    deals: int
    seed: int
    paired: bool = False
    texts: bool = False

    def games(self) -> Iterator["Numbered"]:
        """Give every game in order."""
        for setup in self.setups:
            for number in range(1, self.deals * self.rotations(setup) + 1):
                yield Numbered(setup, number)

    def rotations(self, setup: Setup) -> int:
        """Say how often a deal is played."""
        return setup.seats if self.paired else 1

    def size(self) -> int:
        """Count the games."""
        return sum(self.deals * self.rotations(setup) for setup in self.setups)


@dataclass(frozen=True, slots=True)
class Numbered:
    """A game of a configuration, by its number from 1."""

    setup: Setup
    number: int


@dataclass(frozen=True, slots=True)
class Told:
    """What is kept of a game: its configuration's label, its row, and its record if that is wanted."""

    label: str
    row: Row
    text: str


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of a plan, as plain data."""

    plan: Plan
    games: tuple[Numbered, ...]


@dataclass(frozen=True, slots=True)
class Workers:
    """Who plays: a Dask cluster at an address, or so many processes here (None: as many as processors)."""

    cluster: str | None = None
    number: int | None = None


def play(task: Task) -> list[Told]:
    """Play the games of a task in order; the result depends on the task alone."""
    return list(_played(task.plan, task.games))


def run(plan: Plan, workers: Workers, advance: Callable[[int], None]) -> Iterator[Told]:
    """Play a plan and give its games in order; ``advance`` hears how many more are finished.

    `ClusterError` tells that there is no cluster at the address, or that workers die again and again.
    """
    ahead = plan.games()
    if workers.cluster is None and workers.number == 1:
        yield from _here(plan, ahead, advance)
        return
    with crew(workers.cluster, workers.number) as hired:
        first = list(_timed(plan, ahead, advance))
        yield from first
        rest, size = tuple(ahead), max(1, len(first))
        if workers.cluster is None and len(rest) <= size:
            yield from _here(plan, rest, advance)
            return
        tasks = [Task(plan, rest[at : at + size]) for at in range(0, len(rest), size)]
        yield from _in_order(hired.run(play, tasks), advance)


def _timed(plan: Plan, ahead: Iterator[Numbered], advance: Callable[[int], None]) -> Iterator[Told]:
    """Play games until a task's time is over; the others stay in ``ahead``."""
    began = monotonic()
    for told in _here(plan, ahead, advance):
        yield told
        if monotonic() - began >= TASK_SECONDS:
            return


def _here(plan: Plan, some: Iterable[Numbered], advance: Callable[[int], None]) -> Iterator[Told]:
    for told in _played(plan, some):
        advance(1)
        yield told


def _in_order(finished: Iterator[tuple[int, list[Told]]], advance: Callable[[int], None]) -> Iterator[Told]:
    """Give the games of each task as soon as those before them are there."""
    waiting: dict[int, list[Told]] = {}
    wanted = 0
    for index, played in finished:
        advance(len(played))
        waiting[index] = played
        while wanted in waiting:
            yield from waiting.pop(wanted)
            wanted += 1


def _played(plan: Plan, some: Iterable[Numbered]) -> Iterator[Told]:
    tables: dict[tuple[str, int], simulate.Table] = {}
    for game in some:
        setup, rotations = game.setup, plan.rotations(game.setup)
        deal, rotation = (game.number - 1) // rotations + 1, (game.number - 1) % rotations
        if (setup.label, rotation) not in tables:
            tables[setup.label, rotation] = setup.table(rotation)
        table = tables[setup.label, rotation]
        played = simulate.one(table, plan.seed, deal)
        begins: Row = {"seed": plan.seed, "number": game.number, "deal": deal, "rotation": rotation}
        text = record.write(simulate.as_record(table, played, plan.seed, deal)) if plan.texts else ""
        yield Told(setup.label, begins | row(table, played), text)
