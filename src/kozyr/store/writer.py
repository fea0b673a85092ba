"""One writer for the whole database: whatever waits is committed together, and told only after the commit."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from typing import TypeAlias

import structlog
from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

# A statement and the rows it is run for, of which there is at least one. Statements are equal if they are the same one.
Statement: TypeAlias = tuple[Executable, Sequence[Mapping[str, object]]]

TOGETHER_MOST = 256

logger = structlog.get_logger(__name__)


class NotStoredError(Exception):
    """The database did not take it; nothing of it is stored."""


class TakenError(NotStoredError):
    """A row with this key is already there."""


@dataclass(eq=False)
class _Job:
    """Statements that are stored together or not at all, and who waits for that."""

    statements: Sequence[Statement]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """The task that commits (group commit)."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())

    async def commit(self, statements: Sequence[Statement]) -> None:
        """Store the statements; returns after their commit.

        `TakenError` when a key is taken already, `NotStoredError` when the database fails otherwise.
        """
        job = _Job(statements)
        self._jobs.put_nowait(job)
        await job.done

    async def close(self) -> None:
        """Commit what waits, then stop."""
        await self._jobs.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _work(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while not self._jobs.empty() and len(jobs) < TOGETHER_MOST:
                jobs.append(self._jobs.get_nowait())
            await self._store(jobs)
            for _ in jobs:
                self._jobs.task_done()

    async def _store(self, jobs: Sequence[_Job]) -> None:
        """Commit jobs together; if that fails, each alone, so that one bad job harms no other."""
        try:
            await self._transaction(jobs)
        except SQLAlchemyError as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self._store([job])
                return
            logger.warning("not stored", error=type(error).__name__)
            failure = TakenError if isinstance(error, IntegrityError) else NotStoredError
            _answer(jobs, failure(type(error).__name__))
        else:
            _answer(jobs, None)

    async def _transaction(self, jobs: Sequence[_Job]) -> None:
        async with self._engine.begin() as connection:
            for statement, rows in _merged(jobs):
                await connection.execute(statement, rows)


def _merged(jobs: Sequence[_Job]) -> Iterator[tuple[Executable, list[Mapping[str, object]]]]:
    """Join the rows of equal statements that follow each other: each statement costs trips to the database's thread."""
    statements = [statement for job in jobs for statement in job.statements]
    for _, run in groupby(statements, key=lambda statement: id(statement[0])):
        together = list(run)
        yield together[0][0], [row for _, rows in together for row in rows]


def _answer(jobs: Sequence[_Job], error: Exception | None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
