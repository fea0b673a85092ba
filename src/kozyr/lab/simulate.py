"""Seeded games of bots: who sits where, and one game played from its seed and number alone."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from kozyr import bots, games, record
from kozyr.deal import Deal
from kozyr.protocol import AnyBot, AnyGame, Outcome
from kozyr.rng import Rng


@dataclass(frozen=True, slots=True)
class Table:
    """A game and the bot on each of its seats."""

    game: AnyGame
    bots: tuple[AnyBot, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its deal, its (seat, action) pairs in order, and how it ended."""

    deal: Deal
    acts: tuple[tuple[int, int], ...]
    outcome: Outcome


def options(game: str, settings: Sequence[str]) -> dict[str, object]:
    """Read table options written NAME=VALUE: true or false for a flag, ranks with commas between them.

    ValueError names a setting that cannot be read; `kozyr.games.make` judges the values.

    >>> options("durak", ["transfer=false"])
    {'transfer': False}
    """
    if game not in games.NAMES:
        raise ValueError(f"unknown game {game!r}; known are {', '.join(games.NAMES)}")
    kinds = {known.name: known.kind for known in games.options(game)}
    read: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not value:
            raise ValueError(f"option {setting!r}: write NAME=VALUE")
        if name not in kinds:
            raise ValueError(f"unknown option {name!r} of {game}; known are {', '.join(kinds)}")
        if name in read:
            raise ValueError(f"option {name!r} is given twice")
        read[name] = value.split(",") if kinds[name] == "ranks" else _flag(name, value)
    return read


def seat(game: str, names: Sequence[str], players: int, settings: Mapping[str, object], *, rotation: int = 0) -> Table:
    """Seat bots by name, going round when there are fewer than seats; ValueError for what cannot be.

    With a rotation every bot sits that many seats further on.
    """
    made = games.make(game, players, settings)
    if len(names) > players:
        raise ValueError(f"{len(names)} bots are named for {players} seats")
    places = [(place - rotation) % players for place in range(players)]
    return Table(made, tuple(bots.make(names[place % len(names)], made) for place in places))


def deals(table: Table, seed: int, number: int) -> Iterator[Played]:
    """Play games 1…number; each follows from the seed and its own number alone."""
    for count in range(1, number + 1):
        yield one(table, seed, count)


def one(table: Table, seed: int, count: int) -> Played:
    """Play one game, which follows from the seed and its number alone."""
    chance = random.Random(f"{seed}/{count}")
    deal = table.game.shuffle(chance, chance.randrange(table.game.seats))
    return play(table, deal, Rng(chance.getrandbits(32)))


def play(table: Table, deal: Deal, rng: Rng) -> Played:
    """Play one deal to its end in the serial order: always the first seat of `to_act`."""
    game = table.game
    state = game.start(deal)
    acts = []
    while (outcome := game.outcome(state)) is None:
        who = game.head(state)
        action = table.bots[who].choose(game.view(state, who), game.legal(state, who), rng)
        game.apply(state, who, action)
        acts.append((who, action))
    return Played(deal, tuple(acts), outcome)


def as_record(table: Table, played: Played, seed: int, count: int) -> record.Record:
    """Make a record of a simulated game: seats are letters, the title says how to play it again."""
    names = tuple("ABCDEFGH"[: table.game.seats])
    title = f"{' '.join(bot.name for bot in table.bots)}, seed {seed}, game {count}"
    return record.played(table.game, played.deal, names, played.acts, title)


def _flag(name: str, value: str) -> bool:
    if value not in ("true", "false"):
        raise ValueError(f"option {name!r} is true or false, not {value!r}")
    return value == "true"
