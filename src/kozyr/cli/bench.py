"""`kozyr bench`: how fast the rules and the server run on this machine, as rates and as ratios within one run."""

import json
from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer

from kozyr.cli.stop import stop

if TYPE_CHECKING:
    from kozyr.lab.bench import Bench
    from kozyr.lab.load import Answers
    from kozyr.lab.waiting import Waiting


def bench(
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    server: Annotated[bool, typer.Option(help="Measure the server too, with 200 sockets.")] = True,
    mixes: Annotated[
        int, typer.Option(min=0, help="Instead, play so many random games over all options and hold them to the laws.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="Seed of these games.")] = 0,
) -> None:
    """Measure the speed of the rules and of the server."""
    if mixes:
        _mixes(mixes, seed)
        return
    from kozyr.lab.bench import measure
    from kozyr.lab.visiting import LoadError

    try:
        measured = measure(server=server)
    except LoadError as error:
        stop(f"kozyr bench: {error}")
    if as_json:
        typer.echo(json.dumps(measured.as_dict()))
        return
    for line in _rules(measured):
        typer.echo(line)
    if measured.server is not None:
        for line in _server(measured.server):
            typer.echo(line)
    if measured.bots is not None:
        for line in _bots(measured.bots):
            typer.echo(line)


def _mixes(number: int, seed: int) -> None:
    from rich.progress import track

    from kozyr.lab.mixes import BrokenLawError
    from kozyr.lab.mixes import mixes as play

    seen: Counter[str] = Counter()
    try:
        for one in track(play(number, seed), "Playing", total=number):
            seen.update(one)
    except BrokenLawError as error:
        stop(f"kozyr bench: {error}")
    for name, times in sorted(seen.items()):
        typer.echo(f"  {name:<44} {times:>12,}")
    typer.echo(f"{number} games, all ended, no law broken")


def _rules(measured: "Bench") -> list[str]:
    form = "compiled" if measured.compiled else "interpreted"
    rates = [f"  {name:<34} {rate:>12,.0f}" for name, rate in measured.rates.items()]
    ratios = [f"  {name:<34} {ratio:>12.2f}" for name, ratio in measured.ratios().items()]
    return [f"The rules run {form}. In a second of the processor:", *rates, "Ratios:", *ratios]


def _server(answers: "Answers") -> list[str]:
    rows = [
        ("one table plays, median", answers.calm.p50, "ms"),
        ("one table plays, 95 of 100 within", answers.calm.p95, "ms"),
        ("all tables play, median", answers.busy.p50, "ms"),
        ("all tables play, 95 of 100 within", answers.busy.p95, "ms"),
        ("all tables play, taps", answers.taps, "in a second"),
        ("all tables play, messages", answers.messages, "in a second"),
    ]
    told = [f"  {name:<34} {value:>12,.1f} {unit}" for name, value, unit in rows]
    return [f"The server with {answers.sockets} sockets, from a tap to the new state:", *told]


def _bots(waiting: "Waiting") -> list[str]:
    moves = [
        f"  {f'{level}, a move, median and 95 of 100':<34} {time.p50:>8,.0f} {time.p95:>8,.0f} ms"
        for level, time in waiting.moves.items()
    ]
    return [
        "Bots that a person waits for at a table of two:",
        *moves,
        f"While {waiting.tables} tables wait for the strongest, 99 of 100 looks find the server late by no more than",
        f"  {'event loop, 99 of 100 within':<34} {waiting.lag_p99:>12,.1f} ms",
    ]
