"""Whether another action was clearly better: by more than a search of so many visits can be wrong."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kozyr.bots.advice import Advice
from kozyr.protocol import Action

LEAST: Final = 0.04  # a smaller gain is not worth a word
DEVIATIONS: Final = 2.5


@dataclass(frozen=True, slots=True)
class Verdict:
    """The chance with the best play and with what was played, and the action that was clearly better, if one was."""

    before: float
    after: float
    better: Action | None


def is_close(verdict: Verdict) -> bool:
    """Say whether what was played is as good as the best, as far as a first look can tell."""
    return verdict.before - verdict.after < LEAST


def compared(looks: Sequence[Sequence[Advice]], played: Action, iterations: int) -> Verdict:
    """Compare the first look's best action with the one played, over all looks of so many iterations each.

    Exact values are believed as they are; of others DEVIATIONS of the difference must speak for the better one.
    """
    best = looks[0][0].action
    ours, theirs = _mean(looks, best), _mean(looks, played)
    gain = ours - theirs
    if best == played or gain <= 0.0:
        return Verdict(theirs, theirs, None)
    spread = 0.0
    if not all(advice.solved for look in looks for advice in look if advice.action in (best, played)):
        spread = math.hypot(_spread(looks, best, iterations), _spread(looks, played, iterations))
    return Verdict(ours, theirs, best if is_clear(gain, spread) else None)


def is_clear(gain: float, spread: float) -> bool:
    """Say whether a gain in chance stands out from the spread of its estimate.

    >>> is_clear(0.2, 0.05), is_clear(0.2, 0.09), is_clear(0.03, 0.0)
    (True, False, False)
    """
    return gain >= LEAST and gain >= DEVIATIONS * spread


def spread_of(chance: float, visits: float) -> float:
    """The standard deviation of a chance that so many visits found; endless for an action never tried.

    Two visits more, one won and one lost, keep few visits that agree from looking certain.

    >>> spread_of(0.5, 0), round(spread_of(0.5, 98), 3), round(spread_of(1.0, 2), 3)
    (inf, 0.05, 0.217)
    """
    if visits < 1:
        return math.inf
    careful = (chance * visits + 1) / (visits + 2)
    return math.sqrt(careful * (1 - careful) / (visits + 2))


def _mean(looks: Sequence[Sequence[Advice]], action: Action) -> float:
    """The chance of an action over all looks, each by its visits."""
    found = [advice for look in looks for advice in look if advice.action == action]
    weight = sum(advice.weight for advice in found)
    if weight == 0.0:
        return min(advice.chance for advice in found)
    return sum(advice.chance * advice.weight for advice in found) / weight


def _spread(looks: Sequence[Sequence[Advice]], action: Action, iterations: int) -> float:
    visits = sum(advice.weight * iterations for look in looks for advice in look if advice.action == action)
    return spread_of(_mean(looks, action), visits)
