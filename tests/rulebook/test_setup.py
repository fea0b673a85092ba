"""The rulebook's requirements, deck and set-up: R1–R14, with rulings Q19 and Q20."""

import itertools
import random

import pytest
from tests.rulebook.scene import DECK, Scene, cards, dealt, durak, table

from kozyr.deal import Deal
from kozyr.protocol import Outcome

RANKS = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
SIX_HANDS = (
    "A 7s 8s 9s 10s Js Qs",
    "B Ks As 6c 7c 8c 9c",
    "C 10c Jc Qc Kc Ac 6d",
    "D 7d 8d 9d 10d Jd Qd",
    "E Kd Ad 6h 7h 8h 9h",
    "F 10h Jh Qh Kh Ah 6s",
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_R1_two_to_six_sit_at_the_table(seats: int) -> None:
    game = durak(seats)

    state = game.start(game.shuffle(random.Random(1), 0))

    assert game.facts(state)["count"] == dict.fromkeys(range(seats), 6)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_R1_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match=str(seats)):
        durak(seats)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_R1_teams_are_for_exactly_four(seats: int) -> None:
    with pytest.raises(ValueError, match="4"):
        durak(seats, teams=True)


@pytest.mark.parametrize("other", ["2s", "5h", "joker", "1h", "6x", "9"])
def test_R2_what_else_is_in_the_box_is_no_card_of_the_deck(other: str) -> None:
    deck = (*DECK[:-1], other)

    with pytest.raises(ValueError, match=other):
        durak(2).start(Deal(deck, 0))


def test_R3_four_suits_have_nine_ranks_each_higher_than_the_one_before() -> None:
    for low, high in itertools.pairwise(RANKS):
        for suit in "scdh":
            up = table(f"A {low}{suit}", f"B {high}{suit}", trump="s")
            down = table(f"A {high}{suit}", f"B {low}{suit}", trump="s")
            up.play(f"A attack {low}{suit}")
            down.play(f"A attack {high}{suit}")
            assert up.may(f"B beat {low}{suit} {high}{suit}")
            assert not down.may(f"B beat {high}{suit} {low}{suit}")


def test_R4_a_lower_card_of_the_suit_does_not_beat() -> None:
    scene = table("A Jd 6c", "B 8d Ac")

    scene.play("A attack Jd")

    assert scene.why("B beat Jd 8d") == "R4"


def test_R4_the_jack_of_diamonds_beats_the_eight_of_diamonds() -> None:  # E1
    scene = table("A 8d 6c", "B Jd Ac")

    scene.play("A attack 8d")

    assert scene.may("B beat 8d Jd")


def test_R5_one_suit_is_trumps_from_the_deal_to_the_end() -> None:
    game = durak(3)
    rng = random.Random(5)
    deal = game.shuffle(rng, 0)
    state = game.start(deal)
    trumps = set()

    while acting := game.to_act(state):
        trumps.add(game.facts(state)["trump"])
        seat = rng.choice(acting)
        game.apply(state, seat, rng.choice(game.legal(state, seat)))

    assert trumps == {deal.cards[18][-1]}


def test_R6_the_lowest_trump_beats_the_highest_other_card() -> None:
    scene = table("A Ad 6c", "B 6s Ac")

    scene.play("A attack Ad")

    assert scene.may("B beat Ad 6s")


def test_R6_a_trump_six_beats_the_eight_of_diamonds() -> None:  # E3
    scene = table("A 8d 6c", "B 6s Ac")

    scene.play("A attack 8d")

    assert scene.may("B beat 8d 6s")


def test_R6_a_trump_falls_only_to_a_higher_trump() -> None:
    scene = table("A 9s 6c", "B 8s 10s Ad")

    scene.play("A attack 9s")

    assert scene.why("B beat 9s Ad") == "R6"
    assert not scene.may("B beat 9s 8s")
    assert scene.may("B beat 9s 10s")


def test_R7_no_card_beats_another_suit_that_is_not_trumps() -> None:  # E2
    scene = table("A 8d 6c", "B 10h Ac")

    scene.play("A attack 8d")

    assert scene.why("B beat 8d 10h") == "R7"
    assert scene.why("B beat 8d Ac") == "R7"


