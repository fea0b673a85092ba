"""No byte that leaves the server tells a card that its reader may not know."""

import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import structlog
from tests.web.playing import Message, Player, Served, play_out

from kozyr.games import make
from kozyr.protocol import Seat
from kozyr.table.match import Match, Shown
from kozyr.web import faults
from kozyr.web.faults import Reticent

CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|[6-9JQKA])[scdh](?![A-Za-z0-9])")
ALL_CARDS = {rank + suit for rank in ("6", "7", "8", "9", "10", "J", "Q", "K", "A") for suit in "scdh"}

# Every number on the wire is one of these; a card, an action or a set of cards as a number would stand elsewhere.
NUMBERS = {
    "answered_by", "attackers", "beaten", "bout", "by", "cards", "count", "deal", "dealer", "deals", "defender",
    "direction", "discard", "durak_count", "k", "left_ms", "limit", "lying", "n", "opener", "other", "ref", "returned",
    "seat", "seats", "stamp", "talon", "to_act", "total_ms", "watchers", "you",
}  # fmt: skip
LARGEST = 1000


def cards_in(text: str) -> set[str]:
    """Find every card that a text names."""
    return set(CARD.findall(text))


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


class Truth:
    """What each seat may know after each action of a finished deal, worked out from its record."""

    def __init__(self, match: Match) -> None:
        game = make("durak", match.game.seats, match.game.options)
        state = game.start(match.deal)
        trump = match.deal.cards[6 * game.seats] if game.seats < 6 else match.deal.cards[-1]
        laid: dict[int, set[str]] = {}
        self.may_know: list[dict[Seat | None, set[str]]] = []
        for n in range(len(match.lines) + 1):
            if n:
                seat, text = match.lines[n - 1]
                laid.setdefault(game.stamp(state)[0], set()).update(cards_in(text))
                game.apply(state, seat, game.parse(text, ["a"] * game.seats))
            bout = game.stamp(state)[0]
            public = laid.get(bout, set()) | laid.get(bout - 1, set()) | {trump, str(self.shown(match))}
            hands: Any = game.facts(state)["hand"]
            self.may_know.append({None: public, **{seat: public | set(hands[seat]) for seat in hands}})

    def shown(self, match: Match) -> object:
        """Give the lowest trump, which its holder shows (R13)."""
        game = match.game
        return game.show(game.view(game.start(match.deal), None))["shown"]


class Recorder:
    """All that left the server during a few deals."""

    def __init__(self) -> None:
        self.truths: dict[int, Truth] = {}
        self.sockets: list[tuple[Seat | None, Player]] = []
        self.elsewhere: list[tuple[str, str]] = []

    def leaks(self) -> list[str]:
        """List every card, or number that could be one, where it must not be."""
        found = [f"{where}: {cards_in(text)}" for where, text in self.elsewhere if cards_in(text)]
        for seat, player in self.sockets:
            for text in player.received:
                found += self._leaks(seat, json.loads(text))
        return found

    def _leaks(self, seat: Seat | None, message: Message) -> list[str]:
        message.pop("resume", None)  # signed noise
        known: set[str] = set()
        if message["type"] == "state":
            known = self.truths[message["deal"]].may_know[message["n"]][seat]
        told = cards_in(json.dumps(message)) - known
        numbers = [one for one in numbers_in(message) if one[0] not in NUMBERS or abs(one[1]) > LARGEST]
        return [f"seat {seat}: {message['type']} tells {sorted(told)} {numbers}"] if told or numbers else []


async def recorded(served: Served, deals: int = 2) -> Recorder:
    """Play deals with three people (one of them twice), a bot and a spectator, asking for everything meanwhile."""
    recorder = Recorder()
    logs = io.StringIO()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(logs), cache_logger_on_first_use=False)
    handler = Reticent()
    logging.getLogger().addHandler(handler)
    try:
        async with AsyncExitStack() as stack:
            await _play(served, recorder, stack, deals)
    finally:
        structlog.reset_defaults()
        logging.getLogger().removeHandler(handler)
    recorder.elsewhere.append(("log", logs.getvalue()))
    return recorder


