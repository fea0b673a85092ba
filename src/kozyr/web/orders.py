"""What a message of the page makes the table do."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from kozyr import bots
from kozyr.protocol import Refusal
from kozyr.table.events import Open, Robot
from kozyr.web import wire
from kozyr.web.lobby import Place
from kozyr.web.names import tidy
from kozyr.web.rates import Bucket
from kozyr.web.room import CROWDED, Connection, encoded
from kozyr.web.services import Services

TOO_FAST_MOST = 200  # messages refused as too fast before the socket is closed


@dataclass(eq=False)
class Session:
    """One open socket with its guest and table, and how fast it speaks."""

    place: Place
    connection: Connection
    messages: Bucket
    phrases: Bucket
    too_fast: int = 0


class Later:
    """The answer takes its time and comes by itself."""


async def obey(services: Services, session: Session, message: wire.ClientMessage) -> Refusal | Later | None:
    """Carry out a message; None when it is done and stored."""
    if _is_too_fast(session):
        return Refusal("too-fast", "")
    table, guest = session.place.table, session.connection.guest
    match message:
        case wire.Act():
            return await table.act(guest, message.actions, message.stamp)
        case wire.Say():
            return _say(session, message.phrase)
        case wire.Name():
            return await _rename(services, guest, message.name)
        case wire.Sit():
            name = (await services.store.guest(guest)).name
            return await table.sit(guest, name, message.seat)
        case wire.Fill():
            return await _fill(session, message.seat, message.bot)
        case wire.Hint():
            return _hint(services, session, message.ref)
        case wire.Pace():
            return await table.set_pace(guest, message.pace)
        case wire.Stand() | wire.Start() | wire.Again() | wire.Back() | wire.Withdraw():
            orders: dict[type, Callable[[str], Awaitable[Refusal | None]]] = {
                wire.Stand: table.stand,
                wire.Start: table.start,
                wire.Again: table.again,
                wire.Back: table.back,
                wire.Withdraw: table.withdraw,
            }
            return await orders[type(message)](guest)


def _is_too_fast(session: Session) -> bool:
    """Count a message; who never stops is cut off."""
    if session.messages.takes():
        return False
    session.too_fast += 1
    if session.too_fast > TOO_FAST_MOST:
        session.connection.drop(CROWDED)
    return True


async def _fill(session: Session, seat: int, bot: str | None) -> Refusal | None:
    if bot is not None and bot not in bots.offered(session.place.table.standing.founded.game):
        return Refusal("unknown-bot", "", {"bot": bot})
    sitter = Open() if bot is None else Robot(bot)
    return await session.place.table.fill(session.connection.guest, seat, sitter)


async def _rename(services: Services, guest: str, text: str) -> Refusal | None:
    name = tidy(text)
    if name is None:
        return Refusal("bad-name", "")
    if not services.counts.allows(services.rates.names_of_guest, "names", guest):
        return Refusal("too-fast", "")
    await services.lobby.rename(guest, name)
    return None


def _hint(services: Services, session: Session, ref: int) -> Refusal | Later:
    def tell(advice: list[wire.Advised] | Refusal, n: int) -> None:
        kind = advice.code if isinstance(advice, Refusal) else "hint"
        services.meters.orders.labels("hint", kind).inc()
        answer = refused(ref, advice) if isinstance(advice, Refusal) else wire.HintMessage(ref, n, advice)
        session.connection.put(encoded(answer))

    return services.hints.begin(session.place.table, session.connection.guest, tell) or Later()


def refused(ref: int, refusal: Refusal) -> wire.Refused:
    """Write a refusal as the answer to the message that bore this number."""
    return wire.Refused(ref, refusal.code, refusal.clause, dict(refusal.values))


def _say(session: Session, phrase: str) -> Refusal | None:
    seat = session.place.table.standing.seat_of(session.connection.guest)
    if seat is None:
        return Refusal("not-seated", "")
    if not session.phrases.takes():
        return Refusal("too-fast", "")
    session.place.room.say(seat, phrase)
    return None
