"""Who meets whom in a tournament: line-ups of bots around a table, and every rotation of their seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

Seating = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lineup:
    """Bots that meet at one table: the orders in which they sit, and how many deals they play.

    ``judged`` are those whose share of the games the line-up shows: all, or the one who sits alone against a field.
    The first ``sides`` seats of a seating play against each other; any others are partners of these.
    """

    name: str
    seatings: tuple[Seating, ...]
    judged: tuple[str, ...]
    sides: int
    deals: int

    def seating(self, deal: int) -> Seating:
        """Say who sits where in the first rotation of a deal; the orders take turns."""
        return self.seatings[deal % len(self.seatings)]

    def rotations(self, deal: int) -> tuple[Seating, ...]:
        """List every different rotation of a deal's seating."""
        return rotations(self.seating(deal))

    def size(self) -> int:
        """Count the games."""
        return sum(len(self.rotations(deal)) for deal in range(self.deals))


def rotations(seating: Seating) -> tuple[Seating, ...]:
    """List the different rotations of a seating, each bot one seat further on than before.

    >>> rotations(("a", "b", "a", "b"))
    (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a'))
    """
    return tuple(dict.fromkeys(seating[-by:] + seating[:-by] for by in range(len(seating))))


def pair(one: str, other: str, deals: int) -> Lineup:
    """Two bots on two seats."""
    return Lineup(f"{one} : {other}", ((one, other),), (one, other), 2, deals)


def teams(one: str, other: str, deals: int) -> Lineup:
    """Two teams of equal partners, on opposite seats."""
    return Lineup(f"2 {one} : 2 {other}", ((one, other) * 2,), (one, other), 2, deals)


def field(one: str, other: str, seats: int, deals: int) -> Lineup:
    """One bot alone, all others another."""
    return Lineup(f"{one} : {seats - 1} {other}", ((one, *[other] * (seats - 1)),), (one,), seats, deals)


def mixed(bots: Sequence[str], deals: int) -> Lineup:
    """A different bot on every seat, in every order around the table."""
    first, *others = bots
    orders = tuple((first, *order) for order in permutations(others))
    return Lineup(" : ".join(bots), orders, tuple(bots), len(bots), deals)


def meetings(pairs: Sequence[tuple[str, str]], seats: int, deals: Sequence[int], *, in_teams: bool) -> Iterator[Lineup]:
    """Let bots meet two by two: on two seats, as teams, or each alone against a field of the other."""
    for (one, other), number in zip(pairs, deals, strict=True):
        if in_teams:
            yield teams(one, other, number)
        elif seats == 2:
            yield pair(one, other, number)
        else:
            yield field(one, other, seats, number)
            yield field(other, one, seats, number)


def lineups(
    bots: Sequence[str], seats: int, deals: int, *, in_teams: bool = False, fields: bool = False
) -> tuple[Lineup, ...]:
    """Choose the line-ups of a tournament.

    With two seats or two teams all pairs of bots meet. With more seats every choice of so many bots meets, if there
    are enough of them and ``fields`` is not wanted; otherwise each bot sits alone against a field of each other.
    """
    if in_teams or seats == 2 or fields or len(bots) < seats:
        pairs = list(combinations(bots, 2))
        return tuple(meetings(pairs, seats, [deals] * len(pairs), in_teams=in_teams))
    return tuple(mixed(chosen, deals) for chosen in combinations(bots, seats))
