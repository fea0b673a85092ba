"""A server for each test, and what takes long to play, once for all."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.web.playing import Served, serving
from tests.web.recorder import Kept, play_phase_1


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with serving(tmp_path / "data") as made:
        yield made


@pytest.fixture(scope="session")
def at_the_bets(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Four at Blaze who bet next; copy the folder before you go on."""
    return asyncio.run(play_phase_1(tmp_path_factory.mktemp("bets") / "data"))
