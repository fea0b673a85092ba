"""Every message between the page and the server, as both sides spell it (page/src/lib/wire.ts mirrors this)."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from kozyr.protocol import Refusal
from kozyr.table.match import Entry

Small = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
ActionText = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=32)]
NameText = Annotated[str, Meta(max_length=200)]
PaceWord = Literal["off", "slow", "fast"]
Delay = Literal["human", "none"]
Phrase = Literal[
    "hello",
    "thanks",
    "nice",
    "oops",
    "hurry",
    "wait",
    "sorry",
    "good-game",
    "how-many",
    "i-add-1",
    "i-add-2",
    "i-add-3",
    "i-add-none",
    "you-go-first",
    "i-go-first",
    "leave-it-to-me",
    "over-to-you",
    "stop-here",
]


# ---- HTTP, from the page


class Me(Struct, frozen=True, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """The seat of who makes the table."""


class OpenSeat(Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for whoever comes."""


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: Word


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Word
    seats: Annotated[list[Me | OpenSeat | BotSeat], Meta(max_length=64)]
    options: dict[str, object] = {}
    pace: PaceWord = "off"
    bot_delay: Delay = "human"
    private: bool = True
    start: bool = False


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request that says all by its address."""


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to go by."""

    name: NameText


# ---- socket, from the page


class Order(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every message may carry: a number that its answer repeats."""

    ref: Small = 0


class Act(Order, frozen=True, tag="act"):
    """Play actions, all or none, on the table as it was at the stamp."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=12)]
    stamp: tuple[Small, Small]


class Sit(Order, frozen=True, tag="sit"):
    """Sit down on an open seat."""

    seat: SeatNumber


class Stand(Order, frozen=True, tag="stand"):
    """Leave the seat."""


class Fill(Order, frozen=True, tag="fill"):
    """Put a bot on a seat, or open it."""

    seat: SeatNumber
    bot: Word | None


class Start(Order, frozen=True, tag="start"):
    """Deal for the first time."""


class Again(Order, frozen=True, tag="again"):
    """Deal once more."""


class Pace(Order, frozen=True, tag="pace"):
    """Play at another pace."""

    pace: PaceWord


class Back(Order, frozen=True, tag="back"):
    """Take the seat back from the bot."""


class Withdraw(Order, frozen=True, tag="withdraw"):
    """Take the own offered card back into the hand."""


class Hint(Order, frozen=True, tag="hint"):
    """Ask what to play; answered by a `HintMessage`."""


class Say(Order, frozen=True, tag="say"):
    """Say a ready-made phrase."""

    phrase: Phrase


class Name(Order, frozen=True, tag="name"):
    """Go by another name."""

    name: NameText


ClientMessage: TypeAlias = Act | Sit | Stand | Fill | Start | Again | Pace | Back | Withdraw | Hint | Say | Name


# ---- socket, to the page


class Seat(Struct, frozen=True):
    """Who sits on a seat; a bot's name is a key for the page."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    online: bool
    away: bool


class TableMessage(Struct, frozen=True, tag="table"):
    """Everything about the table but the cards."""

    code: str
    game: str
    options: dict[str, object]
    pace: str
    status: str
    host: bool
    you: int | None
    deals: int
    durak_count: list[int]
    dealer: int | None
    watchers: int
    private: bool
    bot_delay: str
    resume: str | None
    hints: bool
    seats: list[Seat]


class ClockMessage(Struct, frozen=True):
    """How long the table still waits, and for what."""

    left_ms: int
    total_ms: int
    kind: str


class OfferMessage(Struct, frozen=True):
    """A contested card that waits, for all to see: whose, which, and for how long (B19)."""

    seat: int
    card: str
    left_ms: int
    total_ms: int


class WithdrawnMessage(Struct, frozen=True):
    """An offered card that went back to the hand; ``code`` and ``clause`` say why, empty when its player wished so."""

    seat: int
    card: str
    code: str
    clause: str


class StateMessage(Struct, frozen=True, tag="state"):
    """The deal as one seat sees it."""

    deal: int
    stamp: tuple[int, int]
    n: int
    view: dict[str, object]
    to_act: list[int]
    legal: list[dict[str, str]]
    why: dict[str, Refusal]
    clock: ClockMessage | None
    offer: OfferMessage | None
    withdrawn: WithdrawnMessage | None
    log: list[Entry]


class Advised(Struct, frozen=True):
    """A legal action and its worth: ``chance`` is the score to expect from it, ``weight`` its share of the search.

    ``solved`` says that the chance is exact.
    """

    action: str
    chance: float
    weight: float
    solved: bool


class HintMessage(Struct, frozen=True, tag="hint"):
    """What a strong player would think of, best first, after ``n`` actions of the deal."""

    ref: int
    n: int
    advice: list[Advised]


class Done(Struct, frozen=True, tag="done"):
    """The order was carried out and is stored."""

    ref: int


class Refused(Struct, frozen=True, tag="refused"):
    """The order was not carried out; nothing has changed."""

    ref: int
    code: str
    clause: str
    values: dict[str, str | int]


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    phrase: str


class Error(Struct, frozen=True, tag="error"):
    """The connection is of no use; it is closed after this."""

    code: str


ServerMessage: TypeAlias = TableMessage | StateMessage | HintMessage | Done | Refused | Said | Error


# ---- HTTP, to the page


class Account(Struct, frozen=True):
    """Who the page's reader is."""

    id: str
    name: str
    language: str


class OptionInfo(Struct, frozen=True):
    """A table option."""

    name: str
    kind: str
    default: object
    clause: str
    choices: tuple[str, ...]


class LevelInfo(Struct, frozen=True):
    """A bot that people may choose, and how strong it is (docs/bots.md); None where nobody has measured it."""

    name: str
    rating: int | None


class GameInfo(Struct, frozen=True):
    """A game that can be played here; ``bots`` are all that a seat may name."""

    name: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    levels: list[LevelInfo]


class Listed(Struct, frozen=True):
    """A table in a list; ``your_turn`` only in one's own."""

    code: str
    game: str
    status: str
    your_turn: bool
    seats: list[str]
    options: dict[str, object]


class Made(Struct, frozen=True):
    """The code of a new table."""

    code: str


class Step(Struct, frozen=True):
    """A step of a finished deal, open-handed."""

    step: int
    action: str | None
    seat: int | None
    facts: dict[str, object]


class Replay(Struct, frozen=True):
    """A finished deal."""

    game: str
    names: list[str]
    steps: list[Step]


class ReviewAnswer(Struct, frozen=True):
    """How the review of the last finished deal stands: while it works, ``done`` of ``of`` decisions are judged.

    ``review`` is that of `kozyr.review.Review` once it is done.
    """

    state: Literal["none", "working", "done", "failed"]
    done: int
    of: int
    review: Raw | None


class Problem(Struct, frozen=True):
    """Why a request was refused; nothing has changed."""

    error: str
    values: dict[str, str | int]
