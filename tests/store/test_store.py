"""What is acknowledged is stored, whole and in order; what fails is not there."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.store.scene import rows

from kozyr.store.engine import migrate, open_engine
from kozyr.store.folder import FolderError
from kozyr.store.schema import metadata
from kozyr.store.store import Guest, Row, Store
from kozyr.store.writer import NotStoredError, TakenError


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path)
    yield opened
    await opened.close()


def stored(folder: Path) -> list[tuple[str, int, str]]:
    """Read the log behind the store's back, as another process would after a crash."""
    connection = sqlite3.connect(folder / "kozyr.sqlite")
    try:
        return connection.execute("SELECT code, n, kind FROM log ORDER BY code, n").fetchall()
    finally:
        connection.close()


async def test_what_is_acknowledged_another_process_can_read(store: Store, tmp_path: Path) -> None:
    await store.append("AAAAA", 0, rows("founded", "dealt"))

    assert stored(tmp_path) == [("AAAAA", 0, "founded"), ("AAAAA", 1, "dealt")]


async def test_a_log_is_read_in_the_order_in_which_it_was_written(store: Store) -> None:
    await store.append("AAAAA", 0, [Row("one", "1"), Row("two", "2")])
    await store.append("AAAAA", 2, [Row("three", "3")])

    assert await store.log("AAAAA") == [Row("one", "1"), Row("two", "2"), Row("three", "3")]
    assert await store.log("BBBBB") == []


async def test_a_row_is_never_written_twice(store: Store, tmp_path: Path) -> None:
    await store.append("AAAAA", 0, rows("first"))

    with pytest.raises(TakenError):
        await store.append("AAAAA", 0, rows("second"))

    assert stored(tmp_path) == [("AAAAA", 0, "first")]


async def test_rows_are_stored_together_or_not_at_all(store: Store, tmp_path: Path) -> None:
    await store.append("AAAAA", 1, rows("in the way"))

    with pytest.raises(TakenError):
        await store.append("AAAAA", 0, rows("one", "two"))

    assert stored(tmp_path) == [("AAAAA", 1, "in the way")]


async def test_what_comes_together_is_committed_together_and_one_fault_harms_no_other(
    store: Store, tmp_path: Path
) -> None:
    await store.append("BAD22", 0, rows("first"))

    results = await asyncio.gather(
        *(store.append(code, 0, rows("x")) for code in ("AAAAA", "BAD22", "CCCCC")), return_exceptions=True
    )

    assert [type(result) for result in results] == [type(None), TakenError, type(None)]
    assert [code for code, _, _ in stored(tmp_path)] == ["AAAAA", "BAD22", "CCCCC"]


async def test_what_comes_together_takes_one_statement_of_each_kind(store: Store, tmp_path: Path) -> None:
    statements: list[str] = []

    @event.listens_for(store._engine.sync_engine, "before_cursor_execute")
    def executing(_connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement.split(maxsplit=1)[0])

    await asyncio.gather(*(store.append(f"AAAA{i}", 0, rows("x", "y")) for i in range(9)))

    assert statements == ["BEGIN", "INSERT"]
    assert len(stored(tmp_path)) == 18


async def test_of_two_that_want_the_same_place_together_one_has_it(store: Store, tmp_path: Path) -> None:
    wanted = [("AAAAA", "one"), ("BBBBB", "x"), ("AAAAA", "two"), ("CCCCC", "y"), ("AAAAA", "three")]

    results = await asyncio.gather(
        *(store.append(code, 0, rows(kind), ["ana"]) for code, kind in wanted), return_exceptions=True
    )

    assert [type(result) for result in results] == [type(None), type(None), TakenError, type(None), TakenError]
    assert stored(tmp_path) == [("AAAAA", 0, "one"), ("BBBBB", 0, "x"), ("CCCCC", 0, "y")]


async def test_whoever_stops_waiting_does_not_stop_the_others(store: Store, tmp_path: Path) -> None:
    impatient = asyncio.create_task(store.append("AAAAA", 0, rows("x")))
    patient = asyncio.create_task(store.append("BBBBB", 0, rows("x")))
    await asyncio.sleep(0)
    impatient.cancel()

    await patient

    assert ("BBBBB", 0, "x") in stored(tmp_path)


