"""Positions as scenario files write them: what is filled in, and what is an error."""

import re
from collections.abc import Mapping

import pytest
from tests.rulebook.blaze.scene import ROUND_1, Blaze, blaze, cards, deck, table

SPEC: Mapping[str, object] = {"trump": "r", "hands": {"A": "2b 3b", "B": "4b 5b", "C": "6b 7b"}}


def set_up(spec: Mapping[str, object], names: str = "ABC") -> Blaze:
    return Blaze(blaze(len(names)), blaze(len(names)).position(spec, names), names)


def without(first: list[str], other: list[str]) -> list[str]:
    """What is left of some cards."""
    left = list(first)
    for card in other:
        left.remove(card)
    return left


def play_to_round_2(scene: Blaze) -> None:
    """A and B leave, C loses."""
    scene.play("A bet B 0", "B bet C 0", "C bet A 0", "A challenge 2b", "B reject 2b 4b")


def test_B30_cards_named_nowhere_are_the_discard_pile_then_the_deck_of_round_2() -> None:
    scene = table("A 2b", "B 4b", "C 6b 7b 8b", phase="bets")
    rest = without(deck(3), ["2b", "4b", "6b", "7b", "8b"])
    assert scene.discard == 34 - 5
    second = rest[34 - 5 :]

    play_to_round_2(scene)

    assert (scene.talon, scene.seen(None, "trump_card")) == (20, second[0])
    before = scene.held("C")
    scene.play(f"C challenge {before[0]}", "A pass", "all hold")
    assert scene.held("C") == sorted([*before[1:], second[1]])


def test_B30_a_position_of_round_1_deals_its_cards_again_in_deck_order() -> None:
    scene = table("A 2b", "B 4b", "C 6b 7b 8b", phase="bets")
    rest = without(deck(3), ["2b", "4b", "6b", "7b", "8b"])
    second = rest[34 - 5 :]
    first = without(deck(3), second)

    play_to_round_2(scene)

    assert [scene.held(name) for name in "ABC"] == [sorted(first[seat:15:3]) for seat in range(3)]


def test_B30_in_round_2_the_rest_is_the_box() -> None:
    scene = table("A 2b", "B 4b", "C 6b 7b 8b", round=2)

    assert scene.discard == 35 - 5


@pytest.mark.parametrize(("names", "discard"), [("ABC", 34 - 3), ("ABCD", 40 - 4), ("ABCDE", 42 - 5)])
def test_B3_the_discard_pile_fills_up_the_cards_of_the_round(names: str, discard: int) -> None:
    scene = table(*(f"{name} {value}b" for name, value in zip(names, "23456", strict=False)))

    assert scene.discard == discard


def test_B23_the_phase_is_1_with_a_talon_and_2_without() -> None:
    assert table("A 2b", "B 3b", "C 4b", talon="2r").phase == "1"
    assert table("A 2b", "B 3b", "C 4b").phase == "2"


def test_B4_the_next_card_drawn_is_written_first_and_the_trump_card_last() -> None:
    scene = table("A 2b 3b 4b 5b 6b", "B 7b 8b 9b 2y 3y", "C 4y 5y 6y 7y 8y", talon="8y 9y 2r")

    scene.play("A challenge 2b", "B pass", "all hold")

    assert scene.seen(None, "trump_card") == "2r"
    assert scene.held("A") == cards("8y 3b 4b 5b 6b")


def test_B4_a_talon_may_be_longer_than_a_deck() -> None:
    talon = without(deck(3), ["2b", "3b", "4b", "2r"])[: ROUND_1[3] - 4]
    scene = table("A 2b", "B 3b", "C 4b", talon=" ".join([*talon, "2r"]))

    assert (scene.talon, scene.discard) == (31, 0)
    scene.play("A challenge 2b", "B pass", "all hold")
    assert scene.held("A") == sorted(talon[:5])


def test_B5_the_feathers_left_are_the_lowest() -> None:
    assert table("A 2b", "B 3b", "C 4b", "D").seen(None, "feathers") == [2, 1]
    assert table("A 2b", "B 3b", "C", "D").seen(None, "feathers") == [1]
    assert table("A 2b", "B 3b", "C 4b", "D", round=2).seen(None, "feathers") == [3, 2]
    assert table("A 2b", "B 3b", "C", "D", phase="bets").seen(None, "feathers") == [3, 2, 1]
    assert table("A 2b", "B 3b", "C", "D", talon="2r").seen(None, "feathers") == [3, 2, 1]


