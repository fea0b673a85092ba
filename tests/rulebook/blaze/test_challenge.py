"""Who takes part, how a challenge opens and is extended, how many cards it may have: B8, B9, B13–B16."""

import pytest
from tests.rulebook.blaze.scene import cards, table

FIVE = ["A 2b 3b 4b 5b 6b", "B 7b 8b 9b 2y 3y", "C 4y 5y 6y 7y 8y"]
TALON = "8r 9r Fy 3r"


def test_B8_the_target_is_the_next_player_and_the_supporter_the_one_after() -> None:
    scene = table("A 2b", "B 3b", "C 4b", "D 5b", opener="C")

    assert (scene.active, scene.target, scene.supporter) == ("C", "D", "A")


def test_B8_players_who_are_out_are_no_neighbours() -> None:
    scene = table("A 2b", "B", "C 4b", "D", "E 6b", opener="A")

    assert (scene.active, scene.target, scene.supporter) == ("A", "C", "E")


def test_B8_with_two_players_left_there_is_no_supporter() -> None:
    scene = table("A 2b", "B", "C 4b", "D", opener="C")

    assert (scene.active, scene.target, scene.supporter) == ("C", "A", "none")


def test_B8_with_three_players_the_supporter_sits_before_the_active_player() -> None:
    scene = table("A 2b", "B 3b", "C 4b", opener="B")

    assert (scene.active, scene.target, scene.supporter) == ("B", "C", "A")


def test_B9_the_active_player_must_open_with_a_card() -> None:
    scene = table("A 2b 5y", "B 3b 4b", "C 6b 7b")

    assert scene.to_act == ["A"]
    assert scene.legal("A") == {"challenge 2b", "challenge 5y"}
    assert scene.why("A hold") == "B9"
    assert scene.why("A pass") == "B9"
    assert scene.why("A extend 2b") == "B9"
    assert scene.why("A challenge 3b") == "B9"


@pytest.mark.parametrize("line", ["B challenge 3b", "C challenge 6b", "D challenge 8b", "C extend 6b"])
def test_B9_nobody_else_opens(line: str) -> None:
    scene = table("A 2b 5y", "B 3b 4b", "C 6b 7b", "D 8b 9b")

    assert scene.why(line) == "B9"


def test_B9_further_opening_cards_have_the_same_value_in_any_suits() -> None:
    scene = table("A 5b 5b 5y 5r 6b 6y", "B 7b 8b 9b 2y 3y", "C 2b")
    scene.play("A challenge 5b")

    assert scene.legal("A") == {"extend 5b", "extend 5y", "extend 5r", "hold"}
    assert scene.why("A extend 6b") == "B13"
    assert scene.why("A challenge 5y") == "B9"


def test_B9_two_firebirds_have_the_same_value() -> None:
    scene = table("A Fb Fy 9b 1b", "B 7b 8b 9b", "C 2b", "D 3b")

    scene.play("A challenge Fb")

    assert scene.legal("A") == {"extend Fy", "hold"}


def test_B13_active_player_and_supporter_add_cards_of_values_on_the_table() -> None:
    scene = table("A 5b 7y 8y", "B 7b 9b 9y 2y 3y", "C 5y 7r 8r", "D 5r 7y")
    scene.play("A challenge 5b")
    assert scene.legal("A") == {"hold"}
    assert scene.legal("C") == {"extend 5y", "hold"}

    scene.play("B reject 5b 7b")

    assert scene.legal("A") == {"extend 7y", "hold"}
    assert scene.legal("C") == {"extend 5y", "extend 7r", "hold"}
    assert scene.why("C extend 8r") == "B13"


def test_B13_only_the_active_player_and_the_supporter_add_cards() -> None:
    scene = table("A 5b 7y", "B 5y 9b 7b", "C 5y 7r", "D 5r 7y")

    scene.play("A challenge 5b")

    assert scene.why("D extend 5r") == "B13"
    assert scene.why("B extend 5y") == "B13"
    assert scene.legal("D") == set()
    assert sorted(scene.to_act) == ["A", "B", "C"]


def test_B13_cards_may_be_added_at_any_time() -> None:
    scene = table("A 5b 5y 7y 9y", "B 7b 8y 9b 2y 3y", "C 5r 7r")

    scene.play("A challenge 5b", "C extend 5r", "A extend 5y", "B reject 5b 7b", "C extend 7r")
    scene.play("B pass")

    assert scene.legal("A") == {"extend 7y", "hold"}
    assert scene.table == "5b/7b 5r 5y 7r"


def test_B13_what_the_supporter_laid_opens_its_value_for_both() -> None:
    scene = table("A 5b 7y 8y", "B 7b 8b 9b 2y 3y", "C 5r 7r")

    scene.play("A challenge 5b", "B reject 5b 7b", "C extend 7r")

    assert scene.legal("A") == {"extend 7y", "hold"}


def test_B14_a_firebird_that_rejects_opens_nothing() -> None:
    scene = table("A 5b Fb 9b", "B Fr 2y 3y", "C Fy 5y 8b")

    scene.play("A challenge 5b", "B reject 5b Fr")

    assert scene.legal("A") == {"hold"}
    assert scene.legal("C") == {"extend 5y", "hold"}
    assert scene.why("C extend Fy") == "B14"


