"""The review of a game from its judged decisions: the moves, a line of chances a seat, the moments that mattered."""

from collections.abc import Iterable
from typing import Final, TypedDict

from kozyr.record import Record, acts
from kozyr.review.judging import Judged

MOMENTS_MOST: Final = 5


class Move(TypedDict):
    """A decision: chances of its player from what he knew, and exact values where open cards can be worked out.

    ``step`` is the step that the action led to, ``before`` the chance with the best play, ``after`` with this one.
    """

    step: int
    seat: int
    action: str
    before: float
    after: float
    better: str | None
    open_before: float | None
    open_after: float | None


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
        moves=[_move(move) for move in moves],
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


def _move(judged: Judged) -> Move:
    return Move(
        step=judged["step"],
        seat=judged["seat"],
        action=judged["action"],
        before=judged["before"],
        after=judged["after"],
        better=judged["better"],
        open_before=judged["open_before"],
        open_after=judged["open_after"],
    )


def _line(moves: list[Judged], seat: int, last: int, scores: tuple[float, ...]) -> list[Point]:
    points = [Point(step=move["step"], chance=move["after"]) for move in moves if move["seat"] == seat]
    if not scores:
        return points
    return [point for point in points if point["step"] < last] + [Point(step=last, chance=scores[seat])]


def _moments(moves: list[Judged]) -> list[Moment]:
    found = [
        Moment(
            step=move["step"],
            seat=move["seat"],
            action=move["action"],
            better=move["better"],
            loss=move["loss"],
            why=move["why"],
            values=move["values"],
        )
        for move in moves
        if move["better"] is not None and move["why"] is not None
    ]
    return sorted(found, key=lambda moment: (-moment["loss"], moment["step"]))[:MOMENTS_MOST]
