"""The summary of a run as tables for people: one column for each configuration, one line for each measure."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Printed

from kozyr.cards import RANK_TEXTS
from kozyr.lab import measures
from kozyr.lab.measures import Group
from kozyr.lab.shares import Share

WIDEST: Final = 1000  # letters in a line, more than any run needs
Cell = Callable[[Group], str]


def totals(group: Group) -> str:
    """Count the games: draws, actions a game, and for each seat its bot, its losses and its mean score."""
    rows = group.rows
    lines = [
        f"games {len(rows)}",
        f"draws {measures.draws(group).hits}",
        f"actions {measures.mean(group, 'length'):.1f}",
    ]
    for seat in range(group.setup.seats):
        durak = sum(row["durak"] == seat for row in rows)
        score = measures.mean(group, f"seat{seat}_score")
        lines.append(f"seat {seat} {rows[0][f'seat{seat}_bot']} durak {durak} score {score:.3f}")
    return "\n".join(lines)


def print_tables(console: Console, groups: Sequence[Group], *, paired: bool) -> None:
    """Print what the games show, as wide as it needs to be: a number cut off is none."""
    console.width = WIDEST
    for table in (overview(groups, paired=paired), *shares(groups, paired=paired)):
        console.print(table)


def overview(groups: Sequence[Group], *, paired: bool) -> Printed:
    """Put measures into lines and configurations into columns."""
    table = Printed(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(groups[0].setup.game)
    for group in groups:
        table.add_column(group.setup.label, justify="right")
    for name, cell in _lines(groups, paired=paired):
        table.add_row(name, *(cell(group) for group in groups))
    return table


def _lines(groups: Sequence[Group], *, paired: bool) -> Iterable[tuple[str, Cell]]:
    yield from LENGTHS.items()
    yield from (BLAZE if groups[0].setup.game == "blaze" else DURAK).items()
    if paired:
        yield from LUCK.items()
    ranks = [rank for rank in RANK_TEXTS if any(rank in measures.uses(group) for group in groups)]
    for rank in ranks:
        yield f"uses of {rank} a game", partial(_use, rank=rank)


def shares(groups: Sequence[Group], *, paired: bool) -> Iterable[Printed]:
    """Show who is the durak, or wins: by the order of the first turn, and by bot where they differ."""
    yield _shares(groups, "from the first to act", measures.by_turn, _turn)
    if paired or any(len(set(group.setup.bots)) > 1 for group in groups):
        yield _shares(groups, "by bot", measures.by_bot, _bot)


def _shares(
    groups: Sequence[Group],
    title: str,
    measured: Callable[[Group], Sequence[Share]],
    name: Callable[[Group, int], str],
) -> Printed:
    table = Printed(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column(title)
    for heading in ("is the durak" if groups[0].has_durak else "wins", "interval", "fair"):
        table.add_column(heading, justify="right")
    if groups[0].setup.game == "blaze" and measured is measures.by_turn:
        table.add_column("points", justify="right")
    for group in groups:
        points = measures.mean_by_turn(group, "points") if len(table.columns) == 6 else []
        for place, share in enumerate(measured(group)):
            label = group.setup.label if place == 0 else ""
            cells = [percent(share.value), interval(share), percent(group.fair)]
            table.add_row(label, name(group, place), *cells, *(f"{value:.2f}" for value in points[place : place + 1]))
    return table


def _turn(_group: Group, place: int) -> str:
    return "first" if place == 0 else f"{place} after"


def _bot(group: Group, place: int) -> str:
    bots = group.setup.bots
    return f"{place} {bots[place % len(bots)]}"


def percent(value: float) -> str:
    """Write a share in percent."""
    return f"{100 * value:.1f} %"


def interval(share: Share) -> str:
    """Write the 95 % interval of a share, in percent."""
    low, high = share.interval()
    return f"{100 * low:.1f}–{100 * high:.1f}"


def _mean(column: str) -> Cell:
    return lambda group: f"{measures.mean(group, column):.2f}"


def _use(group: Group, rank: str) -> str:
    used = measures.uses(group)
    return f"{used[rank]:.2f}" if rank in used else ""


def _is(column: str) -> Cell:
    return lambda group: percent(sum(bool(row[column]) for row in group.rows) / len(group.rows))


LENGTHS: Final[dict[str, Cell]] = {
    "games": lambda group: f"{len(group.rows)}",
    "actions, mean": lambda group: f"{measures.lengths(group)[0]:.1f}",
    "actions, median": lambda group: f"{measures.lengths(group)[1]:.0f}",
    "actions, 95 of 100 within": lambda group: f"{measures.lengths(group)[2]}",
    "bouts a game": _mean("bouts"),
    "takes a game": _mean("takes"),
    "cards thrown in a game": _mean("throws"),
    "cards beaten a game": _mean("beats"),
}
DURAK: Final[dict[str, Cell]] = {
    "transfers a game": _mean("transfers"),
    "surplus cards returned a game": _mean("returned"),
    "cards over the limit a game": _mean("over_throws"),
    "draws": lambda group: percent(measures.draws(group).value),
    "ended by the guard": _is("reason"),
}
BLAZE: Final[dict[str, Cell]] = {
    "bets right": lambda group: percent(measures.bets_right(group)["all"].value),
    "interval of bets right": lambda group: interval(measures.bets_right(group)["all"]),
    "bets of 1 right": lambda group: percent(measures.bets_right(group)["ones"].value),
    "bets of 1 a game": lambda group: f"{measures.bets_right(group)['ones'].of / len(group.rows):.2f}",
    "points between first and last": _mean("spread"),
    "games with a tie": _is("ties"),
    "with a tie for the first place": _is("tie_first"),
    "cut short by the guard": _is("cut_short"),
}
LUCK: Final[dict[str, Cell]] = {
    "deals": lambda group: f"{measures.luck(group).bot.of}",
    "same bot in both games": lambda group: percent(measures.luck(group).bot.value),
    "interval of the bot": lambda group: interval(measures.luck(group).bot),
    "same seat in both games": lambda group: percent(measures.luck(group).seat.value),
    "interval of the seat": lambda group: interval(measures.luck(group).seat),
    "with a draw": lambda group: percent(measures.luck(group).drawn.value),
}
