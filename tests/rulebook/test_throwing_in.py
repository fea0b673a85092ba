"""Throwing in and the limits: R19–R24, with rulings Q2, Q4–Q7, Q13 and Q15."""

from tests.rulebook.scene import cards, dealt, table


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


def test_R22_the_defender_beats_no_more_cards_than_he_has() -> None:
    scene = table("A 8d 8c 8h 6c", "B Jd Jc", "C 9h 9c")
    assert scene.limit == 2

    scene.play("A attack 8d", "A throw 8c", "B beat 8d Jd", "B beat 8c Jc")

    assert scene.table == ""
    assert scene.hand("A") == cards("8h 6c")


def test_R22_the_first_the_thrown_and_the_transferred_cards_count_for_the_six() -> None:
    scene = table("A 8d Js 9h", "B 8c 10h", "C Jd Jc Jh Ks As Ad 6h 7h 9c", "D 8h 8s Kd Kc")
    scene.play("A attack 8d", "B transfer 8c", "D throw 8h", "C beat 8d Jd", "C beat 8c Jc", "C beat 8h Jh")
    scene.play("D throw 8s", "A throw Js", "C beat 8s Ks", "C beat Js As", "D throw Kd")

    scene.play("C beat Kd Ad")

    assert scene.table == ""
    assert scene.opener == "C"
    assert scene.hand("D") == {"Kc"}


def test_R22_six_beaten_cards_end_the_turn_at_once() -> None:
    scene = table("A 6d 6c 6h 7d 7c 7h 8h Kd", "B 7s 8d 8c 9h 9d 9c 10h Ah Ac")
    scene.play("A attack 6d", "A throw 6c", "A throw 6h", "B beat 6d 7s", "B beat 6c 8c", "B beat 6h 9h")
    scene.play("A throw 7d", "A throw 7c", "A throw 7h", "B beat 7d 8d", "B beat 7c 9c")
    assert scene.may("A throw 8h")

    scene.play("B beat 7h 10h")

    assert scene.table == ""
    assert scene.opener == "B"
    assert scene.hand("A") == cards("8h Kd")
    assert scene.hand("B") == cards("9d Ah Ac")


def test_R23_the_defender_chooses_which_cards_to_beat() -> None:
    scene = table("A 7h 7d 9h", "B Ks Qs", "C 7c 9d 8d")

    scene.play("A attack 7h", "A throw 7d", "C throw 7c")

    beats = {f"beat {attack} {answer}" for attack in ("7h", "7d", "7c") for answer in ("Ks", "Qs")}
    assert scene.legal("B") == beats | {"take"}


def test_R23_unbeaten_cards_go_back_to_their_owners() -> None:
    scene = table("A 7h 7d 9h", "B Ks Qs", "C 7c 9d 8d")
    scene.play("A attack 7h", "A throw 7d", "C throw 7c")

    scene.play("B beat 7h Qs", "B beat 7d Ks")

    assert scene.hand("A") == cards("9h")
    assert scene.hand("C") == cards("7c 9d 8d")
    assert scene.hand("B") == set()


def test_R23_even_the_opening_card_may_stay_unbeaten_and_go_back() -> None:
    scene = table("A 7h 9h", "B Kc Ks", "C 7c 7d 8d")
    scene.play("A attack 7h", "C throw 7c", "C throw 7d")

    scene.play("B beat 7c Kc", "B beat 7d Ks")

    assert scene.hand("A") == cards("7h 9h")
    assert scene.opener == "C"


def test_R23_returned_cards_are_settled_before_drawing() -> None:
    scene = table("A 7h 7d 8d 9d 10d Jd", "B Ks Qs", "C 7c 9c 10c Jc Qc Kc", talon="Ac Ad 6s")
    scene.play("A attack 7h", "A throw 7d", "C throw 7c")

    scene.play("B beat 7h Qs", "B beat 7d Ks")

    assert scene.hand("A") == cards("8d 9d 10d Jd Ac Ad")
    assert scene.hand("C") == cards("7c 9c 10c Jc Qc Kc")
    assert scene.hand("B") == cards("6s")


def test_R24_five_instead_of_six_while_nobody_has_defended() -> None:
    scene = dealt("A 6s 7s 8s 9s 10s Js", "B 6c 7c 8c 9c 10c Jc", turned="Ks")

    assert scene.limit == 5


def test_R24_five_beaten_cards_end_the_first_defence() -> None:
    scene = table("A 6d 6c 6h 8d 9d 8h", "B 8c 8s 9h Qd Ad Ah", defended_once=False, talon="7h Qs")
    scene.play("A attack 6d", "A throw 6c", "A throw 6h", "B beat 6d 8s", "B beat 6c 8c", "B beat 6h 9h")
    scene.play("A throw 8d", "A throw 9d", "B beat 8d Qd")

    scene.play("B beat 9d Ad")

    assert scene.opener == "B"
    assert scene.hand("A") == cards("8h 7h Qs")
    assert scene.hand("B") == cards("Ah")


def test_R24_after_the_first_defence_the_limit_is_six() -> None:
    scene = dealt("A 6s 7s 8d 9d 10d Jd", "B 6c 7c 8c 9c 10c Qd", turned="Ks")
    assert (scene.opener, scene.limit) == ("A", 5)

    scene.play("A attack Jd", "B beat Jd Qd", "A hold")

    assert scene.limit == 6


def test_Q2_the_limit_is_the_hand_at_the_moment_he_became_the_defender() -> None:
    scene = table("A 7h 7d 9h", "B Ks Qs Jc", "C 7c 9d 8d")

    scene.play("A attack 7h", "B beat 7h Qs", "A throw 7d", "B beat 7d Ks")

    assert scene.limit == 3


