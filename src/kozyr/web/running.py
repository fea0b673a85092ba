"""Running the app until it is told to stop."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import structlog
import uvicorn
from starlette.applications import Starlette

from kozyr.web.faults import Reticent
from kozyr.web.sockets import SIZE_MOST

LAST_WORDS = 5  # seconds for open connections when the server stops


class Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self._address = address

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals to `run`: uvicorn would send them on before the app has closed its store."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then print the address for people and for scripts that wait for it."""
        await super().startup(sockets)
        if not self.should_exit:
            print(f"Kozyr is at {self._address}", flush=True)  # noqa: T201 - for people, and for scripts that wait for it


def make_server(app: Starlette, listening: socket.socket, host: str) -> Server:
    """Make the server for a listening socket; `serve` runs it."""
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=SIZE_MOST,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LAST_WORDS,
    )
    return Server(config, address_of(listening, host))


async def serve(app: Starlette, server: Server, listening: socket.socket) -> None:
    """Serve until the server is told to stop. What goes wrong while the app starts is raised."""
    async with app.router.lifespan_context(app):
        await server.serve([listening])


def run(app: Starlette, listening: socket.socket, host: str) -> None:
    """Serve until Ctrl-C or SIGTERM; `FolderError` when the database cannot be opened."""
    set_up_logs()
    asyncio.run(_run(app, make_server(app, listening, host), listening))


async def _run(app: Starlette, server: Server, listening: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.handle_exit, number, None)
    await serve(app, server, listening)


def address_of(listening: socket.socket, host: str) -> str:
    """Give the address to type into a browser."""
    port = listening.getsockname()[1]
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 - compared, not bound
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def set_up_logs() -> None:
    """Log to stderr: for people at a terminal, else one JSON object a line. Values of libraries' records stay out."""
    person = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.dev.ConsoleRenderer() if person else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Reticent()], force=True)
