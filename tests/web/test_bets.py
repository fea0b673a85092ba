"""Nobody else learns a bet of Blaze before its time: not its value before the round ends, not on whom before all lie.

A round is played twice from the moment of the bets, and differs in nothing but one bet. Whatever all others are sent,
whatever the server logs and answers, must be the same to the byte until the bet may be known (B24).
"""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
import structlog
from tests.web.playing import Message, Player, first_card, play_out, serving
from tests.web.recorder import SEATS, SHORT, Kept, Recorder, ask_around, at, logs_into, stage

from kozyr.protocol import Seat
from kozyr.table.match import Entry, Match, Shown

BETTOR = 0
ON_BEN_1, ON_BEN_0, ON_CID_1 = "bet s1 1", "bet s1 0", "bet s2 1"


@dataclass(frozen=True)
class Told:
    """What all but the bettor were told while bets were placed and in phase 2; the bettor's and another's states."""

    betting: set[str]
    phase_2: set[str]
    own: list[Message]
    other: list[Message]


def has_bet(player: Player) -> bool:
    """Play until this player has bet."""
    return player.seen["view"]["bet"] is not None


def same_from_server_to_server(text: str) -> str:
    """Leave out when a meter was made, how busy the machine was, new guests, and links with the server's address."""
    if text.startswith("{"):
        return json.dumps({key: value for key, value in json.loads(text).items() if key not in ("resume", "id")})
    return "\n".join(line for line in text.splitlines() if "_created" not in line and "loop_lag" not in line)


async def told(at_the_bets: Kept, folder: Path, bet: str, end: str = "2 1") -> Told:
    """Go on from the bets to the end of round 1; all but the bettor do the same whenever they see the same."""
    shutil.copytree(at_the_bets.folder, folder)
    betting, phase_2 = Recorder("blaze"), Recorder("blaze")

    def choose(player: Player) -> str:
        return bet if player.seat == BETTOR and stage(player.seen) == "1 bets" else first_card(player)

    async with serving(folder, seed=SHORT) as served, AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(served.player(at_the_bets.code, guest)) for guest in at_the_bets.guests
        ]
        with logs_into(betting):
            await play_out(served, players, choose=choose, until=has_bet)
            await ask_around(served, betting, at_the_bets.code, finished=False)
        with logs_into(phase_2):
            await play_out(served, players, until=at("1 2"))
            await ask_around(served, phase_2, at_the_bets.code, finished=False)
            await play_out(served, players, until=at(end))
    return Told(
        heard(betting, players, "1 bets"), heard(phase_2, players, "1 2"), states(players[0]), states(players[1])
    )


def heard(asked: Recorder, players: list[Player], part: str) -> set[str]:
    """Collect what others than the bettor have received, asked or could log in a part of the round."""
    found = {f"{where}: {same_from_server_to_server(text)}" for where, text in asked.elsewhere}
    for seat, player in zip(SEATS, players, strict=True):
        if seat != BETTOR:
            found |= {f"seat {seat}: {text}" for text in received(player, part)}
    return found


def received(player: Player, part: str) -> Iterator[str]:
    """List what a socket received in a part of the round."""
    now = ""
    for text in player.received:
        message = json.loads(text)
        now = stage(message) if message["type"] == "state" else now
        if now == part:
            yield same_from_server_to_server(text)


def states(player: Player) -> list[Message]:
    """List the states that a socket received."""
    return [message for message in player.messages if message["type"] == "state"]


async def test_b24_the_value_of_a_bet_is_told_nobody_else_before_the_round_ends(
    at_the_bets: Kept, tmp_path: Path
) -> None:
    one = await told(at_the_bets, tmp_path / "one", ON_BEN_1)
    zero = await told(at_the_bets, tmp_path / "zero", ON_BEN_0)

    assert one.betting == zero.betting
    assert one.phase_2 == zero.phase_2
    assert len(one.betting) > 20
    assert len(one.phase_2) > 100
    assert one.other[-1]["view"]["reveal"] != zero.other[-1]["view"]["reveal"]


