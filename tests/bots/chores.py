"""What the tests let worker processes do; a chore that waits opens a pipe that nobody has opened for writing yet."""

import os
import signal
from pathlib import Path
from typing import NoReturn


def noted(trace: Path, word: str) -> None:
    """Write a word down."""
    with trace.open("a", encoding="ascii") as file:
        file.write(word)


def held(pid: Path, gate: Path) -> int:
    """Tell this process through one pipe, then wait for the end of another."""
    pid.write_text(str(os.getpid()), encoding="ascii")
    gate.read_bytes()
    return os.getpid()


def dies_once(trace: Path) -> int:
    """Die by the hardest signal the first time, then tell the process."""
    if not trace.exists():
        noted(trace, str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def dies(trace: Path) -> None:
    """Die by the hardest signal each time, and leave a mark."""
    noted(trace, "x")
    os.kill(os.getpid(), signal.SIGKILL)


def fails() -> NoReturn:
    """Go wrong."""
    raise ValueError("no good")


def manners() -> tuple[bool, int, bool]:
    """Say whether Ctrl-C is ignored here, how nice this process is, and whether it interrupts nobody."""
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    return ignored, os.nice(0), os.sched_getscheduler(0) == os.SCHED_BATCH
