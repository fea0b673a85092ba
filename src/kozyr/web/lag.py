"""How late the event loop comes to what is due: while it is busy, everybody waits so long."""

import asyncio
from collections.abc import Callable

PERIOD = 0.02  # seconds between two looks


class Lag:
    """Looks at the running loop's clock again and again, and tells by how many seconds it was late."""

    def __init__(self, tell: Callable[[float], None]) -> None:
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._next = self._loop.call_later(PERIOD, self._look)

    def stop(self) -> None:
        """Look no more."""
        self._next.cancel()

    def _look(self) -> None:
        now = self._loop.time()
        self._tell(max(0.0, now - self._next.when()))
        self._next = self._loop.call_at(now + PERIOD, self._look)
