"""The one contract between the games and everything that plays, shows, stores or studies them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.deal import Deal
from kozyr.rng import Rng

Seat: TypeAlias = int
Action: TypeAlias = int
Buffer: TypeAlias = vec[i64]
Facts: TypeAlias = dict[str, object]
Packed: TypeAlias = tuple[int | bool | tuple[int, ...], ...]

S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: a code, the clause that decides it, and what the sentence names.

    ``code`` is the message key without its ``refuse-``; a seat stands in ``values`` as a number under ``seat``.

    >>> Refusal("beat-suit", "R7", {"card": "6h", "on": "9s"}).clause
    'R7'
    """

    code: str
    clause: str
    values: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    ``seats`` names the durak (kind ``durak``), the winning team (``winners``) or all in their order (``ranking``).
    ``scores`` holds one number a seat, 1.0 best and 0.0 worst. ``reason`` is ``endless`` when a guard ended it (Q21).
    """

    kind: Literal["durak", "draw", "winners", "ranking"]
    seats: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """A table option: its name, what it takes (a flag, or a list of ranks), the book's reading and its clause."""

    name: str
    kind: Literal["flag", "ranks"]
    default: bool | tuple[str, ...]
    clause: str
    choices: tuple[str, ...] = ()


class OptionError(ValueError):
    """A table option that a game does not take; the message begins with ``options.NAME``.

    ``reason`` is ``unknown`` (no such option), ``value``, or ``seats``: it is for ``needed`` seats only.
    """

    def __init__(self, option: str, reason: Literal["unknown", "value", "seats"], words: str, needed: int = 0) -> None:
        super().__init__(f"options.{option}: {words}")
        self.option = option
        self.reason = reason
        self.needed = needed


@dataclass(frozen=True, slots=True)
class Line:
    """One public line of the log: who did what, with which cards, how many, and on whom; words are in the catalogs."""

    seat: int | None
    verb: str
    cards: tuple[str, ...] = ()
    count: int = 0
    other: int | None = None


class Game(Protocol[S, V]):
    """The rules of one game for a number of seats and a choice of options; it holds no state of play.

    ``S`` is the truth about a game in progress, ``V`` what one seat knows of it. Nobody outside the game looks into
    either; a ``V`` has no place that could hold a secret.
    """

    @property
    def name(self) -> str:
        """The name in the registry."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""

    @property
    def options(self) -> Mapping[str, object]:
        """The options that differ from the book's reading."""

    def shuffle(self, rng: Random, dealer: Seat) -> Deal:
        """Shuffle the deck."""

    def start(self, deal: Deal) -> S:
        """Deal the cards; ValueError names what is wrong with a deal."""

    def position(self, spec: Mapping[str, object], names: Sequence[str]) -> S:
        """Set up a position as scenario files write it; ValueError names what is wrong and where."""

    def to_act(self, state: S) -> list[Seat]:
        """List every seat that may act, first in priority first; empty when the game is over. Public facts only."""

    def head(self, state: S) -> Seat:
        """Give the first of `to_act`, −1 when the game is over."""

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """List the legal actions of a seat."""

    def buffer(self) -> Buffer:
        """Make a buffer that `legal_into` can fill at any position."""

    def legal_into(self, state: S, seat: Seat, buffer: Buffer) -> int:
        """Write the legal actions into the buffer and say how many there are."""

    def apply(self, state: S, seat: Seat, action: Action) -> None:
        """Play a legal action, changing the state in place; anything else is a programming error."""

    def copy(self, state: S) -> S:
        """Make an independent copy."""

    def copy_from(self, target: S, source: S) -> None:
        """Overwrite one state with another without allocating."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Build up what a seat knows; None is a spectator, who knows least."""

    def guess(self, view: V, rng: Rng) -> S:
        """Draw a state at random that the viewer cannot tell from the true one (a determinization)."""

    def pack(self, view: V) -> Packed:
        """Write a view as plain numbers, for another process."""

    def unpack(self, values: Packed) -> V:
        """Read a view that `pack` wrote in a game of the same seats and options; ValueError for another kind."""

    def outcome(self, state: S) -> Outcome | None:
        """Say how the game ended, None while it runs."""

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Say why an action is not legal; None means that it is."""

    def about(self, state: S, seat: Seat, card: str) -> Refusal | None:
        """Say why a card of the seat's hand has no legal use now; None means that it has one."""

    def heard(self, action: Action, listener: Seat) -> object:
        """Give what another seat learns of an action."""

    def contested(self, state: S, seat: Seat, action: Action) -> bool:
        """Say whether the action takes a place that a seat of higher priority could still use."""

    def stamp(self, state: S) -> tuple[int, int]:
        """Give the bout's number and the table's, which grows with every card laid and a take."""

    def is_hold(self, action: Action) -> bool:
        """Say whether the action lets something pass instead of playing."""

    def lays(self, action: Action) -> bool:
        """Say whether the action lays a card on the table."""

    def all_hold(self, state: S) -> list[Seat]:
        """List the attackers who may hold now, in order; a King's decision is no attacker's hold."""

    def idle(self, state: S, seat: Seat) -> Action:
        """Give the action of a player whose time is up (Q22); the seat must be one of `to_act`."""

    def next_dealer(self, outcome: Outcome, dealer: Seat) -> Seat:
        """Say who deals next at the same table (Q19)."""

    def text(self, action: Action, names: Sequence[str]) -> str:
        """Write an action as records do, without the name of who acts."""

    def parse(self, text: str, names: Sequence[str]) -> Action:
        """Read an action; ValueError for a text that is none. Inverse of `text`."""

    def parts(self, action: Action) -> dict[str, str]:
        """Take an action apart for display: its verb, its card and the card it answers."""

    def facts(self, state: S) -> Facts:
        """Tell the whole truth under the names that scenario files use, seats as numbers; for records only."""

    def show(self, view: V) -> Facts:
        """Write a view as plain JSON values."""

    def began(self, after: V) -> list[Line]:
        """Tell how a game begins, from a spectator's view of it."""

    def told(self, before: V, seat: Seat, action: Action, after: V) -> list[Line]:
        """Tell an action and what followed from it, from a spectator's views before and after."""


# The holder of a game from the registry passes states and views on without looking into them.
AnyGame: TypeAlias = Game[Any, Any]


class Bot(Protocol[V_contra]):
    """A player without attributes that change between calls: the same view, actions and rng give the same choice."""

    @property
    def name(self) -> str:
        """The name in the registry of bots."""

    def choose(self, view: V_contra, legal: Sequence[Action], rng: Rng) -> Action:
        """Pick one of the legal actions, of which there is at least one."""


AnyBot: TypeAlias = Bot[Any]
