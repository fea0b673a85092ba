"""Opening the database: the settings of SQLite, and the migrations up to today's tables."""

import os
from pathlib import Path
from typing import Protocol

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kozyr.store.folder import FolderError

MIGRATIONS = Path(__file__).parent / "migrations"


class _Cursor(Protocol):
    def execute(self, sql: str) -> object: ...
    def close(self) -> None: ...


class _Raw(Protocol):
    isolation_level: str | None

    def cursor(self) -> _Cursor: ...


async def open_engine(folder: Path) -> AsyncEngine:
    """Open the SQLite database of a data folder and bring its tables up to date; `FolderError` when that fails."""
    path = folder / "kozyr.sqlite"
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise FolderError(f"cannot open the database {path}: {error.strerror}") from error
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
    settle_sqlite(engine)
    try:
        await migrate(engine)
    except (SQLAlchemyError, CommandError) as error:
        await engine.dispose()
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise FolderError(f"cannot open the database {path}: {reason}") from error
    return engine


def settle_sqlite(engine: AsyncEngine) -> None:
    """Make SQLite keep what it has acknowledged, and take the write lock when a writing transaction begins."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(raw: _Raw, _record: object) -> None:
        raw.isolation_level = None  # the driver shall not begin transactions by itself
        cursor = raw.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that the database has not seen."""
    async with engine.execution_options(writes=True).begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
