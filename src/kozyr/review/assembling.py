"""The review of a game from its judged decisions: the moves, a line of chances a seat, the moments that mattered."""

from collections.abc import Iterable
from typing import Final, TypedDict

from msgspec import convert

from kozyr.record import Record, acts
from kozyr.review.judging import Judged, Move

MOMENTS_MOST: Final = 5


class Point(TypedDict):
    """A seat's chance, from what it knew, after one of its decisions; at the end its score."""

    step: int
    chance: float


class Moment(TypedDict):
    """A decision that mattered, and why another action was better: a key of `review.ftl` with its values."""

    step: int
    seat: int
    action: str
    better: str
    loss: float
    why: str
    values: dict[str, str | int]


class Review(TypedDict):
    """A review ready for JSON; a game that was not played to its end is reviewed as far as it went."""

    seats: int
    finished: bool
    moves: list[Move]
    lines: list[list[Point]]
    moments: list[Moment]


def assemble(record: Record, judged: Iterable[Judged]) -> Review:
    """Put a review together from the decisions judged, which may come in any order.

    RecordError names the line of an action that is not legal.
    """
    moves = sorted(judged, key=lambda move: move["step"])
    last, scores = _end(record)
    return Review(
        seats=record.game.seats,
        finished=bool(scores),
        moves=[convert(move, Move) for move in moves],
        lines=[_line(moves, seat, last, scores) for seat in range(record.game.seats)],
        moments=_moments(moves),
    )


def _end(record: Record) -> tuple[int, tuple[float, ...]]:
    """The last step, and the scores if the game ended there."""
    last = 0
    state = record.start()
    for act in acts(record):
        last = act.number
        record.game.apply(state, act.seat, act.action)
    outcome = record.game.outcome(state)
    return last, outcome.scores if outcome else ()


def _line(moves: list[Judged], seat: int, last: int, scores: tuple[float, ...]) -> list[Point]:
    points = [Point(step=move["step"], chance=move["after"]) for move in moves if move["seat"] == seat]
    if not scores:
        return points
    return [point for point in points if point["step"] < last] + [Point(step=last, chance=scores[seat])]


def _moments(moves: list[Judged]) -> list[Moment]:
    found = [convert(move, Moment) for move in moves if move["better"] is not None and move["why"] is not None]
    return sorted(found, key=lambda moment: (-moment["loss"], moment["step"]))[:MOMENTS_MOST]
