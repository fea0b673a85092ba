"""What the handlers share."""

from dataclasses import dataclass

from kozyr.store.store import Store
from kozyr.table.clock import Clock
from kozyr.web.hints import Hints
from kozyr.web.identity import Identity
from kozyr.web.lobby import Lobby, Place
from kozyr.web.meters import Meters
from kozyr.web.rates import Counts, Rates
from kozyr.web.reviews import Reviews


@dataclass(frozen=True, slots=True)
class Services:
    """Everything one server has."""

    store: Store
    clock: Clock
    identity: Identity
    lobby: Lobby
    hints: Hints
    reviews: Reviews
    meters: Meters
    rates: Rates
    counts: Counts

    async def find(self, code: str, address: str) -> Place | str:
        """Find a table for somebody at an address, or say why not: guessing codes is slowed down."""
        if self.counts.used_up(self.rates.wrong_codes_of_address, "codes", address):
            return "too-fast"
        place = await self.lobby.find(code)
        if place is None:
            self.counts.allows(self.rates.wrong_codes_of_address, "codes", address)
            return "unknown-table"
        return place
