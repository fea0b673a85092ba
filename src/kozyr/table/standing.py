"""What a table's events add up to: who sits where, the pace, the tally, and the deal that is being played."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from kozyr.deal import Deal
from kozyr.games import make
from kozyr.protocol import AnyGame, Outcome
from kozyr.table.events import (
    Acted,
    Dealt,
    Ended,
    Event,
    Founded,
    Left,
    Offered,
    Open,
    Paced,
    Person,
    Renamed,
    Returned,
    Sat,
    Sitter,
    Withdrawn,
)
from kozyr.table.match import Match


@dataclass(frozen=True, slots=True)
class Finished:
    """A deal that has ended, with those who played it; it may be told open-handed."""

    match: Match
    sitters: tuple[Sitter, ...]


class Standing:
    """The sum of the events so far; only `add` changes it, live and after a restart alike."""

    def __init__(self, founded: Founded) -> None:
        self.founded = founded
        self.game: AnyGame = make(founded.game, len(founded.seats), founded.options)
        self.sitters = list(founded.seats)
        self.pace = founded.pace
        self.left: set[int] = set()
        self.dealer: int | None = None  # also in a game where nobody deals
        self.deals = 0
        self.lost = [0] * len(founded.seats)
        self.match: Match | None = None
        self.outcome: Ended | None = None
        self.finished: Finished | None = None
        self.offer: Offered | None = None
        self.withdrawn: Withdrawn | None = None

    @property
    def status(self) -> str:
        """Give ``lobby`` before the first deal, ``playing`` during one, ``over`` after it."""
        if self.match is None:
            return "lobby"
        return "playing" if self.outcome is None else "over"

    @property
    def playing(self) -> bool:
        """Say whether a deal is being played."""
        return self.match is not None and self.outcome is None

    def seat_of(self, guest: str) -> int | None:
        """Give the seat of a guest, None for one who only watches."""
        for seat, sitter in enumerate(self.sitters):
            if isinstance(sitter, Person) and sitter.guest == guest:
                return seat
        return None

    def open_seats(self) -> list[int]:
        """List the seats where nobody sits."""
        return [seat for seat, sitter in enumerate(self.sitters) if isinstance(sitter, Open)]

    def people(self) -> list[tuple[int, Person]]:
        """List the people at the table with their seats."""
        return [(seat, sitter) for seat, sitter in enumerate(self.sitters) if isinstance(sitter, Person)]

    def next_dealer(self) -> int | None:
        """Give who deals next (Q19), None before the first deal and in a game where nobody deals (B7)."""
        if self.dealer is None or self.outcome is None:
            return None
        ended = self.outcome
        return self.game.next_dealer(_outcome(ended), self.dealer)

    def add(self, events: Iterable[Event]) -> None:
        """Take up what has happened; the events must be stored already."""
        for event in events:
            self._add(event)

    def _add(self, event: Event) -> None:
        match event:
            case Dealt() | Acted() | Ended() | Offered() | Withdrawn():
                self._play(event)
            case Sat():
                self._sit(event.seat, event.sitter)
            case Renamed():
                for seat, person in self.people():
                    if person.guest == event.guest:
                        self.sitters[seat] = Person(person.guest, event.name)
            case Paced():
                self.pace = event.pace
            case Left():
                self.left.add(event.seat)
            case Returned():
                self.left.discard(event.seat)
            case Founded():
                raise AssertionError("a table is founded once")
            case _:
                assert_never(event)

    def _play(self, event: Dealt | Acted | Ended | Offered | Withdrawn) -> None:
        match event:
            case Offered():
                self.offer, self.withdrawn = event, None
            case Withdrawn():
                self.offer, self.withdrawn = None, event
            case Dealt():
                self.offer, self.withdrawn = None, None
                self.dealer = event.dealer if event.dealer >= 0 else None
                self.outcome = None
                self.match = Match(self.game, Deal(event.cards, event.dealer, event.first, event.reshuffle))
            case Acted():
                assert self.match is not None, "cards are dealt before anybody acts"
                self.match.note([(event.seat, event.action)])
                if self.offer is not None and event.seat == self.offer.seat:
                    self.offer = None
                if self.withdrawn is not None and event.seat == self.withdrawn.seat:
                    self.withdrawn = None
            case Ended():
                self._end(event)

    def _sit(self, seat: int, sitter: Sitter) -> None:
        if sitter != self.sitters[seat]:
            self.lost[seat] = 0
        self.sitters[seat] = sitter

    def _end(self, ended: Ended) -> None:
        assert self.match is not None, "a deal begins before it ends"
        self.outcome = ended
        self.offer = None
        self.finished = Finished(self.match, tuple(self.sitters))
        self.deals += 1
        if ended.kind != "draw":
            for seat, score in enumerate(ended.scores):
                self.lost[seat] += score == 0.0
        for seat in self.left:
            self._sit(seat, Open())
        self.left.clear()


def ended(outcome: Outcome) -> Ended:
    """Write an outcome as an event."""
    return Ended(outcome.kind, outcome.seats, outcome.scores, outcome.reason)


def _outcome(event: Ended) -> Outcome:
    return Outcome(event.kind, event.seats, event.scores, event.reason)
