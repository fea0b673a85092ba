"""The waiting calls of one table, kept in step with what the table waits for."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass

from kozyr.table.clock import Clock, Timer


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that shall happen later: after how many seconds (asked once, when it begins to wait), and what."""

    seconds: Callable[[], float]
    call: Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Running:
    due: float
    total: float
    timer: Timer


class Timers:
    """Waiting calls by key."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._running: dict[Hashable, _Running] = {}

    def arm(self, wishes: Mapping[Hashable, Wish]) -> None:
        """Begin what is newly wished, forget what is no longer wished, and let the rest run on."""
        for key in [key for key in self._running if key not in wishes]:
            self._running.pop(key).timer.cancel()
        for key, wish in wishes.items():
            if key not in self._running:
                self._begin(key, wish)

    def left(self, key: Hashable) -> tuple[float, float] | None:
        """Give the seconds left and in all of a waiting call, None when it does not wait."""
        running = self._running.get(key)
        if running is None:
            return None
        return max(0.0, running.due - self._clock.now()), running.total

    def _begin(self, key: Hashable, wish: Wish) -> None:
        def fall_due() -> None:
            del self._running[key]
            wish.call()

        seconds = wish.seconds()
        timer = self._clock.after(seconds, fall_due)
        self._running[key] = _Running(self._clock.now() + seconds, seconds, timer)
