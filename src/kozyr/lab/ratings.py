"""Ratings from games: Elo by maximum likelihood, and openskill's mu and sigma."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from statistics import fmean
from typing import TYPE_CHECKING, Final

from kozyr.lab.shares import Z

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

ANCHOR: Final = "random"
BASE: Final = 1000.0  # of the anchor
SCALE: Final = 400 / log(10)  # Elo points for each unit of log-odds
ROUNDS: Final = 200
CLOSE: Final = 1e-9  # in log-odds


@dataclass(frozen=True, slots=True)
class Rating:
    """An Elo rating with how far its 95 % interval reaches up and down, nothing for the anchor."""

    elo: float
    margin: float


@dataclass(frozen=True, slots=True)
class Skill:
    """A rating of openskill: the mean and the standard deviation of what is believed of a bot."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """Give what a bot surely has: mu − 3 sigma."""
        return self.mu - 3 * self.sigma


def anchor(names: Sequence[str]) -> str:
    """Name the bot whose rating is 1000: random, or the first if random does not play."""
    return ANCHOR if ANCHOR in names else names[0]


def compare(wins: "Matrix", places: Sequence[int], scores: Sequence[float], *, has_durak: bool) -> None:
    """Count a game into ``wins``, where ``wins[a, b]`` is how often bot ``a`` did better than bot ``b``.

    ``places`` says which bot each side is. Every two sides are compared by score, and each comparison weighs so little
    that no side takes part in more than one a game. Two with the same score get half each; but if the game has a durak,
    that both got out of it tells nothing of them and does not count.
    """
    weight = 1 / (len(places) - 1)
    for one, other in combinations(range(len(places)), 2):
        difference = scores[one] - scores[other]
        if places[one] == places[other] or (has_durak and difference == 0):
            continue
        share = 0.5 if difference == 0 else float(difference > 0)
        wins[places[one], places[other]] += weight * share
        wins[places[other], places[one]] += weight * (1 - share)


def elo(wins: "Matrix", base: int) -> list[Rating]:
    """Fit the Bradley–Terry model, in which A beats B with chance 1 / (1 + 10^((B − A) / 400)), by maximum likelihood.

    So that a bot which always won is not rated endlessly, each two that met get one drawn game more: 1,000 wins
    of 1,000 make about 1,300 points. The margins come from the curvature of the likelihood (Fisher information),
    relative to bot ``base``, who has 1000. Zermelo (1929), Bradley and Terry (1952); solved by Newton's method.
    """
    import numpy as np  # noqa: PLC0415 - large, and only the fit needs it

    met = wins + wins.T > 0
    won = wins + 0.5 * met
    games = won + won.T
    free = [place for place in range(len(won)) if place != base]
    strength = np.zeros(len(won))
    for _ in range(ROUNDS):
        gradient, curvature = _slopes(won, games, strength)
        step = np.linalg.solve(curvature[np.ix_(free, free)], gradient[free])
        # A full step may leap over the top while the strengths are still far off.
        step /= max(1.0, float(np.abs(step).max()))
        strength[free] += step
        if float(np.abs(step).max()) < CLOSE:
            break
    _, curvature = _slopes(won, games, strength)
    spread = np.zeros(len(won))
    spread[free] = np.sqrt(np.diag(np.linalg.inv(curvature[np.ix_(free, free)])))
    return [
        Rating(BASE + SCALE * float(high), Z * SCALE * float(wide)) for high, wide in zip(strength, spread, strict=True)
    ]


def _slopes(won: "Matrix", games: "Matrix", strength: "Matrix") -> tuple["Matrix", "Matrix"]:
    """Give the gradient of the log-likelihood and its negated second derivatives."""
    import numpy as np  # noqa: PLC0415 - large, and only the fit needs it

    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    gradient = (won - games * chance).sum(axis=1)
    weight = games * chance * (1 - chance)
    return gradient, np.diag(weight.sum(axis=1)) - weight


def skills(names: Sequence[str], played: Iterable[tuple[Sequence[str], Sequence[float]]]) -> dict[str, Skill]:
    """Rate by openskill's Plackett–Luce model, game after game: who the sides are, and their scores.

    A bot that is several sides of a game is rated as each of them, and then believed to be their mean.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only the ratings need it

    model = PlackettLuce()
    rated = {name: Skill(model.mu, model.sigma) for name in names}
    for sides, scores in played:
        before = [[model.rating(rated[name].mu, rated[name].sigma)] for name in sides]
        after = [side for [side] in model.rate(before, scores=list(scores))]
        for name in dict.fromkeys(sides):
            own = [new for new, side in zip(after, sides, strict=True) if side == name]
            rated[name] = Skill(fmean(new.mu for new in own), fmean(new.sigma for new in own))
    return rated