def test_B14_with_the_option_it_opens_firebirds() -> None:
    scene = table("A 5b Fb 9b", "B Fr 2y 3y", "C Fy 5y 8b", firebird_zero_opens=True)

    scene.play("A challenge 5b", "B reject 5b Fr")

    assert scene.legal("A") == {"extend Fb", "hold"}
    assert scene.legal("C") == {"extend 5y", "extend Fy", "hold"}


def test_B14_a_firebird_that_challenges_opens_firebirds_in_either_case() -> None:
    scene = table("A Fb Fy 9b", "B Fr 2y 3r", "C Fy 5y 8b")

    scene.play("A challenge Fb", "B reject Fb Fr")

    assert scene.legal("A") == {"extend Fy", "hold"}
    assert scene.legal("C") == {"extend Fy", "hold"}


def test_B15_five_challenge_cards_by_both_attackers_together_are_the_most() -> None:
    scene = table("A 5b 5y 5r 6b", "B 2b 3b 4b 6y 7b 8b", "C 5b 5y 5r 9y")
    assert scene.limit == 5

    scene.play("A challenge 5b", "C extend 5b", "A extend 5y", "C extend 5y", "A extend 5r")

    assert scene.why("C extend 5r") == "B15"
    assert scene.why("A hold") == "B15"
    assert scene.to_act == ["B"]


def test_B15_the_limit_binds_before_and_after_a_pass() -> None:
    scene = table("A 5b 5y 5r 6b", "B 2b 3b 4b 6y 7b 8b", "C 5b 5y 5r 9y")
    scene.play("A challenge 5b", "C extend 5b", "A extend 5y", "B pass")
    assert scene.may("A extend 5r")

    scene.play("A extend 5r", "C extend 5y")

    assert scene.table == ""
    assert scene.held("B") == cards("2b 3b 4b 6y 7b 8b 5b 5b 5y 5r 5y")
    assert scene.held("C") == cards("5r 9y")


def test_B15_five_rejected_cards_end_the_challenge_at_once() -> None:
    scene = table("A 5b 5b 5y 5y 7b 9r", "B 6b 7b 6y 7y 8b 2y", "C 9b 8y")
    scene.play("A challenge 5b", "A extend 5b", "A extend 5y", "A extend 5y")
    scene.play("B reject 5b 6b", "B reject 5b 7b", "A extend 7b", "B reject 5y 6y", "B reject 5y 7y")
    assert scene.to_act == ["B"]

    scene.play("B reject 7b 8b")

    assert (scene.table, scene.active) == ("", "B")
    assert (scene.held("A"), scene.held("B")) == (["9r"], ["2y"])


def test_B15_in_phase_1_the_limit_is_five_with_more_cards_too() -> None:
    scene = table("A 2b 3b 4b 5b 6b", "B 7b 8b 9b 2y 3y 4y 5y", "C 6y 7y 8y 9y Fy", talon=TALON)

    assert (scene.phase, scene.limit) == ("1", 5)


def test_B15_in_phase_1_it_is_five_in_a_position_with_a_short_target_too() -> None:
    scene = table("A 5b 5y 5r", "B 6b", "C 7b", talon=TALON)

    assert (scene.phase, scene.limit) == ("1", 5)
    scene.play("A challenge 5b", "A extend 5y", "A extend 5r")
    assert scene.table == "5b 5y 5r"


def test_B15_a_target_of_phase_1_holds_five_cards_at_least() -> None:
    scene = table(*FIVE, talon=TALON)

    scene.play("A challenge 2b", "B reject 2b 7b", "all hold")

    assert (scene.phase, scene.active, scene.limit) == ("1", "B", 5)
    assert [len(scene.held(name)) for name in "ABC"] == [5, 5, 5]


@pytest.mark.parametrize(("hand", "limit"), [("6b", 1), ("6b 7b", 2), ("6b 7b 8b 9b", 4), ("6b 7b 8b 9b 2y", 5)])
def test_B16_in_phase_2_a_short_target_is_challenged_by_no_more_cards_than_he_has(hand: str, limit: int) -> None:
    scene = table("A 5b 5y", f"B {hand}", "C 5r")

    assert (scene.phase, scene.limit) == ("2", limit)


def test_B16_more_than_five_cards_are_still_five() -> None:
    scene = table("A 5b 5y", "B 6b 7b 8b 9b 2y 3y 4y", "C 5r")

    assert scene.limit == 5


def test_B16_the_limit_binds_the_opening_too() -> None:
    scene = table("A 5b 5y 5r", "B 6b", "C 5b")

    scene.play("A challenge 5b")

    assert scene.why("A extend 5y") == "B16"
    assert scene.why("C extend 5b") == "B16"
    assert scene.to_act == ["B"]


def test_B16_the_limit_does_not_change_during_the_challenge() -> None:
    scene = table("A 5b 6y 7r", "B 6b 8y 3y", "C 5y 6r 2b")
    scene.play("A challenge 5b", "B reject 5b 6b")
    assert (len(scene.held("B")), scene.limit) == (2, 3)

    scene.play("A extend 6y", "C extend 6r")

    assert scene.limit == 3
    assert scene.why("C extend 5y") == "B16"


def test_B16_the_limit_binds_after_a_pass_too() -> None:
    scene = table("A 5b 5y 7r", "B 6b 8y", "C 5r 2b")
    scene.play("A challenge 5b", "B pass")

    scene.play("A extend 5y")

    assert scene.table == ""
    assert scene.held("B") == cards("6b 8y 5b 5y")
    assert scene.held("C") == cards("5r 2b")
