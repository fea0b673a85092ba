"""`kozyr replay`: show a record or the plays of a scenario step by step."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kozyr.cli.stop import stop

if TYPE_CHECKING:
    from kozyr.record import Step


def replay(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A game record or a scenario file.")],
    *,
    json_lines: Annotated[bool, typer.Option("--json", help="One JSON object a line and state.")] = False,
) -> None:
    """Show every state of a recorded game, all hands open, the first before any action."""
    from kozyr import record

    before: Mapping[str, object] = {}
    try:
        for step in record.replay(record.load(path)):
            typer.echo(json.dumps(step, ensure_ascii=False) if json_lines else "\n".join(_lines(step, before)))
            before = _facts(step)
    except record.RecordError as error:
        stop(f"{path}: {error}")


def _lines(step: "Step", before: Mapping[str, object]) -> Iterator[str]:
    """Write the action, and each fact that it made true as the line that claims it."""
    yield f"{step['step']} {step['action'] or 'start'}"
    for name, value in _facts(step).items():
        if value is not None and value != before.get(name):
            yield " ".join(("  =", name, *(map(str, value) if isinstance(value, list) else [str(value)])))


def _facts(step: "Step") -> dict[str, object]:
    """Name every fact as its line begins, a player's own with the player."""
    facts: dict[str, object] = {"to_act": step["to_act"]}
    for name, value in step["facts"].items():
        facts.update(
            {f"{name} {whose}": own for whose, own in value.items()} if isinstance(value, dict) else {name: value}
        )
    return facts
