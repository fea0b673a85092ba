"""Transferring the attack: R25–R30, with ruling Q16."""

from tests.rulebook.scene import cards, table


def test_R25_a_card_of_the_rank_passes_the_attack_to_the_next_player() -> None:
    scene = table("A 9h Kc", "B 9d Ah 6c", "C Kd Qd 8d", "D 7h 7d 7c")

    scene.play("A attack 9h", "B transfer 9d")

    assert scene.defender == "C"
    assert scene.hand("B") == cards("Ah 6c")


def test_R25_another_rank_does_not_transfer() -> None:
    scene = table("A 9h Kc", "B 10h Ah 6c", "C Kd Qd 8d")

    scene.play("A attack 9h")

    assert scene.why("B transfer Ah") == "R25"


def test_R25_only_the_defender_transfers() -> None:
    scene = table("A 9h Kc", "B 10h Ah 6c", "C 9d Qd 8d")

    scene.play("A attack 9h")

    assert not scene.may("C transfer 9d")


def test_R25_a_table_without_transfers_refuses_them() -> None:
    scene = table("A 9h Kc", "B 9d Ah 6c", "C Kd Qd 8d", transfer=False)

    scene.play("A attack 9h")

    refusal = scene.refusal("B transfer 9d")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("transfer-off", "R25")


def test_R25_the_order_of_play_decides_who_is_next() -> None:
    scene = table("A 9h Kc", "B 9d Ah 6c", "C 9c Kd 8d", direction=-1)
    scene.play("A attack 9h")
    assert scene.defender == "C"

    scene.play("C transfer 9c")

    assert scene.defender == "B"


def test_R26_the_new_defender_faces_all_cards_with_the_one_that_transferred() -> None:
    scene = table("A 9h Kc", "B 9d Ah 6c", "C 10h 10d 8d")

    scene.play("A attack 9h", "B transfer 9d")

    assert scene.table == "9h 9d"
    assert scene.legal("C") == {"beat 9h 10h", "beat 9d 10d", "take"}
    assert scene.legal("B") == {"hold"}


def test_R27_an_attack_may_be_passed_on_repeatedly() -> None:
    scene = table("A 9h Kc Qc", "B 9d Ah 6c", "C 9c Qd 8d", "D 9s 7h 7d 7c")

    scene.play("A attack 9h", "B transfer 9d", "C transfer 9c")

    assert scene.defender == "D"
    assert scene.table == "9h 9d 9c"
    assert scene.why("D transfer 9s") == "R28"


def test_R28_no_transfer_that_leaves_more_cards_than_the_next_player_has() -> None:
    scene = table("A 9h Kc", "B 9d Ah 6c", "C Kd", "D 7h 7d")

    scene.play("A attack 9h")

    refusal = scene.refusal("B transfer 9d")
    assert refusal is not None
    assert (refusal.clause, refusal.values) == ("R28", {"seat": 2, "lying": 2, "cards": 1})


def test_R28_as_many_cards_as_the_next_player_has_may_lie_before_him() -> None:
    scene = table("A 9h 9c Kc", "B 9d Ah 6c", "C Kd Qd 8d", "D 7h 7d")

    scene.play("A attack 9h", "A throw 9c", "B transfer 9d")

    assert scene.defender == "C"
    assert scene.limit == 3


def test_R28_one_card_more_than_the_next_player_has_may_not() -> None:
    scene = table("A 9h 9c Kc", "B 9d Ah 6c", "C Kd Qd", "D 7h 7d")

    scene.play("A attack 9h", "A throw 9c")

    assert scene.why("B transfer 9d") == "R28"


def test_R29_no_transfer_after_a_card_has_been_beaten() -> None:
    scene = table("A 9h 9c Kc", "B 9d Ah 10h", "C Kd Qd 8d", "D 7h 7d")
    scene.play("A attack 9h", "A throw 9c")
    assert scene.may("B transfer 9d")

    scene.play("B beat 9h 10h")

    assert scene.why("B transfer 9d") == "R29"


def test_R29_no_transfer_when_the_only_card_is_beaten_and_one_of_its_rank_thrown() -> None:
    scene = table("A 9h 9c Kc", "B 9d Ah 9s", "C Kd Qd 8d", "D 7h 7d")

    scene.play("A attack 9h", "B beat 9h 9s", "A throw 9c")

    assert scene.why("B transfer 9d") == "R29"


def test_R30_a_card_thrown_before_the_answer_travels_with_the_transfer() -> None:  # E5
    scene = table("Masha 9h Kc 9s", "Sasha 9d Ah 6c 7c", "Dima 9c Kd Qd 8d", trump="c")

    scene.play("Masha attack 9h", "Dima throw 9c", "Sasha transfer 9d")

    assert scene.defender == "Dima"
    assert scene.table == "9h 9c 9d"


def test_R30_a_thrower_becomes_the_target_and_needs_cards_for_all() -> None:  # E5
    scene = table("Masha 9h Kc", "Sasha 9d Ah 6c 7c", "Dima 9c Kd Qd", trump="s")

    scene.play("Masha attack 9h", "Dima throw 9c")

    assert scene.why("Sasha transfer 9d") == "R28"


def test_R30_the_thrower_could_transfer_on_to_the_one_who_attacked() -> None:  # E5
    scene = table("Masha 9h Kc Qc Jc 10c", "Sasha 9d Ah 6c 7c", "Dima 9c 9s Kd Qd 8d", trump="h")

    scene.play("Masha attack 9h", "Dima throw 9c", "Sasha transfer 9d", "Dima transfer 9s")

    assert scene.defender == "Masha"
    assert scene.table == "9h 9c 9d 9s"
    assert scene.limit == 4


def test_Q16_one_card_transfers_and_who_transferred_may_throw_another() -> None:
    scene = table("A 9h Kc", "B 9d 9c 6c", "C Kd Qd 8d", "D 7h 7d")

    scene.play("A attack 9h", "B transfer 9d")

    assert scene.table == "9h 9d"
    assert scene.may("B throw 9c")


def test_Q16_who_is_out_is_no_next_player() -> None:
    scene = table("A 9h Kc", "B 9d 9c 6c", "C", "D 7h 7d")
    assert scene.out == ["C"]

    scene.play("A attack 9h", "B transfer 9d")

    assert scene.defender == "D"


def test_Q16_two_players_transfer_back_to_the_opener_judged_by_the_hand_he_has_left() -> None:
    enough = table("A 9h Kc Qc", "B 9d 6c")
    too_few = table("A 9h Kc", "B 9d 6c")
    enough.play("A attack 9h")
    too_few.play("A attack 9h")

    enough.play("B transfer 9d")

    assert enough.defender == "A"
    assert enough.limit == 2
    assert too_few.why("B transfer 9d") == "R28"


def test_Q16_the_attack_may_go_round_any_number_of_times() -> None:
    scene = table("A 9h 9c Kc Qc Jc 10c", "B 9d 9s 6c 6d 6h 7h")

    scene.play("A attack 9h", "B transfer 9d", "A transfer 9c", "B transfer 9s")

    assert scene.defender == "A"
    assert scene.table == "9h 9d 9c 9s"


def test_Q16_the_opener_may_have_to_defend_against_his_own_card_and_gets_it_back_unbeaten() -> None:
    scene = table("A 9h 10d 10c", "B 9d 9c 6c")

    scene.play("A attack 9h", "B transfer 9d", "B throw 9c", "A beat 9d 10d", "A beat 9c 10c")

    assert scene.hand("A") == {"9h"}
    assert scene.out == []
