"""Team durak: R52–R59, with rulings Q23–Q26."""

import pytest
from tests.rulebook.scene import Scene, cards, table

# Marina and Yegor against Lena and Matvey, in the order of the book's first example.
FOUR = ("Marina 7h Jc", "Lena 8h 8c", "Yegor 9h Kc 9c", "Matvey 10h 10c Kd 9s")


def four() -> Scene:
    return table(*FOUR, teams=True)


def lena_left() -> Scene:
    """The book's second example: Yegor attacks Lena, who beats with her last card and leaves."""
    scene = table("Yegor 7h 8c Qc", "Lena 10h", "Marina 8d 9d Jd 10s", "Matvey 7d Qd Kd Ad", teams=True)
    scene.play("Yegor attack 7h", "Lena beat 7h 10h")
    return scene


def test_R52_partners_sit_opposite_and_throw_in_together() -> None:
    scene = table("A 7h Jc", "B 8h 8c 9d", "C 7d Kc", "D 7c 10c", teams=True)

    scene.play("A attack 7h")

    assert scene.may("C throw 7d")
    assert scene.to_act == ["A", "C", "B"]


def test_R53_turns_go_clockwise_so_that_the_teams_alternate() -> None:
    scene = four()
    openers = [scene.opener]

    scene.play("Marina attack 7h", "Lena beat 7h 8h", "all hold")
    openers.append(scene.opener)
    scene.play("Lena attack 8c", "Yegor beat 8c 9c", "all hold")
    openers.append(scene.opener)
    scene.play("Yegor attack 9h", "Matvey beat 9h 10h", "all hold")
    openers.append(scene.opener)

    assert openers == ["Marina", "Lena", "Yegor", "Matvey"]


def test_Q23_who_fails_is_skipped_as_usual() -> None:
    scene = four()

    scene.play("Marina attack 7h", "Lena take", "all hold")

    assert (scene.opener, scene.defender) == ("Yegor", "Matvey")


def test_R54_nobody_throws_to_his_partner() -> None:
    scene = table("A 7h Jc", "B 8h 8c 9d", "C 7d Kc", "D 7c 10c", teams=True)

    scene.play("A attack 7h")

    assert scene.why("D throw 7c") == "R54"
    assert scene.legal("D") == set()


def test_R55_both_players_of_a_full_team_attack_the_one_who_is_left() -> None:
    scene = table("Yegor 7h 8c Qc", "Lena", "Marina 8d 9d Jd", "Matvey 7d Qd Kd Ad Kc", teams=True)
    assert (scene.opener, scene.defender) == ("Yegor", "Matvey")

    scene.play("Yegor attack 8c", "Matvey take", "all hold")

    assert (scene.opener, scene.defender) == ("Marina", "Matvey")


def test_R56_the_one_who_is_left_has_a_turn_after_each_opponent() -> None:
    scene = table("Yegor 7c 8c", "Lena", "Marina 8d Kd 10s", "Matvey 10c Jc 7d Qd", teams=True)
    turns = []

    for attack, answer in (("Yegor attack 7c", "Matvey beat 7c Jc"), ("Matvey attack 7d", "Marina beat 7d Kd")):
        turns.append((scene.opener, scene.defender))
        scene.play(attack, answer, "all hold")
    turns.append((scene.opener, scene.defender))
    scene.play("Marina attack 8d", "Matvey beat 8d Qd", "all hold")
    turns.append((scene.opener, scene.defender))

    assert turns == [("Yegor", "Matvey"), ("Matvey", "Marina"), ("Marina", "Matvey"), ("Matvey", "Yegor")]


def test_R57_if_the_one_who_is_left_fails_the_second_opponent_attacks_him() -> None:
    scene = table("Yegor 7c 8c", "Lena", "Marina 8d Kd 10s", "Matvey 10c Jc 7d Qd", teams=True, opener="Marina")

    scene.play("Marina attack 8d", "Matvey take", "all hold")

    assert (scene.opener, scene.defender) == ("Yegor", "Matvey")


