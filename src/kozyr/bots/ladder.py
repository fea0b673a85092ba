"""The frozen ladder: how strong bots are in each format, with random at 1000, as `kozyr tournament --ladder` found it.

Two ratings can be compared within a format only.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct, convert

FILE: Final = "ladder.toml"
HERE: Final = Path(__file__).with_name(FILE)


class Rung(Struct, frozen=True):
    """A bot's Elo rating, how far its 95 % interval reaches up and down, and the games that it took part in."""

    rating: int
    margin: int
    games: int


class Format(Struct, frozen=True):
    """A kind of table: its game, options and number of players, and a rung for each bot, lowest first."""

    game: str
    options: Mapping[str, object]
    players: int
    rungs: dict[str, Rung]


class Ladder(Struct, frozen=True):
    """The whole file: the version and seed that made it, and its formats by name."""

    version: str
    seed: int
    formats: dict[str, Format]


@cache
def ladder() -> Ladder:
    """Read the file that comes with the package."""
    return read(HERE.read_text(encoding="utf-8"))


def read(text: str) -> Ladder:
    """Read the text of a ladder; ValueError for a text that is none."""
    return convert(tomllib.loads(text), Ladder)


def formats() -> tuple[str, ...]:
    """Name the formats.

    >>> formats()[:2]
    ('two', 'two-transfer')
    """
    return tuple(ladder().formats)


def rungs(format: str) -> Mapping[str, Rung]:  # noqa: A002 - the word of the ladder
    """Give the rungs of a format, lowest first; none for an unknown format."""
    known = ladder().formats.get(format)
    return {} if known is None else known.rungs


def rating(level: str, format: str) -> int | None:  # noqa: A002 - the word of the ladder
    """Give the rating of a bot in a format; None if the ladder has no such rung.

    >>> rating("random", "two")
    1000
    """
    rung = rungs(format).get(level)
    return None if rung is None else rung.rating
