"""Games of bots for the tests: every kind of table, played step by step."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from kozyr import bots, games
from kozyr.protocol import AnyBot, AnyGame, Outcome
from kozyr.rng import Rng

Settings = Mapping[str, object]

ALL_SETS: Final = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
TABLES: Final[Sequence[tuple[int, Settings]]] = (
    (2, {}),
    (3, {"strict_limit": True}),
    (4, {}),
    (5, {"transfer": False}),
    (6, {"take_surplus": True}),
    (2, {"enchanted": ALL_SETS}),
    (3, {"enchanted": ALL_SETS}),
    (4, {"teams": True}),
    (4, {"teams": True, "enchanted": ALL_SETS, "team_transfer": False}),
)


def table_id(table: tuple[int, Settings]) -> str:
    """Name a kind of table in the list of tests."""
    seats, options = table
    return " ".join([str(seats), *options])


@cache  # making the tables of a game takes longer than playing one
def _made(seats: int, options: tuple[tuple[str, object], ...]) -> AnyGame:
    return games.make("durak", seats, dict(options))


def game_of(table: tuple[int, Settings]) -> AnyGame:
    """Make the game of a kind of table."""
    seats, options = table
    return _made(seats, tuple(options.items()))


def positions(game: AnyGame, seated: Sequence[AnyBot], seed: int) -> Iterator[object]:
    """Play one deal by the first who may act; each state is given before it changes, the last one too."""
    chance = random.Random(seed)
    state = game.start(game.shuffle(chance, chance.randrange(game.seats)))
    rng = Rng(seed)
    while (seat := game.head(state)) >= 0:
        yield state
        action = seated[seat].choose(game.view(state, seat), game.legal(state, seat), rng)
        game.apply(state, seat, action)
    yield state


def end_of(game: AnyGame, seated: Sequence[AnyBot], seed: int) -> Outcome | None:
    """Play one deal to its end."""
    *_, last = positions(game, seated, seed)
    return game.outcome(last)


def mixed(game: AnyGame) -> list[AnyBot]:
    """Seat two quick bots in turn."""
    return [bots.make(("random", "heuristic")[seat % 2], game) for seat in range(game.seats)]