def test_B5_feathers_may_be_named() -> None:
    scene = table("A 2b", "B 3b 5b", "C 4b", "D", feathers=[3, 1])

    scene.play("A challenge 2b", "B pass", "C hold")

    assert scene.feather("A") == ["3"]


def test_B27_a_seat_without_cards_is_out_in_phase_2_and_in_no_other() -> None:
    assert table("A 2b", "B 3b", "C").out == ["C"]
    assert table("A 2b", "B 3b", "C", phase="bets").out == []
    assert table("A 2b", "B 3b", "C", talon="2r").out == []


def test_B27_a_hand_that_is_not_written_is_empty() -> None:
    scene = set_up({"trump": "r", "hands": {"A": "2b", "B": "3b"}})

    assert (scene.held("C"), scene.out) == ([], ["C"])


def test_B6_betting_cards_are_zero_one_one_less_the_one_placed() -> None:
    scene = table("A 2b", "B 4b", "C 6b 7b 8b", phase="bets", bets={"A": "B 1", "B": "C 0"}, opener="A")
    assert scene.to_act == ["C"]
    assert scene.legal("C") == {"bet A 0", "bet A 1", "bet B 0", "bet B 1"}

    scene.play("C bet B 1", "A challenge 2b", "B reject 2b 4b")

    assert [scene.player(name, "ones") for name in "ABC"] == [1, 2, 1]
    assert [scene.player(name, "zero") for name in "ABC"] == [True, True, True]
    assert scene.scores() == [2, 1 + 2, 0]


def test_B29_without_bets_nothing_is_settled() -> None:
    scene = table("A 2b", "B 4b", "C 6b 7b 8b", stacks={"A": [1, 1]})

    scene.play("A challenge 2b", "B reject 2b 4b")

    assert scene.scores() == [2 + 2, 1, 0]
    assert [scene.player(name, "ones") for name in "ABC"] == [2, 2, 2]


def test_B29_bets_of_some_are_settled() -> None:
    scene = table("A 2b", "B 4b", "C 6b 7b 8b", bets={"B": "C 1"}, betting={"B": [0]})

    scene.play("A challenge 2b", "B reject 2b 4b")

    assert scene.scores() == [2, 1 + 1, 0]
    assert scene.player("B", "ones") == 0


def test_B31_stacks_and_round_2_feathers_add_up() -> None:
    scene = table("A 2b", "B 3b 5b", "C", round=2, stacks={"A": [2, 1], "C": [1]}, round2_feathers={"C": 3})
    assert scene.scores() == [3, 0, 4]
    assert scene.feather("C") == ["3"]

    scene.play("A challenge 2b", "B pass")

    assert scene.scores() == [5, 0, 4]
    assert scene.over == "ranking A C B"


