"""The compiled rules play byte for byte what the interpreted rules play."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def traces(*, pythonpath: str) -> tuple[str, list[bytes]]:
    """Which form ran, and the lines that it printed."""
    done = subprocess.run(
        [sys.executable, "-P", "tests/foundation/traces.py"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": pythonpath},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stderr.decode().strip(), done.stdout.splitlines()


def test_compiled_and_interpreted_rules_leave_the_same_traces() -> None:
    first, interpreted = traces(pythonpath="src")
    second, compiled = traces(pythonpath="")

    assert (first, second) == ("interpreted", "compiled")
    assert len(interpreted) > 1000
    assert next((lines for lines in zip_longest(interpreted, compiled) if lines[0] != lines[1]), None) is None
