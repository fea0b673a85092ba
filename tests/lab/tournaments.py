"""What the tests of tournaments share: small plans, a crew that works here, and a tournament that gets killed."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec import json

from kozyr import games
from kozyr.lab import tournament
from kozyr.lab.holding import hold
from kozyr.lab.journal import Journal
from kozyr.lab.standings import Standings, as_dict
from kozyr.lab.tournament import Block, Plan

T = TypeVar("T")
R = TypeVar("R")


class Here:
    """A crew of nobody else: does the last task first, and stops working after some."""

    def __init__(self, most: int = 1_000_000) -> None:
        self.most = most

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for place in reversed(range(len(tasks))):
            if self.most == 0:
                raise KeyboardInterrupt
            self.most -= 1
            yield place, work(tasks[place])


def small(names: str = "random,heuristic", deals: int = 6, seed: int = 3, **options: object) -> Plan:
    """A tournament of two seats and few deals."""
    return tournament.plan(games.make("durak", 2, options), names.split(","), deals, seed)


def quiet(more: int) -> None:
    """Hears of progress and does nothing."""


def told(found: Standings) -> bytes:
    """Everything in standings that must be the same again."""
    facts = as_dict(found)
    facts.pop("milliseconds")
    return json.encode(facts)


def kept(folder: Path) -> bytes:
    """Everything in a folder's standings that must be the same again."""
    facts = json.decode((folder / "standings.json").read_bytes())
    facts.pop("milliseconds")
    return json.encode(facts)


def killed(folder: str, lines: int) -> None:
    """Holds the small tournament until it gets killed in the middle of writing a line, after so many whole ones."""
    append = Journal.append

    def torn(log: Journal, block: Block) -> None:
        if len((Path(folder) / "games.jsonl").read_bytes().splitlines()) == lines:
            log.file.write(json.encode(block)[:40])
            log.file.flush()
            os.kill(os.getpid(), signal.SIGKILL)
        append(log, block)

    Journal.append = torn  # type: ignore[method-assign,assignment] # a function is a method here
    tournament.TASK_SECONDS = 1e-9  # type: ignore[misc] # smaller here, to have many tasks
    hold(small(), Here(), Path(folder), quiet)