def test_B31_the_stack_of_a_player_still_in_is_not_lost_when_he_wins_a_feather() -> None:
    scene = table("A 2b 9b", "B 3b 5b", "C 7b", stacks={"A": [3], "C": [1]}, opener="C")

    scene.play("C challenge 7b", "A reject 7b 9b", "B hold")
    scene.play("A challenge 2b", "B pass")

    assert scene.round == 2
    assert scene.scores() == [3 + 1, 0, 1 + 2]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"trump": "none"}, "position.trump: must be one of b r y"),
        ({"trump": "s"}, "position.trump"),
        ({"trump": "br"}, "position.trump"),
        ({"hands": {"A": "2b", "B": "1b", "C": "3b"}}, "position.hands.B: 1b is not in the deck of 3"),
        ({"hands": {"A": "2b 2b 2b", "B": "3b", "C": "4b"}}, "position.hands.A: 2b is named more often"),
        ({"hands": {"A": "2b", "B": "3b", "C": "10b"}}, "position.hands.C: '10b'"),
        ({"hands": {"A": "2b", "B": "3b", "Z": "4b"}}, "position.hands.Z: 'Z' is no seat"),
        ({"hands": {"A": 2}}, "position.hands.A: must be a text"),
        ({"hands": ["2b"]}, "position.hands: must be a table"),
        ({"hands": {"A": " ".join(deck(3)[:20]), "B": " ".join(deck(3)[20:36])}}, "more cards are named than the 34"),
        ({"opener": "Z"}, "position.opener: 'Z' is no seat"),
        ({"opener": "C", "hands": {"A": "2b", "B": "3b"}}, "position.opener: C has no cards"),
        ({"opener": "C", "hands": {"A": "2b", "B": "3b"}, "talon": "2r"}, "position.opener: C has no cards"),
        ({"hands": {"A": "2b"}}, "position.hands: the round is over"),
        ({"hands": {"A": "2b", "C": "3b"}, "talon": "2r"}, "position.hands: the target B has no cards"),
        ({"phase": 1}, "position.phase: phase 1 needs a talon"),
        ({"phase": 2, "talon": "2r"}, "position.talon: only phase 1 has a talon"),
        ({"phase": "bets", "talon": "2r"}, "position.talon: only phase 1 has a talon"),
        ({"phase": 3}, "position.phase: must be 1"),
        ({"phase": "2"}, "position.phase: must be 1"),
        ({"phase": True}, "position.phase: must be 1"),
        ({"round": 3}, "position.round: must be 1 or 2"),
        ({"round": True}, "position.round"),
        ({"talon": "2r 8y"}, "position.talon: the last card 8y is the trump card"),
        ({"talon": "2b 2b 2r"}, "position.talon: 2b is named more often"),
        ({"feathers": [1]}, "position.feathers: 3 players remain, so 2 feathers"),
        ({"feathers": [3, 2, 1]}, "position.feathers: 3 players remain"),
        ({"feathers": "2 1"}, "position.feathers: must be a list"),
        ({"feathers": [2, -1]}, "position.feathers: -1"),
        ({"feathers": [2, True]}, "position.feathers: True"),
        ({"feathers": [1], "talon": "2r"}, "position.feathers: 3 players remain"),
        ({"bets": {"A": "A 1"}}, "position.bets.A: nobody bets on himself"),
        ({"bets": {"A": "B 2"}}, "position.bets.A: must be a player and 0 or 1"),
        ({"bets": {"A": "B"}}, "position.bets.A: must be a player and 0 or 1"),
        ({"bets": {"A": "Z 1"}}, "position.bets.A: 'Z' is no seat"),
        ({"bets": {"Z": "A 1"}}, "position.bets.Z: 'Z' is no seat"),
        ({"bets": {"A": ["B", 1]}}, "position.bets.A"),
        ({"bets": {"A": "B 1"}, "talon": "2r"}, "position.bets: no bets lie in phase 1"),
        ({"bets": {"A": "B 1", "B": "C 1", "C": "A 1"}, "phase": "bets"}, "position.bets: all have placed"),
        ({"betting": {"A": [0, 0]}}, "position.betting.A"),
        ({"betting": {"A": [1, 1, 1]}}, "position.betting.A"),
        ({"betting": {"A": [2]}}, "position.betting.A"),
        ({"betting": {"A": "0 1"}}, "position.betting.A: must be a list"),
        ({"betting": {"A": [0, 1, 1]}, "bets": {"A": "B 1"}}, "position.betting.A"),
        ({"betting": {"A": []}, "phase": "bets"}, "position.betting.A: has no card left"),
        ({"stacks": {"Z": [1]}}, "position.stacks.Z"),
        ({"stacks": {"A": 3}}, "position.stacks.A: must be a list"),
        ({"round2_feathers": {"A": 3}}, "position.round2_feathers"),
        ({"round2_feathers": {"Z": 3}, "round": 2}, "position.round2_feathers.Z"),
        ({"defended_once": True}, "position.defended_once: unknown"),
        ({"direction": 1}, "position.direction: unknown"),
    ],
    ids=lambda value: "" if isinstance(value, str) else " ".join(value),
)
def test_a_position_that_cannot_be_is_named_with_its_place(change: Mapping[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        set_up({**SPEC, **change})


def test_the_position_of_the_errors_is_sound_without_them() -> None:
    assert set_up(SPEC).to_act == ["A"]
