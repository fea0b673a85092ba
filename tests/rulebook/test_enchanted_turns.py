"""The enchanted cards that change how a turn runs: R44–R47, R49–R50, with rulings Q32, Q33, Q35 and Q36."""

from tests.rulebook.scene import Scene, cards, table


def test_R44_a_nine_is_thrown_in_without_a_nine_on_the_table() -> None:
    scene = table("A 7h 8d", "B 7d Ah Ad Kd", "C 9d 8c 10c Jc", enchanted="9")

    scene.play("A attack 7h", "C throw 9d")

    assert scene.table == "7h 9d"


def test_R44_the_opener_too_may_throw_a_nine() -> None:
    scene = table("A 7h 9h", "B 7d Ah Ad Kd", "C 10c Jc", enchanted="9")

    scene.play("A attack 7h")

    assert scene.may("A throw 9h")


def test_R45_a_nine_does_not_break_the_limit() -> None:
    scene = table("A 7h 7d 9h", "B Ah Ad", "C 9d 10c Jc", enchanted="9")
    scene.play("A attack 7h")
    assert scene.may("C throw 9d")

    scene.play("A throw 7d")

    assert scene.why("C throw 9d") == "R45"
    assert scene.why("A throw 9h") == "R45"


def test_R45_a_nine_does_not_break_the_limit_of_the_first_defence() -> None:
    scene = table("A 7h 7d 7c 8h 8d 9h", "B 8s 8c 10h Jd Kd 7s", "C 9d 10c Jc", defended_once=False, enchanted="9")
    scene.play("A attack 7h", "A throw 7d", "A throw 7c", "B beat 7h 8s", "B beat 7c 8c", "A throw 8h", "A throw 8d")

    assert scene.limit == 5
    assert scene.why("C throw 9d") == "R45"


def test_R46_a_nine_among_another_rank_forbids_the_transfer() -> None:
    scene = table("A 7h 8d", "B 7d Ah Ad Kd", "C 9d 8c 10c Jc", enchanted="9")
    scene.play("A attack 7h")
    assert scene.may("B transfer 7d")

    scene.play("C throw 9d")

    assert scene.why("B transfer 7d") == "R46"


def test_R46_a_nine_does_not_transfer_another_rank() -> None:
    scene = table("A 7h 8d", "B 9c Ah Ad Kd", "C 9d 8c 10c Jc", enchanted="9")

    scene.play("A attack 7h")

    assert not scene.may("B transfer 9c")
    scene.play("C throw 9d")
    assert not scene.may("B transfer 9c")


def test_R47_tens_cannot_be_transferred() -> None:
    scene = table("A 10h 8d", "B 10d Ah Ad Kd", "C 9d 8c Qc Jc", enchanted="10")

    scene.play("A attack 10h")

    assert scene.why("B transfer 10d") == "R47"


def test_R47_ordinary_tens_can_be_transferred() -> None:
    scene = table("A 10h 8d", "B 10d Ah Ad Kd", "C 9d 8c Qc Jc", enchanted="9")

    scene.play("A attack 10h")

    assert scene.may("B transfer 10d")


def test_Q32_a_nine_may_come_when_all_is_beaten() -> None:
    scene = table("A 7h 8d", "B Ah Ad Kd", "C 9d 9c Jc", enchanted="9")

    scene.play("A attack 7h", "B beat 7h Ah", "C throw 9d")

    assert scene.table == "7h/Ah 9d"
    assert scene.to_act == ["A", "C", "B"]


def test_Q32_a_nine_may_come_after_a_take() -> None:
    scene = table("A 7h 8d", "B Ah Ad Kd", "C 9d 9c Jc", enchanted="9")

    scene.play("A attack 7h", "B take", "C throw 9d", "C throw 9c")

    assert scene.hand("B") == cards("Ah Ad Kd 7h 9d 9c")


def test_Q32_a_nine_waits_until_the_turn_is_opened_and_is_not_for_the_defender() -> None:
    scene = table("A 7h 8d", "B Ah Ad 9h", "C 9d 9c Jc", enchanted="9")
    assert not scene.may("C throw 9d")

    scene.play("A attack 7h")

    assert scene.why("B throw 9h") == "R19"


def test_Q32_nines_on_nines_can_be_transferred() -> None:
    scene = table("A 9h 8d", "B 9s Ah Ad Kd", "C 9d 8c 10c Jc", enchanted="9")

    scene.play("A attack 9h", "C throw 9d")

    assert scene.may("B transfer 9s")


def test_Q32_a_nine_of_a_rank_on_the_table_may_be_thrown_over_the_limit() -> None:
    scene = table("A 9h 8d", "B Ah", "C 9d 10c Jc", enchanted="9")

    scene.play("A attack 9h", "C throw 9d")

    assert scene.limit == 1
    assert scene.table == "9h 9d"


def test_Q33_a_ten_has_no_other_effect() -> None:
    scene = table("A 9h 10s 10c", "B 10h Jc Kd", "C 10d Jh", enchanted="10")

    scene.play("A attack 9h", "B beat 9h 10h", "A throw 10c", "C throw 10d", "B beat 10c Jc", "B beat 10d Kd")

    assert scene.out == ["B"]


