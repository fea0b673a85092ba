"""Who goes first when two want the last place: a contested card is offered and waits before it is played (B19)."""

from collections.abc import Hashable, Sequence
from functools import partial

from kozyr.protocol import Refusal, Seat
from kozyr.table.events import Event, Offered, Withdrawn
from kozyr.table.match import Match
from kozyr.table.orders import Answer, Orders
from kozyr.table.standing import Standing
from kozyr.table.timers import Wish

CONTEST = 2.0  # seconds that an offered card waits at a table with people


class Arbiter:
    """Holds back a card that takes a place which a player with priority, not yet done, could still use.

    An offer is stored and shown to all. When the other plays, says that he is done, or the time ends, the card is
    tried again: it is played, or goes back to the hand with the reason.
    """

    def __init__(self, standing: Standing, seconds: float, orders: Orders) -> None:
        self._standing = standing
        self._seconds = seconds
        self._orders = orders

    def refusal(self, seat: Seat) -> Refusal | None:
        """Refuse a further action of a player whose card waits; he may withdraw it first."""
        offer = self._standing.offer
        return Refusal("offer-waits", "B19") if offer is not None and offer.seat == seat else None

    def is_waiting(self, seat: Seat) -> bool:
        """Say whether a card of this seat is offered now."""
        return self._standing.offer is not None and self._standing.offer.seat == seat

    def held_back(self, match: Match, seat: Seat, texts: Sequence[str]) -> list[Event] | None:
        """Give what to store instead of the actions when their first card must wait; None to play them."""
        if not self._standing.people() or self._seconds <= 0 or len(texts) != 1:
            return None
        if not match.contested(seat, texts[0]):
            return None
        return [Offered(seat, texts[0], match.stamp[0])]

    def wish(self, wishes: dict[Hashable, Wish], match: Match) -> None:
        """Ask for the moment when the offered card is tried again: at once when nobody contests it any more."""
        offer = self._standing.offer
        if offer is None:
            return
        contested = match.stamp[0] == offer.bout and match.contested(offer.seat, offer.action)
        seconds = self._seconds if contested else 0.0
        order = partial(self._try_again, offer)
        wishes[offer, contested] = Wish(lambda: seconds, lambda: self._orders.post(order))

    async def withdraw(self, seat: Seat) -> Answer:
        """Take the own offered card back."""
        offer = self._standing.offer
        if offer is None or offer.seat != seat:
            return Refusal("no-offer", "B19")
        return await self._orders.store([Withdrawn(seat, offer.action)])

    async def _try_again(self, offer: Offered) -> Answer:
        match = self._standing.match
        if match is None or self._standing.offer != offer:
            return None
        tried = match.submit(offer.seat, [offer.action], (offer.bout, match.stamp[1]))
        if isinstance(tried, Refusal):
            return await self._orders.store([Withdrawn(offer.seat, offer.action, tried.code, tried.clause)])
        return await self._orders.play(match, [(offer.seat, text) for text in tried])
