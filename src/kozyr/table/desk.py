"""One writer for each table: orders run one after another, whoever gives them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")
Order = Callable[[], Awaitable[None]]


class Desk:
    """A queue of orders and the task that carries them out.

    An order that was begun is always finished, also when whoever asked has gone away meanwhile.
    """

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._orders: asyncio.Queue[Order] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())

    def post(self, order: Order) -> None:
        """Leave an order without waiting; if it raises, `failed` is told."""
        self._orders.put_nowait(order)

    async def ask(self, order: Callable[[], Awaitable[T]]) -> T:
        """Leave an order and wait for its answer; what it raises is raised here."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                result = await order()
            except Exception as error:
                if answer.cancelled():
                    raise
                answer.set_exception(error)
            else:
                if not answer.cancelled():
                    answer.set_result(result)

        self.post(answered)
        return await answer

    async def quiet(self) -> None:
        """Wait until nothing is left to do."""
        await self._orders.join()

    async def close(self) -> None:
        """Finish what lies on the desk, then stop."""
        await self._orders.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _work(self) -> None:
        while True:
            order = await self._orders.get()
            try:
                await order()
            except Exception as error:  # noqa: BLE001 - the table must learn of whatever went wrong
                self._failed(error)
            finally:
                self._orders.task_done()
