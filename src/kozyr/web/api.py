"""The HTTP interface under ``/api``, and the links that bring people to a table."""

from io import BytesIO
from typing import TypeVar

import segno
from msgspec import MsgspecError, json
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from kozyr import bots, games, record
from kozyr.bots import ladder
from kozyr.protocol import Refusal
from kozyr.table.events import Person
from kozyr.table.standing import Finished
from kozyr.table.table import Table
from kozyr.web import wire
from kozyr.web.answers import NO_STORE, answer, problem, refused
from kozyr.web.guard import base_of
from kozyr.web.lobby import Place
from kozyr.web.names import one_word, tidy
from kozyr.web.services import Services
from kozyr.web.showing import listed

LANGUAGES = ("en", "es", "ru")
MINE_MOST = 20
WATCHABLE_MOST = 50
DETAIL_MOST = 200
SIZE_MOST = 16 * 1024

T = TypeVar("T")


class BodyError(Exception):
    """The body of a request is not what it must be."""

    def __init__(self, code: str, status: int, detail: str) -> None:
        super().__init__(code)
        self.answer = problem(code, status, detail=detail[:DETAIL_MOST])


class Api:
    """The handlers."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[Route]:
        """List what can be asked."""
        return [
            Route("/api/me", self.me),
            Route("/api/me", self.rename, methods=["POST"]),
            Route("/api/games", self.games),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.make, methods=["POST"]),
            Route("/api/mine", self.mine),
            Route("/api/tables/{code}/record", self.record),
            Route("/api/tables/{code}/replay", self.replay),
            Route("/api/tables/{code}/review", self.review),
            Route("/api/tables/{code}/review", self.begin_review, methods=["POST"]),
            Route("/api/tables/{code}/qr.svg", self.invitation),
            Route("/api/{rest:path}", self.unknown, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            Route("/r/{token}", self.resume),
        ]

    async def me(self, request: Request) -> Response:
        """Tell the reader who he is."""
        guest = await self._services.store.guest(request.scope["guest"])
        return answer(wire.Account(guest.id, guest.name, _language(request)))

    async def rename(self, request: Request) -> Response:
        """Give the reader a name."""
        guest: str = request.scope["guest"]
        name = tidy((await _body(request, wire.Naming)).name)
        if name is None:
            return problem("bad-name")
        if not self._services.counts.allows(self._services.rates.names_of_guest, "names", guest):
            return problem("too-fast")
        await self._services.lobby.rename(guest, name)
        return answer(wire.Account(guest, name, _language(request)))

    async def games(self, _request: Request) -> Response:
        """List the games with their seats, options and bots."""
        return answer([_game_info(name) for name in games.NAMES])

    async def tables(self, request: Request) -> Response:
        """List public tables that can be watched."""
        guest: str = request.scope["guest"]
        public = [table for table in self._services.lobby.awake() if not table.standing.founded.private]
        return answer([listed(table, guest) for table in public if table.keeper.present][:WATCHABLE_MOST])

    async def make(self, request: Request) -> Response:
        """Make a table."""
        guest: str = request.scope["guest"]
        plan = await _body(request, wire.Plan)
        rates, counts = self._services.rates, self._services.counts
        few = counts.allows(rates.tables_of_guest, "tables", guest)
        if not (few and counts.allows(rates.tables_of_address, "tables", _address(request))):
            return problem("too-fast")
        name = (await self._services.store.guest(guest)).name
        made = await self._services.lobby.make(guest, name, plan)
        return refused(made) if isinstance(made, Refusal) else answer(wire.Made(made.code))

    async def mine(self, request: Request) -> Response:
        """List the reader's tables, the latest first."""
        guest: str = request.scope["guest"]
        tables = await self._services.lobby.of_guest(guest, MINE_MOST)
        return answer([listed(table, guest) for table in tables if table.standing.seat_of(guest) is not None])

    async def record(self, request: Request) -> Response:
        """Give the record of the last finished deal, never of a running one."""
        table = await self._finished(request)
        if isinstance(table, Response):
            return table
        finished = _last(table)
        match = finished.match
        made = record.played(match.game, match.deal, _words(finished), match.acts())
        return Response(record.write(made), media_type="application/toml", headers=NO_STORE)

    async def replay(self, request: Request) -> Response:
        """Give the last finished deal open-handed, step by step."""
        table = await self._finished(request)
        if isinstance(table, Response):
            return table
        finished = _last(table)
        steps = [
            wire.Step(step, action, seat, facts) for step, (seat, action, facts) in enumerate(finished.match.steps())
        ]
        return answer(wire.Replay(finished.match.game.name, _names(finished), steps))

    async def review(self, request: Request) -> Response:
        """Say how the review of the last finished deal stands, or give it."""
        table = await self._finished(request)
        if isinstance(table, Response):
            return table
        return answer(await self._services.reviews.look((table.code, table.standing.deals)))

    async def begin_review(self, request: Request) -> Response:
        """Let the last finished deal be reviewed, unless it is already."""
        await _body(request, wire.Nothing)
        table = await self._finished(request)
        if isinstance(table, Response):
            return table
        key, match = (table.code, table.standing.deals), _last(table).match
        stands = await self._services.reviews.look(key)
        if stands.state in ("none", "failed"):
            guest: str = request.scope["guest"]
            if not self._services.counts.allows(self._services.rates.reviews_of_guest, "reviews", guest):
                return problem("too-fast")
            stands = self._services.reviews.begin(key, match)
        return answer(stands, 200 if stands.state == "done" else 202)

    async def invitation(self, request: Request) -> Response:
        """Draw the QR code of a table's link."""
        place = await self._find(request)
        if isinstance(place, Response):
            return place
        picture = BytesIO()
        link = f"{base_of(request.scope, request.headers)}/t/{place.table.code}"
        segno.make(link, micro=False).save(picture, kind="svg", scale=4, dark="#000", light="#fff")
        return Response(picture.getvalue(), media_type="image/svg+xml", headers=NO_STORE)

    async def resume(self, request: Request) -> Response:
        """Let a device sit where the link's guest sits."""
        seat = self._services.identity.resume(request.path_params["token"])
        if seat is None:
            return RedirectResponse("/", 303, headers=NO_STORE)
        code, number, guest = seat
        place = await self._services.lobby.find(code)
        if place is None:
            return RedirectResponse("/", 303, headers=NO_STORE)
        answer = RedirectResponse(f"/t/{code}", 303, headers=NO_STORE)
        if place.table.standing.seat_of(guest) == number:
            secure = base_of(request.scope, request.headers).startswith("https")
            answer.headers["set-cookie"] = self._services.identity.cookie(guest, secure=secure)
        return answer

    async def unknown(self, _request: Request) -> Response:
        """Say that there is nothing here."""
        return problem("not-found")

    async def _find(self, request: Request) -> Place | Response:
        place = await self._services.find(request.path_params["code"], _address(request))
        return problem(place) if isinstance(place, str) else place

    async def _finished(self, request: Request) -> Table | Response:
        """Find a table where a deal has ended."""
        place = await self._find(request)
        if isinstance(place, Response):
            return place
        return problem("no-record") if place.table.standing.finished is None else place.table