def test_R49_after_a_queen_has_beaten_nothing_may_be_thrown() -> None:
    scene = table("A 7c 7d Jc", "B Qc 10d 8d", "C 7h 7s Jd", enchanted="Q")

    scene.play("A attack 7c", "A throw 7d", "B beat 7c Qc")

    assert scene.why("C throw 7h") == "R49"
    assert scene.to_act == ["B"]


def test_R49_what_was_thrown_before_the_queen_must_be_beaten() -> None:
    scene = table("A 7c 7d Jc", "B Qc 10d 8d", "C 7h 7s Jd", enchanted="Q")

    scene.play("A attack 7c", "A throw 7d", "B beat 7c Qc")

    assert scene.legal("B") == {"beat 7d 10d", "beat 7d 8d", "take"}


def test_R49_an_ordinary_queen_closes_nothing() -> None:
    scene = table("A 7c 7d Jc", "B Qc 10d 8d", "C 7h 7s Jd", enchanted="K")

    scene.play("A attack 7c", "B beat 7c Qc")

    assert scene.may("C throw 7h")


def test_R49_the_next_turn_is_open_again() -> None:
    scene = table("A 7c Jc Kd", "B Qc 10d 8d", "C 10h 7s Jd", enchanted="Q")
    scene.play("A attack 7c", "B beat 7c Qc")

    scene.play("B attack 8d", "C beat 8d Jd")

    assert scene.may("A throw Jc")


def test_Q35_if_all_else_is_beaten_the_queen_ends_the_turn_at_once() -> None:
    scene = table("A 7c 7d Jc", "B Qc 10d 8d", "C 7h 7s Jd", enchanted="Q")

    scene.play("A attack 7c", "B beat 7c Qc")

    assert scene.table == ""
    assert scene.opener == "B"


def test_Q35_a_queen_that_attacks_or_transfers_closes_nothing() -> None:
    scene = table("A Qc 7d Jc", "B Qh 10d 8d", "C Ks As 7s Jd", enchanted="Q")

    scene.play("A attack Qc", "B transfer Qh", "C beat Qc Ks")

    assert scene.may("A hold")
    assert scene.to_act == ["A", "B", "C"]


def test_Q35_a_take_after_a_queen_ends_the_turn_at_once() -> None:
    scene = table("A 7c 7d Jc", "B Qc 6h 6d", "C 7h 7s Jd", enchanted="Q")

    scene.play("A attack 7c", "A throw 7d", "B beat 7c Qc", "B take")

    assert scene.hand("B") == cards("Qc 6h 6d 7c 7d")
    assert scene.opener == "C"


def king_scene() -> Scene:
    """B has beaten with a King, and all the others have passed."""
    scene = table("A 8d 6c Jh", "B Kd Ah 7c", "C 7h 9c Qd", "D 10h 10c Jd", enchanted="K")
    scene.play("A attack 8d", "B beat 8d Kd", "all hold")
    return scene


def test_R50_who_defended_with_a_king_is_asked_whether_to_reverse_play() -> None:
    scene = king_scene()

    assert scene.to_act == ["B"]
    assert scene.legal("B") == {"reverse", "hold"}


def test_R50_reversed_play_goes_to_the_other_neighbour() -> None:
    scene = king_scene()

    scene.play("B reverse")

    assert scene.direction == -1
    assert (scene.opener, scene.defender) == ("B", "A")


def test_R50_he_may_let_play_go_on_as_before() -> None:
    scene = king_scene()

    scene.play("B hold")

    assert scene.direction == 1
    assert (scene.opener, scene.defender) == ("B", "C")


def test_R50_a_king_without_success_reverses_nothing() -> None:
    scene = table("A 8d 8h Jh", "B Kd Ac 7c", "C 7h 9c Qd", enchanted="K")

    scene.play("A attack 8d", "B beat 8d Kd", "A throw 8h", "B take", "all hold")

    assert scene.direction == 1
    assert scene.to_act == ["C"]


def test_R50_the_turn_of_the_king_still_draws_by_the_old_order() -> None:
    scene = table(
        "A 7s 9s 10s Js Qs 6s",
        "B Ks 8c 8d As Ac Ad",
        "C 7d 9d 10d Jd Qd Kd",
        "D 7c 9c 10c Jc Qc Kc",
        trump="h",
        talon="6h 8h 9h 10h",
        enchanted="K",
    )
    scene.play("A attack 7s", "C throw 7d", "D throw 7c", "B beat 7s Ks", "B beat 7d 8d", "B beat 7c 8c", "all hold")

    scene.play("B reverse")

    assert "6h" in scene.hand("A")
    assert "8h" in scene.hand("D")
    assert "9h" in scene.hand("C")
    assert "10h" in scene.hand("B")


def test_R50_after_a_reversal_the_order_of_turns_is_mirrored() -> None:
    scene = king_scene()

    scene.play("B reverse", "B attack 7c", "A take", "all hold")

    assert scene.direction == -1
    assert (scene.opener, scene.defender) == ("D", "C")


