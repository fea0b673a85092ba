"""The head of a file: which game, who sits where, and what lies there when the script begins."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from kozyr import games
from kozyr.deal import Deal
from kozyr.protocol import AnyGame
from kozyr.record.errors import RecordError

Table: TypeAlias = Mapping[str, object]
# What a script begins with: a deal, or a position in the words of its file.
Opening: TypeAlias = Deal | Table

_KEYS = ("game", "title", "clauses", "seats", "options", "deal", "position", "play")
_DEAL_KEYS = ("dealer", "cards", "first", "reshuffle")


@dataclass(frozen=True, slots=True)
class Header:
    """Everything of a file but its script."""

    game: AnyGame
    title: str
    clauses: tuple[str, ...]
    names: tuple[str, ...]
    opening: Opening

    def start(self) -> object:
        """Set up the table as the script finds it; ValueError when the cards cannot lie so."""
        if isinstance(self.opening, Deal):
            return self.game.start(self.opening)
        return self.game.position(self.opening, self.names)


def parse_header(table: Table) -> Header:
    """Check and read everything but the script; RecordError names the key and the reason."""
    refuse_others(table, _KEYS, "the file")
    names = _names(_strings(table, "seats"))
    return Header(
        game=_game(table, names),
        title=_line(_string(table, "title")) if "title" in table else "",
        clauses=_strings(table, "clauses") if "clauses" in table else (),
        names=names,
        opening=_opening(table, names),
    )


def script_of(table: Table) -> str:
    """Find the script; RecordError when there is none."""
    play = _table(table, "play")
    refuse_others(play, ("script",), "[play]")
    return _string(play, "script", "[play] ")


def refuse_others(table: Table, known: tuple[str, ...], where: str) -> None:
    """Let no key pass that nobody would read."""
    for key in table:
        if key not in known:
            raise RecordError(where, f"unknown key {key!r}; known are {', '.join(known)}")


def _game(table: Table, names: tuple[str, ...]) -> AnyGame:
    name = _string(table, "game")
    if name not in games.NAMES:
        raise RecordError("game", f"unknown game {name!r}; known are {', '.join(games.NAMES)}")
    options = _table(table, "options") if "options" in table else {}
    try:
        return games.make(name, len(names), options)
    except ValueError as error:
        raise RecordError("seats or [options]" if options else "seats", str(error)) from error


def _opening(table: Table, names: tuple[str, ...]) -> Opening:
    if "deal" in table and "position" in table:
        raise RecordError("the file", "[deal] and [position] exclude each other")
    if "deal" not in table and "position" not in table:
        raise RecordError("the file", "neither [deal] nor [position] says where the cards are")
    if "deal" in table:
        return _deal(_table(table, "deal"), names)
    position = _table(table, "position")
    if "hands" not in position:
        raise RecordError("[position.hands]", "is missing")
    return position


def _deal(table: Table, names: tuple[str, ...]) -> Deal:
    refuse_others(table, _DEAL_KEYS, "[deal]")
    return Deal(
        cards=tuple(_string(table, "cards", "[deal] ").split()),
        dealer=_seat(table, "dealer", names),
        first=_seat(table, "first", names),
        reshuffle=_ints(table, "reshuffle"),
    )


def _seat(table: Table, key: str, names: tuple[str, ...]) -> int:
    if key not in table:
        return -1
    name = _string(table, key, "[deal] ")
    if name not in names:
        raise RecordError(f"[deal] {key}", f"nobody here is called {name!r}")
    return names.index(name)


def _ints(table: Table, key: str) -> tuple[int, ...]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise RecordError(f"[deal] {key}", "must be a list of whole numbers")
    return tuple(value)


def _names(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        why = why_no_name(name)
        if why:
            raise RecordError("seats", f"{name!r} {why}")
        if names.count(name) > 1:
            raise RecordError("seats", f"{name!r} sits twice")
    return names


def why_no_name(name: str) -> str:
    """Say why a text cannot name a seat in a script; "" when it can.

    >>> why_no_name("Masha"), why_no_name("Aunt Masha")
    ('', 'is not one word')
    """
    if name.split() != [name] or not name.isprintable():
        return "is not one word"
    if name in ("all", "none") or name[0] in "?!=#" or ";" in name:
        return "would be read as something else in a script"
    return ""


def _line(text: str) -> str:
    if text and not text.isprintable():
        raise RecordError("title", "must be one line of printable text")
    return text


def _string(table: Table, key: str, within: str = "") -> str:
    value = _value(table, key, within)
    if not isinstance(value, str):
        raise RecordError(f"{within}{key}", f"must be a text, found {value!r}")
    return value


def _strings(table: Table, key: str) -> tuple[str, ...]:
    value = _value(table, key, "")
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise RecordError(key, f"must be a list of texts, found {value!r}")
    return tuple(value)


def _table(table: Table, key: str) -> Table:
    value = _value(table, key, "")
    if not isinstance(value, dict):
        raise RecordError(f"[{key}]", f"must be a table, found {value!r}")
    return value


def _value(table: Table, key: str, within: str) -> object:
    if key not in table:
        raise RecordError(f"{within}{key}", "is missing")
    return table[key]
