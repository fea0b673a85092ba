"""A share of games, with how far chance may have moved it."""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many; ``fair`` is what equal players would have, where that has a meaning."""

    hits: int
    of: int
    fair: float | None = None

    @property
    def value(self) -> float:
        """The share, 0 of none."""
        return self.hits / self.of if self.of else 0.0

    def interval(self) -> tuple[float, float]:
        """Give the 95 % interval of Wilson (1927), 0 to 1 when nothing was counted.

        >>> [round(end, 3) for end in Share(8, 10).interval()]
        [0.49, 0.943]
        """
        if not self.of:
            return 0.0, 1.0
        square = Z * Z / self.of
        middle = (self.value + square / 2) / (1 + square)
        half = Z / (1 + square) * sqrt(self.value * (1 - self.value) / self.of + square / self.of / 4)
        return max(0.0, middle - half), min(1.0, middle + half)
