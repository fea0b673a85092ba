"""What those who act for others ask of their table: the keeper for bots and clocks, the arbiter for offered cards."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

from kozyr.protocol import Refusal, Seat
from kozyr.table.events import Event
from kozyr.table.match import Match

Answer: TypeAlias = Refusal | None


class Orders(Protocol):
    """What a table does when asked."""

    def post(self, order: Callable[[], Awaitable[Answer]]) -> None:
        """Leave an order on the desk."""

    async def play(self, match: Match, lines: Sequence[tuple[Seat, str]]) -> Answer:
        """Store actions that were tried."""

    async def submit(self, match: Match, seat: Seat, texts: Sequence[str]) -> Answer:
        """Store actions of one seat that were tried; a contested card is offered instead (B19)."""

    async def store(self, events: Sequence[Event]) -> Answer:
        """Store events; only then do they count."""

    def tell(self, *, table: bool = False, deal: bool = False) -> None:
        """Something has changed."""

    def fail(self, error: Exception) -> None:
        """Something went wrong that must not."""
