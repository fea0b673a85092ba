"""Where one card allows what another forbids: a ban goes before a permission."""

from tests.rulebook.scene import cards, table

ALL = "6 7 8 9 10 J Q K A"


def test_Q28_a_six_beats_a_jack_only_as_a_lower_card_of_its_suit_or_of_trumps() -> None:
    scene = table("A Jh 10d", "B 6s 6h 6c 6d", trump="c", enchanted="6 J")

    scene.play("A attack Jh")

    assert scene.legal("B") == {"beat Jh 6h", "beat Jh 6c", "take"}
    assert scene.why("B beat Jh 6s") == "R48"


def test_Q28_the_option_lets_a_six_beat_the_jack_of_its_suit() -> None:
    scene = table("A Jh 10d", "B 6s 6h 6c 6d", trump="c", enchanted="6 J", six_beats_jack=True)

    scene.play("A attack Jh")

    assert scene.legal("B") == {"beat Jh 6h", "beat Jh 6c", "beat Jh 6s", "take"}


def test_Q28_the_option_changes_nothing_else_about_jacks() -> None:
    scene = table("A Jh 10d", "B Qh As 7s 9d Kc Jc", trump="c", enchanted="6 J", six_beats_jack=True)

    scene.play("A attack Jh")

    assert scene.legal("B") == {"take"}


def test_Q28_an_ordinary_jack_falls_to_the_six_of_its_suit() -> None:
    scene = table("A Jh 10d", "B 6s 6d", trump="c", enchanted="6")

    scene.play("A attack Jh")

    assert scene.legal("B") == {"beat Jh 6s", "take"}


def test_Q29_a_six_looks_at_the_named_suit_of_an_eight() -> None:
    hearts = table("A 8c 10d", "B 6s 6h", trump="d", enchanted="6 8")
    clubs = table("A 8h 10d", "B 6s 6h", trump="d", enchanted="6 8")

    hearts.play("A attack 8c=h")
    clubs.play("A attack 8h=c")

    assert hearts.legal("B") == {"beat 8c=h 6s", "take"}
    assert clubs.legal("B") == {"beat 8h=c 6h", "take"}


def test_Q29_a_six_beats_a_six_of_its_suit() -> None:
    scene = table("A 6h 10d", "B 6s 6d", trump="c", enchanted="6", transfer=False)

    scene.play("A attack 6h")

    assert scene.legal("B") == {"beat 6h 6s", "take"}


def test_Q29_a_six_beats_a_seven_of_trumps() -> None:
    scene = table("A 7h 10d", "B 6s 6d", trump="h", enchanted="6 7")

    scene.play("A attack 7h")

    assert scene.legal("B") == {"beat 7h 6s", "take"}


def test_Q29_a_six_of_trumps_beats_a_plain_card_as_a_trump() -> None:
    scene = table("A 10d 7c", "B 6s Jh", trump="s", enchanted="6 J")

    scene.play("A attack 10d")

    assert scene.may("B beat 10d 6s")


def test_Q30_an_eight_beats_a_seven_that_no_trump_beats() -> None:
    scene = table("A 7h 10d", "B 8s 9s", trump="s", enchanted="7 8")

    scene.play("A attack 7h")

    assert scene.legal("B") == {"beat 7h 8s=h", "take"}


def test_Q31_an_eight_beats_a_jack_of_the_suit_it_names() -> None:
    scene = table("A Jh 10d", "B 8s 9d", trump="c", enchanted="8 J")

    scene.play("A attack Jh")

    assert scene.legal("B") == {"beat Jh 8s=h", "take"}


def test_Q31_no_eight_beats_the_jack_of_trumps() -> None:
    scene = table("A Jc 10d", "B 8s 8c", trump="c", enchanted="8 J")

    scene.play("A attack Jc")

    assert scene.legal("B") == {"take"}


def test_Q31_the_eight_of_trumps_is_beaten_by_any_trump() -> None:
    scene = table("A 8c 10d", "B 6c 9c 9h", trump="c", enchanted="8")

    scene.play("A attack 8c=h")

    assert scene.legal("B") == {"beat 8c=h 6c", "beat 8c=h 9c", "beat 8c=h 9h", "take"}


def test_Q31_eights_with_different_named_suits_are_one_rank_for_a_transfer() -> None:
    scene = table("A 8d 8h Kc", "B 8s 6c 7h", "C 8c 9c 10c Jc Qc", trump="s", enchanted="8")

    scene.play("A attack 8d=h", "A throw 8h=d", "B transfer 8s=c")

    assert scene.defender == "C"
    assert scene.table == "8d=h 8h=d 8s=c"


