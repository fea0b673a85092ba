"""All tables of a server: made, found by their code, woken from the store, put to sleep when nobody is there."""

import asyncio
from dataclasses import dataclass

from kozyr import bots, games
from kozyr.protocol import OptionError, Refusal
from kozyr.store.store import TakenError
from kozyr.table.clock import Timer
from kozyr.table.events import Founded, Open, Person, Robot, Sitter
from kozyr.table.keeper import Means
from kozyr.table.table import Table, found, reopen
from kozyr.web import wire
from kozyr.web.identity import Identity
from kozyr.web.meters import Meters
from kozyr.web.room import Room

CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no signs that are read for another
CODE_LENGTH = 5
CODE_TRIES = 20
SLEEP_AFTER = 600.0  # seconds without a connection
DETAIL_MOST = 200


@dataclass(frozen=True, slots=True)
class Place:
    """A table and its connections."""

    table: Table
    room: Room


class Lobby:
    """The tables in memory; all others sleep in the store."""

    def __init__(self, means: Means, meters: Meters, identity: Identity) -> None:
        self._means = means
        self._meters = meters
        self._identity = identity
        self._places: dict[str, Place] = {}
        self._waking: dict[str, asyncio.Task[Place | None]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._bedtimes: dict[str, Timer] = {}

    def awake(self) -> list[Table]:
        """List the tables in memory."""
        return [place.table for place in self._places.values()]

    async def find(self, code: str) -> Place | None:
        """Find a table by its code, None for one that does not exist."""
        code = code.upper()
        if code in self._places:
            return self._places[code]
        if len(code) != CODE_LENGTH or any(sign not in CODE_SIGNS for sign in code):
            return None
        if code not in self._waking:
            self._waking[code] = asyncio.create_task(self._wake(code))
        return await asyncio.shield(self._waking[code])

    async def make(self, guest: str, name: str, plan: wire.Plan) -> Table | Refusal:
        """Make a table as planned and, if it shall start and no seat is open, deal."""
        refusal = _refusal(plan)
        if refusal is not None:
            return refusal
        founded = Founded(
            game=plan.game,
            options=plan.options,
            seats=[_sitter(seat, guest, name) for seat in plan.seats],
            pace=plan.pace,
            bot_delay=plan.bot_delay,
            private=plan.private,
            host=guest,
        )
        table = await self._found(founded)
        self._meters.made.inc()
        if plan.start and not table.standing.open_seats():
            await table.start(guest)
        return table

    async def of_guest(self, guest: str, most: int) -> list[Table]:
        """List the tables where a guest has or had a seat, the latest first."""
        places = [await self.find(code) for code in await self._means.store.tables_of(guest, most)]
        return [place.table for place in places if place is not None]

    async def rename(self, guest: str, name: str) -> None:
        """Show a guest's new name wherever he sits."""
        await self._means.store.name(guest, name, self._means.clock.today())
        for table in self.awake():
            if table.standing.seat_of(guest) is not None:
                await table.rename(guest, name)

    def empty(self, room: Room) -> None:
        """The last connection of a table has closed: let it sleep after a while."""
        self._let_sleep(room.table.code)

    def drop(self, table: Table) -> None:
        """Forget a table that has stopped; it wakes anew from the store."""
        place = self._places.get(table.code)
        if place is not None and place.table is table:
            self._forget(table.code)

    async def close(self) -> None:
        """Stop all tables."""
        for code in list(self._places):
            self._forget(code)
        while self._closing or self._waking:
            await asyncio.gather(*self._closing, *self._waking.values())

    async def _found(self, founded: Founded) -> Table:
        for _ in range(CODE_TRIES):
            code = "".join(self._means.luck.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
            try:
                table = await found(code, founded, self._means)
            except TakenError:
                continue
            self._keep(table)
            return table
        raise TakenError("no code was free")

    async def _wake(self, code: str) -> Place | None:
        try:
            table = await reopen(code, self._means)
            return None if table is None else self._keep(table)
        finally:
            del self._waking[code]

    def _keep(self, table: Table) -> Place:
        place = Place(table, Room(table, self._identity, self._meters, self.drop))
        self._places[table.code] = place
        self._meters.tables.set(len(self._places))
        self._let_sleep(table.code)
        return place

    def _let_sleep(self, code: str) -> None:
        if code in self._bedtimes:
            self._bedtimes.pop(code).cancel()
        if code in self._places:
            self._bedtimes[code] = self._means.clock.after(SLEEP_AFTER, lambda: self._bedtime(code))

    def _bedtime(self, code: str) -> None:
        del self._bedtimes[code]
        if code in self._places and not self._places[code].table.keeper.present:
            self._forget(code)

    def _forget(self, code: str) -> None:
        place = self._places.pop(code)
        if code in self._bedtimes:
            self._bedtimes.pop(code).cancel()
        self._meters.tables.set(len(self._places))
        place.room.closed()
        task = asyncio.create_task(place.table.close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


def _refusal(plan: wire.Plan) -> Refusal | None:
    """Say what is wrong with a plan, before anything is made."""
    if plan.game not in games.NAMES:
        return Refusal("unknown-game", "", {"game": plan.game})
    least, most = games.seats(plan.game).least, games.seats(plan.game).most
    if not least <= len(plan.seats) <= most:
        return Refusal("bad-seats", "R1", {"least": least, "most": most, "seats": len(plan.seats)})
    if sum(isinstance(seat, wire.Me) for seat in plan.seats) > 1:
        return Refusal("one-seat-each", "")
    for seat in plan.seats:
        if isinstance(seat, wire.BotSeat) and seat.bot not in bots.offered(plan.game):
            return Refusal("unknown-bot", "", {"bot": seat.bot})
    try:
        games.make(plan.game, len(plan.seats), plan.options)
    except OptionError as error:
        return _bad_option(error)
    return None


def _bad_option(error: OptionError) -> Refusal:
    values = {"option": error.option[:DETAIL_MOST], "reason": error.reason, "detail": str(error)[:DETAIL_MOST]}
    return Refusal("bad-option", "", {**values, "needed": error.needed} if error.needed else values)


def _sitter(seat: wire.Me | wire.OpenSeat | wire.BotSeat, guest: str, name: str) -> Sitter:
    match seat:
        case wire.Me():
            return Person(guest, name)
        case wire.BotSeat():
            return Robot(seat.bot)
        case wire.OpenSeat():
            return Open()
