"""What every bot keeps to: it plays legally, from its view alone, the same each time, and its games end."""

import dataclasses
import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from tests.bots.tables import TABLES, Settings, end_of, game_of, mixed, positions, table_id

from kozyr import bots, games
from kozyr.bots.thinker import Thinker
from kozyr.protocol import AnyBot, AnyGame
from kozyr.rng import Rng

every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)
# One of every kind, with little search: these tests run interpreted too. The levels are of the same kinds.
KINDS = ("random", "heuristic", "casual", "ismcts-4", "dmcts-2x3")
every_bot = pytest.mark.parametrize("name", KINDS)


def looked_at(name: str, states: Iterable[object]) -> Iterator[object]:
    """Every state for a bot that chooses at once, one in fifteen for one that searches."""
    return itertools.islice(states, 0, None, 1 if bots.is_quick(name) else 15)


def choices(game: AnyGame, bot: AnyBot, state: object, seed: int) -> list[int]:
    """What a bot would do on each seat that may act."""
    return [bot.choose(game.view(state, seat), game.legal(state, seat), Rng(seed)) for seat in game.to_act(state)]


@every_bot
@every_table
def test_a_bot_picks_a_legal_action_on_every_seat_that_may_act(name: str, table: tuple[int, Settings]) -> None:
    game = game_of(table)
    bot = bots.make(name, game)
    picked = 0

    for seed in range(2):
        for state in looked_at(name, positions(game, mixed(game), seed)):
            legal = [game.legal(state, seat) for seat in game.to_act(state)]
            picks = choices(game, bot, state, seed)

            assert all(pick in among for pick, among in zip(picks, legal, strict=True))
            picked += len(picks)
    assert picked > (50 if bots.is_quick(name) else 5)


@every_bot
@every_table
def test_equal_views_give_equal_choices_whatever_is_hidden(name: str, table: tuple[int, Settings]) -> None:
    game = game_of(table)
    bot = bots.make(name, game)
    hidden = 0

    for state in looked_at(name, positions(game, mixed(game), 11)):
        for seat in game.to_act(state):
            view = game.view(state, seat)
            legal = game.legal(state, seat)
            guess = game.guess(view, Rng(5))
            other = game.view(guess, seat)
            hidden += game.facts(guess)["hand"] != game.facts(state)["hand"]

            assert bot.choose(view, legal, Rng(3)) == bot.choose(other, legal, Rng(3))
    assert hidden > (10 if bots.is_quick(name) else 1)


@every_bot
def test_choosing_changes_neither_the_view_nor_the_actions_nor_the_bot(name: str) -> None:
    game = game_of(TABLES[0])
    bot = bots.make(name, game)

    for state in looked_at(name, positions(game, mixed(game), 12)):
        for seat in game.to_act(state):
            view, legal = game.view(state, seat), game.legal(state, seat)
            bot.choose(view, legal, Rng(1))

            assert view == game.view(state, seat)
            assert legal == game.legal(state, seat)
    assert choices(game, bot, next(positions(game, mixed(game), 13)), 1) == choices(
        game, bots.make(name, game), next(positions(game, mixed(game), 13)), 1
    )


@every_bot
def test_a_bot_is_frozen(name: str) -> None:
    bot = bots.make(name, game_of(TABLES[0]))

    with pytest.raises(dataclasses.FrozenInstanceError):
        bot.name = "another"  # type: ignore[misc] # this is what must not be


@pytest.mark.parametrize("game_name", games.NAMES)
def test_a_search_stops_when_its_time_is_up(game_name: str) -> None:
    game = games.make(game_name, 3, {})
    state = game.start(game.shuffle(random.Random(2), 0))
    seat = game.head(state)
    seconds = iter(range(1000))
    bot = Thinker(game, games.tactics(game), "ticking", seconds=3.0, now=lambda: next(seconds))

    action = bot.choose(game.view(state, seat), game.legal(state, seat), Rng(1))

    assert action in game.legal(state, seat)
    assert next(seconds) == 4  # once to begin, then after each few iterations until 3 were over


@every_table
def test_the_same_seed_plays_the_same_game(table: tuple[int, Settings]) -> None:
    game = game_of(table)

    first = [repr(game.facts(state)) for state in positions(game, mixed(game), 21)]
    again = [repr(game.facts(state)) for state in positions(game, mixed(game), 21)]
    other = [repr(game.facts(state)) for state in positions(game, mixed(game), 22)]

    assert first == again
    assert first != other


@pytest.mark.parametrize("name", [name for name in KINDS if bots.is_quick(name)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_games_of_a_bot_against_itself_end(name: str, seats: int) -> None:
    game = game_of((seats, {}))
    seated = [bots.make(name, game)] * seats

    ends = [end_of(game, seated, seed) for seed in range(5)]

    assert all(end is not None for end in ends)


def test_the_random_bot_picks_everything_equally_often() -> None:
    bot = bots.make("random", game_of(TABLES[0]))
    rng = Rng(1)

    picked = Counter(bot.choose(None, [3, 5, 8, 13], rng) for _ in range(4000))

    assert set(picked) == {3, 5, 8, 13}
    assert all(900 < times < 1100 for times in picked.values())


@pytest.mark.parametrize("name", [*KINDS, *bots.NAMES, "ismcts-50ms"])
def test_a_bot_bears_the_name_it_was_asked_for_by(name: str) -> None:
    assert bots.make(name, game_of(TABLES[0])).name == name


def test_every_game_offers_bots_that_can_be_made() -> None:
    for game in games.NAMES:
        made = games.make(game, games.seats(game).least, {})

        assert "random" in bots.offered(game)
        assert [bots.make(name, made).name for name in bots.offered(game)] == list(bots.offered(game))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("grandmaster", "no bot 'grandmaster'; the bots are random, heuristic"),
        ("ismcts-0", "no bot 'ismcts-0'"),
        ("ismcts-many", "no bot 'ismcts-many'"),
        ("ismcts-400000", "at most 300000 iterations"),
        ("dmcts-10", "no bot 'dmcts-10'"),
        ("Master", "no bot 'Master'"),
    ],
)
def test_an_unknown_bot_is_refused_by_name(name: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        bots.make(name, game_of(TABLES[0]))
