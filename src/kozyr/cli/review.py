"""`kozyr review`: look back on a recorded game, decision by decision, and tell the moments that mattered."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kozyr.cli import output
from kozyr.cli.stop import stop

if TYPE_CHECKING:
    from kozyr.record import Record
    from kozyr.review import Review
    from kozyr.review.report import Report

WIDE = 120


def review(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A game record or a scenario file.")],
    *,
    iterations: Annotated[int, typer.Option(min=1, help="How long each decision is searched.")] = 1500,
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
    language: Annotated[str, typer.Option(metavar="CODE", help="The language of the words: en, es or ru.")] = "en",
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw everyone's chances, .svg or .png.")] = None,
) -> None:
    """Judge every decision of a game by what its player knew; name the moments that mattered."""
    from kozyr import words
    from kozyr.lab.files import PLOTS

    if language not in words.languages():
        stop(f"--language: there are no words in {language!r}; there are {', '.join(words.languages())}")
    output.check("--plot", plot, PLOTS, "matplotlib")
    with output.passing("--plot", plot) as picture:
        record, judged = _judge(path, iterations, language)
        if plot is not None and picture is not None:
            from kozyr.lab.chances import draw

            with output.written("--plot", plot):
                draw(picture, record, judged, language)
    if as_json:
        typer.echo(json.dumps(judged, ensure_ascii=False))
    else:
        _tell(record, judged, language)


def _judge(path: Path, iterations: int, language: str) -> "tuple[Record, Review]":
    from kozyr import record, review

    try:
        game = record.load(path)
        steps = review.decisions(game)
    except record.RecordError as error:
        stop(f"{path}: {error}")
    text = record.write(game)
    with _progress(len(steps), language) as advance:
        judged = []
        for step in steps:
            judged.append(review.judge(text, step, iterations=iterations))
            advance()
    return game, review.assemble(game, judged)


@contextmanager
def _progress(count: int, language: str) -> Iterator[Callable[[], None]]:
    """Show on stderr how many decisions are judged, if somebody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    from kozyr import words

    console = Console(stderr=True)
    told = 0

    def words_of(done: int) -> str:
        return words.text(language, "review-progress", done=done, count=count)

    bar = Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True)
    with bar if console.is_terminal else ExitStack():
        task = bar.add_task(words_of(0), total=count)

        def advance() -> None:
            nonlocal told
            told += 1
            bar.update(task, completed=told, description=words_of(told))

        yield advance


def _tell(record: "Record", judged: "Review", language: str) -> None:
    from kozyr import words
    from kozyr.review.report import Report

    def say(key: str) -> str:
        return words.text(language, key)

    report = Report(language, record, judged)
    typer.echo(f"{say('review-title')}: {record.title}" if record.title else say("review-title"))
    typer.echo(say("review-about"))
    if not judged["finished"]:
        typer.echo(say("review-unfinished"))
    if not judged["moves"]:
        typer.echo(say("review-no-decisions"))
        return
    typer.echo(f"\n{say('review-moments')}\n")
    for told in report.moments():
        typer.echo(f"{told.step:>4}  {told.did}\n      {told.better}\n      {told.why}\n")
    if not judged["moments"]:
        typer.echo(f"{say('review-no-moments')}\n")
    typer.echo(f"{say('review-decisions')}\n")
    _tell_rows(report, say)


def _tell_rows(report: "Report", say: Callable[[str], str]) -> None:
    """Print the decisions as a table that never cuts a word off, in a pipe neither."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, header_style="")
    for column in ("step", "decision", "before", "after", "better", "open"):
        is_number = column in ("step", "before", "after")
        table.add_column(say(f"review-column-{column}"), justify="right" if is_number else "left")
    for row in report.rows():
        cells = (str(row.step), row.did, row.before, row.after, row.better, row.opened)
        table.add_row(*(Text(cell) for cell in cells))
    console = Console(color_system=None)
    if not console.is_terminal:
        console.width = WIDE
    console.print(table)
