"""How far a command is with its games: a bar on a terminal's stderr, nothing elsewhere."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar; what is given hears how many more games are finished."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Playing", total=games)
        yield lambda more: bar.advance(task, more)
