"""Throwing in: R19–R21, and when a throw-in window closes: rulings Q4, Q5 and Q5a."""

from tests.rulebook.scene import cards, table


def test_R19_everyone_but_the_defender_may_throw_in() -> None:
    scene = table("A 8d 8c 6c", "B 8s Jd Ah Kd Qd", "C 8h 7c", "D 7h 7d")

    scene.play("A attack 8d")

    assert scene.may("A throw 8c")
    assert scene.may("C throw 8h")
    assert scene.why("B throw 8s") == "R19"


def test_R19_throws_come_at_any_moment_and_out_of_turn() -> None:
    scene = table("A 8d 8c 6c", "B Js Jd Ah Kd", "C 8h Jc", "D 8s Jh")

    scene.play("A attack 8d", "D throw 8s")  # before the first answer
    scene.play("B beat 8d Jd", "C throw Jc")  # between two answers
    scene.play("B beat 8s Js")

    assert scene.may("A throw 8c")
    assert scene.may("C throw 8h")
    assert scene.may("D throw Jh")


def test_R19_one_player_may_throw_any_number() -> None:
    scene = table("A 8d 6c", "B Js Jd Ah Kd Qd Qs", "C 8h 8c 8s 7c")

    scene.play("A attack 8d", "C throw 8h", "C throw 8c", "C throw 8s")

    assert scene.table == "8d 8h 8c 8s"


def test_R20_a_thrown_card_has_the_rank_of_an_attack_or_an_answer_on_the_table() -> None:
    scene = table("A 8d 8c Jc 6c", "B Jd Ah Kd Qd", "C 7h 7c")
    scene.play("A attack 8d")
    assert scene.why("A throw Jc") == "R20"

    scene.play("B beat 8d Jd")

    assert scene.legal("A") == {"throw 8c", "throw Jc", "hold"}
    assert scene.why("A throw 6c") == "R20"
    assert scene.legal("C") == {"hold"}


def test_R20_ranks_of_the_turn_before_no_longer_count() -> None:
    scene = table("A 8d 8c 6c", "B Jd 9h Kd", "C 7h 7c Jc")
    scene.play("A attack 8d", "B beat 8d Jd", "all hold")

    scene.play("B attack 9h")

    assert scene.why("A throw 8c") == "R20"


def test_R21_the_attacker_himself_may_throw_in() -> None:
    scene = table("A 8d 8c Jc", "B Jd Ah Kd")

    scene.play("A attack 8d", "B beat 8d Jd", "A throw Jc")

    assert scene.table == "8d/Jd Jc"


def test_Q4_the_turn_ends_when_every_other_player_with_cards_has_passed() -> None:
    scene = table("A 8d 6c", "B Jd Ah Kd", "C 7h 7c", "D 9h 9c")
    scene.play("A attack 8d", "B beat 8d Jd")
    assert scene.to_act == ["A", "C", "D"]

    scene.play("D hold", "A hold")

    assert scene.to_act == ["C"]
    scene.play("C hold")
    assert scene.opener == "B"


def test_Q4_a_player_without_cards_is_not_asked_to_pass() -> None:
    scene = table("A 8d", "B Jd Ah Kd", "C 7h 7c")

    scene.play("A attack 8d", "B beat 8d Jd")

    assert scene.to_act == ["C"]


def test_Q4_a_pass_lapses_when_a_card_is_played() -> None:
    scene = table("A 8d 8c", "B Jd Ah Kd", "C 7h Jc", "D 9h 9c")
    scene.play("A attack 8d", "A hold", "D hold")
    assert scene.to_act == ["C", "B"]

    scene.play("B beat 8d Jd")

    assert scene.to_act == ["A", "C", "D"]
    assert scene.may("A throw 8c")


def test_Q4_a_pass_lapses_when_another_player_throws() -> None:
    scene = table("A 8d 8c 6d", "B Jd Qc Kd", "C 7h Jc", "D 9h 9c")
    scene.play("A attack 8d", "B beat 8d Jd", "A hold", "D hold")

    scene.play("C throw Jc")

    assert scene.may("A throw 8c")
    assert scene.to_act == ["A", "C", "D", "B"]


def test_Q4_who_has_passed_may_not_throw_until_his_pass_lapses() -> None:
    scene = table("A 8d 8c", "B Jd Ah Kd", "C 7h Jc")

    scene.play("A attack 8d", "A hold")

    assert scene.why("A throw 8c") == "Q4"
    assert scene.why("A hold") == "Q4"


def test_Q4_the_defender_cannot_end_the_turn() -> None:
    scene = table("A 8d 8c", "B Jd Ah Kd", "C 7h Jc")

    scene.play("A attack 8d", "B beat 8d Jd")

    assert scene.legal("B") == set()
    assert scene.why("B hold") == "Q4"
    assert scene.why("B take") == "Q4"


