"""What the games of one configuration show together: lengths, shares with their intervals, luck, uses, bets."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from math import ceil
from statistics import fmean, median

from kozyr.cards import RANK_TEXTS
from kozyr.lab.columns import ROUNDS, Row
from kozyr.lab.shares import Share
from kozyr.lab.variants import Setup


@dataclass(frozen=True, slots=True)
class Group:
    """The games of one configuration, at least one, in their order."""

    setup: Setup
    rows: tuple[Row, ...]

    @property
    def has_teams(self) -> bool:
        """Whether partners win together."""
        return self.setup.options.get("teams") is True

    @property
    def has_durak(self) -> bool:
        """Whether a game has one loser instead of a winner."""
        return self.setup.game == "durak" and not self.has_teams

    @property
    def fair(self) -> float:
        """How often each of equal players would be the durak, or win."""
        return 0.5 if self.has_teams else 1 / self.setup.seats


@dataclass(frozen=True, slots=True)
class Luck:
    """What is the same in all games of a deal that is played with every rotation of the bots.

    Shares of the deals: in ``bot`` the same bots are the durak (or win) from all seats, in ``seat`` the same seats,
    whoever sits there; ``drawn`` had a draw among its games. The others are mixed, which needs more than two seats.
    """

    bot: Share
    seat: Share
    drawn: Share


def number(row: Row, column: str) -> float:
    """Give the number in a column that is not empty."""
    value = row[column]
    assert isinstance(value, int | float)
    return value


def mean(group: Group, column: str) -> float:
    """Give the mean of a column of numbers."""
    return fmean(number(row, column) for row in group.rows)


def lengths(group: Group) -> tuple[float, float, int]:
    """Give the mean length in actions, its median, and what 95 of 100 games do not exceed."""
    ordered = sorted(int(number(row, "length")) for row in group.rows)
    return fmean(ordered), median(ordered), ordered[ceil(0.95 * len(ordered)) - 1]


def marked(row: Row) -> frozenset[int]:
    """Give the seat of the durak, or those of the winners; none in a draw."""
    if row["outcome"] == "durak":
        return frozenset((int(number(row, "durak")),))
    return frozenset(int(seat) for seat in str(row["winners"]).split())


def draws(group: Group) -> Share:
    """Say how many games are draws."""
    return Share(sum(row["outcome"] == "draw" for row in group.rows), len(group.rows))


def by_turn(group: Group) -> list[Share]:
    """Say how often each is the durak (or wins), from the seat that acted first, clockwise; draws are left out."""
    return [_share(group, partial(after_first, turn=turn)) for turn in range(group.setup.seats)]


def by_bot(group: Group) -> list[Share]:
    """Say the same of each bot, in the order in which they sit down without a rotation."""
    return [_share(group, partial(seat_of_bot, place=place)) for place in range(group.setup.seats)]


def _share(group: Group, seat: Callable[[Row], int]) -> Share:
    decided = [row for row in group.rows if row["outcome"] != "draw"]
    return Share(sum(seat(row) in marked(row) for row in decided), len(decided))


def after_first(row: Row, turn: int) -> int:
    """Give the seat so many places after the one that acted first."""
    return int((number(row, "first") + turn) % number(row, "seats"))


def seat_of_bot(row: Row, place: int) -> int:
    """Give the seat of the bot that sits on a place without a rotation."""
    return int((place + number(row, "rotation")) % number(row, "seats"))


def mean_by_turn(group: Group, column: str) -> list[float]:
    """Give the mean of what each seat has, for instance ``points``, from the seat that acted first, clockwise."""
    return [
        fmean(number(row, f"seat{after_first(row, turn)}_{column}") for row in group.rows)
        for turn in range(group.setup.seats)
    ]


def luck(group: Group) -> Luck:
    """See what was the same in the games of each deal of a paired run."""
    deals = [list(rows) for _, rows in groupby(group.rows, key=lambda row: row["deal"])]
    decided = [rows for rows in deals if all(row["outcome"] != "draw" for row in rows)]
    bots = [[frozenset(_place(row, seat) for seat in marked(row)) for row in rows] for rows in decided]
    seats = [[marked(row) for row in rows] for rows in decided]
    return Luck(
        Share(sum(map(_all_equal, bots)), len(deals)),
        Share(sum(map(_all_equal, seats)), len(deals)),
        Share(len(deals) - len(decided), len(deals)),
    )


def _place(row: Row, seat: int) -> int:
    return int((seat - number(row, "rotation")) % number(row, "seats"))


def _all_equal(values: Sequence[object]) -> bool:
    return all(value == values[0] for value in values)


def uses(group: Group) -> dict[str, float]:
    """Give the uses a game of each rank that is enchanted."""
    ranks = [rank for rank in RANK_TEXTS if group.rows[0].get(f"uses_{rank}") is not None]
    return {rank: mean(group, f"uses_{rank}") for rank in ranks}


def bets_right(group: Group) -> dict[str, Share]:
    """Say how often a bet lay before the loser of its round: all, and those with a 1."""
    return {
        "all": Share(_total(group, "bets_right"), len(ROUNDS) * group.setup.seats * len(group.rows)),
        "ones": Share(_total(group, "ones_right"), _total(group, "ones")),
    }


def _total(group: Group, column: str) -> int:
    return sum(int(number(row, f"{column}_{played}")) for row in group.rows for played in ROUNDS)
