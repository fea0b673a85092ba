"""One table's WebSocket: reads orders, writes what the room has to tell."""

import asyncio
from contextlib import suppress

from msgspec import MsgspecError, Struct, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from kozyr.protocol import Refusal
from kozyr.web import wire
from kozyr.web.faults import log_fault
from kozyr.web.guard import base_of, same_origin
from kozyr.web.identity import ForgedError
from kozyr.web.lobby import Place
from kozyr.web.orders import Later, Session, obey, refused
from kozyr.web.rates import Bucket
from kozyr.web.room import BEHIND, CROWDED, Connection, encoded
from kozyr.web.services import Services

SIZE_MOST = 16 * 1024
DETAIL_MOST = 200
NO_GUEST = 4001
NO_TABLE = 4004
FOREIGN = 4003
FAULT = 1011
PATIENCE = 1.0  # seconds for a slow socket to take its closing

decoder = json.Decoder(wire.ClientMessage)


class _Ref(Struct):
    ref: wire.Small = 0


_ref_decoder = json.Decoder(_Ref)


class Sockets:
    """The endpoint ``/ws/CODE``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def endpoint(self, websocket: WebSocket) -> None:
        """Serve one socket from its opening to its end."""
        if not same_origin(websocket.headers):
            await websocket.close(FOREIGN)
            return
        await websocket.accept()
        try:
            guest = self._services.identity.read(websocket.headers.get("cookie", ""))
        except ForgedError:
            guest = None
        if guest is None:
            await _turn_away(websocket, "no-guest", NO_GUEST)
            return
        address = websocket.client.host if websocket.client else ""
        place = await self._services.find(str(websocket.path_params["code"]), address)
        if isinstance(place, str):
            await _turn_away(websocket, place, NO_TABLE if place == "unknown-table" else CROWDED)
        elif place.room.count(guest) >= self._services.rates.sockets_of_guest:
            await _turn_away(websocket, "too-many-sockets", CROWDED)
        else:
            await self._stay(websocket, place, guest)

    async def _stay(self, websocket: WebSocket, place: Place, guest: str) -> None:
        connection = Connection(guest, base_of(websocket.scope, websocket.headers))
        clock, rates = self._services.clock, self._services.rates
        session = Session(
            place,
            connection,
            Bucket(clock, a_second=rates.messages_a_second, at_once=rates.messages_at_once),
            Bucket(clock, a_second=rates.phrases_a_second, at_once=rates.phrases_at_once),
        )
        place.room.enter(connection)
        try:
            await self._run(websocket, session)
        finally:
            if place.room.leave(connection):
                self._services.lobby.empty(place.room)

    async def _run(self, websocket: WebSocket, session: Session) -> None:
        reading = asyncio.create_task(self._read(websocket, session))
        writing = asyncio.create_task(_write(websocket, session))
        dropped = session.connection.dropped
        try:
            ends: set[asyncio.Future[None] | asyncio.Future[int]] = {reading, writing, dropped}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            writing.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
        if dropped.done():
            self._services.meters.overflows.inc(dropped.result() == BEHIND)
            with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                await asyncio.wait_for(websocket.close(dropped.result()), PATIENCE)

    async def _read(self, websocket: WebSocket, session: Session) -> None:
        try:
            while True:
                message = await websocket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._hear(session, message.get("text"))
                await asyncio.sleep(0)  # a flood of messages must not keep the answers, or others, waiting
        except Exception as error:  # noqa: BLE001 - whatever went wrong, this socket ends and the others go on
            log_fault("socket failed", error)
            session.connection.drop(FAULT)

    async def _hear(self, session: Session, text: str | None) -> None:
        """Carry out one message and answer it."""
        began = self._services.clock.now()
        ref, kind, refusal = 0, "malformed", Refusal("malformed", "", {"detail": "a message is a text frame"})
        if text is not None and len(text) > SIZE_MOST:
            refusal = Refusal("too-large", "", {"most": SIZE_MOST})
        elif text is not None:
            try:
                message = decoder.decode(text)
            except (MsgspecError, RecursionError, UnicodeError) as error:
                ref, refusal = _ref_of(text), Refusal("malformed", "", {"detail": str(error)[:DETAIL_MOST]})
            else:
                ref, kind = message.ref, type(message).__name__.lower()
                answer = await obey(self._services, session, message)
                if isinstance(answer, Later):
                    return
                if answer is None:
                    self._services.meters.seconds.observe(self._services.clock.now() - began)
                    self._answer(session, kind, "done", wire.Done(ref))
                    return
                refusal = answer
        self._answer(session, kind, refusal.code, refused(ref, refusal))

    def _answer(self, session: Session, kind: str, answer: str, message: wire.ServerMessage) -> None:
        self._services.meters.orders.labels(kind, answer).inc()
        session.connection.put(encoded(message))


def _ref_of(text: str) -> int:
    """Find the number that the answer to a broken message shall bear."""
    try:
        return _ref_decoder.decode(text).ref
    except (MsgspecError, RecursionError, UnicodeError):
        return 0


async def _write(websocket: WebSocket, session: Session) -> None:
    """Send what is queued; a socket that is gone ends it."""
    with suppress(RuntimeError, WebSocketDisconnect):
        while True:
            await websocket.send_text(await session.connection.queue.get())


async def _turn_away(websocket: WebSocket, code: str, close: int) -> None:
    """Say why, then close."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.send_text(encoded(wire.Error(code)))
        await websocket.close(close)