def test_Q32_a_queen_forbids_nines() -> None:
    scene = table("A 7c 7d Jc", "B Qc 10d 8d", "C 9h 7s Jd", enchanted="9 Q")

    scene.play("A attack 7c", "A throw 7d", "B beat 7c Qc")

    assert scene.why("C throw 9h") == "R49"


def test_Q32_after_a_take_a_nine_stops_at_the_limit() -> None:
    scene = table("A 7c 9c Jc", "B Qc 10d", "C 9h 9s Jd", enchanted="9")

    scene.play("A attack 7c", "B take", "C throw 9h")

    assert scene.hand("B") == cards("7c 9h Qc 10d")
    assert scene.opener == "C"


def test_Q32_a_nine_of_another_rank_is_refused_at_the_limit_and_one_of_a_rank_there_is_not() -> None:
    scene = table("A 7c 7d Jc", "B Qc 9d", "C 9h 9s Jd", enchanted="9")
    scene.play("A attack 7c", "A throw 7d")
    assert scene.why("C throw 9h") == "R45"

    scene.play("B beat 7d 9d")

    assert scene.may("C throw 9h")


def test_Q32_strict_limit_refuses_a_nine_of_a_rank_there_too() -> None:
    scene = table("A 7c 7d Jc", "B Qc 9d", "C 9h 9s Jd", enchanted="9", strict_limit=True)
    scene.play("A attack 7c", "A throw 7d")

    scene.play("B beat 7d 9d")

    assert scene.why("C throw 9h") == "Q7"


def test_Q33_no_transfer_with_tens_even_among_thrown_tens() -> None:
    scene = table("A 10c Kd Jc", "B 10d 9d Ad", "C 10h 9s Jd", enchanted=ALL)

    scene.play("A attack 10c", "C throw 10h")

    assert scene.why("B transfer 10d") == "R47"


def test_Q35_a_queen_that_reaches_the_limit_ends_the_turn_and_the_rest_goes_back() -> None:
    scene = table("A 7c 7d Jc", "B Qc", "C 7h 7s Jd", enchanted="Q")

    scene.play("A attack 7c", "A throw 7d", "C throw 7h", "B beat 7c Qc")

    assert scene.out == ["B"]
    assert scene.hand("A") == cards("7d Jc")
    assert scene.hand("C") == cards("7h 7s Jd")


def test_Q36_a_king_as_the_last_card_leaves_a_choice_to_a_player_without_cards() -> None:
    scene = table("A 8d 6c", "B Kd", "C 7h 9c", enchanted="K")

    scene.play("A attack 8d", "B beat 8d Kd")

    assert scene.hand("B") == set()
    assert scene.legal("B") == {"reverse", "hold"}


def test_Q36_a_king_whose_user_leaves_and_declines_passes_the_turn_as_before() -> None:
    scene = table("A 8d 6c", "B Kd", "C 7h 9c", "D 10h 10c", enchanted="K")

    scene.play("A attack 8d", "B beat 8d Kd", "B hold")

    assert scene.out == ["B"]
    assert (scene.opener, scene.defender) == ("C", "D")


def test_Q36_a_king_and_a_queen_in_one_defence_ask_at_once() -> None:
    scene = table("A Jd Jc 6c", "B Kd Qc 7h", "C 7d 9c", enchanted="Q K")

    scene.play("A attack Jd", "A throw Jc", "B beat Jd Kd", "B beat Jc Qc")

    assert scene.legal("B") == {"reverse", "hold"}


def test_Q36_in_a_team_with_one_player_out_a_king_turns_the_order_of_the_seats() -> None:
    scene = table("A 7h 8c 9c", "B", "C Kd 9d 10h", "D 7d Ks 8h", opener="B", teams=True, enchanted="K")
    scene.play("D attack 7d", "C beat 7d Kd", "all hold")
    assert scene.legal("C") == {"reverse", "hold"}

    scene.play("C reverse")

    assert scene.direction == -1
    assert (scene.opener, scene.defender) == ("C", "D")  # D now for the empty seat of B


def test_Q36_in_a_team_the_partner_plays_on_for_a_king_user_who_left() -> None:
    scene = table("A 7h 8c 9c", "B Qd 6c", "C Kd", "D 7d Ks Kc", opener="B", teams=True, enchanted="K")
    scene.play("B attack Qd", "C beat Qd Kd")

    scene.play("C reverse")

    assert scene.out == ["C"]
    assert (scene.opener, scene.defender) == ("A", "B")


def test_Q36_in_a_team_the_partner_plays_on_clockwise_if_the_king_user_declines() -> None:
    scene = table("A 7h 8c 9c", "B Qd 6c", "C Kd", "D 7d Ks Kc", opener="B", teams=True, enchanted="K")
    scene.play("B attack Qd", "C beat Qd Kd")

    scene.play("C hold")

    assert (scene.opener, scene.defender) == ("A", "D")
