"""`kozyr simulate`: seeded games of bots, as totals, tables, plots, or records."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kozyr.cli import amount, output
from kozyr.cli.progress import progress
from kozyr.cli.stop import stop

if TYPE_CHECKING:
    from kozyr.lab.columns import Row
    from kozyr.lab.measures import Group
    from kozyr.lab.runs import Plan, Told, Workers
    from kozyr.lab.variants import Setup


def simulate(  # noqa: PLR0913 - every argument is an option of the command
    *,
    number: Annotated[int, typer.Option("--number", "-n", help="How many games, or deals with --paired.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    players: Annotated[
        int | None, typer.Option(help="How many sit at the table; as many as bots if left out, or the least.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Bots in the order of the seats; fewer than seats go round.")] = "random",
    game: Annotated[str, typer.Option(help="The name of the game.")] = "durak",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option; repeatable.")] = None,
    vary: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Play each value of an option, or each number of players, and compare."),
    ] = None,
    paired: Annotated[bool, typer.Option("--paired", help="Play each deal once with every bot on every seat.")] = False,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game as a record there.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a row for each game, to .parquet or .csv.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw what the games show, as .svg or .png.")
    ] = None,
    summary: Annotated[bool, typer.Option("--summary", help="Print tables of what the games show.")] = False,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many processes play; as many as processors if left out.")
    ] = None,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Let a Dask cluster play.")] = None,
) -> None:
    """Let bots play: print who lost how often, or write and show what happened."""
    from kozyr.lab.files import PLOTS, TABLES
    from kozyr.lab.runs import Plan, Workers

    amount.check("--number", number, "game")
    setups = _setups(game, bots.split(","), players, option or [], vary)
    if records is not None and vary is not None:
        stop("--records: writes the games of one configuration, and --vary plays several")
    if cluster is not None and workers is not None:
        stop("--workers: a cluster has its own")
    plan = Plan(setups, number, seed, paired=paired, texts=records is not None)
    output.check("--out", out, TABLES, "pyarrow")
    output.check("--plot", plot, PLOTS, "matplotlib")
    with output.passing("--out", out) as table, output.passing("--plot", plot) as picture:
        groups = _play(plan, Workers(cluster, workers), records)
        if out is not None and table is not None:
            with output.written("--out", out):
                _write_table(table, groups)
        if plot is not None and picture is not None:
            with output.written("--plot", plot):
                _draw(picture, groups, paired=paired)
    _tell(plan, groups, [path for path in (records, out, plot) if path], summary=summary)


def _setups(
    game: str, names: list[str], players: int | None, settings: list[str], vary: str | None
) -> tuple["Setup", ...]:
    """Make the configurations, and see that the bots can sit down at each."""
    from kozyr import games
    from kozyr.lab import simulate as lab
    from kozyr.lab.variants import PLAYERS, Setup, variants

    if players is not None and vary == PLAYERS:
        stop("--vary players: --players gives their number")
    try:
        chosen = lab.options(game, settings)
        seats = max(games.seats(game).least, len(names)) if players is None else players
        setup = Setup(game, seats, tuple(names), chosen)
        setups = variants(setup, vary) if vary is not None else [setup]
        for each in setups:
            each.table()
    except ValueError as error:
        stop(str(error))
    return tuple(setups)


def _play(plan: "Plan", workers: "Workers", records: Path | None) -> list["Group"]:
    """Play all games, writing each as a record on the way if that is wanted."""
    from kozyr.lab.measures import Group
    from kozyr.lab.runs import ClusterError, run

    rows: dict[str, list[Row]] = {setup.label: [] for setup in plan.setups}
    if records is not None:
        with output.written("--records", records):
            records.mkdir(parents=True, exist_ok=True)
    try:
        with progress(plan.size()) as advance:
            for told in run(plan, workers, advance):
                rows[told.label].append(told.row)
                if records is not None:
                    _write_record(records, told)
    except ClusterError as error:
        stop(str(error))
    return [Group(setup, tuple(rows[setup.label])) for setup in plan.setups]


def _write_record(folder: Path, told: "Told") -> None:
    from kozyr.lab.files import passing

    with output.written("--records", folder), passing(folder / f"game-{told.row['number']:06}.toml") as part:
        part.write_text(told.text, encoding="utf-8")


def _write_table(file: Path, groups: list["Group"]) -> None:
    from kozyr.lab.columns import columns
    from kozyr.lab.files import write_table

    seats = max(group.setup.seats for group in groups)
    rows = [row for group in groups for row in group.rows]
    write_table(file, rows, columns(groups[0].setup.game, seats))


def _draw(file: Path, groups: list["Group"], *, paired: bool) -> None:
    from kozyr.lab.plots import draw

    draw(file, groups, paired=paired)


def _tell(plan: "Plan", groups: list["Group"], written: list[Path], *, summary: bool) -> None:
    from rich.console import Console

    from kozyr.lab.summary import print_tables, totals

    for path in written:
        typer.echo(f"{plan.size()} games in {path}")
    if summary:
        print_tables(Console(), groups, paired=plan.paired)
    elif not written:
        for group in groups:
            if group.setup.label:
                typer.echo(group.setup.label)
            typer.echo(totals(group))