async def _body(request: Request, shape: type[T]) -> T:
    """Read the JSON body of a request; `BodyError` says what is wrong with it and where."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise BodyError("malformed", 415, "the content type must be application/json")
    try:
        return json.decode(await _bytes(request), type=shape)
    except (MsgspecError, RecursionError, UnicodeError) as error:
        raise BodyError("malformed", 400, str(error)) from error


async def _bytes(request: Request) -> bytes:
    """Read a body as far as it may be long."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > SIZE_MOST:
            raise BodyError("too-large", 413, f"a body has at most {SIZE_MOST} bytes")
    return bytes(body)


def _game_info(name: str) -> wire.GameInfo:
    seats = games.seats(name)
    options = [
        wire.OptionInfo(option.name, option.kind, option.default, option.clause, option.choices)
        for option in games.options(name)
    ]
    return wire.GameInfo(name, (seats.least, seats.most), options, list(bots.offered(name)), _levels(name))


def _levels(game: str) -> list[wire.LevelInfo]:
    """List the levels with their ratings in the ladder's first format that plays this game by the book.

    Where too few games were played to tell the levels apart, no numbers are better than numbers out of order.
    """
    known = ladder.ladder().formats
    first = next((name for name, form in known.items() if form.game == game and not form.options), "")
    ratings = [ladder.rating(level, first) for level in bots.LEVELS]
    told = ratings == sorted(ratings, key=lambda rating: rating or 0)
    return [wire.LevelInfo(level, rating if told else None) for level, rating in zip(bots.LEVELS, ratings, strict=True)]


def _language(request: Request) -> str:
    """Choose the first language of the browser's list that we speak."""
    for wish in request.headers.get("accept-language", "").split(","):
        language = wish.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _last(table: Table) -> Finished:
    finished = table.standing.finished
    assert finished is not None, "a table of `Api._finished` has a finished deal"
    return finished


def _names(finished: Finished) -> list[str]:
    return [
        sitter.name if isinstance(sitter, Person) else f"bot-{seat + 1}" for seat, sitter in enumerate(finished.sitters)
    ]


def _words(finished: Finished) -> tuple[str, ...]:
    """Give each seat a name of one word, no two alike."""
    words = [one_word(name, seat) for seat, name in enumerate(_names(finished))]
    return tuple(word if words.count(word) == 1 else f"{word}_{seat + 1}" for seat, word in enumerate(words))
