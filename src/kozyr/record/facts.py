"""Facts: what is true of a state, as words that can be compared with the words of an ``=`` line.

Seats are ints in `Game.facts` and names here. The left-hand names are the same for every game; a game knows those
that its `facts` hold, and ``legal``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kozyr.protocol import AnyGame

Words = tuple[str, ...]

PER_SEAT = frozenset({"hand", "count", "feathers", "score"})
_ONE_SEAT = frozenset({"opener", "defender", "active", "target", "supporter"})
_SEATS = frozenset({"to_act", "out"})
_UNORDERED = frozenset({"to_act", "out", "hand", "feathers", "legal"})


@dataclass(frozen=True, slots=True)
class Fact:
    """One expectation: its name, whose it is ("" for the table's own), and the expected words in a fixed order."""

    name: str
    subject: str
    words: Words


def truth(fact: Fact, game: AnyGame, state: object, names: Words) -> Words:
    """Say in the words of the expectation what is so; nothing to say is the word none."""
    if fact.name == "legal":
        return ordered("legal", legal_texts(game, state, names.index(fact.subject), names))
    value = named(game.facts(state), names)[fact.name]
    if isinstance(value, Mapping):
        value = value[fact.subject]
    return ordered(fact.name, _spoken(value))


def spell(fact: Fact, words: Words) -> str:
    """Write a fact as its line has it, without the ``=``."""
    end = "; ".join(words) if fact.name == "legal" else " ".join(words)
    return " ".join(part for part in (fact.name, fact.subject, end) if part)


def legal_texts(game: AnyGame, state: object, seat: int, names: Words) -> list[str]:
    """Write the legal actions of a seat, sorted, doubles once."""
    return sorted({game.text(action, names) for action in game.legal(state, seat)})


def named(facts: Mapping[str, object], names: Words) -> dict[str, object]:
    """Put names in the place of seats and sort what has no order of its own: the ``facts`` of a replay."""
    return {name: _named(name, value, names) for name, value in facts.items() if name != "to_act"} | {
        "to_act": _names_of(facts["to_act"], names)
    }


def _named(name: str, value: object, names: Words) -> object:
    if name in _SEATS:
        return _names_of(value, names)
    if name in _ONE_SEAT:
        return names[value] if isinstance(value, int) else None
    if isinstance(value, Mapping) and name in PER_SEAT:
        return {names[seat]: sorted(own) if isinstance(own, list) else own for seat, own in value.items()}
    if isinstance(value, Mapping) and name == "over":
        return " ".join((value["kind"], *(names[seat] for seat in value["seats"])))
    return value


def _names_of(seats: object, names: Words) -> list[str]:
    assert isinstance(seats, Sequence)
    return sorted(names[seat] for seat in seats)


def _spoken(value: object) -> list[str]:
    if value is None:
        return ["none"]
    if isinstance(value, list | tuple):
        return [str(part) for part in value]
    return str(value).split()


def ordered(name: str, words: Sequence[str]) -> Words:
    """Put words in a fixed order where their own does not matter."""
    if name == "over" and words[0] == "winners":
        return ("winners", *sorted(words[1:]))
    return tuple(sorted(words) if name in _UNORDERED else words)
