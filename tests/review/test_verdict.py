"""A better action is named only if it stands out from what the search can be wrong by."""

import doctest
import math
from types import ModuleType

import pytest

from kozyr.bots.advice import Advice
from kozyr.review import judging, scene, verdict
from kozyr.review.verdict import LEAST, Verdict, compared, is_clear, spread_of

BEST, PLAYED, OTHER = 7, 8, 9


def look(best: tuple[float, float], played: tuple[float, float], *, solved: bool = False) -> tuple[Advice, ...]:
    """What a search found of two actions: the chance and weight of each."""
    return Advice(BEST, *best, solved=solved), Advice(PLAYED, *played, solved=solved)


def test_the_best_action_is_no_mistake() -> None:
    assert compared([look((0.6, 0.9), (0.2, 0.1))], BEST, 1000) == Verdict(0.6, 0.6, None)


def test_a_large_loss_seen_often_enough_is_a_mistake() -> None:
    assert compared([look((0.6, 0.8), (0.3, 0.2))], PLAYED, 1000) == Verdict(0.6, 0.3, BEST)


def test_the_same_loss_in_a_short_search_is_none() -> None:
    assert compared([look((0.6, 0.8), (0.3, 0.2))], PLAYED, 20) == Verdict(0.6, 0.3, None)


def test_the_loser_of_two_nearly_equal_actions_is_no_mistake() -> None:
    assert compared([look((0.60, 0.5), (0.57, 0.5))], PLAYED, 1_000_000).better is None


def test_an_action_with_a_better_chance_than_the_most_visited_loses_nothing() -> None:
    assert compared([look((0.5, 0.6), (0.55, 0.4))], PLAYED, 1000) == Verdict(0.55, 0.55, None)


def test_an_action_that_was_never_tried_is_not_called_a_mistake() -> None:
    assert compared([look((0.9, 1.0), (0.1, 0.0))], PLAYED, 1000).better is None


def test_exact_values_need_no_visits() -> None:
    found = compared([look((1.0, 1.0), (0.5, 0.0), solved=True)], PLAYED, 1)

    assert found == Verdict(1.0, 0.5, BEST)


def test_a_second_look_can_clear_what_the_first_suspected() -> None:
    first, second = look((0.75, 0.75), (0.5, 0.25)), look((0.5, 0.25), (0.75, 0.75))

    assert compared([first], PLAYED, 1000).better == BEST
    assert compared([first, second], PLAYED, 1000) == Verdict(0.6875, 0.6875, None)


def test_looks_count_by_their_visits() -> None:
    found = compared([look((0.6, 0.5), (0.4, 0.3)), look((0.8, 0.5), (0.2, 0.1))], PLAYED, 1000)

    assert found.before == pytest.approx(0.7)
    assert found.after == pytest.approx(0.35)


def test_a_small_gain_is_never_clear() -> None:
    assert not is_clear(LEAST - 0.001, 0.0)
    assert is_clear(LEAST, 0.0)


def test_more_visits_narrow_the_spread() -> None:
    spreads = [spread_of(0.7, visits) for visits in (0, 1, 10, 100, 1000)]

    assert spreads[0] == math.inf
    assert spreads == sorted(spreads, reverse=True)


@pytest.mark.parametrize("module", [judging, scene, verdict])
def test_the_examples_of_a_module_are_true(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)

    assert (failed, tried > 0) == (0, True)
