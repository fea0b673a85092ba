"""Everything that leaves a server while people play, and what of it tells too much."""

import io
import json
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import structlog
from tests.web.playing import Message, Player, Served, play_out, serving
from tests.web.truth import Truth, cards_in

from kozyr.protocol import Seat
from kozyr.table.events import Offered, read
from kozyr.web.faults import Reticent

# Every number on the wire is one of these; a card, an action or a set of cards as a number would stand elsewhere.
NUMBERS = {
    "answered_by", "attackers", "beaten", "bout", "by", "cards", "count", "deal", "dealer", "deals", "defender",
    "direction", "discard", "durak_count", "k", "left_ms", "limit", "lying", "n", "opener", "other", "ref", "returned",
    "seat", "seats", "stamp", "talon", "to_act", "total_ms", "watchers", "you",
    # durak
    "defender_seat", "opener_seat", "owner", "taken", "teams",
    # Blaze
    "active", "bet_on", "bets", "feather", "feathers", "first_bets", "first_feather", "loser", "next_if_passed",
    "next_if_rejected", "on", "ones", "rejected", "round", "score", "stack", "supporter", "target", "to", "value",
}  # fmt: skip
LARGEST = 1000
SHORT = 3  # the seed of a deal of Blaze whose first phase is short
SEATS: Sequence[Seat | None] = (0, 1, 2, 0, None)  # of the sockets of `seated`


def is_usual(key: str, number: float) -> bool:
    """Say whether a number may stand there; times go up to a minute."""
    return key in NUMBERS and abs(number) <= (60_000 if key.endswith("_ms") else LARGEST)


def numbers_in(value: object, key: str = "") -> Iterator[tuple[str, float]]:
    """Find every number of a message, with the key that it stands under."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from numbers_in(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner, key)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield key, value


@dataclass(frozen=True)
class Variant:
    """What is played: a game with its options."""

    game: str
    options: dict[str, object]


CLASSIC = Variant("durak", {})
ENCHANTED_TEAMS = Variant("durak", {"teams": True, "enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]})
BLAZE = Variant("blaze", {})


@dataclass(frozen=True)
class Kept:
    """A table in a data folder, and the guests at it as in `SEATS`."""

    folder: Path
    code: str
    guests: list[str]


def stage(message: Message) -> str:
    """Name the round and the phase of a state of Blaze."""
    return f"{message['view']['round']} {message['view']['part']}"


def at(wanted: str) -> Callable[[Player], bool]:
    """Play until this round and phase of Blaze."""
    return lambda player: stage(player.seen) == wanted


async def play_phase_1(folder: Path) -> Kept:
    """Play Blaze until the bets are next."""
    async with serving(folder, seed=SHORT) as served, AsyncExitStack() as stack:
        code, guests, players = await seated(served, stack, BLAZE)
        await players[0].order("start")
        await play_out(served, players, until=at("1 bets"))
    return Kept(folder, code, guests)


class Recorder:
    """All that left the server during a few deals of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.truths: dict[int, Truth] = {}
        self.offers: set[tuple[Seat, str]] = set()
        self.sockets: list[tuple[Seat | None, Player]] = []
        self.elsewhere: list[tuple[str, str]] = []

    def leaks(self) -> list[str]:
        """List every card, action, or number that could be one, where it must not be."""
        found = [f"{where}: {cards}" for where, text in self.elsewhere if (cards := cards_in(self.game, text))]
        for seat, player in self.sockets:
            for text in player.received:
                found += self._leaks(seat, json.loads(text))
        return found

    def _leaks(self, seat: Seat | None, message: Message) -> list[str]:
        message.pop("resume", None)  # signed noise
        known: set[str] = set()
        legal: list[str] = []
        if message["type"] == "state":
            truth = self.truths[message["deal"]]
            known, legal = truth.may_know[message["n"]][seat], truth.legal[message["n"]][seat]
            known = known | self._offered(message)
        told = cards_in(self.game, json.dumps(message)) - known
        numbers = [one for one in numbers_in(message) if not is_usual(*one)]
        actions = [one["action"] for one in message.get("legal", [])]
        if told or numbers or actions != legal:
            return [f"seat {seat}: {message['type']} tells {sorted(told)} {numbers} {actions}"]
        return []

    def _offered(self, message: Message) -> set[str]:
        """Give the cards that their players have offered for all to see (B19)."""
        offers = [message[key] for key in ("offer", "withdrawn") if message[key] is not None]
        return {offer["card"] for offer in offers if (offer["seat"], offer["card"]) in self.offers}


@contextmanager
def logs_into(recorder: Recorder) -> Iterator[None]:
    """Keep what the server logs, its libraries too."""
    logs = io.StringIO()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(logs), cache_logger_on_first_use=False)
    handler = Reticent()
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        structlog.reset_defaults()
        logging.getLogger().removeHandler(handler)
        recorder.elsewhere.append(("log", logs.getvalue()))


async def seated(served: Served, stack: AsyncExitStack, variant: Variant) -> tuple[str, list[str], list[Player]]:
    """Seat three people (one of them twice), a bot and a spectator; gives the code, the guests and their sockets."""
    ana, ben, cid, dan = [await served.guest(name) for name in ("Ana", "Ben", "Cid", "Dan")]
    guests = [ana, ben, cid, ana, dan]
    kinds = ("me", "open", "open", "heuristic")
    code = await served.make(ana, *kinds, private=False, game=variant.game, options=variant.options)
    players = [await stack.enter_async_context(served.player(code, guest)) for guest in guests]
    for seat in (1, 2):
        assert (await players[seat].order("sit", seat=seat))["type"] == "done"
    return code, guests, players


async def recorded(served: Served, variant: Variant = CLASSIC, deals: int = 2) -> Recorder:
    """Play deals with people, a second tab, a bot and a spectator, asking for everything meanwhile."""
    recorder = Recorder(variant.game)
    with logs_into(recorder):
        async with AsyncExitStack() as stack:
            code, _, players = await seated(served, stack, variant)
            recorder.sockets = list(zip(SEATS, players, strict=True))
            for deal in range(1, deals + 1):
                await players[0].order("start" if deal == 1 else "again")
                await players[0].order("act", actions=["beat"], stamp=[deal, 0])
                await ask_around(served, recorder, code, finished=deal > 1)
                await play_out(served, players)
                place = await served.lobby.find(code)
                assert place is not None
                assert place.table.standing.finished is not None
                recorder.truths[deal] = Truth(place.table.standing.finished.match)
            recorder.offers = await offers_at(served, code)
    return recorder


async def ask_around(served: Served, recorder: Recorder, code: str, *, finished: bool) -> None:
    """Ask over HTTP for what a guest without a seat may ask; a finished deal may be told, so it is left alone."""
    paths = ["/api/me", "/api/mine", "/api/tables", "/api/games", "/metrics", "/healthz", f"/t/{code}"]
    told = [] if finished else [f"/api/tables/{code}/record", f"/api/tables/{code}/replay"]
    for path in [*paths, *told]:
        recorder.elsewhere.append((path, (await served.get(path)).text))


async def offers_at(served: Served, code: str) -> set[tuple[Seat, str]]:
    """List the cards that were offered at a table, as they are stored."""
    events = [read(row.body) for row in await served.lobby._means.store.log(code)]
    return {(event.seat, event.action.split()[-1]) for event in events if isinstance(event, Offered)}
