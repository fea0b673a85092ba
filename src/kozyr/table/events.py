"""What is stored about a table: the facts that make it up again, in the order in which they happened."""

from typing import Literal, TypeAlias

from msgspec import Struct, json


class Open(Struct, frozen=True, tag="open"):
    """A seat where anybody may sit down."""


class Person(Struct, frozen=True, tag="person"):
    """A seat taken by a guest, under the name shown to the others."""

    guest: str
    name: str


class Robot(Struct, frozen=True, tag="bot"):
    """A seat played by a bot of the registry."""

    bot: str


Sitter: TypeAlias = Open | Person | Robot


class Founded(Struct, frozen=True, tag="founded"):
    """The table was made; ``host`` is the guest who made it."""

    game: str
    options: dict[str, object]
    seats: list[Sitter]
    pace: str
    bot_delay: str
    private: bool
    host: str


class Sat(Struct, frozen=True, tag="sat"):
    """From now on this one has the seat."""

    seat: int
    sitter: Sitter


class Renamed(Struct, frozen=True, tag="renamed"):
    """A guest goes by another name."""

    guest: str
    name: str


class Paced(Struct, frozen=True, tag="paced"):
    """The host chose another pace."""

    pace: str


class Dealt(Struct, frozen=True, tag="dealt"):
    """A deal began: all its chance, as in `kozyr.deal.Deal`."""

    cards: tuple[str, ...]
    dealer: int
    first: int = -1
    reshuffle: tuple[int, ...] = ()


class Acted(Struct, frozen=True, tag="acted"):
    """A seat played an action, in its text form."""

    seat: int
    action: str


class Ended(Struct, frozen=True, tag="ended"):
    """The deal ended, as in `kozyr.protocol.Outcome`."""

    kind: Literal["durak", "draw", "winners", "ranking"]
    seats: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str = ""


class Offered(Struct, frozen=True, tag="offered"):
    """A contested card is offered, for all to see; it is played or withdrawn before long (B19)."""

    seat: int
    action: str
    bout: int


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """An offered card went back to the hand, with the reason of a refusal if it was not its player's wish."""

    seat: int
    action: str
    code: str = ""
    clause: str = ""


class Left(Struct, frozen=True, tag="left"):
    """A person left during a deal; a bot plays on for the seat (Q22)."""

    seat: int


class Returned(Struct, frozen=True, tag="returned"):
    """A person took the seat back from the bot."""

    seat: int


Event: TypeAlias = Founded | Sat | Renamed | Paced | Dealt | Acted | Ended | Offered | Withdrawn | Left | Returned


def kind_of(event: Event) -> str:
    """Give the word under which the event is stored."""
    return str(event.__struct_config__.tag)


def write(event: Event) -> str:
    """Write an event as JSON. Inverse of `read`.

    >>> read(write(Acted(2, "take")))
    Acted(seat=2, action='take')
    """
    return json.encode(event).decode()


def read(body: str) -> Event:
    """Read a stored event; `msgspec.ValidationError` says what is wrong with the text."""
    return json.decode(body, type=Event)
