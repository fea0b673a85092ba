"""Advice: what is told first is no worse than what was searched about as much."""

from itertools import islice

import pytest
from tests.bots.tables import TABLES, Settings, game_of, positions, table_id

from kozyr import bots
from kozyr.bots.advice import SERIOUS, advise
from kozyr.rng import Rng


@pytest.mark.parametrize("table", [TABLES[0], TABLES[7]], ids=table_id)
def test_the_first_advice_is_no_worse_than_any_that_got_as_much_of_the_search(table: tuple[int, Settings]) -> None:
    game = game_of(table)
    judged = 0
    for seed, state in enumerate(islice(positions(game, [bots.make("heuristic", game)] * game.seats, 3), 20)):
        seat = game.head(state)
        first, *others = advise(game, game.view(state, seat), game.legal(state, seat), Rng(seed), iterations=40)
        serious = [one for one in others if one.weight * SERIOUS >= first.weight]
        judged += len(serious)

        assert all(one.chance <= first.chance for one in serious)
    assert judged > 0
