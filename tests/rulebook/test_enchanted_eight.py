"""The enchanted Eight, which counts as the suit that its player names: R42–R43, with rulings Q30 and Q31."""

import pytest
from tests.rulebook.scene import dealt, table


@pytest.mark.parametrize("eight", ["8s", "8c", "8d", "8h"])
def test_Q30_an_eight_named_hearts_beats_the_seven_of_hearts_whatever_is_printed_on_it(eight: str) -> None:
    scene = table("A 7h 10d", f"B {eight} Ac", trump="s", enchanted="7 8")

    scene.play("A attack 7h")

    assert scene.legal("B") == {f"beat 7h {eight}=h", "take"}


def test_R42_an_eight_that_attacks_is_laid_with_a_suit_that_is_not_trumps() -> None:
    scene = table("A 8s Kc", "B 9d 9c", trump="s", enchanted="8")

    assert scene.legal("A") == {"attack 8s=c", "attack 8s=d", "attack 8s=h", "attack Kc"}
    assert scene.why("A attack 8s") == "R42"
    assert scene.why("A attack 8s=s") == "R42"


def test_R42_an_eight_counts_as_the_named_suit() -> None:
    scene = table("A 8d Kc", "B 9d 9h 6s 7h 10c", trump="s", enchanted="8")

    scene.play("A attack 8d=h")

    assert scene.table == "8d=h"
    assert scene.legal("B") == {"beat 8d=h 9h", "beat 8d=h 6s", "take"}


def test_R42_an_eight_that_defends_counts_as_the_named_suit() -> None:
    scene = table("A 7d Kc", "B 8h 9c", trump="s", enchanted="8")

    scene.play("A attack 7d", "B beat 7d 8h=d")

    assert scene.table == "7d/8h=d"


def test_R42_several_eights_may_be_named_the_same() -> None:  # E8
    scene = table("A 8d 8h Kc", "B 9s 9h 6c 7h", "C 8c 9d", trump="c", enchanted="8")

    scene.play("A attack 8d=s", "A throw 8h=s", "C throw 8c=s")

    assert scene.table == "8d=s 8h=s 8c=s"


def test_R42_an_eight_that_was_taken_is_named_anew() -> None:
    scene = table("A 8d Kc", "B 9s 9d", "C 7h 9c", trump="c", enchanted="8")
    scene.play("A attack 8d=s", "B take", "all hold", "C attack 7h", "A take", "all hold")
    assert scene.opener == "B"

    assert {"attack 8d=s", "attack 8d=d", "attack 8d=h"} <= scene.legal("B")
    assert "8d" in scene.hand("B")


def test_R42_a_card_that_is_no_enchanted_eight_has_no_named_suit() -> None:
    plain = table("A 8d Kc", "B 9s 9d", trump="c")
    other = table("A 8d Kc", "B 9s 9d", trump="c", enchanted="9")

    assert plain.why("A attack 8d=h") == other.why("A attack 8d=h") == "R42"
    assert plain.may("A attack 8d")


def test_R43_an_eight_turned_as_the_trump_card_leaves_the_game_without_trumps() -> None:
    scene = dealt("A 6s 7s 9s 10s Js Qs", "B 6c 6h 7c 9c 10c Jc", turned="8h", enchanted="8")

    assert scene.trump == "none"
    assert scene.seen(None, "trump_card") == "8h"
    assert scene.talon == 24


def test_R43_without_trumps_only_the_suit_beats() -> None:
    scene = table("A 7d Kc", "B 8d As Ac Ah", talon="9c 8h", trump="none", enchanted="8")

    scene.play("A attack 7d")

    assert scene.legal("B") == {"beat 7d 8d=d", "take"}


def test_R43_an_ordinary_eight_turned_up_sets_trumps() -> None:
    scene = dealt("A 6s 7s 9s 10s Js Qs", "B 6c 6h 7c 9c 10c Jc", turned="8h", enchanted="7")

    assert scene.trump == "h"


def test_Q31_an_eight_is_named_when_it_is_thrown_and_when_it_transfers() -> None:
    scene = table("A 8d 8h Kc", "B 8s 6c 7h", "C 9d 9s 10s Js", trump="s", enchanted="8")

    scene.play("A attack 8d=h")

    assert {"throw 8h=c", "throw 8h=d", "throw 8h=h", "hold"} == scene.legal("A")
    assert {"transfer 8s=c", "transfer 8s=d", "transfer 8s=h", "take"} == scene.legal("B")
    assert scene.why("B transfer 8s") == "R42"


def test_Q31_naming_a_suit_does_not_change_the_rank() -> None:
    scene = table("A 8d 6h Kc", "B 9s 6c 7h", "C 8c 9d", trump="s", enchanted="8")

    scene.play("A attack 8d=h")

    assert scene.may("C throw 8c=d")
    assert scene.why("A throw 6h") == "R20"


def test_Q31_an_eight_must_name_the_suit_of_the_card_that_it_beats() -> None:
    scene = table("A 6d Kc", "B 8h 6c", trump="s", enchanted="8")

    scene.play("A attack 6d")

    assert scene.legal("B") == {"beat 6d 8h=d", "take"}
    assert scene.why("B beat 6d 8h=c") != "legal"
    assert scene.why("B beat 6d 8h") == "R42"


def test_Q31_an_eight_beats_no_trump_though_it_is_the_eight_of_trumps() -> None:
    scene = table("A 7s Kc", "B 8s 8h 6c", trump="s", enchanted="8")

    scene.play("A attack 7s")

    assert scene.legal("B") == {"take"}
    assert scene.why("B beat 7s 8s=s") == "R42"


def test_Q31_the_eight_of_trumps_is_no_trump_in_play() -> None:
    scene = table("A 8s Kc", "B 9h 9d 6s", trump="s", enchanted="8")

    scene.play("A attack 8s=h")

    assert scene.legal("B") == {"beat 8s=h 9h", "beat 8s=h 6s", "take"}


def test_Q31_an_eight_beats_nothing_above_a_seven() -> None:
    for attack in ("9d", "10d", "Qd", "Kd", "Ad"):
        scene = table(f"A {attack} 6c", "B 8h 7c", trump="s", enchanted="8")

        scene.play(f"A attack {attack}")

        assert scene.legal("B") == {"take"}


def test_Q31_the_named_suit_stays_through_transfers() -> None:
    scene = table("A 8d 8h Kc", "B 8s 6c 7h", "C 9d 9c 10c Jc", trump="s", enchanted="8")

    scene.play("A attack 8d=h", "B transfer 8s=d")

    assert scene.table == "8d=h 8s=d"
    assert scene.legal("C") == {"beat 8s=d 9d", "take"}


def test_Q31_without_trumps_all_four_suits_may_be_named() -> None:
    scene = table("A 8d", "B 9d 9c", trump="none", enchanted="8")

    assert scene.legal("A") == {"attack 8d=s", "attack 8d=c", "attack 8d=d", "attack 8d=h"}
