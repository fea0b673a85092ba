"""The server measures how late its event loop is."""

import asyncio

from tests.web.playing import HANG, Served

from kozyr.web.lag import PERIOD, Lag


def block(loop: asyncio.AbstractEventLoop, seconds: float) -> None:
    """Keep the loop from everything else."""
    end = loop.time() + seconds
    while loop.time() < end:
        pass


async def test_a_loop_that_was_kept_busy_is_found_late() -> None:
    found: asyncio.Queue[float] = asyncio.Queue()
    lag = Lag(found.put_nowait)

    block(asyncio.get_running_loop(), 3 * PERIOD)

    assert await found.get() >= PERIOD
    lag.stop()


async def test_after_its_end_nothing_is_measured() -> None:
    found: list[float] = []
    lag = Lag(found.append)
    lag.stop()
    loop = asyncio.get_running_loop()

    block(loop, 2 * PERIOD)
    await asyncio.sleep(0)

    assert found == []


async def test_the_lag_is_among_the_meters(served: Served) -> None:
    async with asyncio.timeout(HANG):
        while "kozyr_loop_lag_seconds_count 0.0" in (text := (await served.get("/metrics")).text):
            pass

    assert 'kozyr_loop_lag_seconds_bucket{le="0.01"}' in text
