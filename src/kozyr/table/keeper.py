"""What keeps a table going: clocks, bots, and the bots that stand in for people who are away."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from random import Random

from kozyr.protocol import Seat
from kozyr.store.store import Store
from kozyr.table.arbiter import Arbiter
from kozyr.table.clock import Clock, Timer
from kozyr.table.events import Robot
from kozyr.table.orders import Answer, Orders
from kozyr.table.pace import PACES
from kozyr.table.robots import Choose, Robots
from kozyr.table.standing import Standing
from kozyr.table.timers import Timers, Wish

WATCHERS_AFTER = 1.0  # seconds until a change in the number of spectators is told
STAND_IN = "heuristic"  # plays for a person who is away


@dataclass(frozen=True, slots=True)
class Means:
    """What a table works with: ``deals`` shuffles, ``luck`` times the bots, ``choose`` asks a bot of that name.

    ``grace`` is how many seconds a person may be without a connection before a bot plays (Q22), ``contest`` how many a
    contested card is offered before it is played (B19).
    """

    store: Store
    clock: Clock
    deals: Random
    luck: Random
    choose: Choose
    grace: float
    contest: float


@dataclass(frozen=True, slots=True)
class Wait:
    """What the clock measures: a decision (``turn``) or a throw-in window, and the table that it is about.

    The same for all attackers, whatever they hold (Q4).
    """

    kind: str
    stamp: tuple[int, int]
    awaited: tuple[Seat, ...]


class Keeper:
    """Acts for those who do not: for bots, for people who are away, and for people whose time is up.

    Nothing runs while nobody is connected: the table waits for the first to come back.
    """

    def __init__(self, standing: Standing, means: Means, orders: Orders) -> None:
        self.arbiter = Arbiter(standing, means.contest, orders)
        self.robots = Robots(standing, means.choose, means.luck, orders, self._robot)
        self.absent: set[Seat] = set()
        self.present: Counter[str] = Counter()
        self._standing = standing
        self._means = means
        self._orders = orders
        self._timers = Timers(means.clock)
        self._watchers: Timer | None = None
        self._stopped = False

    # ---- presence

    def arrive(self, guest: str) -> None:
        """A connection of the guest has opened; who was away has the seat back."""
        self.present[guest] += 1
        seat = self._standing.seat_of(guest)
        if seat is not None:
            self.absent.discard(seat)
        self._presence_changed(guest, connections=self.present[guest] - 1)

    def depart(self, guest: str) -> None:
        """A connection of the guest has closed."""
        self.present[guest] -= 1
        left = self.present[guest]
        if not left:
            del self.present[guest]
        self._presence_changed(guest, connections=left)

    def _presence_changed(self, guest: str, connections: int) -> None:
        """Tell at once of a person at the table; of spectators, who may be many, once in a while."""
        seated = self._standing.seat_of(guest) is not None
        self._orders.tell(table=seated and not connections)
        if not seated and not connections and self._watchers is None and not self._stopped:
            self._watchers = self._means.clock.after(WATCHERS_AFTER, self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._watchers = None
        self._orders.tell(table=True)

    def is_away(self, seat: Seat) -> bool:
        """Say whether a bot plays for the person of this seat (Q22)."""
        return seat in self.absent or seat in self._standing.left

    # ---- clocks

    def clock(self) -> tuple[str, float, float] | None:
        """Give what the clock measures and its seconds left and in all; None without one."""
        wait = self._wait()
        left = None if wait is None else self._timers.left(wait)
        return None if wait is None or left is None else (wait.kind, *left)

    def offer_left(self) -> tuple[float, float]:
        """Give how many seconds the offered card still waits, and of how many."""
        return next((left for key in self._offer_keys() if (left := self._timers.left(key)) is not None), (0.0, 0.0))

    def _offer_keys(self) -> list[Hashable]:
        return [(self._standing.offer, contested) for contested in (True, False)]

    def arm(self) -> None:
        """Let exactly those clocks run that the table needs now."""
        wishes: dict[Hashable, Wish] = {}
        match = self._standing.match
        if match is not None and self._standing.playing and self.present and not self._stopped:
            self._wish_clock(wishes)
            self.robots.wish(wishes, match)
            self._wish_graces(wishes)
            self.arbiter.wish(wishes, match)
        self._timers.arm(wishes)

    def stop(self) -> None:
        """Let nothing run any more."""
        self._stopped = True
        self._timers.arm({})
        self.robots.stop()
        if self._watchers is not None:
            self._watchers.cancel()
            self._watchers = None

    # ---- inside

    def _wait(self) -> Wait | None:
        match = self._standing.match
        if match is None or not self._standing.playing:
            return None
        awaited = tuple(match.awaited)
        return Wait("turn" if awaited else "window", match.stamp, awaited)

    def _wish_clock(self, wishes: dict[Hashable, Wish]) -> None:
        wait = self._wait()
        pace = PACES[self._standing.pace]
        if wait is None:
            return
        seconds = pace.turn if wait.kind == "turn" else pace.window
        if seconds is not None:
            order = partial(self._time_up, wait)
            wishes[wait] = Wish(lambda: seconds, lambda: self._orders.post(order))

    def _wish_graces(self, wishes: dict[Hashable, Wish]) -> None:
        seconds = self._means.grace * PACES[self._standing.pace].graces
        for seat, person in self._standing.people():
            if person.guest not in self.present and not self.is_away(seat):
                wishes["grace", seat] = Wish(lambda: seconds, partial(self._grace_over, seat))

    def _grace_over(self, seat: Seat) -> None:
        self.absent.add(seat)
        self._orders.tell(table=True)

    async def _time_up(self, wait: Wait) -> Answer:
        match = self._standing.match
        if match is None or self._wait() != wait:
            return None
        late = [seat for seat in match.awaited or match.to_act if not self.arbiter.is_waiting(seat)]
        return await self._orders.play(match, match.idle(late)) if late else None

    def _robot(self, seat: Seat) -> str | None:
        """Give the bot that plays this seat now, None when a person does or an offered card waits (B19)."""
        if self.arbiter.is_waiting(seat):
            return None
        sitter = self._standing.sitters[seat]
        if isinstance(sitter, Robot):
            return sitter.bot
        return STAND_IN if self.is_away(seat) else None
