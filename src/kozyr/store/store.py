"""What tables and the lobby store and read back."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kozyr.store.engine import open_engine
from kozyr.store.schema import guests, log, members, reviews, tables
from kozyr.store.writer import Statement, TakenError, Writer

__all__ = ["Guest", "Row", "Store", "TakenError"]

# Made once: the writer joins the rows of what is the same statement.
_FOUND = insert(tables)
_APPEND = insert(log)
_LEAVE = delete(members).where(members.c.guest == bindparam("of_guest"), members.c.code == bindparam("of_code"))
_JOIN = insert(members)
_UNNAME = delete(guests).where(guests.c.id == bindparam("of_guest"))
_NAME = insert(guests)
_REVIEW = insert(reviews)


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table's log: the kind of event and its JSON."""

    kind: str
    body: str


@dataclass(frozen=True, slots=True)
class Guest:
    """Who plays, and under which name."""

    id: str
    name: str


class Store:
    """The open database. Every writing method returns after the commit, or raises `NotStoredError`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, folder: Path) -> Self:
        """Open, or make, the database of a data folder."""
        return cls(await open_engine(folder))

    async def close(self) -> None:
        """Commit what waits and close."""
        await self._writer.close()
        await self._engine.dispose()

    async def found(self, code: str, game: str, *, private: bool, created: int) -> None:
        """Store a new table; `TakenError` when the code is in use."""
        row = {"code": code, "game": game, "private": private, "created": created}
        await self._writer.commit([(_FOUND, [row])])

    async def append(self, code: str, n: int, rows: Sequence[Row], seated: Sequence[str] = (), today: int = 0) -> None:
        """Store rows n, n + 1, … of a table's log, and that these guests sit there now.

        `TakenError` when the log already has a row n: somebody else has written.
        """
        lines = [{"code": code, "n": n + i, "kind": row.kind, "body": row.body} for i, row in enumerate(rows)]
        statements: list[Statement] = [(_APPEND, lines)]
        if seated:
            statements.append((_LEAVE, [{"of_guest": guest, "of_code": code} for guest in seated]))
            statements.append((_JOIN, [{"guest": guest, "code": code, "touched": today} for guest in seated]))
        await self._writer.commit(statements)

    async def log(self, code: str) -> list[Row]:
        """Read a table's log from its first row; empty for an unknown table."""
        wanted = select(log.c.kind, log.c.body).where(log.c.code == code).order_by(log.c.n)
        async with self._engine.connect() as connection:
            return [Row(kind, body) for kind, body in await connection.execute(wanted)]

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """List the tables where a guest has or had a seat, the latest first."""
        wanted = (
            select(members.c.code)
            .where(members.c.guest == guest)
            .order_by(members.c.touched.desc(), members.c.code)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return [code for (code,) in await connection.execute(wanted)]

    async def guest(self, guest: str) -> Guest:
        """Read who a guest is; one without a stored name has an empty one."""
        wanted = select(guests.c.name).where(guests.c.id == guest)
        async with self._engine.connect() as connection:
            return Guest(guest, (await connection.execute(wanted)).scalar() or "")

    async def name(self, guest: str, name: str, created: int) -> None:
        """Store the name of a guest."""
        row = {"id": guest, "name": name, "created": created}
        await self._writer.commit([(_UNNAME, [{"of_guest": guest}]), (_NAME, [row])])

    async def review(self, code: str, deal: int) -> str | None:
        """Read the review of a table's deal; None when there is none."""
        wanted = select(reviews.c.body).where(reviews.c.code == code, reviews.c.deal == deal)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    async def keep_review(self, code: str, deal: int, body: str) -> None:
        """Store the review of a table's deal; `TakenError` when it has one."""
        await self._writer.commit([(_REVIEW, [{"code": code, "deal": deal, "body": body}])])
