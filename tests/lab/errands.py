"""Work for the tests of the crews: what a worker can import, and how it goes wrong."""

import os
import signal
from pathlib import Path


def square(number: int) -> int:
    return number * number


def square_slain_once(task: tuple[int, str]) -> int:
    """Kills its own process the first time; the file remembers that it has."""
    number, slain = task
    if slain and not Path(slain).exists():
        Path(slain).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


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