def test_R50_it_lasts_through_turns_without_a_king() -> None:
    scene = table("A 8d 6c Jh", "B Kd Ah 7c", "C 7h 9c Qd", "D 10h 10c Jd", enchanted="K", direction=-1)

    scene.play("A attack 8d", "D beat 8d Jd", "all hold")

    assert scene.direction == -1
    assert (scene.opener, scene.defender) == ("D", "C")


def test_R50_two_players_are_not_asked() -> None:
    scene = table("A 8d 6c", "B Kd Ah 7c", enchanted="K")

    scene.play("A attack 8d", "B beat 8d Kd", "A hold")

    assert scene.direction == 1
    assert scene.to_act == ["B"]
    assert scene.legal("B") == {"attack Ah", "attack 7c"}


def test_R50_an_ordinary_king_reverses_nothing() -> None:
    scene = table("A 8d 6c", "B Kd Ah 7c", "C 7h 9c", enchanted="Q")

    scene.play("A attack 8d", "B beat 8d Kd", "all hold")

    assert scene.why("B reverse") != "legal"
    assert scene.legal("B") == {"attack Ah", "attack 7c"}


def test_R50_nobody_else_reverses() -> None:
    scene = king_scene()

    assert scene.legal("A") == scene.legal("C") == scene.legal("D") == set()
    assert not scene.may("A reverse")


def test_Q36_a_king_that_attacks_or_transfers_reverses_nothing() -> None:
    scene = table("A Kd 6c", "B Kc Ah 7c", "C Ad Ac 9c", enchanted="K")

    scene.play("A attack Kd", "B transfer Kc", "C beat Kd Ad", "C beat Kc Ac", "all hold")

    assert scene.to_act == ["C"]
    assert scene.legal("C") == {"attack 9c"}


def test_Q36_two_kings_are_one_choice() -> None:
    scene = table("A 8d 8h 6c", "B Kd Kh 7c", "C 9c 10c", enchanted="K")

    scene.play("A attack 8d", "A throw 8h", "B beat 8d Kd", "B beat 8h Kh", "all hold", "B reverse")

    assert scene.direction == -1
    assert scene.legal("B") == {"attack 7c"}


def test_Q36_the_next_used_king_turns_play_back() -> None:
    scene = table("A 8d 6c Kc", "B Kd Ah 7c", "C 7h 9c Qd", enchanted="K")
    scene.play("A attack 8d", "B beat 8d Kd", "all hold", "B reverse", "B attack 7c", "A beat 7c Kc", "all hold")

    scene.play("A reverse")

    assert scene.direction == 1
    assert (scene.opener, scene.defender) == ("A", "B")


def test_Q36_a_king_that_is_not_used_changes_nothing() -> None:
    scene = table("A 8d 6c Kc", "B Kd Ah 7c", "C 7h 9c Qd", enchanted="K")
    scene.play("A attack 8d", "B beat 8d Kd", "all hold", "B reverse", "B attack 7c", "A beat 7c Kc", "all hold")

    scene.play("A hold")

    assert scene.direction == -1
    assert (scene.opener, scene.defender) == ("A", "C")


def test_Q36_all_hold_does_not_decline_for_him_and_a_player_whose_time_is_up_declines() -> None:
    scene = king_scene()

    scene.play("all hold")

    assert scene.to_act == ["B"]
    assert scene.game.text(scene.game.idle(scene.state, 1), scene.names) == "hold"


def test_Q36_cards_go_back_before_he_is_asked_and_are_drawn_after() -> None:
    scene = table("A 8d 9h", "B Kd", "C 8h 8c", talon="6h 6s", enchanted="K")
    scene.play("A attack 8d", "C throw 8h")

    scene.play("B beat 8d Kd")

    assert scene.to_act == ["B"]
    assert scene.hand("C") == cards("8h 8c")
    assert scene.talon == 2
    scene.play("B hold")
    assert scene.talon == 0


def test_Q36_two_who_are_left_when_the_turn_begins_are_not_asked() -> None:
    scene = table("A 8d 6c", "B Kd Ah 7c", "C", enchanted="K")

    scene.play("A attack 8d", "B beat 8d Kd", "A hold")

    assert scene.legal("B") == {"attack Ah", "attack 7c"}


def test_Q36_he_is_asked_even_if_the_game_ends_at_this_draw() -> None:
    scene = table("A 8d", "B Kd 9c Qh", "C 8c", enchanted="K")

    scene.play("A attack 8d", "C throw 8c", "B beat 8d Kd", "B beat 8c 9c")

    assert scene.over == ""
    assert scene.legal("B") == {"reverse", "hold"}
    scene.play("B reverse")
    assert scene.over == "durak B"


def test_Q36_if_the_one_who_reverses_is_out_the_first_in_the_new_order_attacks() -> None:
    scene = table("A 8d 6c", "B Kd", "C 7h 9c", "D 10h 10c", enchanted="K")
    scene.play("A attack 8d", "B beat 8d Kd")
    assert scene.legal("B") == {"reverse", "hold"}

    scene.play("B reverse")

    assert scene.out == ["B"]
    assert (scene.opener, scene.defender) == ("A", "D")
