"""Which key plays what, and how a hand is sorted."""

import doctest
from types import ModuleType

import pytest

from kozyr.terminal import choices, telling
from kozyr.terminal.choices import sorted_hand, uses


def test_an_eight_has_a_digit_for_each_suit_and_a_take_its_letter() -> None:
    legal = [
        {"action": "beat 7h 8s=h", "verb": "beat", "card": "8s=h", "on": "7h"},
        {"action": "beat 6c 8s=c", "verb": "beat", "card": "8s=c", "on": "6c"},
        {"action": "take", "verb": "take"},
    ]

    assert [(use.key, use.action) for use in uses(legal, "8s")] == [
        ("1", "beat 7h 8s=h"),
        ("2", "beat 6c 8s=c"),
        ("t", "take"),
    ]


def test_every_bet_has_a_digit() -> None:
    legal = [{"action": f"bet s{seat} {value}", "verb": "bet"} for seat in (1, 2, 3, 4) for value in (0, 1)]

    assert [use.key for use in uses(legal, None)] == list("12345678")


def test_trumps_stand_last_in_either_order() -> None:
    hand = ["6r", "Fy", "9b", "1y", "Fr"]

    assert sorted_hand(hand, "r", "suit") == ["9b", "1y", "Fy", "6r", "Fr"]
    assert sorted_hand(hand, "r", "rank") == ["1y", "9b", "Fy", "6r", "Fr"]


@pytest.mark.parametrize("module", [choices, telling])
def test_the_examples_of_a_module_are_true(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)

    assert (failed, tried > 0) == (0, True)
