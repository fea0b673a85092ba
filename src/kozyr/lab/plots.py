"""Plots of a run, drawn without a screen: three small panels for each configuration, on shared axes."""

from collections.abc import Mapping, Sequence
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
    """Draw to SVG or PNG by the file's suffix: lengths; shares by turn; and luck, bets, or shares by bot."""
    from matplotlib import rc_context  # noqa: PLC0415 - large, and only a plot needs it
    from matplotlib.figure import Figure  # noqa: PLC0415 - large, and only a plot needs it

    most = max(measures.lengths(group)[2] for group in groups)
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
        rows = figure.subplots(len(groups), 3, squeeze=False, sharex="col")
        for (left, middle, right), group in zip(rows, groups, strict=True):
            _lengths(left, group, most)
            _shares(middle, _turns(group), group.fair)
            if paired:
                _shares(right, _luck(group))
            else:
                _shares(right, *_others(group))
        verb = "is the durak" if groups[0].has_durak else "wins"
        third = "what decides a deal" if paired else "bets right" if _is_blaze(groups[0]) else f"{verb}, by bot"
        for panel, title in zip(rows[0], ("actions a game", f"{verb}, by turn", third), strict=True):
            panel.set_title(title, fontweight="bold")
        kind = file.suffix.removeprefix(".")
        figure.savefig(file, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)


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


def _others(group: Group) -> tuple[dict[str, Share], float]:
    """The third panel of a run that is not paired."""
    if _is_blaze(group):
        right = measures.bets_right(group)
        return {"all": right["all"], "of 1": right["ones"]}, group.fair
    return {f"{place} {_bot(group, place)}": share for place, share in enumerate(measures.by_bot(group))}, group.fair


def _bot(group: Group, place: int) -> str:
    return group.setup.bots[place % len(group.setup.bots)]


def _luck(group: Group) -> dict[str, Share]:
    luck = measures.luck(group)
    return {"the bot": luck.bot, "the seat": luck.seat, "a draw": luck.drawn}


def _high(group: Group) -> float:
    """Inches of a row of panels."""
    return HIGH * (2 + max(3, group.setup.seats))


def _is_blaze(group: Group) -> bool:
    return group.setup.game == "blaze"
