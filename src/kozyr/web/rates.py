"""How much is too much: for guests and addresses by the hour and minute, for sockets by the second."""

from dataclasses import dataclass

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from kozyr.table.clock import Clock


@dataclass(frozen=True, slots=True)
class Rates:
    """What one guest, one address, or one socket may do; made so that no player meets it."""

    tables_of_guest: str = "120/hour"
    tables_of_address: str = "1000/hour"
    names_of_guest: str = "60/hour"
    reviews_of_guest: str = "60/hour"
    wrong_codes_of_address: str = "30/minute"
    messages_a_second: float = 40.0
    messages_at_once: float = 120.0
    phrases_a_second: float = 0.5
    phrases_at_once: float = 4.0
    sockets_of_guest: int = 16


class Counts:
    """The counts by guest and by address (the library `limits`)."""

    def __init__(self) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {}

    def allows(self, rate: str, what: str, who: str) -> bool:
        """Count once more; False when that is too much."""
        return self._limiter.hit(self._item(rate), what, who)

    def used_up(self, rate: str, what: str, who: str) -> bool:
        """Say whether nothing more is allowed, without counting."""
        return not self._limiter.test(self._item(rate), what, who)

    def _item(self, rate: str) -> RateLimitItem:
        if rate not in self._items:
            self._items[rate] = parse(rate)
        return self._items[rate]


class Bucket:
    """Tokens that refill with time. For each message of a socket, where `limits` would start a thread a message.

    >>> from kozyr.table.clock import FakeClock
    >>> clock = FakeClock()
    >>> bucket = Bucket(clock, a_second=1.0, at_once=2.0)
    >>> [bucket.takes() for _ in range(3)]
    [True, True, False]
    >>> clock.advance(1.0)
    >>> bucket.takes()
    True
    """

    def __init__(self, clock: Clock, *, a_second: float, at_once: float) -> None:
        self._clock = clock
        self._a_second = a_second
        self._at_once = at_once
        self._tokens = at_once
        self._seen = clock.now()

    def takes(self) -> bool:
        """Take a token; False when there is none."""
        now = self._clock.now()
        self._tokens = min(self._at_once, self._tokens + (now - self._seen) * self._a_second)
        self._seen = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True
