"""A tournament: what is to be played, cut into tasks that workers do, and what is known of a game that was played.

Every deal is played once with each rotation of the seats. What happens in a game follows from the seed, the line-up,
the number of the deal and the rotation alone, never from how the games were shared out.
"""

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from time import thread_time
from typing import Final

from msgspec import Struct

from kozyr import bots, games
from kozyr.bots.thinker import Thinker
from kozyr.lab import simulate
from kozyr.lab.crew import Crew
from kozyr.lab.lineups import Lineup, Seating, lineups
from kozyr.lab.watch import Times, Watched
from kozyr.protocol import AnyBot, AnyGame
from kozyr.rng import Rng

TASK_SECONDS: Final = 1.5  # of the processor; deals differ in length, and no task is to last less than half a second


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: a game with its options, the bots and their line-ups, and the seed of all chance."""

    game: str
    options: Mapping[str, object]
    players: int
    bots: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    seed: int

    def size(self) -> int:
        """Count the games."""
        return sum(lineup.size() for lineup in self.lineups)

    def games_of(self, bot: str) -> int:
        """Count the games in which a bot takes part."""
        return sum(lineup.size() for lineup in self.lineups if bot in lineup.seating(0))


class Game(Struct, frozen=True, array_like=True):
    """How a game ended: the kind of its outcome, and the score of each seat."""

    kind: str
    scores: tuple[float, ...]


class Block(Struct, frozen=True):
    """Deals ``first`` … ``last`` of a line-up as played: a game for each rotation of each deal.

    ``seconds`` of the processor is what they took, ``times`` what each bot took to choose.
    """

    lineup: int
    first: int
    last: int
    seconds: float
    games: tuple[tuple[Game, ...], ...]
    times: dict[str, Times]

    def size(self) -> int:
        """Count the games."""
        return sum(map(len, self.games))


@dataclass(frozen=True, slots=True)
class Task:
    """Deals of a line-up for one worker to play."""

    plan: Plan
    lineup: int
    first: int
    last: int

    def __str__(self) -> str:
        return f"deals {self.first} to {self.last} of {self.plan.lineups[self.lineup].name}"


def plan(game: AnyGame, names: Sequence[str], deals: int, seed: int, *, fields: bool = False) -> Plan:
    """Plan a tournament of bots against each other; ValueError for what cannot be played."""
    if deals < 1:
        raise ValueError(f"at least 1 deal must be played, not {deals}")
    if len(names) < 2:
        raise ValueError("at least 2 bots are needed")
    twice = [name for place, name in enumerate(names) if name in names[:place]]
    if twice:
        raise ValueError(f"bot {twice[0]!r} is named twice")
    for name in names:
        bots.make(name, game)
    chosen = lineups(names, game.seats, deals, in_teams=game.options.get("teams") is True, fields=fields)
    return Plan(game.name, game.options, game.seats, tuple(names), chosen, seed)


def reproducible(names: Sequence[str]) -> bool:
    """Say whether the bots play the same again; those that think for so many milliseconds do not."""
    return not any(re.fullmatch(r".*\d+ms", name) for name in names)


def run(plan: Plan, done: Sequence[Block], crew: Crew) -> Iterator[Block]:
    """Play what is not done yet, as it gets finished.

    Of a line-up that nobody has played, one deal is played first to see how long it takes.
    """
    played = list(done)
    met = {block.lineup for block in done}
    probes = [Task(plan, place, 0, 0) for place in range(len(plan.lineups)) if place not in met]
    for _, block in crew.run(play, probes):
        played.append(block)
        yield block
    for _, block in crew.run(play, _rest(plan, played)):
        yield block


def play(task: Task) -> Block:
    """Play the deals of a task; all but the times follows from the task."""
    began = thread_time()
    plan, lineup = task.plan, task.plan.lineups[task.lineup]
    game = games.make(plan.game, plan.players, plan.options)
    seated = {name: Watched(_unhurried(bots.make(name, game)), name) for name in sorted(set(lineup.seating(0)))}
    played = tuple(
        tuple(_one(plan.seed, game, seated, deal, seating) for seating in lineup.rotations(deal))
        for deal in range(task.first, task.last + 1)
    )
    times = {name: bot.times() for name, bot in seated.items()}
    return Block(task.lineup, task.first, task.last, thread_time() - began, played, times)


def _one(seed: int, game: AnyGame, seated: Mapping[str, Watched], deal: int, seating: Seating) -> Game:
    """Play one game: the cards are the same for all line-ups and rotations, what the bots leave to chance is not."""
    chance = random.Random(f"{seed}/{deal}")
    cards = game.shuffle(chance, chance.randrange(game.seats))
    whim = random.Random(f"{seed}/{deal}/{' '.join(seating)}")
    table = simulate.Table(game, tuple(seated[name] for name in seating))
    outcome = simulate.play(table, cards, Rng(whim.getrandbits(32))).outcome
    return Game(outcome.kind, outcome.scores)


def _unhurried(bot: AnyBot) -> AnyBot:
    """Take the clock away from a bot that has a number of iterations too, or its strength would be the machine's."""
    if isinstance(bot, Thinker) and reproducible([bot.name]):
        return replace(bot, seconds=None)
    return bot


def _rest(plan: Plan, played: Sequence[Block]) -> list[Task]:
    """Cut what is left into tasks of about the same time, the line-ups side by side."""
    tasks = []
    for place, lineup in enumerate(plan.lineups):
        blocks = [block for block in played if block.lineup == place]
        known = {deal for block in blocks for deal in range(block.first, block.last + 1)}
        seconds = sum(block.seconds for block in blocks) / max(1, len(known))
        most = max(1, round(TASK_SECONDS / max(seconds, 1e-6)))
        tasks += [Task(plan, place, first, last) for first, last in _runs(lineup.deals, known, most)]
    return sorted(tasks, key=lambda task: task.first / plan.lineups[task.lineup].deals)


def _runs(deals: int, known: set[int], most: int) -> Iterator[tuple[int, int]]:
    """Cut each row of unknown deals into equal parts of at least so many, unless it has fewer; give first and last."""
    unknown = [deal for deal in range(deals) if deal not in known]
    for _, row in groupby(enumerate(unknown), key=lambda numbered: numbered[1] - numbered[0]):
        ahead = [deal for _, deal in row]
        parts = max(1, len(ahead) // most)
        ends = [len(ahead) * part // parts for part in range(parts + 1)]
        yield from ((ahead[start], ahead[end - 1]) for start, end in pairwise(ends))
