"""Views as plain numbers and back, for another process: a `vec` cannot be pickled.

Nothing lists the fields: whatever a view has goes over, so a new field cannot be forgotten.
"""

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.protocol import Packed

V = TypeVar("V")

FIXED = "rules"  # the other process makes its own from seats and options


def fields(view: object) -> list[str]:
    """Name the fields of a view in a fixed order, compiled or not, without the rules of its game."""
    names = getattr(type(view), "__mypyc_attrs__", None) or vars(view)
    return sorted(name for name in names if name != FIXED and not name.startswith("__"))


def packed(view: object) -> Packed:
    """Write a view as numbers, truth values and tuples of numbers."""
    return tuple([_plain(getattr(view, name)) for name in fields(view)])


def unpacked(blank: V, values: Packed) -> V:
    """Fill a blank view of the same game with what `packed` wrote; ValueError if it was another kind of view."""
    names = fields(blank)
    if len(names) != len(values):
        raise ValueError(f"a packed view has {len(names)} fields, not {len(values)}")
    for name, value in zip(names, values, strict=True):
        setattr(blank, name, vec[i64](value) if isinstance(value, tuple) else value)
    return blank


def _plain(value: bool | int | vec[i64]) -> int | bool | tuple[int, ...]:  # noqa: FBT001 - a field is of any of these
    if isinstance(value, (bool, int)):
        return value
    return tuple([int(value[place]) for place in range(len(value))])
