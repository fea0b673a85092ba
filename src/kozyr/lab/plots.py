"""Plots of a run, drawn without a screen: small panels for each configuration, on shared axes."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kozyr.lab import measures
from kozyr.lab.measures import Group
from kozyr.lab.shares import Share

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BLUE: Final = "#33658a"
GREY: Final = "#888888"
BINS: Final = 24
HIGH: Final = 0.14  # inches of a name in a panel
WIDE: Final = 9.0  # inches of the whole


def draw(file: Path, groups: Sequence[Group], *, paired: bool) -> None:
    """Draw to SVG or PNG by the file's suffix: a row of panels for each configuration, with the same axes below."""
    from matplotlib import rc_context  # noqa: PLC0415 - large, and only a plot needs it
    from matplotlib.figure import Figure  # noqa: PLC0415 - large, and only a plot needs it

    with rc_context(
        {
            "svg.hashsalt": "kozyr",  # the same games give the same file
            "svg.fonttype": "none",  # letters stay letters
            "font.size": 8,
            "axes.titlesize": 8,
            "axes.titlelocation": "left",
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    ):
        figure = Figure(figsize=(WIDE, 0.6 + sum(map(_high, groups))), layout="constrained")
        drawn = _panels(groups, paired=paired)
        grid = figure.subplots(len(groups), len(drawn), squeeze=False, sharex="col")
        for row, group in zip(grid, groups, strict=True):
            for panel, paint in zip(row, drawn.values(), strict=True):
                paint(panel, group)
        for panel, title in zip(grid[0], drawn, strict=True):
            panel.set_title(title, fontweight="bold")
        kind = file.suffix.removeprefix(".")
        figure.savefig(file, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)


def _panels(groups: Sequence[Group], *, paired: bool) -> dict[str, Callable[["Axes", Group], None]]:
    """Give the panels by their titles: lengths, shares by turn, and what else there is to tell."""
    most = max(measures.lengths(group)[2] for group in groups)
    verb = "is the durak" if groups[0].has_durak else "wins"
    panels: dict[str, Callable[[Axes, Group], None]] = {
        "actions a game": lambda panel, group: _lengths(panel, group, most),
        f"{verb}, by turn": lambda panel, group: _shares(panel, _turns(group), group.fair),
    }
    if paired:
        panels["the same in both games"] = lambda panel, group: _shares(panel, _luck(group))
    elif groups[0].setup.game == "blaze":
        panels["bets right"] = lambda panel, group: _shares(panel, _bets(group), group.fair)
    elif len(set(groups[0].setup.bots)) > 1:
        panels[f"{verb}, by bot"] = lambda panel, group: _shares(panel, _bots(group), group.fair)
    return panels


def _lengths(panel: "Axes", group: Group, most: int) -> None:
    """How many games are how long; what is longer than in 95 of 100 games of any configuration is cut off."""
    lengths = [measures.number(row, "length") for row in group.rows]
    panel.hist(lengths, bins=BINS, range=(0, most), color=BLUE, histtype="stepfilled")
    panel.axvline(measures.lengths(group)[1], color=GREY, linestyle=":")
    panel.set_yticks([])
    if group.setup.label:
        panel.set_ylabel(group.setup.label)


def _shares(panel: "Axes", shares: Mapping[str, Share], fair: float | None = None) -> None:
    """Each share as a point with its 95 % interval, and what equal players would have as a line."""
    for place, share in enumerate(shares.values()):
        low, high = share.interval()
        panel.plot([100 * low, 100 * high], [place, place], color=BLUE, linewidth=1)
        panel.plot([100 * share.value], [place], color=BLUE, marker="o", markersize=3)
    if fair is not None:
        panel.axvline(100 * fair, color=GREY, linestyle=":")
    panel.set_yticks(range(len(shares)), list(shares))
    panel.set_ylim(len(shares) - 0.5, -0.5)
    panel.xaxis.set_major_formatter("{x:.0f} %")


def _turns(group: Group) -> dict[str, Share]:
    return {f"{turn} after" if turn else "first": share for turn, share in enumerate(measures.by_turn(group))}


def _bets(group: Group) -> dict[str, Share]:
    right = measures.bets_right(group)
    return {"all": right["all"], "of 1": right["ones"]}


def _bots(group: Group) -> dict[str, Share]:
    bots = group.setup.bots
    return {f"{place} {bots[place % len(bots)]}": share for place, share in enumerate(measures.by_bot(group))}


def _luck(group: Group) -> dict[str, Share]:
    luck = measures.luck(group)
    return {"the bot": luck.bot, "the seat": luck.seat, "a draw": luck.drawn}


def _high(group: Group) -> float:
    """Inches of a row of panels."""
    return HIGH * (2 + max(3, group.setup.seats))
