"""The end of a turn: R31–R34, with rulings Q8, Q9, Q12 and Q14."""

from tests.rulebook.scene import cards, table


def test_R31_beaten_cards_are_discarded_and_the_defender_is_next() -> None:
    scene = table("A 8d 6c Kh", "B Jd Ah", "C 7h 7c")

    scene.play("A attack 8d", "B beat 8d Jd", "A hold", "C hold")

    assert scene.discard == 36 - 5
    assert scene.opener == "B"
    assert scene.defender == "C"


def test_R31_nothing_ends_while_someone_throws_in() -> None:
    scene = table("A 8d 8c Kh", "B Jd Ah Qc", "C 7h 7c")

    scene.play("A attack 8d", "B beat 8d Jd", "A throw 8c", "A hold", "C hold")

    assert scene.table == "8d/Jd 8c"
    assert scene.to_act == ["B"]


def test_R32_who_does_not_beat_takes_the_cards_and_loses_his_turn() -> None:
    scene = table("A 8d 6c Kh", "B Jd Ah", "C 7h 7c", "D 7d 9d")

    scene.play("A attack 8d", "B take", "all hold")

    assert scene.hand("B") == cards("Jd Ah 8d")
    assert scene.opener == "C"
    assert scene.defender == "D"


def test_R32_nobody_has_to_beat_what_he_could() -> None:
    scene = table("A 8d 6c", "B Jd Ah")

    scene.play("A attack 8d")

    assert scene.may("B beat 8d Jd")
    assert scene.may("B take")


def test_R33_all_draw_to_six_at_the_end_of_the_turn() -> None:
    scene = table("A 8d 6c 7c 9c 10c Jc", "B Jd Ah Kh Qh 10h 9h", "C 7h 7s 8s 9s 10s Js", talon="6d 7d Ks")

    scene.play("A attack 8d", "B beat 8d Jd", "all hold")

    assert scene.hand("A") == cards("6c 7c 9c 10c Jc 6d")
    assert scene.hand("B") == cards("Ah Kh Qh 10h 9h 7d")
    assert scene.talon == 1


def test_R33_the_attacker_draws_first_then_against_the_order_of_play_the_defender_last() -> None:
    scene = table(
        "A 7s 9s 10s Js Qs Ks",
        "B 8s 8c 8d As Ac Ad",
        "C 7d 9d 10d Jd Qd Kd",
        "D 7c 9c 10c Jc Qc Kc",
        trump="h",
        talon="6h 8h 9h 10h",
    )

    scene.play("A attack 7s", "C throw 7d", "D throw 7c", "B beat 7s 8s", "B beat 7d 8d", "B beat 7c 8c", "all hold")

    assert "6h" in scene.hand("A")
    assert "8h" in scene.hand("D")
    assert "9h" in scene.hand("C")
    assert "10h" in scene.hand("B")


def test_R33_the_last_card_of_the_talon_goes_to_the_attacker_before_the_defender() -> None:
    scene = table("A 8d 6c 7c 9c 10c Jc", "B Jd Ah Kh Qh 10h 9h", talon="Ks")

    scene.play("A attack 8d", "B beat 8d Jd", "A hold")

    assert "Ks" in scene.hand("A")
    assert len(scene.hand("B")) == 5


def test_R33_a_taker_who_has_fewer_than_six_draws_too() -> None:
    scene = table("A 8d 6c 7c 9c 10c Jc", "B Jd Ah", talon="6d 7d 8h 9h 6s Ks")

    scene.play("A attack 8d", "B take", "A hold")

    assert scene.hand("B") == cards("Jd Ah 8d 7d 8h 9h")


def test_R33_who_has_six_or_more_draws_nothing() -> None:
    scene = table("A 8d 6c 7c 9c 10c Jc Qc Kc", "B Jd Ah 6d 7d 8h 9h", talon="6s Ks")

    scene.play("A attack 8d", "B take", "A hold")

    assert len(scene.hand("A")) == 7
    assert len(scene.hand("B")) == 7
    assert scene.talon == 2


def test_R34_nobody_draws_when_the_talon_is_gone() -> None:
    scene = table("A 8d 6c 7c", "B Jd Ah Kh")

    scene.play("A attack 8d", "B beat 8d Jd", "A hold")

    assert scene.hand("A") == cards("6c 7c")
    assert scene.hand("B") == cards("Ah Kh")


def test_R34_six_players_never_draw() -> None:
    scene = table(
        "A 7h 8h 9h 10h Jh Qh",
        "B 7c 8c 9c 10c Jc Kh",
        "C 7d 8d 9d 10d Jd Qd",
        "D 7s 8s 9s 10s Js Qs",
        "E 6s 6c 6d 6h As Ac",
        "F Ks Kc Kd Qc Ad Ah",
    )

    scene.play("A attack 7h", "B beat 7h Kh", "all hold")

    assert len(scene.hand("A")) == len(scene.hand("B")) == 5
    assert scene.opener == "B"


