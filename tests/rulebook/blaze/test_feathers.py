"""Feathers, the end of a round, scores and the ranking: B26–B28, B31, B32, and the worked example of both rounds."""

import pytest
from tests.rulebook.blaze.scene import Blaze, table


def test_B26_who_has_no_cards_at_the_start_of_phase_2_takes_the_top_feather_after_the_bets() -> None:
    scene = table("A 2b 3b", "B", "C 6b 7b", "D 8b 9b", phase="bets")
    assert (scene.out, scene.feather("B")) == ([], [])

    scene.bet_all()

    assert (scene.out, scene.feather("B")) == (["B"], ["3"])
    assert (scene.active, scene.target, scene.supporter) == ("A", "C", "D")


def test_B26_several_take_theirs_clockwise_from_the_player_named_himself_included() -> None:
    scene = table("A", "B 2b 3b", "C", "D", "E 8b 9b", phase="bets", opener="C")

    scene.bet_all()

    assert [scene.feather(name) for name in "ABCDE"] == [["2"], [], ["4"], ["3"], []]
    assert scene.out == ["A", "C", "D"]
    assert (scene.active, scene.target, scene.supporter) == ("E", "B", "none")


def test_B26_the_round_may_end_with_them() -> None:
    scene = table("A", "B 2b 3b", "C", phase="bets", opener="B")

    scene.play("A bet B 1", "B bet A 1", "C bet B 0")

    assert (scene.round, scene.active) == (2, "B")
    assert scene.scores() == [1 + 1 + 1, 0, 2]


def test_B26_with_all_hands_empty_the_last_clockwise_loses() -> None:
    scene = table("A", "B", "C", "D", phase="bets", opener="C")

    scene.bet_all()

    assert (scene.round, scene.active) == (2, "B")
    assert scene.scores() == [1, 0, 3, 2]


def test_B26_phase_1_may_end_with_an_empty_hand() -> None:
    scene = table("A 5b 5y 7y", "B 6b 6y", "C 5r 8y", talon="9r")

    scene.play("A challenge 5b", "A extend 5y", "B reject 5b 6b", "B reject 5y 6y", "all hold")

    assert (scene.phase, scene.active, scene.held("B"), scene.out) == ("bets", "B", [], [])
    scene.bet_all()
    assert (scene.phase, scene.out, scene.feather("B")) == ("2", ["B"], ["2"])
    assert (scene.active, scene.target) == ("C", "A")


def test_B27_players_without_cards_take_feathers_clockwise_from_the_active_player() -> None:
    scene = table("A 9r 8r", "B 5b 9y", "C 3b", "D 4b 5y", "E 3y", opener="C")

    scene.play("C challenge 3b", "D reject 3b 4b", "E extend 3y", "D reject 3y 5y")

    assert [scene.feather(name) for name in "ABCDE"] == [[], [], ["4"], ["3"], ["2"]]
    assert scene.out == ["C", "D", "E"]
    assert (scene.active, scene.target, scene.supporter) == ("A", "B", "none")


def test_B27_clockwise_goes_on_past_the_first_seat() -> None:
    scene = table("A 4b 5y", "B 3y", "C 9r 8r", "D 9y", "E 3b", opener="E")

    scene.play("E challenge 3b", "A reject 3b 4b", "B extend 3y", "A reject 3y 5y")

    assert [scene.feather(name) for name in "ABCDE"] == [["3"], ["2"], [], [], ["4"]]


def test_B27_nobody_is_out_at_the_moment_his_hand_empties() -> None:
    scene = table("A 3b", "B 4b 5b 6b", "C 3y 7y")

    scene.play("A challenge 3b", "B reject 3b 4b")

    assert (scene.held("A"), scene.out, scene.feather("A")) == ([], [], [])
    assert scene.supporter == "C"
    scene.play("C extend 3y", "B pass")
    assert scene.out == []
    scene.play("C hold")
    assert (scene.out, scene.feather("A")) == (["A"], ["2"])


def test_B27_who_is_out_is_no_neighbour_any_more() -> None:
    scene = table("A 3b", "B 4b 5b", "C 3y 7y", "D 8y 9y")

    scene.play("A challenge 3b", "B reject 3b 4b", "C hold")

    assert (scene.active, scene.target, scene.supporter) == ("B", "C", "D")
    scene.play("B challenge 5b", "C pass", "all hold")
    assert scene.why("A hold") == "B27"
    assert (scene.active, scene.target, scene.supporter) == ("D", "C", "none")


def test_B28_the_round_ends_at_once_with_its_last_feather() -> None:
    scene = table("A 3b", "B 4b 5b", "C", stacks={"C": [2]})

    scene.play("A challenge 3b", "B pass")

    assert (scene.round, scene.phase, scene.active) == (2, "1", "B")
    assert scene.scores() == [1, 0, 2]


def test_B28_the_player_without_a_feather_loses_even_with_an_empty_hand() -> None:
    scene = table("A 2b", "B 3b 5y", "C 3y")

    scene.play("A challenge 2b", "B reject 2b 3b", "C extend 3y", "B reject 3y 5y")

    assert (scene.round, scene.active) == (2, "C")
    assert scene.scores() == [2, 1, 0]


