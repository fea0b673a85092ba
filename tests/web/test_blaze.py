"""Blaze over the wire: deals in a row, and its record for the commands."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec import json
from tests.web.playing import Served, play_out
from tests.web.recorder import BLAZE, seated
from typer.testing import CliRunner

from kozyr import record
from kozyr.cli.main import app


@pytest.fixture
def run() -> CliRunner:
    """Run commands of `kozyr` in this process."""
    return CliRunner()


async def test_deals_in_a_row_are_counted_and_nobody_deals(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "heuristic", "heuristic", game="blaze", bot_delay="none")
    async with served.player(code, ana) as player:
        expected = [0, 0, 0]
        for deal in (1, 2):
            assert (await player.order("start" if deal == 1 else "again"))["type"] == "done"
            await play_out(served, [player])
            expected[player.seen["view"]["over"]["seats"][-1]] += 1
            await player.until(lambda: player.status == "over")

            table = player.table or {}
            assert (table["deals"], table["dealer"], table["durak_count"]) == (deal, None, expected)
            assert player.seen["deal"] == deal


async def test_the_record_of_a_game_is_accepted_by_check_and_replay(
    served: Served, tmp_path: Path, run: CliRunner
) -> None:
    async with AsyncExitStack() as stack:
        code, _, players = await seated(served, stack, BLAZE)
        await players[0].order("start")
        await play_out(served, players)
        over = players[0].seen["view"]["over"]
        told = (await served.get(f"/api/tables/{code}/replay")).json()
        await players[0].order("again")
        text = (await served.get(f"/api/tables/{code}/record")).text
    file = tmp_path / "game.toml"
    file.write_text(text, encoding="utf-8")

    checked = run.invoke(app, ["check", str(file)])
    replayed = run.invoke(app, ["replay", "--json", str(file)])

    made = record.read(text)
    assert (checked.exit_code, replayed.exit_code) == (0, 0), checked.output
    assert made.names == ("Ana", "Ben", "Cid", "bot_4")
    steps = [json.decode(line) for line in replayed.output.splitlines()]
    assert len(steps) == len(told["steps"])
    assert steps[-1]["facts"]["over"] == " ".join(["ranking", *(made.names[seat] for seat in over["seats"])])
