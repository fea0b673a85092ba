"""What the page is told of a table: messages made from a table for one reader."""

from kozyr.table.events import Person, Robot
from kozyr.table.hints import are_offered
from kozyr.table.table import Table
from kozyr.web import wire


def table_message(table: Table, guest: str, resume: str | None) -> wire.TableMessage:
    """Describe a table to a guest; ``resume`` is the guest's link, which nobody else may see."""
    standing = table.standing
    return wire.TableMessage(
        code=table.code,
        game=standing.founded.game,
        options=standing.founded.options,
        pace=standing.pace,
        status=standing.status,
        host=table.is_host(guest),
        you=standing.seat_of(guest),
        deals=standing.deals,
        durak_count=standing.lost,
        dealer=standing.dealer,
        watchers=sum(standing.seat_of(one) is None for one in table.keeper.present),
        private=standing.founded.private,
        bot_delay=standing.founded.bot_delay,
        resume=resume,
        hints=are_offered(standing, guest),
        seats=[_seat(table, seat) for seat in range(len(standing.sitters))],
    )


def state_message(table: Table, seat: int | None) -> wire.StateMessage | None:
    """Describe the deal to a seat (None: to a spectator); None before the first deal."""
    match = table.standing.match
    if match is None:
        return None
    shown = match.shown(seat)
    clock = table.keeper.clock()
    return wire.StateMessage(
        deal=table.standing.deals + table.standing.playing,
        stamp=shown.stamp,
        n=shown.n,
        view=shown.view,
        to_act=shown.to_act,
        legal=shown.legal,
        why=shown.why,
        clock=None if clock is None else wire.ClockMessage(_ms(clock[1]), _ms(clock[2]), clock[0]),
        offer=_offer(table),
        withdrawn=_withdrawn(table),
        log=shown.log,
    )


def _offer(table: Table) -> wire.OfferMessage | None:
    offer = table.standing.offer
    if offer is None:
        return None
    left, total = table.keeper.offer_left()
    return wire.OfferMessage(offer.seat, _card(offer.action), _ms(left), _ms(total))


def _withdrawn(table: Table) -> wire.WithdrawnMessage | None:
    back = table.standing.withdrawn
    return None if back is None else wire.WithdrawnMessage(back.seat, _card(back.action), back.code, back.clause)


def _card(action: str) -> str:
    return action.rsplit(" ", 1)[-1]


def listed(table: Table, guest: str) -> wire.Listed:
    """Describe a table in a list."""
    standing = table.standing
    seat = standing.seat_of(guest)
    match = standing.match
    your_turn = match is not None and standing.playing and seat is not None and seat in match.to_act
    return wire.Listed(
        code=table.code,
        game=standing.founded.game,
        status=standing.status,
        your_turn=your_turn,
        seats=names(table),
        options=standing.founded.options,
    )


def names(table: Table) -> list[str]:
    """List who sits there, in the order of the seats; an open seat has no name."""
    return [_seat(table, seat).name for seat in range(len(table.standing.sitters))]


def _seat(table: Table, seat: int) -> wire.Seat:
    sitter = table.standing.sitters[seat]
    if isinstance(sitter, Person):
        online = sitter.guest in table.keeper.present
        return wire.Seat("person", sitter.name, None, online, table.keeper.is_away(seat))
    if isinstance(sitter, Robot):
        return wire.Seat("bot", f"bot-{seat + 1}", sitter.bot, online=True, away=False)
    return wire.Seat("open", "", None, online=False, away=False)


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
