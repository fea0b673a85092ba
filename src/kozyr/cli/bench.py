"""`kozyr bench`: how fast the rules and the server run on this machine, as rates and as ratios within one run."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from kozyr.cli.stop import stop

if TYPE_CHECKING:
    from kozyr.lab.bench import Bench
    from kozyr.lab.load import Answers


def bench(
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    server: Annotated[bool, typer.Option(help="Measure the server too, with 200 sockets.")] = True,
) -> None:
    """Measure the speed of the rules and of the server."""
    from kozyr.lab.bench import measure
    from kozyr.lab.load import LoadError

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
