"""The rulebook's longer examples played from end to end: throwing in (E4), transferring (E5), team (E10)."""

from tests.rulebook.scene import cards, table


def test_R31_example_of_throwing_in_dima_masha_and_sasha() -> None:  # E4
    scene = table("Dima Js 7c 9s", "Masha 7h Jd 10c 6d", "Sasha 7d 8s", trump="h")

    scene.play("Dima attack Js", "Masha beat Js 7h", "Sasha throw 7d", "Dima throw 7c")
    scene.play("Masha beat 7d Jd", "Masha beat 7c 10c")
    assert scene.table == "Js/7h 7d/Jd 7c/10c"
    scene.play("all hold")

    assert scene.opener == "Masha"
    assert scene.hand("Masha") == {"6d"}


def test_R20_example_sasha_waits_for_the_rank_that_he_throws() -> None:  # E4
    scene = table("Dima Js 7c 9s", "Masha 7h Jd 10c 6d", "Sasha 7d 8s", trump="h")
    scene.play("Dima attack Js")
    assert scene.why("Sasha throw 7d") == "R20"

    scene.play("Masha beat Js 7h")

    assert scene.may("Sasha throw 7d")


def test_R30_example_of_transferring_masha_sasha_and_dima() -> None:  # E5
    scene = table("Masha 9h Kc 10d 10c 10s", "Sasha 9d Ah 6c 7c", "Dima 9c 9s Kd Qd 8d", trump="s")

    scene.play("Masha attack 9h", "Dima throw 9c", "Sasha transfer 9d")
    assert scene.defender == "Dima"
    assert scene.table == "9h 9c 9d"
    scene.play("Dima transfer 9s")

    assert scene.defender == "Masha"
    assert scene.hand("Dima") == cards("Kd Qd 8d")


def test_R42_example_of_three_eights_that_are_all_spades() -> None:  # E8
    scene = table("A 8d 8h Kc", "B 9s 10s Js 7h", "C 8c 9d", trump="d", enchanted="8")

    scene.play("A attack 8d=s", "A throw 8h=s", "C throw 8c=s")
    scene.play("B beat 8d=s 9s", "B beat 8h=s 10s", "B beat 8c=s Js")

    assert scene.table == "8d=s/9s 8h=s/10s 8c=s/Js"


def test_R56_example_of_the_team_if_marina_does_not_defend() -> None:  # E10
    scene = table("Yegor 7h 8c Qc", "Lena 10h", "Marina 8d 9d Jd", "Matvey 7d Qd Kd Ad", teams=True)
    turns = []

    scene.play("Yegor attack 7h", "Lena beat 7h 10h")
    turns.append((scene.opener, scene.defender))
    scene.play("Matvey attack Qd", "Marina take", "all hold")
    turns.append((scene.opener, scene.defender))

    assert turns == [("Matvey", "Marina"), ("Matvey", "Yegor")]


def test_R56_example_of_the_team_if_marina_defends() -> None:  # E10
    scene = table("Yegor 7h 8c Qc", "Lena 10h", "Marina 8d 9d Jd Ks", "Matvey 7d Qd Kd Ad", teams=True)
    turns = []

    scene.play("Yegor attack 7h", "Lena beat 7h 10h")
    turns.append((scene.opener, scene.defender))
    scene.play("Matvey attack Qd", "Marina beat Qd Ks", "all hold")
    turns.append((scene.opener, scene.defender))
    scene.play("Marina attack Jd", "Matvey beat Jd Kd", "all hold")
    turns.append((scene.opener, scene.defender))

    assert turns == [("Matvey", "Marina"), ("Marina", "Matvey"), ("Matvey", "Yegor")]
