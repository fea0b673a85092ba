"""Standings for people: as plain text, and drawn."""

from pathlib import Path
from typing import Final

from kozyr.lab.standings import Standings, Tally
from kozyr.lab.tournament import reproducible

COLOR: Final = "#33658a"
GREY: Final = "#888888"
HIGH: Final = 0.35  # inches of a bot


def text(found: Standings) -> str:
    """Write the standings, and each line-up where there are more than two bots, as lines of plain text."""
    plan = found.plan
    options = "".join(f" {name}={_value(value)}" for name, value in plan.options.items())
    lines = [
        f"{plan.game}{options}, {plan.players} players, seed {plan.seed}: {plan.size()} games, {found.draws} draws",
        f"Elo: {found.anchor} has 1000. Shares: {_measured(found)}. 95 % intervals.",
        "",
        *_table(found),
    ]
    if len(found.results) > len(found.bots):
        lines += ["", *_lineups(found)]
    if not reproducible(plan.bots):
        lines += ["", "Bots that think for so many milliseconds do not play the same again, whatever the seed."]
    return "\n".join(lines)


def draw(found: Standings, file: Path) -> None:
    """Draw the Elo ratings with their intervals to SVG or PNG, by the file's suffix."""
    from matplotlib import rc_context  # noqa: PLC0415 - large, and only a plot needs it
    from matplotlib.figure import Figure  # noqa: PLC0415 - large, and only a plot needs it

    shown = found.bots[::-1]
    points = [one.rating.elo for one in shown]
    # The same games give the same file, and letters stay letters.
    with rc_context({"svg.hashsalt": "kozyr", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(8, 1.2 + HIGH * len(shown)), layout="constrained")
        axes = figure.subplots()
        axes.axvline(1000, color=GREY, linestyle=":")
        axes.errorbar(
            points,
            [one.bot for one in shown],
            xerr=[one.rating.margin for one in shown],
            fmt="o",
            color=COLOR,
            capsize=3,
        )
        for one in shown:
            axes.annotate(
                f"{one.rating.elo:.0f}", (one.rating.elo, one.bot), (0, 5), textcoords="offset points", ha="center"
            )
        axes.margins(y=0.5 / len(shown))
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_xlabel(f"Elo with 95 % intervals, {found.anchor} = 1000")
        axes.set_title(f"{found.plan.game}, {found.plan.players} players, {found.plan.size()} games", loc="left")
        kind = file.suffix.removeprefix(".")
        figure.savefig(file, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)


def _measured(found: Standings) -> str:
    """Say what the shares are of."""
    fair = f"{100 * found.fair:.1f} % is fair"
    if found.measure == "lost":
        return f"decided games in which the bot is the durak, {fair}"
    return f"decided games won, {fair}"


def _table(found: Standings) -> list[str]:
    wide = max(len(one.bot) for one in found.bots)
    head = (
        f"{'bot':<{wide}}  {'Elo':>6} {'±':>5}  {found.measure:>7}  {'interval':>13}  {'score':>5}  {'games':>6}"
        f"  {'openskill':>13}  {'ordinal':>7}  {'ms a move':>9}  {'95 % in':>8}"
    )
    return [head] + [
        f"{one.bot:<{wide}}  {one.rating.elo:>6.0f} {one.rating.margin:>5.0f}  {_shares(found, one.tally)}"
        f"  {one.skill.mu:>6.2f} ±{one.skill.sigma:>5.2f}  {one.skill.ordinal:>7.2f}"
        f"  {1000 * one.times.mean():>9.3f}  {1000 * one.times.within(0.95):>8.3f}"
        for one in found.bots
    ]


def _lineups(found: Standings) -> list[str]:
    wide = max(len(one.lineup) for one in found.results)
    long = max(len(one.bot) for one in found.results)
    head = f"{'line-up':<{wide}}  {'bot':<{long}}  {found.measure:>7}  {'interval':>13}  {'score':>5}  {'games':>6}"
    return [head] + [f"{one.lineup:<{wide}}  {one.bot:<{long}}  {_shares(found, one.tally)}" for one in found.results]


def _shares(found: Standings, tally: Tally) -> str:
    share = tally.share(found.measure, found.fair)
    low, high = share.interval()
    return (
        f"{100 * share.value:>5.1f} %  {100 * low:>5.1f}–{100 * high:>5.1f} %"
        f"  {tally.score / max(1, tally.games):>5.3f}  {tally.games:>6}"
    )


def _value(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value).lower()
