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
    rates = [f"  {name:<24} {rate:>14,.0f} /s" for name, rate in measured.rates.items()]
    ratios = [f"  {name:<40} {ratio:>8.2f}" for name, ratio in measured.ratios().items()]
    return [f"The rules run {form}.", "Rates:", *rates, "Ratios:", *ratios]


def _server(answers: "Answers") -> list[str]:
    return [
        f"Server, {answers.sockets} sockets, tap to state:",
        f"  one table plays          p50 {answers.calm.p50:7.1f} ms   p95 {answers.calm.p95:7.1f} ms",
        f"  all tables play          p50 {answers.busy.p50:7.1f} ms   p95 {answers.busy.p95:7.1f} ms",
        f"  taps                     {answers.taps:>14,.0f} /s",
        f"  messages, both ways      {answers.messages:>14,.0f} /s",
    ]
