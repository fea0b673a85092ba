"""Drawing up, who is active next, and the end of phase 1: B21–B23."""

import pytest
from tests.rulebook.blaze.scene import cards, table


def test_B21_those_involved_draw_up_to_five_the_active_player_first_then_clockwise() -> None:
    scene = table(
        "A 2b 3b 4b 5b 6b",
        "B 2y 3y 4y 5y 6y",
        "C 7b 7y 8b 8y 9b",
        "D 2r 3r 4r 5r 6r",
        opener="B",
        talon="1b 1y 1r 7r",
    )

    scene.play("B challenge 2y", "D hold", "B hold", "C reject 2y 7y", "all hold")

    assert scene.held("B") == cards("1b 3y 4y 5y 6y")
    assert scene.held("C") == cards("1y 7b 8b 8y 9b")
    assert scene.held("D") == cards("2r 3r 4r 5r 6r")
    assert scene.talon == 2


def test_B21_each_draws_all_his_cards_before_the_next() -> None:
    scene = table(
        "A 5b 5y 4b 7b 6b",
        "B 6y 8b 9b 2y 3y",
        "C 5b 5r 2b 3b 9y",
        "D 7y",
        talon="1b 1y 1r 2r 3r 4r 7r",
    )

    scene.play("A challenge 5b", "A extend 5y", "C extend 5b", "B reject 5b 8b", "B reject 5y 6y", "B reject 5b 9b")
    scene.play("all hold")

    assert scene.held("A") == cards("4b 7b 6b 1b 1y")
    assert scene.held("B") == cards("2y 3y 1r 2r 3r")
    assert scene.held("C") == cards("5r 2b 3b 9y 4r")


def test_B21_a_supporter_who_laid_nothing_draws_too_and_a_fourth_player_does_not() -> None:
    scene = table("A 2b 3b 4b 5b 6b", "B 7b 8b 9b 2y 3y", "C 4y 5y", "D 6y 7y", talon="8y 9y Fy Fb 2r 3r 4r")

    scene.play("A challenge 2b", "B reject 2b 7b", "all hold")

    assert scene.held("C") == cards("4y 5y Fb Fy 2r")
    assert scene.held("D") == cards("6y 7y")


def test_B21_after_a_pass_the_target_draws_only_up_to_five() -> None:
    scene = table("A 2b 3b 4b 5b 6b", "B 7b 8b 9b 2y 3y", "C 4y 5y 6y 7y 8y", talon="9y 2r 3r 4r")

    scene.play("A challenge 2b", "B pass", "all hold")

    assert len(scene.held("B")) == 6
    assert scene.held("A") == cards("3b 4b 5b 6b 9y")
    assert scene.talon == 3


def test_B21_who_holds_five_or_more_draws_nothing() -> None:
    scene = table("A 2b 3b 4b 5b 6b 7y", "B 7b 8b 9b 2y 3y 4y", "C 5y 6y 8y 9y Fy 2y", talon="3r 2r")

    scene.play("A challenge 2b", "B reject 2b 7b", "all hold")

    assert scene.talon == 2
    assert [len(scene.held(name)) for name in "ABC"] == [5, 5, 6]


def test_B22_after_a_rejection_the_target_is_active() -> None:
    scene = table("A 2b 3b", "B 4b 5b", "C 6b 7b", "D 8b 9b")

    scene.play("A challenge 2b", "B reject 2b 4b", "all hold")

    assert (scene.active, scene.target, scene.supporter) == ("B", "C", "D")


def test_B22_after_a_pass_the_supporter_is_active_though_he_laid_nothing() -> None:
    scene = table("A 2b 3b", "B 4b 5b", "C 6b 7b", "D 8b 9b")

    scene.play("A challenge 2b", "B pass", "all hold")

    assert (scene.active, scene.target, scene.supporter) == ("C", "D", "A")


def test_B22_with_two_left_a_pass_leaves_the_same_player_active() -> None:
    scene = table("A 2b 3b", "B 4b 5b", "C", "D")

    scene.play("A challenge 2b", "B pass", "all hold")

    assert (scene.active, scene.target, scene.supporter) == ("A", "B", "none")


def test_B22_with_two_left_a_rejection_makes_the_target_active() -> None:
    scene = table("A 2b 3b", "B 4b 5b", "C")

    scene.play("A challenge 2b", "B reject 2b 4b", "all hold")

    assert (scene.active, scene.target) == ("B", "A")


def test_B22_a_target_who_rejected_and_is_out_is_followed_by_the_next_who_remains() -> None:
    scene = table("A 2b 3b", "B 4b", "C 6b 7b", "D 8b 9b")

    scene.play("A challenge 2b", "B reject 2b 4b")

    assert scene.out == ["B"]
    assert (scene.active, scene.target, scene.supporter) == ("C", "D", "A")


def test_B22_a_supporter_who_is_out_after_a_pass_is_followed_by_the_next_who_remains() -> None:
    scene = table("A 2b 3b 4y", "B 4b 5b", "C 2y", "D 8b 9b")

    scene.play("A challenge 2b", "C extend 2y", "B pass", "all hold")

    assert scene.out == ["C"]
    assert (scene.active, scene.target, scene.supporter) == ("D", "A", "B")


@pytest.mark.parametrize(("talon", "drawer"), [("8y 9r", "C"), ("9r", "A")])
def test_B23_phase_1_ends_with_the_trump_card_in_the_middle_of_drawing_too(talon: str, drawer: str) -> None:
    scene = table("A 5b 3b 4b 7b 6b", "B 6y 8b 9b 2y 3y", "C 5y 5r 4y 3b 2b", talon=talon)
    scene.play("A challenge 5b", "C extend 5y", "B pass", "A hold")

    scene.play("C hold")

    assert (scene.phase, scene.talon, scene.active) == ("bets", 0, "C")
    assert len(scene.held("A")) == 5
    assert "9r" in scene.held(drawer)


def test_B23_some_players_then_hold_fewer_than_five() -> None:
    scene = table("A 5b 5y 5r 7b 6b", "B 6y 8b 9b 2y 8r 3y", "C 5y 4b 4y 3b 2b", talon="7y 2r")
    scene.play("A challenge 5b", "A extend 5y", "A extend 5r", "B reject 5b 8b", "B reject 5y 6y", "B reject 5r 8r")

    scene.play("all hold")

    assert scene.held("A") == cards("7b 6b 7y 2r")
    assert scene.held("B") == cards("9b 2y 3y")
    assert (scene.phase, scene.to_act) == ("bets", ["B", "C", "A"])


def test_B23_phase_1_goes_on_while_the_trump_card_lies() -> None:
    scene = table("A 5b 5y 5r 7b 6b", "B 6y 8b 9b 2y 8r 3y", "C 5y 4b 4y 3b 2b", talon="7y 2r")

    scene.play("A challenge 5b", "B reject 5b 8b", "all hold")

    assert (scene.phase, scene.talon) == ("1", 1)
