"""What a tournament shows: the standings of the bots, and the result of each line-up."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from kozyr import __version__
from kozyr.lab import ratings
from kozyr.lab.lineups import Lineup, Seating
from kozyr.lab.ratings import Rating, Skill
from kozyr.lab.shares import Share
from kozyr.lab.tournament import Block, Game, Plan, reproducible
from kozyr.lab.watch import Times, together

Measure = Literal["won", "lost"]


@dataclass(eq=False, slots=True)
class Tally:
    """What a bot has done at some table: games, draws, games won and lost, and the sum of its scores."""

    games: int = 0
    draws: int = 0
    won: int = 0
    lost: int = 0
    score: float = 0.0

    def count(self, kind: str, score: float) -> None:
        """Count one game on one seat."""
        self.games += 1
        self.draws += kind == "draw"
        self.won += kind != "draw" and score == 1.0
        self.lost += kind == "durak" and score == 0.0
        self.score += score

    def share(self, measure: Measure, fair: float) -> Share:
        """Give how many of the decided games were won or lost."""
        return Share(self.won if measure == "won" else self.lost, self.games - self.draws, fair)


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot: its ratings, its games, and how long it takes to choose between two actions or more."""

    bot: str
    rating: Rating
    skill: Skill
    tally: Tally
    times: Times


@dataclass(frozen=True, slots=True)
class Result:
    """What a bot of a line-up has done there."""

    lineup: str
    bot: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole result of a plan, best rated first.

    ``measure`` says what the shares are of: decided games won, or lost where a game has one durak among three or more.
    """

    plan: Plan
    measure: Measure
    fair: float
    draws: int
    bots: tuple[Standing, ...]
    results: tuple[Result, ...]

    @property
    def anchor(self) -> str:
        """Name the bot that has 1000 points."""
        return ratings.anchor(self.plan.bots)


@dataclass(frozen=True, slots=True)
class Played:
    """A game with its place in the plan."""

    place: int
    lineup: Lineup
    seating: Seating
    game: Game


def standings(plan: Plan, blocks: Sequence[Block]) -> Standings:
    """Judge a finished plan; the order in which its tasks were finished does not matter."""
    played = list(_in_order(plan, blocks))
    sides = max(lineup.sides for lineup in plan.lineups)
    has_durak = any(one.game.kind == "durak" for one in played)
    rated = _elo(plan.bots, played)
    skilled = ratings.skills(plan.bots, [_sides(one) for one in played])
    overall, results = _tallies(plan, played)
    times = {name: together([block.times[name] for block in blocks if name in block.times]) for name in plan.bots}
    standing = [Standing(name, rated[name], skilled[name], overall[name], times[name]) for name in plan.bots]
    return Standings(
        plan,
        "lost" if has_durak and sides > 2 else "won",
        1 / sides,
        sum(one.game.kind == "draw" for one in played),
        tuple(sorted(standing, key=lambda one: -one.rating.elo)),
        results,
    )


def as_dict(found: Standings) -> dict[str, object]:
    """Write standings as plain JSON values; all but ``milliseconds`` is the same for the same seed."""
    plan = found.plan
    return {
        "kozyr": "standings",
        "version": __version__,
        "game": plan.game,
        "options": dict(plan.options),
        "players": plan.players,
        "seed": plan.seed,
        "reproducible": reproducible(plan.bots),
        "games": plan.size(),
        "draws": found.draws,
        "measure": found.measure,
        "fair": round(found.fair, 4),
        "anchor": found.anchor,
        "standings": [_standing(found, one) for one in found.bots],
        "line-ups": [{"line-up": one.lineup, "bot": one.bot} | _shares(found, one.tally) for one in found.results],
        "milliseconds": {
            one.bot: {
                "choices": one.times.choices,
                "mean": round(1000 * one.times.mean(), 4),
                "p95": round(1000 * one.times.within(0.95), 4),
            }
            for one in found.bots
        },
    }


def _standing(found: Standings, one: Standing) -> dict[str, object]:
    skill = {name: round(getattr(one.skill, name), 3) for name in ("mu", "sigma", "ordinal")}
    points = {"elo": round(one.rating.elo, 1), "margin": round(one.rating.margin, 1)}
    return {"bot": one.bot, **points, "openskill": skill} | _shares(found, one.tally)


def _shares(found: Standings, tally: Tally) -> dict[str, object]:
    share = tally.share(found.measure, found.fair)
    low, high = share.interval()
    return {
        "games": tally.games,
        "draws": tally.draws,
        found.measure: share.hits,
        "share": round(share.value, 4),
        "interval": [round(low, 4), round(high, 4)],
        "score": round(tally.score / max(1, tally.games), 4),
    }


def _in_order(plan: Plan, blocks: Sequence[Block]) -> Iterator[Played]:
    """Give the games by line-up, deal and rotation."""
    for block in sorted(blocks, key=lambda block: (block.lineup, block.first)):
        lineup = plan.lineups[block.lineup]
        for deal, games in enumerate(block.games, start=block.first):
            for seating, game in zip(lineup.rotations(deal), games, strict=True):
                yield Played(block.lineup, lineup, seating, game)


def _sides(one: Played) -> tuple[Seating, tuple[float, ...]]:
    return one.seating[: one.lineup.sides], one.game.scores[: one.lineup.sides]


def _elo(names: Sequence[str], played: Sequence[Played]) -> Mapping[str, Rating]:
    import numpy as np  # noqa: PLC0415 - large, and only the ratings need it

    wins = np.zeros((len(names), len(names)))
    for one in played:
        sides, scores = _sides(one)
        ratings.compare(wins, [names.index(name) for name in sides], scores, has_durak=one.game.kind == "durak")
    fitted = ratings.elo(wins, names.index(ratings.anchor(names)))
    return dict(zip(names, fitted, strict=True))


def _tallies(plan: Plan, played: Sequence[Played]) -> tuple[Mapping[str, Tally], tuple[Result, ...]]:
    """Count for each bot over all line-ups that judge it, and for each line-up alone."""
    overall = {name: Tally() for name in plan.bots}
    results = [[Result(lineup.name, name, Tally()) for name in lineup.judged] for lineup in plan.lineups]
    for one in played:
        sides, scores = _sides(one)
        for result in results[one.place]:
            score = scores[sides.index(result.bot)]
            overall[result.bot].count(one.game.kind, score)
            result.tally.count(one.game.kind, score)
    return overall, tuple(result for row in results for result in row)
