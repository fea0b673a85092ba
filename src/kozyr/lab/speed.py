"""How fast the rules run: random play-outs inside the compiled code, driven from Python, and interpreted."""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final

import kozyr
from kozyr.cards import RANK_TEXTS
from kozyr.games.blaze import game as blaze
from kozyr.games.durak import game as durak
from kozyr.games.durak.state import State
from kozyr.lab import blaze_playouts
from kozyr.lab.playouts import copies, guesses, play_outs
from kozyr.rng import Rng

SEATS: Final = 4
ROUNDS: Final = 5
VARIANTS: Final[Mapping[str, Mapping[str, object]]] = {
    "steps inside": {},
    "steps inside, all nine sets": {"enchanted": list(RANK_TEXTS)},
    "steps inside, team": {"teams": True},
}

# What is done in a second: steps (one action each), guesses with a play-out, copies.
Rates = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Load:
    """How much one measurement does: about a tenth of a second's work on a laptop."""

    deals: int
    driven: int
    guesses: int
    copies: int


COMPILED: Final = Load(deals=4000, driven=1500, guesses=3000, copies=500_000)
INTERPRETED: Final = Load(deals=60, driven=60, guesses=40, copies=6000)


def rates(rounds: int = ROUNDS) -> Rates:
    """Measure everything in turns and keep the best of each, since other programs only ever slow it down.

    A second is one of the processor's, so that a program that waits its turn is not slower for it.
    """
    tasks = _tasks(COMPILED if kozyr.compiled() else INTERPRETED)
    best = dict.fromkeys(tasks, 0.0)
    for _ in range(rounds):
        for name, task in tasks.items():
            began = process_time()
            number = task()
            best[name] = max(best[name], number / (process_time() - began))
    return best


def interpreted_rates(rounds: int = ROUNDS) -> Rates:
    """Measure the same sources interpreted: in a process of its own, from a copy without the compiled modules."""
    with tempfile.TemporaryDirectory(prefix="kozyr-bench-") as folder:
        package = Path(kozyr.__file__).parent
        shutil.copytree(package, Path(folder) / "kozyr", ignore=shutil.ignore_patterns("*.so", "*.pyd", "static"))
        done = subprocess.run(  # noqa: S603 - our own interpreter on our own module
            [sys.executable, "-P", "-m", "kozyr.lab.speed", str(rounds)],
            env={**os.environ, "PYTHONPATH": folder},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def drive(game: durak.Durak, starts: list[State], rng: Rng) -> int:
    """Play a copy of every state to its end through the contract, one action at a time; gives the number of actions."""
    state, buffer = game.copy(starts[0]), game.buffer()
    head, legal_into, apply, below = game.head, game.legal_into, game.apply, rng.below
    steps = 0
    for start in starts:
        game.copy_from(state, start)
        while (seat := head(state)) >= 0:
            apply(state, seat, buffer[below(legal_into(state, seat, buffer))])
            steps += 1
    return steps


def _tasks(load: Load) -> dict[str, Callable[[], int]]:
    tasks: dict[str, Callable[[], int]] = {}
    for name, options in VARIANTS.items():
        game = durak.make(SEATS, options)
        tasks[name] = partial(play_outs, game, _starts(game, load.deals), Rng(1))
    tasks["steps inside, Blaze"] = _blaze(load.deals // 2)
    classic = durak.make(SEATS, {})
    starts = _starts(classic, load.driven)
    tasks["steps driven from Python"] = partial(drive, classic, starts, Rng(2))
    tasks["guesses with a play-out"] = partial(guesses, classic, classic.view(starts[0], 0), load.guesses, Rng(3))
    tasks["copies"] = partial(copies, classic, starts[0], load.copies)
    return tasks


def _blaze(number: int) -> Callable[[], int]:
    game, chance = blaze.make(SEATS, {}), random.Random(60)
    starts = [game.start(game.shuffle(chance, 0)) for _ in range(number)]
    return partial(blaze_playouts.play_outs, game, starts, Rng(4))


def _starts(game: durak.Durak, number: int) -> list[State]:
    chance = random.Random(36)
    return [game.start(game.shuffle(chance, deal % SEATS)) for deal in range(number)]


if __name__ == "__main__":
    assert not kozyr.compiled()
    sys.stdout.write(json.dumps(rates(int(sys.argv[1]))))
