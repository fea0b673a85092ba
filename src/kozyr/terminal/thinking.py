"""Lets bots think: quick ones at once, those that search in a worker process, so that the screen never waits."""

from kozyr import bots
from kozyr.bots import asking
from kozyr.bots.advice import Advice
from kozyr.bots.workers import Workers
from kozyr.protocol import Action, AnyGame
from kozyr.table.match import Question

# How deep a hint searches, and how long at most.
ITERATIONS = 2000
SECONDS = 1.0


class Thinking:
    """Answers for the bots of one game; needs a running event loop."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._which = asking.spec(game)
        self._workers = Workers(1)

    async def choose(self, name: str, question: Question, seed: int) -> Action:
        """Choose as the bot of that name."""
        view = self._game.pack(question.view)
        if bots.is_quick(name):
            return asking.choose(name, self._which, view, question.legal, seed)
        return await self._workers.ask(asking.choose, name, self._which, view, question.legal, seed)

    async def advise(self, question: Question, seed: int) -> tuple[Advice, ...]:
        """Judge every legal action."""
        view = self._game.pack(question.view)
        return await self._workers.ask(asking.advise, self._which, view, question.legal, seed, ITERATIONS, SECONDS)

    async def close(self) -> None:
        """Stop thinking."""
        await self._workers.close()
