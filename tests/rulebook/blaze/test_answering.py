"""Rejecting or passing, who is first, and when a challenge is over: B17–B20."""

import pytest
from tests.rulebook.blaze.scene import Blaze, cards, table


def scene_of_three() -> Blaze:
    return table("A 5b 5y 7y 8y", "B 6b 7b 9y 2y 3y", "C 5r 7r 2b")


def test_B17_while_a_card_is_open_the_target_rejects_or_passes() -> None:
    scene = scene_of_three()

    scene.play("A challenge 5b")

    assert scene.legal("B") == {"pass", "reject 5b 6b", "reject 5b 7b"}
    assert scene.why("B hold") == "B17"
    assert "B" in scene.to_act


def test_B17_the_others_may_play_meanwhile_but_need_not() -> None:
    scene = scene_of_three()
    scene.play("A challenge 5b")
    assert scene.to_act == ["A", "C", "B"]

    scene.play("B reject 5b 6b")

    assert scene.table == "5b/6b"


@pytest.mark.parametrize("line", ["A pass", "C pass", "A reject 5b 7y", "C reject 5b 7r", "D pass"])
def test_B17_only_the_target_answers(line: str) -> None:
    scene = table("A 5b 5y 7y 8y", "B 6b 7b 9y 2y 3y", "C 5r 7r 2b", "D 9b")

    scene.play("A challenge 5b")

    assert scene.why(line) == "B17"


def test_B18_with_all_rejected_the_target_waits() -> None:
    scene = scene_of_three()
    scene.play("A challenge 5b", "B reject 5b 6b")

    assert scene.why("B pass") == "B18"
    assert scene.legal("B") == set()
    assert scene.to_act == ["A", "C"]


def test_B18_he_may_pass_after_some_rejections() -> None:
    scene = scene_of_three()
    scene.play("A challenge 5b", "A extend 5y", "B reject 5b 6b")

    scene.play("B pass", "all hold")

    assert scene.held("B") == cards("6b 7b 9y 2y 3y 5b 5y")


def test_B18_who_passed_rejects_no_more() -> None:
    scene = scene_of_three()

    scene.play("A challenge 5b", "B pass")

    assert scene.why("B reject 5b 6b") == "B18"
    assert scene.why("B pass") == "B18"
    assert scene.to_act == ["A", "C"]


def test_B18_after_a_pass_both_may_still_add() -> None:
    scene = scene_of_three()
    scene.play("A challenge 5b", "B reject 5b 7b", "C extend 5r", "B pass")

    scene.play("C extend 7r", "A extend 7y", "A extend 5y")

    assert scene.held("B") == cards("6b 9y 2y 3y 5b 7b 5r 7r 7y 5y")
    assert (scene.table, scene.discard) == ("", 34 - 11 - 1)  # B's ten, A's 8y and C's 2b, by five and the limit


def test_B18_after_a_pass_the_challenge_ends_when_both_are_done() -> None:
    scene = scene_of_three()
    scene.play("A challenge 5b", "B pass", "A hold")
    assert scene.table == "5b"

    scene.play("C hold")

    assert scene.table == ""
    assert scene.active == "C"


def test_B18_a_pass_ends_it_at_once_when_no_attacker_holds_a_card() -> None:
    scene = table("A 5b", "B 6b 7b 8b", "C 5y", "D 2b 3b")
    scene.play("A challenge 5b", "C extend 5y")

    scene.play("B pass")

    assert scene.table == ""
    assert scene.held("B") == cards("6b 7b 8b 5b 5y")


def test_B19_the_active_player_is_asked_before_the_supporter_and_both_before_the_target() -> None:
    scene = table("A 2b 3b", "B 5b 5y 6b", "C 6y 7b 8b", "D 5r 6r", opener="B")

    scene.play("B challenge 5b")

    assert scene.to_act == ["B", "D", "C"]
    assert scene.game.head(scene.state) == 1
    scene.play("B hold")
    assert scene.to_act == ["D", "C"]
    scene.play("D hold")
    assert scene.to_act == ["C"]


def contested(scene: Blaze, line: str) -> bool:
    name, _, action = line.partition(" ")
    return scene.game.contested(scene.state, scene.names.index(name), scene.game.parse(action, scene.names))


def test_B19_a_supporters_card_is_contested_if_it_takes_a_place_that_the_active_player_could_use() -> None:
    scene = table("A 5b 5y 8y", "B 6b 7b", "C 5r 7r 2b")
    scene.play("A challenge 5b")

    assert contested(scene, "C extend 5r")
    assert not contested(scene, "C hold")
    assert not contested(scene, "A extend 5y")
    assert not contested(scene, "B reject 5b 6b")
    assert not contested(scene, "B pass")


