"""Hints: for who plays alone against bots, in his turn, about what he sees, and never for or about anybody else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.web.held import Held
from tests.web.playing import Message, Player, Served, caught_up

from kozyr.bots import asking, levels
from kozyr.bots.advice import SERIOUS

ROUNDED = 0.001  # weights are told with three decimals
FEW = (20, 600.0)  # iterations, and seconds that are never reached


@pytest.fixture
def workers(served: Served, monkeypatch: pytest.MonkeyPatch) -> Held:
    """Workers that think little."""
    monkeypatch.setitem(levels.SEARCHES, "master", FEW)
    held = Held()
    served.services.hints._workers = held
    return held


@asynccontextmanager
async def alone(served: Served, bot: str = "heuristic", **plan: object) -> AsyncIterator[Player]:
    """Sit down with bots and wait for the own turn."""
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", bot, start=True, bot_delay="none", **plan)
    async with served.player(code, ana) as player:
        await until_turn(served, player)
        yield player


async def until_turn(served: Served, player: Player) -> None:
    """Let the bots play until the player has several legal actions, taking single ones at once."""
    while len(player.actions()) < 2:
        if player.actions():
            await player.act(player.actions()[0])
        else:
            await served.passes(2.0)
        await caught_up(served, [player])


async def hint(player: Player, ref: int = 77) -> Message:
    """Ask for a hint and wait for the answer."""
    await player.opened.send(f'{{"type":"hint","ref":{ref}}}')
    while True:
        heard = await player.hear()
        if heard["type"] in ("hint", "done", "refused") and heard["ref"] == ref:
            return heard


async def test_a_hint_tells_legal_actions_with_their_chances_best_first(served: Served, workers: Held) -> None:
    async with alone(served) as player:
        told = await hint(player)

        assert (told["type"], told["n"]) == ("hint", player.seen["n"])
        assert 1 <= len(told["advice"]) <= 3
        assert {one["action"] for one in told["advice"]} <= set(player.actions())
        assert all(0.0 <= one["chance"] <= 1.0 and 0.0 <= one["weight"] <= 1.0 for one in told["advice"])
        heaviest = max(one["weight"] for one in told["advice"])
        serious = [one["chance"] for one in told["advice"] if one["weight"] > heaviest / SERIOUS + ROUNDED]
        assert told["advice"][0]["chance"] == max(serious)
    assert len(workers.asked) == 1


async def test_a_hint_is_asked_with_the_own_view_alone(served: Served, workers: Held) -> None:
    async with alone(served) as player:
        await hint(player)

        (table,) = served.lobby.awake()
        assert table.standing.match is not None
        question = table.standing.match.question(player.seat)
        assert question is not None
        game = table.standing.game
        assert workers.asked[0][1:4] == (asking.spec(game), game.pack(question.view), question.legal)


async def test_a_hint_changes_nothing(served: Served, workers: Held) -> None:
    async with alone(served) as player:
        before = player.seen

        await hint(player)

        await player.order("name", name="Ana")
        assert player.seen == before
    assert workers.asked


@pytest.mark.parametrize("game", ["durak", "blaze"])
async def test_the_table_says_whether_there_are_hints(served: Served, game: str) -> None:
    ana, ben = await served.guest("Ana"), await served.guest("Ben")
    code = await served.make(ana, "me", "random", "open", game=game)

    async with served.player(code, ana) as one, served.player(code, ben) as other:
        assert one.table is not None
        assert other.table is not None
        assert (one.table["hints"], other.table["hints"]) == (False, False)
        await one.order("fill", seat=2, bot="random")
        assert (one.table["hints"], other.table["hints"]) == (True, False)
        await one.order("fill", seat=2, bot=None)
        await other.order("sit", seat=2)
        await one.until(lambda: one.table is not None and one.table["seats"][2]["kind"] == "person")
        assert (one.table["hints"], other.table["hints"]) == (False, False)


async def test_a_spectator_gets_no_hint(served: Served, workers: Held) -> None:
    async with alone(served) as player:
        assert player.table is not None
        async with served.player(player.table["code"], await served.guest("Eve")) as eve:
            assert (await hint(eve))["code"] == "not-seated"
    assert workers.asked == []


async def test_there_is_no_hint_before_the_deal(served: Served, workers: Held) -> None:
    ana = await served.guest("Ana")
    async with served.player(await served.make(ana, "me", "random"), ana) as player:
        assert (await hint(player))["code"] == "not-started"
    assert workers.asked == []


async def test_there_is_no_hint_out_of_turn_nor_after_the_end(served: Served, workers: Held) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "random", "random", start=True)
    async with served.player(code, ana) as player:
        while player.actions():
            await player.act(player.actions()[0])
            await caught_up(served, [player])

        assert (await hint(player))["code"] == "hint-not-now"
    assert workers.asked == []


async def test_two_people_get_no_hint_wherever_the_other_is(served: Served, workers: Held) -> None:
    ana, ben = await served.guest("Ana"), await served.guest("Ben")
    code = await served.make(ana, "me", "open", "random")
    async with served.player(code, ana) as one:
        async with served.player(code, ben) as other:
            await other.order("sit", seat=1)
            await one.order("start")
            await caught_up(served, [one, other])
            assert [(await hint(player))["code"] for player in (one, other)] == ["hint-off"] * 2
            await other.order("stand")
            assert (await hint(one))["code"] == "hint-off"
        await served.passes(500.0)
        assert (await hint(one))["code"] == "hint-off"
    assert workers.asked == []


async def test_only_one_hint_at_a_time(served: Served, workers: Held) -> None:
    async with alone(served) as player:
        workers.gate.clear()
        await player.opened.send('{"type":"hint","ref":1}')

        assert (await hint(player, 2))["code"] == "too-fast"
        workers.gate.set()
        await player.until(lambda: player.messages[-1]["type"] == "hint")
        assert player.messages[-1]["ref"] == 1
        assert (await hint(player, 3))["type"] == "hint"


async def test_cards_are_played_while_a_hint_is_thought_about_and_it_is_stale_then(
    served: Served, workers: Held
) -> None:
    async with alone(served) as player:
        workers.gate.clear()
        await player.opened.send('{"type":"hint","ref":50}')
        assert (await player.act(player.actions()[0]))["type"] == "done"

        workers.gate.set()
        await player.until(lambda: player.messages[-1]["type"] == "refused")

        assert (player.messages[-1]["ref"], player.messages[-1]["code"]) == (50, "stale")


async def test_a_fault_while_thinking_is_told_without_its_words(
    served: Served, workers: Held, capsys: pytest.CaptureFixture[str]
) -> None:
    async with alone(served) as player:
        workers.error = ValueError("Ana holds 7h")

        assert (await hint(player))["code"] == "server-error"
    logged = capsys.readouterr()
    assert "ValueError" in logged.out + logged.err
    assert "7h" not in logged.out + logged.err