def test_Q8_all_active_players_draw_though_they_took_no_part() -> None:
    scene = table("A 8d 6c 7c 9c 10c Jc", "B Jd Ah Kh Qh 10h 9h", "C 7h 7s", "D 6s", talon="6d 7d 8h 8c 9d Ks")

    scene.play("A attack 8d", "B beat 8d Jd", "all hold")

    assert scene.hand("A") == cards("6c 7c 9c 10c Jc 6d")
    assert scene.hand("D") == cards("6s 7d 8h 8c 9d Ks")
    assert scene.hand("C") == cards("7h 7s")


def test_Q8_each_fills_up_before_the_next() -> None:
    scene = table("A 8d 6c 7c", "B Jd Ah Kh", talon="6d 7d 8h 9d Qd Ks")

    scene.play("A attack 8d", "B beat 8d Jd", "A hold")

    assert scene.hand("A") == cards("6c 7c 6d 7d 8h 9d")
    assert scene.hand("B") == cards("Ah Kh Qd Ks")


def test_Q8_the_draw_follows_a_reversed_order_of_play() -> None:
    scene = table(
        "A 7s 9s 10s Js Qs Ks",
        "B 7d 9d 10d Jd Qd Kd",
        "C 7c 9c 10c Jc Qc Kc",
        "D 8s 8c 8d As Ac Ad",
        trump="h",
        talon="6h 8h 9h 10h",
        direction=-1,
    )

    scene.play("A attack 7s", "B throw 7d", "C throw 7c", "D beat 7s 8s", "D beat 7d 8d", "D beat 7c 8c", "all hold")

    assert "6h" in scene.hand("A")
    assert "8h" in scene.hand("B")
    assert "9h" in scene.hand("C")
    assert "10h" in scene.hand("D")


def test_Q9_after_a_transfer_the_one_whose_turn_it_is_draws_first_and_the_last_defender_last() -> None:
    scene = table(
        "A 7s 9s 10s Js Qs Ks",
        "B 7d 9d 10d Jd Qd Kd",
        "C 8s 8d 9c As Ac Ad",
        "D 7c 10c Jc Qc Kc 6c",
        trump="h",
        talon="6h 8h 9h 10h",
    )

    scene.play("A attack 7s", "B transfer 7d", "D throw 7c", "C beat 7s 8s", "C beat 7d 8d", "C beat 7c 9c", "all hold")

    assert "6h" in scene.hand("A")
    assert "8h" in scene.hand("D")
    assert "9h" in scene.hand("B")
    assert "10h" in scene.hand("C")
    assert scene.opener == "C"


def test_Q9_an_opener_to_whom_the_attack_came_back_draws_last() -> None:
    scene = table(
        "A 7s 9s 10s Js Qs Ks", "B 7d 9d 10d Jd Qd Kd", "C 7c 8s 8d As Ac Ad", trump="h", talon="6h 8h 9h 10h"
    )

    scene.play("A attack 7s", "B transfer 7d", "C transfer 7c", "A take", "all hold")

    assert "6h" in scene.hand("C")
    assert "8h" in scene.hand("B")
    assert scene.hand("A") == cards("7s 7d 7c 9s 10s Js Qs Ks")


def test_Q9_after_a_transferred_attack_is_taken_the_next_after_the_taker_opens() -> None:
    scene = table("A 9h Kc", "B 9d Ah 6c", "C Kd Qd 8d", "D 7h 7d")

    scene.play("A attack 9h", "B transfer 9d", "C take", "all hold")

    assert scene.opener == "D"
    assert scene.defender == "A"


def test_Q12_if_the_defender_is_out_the_next_after_him_opens() -> None:
    scene = table("A 8d 6c", "B Jd", "C 7h 7c", "D 9h 9c")

    scene.play("A attack 8d", "B beat 8d Jd")

    assert scene.out == ["B"]
    assert scene.opener == "C"
    assert scene.defender == "D"


def test_Q12_who_is_out_is_passed_over_for_the_turn_and_for_the_attack() -> None:
    scene = table("A 8d 6c", "B Jd", "C", "D 9h 9c")

    scene.play("A attack 8d", "B beat 8d Jd")

    assert scene.opener == "D"
    assert scene.defender == "A"


def test_Q12_if_the_next_after_him_is_out_too_the_one_after_that_opens() -> None:
    scene = table("A 8d 6c", "B Jd Jh", "C 8h", "D 9h 9c")
    scene.play("A attack 8d", "C throw 8h")

    scene.play("B beat 8d Jd", "B beat 8h Jh")

    assert scene.out == ["B", "C"]
    assert scene.opener == "D"
    assert scene.defender == "A"


def test_Q12_with_two_players_the_same_one_attacks_again_after_a_take() -> None:
    scene = table("A 8d 6c Kh", "B Jd Ah")

    scene.play("A attack 8d", "B take", "A hold")

    assert scene.opener == "A"
    assert scene.defender == "B"


def test_Q14_the_taker_gets_his_own_answers_back_with_all_the_rest() -> None:
    scene = table("A 8d 8c 6c", "B Jd Ah Kh", "C 7h 7c")

    scene.play("A attack 8d", "B beat 8d Jd", "A throw 8c", "B take", "all hold")

    assert scene.hand("B") == cards("Jd Ah Kh 8d 8c")
    assert scene.discard == 36 - 8
