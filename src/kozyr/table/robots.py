"""The bots at a table: they think beside the desk, and their answers wait for a delay that no hand can change."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeAlias

from kozyr import bots
from kozyr.protocol import Action, AnyGame, Refusal, Seat
from kozyr.table.match import Match, Question
from kozyr.table.orders import Answer, Orders
from kozyr.table.pace import BOT_DELAYS
from kozyr.table.standing import Standing
from kozyr.table.timers import Wish

Choose: TypeAlias = Callable[[str, AnyGame, Question], Awaitable[Action]]


@dataclass(eq=False)
class Thought:
    """What a bot was asked, its answer once it has one, and whether the time to give it has come."""

    robot: str
    match: Match
    question: Question
    due: bool = False
    action: Action | None = None
    task: asyncio.Task[None] | None = None


class Robots:
    """Asks the bots of those seats that a bot plays now, and gives their answers to the table.

    A bot that searches begins at once and thinks while its delay runs, so that how long it thinks shows nothing of its
    hand; a quick one is asked when the delay is over. ``player`` names the bot that plays a seat, None for a person.
    """

    def __init__(
        self, standing: Standing, choose: Choose, luck: Random, orders: Orders, player: Callable[[Seat], str | None]
    ) -> None:
        self._standing = standing
        self._choose = choose
        self._luck = luck
        self._orders = orders
        self._player = player
        self._thoughts: dict[Seat, Thought] = {}

    def wish(self, wishes: dict[Hashable, Wish], match: Match) -> None:
        """Let those think who may act, and ask for the moments at which they answer."""
        self._forget_outdated(match)
        delay = partial(self._luck.uniform, *BOT_DELAYS[self._standing.founded.bot_delay])
        for seat in match.to_act:
            robot = self._player(seat)
            if robot is None:
                continue
            if not bots.is_quick(robot) and seat not in self._thoughts:
                self._think(seat, robot, match)
            if seat not in self._thoughts or not self._thoughts[seat].due:
                wishes["bot", seat] = Wish(delay, partial(self._fall_due, seat))

    def stop(self) -> None:
        """Let nobody think any more."""
        for seat in list(self._thoughts):
            self._forget(seat)

    async def thought(self) -> bool:
        """Wait for those who think now; False when nobody did."""
        thinking = [one.task for one in self._thoughts.values() if one.task is not None and not one.task.done()]
        await asyncio.gather(*thinking, return_exceptions=True)
        return bool(thinking)

    # ---- inside

    def _forget_outdated(self, match: Match) -> None:
        """Forget what was asked of another deal, of who may not act now, or, while there is time, of another table."""
        for seat, thought in list(self._thoughts.items()):
            early = not thought.due and thought.question.stamp != match.stamp
            asked = thought.match is match and seat in match.to_act and self._player(seat) == thought.robot
            if early or not asked:
                self._forget(seat)

    def _forget(self, seat: Seat) -> None:
        task = self._thoughts.pop(seat).task
        if task is not None:
            task.cancel()

    def _fall_due(self, seat: Seat) -> None:
        match, robot = self._standing.match, self._player(seat)
        if seat not in self._thoughts and match is not None and robot is not None:
            self._think(seat, robot, match)
        thought = self._thoughts.get(seat)
        if thought is not None:
            thought.due = True
            self._give(seat, thought)

    def _think(self, seat: Seat, robot: str, match: Match) -> None:
        question = match.question(seat)
        if question is not None:
            thought = self._thoughts[seat] = Thought(robot, match, question)
            thought.task = asyncio.create_task(self._ask(seat, thought))

    async def _ask(self, seat: Seat, thought: Thought) -> None:
        try:
            thought.action = await self._choose(thought.robot, self._standing.game, thought.question)
        except Exception as error:  # noqa: BLE001 - a bot's fault stops its table, loudly, and no other
            self._orders.fail(error)
            return
        self._give(seat, thought)

    def _give(self, seat: Seat, thought: Thought) -> None:
        """Leave the answer on the desk once it is there and due."""
        if thought.due and thought.action is not None:
            self._orders.post(partial(self._acts, seat, thought, thought.action))

    async def _acts(self, seat: Seat, thought: Thought, action: Action) -> Answer:
        if self._thoughts.get(seat) is not thought:
            return None
        del self._thoughts[seat]
        match = thought.match
        if match is not self._standing.match or not self._standing.playing or self._player(seat) is None:
            return None
        tried = match.submit(seat, [match.text(action)], thought.question.stamp)
        if isinstance(tried, Refusal):
            return None
        return await self._orders.submit(match, seat, tried)