def test_B28_all_out_at_once_counts_from_the_active_player_around_the_table() -> None:
    scene = table("A 3y", "B 2b", "C 3b 5y", opener="B", bets={"A": "C 1", "B": "A 1", "C": "A 1"})

    scene.play("B challenge 2b", "C reject 2b 3b", "A extend 3y", "C reject 3y 5y")

    assert (scene.round, scene.active) == (2, "A")
    assert scene.scores() == [0, 2 + 1, 1 + 1 + 1]


def last_round(*bets: str, stacks: dict[str, list[int]]) -> Blaze:
    """A round 2 in which A wins the 3, B the 2, and C nothing."""
    scene = table("A 2b", "B 4b", "C 6b 7b 8b", phase="bets", round=2, stacks=stacks)
    scene.play(*bets, "A challenge 2b", "B reject 2b 4b")
    return scene


NO_BETS = ("A bet B 0", "B bet A 0", "C bet A 0")


def test_B31_the_highest_sum_of_feathers_and_betting_cards_wins() -> None:
    scene = last_round("A bet B 0", "B bet C 1", "C bet B 1", stacks={"B": [2], "C": [1]})

    assert scene.scores() == [3, 2 + 2 + 1 + 1, 1]
    assert scene.over == "ranking B A C"


def test_B31_a_tie_goes_to_the_highest_feather_of_round_2() -> None:
    scene = last_round(*NO_BETS, stacks={"B": [1], "C": [2, 1]})

    assert scene.scores() == [3, 3, 3]
    assert scene.over == "ranking A B C"


def test_B31_a_loser_of_round_2_may_win_the_game_but_no_tie() -> None:
    winning = last_round(*NO_BETS, stacks={"C": [2, 1, 1]})
    tied = last_round(*NO_BETS, stacks={"C": [2, 1]})

    assert winning.over == "ranking C A B"
    assert tied.over == "ranking A C B"


def test_B31_the_ranking_gives_each_a_score_from_one_to_nothing() -> None:
    scene = last_round(*NO_BETS, stacks={"C": [2, 1]})

    assert scene.outcome.kind == "ranking"
    assert scene.outcome.scores == (1.0, 0.0, 0.5)
    assert (scene.to_act, scene.phase, scene.round) == ([], "2", 2)


@pytest.mark.parametrize("line", ["A challenge 2b", "C hold", "A bet B 0"])
def test_B31_after_the_end_nothing_is_played(line: str) -> None:
    scene = last_round(*NO_BETS, stacks={})

    assert scene.why(line) == "B31"


@pytest.mark.parametrize(("values", "placed"), [((0, 0, 0), 0), ((1, 0, 0), 1), ((0, 1, 1), 2), ((1, 1, 1), 3)])
def test_B32_the_scores_add_up_to_the_feathers_and_the_ones_placed(values: tuple[int, ...], placed: int) -> None:
    bets = [f"{name} bet {other} {value}" for name, other, value in zip("ABC", "BCA", values, strict=True)]

    scene = last_round(*bets, stacks={"B": [2], "C": [1]})

    assert sum(scene.scores()) == 3 + 5 + placed


# ---- the worked example: four players, both rounds


def example_round_1() -> Blaze:
    scene = table("A 6y", "B 4b 2y 7y", "C 2b", "D 3b 5y 5b", phase="bets", opener="C")
    scene.play("A bet B 1", "C bet B 1", "D bet A 1", "B bet D 0")
    scene.play("C challenge 2b", "A hold", "D reject 2b 3b", "A hold")
    assert scene.feather("C") == ["3"]
    scene.play("D challenge 5y", "A reject 5y 6y")
    assert scene.feather("A") == ["2"]
    assert (scene.active, scene.target) == ("B", "D")
    scene.play("B challenge 4b", "D reject 4b 5b")
    return scene


def test_B29_worked_example_round_1() -> None:
    scene = example_round_1()

    assert scene.round == 2
    assert scene.scores() == [2 + 1 + 1, 0, 3 + 1, 1]
    assert [scene.player(name, "ones") for name in "ABCD"] == [1, 2, 1, 1]


def test_B30_worked_example_the_loser_of_round_1_opens_round_2() -> None:
    scene = example_round_1()

    assert (scene.active, scene.to_act, scene.phase) == ("B", ["B"], "1")


def test_B31_worked_example_round_2() -> None:
    scene = table(
        "A 8y",
        "B 2b",
        "C 3b 4b 5b 7y",
        "D 6b",
        phase="bets",
        round=2,
        opener="B",
        stacks={"A": [2, 1, 1], "C": [3, 1], "D": [1]},
        betting={"A": [0, 1], "B": [0, 1, 1], "C": [0, 1], "D": [0, 1]},
    )
    scene.play("A bet C 1", "B bet C 1", "D bet B 1", "C bet A 0")

    scene.play("B challenge 2b", "C reject 2b 3b", "D hold")
    scene.play("C challenge 4b", "D reject 4b 6b")
    scene.play("A challenge 8y", "C pass")

    assert [scene.feather(name) for name in "ABCD"] == [["2"], ["4"], [], ["3"]]
    assert scene.scores() == [7, 6, 4, 4]
    assert sum(scene.scores()) == 6 + 9 + 6
    assert scene.over == "ranking A B D C"
