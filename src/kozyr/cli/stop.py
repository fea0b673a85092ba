"""How a command ends when its user made a mistake: what and where on stderr, exit code 2."""

from typing import NoReturn

import typer


def stop(message: str) -> NoReturn:
    """Tell the user what is wrong and end with exit code 2."""
    typer.echo(message, err=True)
    raise typer.Exit(2)