def test_R8_who_gets_rid_of_all_his_cards_does_not_lose() -> None:
    scene = table("A 7h", "B 6d 6c")

    scene.play("A attack 7h", "B take")

    assert scene.over == "durak B"
    assert scene.outcome.scores == (1.0, 0.0)


def test_R9_thirty_six_cards_remain_from_six_to_ace() -> None:
    deal = durak(2).shuffle(random.Random(2), 0)

    assert sorted(deal.cards) == sorted(rank + suit for rank in RANKS for suit in "scdh")


def test_R9_a_deck_with_a_card_twice_or_missing_is_refused() -> None:
    twice = (*DECK[:-1], DECK[0])

    with pytest.raises(ValueError, match="6s"):
        durak(2).start(Deal(twice, 0))
    with pytest.raises(ValueError, match="Ah"):
        durak(2).start(Deal(DECK[:-1], 0))


def test_R10_the_shuffle_decides_the_order_of_the_deck() -> None:
    game = durak(2)

    decks = {game.shuffle(random.Random(seed), 0).cards for seed in range(20)}

    assert len(decks) == 20
    assert game.shuffle(random.Random(3), 0) == game.shuffle(random.Random(3), 0)


def test_R10_everyone_gets_six_cards_one_by_one_from_the_seat_after_the_dealer() -> None:
    deck = (
        "9c 8d Qc 7h Jc 7c Qd Qh 6h 8h 9d Ac 9h Jd 8c Jh 6s 8s "
        "As 10c 6d Qs 7d Ah Kd 7s 10h 9s Ad Kc 6c 10d Kh 10s Js Ks"
    )
    game = durak(3)

    scene = Scene(game, game.start(Deal(tuple(deck.split()), 0)), "ABC")

    assert scene.hand("B") == cards("9c 7h Qd 8h 9h Jh")
    assert scene.hand("C") == cards("8d Jc Qh 9d Jd 6s")
    assert scene.hand("A") == cards("Qc 7c 6h Ac 8c 8s")
    assert scene.talon == 18


def test_R10_a_dealer_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="dealer"):
        durak(2).start(Deal(DECK, 2))


def test_R11_the_card_turned_after_the_deal_sets_trumps_and_lies_face_up_under_the_talon() -> None:
    scene = dealt("A 6s 7s 8s 9s 10s Js", "B 6c 7c 8c 9c 10c Jc", turned="Kh")

    assert scene.trump == "h"
    assert scene.talon == 24
    assert [scene.seen(name, "trump_card") for name in ("A", "B", None)] == ["Kh", "Kh", "Kh"]


def test_R11_the_turned_card_is_drawn_last() -> None:
    scene = table("A 6d 7c 8c 9c 10c Jc", "B 9d 7h 8h 9h 10h Jh", talon="Qd Ks")

    scene.play("A attack 6d", "B beat 6d 9d", "A hold")

    assert scene.hand("A") == cards("7c 8c 9c 10c Jc Qd")
    assert scene.hand("B") == cards("7h 8h 9h 10h Jh Ks")
    assert scene.seen(None, "trump_card") is None
    assert scene.trump == "s"


def test_R12_with_six_players_the_last_card_dealt_sets_trumps_and_its_owner_keeps_it() -> None:
    scene = dealt(*SIX_HANDS, dealer="F")

    assert scene.trump == "s"
    assert scene.talon == 0
    assert scene.hand("F") == cards("10h Jh Qh Kh Ah 6s")


def test_R12_all_saw_who_keeps_the_last_card_dealt() -> None:
    scene = dealt(*SIX_HANDS[:5], "F 6s 10h Jh Qh Kh Ah", dealer="F")

    guesses = [scene.guessed(viewer, seed) for viewer in (*"ABCDE", None) for seed in range(5)]

    assert scene.trump == "h"
    assert all("Ah" in guess.hand("F") for guess in guesses)


def test_R13_the_holder_of_the_lowest_trump_opens_and_play_goes_clockwise() -> None:
    scene = dealt("A 6s 7s 8s 9s 10s Js", "B 6c 9h 8c 9c 10c Jc", "C 6d 7d 8h 9d 10d Jd", turned="6h", dealer="A")

    assert scene.opener == "C"
    assert scene.defender == "A"
    assert scene.direction == 1


