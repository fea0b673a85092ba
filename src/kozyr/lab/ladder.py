"""Making the frozen ladder: what is played for it, and the file that it becomes."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from msgspec import json

from kozyr import __version__, bots, games
from kozyr.lab.lineups import Lineup, field, pair, teams
from kozyr.lab.standings import Standings
from kozyr.lab.tournament import Plan

ALL_RANKS: Final = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
# Seconds a game of classic durak that a seat of each bot takes, about; weakest first. The constants decide how many
# deals dear bots play, so that the same command plays the same games on every machine.
SECONDS: Final[Mapping[str, float]] = {
    "random": 0.001,
    "beginner": 0.001,
    "dmcts-3x10": 0.005,
    "casual": 0.001,
    "dmcts-10x50": 0.07,
    "heuristic": 0.001,
    "club": 0.04,
    "dmcts-25x500": 1.9,
    "expert": 0.2,
    "master": 1.1,
}
DEAREST: Final = "dmcts-25x500"  # affordable with two players only
REACH: Final = 2  # each bot meets so many of those below it
PATIENCE: Final = 0.25  # seconds that a line-up may take for each deal that it could have at most
LEAST: Final = 1  # deals of a line-up


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of table, and how many times as long as classic durak its games take a seat."""

    name: str
    game: str
    options: Mapping[str, object]
    players: int
    longer: float = 1.0


FORMATS: Final = (
    Format("two", "durak", {"transfer": False}, 2),
    Format("two-transfer", "durak", {}, 2),
    Format("four", "durak", {}, 4),
    Format("teams", "durak", {"teams": True}, 4),
    Format("enchanted-three", "durak", {"enchanted": list(ALL_RANKS)}, 3, 3.0),
    Format("blaze-four", "blaze", {}, 4, 5.0),
)


def plan(form: Format, most: int, seed: int) -> Plan:
    """Plan the games of a format: each bot meets the next weaker ones, in at most so many deals."""
    game = games.make(form.game, form.players, form.options)
    names = [name for name in SECONDS if form.name == "two" or name != DEAREST]
    for name in names:
        bots.make(name, game)
    meetings = [
        _meeting(form, upper, lower, most)
        for place, upper in enumerate(names)
        for lower in names[max(0, place - REACH) : place]
    ]
    return Plan(form.game, game.options, form.players, tuple(names), tuple(meetings), seed)


def _meeting(form: Format, upper: str, lower: str, most: int) -> Lineup:
    """Let a bot sit alone against a field of a weaker one, which costs less than the other way round."""
    if form.options.get("teams"):
        lineup = teams(upper, lower, most)
    elif form.players == 2:
        lineup = pair(upper, lower, most)
    else:
        lineup = field(upper, lower, form.players, most)
    deal = sum(form.longer * SECONDS[name] for seating in lineup.rotations(0) for name in seating)
    return replace(lineup, deals=min(most, max(LEAST, round(PATIENCE * most / deal))))


def as_toml(found: Mapping[str, Standings], seed: int) -> str:
    """Write the ladder as the file that `kozyr.bots.ladder` reads."""
    lines = [
        "# Made by `kozyr tournament --ladder`. Elo with random at 1000; the margin is that of the 95 % interval.",
        f'version = "{__version__}"',
        f"seed = {seed}",
    ]
    for form in FORMATS:
        standings = found[form.name]
        lines += ["", f"[formats.{form.name}]", f'game = "{form.game}"', f"players = {form.players}"]
        lines += [f"options = {_table(form.options)}", "", f"[formats.{form.name}.rungs]"]
        lines += [
            f"{one.bot} = {{ rating = {one.rating.elo:.0f}, margin = {one.rating.margin:.0f}, games = {played} }}"
            for one, played in ((one, standings.plan.games_of(one.bot)) for one in standings.bots[::-1])
        ]
    return "\n".join(lines) + "\n"


def _table(options: Mapping[str, object]) -> str:
    """Write options as an inline table; JSON's flags, texts and lists are TOML's too."""
    pairs = [f"{name} = {json.encode(value).decode()}" for name, value in options.items()]
    return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
