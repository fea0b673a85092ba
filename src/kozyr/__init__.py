"""Kozyr: the Durak family of card games by their rulebooks, at a table, for bots and for research."""

from importlib.util import find_spec

__version__ = "0.1.0"


def compiled() -> bool:
    """Say whether the rules run compiled (True) or interpreted from the same source (False)."""
    spec = find_spec("kozyr.cards")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