async def test_b24_on_whom_somebody_bets_is_told_nobody_else_before_all_have_bet(
    at_the_bets: Kept, tmp_path: Path
) -> None:
    ben = await told(at_the_bets, tmp_path / "ben", ON_BEN_1, end="1 2")
    cid = await told(at_the_bets, tmp_path / "cid", ON_CID_1, end="1 2")

    assert ben.betting == cid.betting
    assert ben.phase_2 != cid.phase_2


async def test_b24_the_bettor_alone_sees_his_bet_and_what_he_may_bet(at_the_bets: Kept, tmp_path: Path) -> None:
    mine = await told(at_the_bets, tmp_path / "data", ON_CID_1, end="1 2")

    offered = [one["action"] for one in mine.own[0]["legal"]]
    assert offered == [f"bet s{seat} {value}" for seat in (1, 2, 3) for value in (0, 1)]
    assert {json.dumps(state["view"]["bet"]) for state in mine.own if stage(state) == "1 2"} == {
        '{"on": 2, "value": 1}'
    }


async def test_b24_the_log_says_of_a_bet_only_that_it_lies_there(at_the_bets: Kept, tmp_path: Path) -> None:
    mine = await told(at_the_bets, tmp_path / "data", ON_CID_1, end="1 2")

    entries = {entry["k"]: entry for state in mine.other for entry in state["log"]}.values()
    placed = [entry for entry in entries if entry["verb"] == "bet-placed"]
    assert sorted(entry["seat"] for entry in placed) == [0, 1, 2, 3]
    assert {(entry["count"], entry["other"], *entry["cards"]) for entry in placed} == {(0, None)}
    assert [entry["count"] for entry in entries if entry["verb"] == "bet-on"] == [0, 0, 0, 0]
    while_betting = {entry["verb"] for state in mine.other if stage(state) == "1 bets" for entry in state["log"]}
    assert "bet-placed" in while_betting
    assert "bet-on" not in while_betting


# ---- a leak of a bet is noticed


def bet_of(match: Match) -> str:
    """Give the value that the bettor has placed, from the truth."""
    return next((text[-1] for seat, text in match.lines if seat == BETTOR and text.startswith("bet")), "")


def changed(shown: Shown, **changes: object) -> Shown:
    """Make what is shown, with something else in it."""
    return Shown(**{**{name: getattr(shown, name) for name in shown.__struct_fields__}, **changes})


LEAKS: dict[str, Callable[[Match, Shown], Shown]] = {
    "in the view": lambda match, shown: changed(shown, view={**shown.view, "placed": bet_of(match)}),
    "as an action": lambda match, shown: changed(shown, legal=[{"action": f"bet s1 {bet_of(match)}"}, *shown.legal]),
    "in the log of the table": lambda match, shown: changed(
        shown, log=[*shown.log, Entry(0, 0, BETTOR, "bet-placed", (), len(bet_of(match).strip("0")))]
    ),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
async def test_a_bet_that_is_shown_to_others_is_noticed(
    at_the_bets: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[Match, Shown], Shown]
) -> None:
    honest = Match.shown
    monkeypatch.setattr(Match, "shown", lambda match, seat: leak(match, honest(match, seat)))

    one = await told(at_the_bets, tmp_path / "one", ON_BEN_1, end="1 2")
    zero = await told(at_the_bets, tmp_path / "zero", ON_BEN_0, end="1 2")

    assert one.betting != zero.betting


async def test_a_bet_in_the_log_of_the_server_is_noticed(
    at_the_bets: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Match.submit

    def talkative(match: Match, seat: Seat, texts: list[str], stamp: tuple[int, int]) -> object:
        structlog.get_logger("kozyr").info("played", actions=texts)
        return honest(match, seat, texts, stamp)

    monkeypatch.setattr(Match, "submit", talkative)

    one = await told(at_the_bets, tmp_path / "one", ON_BEN_1, end="1 2")
    zero = await told(at_the_bets, tmp_path / "zero", ON_BEN_0, end="1 2")

    assert one.betting != zero.betting
