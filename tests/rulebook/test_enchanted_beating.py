"""The enchanted cards that change what beats what: R37–R41, R48, R51, with rulings Q27, Q29, Q30, Q34, Q37 and Q38."""

import random

import pytest
from tests.rulebook.scene import cards, durak, table

RANKS = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")


@pytest.mark.parametrize("rank", RANKS)
def test_R37_each_rank_may_be_enchanted_alone(rank: str) -> None:
    game = durak(2, rank)

    deal = game.shuffle(random.Random(1), 0)

    assert game.options == {"enchanted": [rank]}
    assert len(set(deal.cards)) == 36


def test_R37_any_subset_may_be_enchanted_and_a_rank_only_once() -> None:
    assert durak(2, "6 J A").options == {"enchanted": ["6", "J", "A"]}
    with pytest.raises(ValueError, match="6"):
        durak(2, "6 6")
    with pytest.raises(ValueError, match="5"):
        durak(2, "5")


@pytest.mark.parametrize("preset", ["6 7", "6 7 8 9 10", "6 7 8 9 10 J Q", "6 7 8 9 10 J Q K A"])
def test_R38_the_suggested_mixes_can_be_played(preset: str) -> None:
    game = durak(3, preset)
    rng = random.Random(preset)
    state = game.start(game.shuffle(rng, 0))

    while acting := game.to_act(state):
        seat = rng.choice(acting)
        game.apply(state, seat, rng.choice(game.legal(state, seat)))

    assert game.outcome(state) is not None


def test_R39_the_text_of_a_card_goes_before_the_rules() -> None:
    scene = table("A Ah 10d", "B 6s 7c", trump="d", enchanted="6")

    scene.play("A attack Ah")

    assert scene.may("B beat Ah 6s")


def test_R39_the_rest_of_the_rules_and_the_order_of_ranks_stay() -> None:
    scene = table("A 9h 10d", "B 6s 8h Jh 7d Kc", trump="d", enchanted="6 8 J K")

    scene.play("A attack 9h")

    assert scene.legal("B") == {"beat 9h 6s", "beat 9h Jh", "beat 9h 7d", "take"}


@pytest.mark.parametrize(("six", "suit"), [("6s", "h"), ("6h", "c"), ("6c", "d"), ("6d", "s")])
def test_R40_a_six_beats_every_card_of_its_suit_and_Q27_each_suit_has_one(six: str, suit: str) -> None:
    other = next(letter for letter in "schd" if letter not in (suit, six[-1]))
    for trump in (suit, other):
        for rank in RANKS:
            scene = table(f"A {rank}{suit}", f"B {six}", trump=trump, enchanted="6")
            scene.play(f"A attack {rank}{suit}")
            assert scene.may(f"B beat {rank}{suit} {six}"), (rank, trump)


def test_R40_the_spade_six_beats_the_ten_of_hearts() -> None:  # E6
    scene = table("A 10h 10d", "B 6s 7c", trump="c", enchanted="6")

    scene.play("A attack 10h")

    assert scene.may("B beat 10h 6s")


def test_R40_a_six_beats_only_the_suit_that_it_indicates() -> None:
    scene = table("A 10h 10d", "B 6d 6c 6h 7s", trump="s", enchanted="6")

    scene.play("A attack 10h")

    assert scene.legal("B") == {"beat 10h 7s", "take"}


def test_R40_an_ordinary_six_beats_nothing_by_its_suit() -> None:
    scene = table("A 10h 10d", "B 6s 7c", trump="c", enchanted="7 8")

    scene.play("A attack 10h")

    assert scene.why("B beat 10h 6s") == "R7"


@pytest.mark.parametrize(("six", "suit"), [("6s", "h"), ("6h", "c"), ("6c", "d"), ("6d", "s")])
def test_Q27_the_suits_of_the_sixes_go_round(six: str, suit: str) -> None:
    beaten = set()

    for other in "scdh":
        scene = table(f"A A{other}", f"B {six}", trump="none", enchanted="6")
        scene.play(f"A attack A{other}")
        beaten |= {other} if scene.may(f"B beat A{other} {six}") else set()

    assert beaten == {suit}


def test_Q29_a_six_that_attacks_is_an_ordinary_six() -> None:
    scene = table("A 6s 10d", "B 7s 7h 7c", trump="c", enchanted="6")

    scene.play("A attack 6s")

    assert scene.legal("B") == {"beat 6s 7s", "beat 6s 7c", "take"}


def test_R41_no_trump_of_another_suit_beats_a_seven() -> None:
    scene = table("A 7h 10d", "B 8s As 7c 8h", trump="s", enchanted="7")

    scene.play("A attack 7h")

    assert scene.why("B beat 7h 8s") == "R41"
    assert scene.why("B beat 7h As") == "R41"
    assert scene.legal("B") == {"beat 7h 8h", "take"}


def test_R41_a_six_that_is_no_trump_beats_a_seven() -> None:  # E7
    scene = table("A 7h 10d", "B 6s 9c", trump="c", enchanted="6 7")

    scene.play("A attack 7h")

    assert scene.may("B beat 7h 6s")


def test_R41_a_trump_six_of_another_suit_does_not_beat_a_seven() -> None:  # E7
    scene = table("A 7h 10d", "B 6s 9s", trump="s", enchanted="6 7")

    scene.play("A attack 7h")

    assert scene.why("B beat 7h 6s") == "R41"


