"""The graph of a review: everyone's chances through a game, and the moments that mattered."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from kozyr import words
from kozyr.record import Record
from kozyr.review import Review

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDE: Final = 9.0  # inches
HIGH: Final = 4.0


def draw(file: Path, record: Record, review: Review, language: str) -> None:
    """Draw to SVG or PNG by the file's suffix: steps along, chances in percent up, a ring at each moment."""
    from matplotlib import rc_context  # noqa: PLC0415 - large, and only a plot needs it
    from matplotlib.figure import Figure  # noqa: PLC0415 - large, and only a plot needs it

    with rc_context(
        {
            "svg.hashsalt": "kozyr",  # the same game gives the same file
            "svg.fonttype": "none",  # letters stay letters
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    ):
        figure = Figure(figsize=(WIDE, HIGH), layout="constrained")
        panel = figure.subplots()
        _draw_lines(panel, record, review)
        panel.set(
            ylim=(-4, 104),
            xlabel=words.text(language, "review-column-step"),
            title=words.text(language, "review-graph"),
        )
        panel.yaxis.set_major_formatter(lambda value, _: words.text(language, "review-percent", percent=round(value)))
        panel.legend(loc="best", frameon=False)
        kind = file.suffix.removeprefix(".")
        figure.savefig(file, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)


def _draw_lines(panel: "Axes", record: Record, review: Review) -> None:
    for seat, line in enumerate(review["lines"]):
        steps, chances = [point["step"] for point in line], [100 * point["chance"] for point in line]
        (drawn,) = panel.plot(steps, chances, drawstyle="steps-post", label=record.names[seat])
        mattered = {moment["step"] for moment in review["moments"] if moment["seat"] == seat}
        rings = [(step, chance) for step, chance in zip(steps, chances, strict=True) if step in mattered]
        for step, chance in rings:
            panel.plot([step], [chance], "o", mfc="white", mec=drawn.get_color(), mew=2, ms=8, zorder=3)