async def test_a_commit_that_fails_is_not_acknowledged(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(AsyncConnection, "execute", full)
    with pytest.raises(NotStoredError):
        await store.append("AAAAA", 0, rows("x"))
    monkeypatch.undo()

    assert stored(tmp_path) == []
    await store.append("AAAAA", 0, rows("x"))


async def test_closing_commits_what_still_waits(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    waiting = asyncio.create_task(store.append("AAAAA", 0, rows("x")))
    await asyncio.sleep(0)

    await store.close()
    await waiting

    assert stored(tmp_path) == [("AAAAA", 0, "x")]


async def test_a_code_is_given_once(store: Store) -> None:
    await store.found("AAAAA", "durak", private=True, created=0)

    with pytest.raises(TakenError):
        await store.found("AAAAA", "durak", private=True, created=0)


async def test_a_guest_has_the_name_that_was_stored_last(store: Store) -> None:
    await store.name("g1", "Ana", 0)
    await store.name("g1", "Anna", 1)

    assert await store.guest("g1") == Guest("g1", "Anna")
    assert await store.guest("g2") == Guest("g2", "")


async def test_the_tables_of_a_guest_come_the_latest_first(store: Store) -> None:
    await store.append("AAAAA", 0, rows("x"), ["ana", "ben"], 10)
    await store.append("BBBBB", 0, rows("x"), ["ana"], 20)
    await store.append("AAAAA", 1, rows("x"), ["ana"], 30)

    assert await store.tables_of("ana", 9) == ["AAAAA", "BBBBB"]
    assert await store.tables_of("ana", 1) == ["AAAAA"]
    assert await store.tables_of("ben", 9) == ["AAAAA"]


# ---- the database itself


async def test_sqlite_keeps_what_it_has_acknowledged(tmp_path: Path) -> None:
    engine = await open_engine(tmp_path)
    async with engine.connect() as connection:
        settings = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
        ]
    await engine.dispose()

    assert settings == ["wal", 2]


async def test_a_writing_transaction_takes_the_write_lock_at_its_beginning(tmp_path: Path) -> None:
    engine = await open_engine(tmp_path)
    other = sqlite3.connect(tmp_path / "kozyr.sqlite", timeout=0.0, isolation_level=None)
    try:
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.execute(text("SELECT 1"))
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("BEGIN IMMEDIATE")
        other.execute("BEGIN IMMEDIATE")
    finally:
        other.close()
        await engine.dispose()


async def test_the_migrations_lead_to_the_tables_of_the_code(tmp_path: Path) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    engine = await open_engine(tmp_path)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await store.append("AAAAA", 0, rows("x"))
    await migrate(store._engine)
    await store.close()

    assert stored(tmp_path) == [("AAAAA", 0, "x")]


async def test_a_database_of_the_first_version_keeps_its_log_and_takes_reviews(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await store.append("AAAAA", 0, rows("x"))
    await store.close()
    connection = sqlite3.connect(tmp_path / "kozyr.sqlite")
    connection.execute("DROP TABLE reviews")
    connection.execute("UPDATE alembic_version SET version_num = '001'")
    connection.commit()
    connection.close()

    store = await Store.open(tmp_path)
    await store.keep_review("AAAAA", 1, "{}")
    await store.close()

    assert stored(tmp_path) == [("AAAAA", 0, "x")]


async def test_a_review_belongs_to_one_deal_of_one_table_and_is_written_once(store: Store) -> None:
    await store.keep_review("AAAAA", 1, '{"seats":2}')

    with pytest.raises(TakenError):
        await store.keep_review("AAAAA", 1, "{}")

    assert await store.review("AAAAA", 1) == '{"seats":2}'
    assert await store.review("AAAAA", 2) is None
    assert await store.review("BBBBB", 1) is None


async def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    await (await Store.open(tmp_path)).close()
    connection = sqlite3.connect(tmp_path / "kozyr.sqlite")
    connection.execute("UPDATE alembic_version SET version_num = '999'")
    connection.commit()
    connection.close()

    with pytest.raises(FolderError, match="999"):
        await Store.open(tmp_path)
