"""Bots that think for long: they hold up nobody, show nothing by their time, and answer only what still counts."""

import asyncio
from dataclasses import replace

from tests.table.seated import Scene, ana, choose_last, match_of, play_first

from kozyr.protocol import Action, AnyGame
from kozyr.table.events import Person, Robot
from kozyr.table.match import Question
from kozyr.table.pace import BOT_DELAYS
from kozyr.table.table import Table

SLOW = "club"  # a bot that searches
LEAST, MOST = BOT_DELAYS["human"]


class Thinker:
    """Answers when a test says so, with the choice of `choose_last`."""

    def __init__(self, scene: Scene) -> None:
        self.asked: list[Question] = []
        self.gate = asyncio.Event()
        scene.means = replace(scene.means, choose=self.choose)

    async def choose(self, name: str, game: AnyGame, question: Question) -> Action:
        """Think until the gate is open."""
        self.asked.append(question)
        await self.gate.wait()
        return await choose_last(name, game, question)


async def begin_thinking() -> None:
    """Let tasks that were just made run up to the gate."""
    for _ in range(3):
        await asyncio.sleep(0)


async def attacked(scene: Scene) -> Table:
    """Deal to a person and a slow bot until the person opens, and let him attack."""
    table = await scene.table(ana(), Robot(SLOW))
    scene.means.deals.seed(5)
    await table.start("ana")
    await play_first(table, 0, "attack")
    await begin_thinking()
    return table


async def three_in_a_bout(scene: Scene) -> Table:
    """Deal to two people and a slow bot, and let one person attack the other, so that the bot may throw in."""
    table = await scene.table(Robot(SLOW), ana(), Person("ben", "Ben"))
    scene.means.deals.seed(1)
    await table.start("ana")
    await play_first(table, 1, "attack")
    await begin_thinking()
    assert match_of(table).awaited == [2]
    assert 0 in match_of(table).to_act
    return table


async def test_a_slow_bot_thinks_while_its_delay_runs_and_answers_when_that_is_over(scene: Scene) -> None:
    thinker = Thinker(scene)
    table = await attacked(scene)
    assert len(thinker.asked) == 1
    thinker.gate.set()

    await scene.passes(table, LEAST - 0.01)
    assert len(match_of(table).lines) == 1
    await scene.passes(table, MOST)

    assert len(match_of(table).lines) >= 2


async def test_a_bot_that_thinks_longer_than_its_delay_answers_when_it_is_done(scene: Scene) -> None:
    thinker = Thinker(scene)
    table = await attacked(scene)

    scene.clock.advance(MOST)
    await begin_thinking()
    assert len(match_of(table).lines) == 1
    thinker.gate.set()
    await table.quiet()

    assert len(match_of(table).lines) == 2
    assert len(thinker.asked) == 1


async def test_people_play_on_while_a_bot_thinks(scene: Scene) -> None:
    thinker = Thinker(scene)
    table = await three_in_a_bout(scene)
    assert len(thinker.asked) == 1

    await play_first(table, match_of(table).awaited[0], "take")

    assert [text for _, text in match_of(table).lines][1:] == ["take"]


async def test_a_bot_thinks_anew_when_the_table_changes_before_it_is_due(scene: Scene) -> None:
    thinker = Thinker(scene)
    table = await three_in_a_bout(scene)

    await play_first(table, match_of(table).awaited[0], "take")
    await begin_thinking()

    assert len(thinker.asked) == 2
    assert thinker.asked[-1].stamp == match_of(table).stamp


async def test_a_table_does_not_wait_for_a_thinking_bot_to_close(scene: Scene) -> None:
    Thinker(scene)
    table = await attacked(scene)
    scene.clock.advance(MOST)

    await table.close()

    assert len(match_of(table).lines) == 1


async def test_a_bot_that_fails_stops_its_table(scene: Scene) -> None:
    async def fail(_name: str, _game: AnyGame, _question: Question) -> Action:
        raise RuntimeError("7h is in the hand")

    scene.means = replace(scene.means, choose=fail)
    table = await attacked(scene)

    await table.quiet()

    assert table.broken
