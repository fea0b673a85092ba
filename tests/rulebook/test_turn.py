"""Playing a turn: R15–R18, with rulings Q1, Q3, Q17 and Q18."""

import itertools

import pytest
from tests.rulebook.scene import cards, table


def test_R15_the_opener_may_lay_any_card_of_his_hand() -> None:
    scene = table("A 7h Kc 6s", "B 8d 9d", "C 8c 9c")

    assert scene.to_act == ["A"]
    assert scene.legal("A") == {"attack 7h", "attack Kc", "attack 6s"}


def test_R15_the_attack_is_against_the_left_neighbour() -> None:
    scene = table("A 7h Kc", "B 8d 9d", "C 8c 9c", opener="B")

    scene.play("B attack 8d")

    assert scene.defender == "C"
    assert scene.table == "8d"
    assert scene.hand("B") == {"9d"}


def test_R15_the_opener_lays_exactly_one_card() -> None:
    scene = table("A 7h Kc", "B 8d 9d", "C 8c 9c")

    scene.play("A attack 7h")

    assert scene.why("A attack Kc") == "R15"


def test_R15_nobody_else_may_open() -> None:
    scene = table("A 7h Kc", "B 8d 9d", "C 8c 9c")

    assert scene.legal("B") == scene.legal("C") == set()
    assert scene.why("B attack 8d") == "R15"
    assert scene.why("C throw 8c") == "R15"


def test_R15_the_opener_must_lay_a_card() -> None:
    scene = table("A 7h Kc", "B 8d 9d")

    assert not scene.may("A hold")
    assert not scene.may("A take")
    assert not scene.may("A throw 7h")


def test_R15_a_card_that_he_does_not_hold_cannot_be_laid() -> None:
    scene = table("A 7h Kc", "B 8d 9d")

    refusal = scene.refusal("A attack 8d")

    assert refusal is not None
    assert (refusal.code, refusal.values) == ("not-in-hand", {"card": "8d"})


def test_R16_a_higher_card_of_the_suit_or_a_trump_beats() -> None:
    scene = table("A 8d 6c", "B 7d Jd 6s Ah 9c", "C 7c 7h")

    scene.play("A attack 8d")

    assert scene.legal("B") == {"beat 8d Jd", "beat 8d 6s", "take"}


def test_R16_nobody_but_the_defender_beats() -> None:
    scene = table("A 8d 6c Kd", "B Jd Ah", "C Qd 7h")

    scene.play("A attack 8d")

    assert scene.why("C beat 8d Qd") == "R16"
    assert scene.why("A beat 8d Kd") == "R16"


def test_R16_only_a_card_that_lies_there_can_be_beaten() -> None:
    scene = table("A 8d 6c", "B Jd Ah")

    scene.play("A attack 8d")

    assert scene.why("B beat 9d Jd") == "R16"


def test_R17_the_others_may_throw_in_and_the_defender_transfer_while_he_defends() -> None:
    scene = table("A 8d 8c", "B 8s Jd Ah", "C 8h 7h 6c")

    scene.play("A attack 8d")

    assert scene.may("A throw 8c")
    assert scene.may("C throw 8h")
    assert scene.may("B transfer 8s")
    assert scene.may("B beat 8d Jd")


def test_R18_beaten_pairs_stay_on_the_table_until_the_end_of_the_turn() -> None:
    scene = table("A 8d 8c 6c", "B Jd Qc Ah", "C 7h 7c")

    scene.play("A attack 8d", "B beat 8d Jd", "A throw 8c", "B beat 8c Qc")

    assert scene.table == "8d/Jd 8c/Qc"
    assert scene.discard == 36 - 8
    scene.play("all hold")
    assert scene.table == ""
    assert scene.discard == 36 - 4


def test_R18_a_beaten_card_is_not_beaten_again() -> None:
    scene = table("A 8d 8c 6c", "B Jd Qd Qc", "C 7h 7c")

    scene.play("A attack 8d", "A throw 8c", "B beat 8d Jd")

    assert scene.why("B beat 8d Qd") == "R18"


def test_Q1_the_opener_may_add_cards_of_the_rank_at_once() -> None:
    scene = table("A 8d 8c 8h 6c", "B Jd Qd Qc", "C 7h 7c")

    scene.play("A attack 8d", "A throw 8c", "A throw 8h")

    assert scene.table == "8d 8c 8h"


@pytest.mark.parametrize(
    "order", list(itertools.permutations(["A throw 8c", "C throw 8h", "D throw 8s", "B beat 8d Jd"]))
)
def test_Q3_nobody_has_priority_and_nobody_needs_leave(order: tuple[str, ...]) -> None:
    scene = table("A 8d 8c 6c", "B Jd Qd Qc Kh As", "C 8h 7c", "D 8s 7h")

    scene.play("A attack 8d", *order)

    assert scene.hand("B") == cards("Qd Qc Kh As")
    assert cards(scene.table) == cards("8d/Jd 8c 8h 8s")


def test_Q17_a_throw_after_the_transfer_is_judged_by_the_table_as_it_is_now() -> None:
    scene = table("A 8d 8c 6c 7d", "B 8s Jd Ah", "C 8h 7h 6d Kd")

    scene.play("A attack 8d", "B transfer 8s")

    assert scene.why("C throw 8h") == "R19"
    assert scene.may("A throw 8c")


def test_Q17_a_transfer_after_a_throw_says_what_is_wrong_now() -> None:
    scene = table("A 8d 8c 6c", "B 8s Jd Ah", "C 6d Kd")
    scene.play("A attack 8d")
    assert scene.may("B transfer 8s")

    scene.play("A throw 8c")

    refusal = scene.refusal("B transfer 8s")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("transfer-hand", "R28")
    assert refusal.values == {"seat": 2, "lying": 3, "cards": 2}


def test_Q17_what_does_not_disturb_an_action_does_not_refuse_it() -> None:
    scene = table("A 8d 8c 6c", "B 9c Jd Ah", "C 8h Kd")
    scene.play("A attack 8d")

    scene.play("C throw 8h", "A throw 8c")

    assert scene.may("B beat 8d Jd")


def test_Q18_the_numbers_of_cards_are_public_and_the_discard_lies_face_down() -> None:
    scene = table("A 8d 6c", "B Jd Ah", "C 7h 7c", talon="9h 9s")

    shown = scene.game.show(scene.game.view(scene.state, None))

    assert shown["players"] == [
        {"cards": 2, "out": False, "held": False, "role": role} for role in ("opener", "defender", "attacker")
    ]
    assert (shown["talon"], shown["discard"], shown["trump_card"], shown["hand"]) == (2, 28, "9s", None)
    assert "10h" not in str(shown)


def test_Q18_the_suit_of_trumps_stays_known_when_the_talon_is_gone() -> None:
    scene = table("A 8d 6c", "B Jd Ah", trump="d")

    assert scene.seen(None, "trump") == "d"
    assert scene.seen(None, "trump_card") is None
