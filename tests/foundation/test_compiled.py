"""The same files run interpreted and compiled, each run tests the one it says, and both do the same."""

import os
import subprocess
import sys
from pathlib import Path

import kozyr
import kozyr.cards

ROOT = Path(__file__).parents[2]


def traces(*, pythonpath: str) -> tuple[str, bytes]:
    """Which form ran, and all that it printed."""
    done = subprocess.run(
        [sys.executable, "-P", "tests/foundation/traces.py"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": pythonpath},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stderr.decode().strip(), done.stdout


def test_this_run_tests_the_form_that_it_says() -> None:
    really = "interpreted" if str(kozyr.cards.__file__).endswith(".py") else "compiled"

    expected = os.environ.get("KOZYR_EXPECT", really)

    assert really == expected
    assert kozyr.compiled() == (expected == "compiled")


def test_the_compiled_rules_play_what_the_interpreted_rules_play_byte_for_byte() -> None:
    interpreted = traces(pythonpath="src")
    compiled = traces(pythonpath="")

    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(interpreted[1].splitlines()) > 1000
    assert compiled[1] == interpreted[1]
