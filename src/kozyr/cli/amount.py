"""How much may be asked of a command at once."""

from typing import Final

from kozyr.cli.stop import stop

MOST: Final = 1_000_000  # beyond it the memory ends before the patience


def check(option: str, number: int, what: str) -> None:
    """See that a number of games or deals can be played in one run."""
    if number < 1:
        stop(f"{option}: at least 1 {what} must be played, not {number}")
    if number > MOST:
        stop(f"{option}: at most {MOST} {what}s can be played in one run, not {number}")
