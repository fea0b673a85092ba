"""`kozyr check`: run scenario files and say which hold."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import typer


def check(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE|DIR...", help="Files, or folders whose *.toml files are run.")
    ],
) -> None:
    """Run scenario files: one line a file, then the totals.

    Exit code 0 when all passed, 1 when one failed, 2 when one cannot be read.
    """
    results = Counter(result for path in paths for result in _results(path))
    typer.echo(f"{results['passed']} passed, {results['failed']} failed")
    raise typer.Exit(2 if results["unread"] else min(results["failed"], 1))


def _results(path: Path) -> Iterator[Literal["passed", "failed", "unread"]]:
    """Run the file itself, or the *.toml files under a folder in the order of their names."""
    if not path.is_dir():
        yield _result(path)
        return
    files = sorted(file for file in path.rglob("*.toml") if not file.is_dir())
    yield from map(_result, files)
    if not files:
        typer.echo(f"{path}: the folder holds no *.toml file", err=True)
        yield "unread"


def _result(path: Path) -> Literal["passed", "failed", "unread"]:
    from kozyr import record

    try:
        scenario = record.load(path)
    except record.RecordError as error:
        typer.echo(f"{path}: {error}", err=True)
        return "unread"
    failure = record.check(scenario)
    title = scenario.title or path.name
    typer.echo(f"ok {title}" if failure is None else f"FAIL {title}: {failure}")
    return "passed" if failure is None else "failed"
