"""A server that is killed in mid-game comes back to the same table."""

import asyncio
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from tests.table.test_arbiter import ACTIVE, SUPPORTER, deck
from tests.web.playing import HANG, Message, Player, Served, serving
from tests.web.recorder import Kept

from kozyr.table.clock import FakeClock
from kozyr.table.events import Dealt

READY = "Kozyr is at "
COMMAND = "from kozyr.cli.main import main; main()"


@asynccontextmanager
async def process(folder: Path, *arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run `kozyr serve` in a process of its own; whatever happens, it ends with the block."""
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--data", str(folder), *arguments]
    pipe = asyncio.subprocess.PIPE
    running = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, env=dict(os.environ))
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.communicate()


async def address(running: asyncio.subprocess.Process) -> str:
    """Wait for the line that says where the server is."""
    assert running.stdout is not None
    async with asyncio.timeout(HANG):
        line = (await running.stdout.readline()).decode()
    assert line.startswith(READY), (line, (await running.communicate())[1].decode())
    return line.removeprefix(READY).strip()


class Remote(Served):
    """A server in another process."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.clock = FakeClock()
        self.answers = []


def lasting(message: Message) -> Message:
    """Take what must be the same after a restart."""
    ephemeral = {"resume", "log", "clock", "watchers", "seats"}
    offer = {key: value for key, value in (message.get("offer") or {}).items() if key != "left_ms"}
    return {key: value for key, value in message.items() if key not in ephemeral} | {"offer": offer}


def sitters(table: Message) -> list[tuple[str, str, str | None]]:
    """List who sits where."""
    return [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]]


async def test_kill_9_in_mid_defence_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    plan = {"options": {"strict_limit": True}, "pace": "slow"}
    async with process(tmp_path) as running:
        served = Remote(await address(running))
        ana, ben = await served.guest("Ana"), await served.guest("Ben")
        code = await served.make(ana, "me", "open", **plan)
        async with served.player(code, ana) as one, served.player(code, ben) as other:
            await other.order("sit", seat=1)
            await one.order("start")
            await one.until(lambda: one.state is not None)
            await other.until(lambda: other.state is not None)
            opener, defender = (one, other) if one.seen["to_act"] == [0] else (other, one)
            assert (await opener.act(opener.actions("attack")[0]))["type"] == "done"
            running.send_signal(signal.SIGKILL)
            await defender.until(lambda: defender.seen["n"] == 1)
            before = [(lasting(player.table or {}), lasting(player.seen)) for player in (one, other)]
            seated = sitters(one.table or {})
        assert await running.wait() == -signal.SIGKILL

    async with process(tmp_path) as running:
        served = Remote(await address(running))
        async with served.player(code, ana) as one, served.player(code, ben) as other:
            after = [(lasting(player.table or {}), lasting(player.seen)) for player in (one, other)]
            assert after == before
            assert sitters(one.table or {}) == seated == [("person", "Ana", None), ("person", "Ben", None)]
            defender = one if one.seat == defender.seat else other
            assert (await defender.act("take"))["type"] == "done"


@dataclass(frozen=True)
class Interrupted:
    """A table in a folder, what is played before the server is killed, and how it goes on."""

    prepare: Callable[[Path, Kept], Awaitable[Kept]]
    play: Callable[[list[Player]], Awaitable[None]]
    go_on: Callable[[list[Player]], Awaitable[Message]]


async def dealt_for_an_offer(folder: Path, _at_the_bets: Kept) -> Kept:
    """Deal three people Blaze so that the supporter has a card for the first challenge."""
    async with serving(folder) as served:
        guests = [await served.guest(name) for name in ("Ana", "Ben", "Cid")]
        code = await served.make(guests[0], "me", "open", "open", game="blaze")
        for seat in (1, 2):
            async with served.player(code, guests[seat]) as player:
                await player.order("sit", seat=seat)
        place = await served.lobby.find(code)
        assert place is not None
        assert await place.table.store([Dealt(deck(), -1, ACTIVE)]) is None
    return Kept(folder, code, guests)


async def all_see(players: list[Player], wanted: Callable[[Message], bool]) -> None:
    """Wait until all have been told a state."""
    for player in players:
        while not wanted(player.seen):
            await player.hear()


async def offer(players: list[Player]) -> None:
    """Let the supporter offer a card that the active player could forestall (B19)."""
    await players[ACTIVE].act("challenge 5b")
    await players[SUPPORTER].until(lambda: players[SUPPORTER].seen["n"] == 1)
    assert (await players[SUPPORTER].act("extend 5y"))["type"] == "done"
    await all_see(players, lambda state: state["offer"] is not None)


async def withdraw(players: list[Player]) -> Message:
    """Let the supporter take the card back."""
    return await players[SUPPORTER].order("withdraw")


async def copied(folder: Path, at_the_bets: Kept) -> Kept:
    """Take a table where the bets are next."""
    shutil.copytree(at_the_bets.folder, folder)
    return replace(at_the_bets, folder=folder)