def test_B19_it_is_not_when_there_is_room_for_all_cards_of_the_active_player() -> None:
    scene = table("A 5b 5y 8y", "B 6b 7b 8b 9b", "C 5r 7r 2b")
    scene.play("A challenge 5b")
    assert not contested(scene, "C extend 5r")  # three places, and A has two cards

    scene.play("C extend 5r")

    assert contested(scene, "C extend 7r")  # two places for his two


def test_B19_it_is_not_when_the_active_player_is_done_or_has_no_card() -> None:
    done = table("A 5b 5y 8y", "B 6b 7b", "C 5r 7r 2b")
    done.play("A challenge 5b", "A hold")
    empty = table("A 5b", "B 6b 7b", "C 5r 7r 2b")
    empty.play("A challenge 5b")

    assert not contested(done, "C extend 5r")
    assert not contested(empty, "C extend 5r")


def test_B19_whether_it_is_tells_nothing_of_the_active_players_hand() -> None:
    able = table("A 5b 5y 8y", "B 6b 7b", "C 5r 7r 2b")
    unable = table("A 5b 3y 8y", "B 6b 7b", "C 5r 7r 2b")

    for scene in (able, unable):
        scene.play("A challenge 5b")
        assert contested(scene, "C extend 5r")


def test_B19_after_a_pass_places_are_contested_too() -> None:
    scene = table("A 5b 5y 8y", "B 6b 7b", "C 5r 7r 2b")

    scene.play("A challenge 5b", "A hold", "B pass")

    assert contested(scene, "C extend 5r")


def test_B20_all_rejected_and_both_done_ends_the_challenge() -> None:
    scene = scene_of_three()
    scene.play("A challenge 5b", "B reject 5b 6b", "C hold")
    assert scene.table == "5b/6b"
    before = scene.discard

    scene.play("A hold")

    assert (scene.table, scene.discard) == ("", before + 2)
    assert scene.held("B") == cards("7b 9y 2y 3y")


def test_B20_a_laid_card_clears_what_was_said() -> None:
    scene = scene_of_three()
    scene.play("A challenge 5b", "A hold", "C hold")
    assert scene.to_act == ["B"]

    scene.play("B reject 5b 7b")

    assert scene.to_act == ["A", "C"]
    scene.play("A hold", "C extend 7r")
    assert scene.to_act == ["A", "C", "B"]


def test_B20_a_pass_clears_what_was_said() -> None:
    scene = scene_of_three()
    scene.play("A challenge 5b", "A hold", "C hold")

    scene.play("B pass")

    assert scene.to_act == ["A", "C"]
    assert scene.may("A extend 5y")


def test_B20_who_said_he_is_done_neither_lays_nor_says_it_again() -> None:
    scene = scene_of_three()

    scene.play("A challenge 5b", "A hold")

    assert scene.why("A extend 5y") == "B20"
    assert scene.why("A hold") == "B20"
    assert scene.legal("A") == set()
    assert scene.to_act == ["C", "B"]


def test_B20_one_who_is_done_waits_for_the_other() -> None:
    scene = scene_of_three()

    scene.play("A challenge 5b", "B reject 5b 6b", "A hold")

    assert scene.table == "5b/6b"
    assert scene.to_act == ["C"]


def test_B20_attackers_without_cards_are_not_asked() -> None:
    scene = table("A 5b", "B 6b 7b 8b", "C 5y 9y")

    scene.play("A challenge 5b", "B reject 5b 6b")

    assert scene.to_act == ["C"]
    assert scene.why("A hold") == "B20"


def test_B20_at_a_full_limit_nobody_is_asked() -> None:
    scene = table("A 5b 5y", "B 6b", "C 5y 9y")

    scene.play("A challenge 5b", "B reject 5b 6b")

    assert (scene.table, scene.out) == ("", ["B"])


def test_B20_no_attacker_with_a_card_ends_it_at_once() -> None:
    scene = table("A 5b", "B 6b 7b 8b", "C 5y", "D 2b")
    scene.play("A challenge 5b", "C extend 5y", "B reject 5b 7b")

    scene.play("B pass")

    assert scene.table == ""


def test_B20_a_third_player_is_never_asked() -> None:
    scene = table("A 5b 5y", "B 6b 7b", "C 5y 9y", "D 5r 6r")

    scene.play("A challenge 5b", "B reject 5b 6b")

    assert scene.to_act == ["A", "C"]
    assert scene.why("D hold") == "B13"
