"""Whole games with what was true at the start of each bout; they stay true.

Their hands and legal actions were compared, step by step, with the separate program that `test_counts` tells of.
A game that once showed a bug joins them.
"""

from pathlib import Path

import pytest

from kozyr import record

GAMES = sorted((Path(__file__).parent / "games").glob("*.toml"))


def test_there_are_golden_games() -> None:
    assert len(GAMES) >= 7


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    game = record.load(path)

    failure = record.check(game)

    assert failure is None, failure


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_to_its_end(path: Path) -> None:
    *_, last = record.replay(record.load(path))

    assert last["to_act"] == []
    assert last["facts"]["over"]