def test_R13_all_see_the_lowest_trump_and_who_has_it() -> None:
    scene = dealt("A 6s 7s 8s 9s 10s Js", "B 6c 9h 8c 9c 10c Jc", "C 6d 7d 8h 9d 10d Jd", turned="6h")

    guesses = [scene.guessed(viewer, seed) for viewer in ("A", "B", None) for seed in range(10)]

    assert [scene.seen(name, "shown") for name in ("A", "B", "C", None)] == ["8h", "8h", "8h", "8h"]
    assert all("8h" in guess.hand("C") for guess in guesses)


def test_R13_nobody_who_knows_the_lowest_trump_thinks_that_a_lower_one_was_dealt() -> None:
    scene = dealt("A 6s 7s 8s 9s 10s Js", "B 6c Qh 8c 9c 10c Jc", "C 6d 7d Jh 9d 10d Jd", turned="6h")

    guesses = [scene.guessed(viewer, seed) for viewer in ("A", "B", "C", None) for seed in range(20)]

    lower = cards("6h 7h 8h 9h 10h")
    assert not any(guess.hand(name) & lower for guess in guesses for name in "ABC")


def test_R14_the_dealer_opens_if_nobody_holds_a_trump() -> None:
    scene = dealt("A 6s 7s 8s 9s 10s Js", "B 6c 7c 8c 9c 10c Jc", "C 6d 7d 8d 9d 10d Jd", turned="Kh", dealer="B")

    assert scene.opener == "B"
    assert scene.defender == "C"
    assert scene.seen(None, "shown") is None


def test_R14_all_know_that_nobody_was_dealt_a_trump() -> None:
    scene = dealt("A 6s 7s 8s 9s 10s Js", "B 6c 7c 8c 9c 10c Jc", "C 6d 7d 8d 9d 10d Jd", turned="Kh")

    guesses = [scene.guessed(viewer, seed) for viewer in ("A", "B", "C", None) for seed in range(20)]

    assert not any(card.endswith("h") for guess in guesses for name in "ABC" for card in guess.hand(name))


def test_Q19_the_durak_deals_the_next_game() -> None:
    game = durak(3)

    assert game.next_dealer(Outcome("durak", (2,), (1.0, 1.0, 0.0)), 0) == 2


def test_Q19_after_a_draw_the_same_player_deals() -> None:
    game = durak(3)

    assert game.next_dealer(Outcome("draw", (), (0.5, 0.5, 0.5)), 1) == 1


def test_Q19_the_lowest_trump_opens_whoever_deals() -> None:
    hands = ("A 6s 7s 8s 9s 10s Js", "B 6c 9h 8c 9c 10c Jc", "C 6d 7d 8h 9d 10d Jd")

    openers = {dealer: dealt(*hands, turned="6h", dealer=dealer).opener for dealer in "ABC"}

    assert openers == {"A": "C", "B": "C", "C": "C"}


def test_Q19_an_enchanted_card_counts_with_what_is_printed_on_it() -> None:
    hands = ("A 6s 7s 9s 10s Js Qs", "B 6c 8h 7c 9c 10c Jc", "C 6d 7d 9h 9d 10d Jd")

    scene = dealt(*hands, turned="Kh", enchanted="8 9")

    assert scene.opener == "B"
    assert scene.seen(None, "shown") == "8h"


def test_Q20_the_dealer_opens_a_game_without_trumps() -> None:
    hands = ("A 6s 7s 9s 10s Js Qs", "B 6c 6h 7c 9c 10c Jc", "C 6d 7d 9h 9d 10d Jd")

    scene = dealt(*hands, turned="8h", dealer="C", enchanted="8")

    assert scene.trump == "none"
    assert scene.opener == "C"
    assert scene.seen(None, "shown") is None


def test_Q20_an_enchanted_eight_as_the_last_card_of_six_players_leaves_no_trumps() -> None:
    hands = (*SIX_HANDS[:4], "E Kd Ad 6h 7h Jh 9h", "F 10h 6s Qh Kh Ah 8h")

    scene = dealt(*hands, dealer="F", enchanted="8")

    assert scene.trump == "none"
    assert scene.opener == "F"
