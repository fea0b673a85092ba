"""The entry point: `kozyr` and its commands. A command imports what it needs when it runs."""

from typing import Annotated

import typer

from kozyr import __version__
from kozyr.cli.bench import bench
from kozyr.cli.check import check
from kozyr.cli.play import play
from kozyr.cli.replay import replay
from kozyr.cli.review import review
from kozyr.cli.serve import serve
from kozyr.cli.simulate import simulate
from kozyr.cli.tournament import tournament

# Plain text everywhere: the same words in a terminal, in a pipe and in a log.
app = typer.Typer(
    name="kozyr", no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False
)
for command in (serve, play, check, replay, review, simulate, tournament, bench):
    app.command()(command)


def _version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it so
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def options(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Durak by the book: serve a table, check scenarios, replay records, simulate games."""
    del version  # its callback has printed it


def main() -> None:
    """Run the command of this process's arguments; the exit code is the command's."""
    app()
