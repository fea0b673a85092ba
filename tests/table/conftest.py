"""A scene for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.table.seated import Scene


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    made = await Scene.open(tmp_path)
    yield made
    await made.close()