async def _play(served: Served, recorder: Recorder, stack: AsyncExitStack, deals: int) -> None:
    ana, ben, cid = [await served.guest(name) for name in ("Ana", "Ben", "Cid")]
    code = await served.make(ana, "me", "open", "open", "heuristic", private=False)
    seats = {ana: 0, ben: 1, cid: 2}
    watcher = await served.guest("Dan")
    players = [await stack.enter_async_context(served.player(code, guest)) for guest in (ana, ben, cid, ana, watcher)]
    await players[1].order("sit", seat=1)
    await players[2].order("sit", seat=2)
    recorder.sockets = list(zip([0, 1, 2, 0, None], players, strict=True))
    for deal in range(1, deals + 1):
        await players[0].order("start" if deal == 1 else "again")
        await players[0].order("act", actions=["beat"], stamp=[deal, 0])
        for path in ("/api/me", "/api/mine", "/api/tables", "/metrics", "/healthz", f"/t/{code}"):
            recorder.elsewhere.append((path, (await served.get(path, ana)).text))
        for what in ("record", "replay"):
            if deal == 1:
                recorder.elsewhere.append((what, (await served.get(f"/api/tables/{code}/{what}", watcher)).text))
        await play_out(served, players)
        place = await served.lobby.find(code)
        assert place is not None
        assert place.table.standing.finished is not None
        recorder.truths[deal] = Truth(place.table.standing.finished.match)
    assert set(seats.values()) == {0, 1, 2}


async def test_whole_games_tell_nobody_a_card_that_is_not_theirs_to_know(served: Served) -> None:
    recorder = await recorded(served)

    assert recorder.leaks() == []
    assert all(len(player.received) > 50 for _, player in recorder.sockets)


def changed(shown: Shown, **changes: object) -> Shown:
    """Make what is shown, with something else in it."""
    fields = {name: getattr(shown, name) for name in shown.__struct_fields__}
    return Shown(**{**fields, **changes})


def hidden(match: Match) -> str:
    """Give a card that lies deep in the talon for most of the deal."""
    return match.deal.cards[-1]


LEAKS: dict[str, Callable[[Match, Shown], Shown]] = {
    "a card of the talon in the view": lambda match, shown: changed(shown, view={**shown.view, "next": hidden(match)}),
    "a card as a number": lambda _, shown: changed(shown, view={**shown.view, "next": 17}),
    "a hand as a set of bits": lambda _, shown: changed(shown, view={**shown.view, "talon": 1 << 20}),
    "a card among the legal actions": lambda match, shown: changed(
        shown, legal=[*shown.legal, {"action": f"throw {hidden(match)}", "verb": "throw"}]
    ),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
async def test_a_leak_in_what_is_shown_is_caught(
    served: Served, monkeypatch: pytest.MonkeyPatch, leak: Callable[[Match, Shown], Shown]
) -> None:
    honest = Match.shown
    monkeypatch.setattr(Match, "shown", lambda match, seat: leak(match, honest(match, seat)))

    assert (await recorded(served, deals=1)).leaks()


async def test_another_seats_view_is_caught(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.shown

    def mistaken(match: Match, seat: Seat | None) -> Shown:
        return changed(honest(match, seat), view=honest(match, 1 if seat == 0 else seat).view)

    monkeypatch.setattr(Match, "shown", mistaken)

    assert (await recorded(served, deals=1)).leaks()


async def test_a_card_in_the_log_of_the_server_is_caught(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.submit

    def talkative(match: Match, seat: Seat, texts: list[str], stamp: tuple[int, int]) -> object:
        structlog.get_logger("kozyr").info("played", actions=texts)
        return honest(match, seat, texts, stamp)

    monkeypatch.setattr(Match, "submit", talkative)

    assert (await recorded(served, deals=1)).leaks()


def test_the_log_of_a_fault_names_the_place_and_not_the_card() -> None:
    logs = io.StringIO()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(logs), cache_logger_on_first_use=False)
    library = logging.getLogger("library")
    library.addHandler(handler := Reticent())
    try:
        [""].index("Qh is not on the table")
    except ValueError as error:
        faults.log_fault("request failed", error)
        library.exception("failed with %s", "Qh")
        library.warning("card %s", "Qh")
    finally:
        library.removeHandler(handler)
        structlog.reset_defaults()

    assert "ValueError" in logs.getvalue()
    assert "test_secrecy.py" in logs.getvalue()
    assert cards_in(logs.getvalue()) == set()
