"""The connections at one table: each has a bounded queue, so that a slow one holds up nobody."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import json

from kozyr.table.table import Table
from kozyr.web import wire
from kozyr.web.identity import Identity
from kozyr.web.meters import Meters
from kozyr.web.showing import state_message, table_message

QUEUE_MOST = 64
BEHIND = 4008  # close code: fell behind; connect anew for the present state
ANEW = 4012  # close code: the table was stopped; connect anew
CROWDED = 4029  # close code: too many connections or messages


def _future() -> asyncio.Future[int]:
    return asyncio.get_running_loop().create_future()


@dataclass(eq=False)
class Connection:
    """One socket of a guest; ``base`` is the address under which it reached us; ``dropped`` is its close code."""

    guest: str
    base: str
    queue: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(QUEUE_MOST))
    dropped: asyncio.Future[int] = field(default_factory=_future)

    def put(self, text: str) -> None:
        """Send without waiting; a connection that fell behind is dropped."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.drop(BEHIND)

    def drop(self, code: int) -> None:
        """Let the socket be closed."""
        if not self.dropped.done():
            self.dropped.set_result(code)


def encoded(message: wire.ServerMessage) -> str:
    """Write a message as JSON."""
    return json.encode(message).decode()


class Room:
    """All connections of one table; every distinct message is made and encoded once."""

    def __init__(self, table: Table, identity: Identity, meters: Meters, stopped: Callable[[Table], None]) -> None:
        self.table = table
        self._stopped = stopped
        table.watcher = self
        self._identity = identity
        self._meters = meters
        self._connections: list[Connection] = []

    def enter(self, connection: Connection) -> None:
        """Add a connection and tell it all."""
        self.table.keeper.arrive(connection.guest)
        self._connections.append(connection)
        self._meters.sockets.inc()
        self._send([connection], table=True, deal=True)

    def leave(self, connection: Connection) -> bool:
        """Take a connection away; True when it was the last."""
        self._connections.remove(connection)
        self._meters.sockets.dec()
        self.table.keeper.depart(connection.guest)
        return not self._connections

    def count(self, guest: str) -> int:
        """Count the connections of a guest."""
        return Counter(connection.guest for connection in self._connections)[guest]

    def say(self, seat: int, phrase: str) -> None:
        """Tell all what somebody says."""
        text = encoded(wire.Said(seat, phrase))
        for connection in self._connections:
            connection.put(text)

    def changed(self, *, table: bool, deal: bool) -> None:
        """Tell all connections what is new."""
        self._send(self._connections, table=table, deal=deal)

    def closed(self) -> None:
        """The table has stopped: let all connect anew."""
        self._stopped(self.table)
        for connection in self._connections:
            connection.drop(ANEW)

    def _send(self, connections: list[Connection], *, table: bool, deal: bool) -> None:
        tables: dict[tuple[str, str], str] = {}
        states: dict[int | None, str | None] = {}
        for connection in connections:
            if table:
                reader = (connection.guest, connection.base)
                if reader not in tables:
                    tables[reader] = self._table(*reader)
                connection.put(tables[reader])
            if deal:
                seat = self.table.standing.seat_of(connection.guest)
                if seat not in states:
                    states[seat] = self._state(seat)
                text = states[seat]
                if text is not None:
                    connection.put(text)

    def _table(self, guest: str, base: str) -> str:
        seat = self.table.standing.seat_of(guest)
        resume = None if seat is None else f"{base}/r/{self._identity.token(self.table.code, seat, guest)}"
        return encoded(table_message(self.table, guest, resume))

    def _state(self, seat: int | None) -> str | None:
        message = state_message(self.table, seat)
        return None if message is None else encoded(message)