def test_Q2_a_transfer_measures_the_new_defender() -> None:
    scene = table("A 9h Kh", "B 9d Ah 6c 7c", "C Kd Qd 8d")
    scene.play("A attack 9h")
    assert scene.limit == 4

    scene.play("B transfer 9d")

    assert scene.limit == 3


def test_Q2_his_own_thrown_cards_no_longer_count_for_the_new_defender() -> None:
    scene = table("A 9h Kh", "B 9d Ah 6c 7c", "C 9c Kd Qd 8d")

    scene.play("A attack 9h", "C throw 9c", "B transfer 9d")

    assert scene.limit == 3


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


def test_Q6_on_a_take_what_was_thrown_last_beyond_the_limit_goes_back() -> None:
    scene = table("A 7h 7d 9h", "B Kd Qd", "C 7c 7s 8d")
    scene.play("A attack 7h", "C throw 7c", "A throw 7d", "C throw 7s")

    scene.play("B take")

    assert scene.hand("B") == cards("Kd Qd 7h 7c")
    assert scene.hand("A") == cards("7d 9h")
    assert scene.hand("C") == cards("7s 8d")


def test_Q6_a_beaten_card_fills_a_place_of_the_limit() -> None:
    scene = table("A 7h 7d 9h", "B Kd Qd", "C 7c 7s 8d")
    scene.play("A attack 7h", "C throw 7c", "A throw 7d", "B beat 7d Qd")

    scene.play("B take")

    assert scene.hand("B") == cards("Kd Qd 7d 7h")
    assert scene.hand("A") == cards("9h")
    assert scene.hand("C") == cards("7c 7s 8d")


def test_Q6_with_take_surplus_he_takes_all_that_lies() -> None:
    scene = table("A 7h 7d 9h", "B Kd Qd", "C 7c 7s 8d", take_surplus=True)
    scene.play("A attack 7h", "C throw 7c", "A throw 7d")

    scene.play("B take")

    assert scene.hand("B") == cards("Kd Qd 7h 7c 7d")
    assert scene.opener == "C"


def test_Q6_with_take_surplus_throws_after_the_take_stop_at_the_limit() -> None:
    scene = table("A 7h 7d 9h", "B Kd Qd", "C 7c 7s 8d", take_surplus=True)
    scene.play("A attack 7h", "B take")

    scene.play("C throw 7c")

    assert scene.hand("B") == cards("Kd Qd 7h 7c")


def test_Q7_more_cards_than_the_limit_may_be_thrown() -> None:
    scene = table("A 7h 7d 9h", "B Kd", "C 7c 7s 8d")

    scene.play("A attack 7h", "A throw 7d", "C throw 7c", "C throw 7s")

    assert scene.limit == 1
    assert scene.table == "7h 7d 7c 7s"


def test_Q7_strict_limit_refuses_a_card_over_the_limit() -> None:
    scene = table("A 7h 7d 9h", "B Kd Kh", "C 7c 7s 8d", strict_limit=True)

    scene.play("A attack 7h", "C throw 7c")

    refusal = scene.refusal("A throw 7d")
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.values) == ("limit", "Q7", {"limit": 2})


def test_Q7_strict_limit_counts_beaten_cards_too() -> None:
    scene = table("A 7h 7d 7s 9h", "B Kd Kh Qc", "C 7c 8d", strict_limit=True)
    scene.play("A attack 7h", "A throw 7d", "B beat 7h Kh", "B beat 7d Kd")

    scene.play("C throw 7c")

    assert scene.why("A throw 7s") == "Q7"


def test_Q13_who_beats_with_his_last_card_has_defended_at_once() -> None:
    scene = table("A 7h Kd 9h", "B Kh", "C Kc 8d", talon="6d 7d 8s 10d 6c 7c 8c 9c 9s")
    scene.play("A attack 7h")

    scene.play("B beat 7h Kh")

    assert scene.table == ""
    assert scene.opener == "B"
    assert scene.hand("B") == {"9s"}


def test_Q15_the_first_limit_holds_through_any_number_of_takes() -> None:
    scene = table("A 7h 7d 9h 10h Jh Qh", "B 8c 9c 10c Jc Qc Kc", "C 8d 9d 10d Jd Qd Kd", defended_once=False)

    scene.play("A attack 7h", "B take", "all hold")

    assert (scene.opener, scene.limit) == ("C", 5)


def test_Q15_the_first_limit_holds_for_six_players_too() -> None:
    scene = table(
        "A 7h 8h 9h 10h Jh Qh",
        "B 7c 8c 9c 10c Jc Qc",
        "C 7d 8d 9d 10d Jd Qd",
        "D 7s 8s 9s 10s Js Qs",
        "E 6s 6c 6d 6h As Ac",
        "F Ks Kc Kd Kh Ad Ah",
        defended_once=False,
    )

    assert scene.limit == 5


def test_Q15_the_first_limit_holds_for_teams_too() -> None:
    scene = table(
        "A 7h 8h 9h 10h Jh Qh",
        "B 7c 8c 9c 10c Jc Qc",
        "C 7d 8d 9d 10d Jd Qd",
        "D 7s 8s 9s 10s Js Qs",
        defended_once=False,
        teams=True,
    )

    assert scene.limit == 5


def test_Q15_a_smaller_hand_still_sets_a_smaller_limit() -> None:
    scene = table("A 7h 8h", "B 7c 8c 9c", defended_once=False)

    assert scene.limit == 3
