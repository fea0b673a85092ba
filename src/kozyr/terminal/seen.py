"""What the terminal reads off a view: the facts of both games under one roof, those of one game empty in the other."""

from msgspec import Struct, convert

from kozyr.table.match import Shown


class Pair(Struct, frozen=True):
    """An attack card with its player, and its answer if it has one."""

    attack: str
    by: int
    answer: str | None


class Player(Struct, frozen=True):
    """What all see of a player."""

    cards: int
    out: bool
    held: bool
    role: str
    placed: bool = False
    bet_on: int | None = None
    score: int = 0


class Following(Struct, frozen=True):
    """Who opens the next bout if this one is beaten, and if it is taken."""

    beaten: int
    taken: int


class Bet(Struct, frozen=True):
    """A bet on a seat."""

    on: int
    value: int


class Over(Struct, frozen=True):
    """How a deal ended, as in `kozyr.protocol.Outcome`."""

    kind: str
    seats: list[int]
    reason: str


class Seen(Struct, frozen=True):
    """A view of durak or of Blaze."""

    game: str
    phase: str
    trump: str
    trump_card: str | None
    talon: int
    discard: int
    lying: int
    limit: int | None
    hand: list[str]
    table: list[Pair]
    players: list[Player]
    over: Over | None
    # durak
    opener: int | None = None
    defender: int | None = None
    opener_seat: int | None = None
    defender_seat: int | None = None
    taking: bool = False
    closed: bool = False
    direction: int = 1
    teams: list[list[int]] = []
    next: Following | None = None
    # Blaze
    round: int = 0
    part: str = ""
    active: int | None = None
    target: int | None = None
    supporter: int | None = None
    passing: bool = False
    feathers: list[int] = []
    bet: Bet | None = None
    next_if_rejected: int | None = None
    next_if_passed: int | None = None

    @property
    def open_cards(self) -> int:
        """How many cards wait for an answer."""
        return sum(pair.answer is None for pair in self.table)

    @property
    def answering(self) -> int | None:
        """Who has to answer."""
        return self.target if self.game == "blaze" else self.defender


def seen(shown: Shown) -> Seen:
    """Read a view as its game shows it."""
    return convert(shown.view, Seen)
