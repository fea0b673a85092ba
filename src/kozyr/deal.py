"""A deal: the shuffled order from which everything that chance decides in a game follows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Deal:
    """All chance of one game, so that a replay needs no random generator.

    ``cards`` is the whole deck in dealt order, as card texts. ``dealer`` is the seat that deals (durak).
    ``first`` and ``reshuffle`` belong to games with a drawn first player and a second round (Blaze).
    """

    cards: tuple[str, ...]
    dealer: int = -1
    first: int = -1
    reshuffle: tuple[int, ...] = ()
