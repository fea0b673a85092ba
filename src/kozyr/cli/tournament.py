"""`kozyr tournament`: bots against each other on the same cards, rated, on one machine or a Dask cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kozyr.cli import amount, output
from kozyr.cli.progress import progress
from kozyr.cli.stop import stop

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from kozyr.lab.crew import Crew
    from kozyr.lab.standings import Standings
    from kozyr.lab.tournament import Plan

NEEDED = ("matplotlib", "numpy", "openskill")


def tournament(  # noqa: PLR0913 - every argument is an option of the command
    *,
    bots: Annotated[
        str | None, typer.Option(help="The bots, with commas between them; random,heuristic if left out.")
    ] = None,
    deals: Annotated[
        int, typer.Option("--deals", "-n", help="Deals of each line-up; each is played with every rotation of seats.")
    ] = 100,
    game: Annotated[str | None, typer.Option(help="The name of the game; durak if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option; repeatable.")] = None,
    players: Annotated[int | None, typer.Option(help="How many sit at the table; the least if left out.")] = None,
    fields: Annotated[
        bool, typer.Option("--field", help="Let each bot sit alone against a field of each other, not mixed.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep all there; the same command goes on after a stop.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ratings, as .svg or .png.")] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="How many processes play; as many as processors if left out.")
    ] = None,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Let a Dask cluster play.")] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Make the ladder of bots anew: in the package, or in the folder of --out.")
    ] = False,
) -> None:
    """Let bots play each other on the same cards from every seat, and rate them."""
    from kozyr.lab import standings_shown
    from kozyr.lab.files import PLOTS

    _check()
    output.check("--plot", plot, PLOTS, "matplotlib")
    amount.check("--deals", deals, "deal")
    if ladder:
        if bots or game or option or players is not None or fields or plot is not None:
            stop("--ladder chooses its bots and games itself; it takes --deals, --seed, --out, --workers and --cluster")
        _climb(deals, seed, out, _crew(cluster, workers))
        return
    names = ("random,heuristic" if bots is None else bots).split(",")
    plan = _plan("durak" if game is None else game, option or [], players, names, (deals, seed), fields=fields)
    with _crew(cluster, workers) as crew, output.passing("--plot", plot) as picture:
        found = _hold(plan, crew, out)
        if plot is not None and picture is not None:
            with output.written("--plot", plot):
                standings_shown.draw(found, picture)
    typer.echo(standings_shown.text(found))
    for path in (path for path in (out, plot) if path is not None):
        typer.echo(f"{plan.size()} games in {path}")


def _check() -> None:
    """See that the libraries are there."""
    from importlib.util import find_spec

    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        stop(f"kozyr tournament needs {', '.join(missing)}; they come with kozyr[lab]")


def _plan(
    game: str, settings: list[str], players: int | None, names: list[str], deals_seed: tuple[int, int], *, fields: bool
) -> "Plan":
    from kozyr import games
    from kozyr.lab import simulate
    from kozyr.lab import tournament as lab

    try:
        options = simulate.options(game, settings)
        made = games.make(game, games.seats(game).least if players is None else players, options)
        return lab.plan(made, names, *deals_seed, fields=fields)
    except ValueError as error:
        stop(str(error))


@contextmanager
def _crew(cluster: str | None, workers: int | None) -> Iterator["Crew"]:
    from kozyr.lab.crew import ClusterError, crew

    if cluster is not None and workers is not None:
        stop("--workers: a cluster has its own")
    if workers is not None and workers < 1:
        stop(f"--workers: at least 1 must work, not {workers}")
    try:
        with crew(cluster, workers) as made:
            yield made
    except ClusterError as error:
        stop(str(error))


def _hold(plan: "Plan", crew: "Crew", out: Path | None) -> "Standings":
    from kozyr.lab.holding import hold
    from kozyr.lab.journal import JournalError

    try:
        with progress(plan.size()) as advance:
            return hold(plan, crew, out, advance)
    except JournalError as error:
        stop(f"--out: {error}")
    except OSError as error:
        stop(f"--out {out}: cannot be written ({error.strerror or error})")


def _climb(deals: int, seed: int, out: Path | None, hired: "AbstractContextManager[Crew]") -> None:
    """Play the formats of the ladder one after the other, then write its file."""
    from kozyr.bots.ladder import FILE, HERE
    from kozyr.lab import ladder, standings_shown

    plans = {form.name: ladder.plan(form, deals, seed) for form in ladder.FORMATS}
    found: dict[str, Standings] = {}
    target = HERE if out is None else out / FILE
    with hired as crew, output.passing("--out", target) as file:
        for name, plan in plans.items():
            found[name] = _hold(plan, crew, None if out is None else out / name)
            typer.echo(f"{name}: {standings_shown.text(found[name])}\n")
        assert file is not None
        file.write_text(ladder.as_toml(found, seed), encoding="utf-8")
    typer.echo(f"the ladder in {target}")
