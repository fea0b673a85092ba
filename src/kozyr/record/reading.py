"""Read a scenario file or a game record: TOML text to a `Record` that is sound in every line."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kozyr.deal import Deal
from kozyr.protocol import AnyGame
from kozyr.record.errors import RecordError
from kozyr.record.expectations import Vocabulary
from kozyr.record.header import Header, parse_header, script_of
from kozyr.record.script import Line, Play, parse_script

MOST_BYTES: Final = 4_000_000  # the longest games take some 100,000


@dataclass(frozen=True, slots=True)
class Record(Header):
    """A position or a deal, and the lines that happen there or are claimed."""

    script: tuple[Line, ...]


def read(text: str) -> Record:
    """Read the text of a file; RecordError says where it is broken.

    >>> read('game = "durak"')
    Traceback (most recent call last):
    kozyr.record.errors.RecordError: seats: is missing
    """
    table = _toml(text)
    header = parse_header(table)
    script = script_of(table)
    try:
        state = header.start()
    except ValueError as error:
        raise RecordError("[deal]" if isinstance(header.opening, Deal) else "[position]", str(error)) from error
    lines = parse_script(script, Vocabulary.of(header.game, state, header.names))
    return Record(header.game, header.title, header.clauses, header.names, header.opening, lines)


def load(path: Path) -> Record:
    """Read a file; RecordError when it cannot be opened, is too large, is no UTF-8 text, or is broken."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise RecordError("the file", f"is larger than {MOST_BYTES} bytes")
        return read(content.decode())
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start}", "is not UTF-8 text") from error
    except OSError as error:
        raise RecordError("the file", f"cannot be opened ({error.strerror})") from error


def played(
    game: AnyGame, deal: Deal, names: tuple[str, ...], acts: Iterable[tuple[int, int]], title: str = ""
) -> Record:
    """Make the record of a game from its deal and its (seat, action) pairs in the order they happened.

    The names must be one word each (`why_no_name`) and all different.

    >>> import random
    >>> from kozyr import games
    >>> game = games.make("durak", 2, {})
    >>> deal = game.shuffle(random.Random(1), dealer=0)
    >>> opener = game.head(game.start(deal))
    >>> acts = [(opener, game.legal(game.start(deal), opener)[0])]
    >>> played(game, deal, ("Ana", "Boris"), acts).script[0].text
    'Boris attack 8s'
    """
    lines = tuple(
        Line(step, f"{names[seat]} {game.text(action, names)}", Play(seat, action))
        for step, (seat, action) in enumerate(acts, start=1)
    )
    return Record(game, title, (), names, deal, lines)


def _toml(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise RecordError("the file", "is nested too deeply") from error
    except ValueError as error:
        raise RecordError("the file", f"is not TOML: {error}") from error
