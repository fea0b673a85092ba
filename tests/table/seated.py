"""A table on a real store with a clock that stands still: what table tests share."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from kozyr.protocol import Action, AnyGame, Refusal
from kozyr.store.store import Row, Store
from kozyr.store.writer import NotStoredError
from kozyr.table.arbiter import CONTEST
from kozyr.table.clock import FakeClock
from kozyr.table.events import Founded, Open, Person, Robot, Sitter
from kozyr.table.keeper import Means
from kozyr.table.match import Match, Question, Shown
from kozyr.table.table import Table, found

GRACE = 30.0


class FailingStore(Store):
    """A store whose disk fails when told to."""

    failing = False

    async def append(self, code: str, n: int, rows: Sequence[Row], seated: Sequence[str] = (), today: int = 0) -> None:
        """Store, or fail."""
        if self.failing:
            raise NotStoredError("disk full")
        await super().append(code, n, rows, seated, today)


async def choose_last(_name: str, game: AnyGame, question: Question) -> Action:
    """A bot that holds or takes only when it must, so that games with it come to an end."""
    return next((action for action in question.legal if game.lays(action)), question.legal[0])


class Heard:
    """A watcher that remembers what it was told."""

    def __init__(self) -> None:
        self.news: list[str] = []
        self.stopped = False

    def changed(self, *, table: bool, deal: bool) -> None:
        """Remember the kind of news."""
        self.news += ["table"] * table + ["deal"] * deal

    def closed(self) -> None:
        """Remember the end."""
        self.stopped = True


class Scene:
    """A store, a clock, and the tables made with them."""

    def __init__(self, store: FailingStore, seed: int = 1) -> None:
        self.store = store
        self.clock = FakeClock()
        self.means = Means(store, self.clock, Random(seed), Random(seed), choose_last, GRACE, CONTEST)
        self.tables: list[Table] = []

    @classmethod
    async def open(cls, folder: Path, seed: int = 1) -> "Scene":
        """Open the store of a folder."""
        return cls(await FailingStore.open(folder), seed)

    async def table(self, *sitters: Sitter, pace: str = "off", bot_delay: str = "human") -> Table:
        """Found a table for these sitters; ana is the host and everybody is connected."""
        founded = Founded("durak", {}, list(sitters), pace, bot_delay, private=True, host="ana")
        table = await found(f"TEST{len(self.tables)}", founded, self.means)
        self.tables.append(table)
        for guest in ["ana", *(sitter.guest for sitter in sitters if isinstance(sitter, Person))]:
            if guest not in table.keeper.present:
                table.keeper.arrive(guest)
        return table

    async def people(self, *guests: str, pace: str = "off") -> Table:
        """Found a table for people and deal."""
        table = await self.table(*(Person(guest, guest.title()) for guest in guests), pace=pace)
        assert await table.start("ana") is None
        return table

    async def passes(self, table: Table, seconds: float) -> None:
        """Let time pass, and everything happen that happens meanwhile."""
        end = self.clock.now() + seconds
        await table.quiet()
        while (due := self.clock.next_due()) is not None and due <= end:
            self.clock.advance(due - self.clock.now())
            await table.quiet()
        self.clock.advance(end - self.clock.now())

    async def close(self) -> None:
        """Close everything."""
        for table in self.tables:
            await table.close()
        await self.store.close()


def bots(count: int) -> list[Sitter]:
    """Seat so many bots."""
    return [Robot("heuristic")] * count


def ana() -> Person:
    """Seat the host."""
    return Person("ana", "Ana")


def an_open_seat() -> Open:
    """Leave a seat open."""
    return Open()


def match_of(table: Table) -> Match:
    """Give the deal that is being played."""
    assert table.standing.match is not None
    return table.standing.match


def guest_at(table: Table, seat: int) -> str:
    """Give the person of a seat."""
    sitter = table.standing.sitters[seat]
    assert isinstance(sitter, Person)
    return sitter.guest


def shown_at(table: Table, seat: int) -> Shown:
    """Give what a seat sees."""
    return match_of(table).shown(seat)


def actions_at(table: Table, seat: int, verb: str = "") -> list[str]:
    """List the legal actions of a seat, or those of one verb."""
    return [one["action"] for one in shown_at(table, seat).legal if verb in ("", one["verb"])]


async def act(table: Table, seat: int, *actions: str) -> Refusal | None:
    """Let the person of a seat act on what lies there now."""
    return await table.act(guest_at(table, seat), actions, match_of(table).stamp)


async def play_first(table: Table, seat: int, verb: str) -> None:
    """Let a seat play its first legal action of a verb; it must have one."""
    assert await act(table, seat, actions_at(table, seat, verb)[0]) is None


async def play_out(table: Table, most: int = 2000) -> None:
    """Let the people play their deal to its end, each laying a card when possible."""
    match = match_of(table)
    for _ in range(most):
        if match.outcome is not None:
            return
        seat = match.to_act[0]
        texts = [one["action"] for one in match.shown(seat).legal if "card" in one] or actions_at(table, seat)
        assert await act(table, seat, texts[0]) is None
    raise AssertionError("the deal does not end")
