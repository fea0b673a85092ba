"""Who may compute next: what somebody waits for goes before what runs in the background."""

import asyncio
from collections import deque


class Slots:
    """So many places, of which work in the background may hold only some.

    >>> slots = Slots(2, background=1)
    >>> asyncio.run(slots.take(background=True))
    >>> slots.free
    1
    """

    def __init__(self, most: int, *, background: int) -> None:
        self.free = most
        self._background = background
        self._waiting: dict[bool, deque[asyncio.Future[None]]] = {False: deque(), True: deque()}

    async def take(self, *, background: bool) -> None:
        """Wait for a place."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[background].append(place)
        self._hand_out()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back(background=background)
            raise

    def give_back(self, *, background: bool) -> None:
        """Leave a place to the next."""
        self.free += 1
        self._background += background
        self._hand_out()

    def _hand_out(self) -> None:
        self._give(background=False, most=self.free)
        self._give(background=True, most=min(self.free, self._background))

    def _give(self, *, background: bool, most: int) -> None:
        waiting = self._waiting[background]
        while most > 0 and waiting:
            place = waiting.popleft()
            if place.done():
                continue  # nobody waits for it any more
            place.set_result(None)
            self.free -= 1
            self._background -= background
            most -= 1
