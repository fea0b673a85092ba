"""Time as an argument: the running loop's clock for serving, one that stands still for tests."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol


class Timer(Protocol):
    """A call that waits for its time."""

    def cancel(self) -> None:
        """Forget the call; harmless when it has already run."""


class Clock(Protocol):
    """What tells the time and calls back later."""

    def now(self) -> float:
        """Give seconds from an arbitrary beginning; never runs backwards."""

    def today(self) -> int:
        """Give seconds since 1970, for dates that are stored."""

    def after(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call once after so many seconds."""


class LoopClock:
    """The clock of the running event loop."""

    def now(self) -> float:
        """Give the loop's time in seconds."""
        return asyncio.get_running_loop().time()

    def today(self) -> int:
        """Give seconds since 1970."""
        return int(time.time())

    def after(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call once after so many seconds, from the loop."""
        return asyncio.get_running_loop().call_later(seconds, call)


@dataclass(eq=False)
class Alarm:
    """One waiting call of a `FakeClock`."""

    due: float
    call: Callable[[], None]
    clock: "FakeClock"

    def cancel(self) -> None:
        """Forget the call."""
        if self in self.clock.alarms:
            self.clock.alarms.remove(self)


@dataclass
class FakeClock:
    """A clock that moves only when a test says so.

    >>> clock = FakeClock()
    >>> heard = []
    >>> alarm = clock.after(2.0, lambda: heard.append(clock.now()))
    >>> clock.advance(5.0)
    >>> heard, clock.now()
    ([2.0], 5.0)
    """

    time: float = 0.0
    alarms: list[Alarm] = field(default_factory=list)

    def now(self) -> float:
        """Give the time that the test has set."""
        return self.time

    def today(self) -> int:
        """Give a fixed day plus the time that has passed."""
        return 1_700_000_000 + int(self.time)

    def after(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call when the clock is moved past that time."""
        alarm = Alarm(self.time + seconds, call, self)
        self.alarms.append(alarm)
        return alarm

    def next_due(self) -> float | None:
        """Give the time of the next waiting call, None when nothing waits."""
        return min((alarm.due for alarm in self.alarms), default=None)

    def advance(self, seconds: float) -> None:
        """Move on, running what falls due in the order of its time."""
        end = self.time + seconds
        while (due := self.next_due()) is not None and due <= end:
            alarm = next(alarm for alarm in self.alarms if alarm.due == due)
            self.alarms.remove(alarm)
            self.time = max(self.time, due)
            alarm.call()
        self.time = end
