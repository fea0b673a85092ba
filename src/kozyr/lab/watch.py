"""How long bots take to choose, as counts in steps of time, so that the counts of many workers add up."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, log
from time import thread_time
from typing import Final

from msgspec import Struct

from kozyr.protocol import Action, AnyBot
from kozyr.rng import Rng

STEP: Final = 1.05  # one step of time is so much longer than the one before
LEAST: Final = 1e-7  # seconds of step 0


class Times(Struct, frozen=True):
    """Seconds of the processor that choices took: their number, their sum, and how many fell into each step."""

    choices: int
    seconds: float
    steps: Mapping[int, int]

    def mean(self) -> float:
        """Give the mean, 0 of none."""
        return self.seconds / self.choices if self.choices else 0.0

    def within(self, share: float) -> float:
        """Give the seconds within which this share of the choices was made, up to 5 % too much; 0 of none."""
        passed = 0
        for step, number in sorted(self.steps.items()):
            passed += number
            if passed >= share * self.choices:
                return float(LEAST * STEP**step)
        return 0.0


@dataclass(eq=False, slots=True)
class Watched:
    """A bot whose choices between two actions or more are timed; it plays as without."""

    bot: AnyBot
    name: str
    choices: int = 0
    seconds: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def choose(self, view: object, legal: Sequence[Action], rng: Rng) -> Action:
        """Let the bot pick one of the legal actions."""
        began = thread_time()
        action = self.bot.choose(view, legal, rng)
        if len(legal) > 1:
            took = thread_time() - began
            self.choices += 1
            self.seconds += took
            self.steps[ceil(log(max(took, LEAST) / LEAST, STEP))] += 1
        return action

    def times(self) -> Times:
        """Give what was measured."""
        return Times(self.choices, self.seconds, dict(sorted(self.steps.items())))


def together(many: Sequence[Times]) -> Times:
    """Add up what several workers measured."""
    steps = Counter[int]()
    for times in many:
        steps.update(times.steps)
    return Times(sum(times.choices for times in many), sum(times.seconds for times in many), dict(steps))