async def bet(players: list[Player]) -> None:
    """Let the first player bet, and the bot."""
    assert (await players[0].act("bet s2 1"))["type"] == "done"
    await all_see(players, lambda state: state["to_act"] == [1, 2])


async def bet_on(players: list[Player]) -> Message:
    """Let the next player bet."""
    return await players[1].act("bet s0 0")


@asynccontextmanager
async def connected(served: Served, kept: Kept) -> AsyncIterator[list[Player]]:
    """Connect everybody who sits there, and who watches."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(served.player(kept.code, guest)) for guest in kept.guests]


def known(players: list[Player]) -> list[tuple[Message, Message]]:
    """Give what each knows that must last."""
    return [(lasting(player.table or {}), lasting(player.seen)) for player in players]


@pytest.mark.parametrize(
    "scene",
    [Interrupted(dealt_for_an_offer, offer, withdraw), Interrupted(copied, bet, bet_on)],
    ids=["a card is offered", "bets are placed"],
)
async def test_kill_9_in_mid_blaze_loses_nothing_that_was_acknowledged(
    tmp_path: Path, at_the_bets: Kept, scene: Interrupted
) -> None:
    kept = await scene.prepare(tmp_path / "data", at_the_bets)
    async with process(kept.folder, "--contest", "600") as running:
        async with connected(Remote(await address(running)), kept) as players:
            await scene.play(players)
            running.send_signal(signal.SIGKILL)
            before = known(players)
        assert await running.wait() == -signal.SIGKILL

    async with process(kept.folder, "--contest", "600") as running, AsyncExitStack() as stack:
        players = await stack.enter_async_context(connected(Remote(await address(running)), kept))
        assert known(players) == before
        assert (await scene.go_on(players))["type"] == "done"


async def test_the_tally_and_the_dealer_outlive_the_process(tmp_path: Path) -> None:
    async with process(tmp_path) as running:
        served = Remote(await address(running))
        ana = await served.guest("Ana")
        code = await served.make(ana, "heuristic", "random", "heuristic", bot_delay="none", start=True)
        async with served.player(code, ana) as watcher:
            await watcher.until(lambda: watcher.seen["view"]["over"] and watcher.status == "over")
            before = lasting(watcher.table or {}), lasting(watcher.seen)
        record = (await served.get(f"/api/tables/{code}/record", ana)).text
        running.send_signal(signal.SIGKILL)
        await running.wait()

    async with process(tmp_path) as running:
        served = Remote(await address(running))
        async with served.player(code, ana) as watcher:
            assert (lasting(watcher.table or {}), lasting(watcher.seen)) == before
            assert sum((watcher.table or {})["durak_count"]) == (watcher.seen["view"]["over"]["kind"] == "durak")
        assert (await served.get(f"/api/tables/{code}/record", ana)).text == record


async def test_a_second_process_on_the_same_data_is_refused(tmp_path: Path) -> None:
    async with process(tmp_path) as first:
        await address(first)
        async with process(tmp_path) as second:
            _, complaint = await second.communicate()

            assert second.returncode == 1
            assert complaint.decode().splitlines() == [
                f"kozyr serve: another kozyr serves from the data folder {tmp_path}; choose another with --data"
            ]


async def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    async with process(tmp_path / "one") as first:
        port = (await address(first)).rpartition(":")[2]
        async with process(tmp_path / "two", "--port", port) as second:
            out, complaint = await second.communicate()

            assert (second.returncode, out) == (1, b"")
            assert complaint.decode().startswith(f"kozyr serve: cannot listen on 127.0.0.1 port {port}: ")
            assert "--port" in complaint.decode()


async def test_a_folder_that_cannot_be_made_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    async with process(tmp_path / "file" / "data") as running:
        _, complaint = await running.communicate()

        assert running.returncode == 1
        assert complaint.decode() == (
            f"kozyr serve: cannot use the data folder {tmp_path / 'file' / 'data'}: Not a directory; "
            "choose another with --data\n"
        )


async def test_a_broken_database_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "kozyr.sqlite").write_bytes(b"this is no database" * 100)
    async with process(tmp_path) as running:
        out, complaint = await running.communicate()

        assert (running.returncode, out) == (1, b"")
        assert complaint.decode().startswith(f"kozyr serve: cannot open the database {tmp_path / 'kozyr.sqlite'}: ")


async def test_sigterm_ends_the_server_in_order(tmp_path: Path) -> None:
    async with process(tmp_path) as running:
        served = Remote(await address(running))
        ana = await served.guest("Ana")
        async with served.player(await served.make(ana, "me", "heuristic", start=True), ana):
            running.terminate()
            _, complaint = await running.communicate()

    assert (running.returncode, complaint.decode()) == (0, "")


async def test_the_secret_and_the_data_are_for_their_owner_only(tmp_path: Path) -> None:
    async with process(tmp_path / "data") as running:
        await address(running)

        modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "data").iterdir()}

    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert {"secret", "kozyr.sqlite", "lock"} <= set(modes)
    assert set(modes.values()) == {0o600}