def test_R58_one_against_one_ends_under_the_ordinary_rules() -> None:
    scene = table("Yegor 7c 8c Ah", "Lena", "Marina", "Matvey 10c Jc 7d", teams=True)

    scene.play("Yegor attack 7c", "Matvey take", "all hold")
    assert (scene.opener, scene.defender) == ("Yegor", "Matvey")
    scene.play("Yegor attack 8c", "Matvey beat 8c Jc", "all hold")

    assert (scene.opener, scene.defender) == ("Matvey", "Yegor")


def test_R58_one_against_one_transfers_back_to_the_opener() -> None:
    scene = table("Yegor 7c 8c Ah", "Lena", "Marina", "Matvey 7d 10c Jc", teams=True)

    scene.play("Yegor attack 7c", "Matvey transfer 7d")

    assert scene.defender == "Yegor"
    assert scene.limit == 2


def test_R59_the_team_whose_players_are_both_out_first_wins() -> None:
    scene = table("A 7h", "B 8h 8c", "C", "D 9h", teams=True)

    scene.play("A attack 7h", "B beat 7h 8h", "all hold")

    assert scene.over == "winners A C"
    assert scene.outcome.scores == (1.0, 0.0, 1.0, 0.0)


def test_R59_one_player_out_does_not_win_yet() -> None:
    scene = table("A 7h", "B 8h 8c", "C 6d", "D 9h", teams=True)

    scene.play("A attack 7h", "B beat 7h 8h", "all hold")

    assert scene.out == ["A"]
    assert scene.over == ""


@pytest.mark.parametrize("enchanted", ["", "6 7 8 9 10 J Q K A"])
def test_R59_teams_play_with_and_without_enchanted_sets(enchanted: str) -> None:
    scene = table("A 10h", "B Qh 8c", "C", "D 9h", teams=True, enchanted=enchanted)

    scene.play("A attack 10h", "B take", "all hold")

    assert scene.over == "winners A C"


def test_Q24_the_next_to_defend_after_a_transfer_is_the_openers_partner() -> None:
    scene = table("A 9h 9s Kc", "B 9d Ah 6c", "C 10h Kd Qd", "D 9c 7h 7d", teams=True)

    scene.play("A attack 9h", "B transfer 9d")

    assert scene.defender == "C"
    assert scene.to_act == ["B", "D", "C"]


def test_Q24_after_a_transfer_the_one_who_transferred_and_his_partner_throw() -> None:
    scene = table("A 9h 9s Kc", "B 9d Ah 6c", "C 10h Kd Qd", "D 9c 7h 7d", teams=True)

    scene.play("A attack 9h", "B transfer 9d")

    assert scene.may("D throw 9c")
    assert scene.why("A throw 9s") == "R54"


def test_Q24_without_team_transfer_nothing_is_transferred() -> None:
    scene = table("A 9h 9s Kc", "B 9d Ah 6c", "C 10h Kd Qd", "D 9c 7h 7d", teams=True, team_transfer=False)

    scene.play("A attack 9h")

    assert scene.why("B transfer 9d") == "Q24"


def test_Q24_team_transfer_has_no_say_without_teams() -> None:
    scene = table("A 9h 9s Kc", "B 9d Ah 6c", "C 10h Kd Qd", "D 9c 7h 7d", team_transfer=False)

    scene.play("A attack 9h")

    assert scene.may("B transfer 9d")


def test_Q25_the_partner_attacks_for_the_seat_of_the_one_who_left() -> None:  # E10, 2
    scene = lena_left()

    assert scene.out == ["Lena"]
    assert scene.to_act == ["Matvey"]
    assert scene.defender == "Marina"


def test_Q25_only_the_opponents_of_the_one_who_defends_may_throw() -> None:
    scene = lena_left()

    scene.play("Matvey attack Qd")

    assert scene.to_act == ["Matvey", "Marina"]
    assert scene.why("Yegor throw Qc") == "R54"


