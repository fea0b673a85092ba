"""A real server and a real browser; a test that meets an error in the browser's console fails.

One browser serves all tests, so they share the session's event loop: each file says
``pytestmark = pytest.mark.asyncio(loop_scope="session")``.
"""

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright
from tests.browser.visitors import Visitors

SERVE = "from kozyr.cli.main import main; main()"
ADDRESS = "Kozyr is at "


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty data folder."""
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"NO_COLOR": "1"}) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith(ADDRESS), line
        yield line.removeprefix(ADDRESS).strip()
        server.terminate()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """Debian's Chromium, without a window."""
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: Browser, site: str) -> AsyncIterator[Visitors]:
    """Lets guests open pages, each in a browser context of its own."""
    visitors = Visitors(browser, site)
    yield visitors
    for context in visitors.contexts:
        await context.close()
    assert visitors.complaints == []
