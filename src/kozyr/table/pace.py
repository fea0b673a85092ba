"""How much time a table gives: one row for each pace and each manner of the bots."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for a decision and for a throw-in window (None: no clock), and how often the grace time is given."""

    turn: float | None
    window: float | None
    graces: int


PACES = {
    "off": Pace(turn=None, window=None, graces=4),
    "slow": Pace(turn=60.0, window=10.0, graces=1),
    "fast": Pace(turn=20.0, window=5.0, graces=1),
}

# Seconds before a bot answers, drawn evenly between the two. They never depend on a hand.
BOT_DELAYS = {"human": (0.4, 1.2), "none": (0.0, 0.0)}

# Seconds without a connection before a bot plays for a person (Q22).
GRACE = 30.0
