"""`kozyr simulate`: seeded games of bots, as records or as totals."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kozyr.cli.stop import stop

if TYPE_CHECKING:
    from kozyr.lab.simulate import Table


def simulate(  # noqa: PLR0913 - every argument is an option of the command
    *,
    number: Annotated[int, typer.Option("--number", "-n", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    players: Annotated[int | None, typer.Option(help="How many sit at the table; as many as bots, at least 2.")] = None,
    bots: Annotated[str, typer.Option(help="Bots in the order of the seats; fewer than seats go round.")] = "random",
    game: Annotated[str, typer.Option(help="The name of the game.")] = "durak",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option; repeatable.")] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game as a record there.")] = None,
) -> None:
    """Let bots play: print who lost how often, or write every game as a record."""
    from kozyr.lab import simulate as lab

    if number < 1:
        stop(f"--number: at least 1 game must be played, not {number}")
    names = bots.split(",")
    try:
        table = lab.seat(
            game, names, max(2, len(names)) if players is None else players, lab.options(game, option or [])
        )
    except ValueError as error:
        stop(str(error))
    if records is None:
        typer.echo(lab.totals(table, lab.deals(table, seed, number)))
    else:
        _write(records, table, seed, number)


def _write(folder: Path, table: "Table", seed: int, number: int) -> None:
    from kozyr import record
    from kozyr.lab import simulate as lab

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for count, played in enumerate(lab.deals(table, seed, number), start=1):
            _write_whole(folder / f"game-{count:06}.toml", record.write(lab.as_record(table, played, seed, count)))
    except OSError as error:
        stop(f"--records {folder}: cannot be written ({error.strerror})")
    typer.echo(f"{number} games in {folder}")


def _write_whole(file: Path, text: str) -> None:
    """Write under a passing name first, so that no file is ever half a game."""
    passing = file.with_suffix(".part")
    try:
        passing.write_text(text, encoding="utf-8")
        passing.replace(file)
    finally:
        passing.unlink(missing_ok=True)
