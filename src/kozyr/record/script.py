"""The lines of a script: plays, claims that an action is legal or refused, holds of all attackers, facts."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from kozyr.protocol import AnyGame
from kozyr.record.errors import RecordError
from kozyr.record.expectations import Vocabulary, parse_fact
from kozyr.record.facts import Fact, Words


@dataclass(frozen=True, slots=True)
class Play:
    """A seat does something, and may."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Legal:
    """A seat could do something now."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A seat may not do something now."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class AllHold:
    """Every attacker who may hold now does."""


Meaning: TypeAlias = Play | Legal | Refused | AllHold | Fact


@dataclass(frozen=True, slots=True)
class Line:
    """A line that counts: its number among these (from 1), its text, and what it means."""

    step: int
    text: str
    meaning: Meaning

    @property
    def place(self) -> str:
        """The line as messages name it."""
        return place(self.step, self.text)


def place(step: int, text: str) -> str:
    """Name a line of the script.

    >>> place(3, "A take")
    'step 3 "A take"'
    """
    return f'step {step} "{text}"'


def numbered(script: str) -> Iterator[tuple[int, str]]:
    r"""Number the lines that are not blank or remarks.

    >>> list(numbered("# a remark\n\nA take\n  all hold"))
    [(1, 'A take'), (2, 'all hold')]
    """
    texts = (line.strip() for line in script.split("\n"))
    return enumerate((text for text in texts if text and not text.startswith("#")), start=1)


def parse_script(script: str, known: Vocabulary) -> tuple[Line, ...]:
    """Read a whole script; RecordError names the first line that is no action, fact or remark."""
    lines = []
    for step, text in numbered(script):
        try:
            lines.append(Line(step, text, _meaning(text.split(), known)))
        except ValueError as error:
            raise RecordError(place(step, text), str(error)) from error
    return tuple(lines)


def _meaning(words: list[str], known: Vocabulary) -> Meaning:
    if words[0] == "=":
        return parse_fact(words[1:], known)
    if words == ["all", "hold"]:
        return AllHold()
    if words[0] == "?":
        return Legal(*_seat_and_action(words[1:], known.game, known.names))
    if words[0] == "!":
        return Refused(*_seat_and_action(words[1:], known.game, known.names))
    return Play(*_seat_and_action(words, known.game, known.names))


def _seat_and_action(words: list[str], game: AnyGame, names: Words) -> tuple[int, int]:
    if not words:
        raise ValueError("a name and an action are missing")
    if words[0] not in names:
        raise ValueError(f"nobody here is called {words[0]!r}")
    if len(words) == 1:
        raise ValueError("an action is missing")
    return names.index(words[0]), game.parse(" ".join(words[1:]), names)
