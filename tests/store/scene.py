"""Rows of a log: what the store tests share."""

from kozyr.store.store import Row


def rows(*kinds: str) -> list[Row]:
    """Make a row of each kind."""
    return [Row(kind, "{}") for kind in kinds]
