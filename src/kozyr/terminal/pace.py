"""The pace of a game: bots play one action after the other, with a pause before each, until the person is asked."""

import asyncio
from collections.abc import Awaitable, Callable

from kozyr.protocol import Refusal
from kozyr.terminal.session import Session

Heard = Callable[[bool, Refusal | None], Awaitable[None]]


class Pace:
    """Lets the bots of a session play; ``quiet`` is set while they have nothing to do."""

    def __init__(self, session: Session, pause: float) -> None:
        """Pause so many seconds before each action."""
        self.quiet = asyncio.Event()
        self._stir = asyncio.Event()
        self._session = session
        self._pause = pause

    def wake(self) -> None:
        """Let the bots look whether they may do something now."""
        self.quiet.clear()
        self._stir.set()

    async def keep(self, heard: Heard) -> None:
        """Let them play for ever; ``heard`` is told whether a bot moved, and why a waiting card came back if it did."""
        while True:
            if not self._stir.is_set():
                self.quiet.set()
            await self._stir.wait()
            self._stir.clear()
            moved = True
            while moved:
                await asyncio.sleep(self._pause)
                moved = await self._session.advance()
                await heard(moved, self._session.settle())
