"""Reviews of finished deals: computed in the background, one decision after another, and kept in the store."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from msgspec import Raw

from kozyr import record
from kozyr.bots.workers import Workers
from kozyr.store.store import Store, TakenError
from kozyr.table.match import Match, seat_names
from kozyr.web import backward, wire
from kozyr.web.faults import log_fault

# A table's code, and the number of its finished deal.
Key: TypeAlias = tuple[str, int]


@dataclass(eq=False)
class Job:
    """A review at work: so many decisions of so many are judged."""

    done: int = 0
    of: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = None

    def told(self) -> wire.ReviewAnswer:
        """Write down how far it is."""
        return wire.ReviewAnswer("failed" if self.failed else "working", self.done, self.of, None)


class Reviews:
    """One computation a deal, however many ask; what a killed server had begun is begun anew."""

    def __init__(self, workers: Workers, store: Store) -> None:
        self.iterations = backward.ITERATIONS
        self._workers = workers
        self._store = store
        self._jobs: dict[Key, Job] = {}

    async def look(self, key: Key) -> wire.ReviewAnswer:
        """Say how a review stands; one that gets done while the store is asked is still working."""
        before = self._jobs.get(key)
        body = await self._store.review(*key)
        if body is not None:
            return wire.ReviewAnswer("done", 0, 0, Raw(body.encode()))
        job = self._jobs.get(key, before)
        return wire.ReviewAnswer("none", 0, 0, None) if job is None else job.told()

    def begin(self, key: Key, match: Match) -> wire.ReviewAnswer:
        """Begin a review that does not stand anywhere, or has failed."""
        if key not in self._jobs or self._jobs[key].failed:
            job = self._jobs[key] = Job()
            job.task = asyncio.create_task(self._work(key, job, text_of(match)))
        return self._jobs[key].told()

    async def close(self) -> None:
        """Stop all work."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, key: Key, job: Job, text: str) -> None:
        try:
            body = await self._computed(job, text)
            with suppress(TakenError):
                await self._store.keep_review(*key, body)
        except Exception as error:  # noqa: BLE001 - whatever went wrong, those who ask must learn of it
            log_fault("review failed", error)
            job.failed = True
        else:
            del self._jobs[key]

    async def _computed(self, job: Job, text: str) -> str:
        steps = await self._workers.ask(backward.decisions, text, background=True)
        job.of = len(steps)
        moves = []
        for step in steps:
            with suppress(TimeoutError):  # a decision that takes too long is left out
                moves.append(await self._workers.ask(backward.judged, text, step, self.iterations, background=True))
            job.done += 1
        return await self._workers.ask(backward.assembled, text, moves, background=True)


def text_of(match: Match) -> str:
    """Write the record of a finished deal, with seats named as on the wire and nobody named by his name."""
    return record.write(record.played(match.game, match.deal, tuple(seat_names(match.game.seats)), match.acts()))