def test_R41_a_higher_card_of_its_suit_beats_a_seven_whatever_is_trumps() -> None:
    for trump in ("s", "c", "d", "h", "none"):
        scene = table("A 7h 10d", "B 8h Ac", trump=trump, enchanted="7")

        scene.play("A attack 7h")

        assert scene.may("B beat 7h 8h"), trump


def test_R41_a_seven_that_defends_is_an_ordinary_seven() -> None:
    scene = table("A 6h 10d", "B 7h 7s 7c", trump="s", enchanted="7")

    scene.play("A attack 6h")

    assert scene.legal("B") == {"beat 6h 7h", "beat 6h 7s", "take"}


def test_Q30_a_seven_of_trumps_falls_to_a_higher_trump_or_a_six_that_indicates_trumps() -> None:
    scene = table("A 7h 10d", "B 8h 6s 6d Ac", trump="h", enchanted="6 7")

    scene.play("A attack 7h")

    assert scene.legal("B") == {"beat 7h 8h", "beat 7h 6s", "take"}


@pytest.mark.parametrize("jack", ["Jh", "Js"])
def test_R48_a_jack_falls_only_to_a_lower_rank_of_its_suit_or_of_trumps(jack: str) -> None:
    suit = jack[-1]
    every = "6s 7s 8s 9s 10s Qs Ks As 6c 7c 9c Ac 6d 7d 10d Qd 6h 7h 8h 9h 10h Qh Kh Ah"
    scene = table(f"A {jack} 10c", f"B {every}", trump="s", enchanted="J")

    scene.play(f"A attack {jack}")

    lower = {f"{rank}{letter}" for rank in ("6", "7", "8", "9", "10") for letter in {suit, "s"}}
    assert scene.legal("B") == {f"beat {jack} {card}" for card in lower} | {"take"}
    assert scene.why(f"B beat {jack} Qh") == "R48"


def test_Q34_a_jack_that_defends_is_an_ordinary_jack() -> None:
    scene = table("A 10h 6c", "B Jh Js Jd Jc", trump="s", enchanted="J")

    scene.play("A attack 10h")

    assert scene.legal("B") == {"beat 10h Jh", "beat 10h Js", "take"}


def test_Q34_the_jack_of_trumps_beats_no_seven_of_another_suit_and_no_enchanted_jack() -> None:
    seven = table("A 7h 6c", "B Js Jd", trump="s", enchanted="7 J")
    jack = table("A Jh 6c", "B Js Jd", trump="s", enchanted="7 J")

    seven.play("A attack 7h")
    jack.play("A attack Jh")

    assert seven.why("B beat 7h Js") == "R41"
    assert jack.why("B beat Jh Js") == "R48"


@pytest.mark.parametrize(("ace", "beats"), [("As", "Ad"), ("Ad", "Ac"), ("Ac", "Ah"), ("Ah", "As")])
def test_R51_each_ace_beats_one_other_ace(ace: str, beats: str) -> None:  # E9
    beaten = set()

    for other in ("As", "Ac", "Ad", "Ah"):
        if other != ace:
            scene = table(f"A {other}", f"B {ace}", trump="none", enchanted="A")
            scene.play(f"A attack {other}")
            beaten |= {other} if scene.may(f"B beat {other} {ace}") else set()

    assert beaten == {beats}


@pytest.mark.parametrize(("ace", "beats"), [("As", "Ad"), ("Ad", "Ac"), ("Ac", "Ah"), ("Ah", "As")])
def test_R51_it_beats_it_though_it_is_the_ace_of_trumps(ace: str, beats: str) -> None:
    scene = table(f"A {beats}", f"B {ace}", trump=beats[-1], enchanted="A")

    scene.play(f"A attack {beats}")

    assert scene.may(f"B beat {beats} {ace}")


def test_R51_an_ordinary_ace_beats_no_other_ace() -> None:
    scene = table("A Ad", "B As", trump="c", enchanted="K")

    scene.play("A attack Ad")

    assert scene.why("B beat Ad As") == "R7"


def test_Q37_the_ace_of_trumps_beats_the_other_aces_as_a_trump_too() -> None:
    beaten = set()

    for other in ("Ac", "Ad", "Ah"):
        scene = table(f"A {other}", "B As", trump="s", enchanted="A")
        scene.play(f"A attack {other}")
        beaten |= {other} if scene.may(f"B beat {other} As") else set()

    assert beaten == {"Ac", "Ad", "Ah"}


def test_Q37_two_aces_may_beat_each_other() -> None:
    up = table("A As", "B Ah", trump="s", enchanted="A")
    down = table("A Ah", "B As", trump="s", enchanted="A")

    up.play("A attack As")
    down.play("A attack Ah")

    assert up.may("B beat As Ah")
    assert down.may("B beat Ah As")


def test_Q38_a_card_without_a_set_has_no_effect() -> None:
    scene = table("A 7h Jh", "B 8s Qs 9c", trump="s", enchanted="6 8 9 10 Q K A")

    scene.play("A attack 7h")

    assert scene.may("B beat 7h 8s=h")
    assert scene.may("B beat 7h Qs")


def test_Q38_an_ordinary_nine_needs_its_rank() -> None:
    scene = table("A 7h 9h Jh", "B 8h Qh Jc", enchanted="6 7 8 10 J Q K A")

    scene.play("A attack 7h")

    assert scene.why("A throw 9h") == "R20"


def test_Q38_the_same_hands_without_sets_are_classic() -> None:
    scene = table("A Jh 9h", "B Qh 6s 7c")

    scene.play("A attack Jh")

    assert scene.legal("B") == {"beat Jh Qh", "beat Jh 6s", "take"}
    assert scene.hand("B") == cards("Qh 6s 7c")
