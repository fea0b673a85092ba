"""Run a record: check what it claims, or show it step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypedDict, assert_never

from kozyr.protocol import AnyGame, Refusal
from kozyr.record.errors import RecordError
from kozyr.record.facts import Fact, legal_texts, named, spell, truth
from kozyr.record.reading import Record
from kozyr.record.script import AllHold, Legal, Line, Play, Refused


@dataclass(frozen=True, slots=True)
class Failure:
    """The first line that does not hold, and what was found instead."""

    line: Line
    found: str

    def __str__(self) -> str:
        """Write the place and what was found there."""
        return f"{self.line.place}: {self.found}"


class Step(TypedDict):
    """One state of a replay, ready for JSON: the action that led to it (null at first), who may do what, the facts."""

    step: int
    action: str | None
    to_act: list[str]
    legal: dict[str, list[str]]
    facts: dict[str, object]


@dataclass(frozen=True, slots=True)
class Act:
    """An action before it is played: its number from 1, the state it is played in, whose it is, and which."""

    number: int
    state: object
    seat: int
    action: int


def check(record: Record) -> Failure | None:
    r"""Run the script to its end or to the first line that does not hold; None when all hold.

    >>> from kozyr.record import read
    >>> head = 'game="durak"\nseats=["A", "B"]\nposition={trump="s", hands={A="6h", B="7h"}}\n'
    >>> str(check(read(head + "play={script='= limit 6'}")))
    'step 1 "= limit 6": limit 1'
    """
    state = record.start()
    for line in record.script:
        found = _found(record, state, line)
        if found:
            return Failure(line, found)
    return None


def replay(record: Record) -> Iterator[Step]:
    r"""Show the start and the state after each action; what the script only claims is passed over.

    RecordError names the line of an action that is not legal; the steps before it have been shown by then.

    >>> from kozyr.record import read
    >>> head = 'game="durak"\nseats=["A", "B"]\nposition={trump="s", hands={A="6h 9c", B="7h"}}\n'
    >>> steps = list(replay(read(head + "play={script='A attack 6h'}")))
    >>> steps[1]["action"], steps[1]["legal"]
    ('A attack 6h', {'A': ['hold'], 'B': ['beat 6h 7h', 'take']})
    """
    state = record.start()
    yield _step(record, state, 0, None)
    for act in _acts(record, state):
        text = f"{record.names[act.seat]} {record.game.text(act.action, record.names)}"
        record.game.apply(state, act.seat, act.action)
        yield _step(record, state, act.number, text)


def acts(record: Record) -> Iterator[Act]:
    r"""Play the script and give each action just before it is played; the state is one object, so only look at it.

    RecordError names the line of an action that is not legal.

    >>> from kozyr.record import read
    >>> head = 'game="durak"\nseats=["A", "B"]\nposition={trump="s", hands={A="6h 9c", B="7h"}}\n'
    >>> [act.number for act in acts(read(head + "play={script='A attack 6h'}"))]
    [1]
    """
    state = record.start()
    for act in _acts(record, state):
        yield act
        record.game.apply(state, act.seat, act.action)


def _found(record: Record, state: object, line: Line) -> str:
    """Do what the line says; what was found if it does not hold, "" if it does."""
    game, names = record.game, record.names
    match line.meaning:
        case Play(seat, action):
            refusal = game.why_not(state, seat, action)
            if refusal is None:
                game.apply(state, seat, action)
            return _told(refusal, names)
        case Legal(seat, action):
            return _told(game.why_not(state, seat, action), names)
        case Refused(seat, action):
            return "it is legal" if game.why_not(state, seat, action) is None else ""
        case AllHold():
            for seat, action in _holds(game, state):
                game.apply(state, seat, action)
            return ""
        case Fact() as fact:
            true = truth(fact, game, state, names)
            return "" if true == fact.words else spell(fact, true)
        case _:
            assert_never(line.meaning)


def _acts(record: Record, state: object) -> Iterator[Act]:
    """Give each action before it is played; whoever asks for the next one has played it."""
    plays = (play for line in record.script for play in _plays(record, state, line))
    for number, (seat, action) in enumerate(plays, start=1):
        yield Act(number, state, seat, action)


def _plays(record: Record, state: object, line: Line) -> Iterator[tuple[int, int]]:
    if isinstance(line.meaning, AllHold):
        yield from _holds(record.game, state)
    if isinstance(line.meaning, Play):
        refusal = record.game.why_not(state, line.meaning.seat, line.meaning.action)
        if refusal is not None:
            raise RecordError(line.place, _told(refusal, record.names))
        yield line.meaning.seat, line.meaning.action


def _holds(game: AnyGame, state: object) -> Iterator[tuple[int, int]]:
    """Who holds when all do, one after the other: a hold may end the bout, and then the others are not asked."""
    bout, _ = game.stamp(state)
    for seat in game.all_hold(state):
        if game.stamp(state)[0] != bout:
            return
        holds = [action for action in game.legal(state, seat) if game.is_hold(action)]
        yield from ((seat, action) for action in holds)


def _told(refusal: Refusal | None, names: tuple[str, ...]) -> str:
    if refusal is None:
        return ""
    values = [f"{key} {_value(key, value, names)}" for key, value in refusal.values.items()]
    return f"refused: {refusal.code} ({refusal.clause})" + (f", {', '.join(values)}" if values else "")


def _value(key: str, value: object, names: tuple[str, ...]) -> object:
    return names[value] if key == "seat" and isinstance(value, int) else value


def _step(record: Record, state: object, number: int, action: str | None) -> Step:
    game, names = record.game, record.names
    facts = named(game.facts(state), names)
    return Step(
        step=number,
        action=action,
        to_act=sorted(names[seat] for seat in game.to_act(state)),
        legal={names[seat]: legal_texts(game, state, seat, names) for seat in sorted(game.to_act(state))},
        facts={name: value for name, value in facts.items() if name != "to_act"},
    )
