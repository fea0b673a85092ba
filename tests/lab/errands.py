"""Work for the tests of the crews: what a worker can import, and how it goes wrong."""

import os
import signal
from contextlib import suppress
from pathlib import Path

from kozyr.lab import runs, tournament


def square(number: int) -> int:
    return number * number


def square_slain_once(task: tuple[int, str]) -> int:
    """Kills its own process the first time; the file remembers that it has."""
    number, slain = task
    if slain:
        _kill_once(slain)
    return number * number


def simulated(slain: str, task: runs.Task) -> list[runs.Told]:
    """Plays games of a simulation; the first process that would kills itself instead."""
    _kill_once(slain)
    return runs.play(task)


def met(slain: str, task: tournament.Task) -> tournament.Block:
    """Plays deals of a tournament; the first process that would kills itself instead."""
    _kill_once(slain)
    return tournament.play(task)


def _kill_once(slain: str) -> None:
    with suppress(FileExistsError):
        Path(slain).touch(exist_ok=False)
        os.kill(os.getpid(), signal.SIGKILL)


def slay(number: int) -> int:
    """Kills its own process each time for the number 2."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuse(number: int) -> int:
    """Raises for the number 2."""
    if number == 2:
        raise ValueError("2 is not done")
    return number


def process(_task: int) -> int:
    return os.getpid()