def test_Q25_if_marina_fails_matvey_attacks_yegor() -> None:  # E10, 3
    scene = lena_left()

    scene.play("Matvey attack Qd", "Marina take", "all hold")

    assert (scene.opener, scene.defender) == ("Matvey", "Yegor")
    assert scene.to_act == ["Matvey"]


def test_Q25_if_marina_defends_she_attacks_matvey() -> None:  # E10, the misprint
    scene = lena_left()

    scene.play("Matvey attack Qd", "Marina beat Qd 10s", "all hold")

    assert (scene.opener, scene.defender) == ("Marina", "Matvey")


def test_Q25_and_if_matvey_defends_he_attacks_yegor() -> None:  # E10
    scene = lena_left()

    scene.play("Matvey attack Qd", "Marina beat Qd 10s", "all hold")
    scene.play("Marina attack 8d", "Matvey beat 8d Kd", "all hold")

    assert (scene.opener, scene.defender) == ("Matvey", "Yegor")


def test_Q25_and_if_matvey_fails_yegor_attacks_him() -> None:  # E10, R57
    scene = lena_left()

    scene.play("Matvey attack Qd", "Marina beat Qd 10s", "all hold", "Marina attack 8d", "Matvey take", "all hold")

    assert (scene.opener, scene.defender) == ("Yegor", "Matvey")


def test_Q25_a_transferred_attack_walks_the_seats_and_the_turn_goes_on_from_where_it_was_taken() -> None:
    scene = table("Yegor 7h 8c 9c", "Lena", "Marina 7d 9d Jd", "Matvey 7c Kd 6c", opener="Lena", teams=True)
    scene.play("Matvey attack 7c", "Marina transfer 7d")
    assert scene.defender == "Matvey"

    scene.play("Matvey take", "all hold")

    assert (scene.opener, scene.defender) == ("Yegor", "Matvey")


def test_Q25_a_transferred_attack_that_is_beaten_gives_the_turn_to_the_seat_that_defended() -> None:
    scene = table("A 9h 9s Kc", "B 9d Ah 6c", "C 10h 10d Qd", "D 9c 7h 7d", teams=True)

    scene.play("A attack 9h", "B transfer 9d", "C beat 9h 10h", "C beat 9d 10d", "all hold")

    assert (scene.opener, scene.defender) == ("C", "D")


def test_Q25_a_transfer_counts_the_hand_of_the_partner_who_plays_the_empty_seat() -> None:
    scene = table("Yegor 9h Kc", "Lena 9d 10d", "Marina", "Matvey 7h 7d", teams=True)

    scene.play("Yegor attack 9h")

    refusal = scene.refusal("Lena transfer 9d")
    assert refusal is not None
    assert (refusal.clause, refusal.values) == ("R28", {"seat": 0, "lying": 2, "cards": 1})


def test_Q26_both_teams_out_in_one_turn_is_a_draw() -> None:
    scene = table("A 7h", "B 8h", "C", "D", teams=True)

    scene.play("A attack 7h", "B beat 7h 8h")

    assert scene.over == "draw"
    assert scene.outcome.scores == (0.5, 0.5, 0.5, 0.5)


def test_Q26_the_game_ends_at_the_turn_in_which_a_team_is_out() -> None:
    scene = table("A 7h Kd", "B 8h", "C 6c", "D", teams=True)

    scene.play("A attack 7h", "B beat 7h 8h")

    assert scene.over == "winners B D"


def test_Q26_partners_know_nothing_of_each_others_cards() -> None:
    scene = table("A 7h 8h", "B 9h 10h", "C Jh Qh", "D Kh Ah", teams=True)

    hands = {frozenset(scene.guessed("A", seed).hand("C")) for seed in range(40)}

    assert len(hands) > 5
    assert all(hand <= cards("9h 10h Jh Qh Kh Ah") for hand in hands)
