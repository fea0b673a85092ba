"""A finished game gone through once more: what all could read of each action."""

from collections.abc import Iterator
from dataclasses import dataclass

from kozyr.lab.simulate import Played
from kozyr.protocol import AnyGame, Line


@dataclass(frozen=True, slots=True)
class Event:
    """An action: who, its verb, the spectator's view before it, and the public lines it gave."""

    seat: int
    verb: str
    before: object
    lines: tuple[Line, ...]


def follow(game: AnyGame, played: Played) -> Iterator[Event]:
    """Give the events of a game in order."""
    state = game.start(played.deal)
    before = game.view(state, None)
    for seat, action in played.acts:
        game.apply(state, seat, action)
        after = game.view(state, None)
        yield Event(seat, game.parts(action)["verb"], before, tuple(game.told(before, seat, action, after)))
        before = after


def ended(game: AnyGame, played: Played) -> tuple[dict[str, object], dict[str, object]]:
    """Give the facts of a game at its beginning and at its end."""
    state = game.start(played.deal)
    began = game.facts(state)
    for seat, action in played.acts:
        game.apply(state, seat, action)
    return began, game.facts(state)
