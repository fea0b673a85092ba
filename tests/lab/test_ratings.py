"""Ratings say how often bots beat each other."""

from math import log10

import numpy as np
import pytest

from kozyr.lab import ratings


def points(*rows: tuple[float, ...], base: int = 0) -> list[float]:
    """The Elo ratings for how often each bot (row) beat each other (column)."""
    return [rating.elo for rating in ratings.elo(np.array(rows, dtype=float), base)]


def compared(places: tuple[int, ...], scores: tuple[float, ...], *, has_durak: bool = False) -> list[list[float]]:
    """What one game counts between the bots at its places."""
    wins = np.zeros((max(places) + 1,) * 2)
    ratings.compare(wins, places, scores, has_durak=has_durak)
    return [[float(number) for number in row] for row in wins]


def test_the_difference_of_two_is_that_of_their_wins_and_one_drawn_game() -> None:
    assert points((0, 30), (90, 0)) == pytest.approx([1000, 1000 + 400 * log10(90.5 / 30.5)])


def test_who_always_wins_is_not_rated_endlessly() -> None:
    low, high = ratings.elo(np.array([[0.0, 0.0], [1000.0, 0.0]]), 0)

    assert high.elo == pytest.approx(1000 + 400 * log10(2001))
    assert low.margin == 0
    assert 300 < high.margin < 1000


def test_a_chain_of_bots_adds_up() -> None:
    first, second, third = points((0, 100, 0), (900, 0, 100), (0, 900, 0))

    assert first == 1000
    assert third - second == pytest.approx(second - first)


def test_the_anchor_has_1000_wherever_it_stands() -> None:
    assert points((0, 30), (90, 0), base=1)[1] == 1000
    assert ratings.anchor(("club", "random")) == "random"
    assert ratings.anchor(("club", "expert")) == "club"


def test_more_games_make_the_margin_smaller() -> None:
    few, many = (ratings.elo(np.array([[0.0, size], [2 * size, 0.0]]), 0)[1].margin for size in (10, 1000))

    assert few == pytest.approx(10 * many, rel=0.1)


def test_the_likelihood_is_highest_there() -> None:
    wins = np.array([[0.0, 3, 1, 0], [9, 0, 4, 2], [12, 7, 0, 0], [5, 6, 8, 0]])
    found = np.array([rating.elo for rating in ratings.elo(wins, 0)])

    def likelihood(elo: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        won = wins + 0.5 * (1 - np.eye(4))
        return -float((won * np.log(1 + 10 ** ((elo[None, :] - elo[:, None]) / 400))).sum())

    for place in (1, 2, 3):
        for by in (-1.0, 1.0):
            assert likelihood(found + by * np.eye(4)[place]) < likelihood(found)


def test_two_seats_are_one_comparison_and_a_draw_is_half_for_each() -> None:
    assert compared((0, 1), (0.0, 1.0), has_durak=True) == [[0, 0], [1, 0]]
    assert compared((0, 1), (0.5, 0.5)) == [[0, 0.5], [0.5, 0]]


def test_of_three_seats_none_takes_part_in_more_than_one_comparison() -> None:
    assert compared((0, 1, 2), (1.0, 0.5, 0.0)) == [[0, 0.5, 0.5], [0, 0, 0.5], [0, 0, 0]]


def test_that_two_got_out_tells_nothing_of_them() -> None:
    assert compared((0, 1, 2), (1.0, 0.0, 1.0), has_durak=True) == [[0, 0.5, 0], [0, 0, 0], [0, 0.5, 0]]


def test_seats_of_the_same_bot_are_not_compared() -> None:
    assert compared((0, 1, 1), (0.0, 1.0, 1.0), has_durak=True) == [[0, 0], [1, 0]]


def test_who_wins_is_believed_in_more() -> None:
    found = ratings.skills(("a", "b", "c"), [(("a", "b"), (1.0, 0.0))] * 20)

    assert found["a"].mu > 25 > found["b"].mu
    assert found["a"].ordinal > found["b"].ordinal
    assert (found["c"].mu, found["c"].ordinal) == (25, 0)


def test_a_bot_on_several_seats_is_their_mean() -> None:
    found = ratings.skills(("a",), [(("a", "a"), (1.0, 0.0))])

    assert found["a"].mu == pytest.approx(25)
    assert found["a"].sigma < 25 / 3
