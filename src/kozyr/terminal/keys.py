"""The keys of the table: each with the action of the app that it stands for."""

from collections.abc import Iterator
from typing import Final

from kozyr.terminal.choices import LETTERS

# The keys of a Russian keyboard at the places of the Latin ones.
TWINS: Final = {"t": "е", "p": "з", "d": "в", "r": "к", "h": "р", "s": "ы", "n": "т", "q": "й", "i": "ш"}
_OTHERS: Final = (
    ("left", "move(-1)"),
    ("right", "move(1)"),
    ("home", "move(-99)"),
    ("end", "move(99)"),
    ("enter,space", "play"),
    ("pageup", "scroll_log(-3)"),
    ("pagedown", "scroll_log(3)"),
    ("question_mark,f1", "help"),
)
_TOOLS: Final = {"h": "hint", "s": "sort", "n": "new", "q": "leave", "i": "explain"}


def bindings() -> Iterator[tuple[str, str]]:
    """Give keys, with commas between them, and their action, both as Textual writes them."""
    yield from _OTHERS
    for digit in range(1, 10):
        yield str(digit), f"use('{digit}')"
    for key in LETTERS.values():
        yield f"{key},{TWINS[key]}", f"use('{key}')"
    for key, action in _TOOLS.items():
        yield f"{key},{TWINS[key]}", action
