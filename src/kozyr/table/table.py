"""A table where people and bots play deal after deal; every change is stored before anybody learns of it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import structlog

from kozyr.protocol import Refusal
from kozyr.store.store import Row, TakenError
from kozyr.store.writer import NotStoredError
from kozyr.table.desk import Desk
from kozyr.table.events import (
    Acted,
    Dealt,
    Event,
    Founded,
    Left,
    Offered,
    Open,
    Paced,
    Person,
    Renamed,
    Returned,
    Robot,
    Sat,
    Withdrawn,
    kind_of,
    read,
    write,
)
from kozyr.table.keeper import Keeper, Means
from kozyr.table.match import Match
from kozyr.table.orders import Answer
from kozyr.table.standing import Standing, ended

logger = structlog.get_logger(__name__)


class Watcher(Protocol):
    """Who learns of changes at a table."""

    def changed(self, *, table: bool, deal: bool) -> None:
        """Something of the table or of the deal is new."""

    def closed(self) -> None:
        """The table has stopped; ask for it anew."""


class Table:
    """One table. Orders come from sockets, bots and clocks; they run one at a time, each stored before it counts."""

    def __init__(self, code: str, events: Sequence[Event], means: Means) -> None:
        founded, *rest = events
        assert isinstance(founded, Founded), "the log of a table begins with its founding"
        self.code = code
        self.standing = Standing(founded)
        self.standing.add(rest)
        if self.standing.match is not None:
            self.standing.match.mark()
        self.watcher: Watcher | None = None
        self.broken = False
        self.keeper = Keeper(self.standing, means, self)
        self._n = len(events)
        self._means = means
        self._desk = Desk(self.fail)

    def is_host(self, guest: str) -> bool:
        """Say whether the guest made the table."""
        return guest == self.standing.founded.host

    # ---- orders; each answers with a refusal, or None when it is done and stored

    async def act(self, guest: str, texts: Sequence[str], stamp: tuple[int, int]) -> Answer:
        """Play actions, all or none of them (`Match.submit`)."""
        return await self._desk.ask(lambda: self._act(guest, texts, stamp))

    async def sit(self, guest: str, name: str, seat: int) -> Answer:
        """Sit down on an open seat, leaving another one at this table."""
        return await self._desk.ask(lambda: self._sit(guest, name, seat))

    async def stand(self, guest: str) -> Answer:
        """Leave the seat; in the middle of a deal a bot plays it to its end (Q22)."""
        return await self._desk.ask(lambda: self._stand(guest))

    async def fill(self, guest: str, seat: int, sitter: Robot | Open) -> Answer:
        """Put a bot on a seat, or open it; only the host may."""
        return await self._desk.ask(lambda: self._fill(guest, seat, sitter))

    async def start(self, guest: str) -> Answer:
        """Deal for the first time; only the host may."""
        return await self._desk.ask(lambda: self._start(guest))

    async def again(self, guest: str) -> Answer:
        """Deal once more after a deal has ended; anybody seated may."""
        return await self._desk.ask(lambda: self._again(guest))

    async def withdraw(self, guest: str) -> Answer:
        """Take the own offered card back (B19)."""
        return await self._desk.ask(lambda: self._withdraw(guest))

    async def set_pace(self, guest: str, pace: str) -> Answer:
        """Choose another pace; only the host may."""
        return await self._desk.ask(lambda: self._set_pace(guest, pace))

    async def back(self, guest: str) -> Answer:
        """Take the seat back from the bot."""
        return await self._desk.ask(lambda: self._back(guest))

    async def rename(self, guest: str, name: str) -> Answer:
        """Show another name at the guest's seat."""
        return await self._desk.ask(lambda: self._rename(guest, name))

    async def quiet(self) -> None:
        """Wait until every order that was given is done, those of the bots included."""
        await self._desk.quiet()
        while await self.keeper.robots.thought():
            await self._desk.quiet()

    async def close(self) -> None:
        """Stop; the stored log is all that is needed to go on."""
        self.broken = True
        self.keeper.stop()
        await self.quiet()
        await self._desk.close()

    # ---- inside: the orders

    async def _act(self, guest: str, texts: Sequence[str], stamp: tuple[int, int]) -> Answer:
        seat = self.standing.seat_of(guest)
        if seat is None:
            return Refusal("not-seated", "")
        if self.standing.match is None:
            return Refusal("not-started", "")
        waiting = self.keeper.arbiter.refusal(seat)
        if waiting is not None:
            return waiting
        tried = self.standing.match.submit(seat, texts, stamp)
        if isinstance(tried, Refusal):
            return tried
        back = [Returned(seat)] if seat in self.standing.left else []
        return await self.submit(self.standing.match, seat, tried, back)

    async def submit(self, match: Match, seat: int, texts: Sequence[str], first: Sequence[Event] = ()) -> Answer:
        """Store actions of one seat that were tried; a contested card is offered instead (B19)."""
        offered = self.keeper.arbiter.held_back(match, seat, texts)
        if offered is not None:
            return await self.store([*first, *offered])
        return await self.play(match, [(seat, text) for text in texts], first)

    async def play(self, match: Match, lines: Sequence[tuple[int, str]], first: Sequence[Event] = ()) -> Answer:
        """Store actions that were tried, and how the deal ends by them."""
        outcome = match.ending(lines)
        last = [] if outcome is None else [ended(outcome)]
        return await self.store([*first, *(Acted(seat, text) for seat, text in lines), *last])

    async def _sit(self, guest: str, name: str, seat: int) -> Answer:
        if seat >= len(self.standing.sitters):
            return Refusal("no-such-seat", "")
        old = self.standing.seat_of(guest)
        if old == seat:
            return None
        if not self.standing.open_seats():
            return Refusal("table-full", "")
        if not isinstance(self.standing.sitters[seat], Open):
            return Refusal("seat-taken", "")
        left = [] if old is None else [Sat(old, Open())]
        return await self.store([*left, Sat(seat, Person(guest, name))])

    async def _stand(self, guest: str) -> Answer:
        seat = self.standing.seat_of(guest)
        if seat is None:
            return Refusal("not-seated", "")
        return await self.store([Left(seat) if self.standing.playing else Sat(seat, Open())])

    async def _fill(self, guest: str, seat: int, sitter: Robot | Open) -> Answer:
        if not self.is_host(guest):
            return Refusal("not-host", "")
        if seat >= len(self.standing.sitters):
            return Refusal("no-such-seat", "")
        if self.standing.playing:
            return Refusal("already-started", "")
        held = self.standing.sitters[seat]
        if isinstance(held, Person) and (held.guest == guest or held.guest in self.keeper.present):
            return Refusal("seat-taken", "")
        return await self.store([Sat(seat, sitter)])

    async def _start(self, guest: str) -> Answer:
        if not self.is_host(guest):
            return Refusal("not-host", "")
        if self.standing.match is not None:
            return Refusal("already-started", "")
        return await self._deal()

    async def _again(self, guest: str) -> Answer:
        if self.standing.seat_of(guest) is None:
            return Refusal("not-seated", "")
        if self.standing.match is None:
            return Refusal("not-started", "")
        if self.standing.playing:
            return Refusal("already-started", "")
        return await self._deal()

    async def _deal(self) -> Answer:
        if self.standing.open_seats():
            return Refusal("seats-open", "")
        dealer = self.standing.next_dealer()
        if dealer is None:
            dealer = self._means.deals.randrange(self.standing.game.seats)
        deal = self.standing.game.shuffle(self._means.deals, dealer)
        return await self.store([Dealt(deal.cards, deal.dealer, deal.first, deal.reshuffle)])

    async def _withdraw(self, guest: str) -> Answer:
        seat = self.standing.seat_of(guest)
        return Refusal("not-seated", "") if seat is None else await self.keeper.arbiter.withdraw(seat)

    async def _set_pace(self, guest: str, pace: str) -> Answer:
        if not self.is_host(guest):
            return Refusal("not-host", "")
        return await self.store([Paced(pace)])

    async def _back(self, guest: str) -> Answer:
        seat = self.standing.seat_of(guest)
        if seat is None:
            return Refusal("not-seated", "")
        return await self.store([Returned(seat)]) if seat in self.standing.left else None

    async def _rename(self, guest: str, name: str) -> Answer:
        return await self.store([Renamed(guest, name)])

    # ---- inside: what clocks and bots do

    def post(self, order: Callable[[], Awaitable[Answer]]) -> None:
        """Leave an order that nobody waits for; if the store fails it, the table stops."""

        async def done() -> None:
            if self.broken:
                return
            refusal = await order()
            if refusal is not None and refusal.code == "not-stored":
                raise NotStoredError(refusal.code)
            self.keeper.arm()

        self._desk.post(done)

    # ---- inside: storing and telling

    async def store(self, events: Sequence[Event]) -> Answer:
        """Store events; only then do they count."""
        if self.broken:
            return Refusal("not-stored", "")
        rows = [Row(kind_of(event), write(event)) for event in events]
        try:
            await self._means.store.append(self.code, self._n, rows, self._seated(events), self._means.clock.today())
        except TakenError as error:
            self.fail(error)
            return Refusal("not-stored", "")
        except NotStoredError:
            return Refusal("not-stored", "")
        self._n += len(rows)
        if self.standing.match is not None:
            self.standing.match.mark()
        self.standing.add(events)
        deal = not all(isinstance(event, Renamed | Left | Returned) for event in events)
        self.tell(table=not all(isinstance(event, Acted | Offered | Withdrawn) for event in events), deal=deal)
        return None

    def _seated(self, events: Sequence[Event]) -> list[str]:
        """List the guests whose place at this table is news."""
        if any(isinstance(event, Dealt) for event in events):
            return [person.guest for _, person in self.standing.people()]
        sitters = [event.sitter for event in events if isinstance(event, Sat)]
        return [sitter.guest for sitter in sitters if isinstance(sitter, Person)]

    def tell(self, *, table: bool = False, deal: bool = False) -> None:
        """Let the clocks follow a change, then let the watcher know."""
        self.keeper.arm()
        if self.watcher is not None:
            self.watcher.changed(table=table, deal=deal)

    def fail(self, error: Exception) -> None:
        """Stop loudly: what is stored is the truth, and the table can be made anew from it."""
        logger.error("table stopped", table=self.code, error=type(error).__name__)
        self.broken = True
        self.keeper.stop()
        if self.watcher is not None:
            self.watcher.closed()


async def found(code: str, founded: Founded, means: Means) -> Table:
    """Store a new table and open it; `TakenError` when the code is in use."""
    await means.store.found(code, founded.game, private=founded.private, created=means.clock.today())
    guests = [sitter.guest for sitter in founded.seats if isinstance(sitter, Person)]
    await means.store.append(code, 0, [Row(kind_of(founded), write(founded))], guests, means.clock.today())
    return Table(code, [founded], means)


async def reopen(code: str, means: Means) -> Table | None:
    """Make a table again from what is stored of it; None when there is nothing."""
    rows = await means.store.log(code)
    return Table(code, [read(row.body) for row in rows], means) if rows else None
