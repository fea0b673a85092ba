"""What a table of simulated games tells of Blaze alone: phases, feathers, bets, points and ties."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from kozyr.lab.columns import PHASES, ROUNDS, Row
from kozyr.lab.follow import Event
from kozyr.protocol import Line, Outcome

# What is turned up of a bet, and the value that it had (B29).
REVEALED = {"bet-revealed-0": 0, "bet-revealed-hit": 1, "bet-revealed-missed": 1}


@dataclass(slots=True)
class Round:
    """What a round came to: each seat's feather and bet (value, on whom), and who lost it."""

    feathers: dict[int, int] = field(default_factory=dict)
    bets: dict[int, tuple[int, int]] = field(default_factory=dict)
    loser: int = -1

    def hear(self, line: Line) -> None:
        """Keep what a line tells."""
        if line.seat is None:
            return
        if line.verb == "feather":
            self.feathers[line.seat] = line.count
        elif line.verb == "round-lost":
            self.loser = line.seat
        elif line.verb in REVEALED and line.other is not None:
            self.bets[line.seat] = (REVEALED[line.verb], line.other)


def told(seats: int, outcome: Outcome, events: Sequence[Event], over: Mapping[str, object]) -> Row:
    """Give the columns of Blaze."""
    rounds = _rounds(events)
    lines = [line for event in events for line in event.lines]
    points = over["score"]
    assert isinstance(points, dict)
    return {
        **_parts(events),
        "cut_short": sum(line.verb.startswith("cut-short") for line in lines),
        **{name: value for number, kept in rounds.items() for name, value in _of_round(number, kept).items()},
        **_standing([points[seat] for seat in outcome.seats]),
        **{
            name: value
            for seat in range(seats)
            for name, value in {f"seat{seat}_points": points[seat], **_of_seat(seat, rounds)}.items()
        },
    }


def _rounds(events: Sequence[Event]) -> dict[int, Round]:
    rounds = {number: Round() for number in ROUNDS}
    number = 1
    for event in events:
        for line in event.lines:
            rounds[number].hear(line)
            if line.verb == "round-2":
                number = 2
    return rounds


def _parts(events: Sequence[Event]) -> Row:
    """Count actions and challenges by round and phase."""
    counted = {f"{what}_{part}_{phase}": 0 for what in ("length", "bouts") for part in ROUNDS for phase in PHASES}
    number, phase = 1, 1
    for event in events:
        for line in event.lines:
            counted[f"bouts_{number}_{phase}"] += line.verb in ("challenge-passed", "challenge-rejected")
        counted[f"length_{number}_{phase}"] += event.verb != "bet"
        verbs = {line.verb for line in event.lines}
        number, phase = (2, 1) if "round-2" in verbs else (number, 2) if "phase-2" in verbs else (number, phase)
    return dict(counted)


def _of_round(number: int, kept: Round) -> Row:
    right = [value for value, on in kept.bets.values() if on == kept.loser]
    return {
        f"winner_{number}": max(kept.feathers, key=lambda seat: kept.feathers[seat]),
        f"loser_{number}": kept.loser,
        f"bets_right_{number}": len(right),
        f"ones_{number}": sum(value for value, _ in kept.bets.values()),
        f"ones_right_{number}": sum(right),
    }


def _of_seat(seat: int, rounds: Mapping[int, Round]) -> Row:
    told: Row = {}
    for number, kept in rounds.items():
        value, on = kept.bets[seat]
        told |= {
            f"seat{seat}_feather_{number}": kept.feathers.get(seat, 0),
            f"seat{seat}_bet_{number}": value,
            f"seat{seat}_bet_on_{number}": on,
        }
    return told


def _standing(points: Sequence[int]) -> Row:
    """Tell of the points in the order of the ranking."""
    equal = [higher == lower for higher, lower in pairwise(points)]
    return {"ties": sum(equal), "tie_first": equal[0], "spread": points[0] - points[-1]}
