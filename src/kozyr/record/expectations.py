"""Expectations: the readers of ``=`` lines, one for each form that the words of a fact can have."""

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kozyr.protocol import AnyGame
from kozyr.record.facts import PER_SEAT, Fact, Words, ordered

_NUMBER = re.compile(r"-?\d+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words that facts of one game at one table may use."""

    game: AnyGame
    names: Words
    facts: frozenset[str]
    cards: frozenset[str]
    suits: frozenset[str]

    @classmethod
    def of(cls, game: AnyGame, state: object, names: Words) -> "Vocabulary":
        """Ask the game: its facts in any state, its cards from any deal."""
        cards = frozenset(game.shuffle(random.Random(0), 0).cards)
        return cls(game, names, frozenset(game.facts(state)), cards, frozenset(card[-1] for card in cards))


def parse_fact(words: Sequence[str], known: Vocabulary) -> Fact:
    """Read the words behind the ``=``; ValueError says what is no fact of this game."""
    if not words:
        raise ValueError("no fact after '='")
    name, rest = words[0], list(words[1:])
    if name != "legal" and name not in known.facts:
        raise ValueError(f"{known.game.name} knows no fact {name!r}")
    subject = ""
    if name in PER_SEAT or name == "legal":
        subject = _name(rest.pop(0) if rest else "", known)
    return Fact(name, subject, ordered(name, _READERS[name](rest, known)))


def _name(word: str, known: Vocabulary) -> str:
    if not word:
        raise ValueError("a name is missing")
    if word not in known.names:
        raise ValueError(f"nobody here is called {word!r}")
    return word


def _one(words: list[str]) -> str:
    if len(words) != 1:
        raise ValueError(f"one word expected, found {len(words)}")
    return words[0]


def _seat(words: list[str], known: Vocabulary) -> list[str]:
    return [_name(_one(words), known)]


def _seat_or_none(words: list[str], known: Vocabulary) -> list[str]:
    return words if words == ["none"] else _seat(words, known)


def _seats(words: list[str], known: Vocabulary) -> list[str]:
    if len(set(words)) < len(words):
        raise ValueError("a name stands twice")
    return [_name(word, known) for word in words]


def _number(words: list[str], _known: Vocabulary) -> list[str]:
    word = _one(words)
    if not _NUMBER.fullmatch(word):
        raise ValueError(f"{word!r} is no number")
    return [str(int(word))]


def _numbers(words: list[str], known: Vocabulary) -> list[str]:
    return [number for word in words for number in _number([word], known)]


def _cards(words: list[str], known: Vocabulary) -> list[str]:
    for word in words:
        if word not in known.cards:
            raise ValueError(f"{word!r} is no card of this game")
    return words


def _pairs(words: list[str], known: Vocabulary) -> list[str]:
    for pair in words:
        faces = pair.split("/")
        if len(faces) > 2:
            raise ValueError(f"{pair!r} is no pair")
        for face in faces:
            card, named_suit, suit = face.partition("=")
            if card not in known.cards or (named_suit and suit not in known.suits):
                raise ValueError(f"{face!r} is no card of this game")
    return words


def _trump(words: list[str], known: Vocabulary) -> list[str]:
    if _one(words) not in known.suits | {"none"}:
        raise ValueError(f"{words[0]!r} is no suit of this game")
    return words


def _one_of(*choices: str) -> Callable[[list[str], Vocabulary], list[str]]:
    def read(words: list[str], _known: Vocabulary) -> list[str]:
        if _one(words) not in choices:
            raise ValueError(f"{words[0]!r} is none of {', '.join(choices)}")
        return words

    return read


def _over(words: list[str], known: Vocabulary) -> list[str]:
    kinds = {"durak": 1, "draw": 0, "winners": 2, "ranking": len(known.names)}
    if not words or words[0] not in kinds:
        raise ValueError(f"a game ends in one of {', '.join(kinds)}")
    if len(words) - 1 != kinds[words[0]]:
        raise ValueError(f"{words[0]} takes {kinds[words[0]]} names, found {len(words) - 1}")
    return [words[0], *_seats(words[1:], known)]


def _legal(words: list[str], known: Vocabulary) -> list[str]:
    if not words:
        return []
    texts = [text.strip() for text in " ".join(words).split(";")]
    if "" in texts:
        raise ValueError("an action is missing beside a ';'")
    return sorted({known.game.text(known.game.parse(text, known.names), known.names) for text in texts})


_READERS: dict[str, Callable[[list[str], Vocabulary], list[str]]] = {
    "to_act": _seats,
    "out": _seats,
    "opener": _seat,
    "defender": _seat,
    "active": _seat,
    "target": _seat,
    "supporter": _seat_or_none,
    "table": _pairs,
    "hand": _cards,
    "feathers": _numbers,
    "count": _number,
    "score": _number,
    "talon": _number,
    "discard": _number,
    "limit": _number,
    "trump": _trump,
    "direction": _one_of("1", "-1"),
    "phase": _one_of("1", "bets", "2"),
    "round": _one_of("1", "2"),
    "legal": _legal,
    "over": _over,
}
