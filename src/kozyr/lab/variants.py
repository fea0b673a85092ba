"""The configurations of a run: one as asked for, or one for each value of an option that is varied."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from kozyr import games
from kozyr.lab import simulate

PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, its seats and options, and the bots by name, as plain data that can be sent to another process.

    ``label`` tells the configurations of one run apart; it is empty when there is one only.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    label: str = ""

    def table(self, rotation: int = 0) -> simulate.Table:
        """Seat the bots; ValueError for what cannot be."""
        return simulate.seat(self.game, self.bots, self.seats, self.options, rotation=rotation)


def variants(setup: Setup, what: str) -> list[Setup]:
    """Vary one thing: ``players``, a flag, or a list of ranks (none, each alone, all).

    ValueError for a thing that the game does not have, or that is fixed by an option already.
    """
    if what == PLAYERS:
        allowed = games.seats(setup.game)
        return [
            replace(setup, seats=seats, label=f"{seats} {PLAYERS}") for seats in range(allowed.least, allowed.most + 1)
        ]
    known = {option.name: option for option in games.options(setup.game)}
    if what not in known:
        raise ValueError(f"--vary {what}: it is {PLAYERS} or an option of {setup.game}: {', '.join(known)}")
    if what in setup.options:
        raise ValueError(f"--vary {what}: --option gives it a value")
    if known[what].kind == "flag":
        return list(_each(setup, what, {f"{what} off": False, f"{what} on": True}))
    ranks = known[what].choices
    values: dict[str, Sequence[str]] = {"none": (), **{rank: (rank,) for rank in ranks}, "all": ranks}
    return list(_each(setup, what, values))


def _each(setup: Setup, what: str, values: Mapping[str, object]) -> Iterable[Setup]:
    for label, value in values.items():
        yield replace(setup, options={**setup.options, what: value}, label=label)
