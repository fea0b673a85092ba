"""The server's app: puts store, tables, sockets and page together."""

import ipaddress
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random, SystemRandom
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, Router, WebSocketRoute

from kozyr.bots.workers import Workers, cores
from kozyr.store.folder import Folder
from kozyr.store.store import Store
from kozyr.store.writer import NotStoredError
from kozyr.table.arbiter import CONTEST
from kozyr.table.clock import Clock, LoopClock
from kozyr.table.keeper import Means
from kozyr.table.pace import GRACE
from kozyr.web.answers import problem
from kozyr.web.api import Api, BodyError
from kozyr.web.faults import log_fault
from kozyr.web.guard import Guard
from kozyr.web.hints import Hints
from kozyr.web.identity import Identity
from kozyr.web.lag import Lag
from kozyr.web.lobby import Lobby
from kozyr.web.meters import Meters
from kozyr.web.page import STATIC, Page
from kozyr.web.rates import Counts, Rates
from kozyr.web.reviews import Reviews
from kozyr.web.services import Services
from kozyr.web.sockets import Sockets
from kozyr.web.thinking import chooser

FORWARDING = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


def make_app(  # noqa: PLR0913 - everything that chance, time and the machine decide comes in here
    folder: Folder,
    *,
    rng: Random | None = None,
    luck: Random | None = None,
    clock: Clock | None = None,
    grace: float = GRACE,
    contest: float = CONTEST,
    rates: Rates | None = None,
    static: Path = STATIC,
    thinkers: int | None = None,
) -> Starlette:
    """Make the app of a data folder.

    ``rng`` deals the cards and ``luck`` makes codes and times the bots: the operating system's randomness unless a
    test says otherwise. ``grace`` is how many seconds a person may be away before a bot plays (Q22), ``contest``
    how many a contested card is offered before it is played (B19). ``thinkers`` is the number of worker processes,
    begun with the server; without it there are as many as processors, each begun when it is needed.
    """
    identity = Identity(folder.secret())
    meters = Meters()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(folder.path)
        workers = Workers(thinkers or cores())
        if thinkers is not None:
            workers.warm_up()
        chance = luck or SystemRandom()
        choose = chooser(chance, workers)
        means = Means(store, clock or LoopClock(), rng or SystemRandom(), chance, choose, grace, contest)
        lobby = Lobby(means, meters, identity)
        hints, reviews = Hints(workers, chance), Reviews(workers, store)
        services = Services(store, means.clock, identity, lobby, hints, reviews, meters, rates or Rates(), Counts())
        app.state.services = services
        lag = Lag(meters.lag.observe)
        app.router.routes[:] = _routes(services, Page(static))
        try:
            yield
        finally:
            lag.stop()
            await lobby.close()
            await hints.close()
            await reviews.close()
            await workers.close()
            await store.close()

    return Starlette(
        lifespan=lifespan,
        middleware=[Middleware(Guard, identity=identity)],
        exception_handlers={
            BodyError: _broken_body,
            NotStoredError: _not_stored,
            HTTPException: _http_problem,
            Exception: _fault,
        },
    )


def _routes(services: Services, page: Page) -> list[Route | Mount | WebSocketRoute]:
    async def healthz(_request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        if not _is_direct(request):
            return problem("not-found")
        return PlainTextResponse(services.meters.text())

    static = Router([Route("/{path:path}", page.endpoint)])
    return [
        WebSocketRoute("/ws/{code}", Sockets(services).endpoint),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        *Api(services).routes(),
        Mount("/", GZipMiddleware(static, minimum_size=1000)),
    ]


def _is_direct(request: Request) -> bool:
    """Say whether a caller on this machine asks under an address of this machine, not through a proxy."""
    if request.client is None or any(header in request.headers for header in FORWARDING):
        return False
    try:
        asked = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
        return _is_loopback(request.client.host) and _is_loopback(asked)
    except ValueError:
        return False


def _is_loopback(host: str) -> bool:
    return host == "localhost" or ipaddress.ip_address(host).is_loopback


async def _broken_body(_request: Request, error: Exception) -> Response:
    assert isinstance(error, BodyError)
    return error.answer


async def _not_stored(_request: Request, _error: Exception) -> Response:
    return problem("not-stored")


async def _http_problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    return problem(codes.get(error.status_code, "malformed"), error.status_code)


async def _fault(_request: Request, error: Exception) -> Response:
    log_fault("request failed", error)
    return problem("server-error", 500)
