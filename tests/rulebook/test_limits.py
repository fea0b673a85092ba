"""How many cards a defender beats and takes: R22–R24, with rulings Q2, Q6, Q7, Q13 and Q15."""

from tests.rulebook.scene import cards, dealt, table


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
