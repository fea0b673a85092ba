"""Workers that a test holds: they compute in this process, once they may, and remember what they were asked."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from kozyr.bots.workers import Workers

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Held(Workers):
    """Workers whose gate is open until a test closes it; ``error`` is raised instead of an answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked: list[tuple[object, ...]] = []
        self.background: list[bool] = []
        self.error: Exception | None = None

    async def ask(self, work: Callable[[*Ts], T], *args: *Ts, background: bool = False) -> T:
        """Wait for the gate, then compute."""
        self.asked.append((work, *args))
        self.background.append(background)
        await self.gate.wait()
        if self.error is not None:
            raise self.error
        return work(*args)