def test_Q4_passes_before_the_answer_leave_the_defender_to_act() -> None:
    scene = table("A 8d 8c", "B Jd Ah Kd", "C 7h Jc")

    scene.play("A attack 8d", "A hold", "C hold")

    assert scene.to_act == ["B"]
    assert scene.may("B beat 8d Jd")


def test_Q4_the_defender_may_answer_before_the_others_have_passed() -> None:
    scene = table("A 8d 8c", "B Jd Ah Kd", "C 7h Jc")

    scene.play("A attack 8d")

    assert scene.to_act == ["A", "C", "B"]


def test_Q5_after_the_take_cards_may_still_be_thrown() -> None:
    scene = table("A 7h 7d Kc", "B 9h 6d 6c", "C 7c Qd")

    scene.play("A attack 7h", "B take", "C throw 7c")

    assert scene.table == "7h 7c"
    assert scene.to_act == ["A", "C"]


def test_Q5_a_take_is_final() -> None:
    scene = table("A 7h 7d Kc", "B 9h 6d 7s", "C 7c Qd")

    scene.play("A attack 7h", "B take")

    assert scene.legal("B") == set()
    assert scene.why("B beat 7h 9h") == "Q5"
    assert scene.why("B transfer 7s") == "Q5"
    assert scene.why("B take") == "Q5"


def test_Q5_a_take_lets_passes_lapse() -> None:
    scene = table("A 7h 7d Kc", "B 9h 6d 6c", "C 7c Qd")
    scene.play("A attack 7h", "A hold", "C hold")

    scene.play("B take")

    assert scene.to_act == ["A", "C"]
    assert scene.may("A throw 7d")


def test_Q5_after_the_take_no_more_than_the_limit_may_lie() -> None:
    scene = table("A 7h 7d 7s Kc", "B 9h 6d", "C 7c Qd")

    scene.play("A attack 7h", "B take", "A throw 7d")

    assert scene.hand("B") == cards("7h 7d 9h 6d")
    assert scene.hand("A") == cards("7s Kc")


def test_Q5_a_beaten_card_counts_for_the_limit_after_the_take() -> None:
    scene = table("A 7h 7d 7s Kc", "B 9h 6d", "C 7c Qd")

    scene.play("A attack 7h", "B beat 7h 9h", "A throw 7d", "B take")

    assert scene.hand("B") == cards("7h 9h 7d 6d")
    assert scene.opener == "C"


def test_Q5_with_throw_after_take_off_nothing_may_be_thrown() -> None:
    scene = table("A 7h 7d Kc", "B 9h 6d 6c", "C 7c Qd", throw_after_take=False)

    scene.play("A attack 7h", "B take")

    assert scene.opener == "C"
    assert scene.hand("B") == cards("7h 9h 6d 6c")


def test_Q5a_the_turn_ends_at_once_when_the_limit_lies_after_a_take() -> None:
    scene = table("A 7h 7d Kc", "B 9h 6d", "C 7c Qd")
    scene.play("A attack 7h", "A throw 7d")

    scene.play("B take")

    assert scene.opener == "C"


def test_Q5a_the_turn_ends_at_once_when_the_limit_is_beaten() -> None:
    scene = table("A 7h 7d Kc", "B 9h", "C 7c Qd")
    scene.play("A attack 7h")

    scene.play("B beat 7h 9h")

    assert scene.out == ["B"]
    assert scene.opener == "C"


def test_Q5a_the_turn_ends_at_once_when_no_attacker_has_a_card_and_all_is_beaten() -> None:
    scene = table("A 7h", "B 9h 6d", "C 7c")
    scene.play("A attack 7h", "C throw 7c")

    scene.play("B take")

    assert scene.over == "durak B"


def test_Q5a_nothing_ends_while_a_card_lies_open() -> None:
    scene = table("A 7h", "B 9h 9c 6d", "C 7c")

    scene.play("A attack 7h", "C throw 7c")

    assert scene.to_act == ["B"]
    scene.play("B beat 7h 9h")
    assert scene.to_act == ["B"]
    scene.play("B beat 7c 9c")
    assert scene.over == "durak B"


def test_Q5a_whom_strict_limit_forbids_to_throw_is_not_asked() -> None:
    scene = table("A 7h 7d Kc", "B 9h 9d", "C 7c Qd", strict_limit=True)

    scene.play("A attack 7h", "A throw 7d")

    assert scene.to_act == ["B"]
    assert scene.legal("A") == scene.legal("C") == set()


def test_Q5a_a_player_without_a_matching_card_is_asked_all_the_same() -> None:
    scene = table("A 7h Kc", "B 9h 9d", "C Jc Qd")

    scene.play("A attack 7h", "B beat 7h 9h")

    assert scene.to_act == ["A", "C"]
    assert scene.legal("A") == scene.legal("C") == {"hold"}
