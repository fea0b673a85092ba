"""When a hint may be given: to the one person at a table of bots, while he may act, about what he sees."""

from dataclasses import dataclass

from kozyr.protocol import Refusal
from kozyr.table.match import Match, Question
from kozyr.table.standing import Standing
from kozyr.table.table import Table


@dataclass(frozen=True, slots=True)
class Sought:
    """What a hint is asked about; ``n`` counts the actions so far."""

    match: Match
    n: int
    question: Question

    def is_stale(self, standing: Standing) -> bool:
        """Say whether anybody has acted meanwhile, or another deal is played (Q17)."""
        return standing.match is not self.match or len(self.match.lines) != self.n


def are_offered(standing: Standing, guest: str) -> bool:
    """Say whether a guest plays alone against bots; a person who is away, or has left in the deal, counts."""
    people = [person.guest for _, person in standing.people()]
    return people == [guest] and not standing.open_seats()


def sought(table: Table, guest: str) -> Sought | Refusal:
    """Give what there is to advise a guest on, or say why there is no hint for him."""
    standing = table.standing
    seat = standing.seat_of(guest)
    if seat is None:
        return Refusal("not-seated", "")
    if standing.match is None:
        return Refusal("not-started", "")
    if not are_offered(standing, guest):
        return Refusal("hint-off", "")
    question = standing.match.question(seat)
    if question is None or table.keeper.arbiter.is_waiting(seat):
        return Refusal("hint-not-now", "")
    return Sought(standing.match, len(standing.match.lines), question)
