"""The deck, the deal of both rounds, the trump, the feathers, the betting cards: B1–B7, B30."""

import random
from collections import Counter

import pytest
from tests.rulebook.blaze.scene import DECK, DECK_2, ROUND_1, ROUND_2, Blaze, blaze, cards, dealt, deck, table

from kozyr import games
from kozyr.deal import Deal

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
NAMES = "ABCDE"


def finish_round_1(scene: Blaze, seed: int = 0) -> None:
    """Play round 1 to its end by chance."""
    rng = random.Random(seed)
    while scene.round == 1:
        name = rng.choice(scene.to_act)
        scene.play(f"{name} {rng.choice(sorted(scene.legal(name)))}")


def test_B1_each_suit_has_one_to_nine_twice_and_two_firebirds() -> None:
    shuffled = Counter(blaze(4).shuffle(random.Random(1), 0).cards)

    assert shuffled == {value + suit: 2 for suit in "bry" for value in "123456789F"}
    assert shuffled.total() == 60


def test_B1_doubles_are_one_action_and_one_sight() -> None:
    scene = table("A 5b 5b", "B 5y 6y", "C 7b")

    assert scene.legal("A") == {"challenge 5b"}
    assert len(scene.game.legal(scene.state, 0)) == 1
    scene.play("A challenge 5b")
    assert scene.legal("A") == {"extend 5b", "hold"}
    assert scene.held("A") == ["5b"]


@pytest.mark.parametrize(("seats", "ones"), [(3, 0), (4, 6), (5, 6)])
def test_B2_with_three_players_the_ones_stay_in_the_box(seats: int, ones: int) -> None:
    shuffled = blaze(seats).shuffle(random.Random(2), 0).cards

    assert sum(card[0] == "1" for card in shuffled) == ones
    assert len(shuffled) == 54 + ones


def test_B2_the_ones_stay_out_in_round_2_as_well() -> None:
    scene = Blaze(blaze(3), blaze(3).start(blaze(3).shuffle(random.Random(4), 0)), "ABC")
    finish_round_1(scene)

    seen: set[str] = set()
    rng = random.Random(3)
    while scene.to_act:
        seen |= {card for name in "ABC" for card in scene.held(name)}
        name = rng.choice(scene.to_act)
        scene.play(f"{name} {rng.choice(sorted(scene.legal(name)))}")
    assert len(seen) > 20
    assert not any(card.startswith("1") for card in seen)


@pytest.mark.parametrize("number", [0, 1, 2, 6])
def test_B2_blaze_is_for_three_to_five(number: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        games.make("blaze", number, {})


@pytest.mark.parametrize(("seats", "first", "second"), [(3, 19, 20), (4, 20, 20), (5, 17, 18)])
def test_B3_five_cards_each_and_two_decks(seats: int, first: int, second: int) -> None:
    scene = dealt(NAMES[:seats])

    assert [len(scene.held(name)) for name in NAMES[:seats]] == [5] * seats
    assert (scene.talon, scene.discard, scene.round, scene.phase) == (first, 0, 1, "1")
    finish_round_1(scene)
    assert [len(scene.held(name)) for name in NAMES[:seats]] == [5] * seats
    assert (scene.talon, scene.discard, scene.round, scene.phase) == (second, 0, 2, "1")
    assert 5 * seats + first + second == len(deck(seats))


def test_B3_cards_are_dealt_one_to_each_in_turn() -> None:
    scene = dealt("ABC", "2b 2r 2y 3b 3r 3y 4b 4r 4y 5b 5r 5y 6b 6r 6y")

    assert scene.held("A") == cards("2b 3b 4b 5b 6b")
    assert scene.held("B") == cards("2r 3r 4r 5r 6r")
    assert scene.held("C") == cards("2y 3y 4y 5y 6y")


def test_B4_the_top_card_is_turned_up_and_drawn_last() -> None:
    order = "2b 2r 2y 3b 3r 3y 4b 4r 4y 5b 5r 5y 6b 6y 6r 9y 7b 7r"
    scene = dealt("ABC", order)
    assert (scene.trump, scene.seen(None, "trump_card")) == ("y", "9y")

    scene.play("A challenge 2b", "B reject 2b 6y", "all hold")

    assert scene.held("A") == cards("3b 4b 5b 6b 7b")
    assert scene.held("B") == cards("2r 3r 4r 5r 7r")
    assert scene.seen(None, "trump_card") == "9y"


def test_B4_a_firebird_turned_up_just_sets_the_suit() -> None:
    scene = dealt("ABC", " ".join([*deck(3)[:15], "Fy"]))

    assert (scene.trump, scene.seen(None, "trump_card")) == ("y", "Fy")


def test_B4_the_trump_card_is_the_last_drawn_and_the_suit_stays() -> None:
    scene = table("A 2b 3b 4b 5b 6b", "B 7b 8b 9b 9y 8y", "C 2y 3y 4y 5y 6y", talon="7y 6r")

    scene.play("A challenge 2b", "B reject 2b 7b", "all hold")

    assert "7y" in scene.held("A")
    assert "6r" in scene.held("B")
    assert (scene.phase, scene.trump, scene.seen(None, "trump_card")) == ("bets", "r", None)
    scene.bet_all()
    assert (scene.phase, scene.trump) == ("2", "r")


@SEATS
def test_B5_feathers_are_one_fewer_than_players_the_highest_on_top(seats: int) -> None:
    scene = dealt(NAMES[:seats])
    assert scene.seen(None, "feathers") == list(range(seats - 1, 0, -1))

    finish_round_1(scene)

    assert scene.seen(None, "feathers") == list(range(seats, 1, -1))


@SEATS
def test_B6_each_player_has_a_zero_and_two_ones(seats: int) -> None:
    names = NAMES[:seats]
    scene = table(*(f"{name} {card}" for name, card in zip(names, DECK[4:20:2], strict=False)), phase="bets")

    for name in names:
        assert scene.legal(name) == {f"bet {other} {value}" for other in names if other != name for value in (0, 1)}
        assert (scene.player(name, "zero"), scene.player(name, "ones")) == (True, 2)
        assert scene.why(f"{name} bet {'B' if name == 'A' else 'A'} 2") == "B6"


def test_B7_the_first_active_player_is_drawn_with_the_deal() -> None:
    firsts = Counter(blaze(4).shuffle(random.Random(seed), 0).first for seed in range(200))

    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 20


@pytest.mark.parametrize("first", [0, 1, 2])
def test_B7_a_deal_may_name_the_first_active_player(first: int) -> None:
    scene = dealt("ABC", first=first)

    assert scene.to_act == [scene.active] == ["ABC"[first]]


@pytest.mark.parametrize("seed", range(6))
def test_B7_the_loser_of_round_1_is_active_first_in_round_2(seed: int) -> None:
    scene = table("A 2b 3b 4y", "B 4b 5b 6y", "C 6b 7b 8y", phase="bets")
    rng = random.Random(seed)

    while scene.round == 1:
        name = rng.choice(scene.to_act)
        scene.play(f"{name} {rng.choice(sorted(scene.legal(name)))}")

    losers = [name for name in "ABC" if scene.player(name, "first_feather") == 0]
    assert scene.to_act == [scene.active] == losers


@SEATS
def test_B30_round_2_deals_the_cards_of_round_1_in_the_order_of_the_reshuffle(seats: int) -> None:
    rng = random.Random(seats)
    deal = blaze(seats).shuffle(rng, 0)
    scene = Blaze(blaze(seats), blaze(seats).start(deal), NAMES[:seats])

    finish_round_1(scene)

    again = [deal.cards[index] for index in deal.reshuffle]
    assert len(again) == ROUND_1[seats]
    for seat, name in enumerate(NAMES[:seats]):
        assert scene.held(name) == sorted(again[seat : 5 * seats : seats])


@SEATS
def test_B30_round_2_uses_the_deck_set_aside_and_its_top_card_sets_the_trump(seats: int) -> None:
    deal = blaze(seats).shuffle(random.Random(10 + seats), 0)
    scene = Blaze(blaze(seats), blaze(seats).start(deal), NAMES[:seats])
    finish_round_1(scene)
    turned, *drawn = deal.cards[ROUND_1[seats] :]

    assert (scene.seen(None, "trump_card"), scene.trump) == (turned, turned[-1])
    assert scene.talon == DECK_2[seats] == len(drawn) + 1
    active, target = scene.active, scene.target
    before = scene.held(active)
    scene.play(f"{active} challenge {before[0]}", f"{target} pass", "all hold")
    assert scene.held(active) == sorted([*before[1:], drawn[0]])


def test_B30_without_a_reshuffle_the_cards_are_dealt_in_the_order_of_round_1() -> None:
    order = deck(3)
    random.Random(5).shuffle(order)
    scene = dealt("ABC", " ".join(order))

    finish_round_1(scene)

    assert [scene.held(name) for name in "ABC"] == [sorted(order[seat:15:3]) for seat in range(3)]


def test_B30_the_cards_of_round_2_are_those_dealt_and_the_second_deck() -> None:
    for seats, total in ROUND_2.items():
        scene = dealt(NAMES[:seats])
        finish_round_1(scene)
        assert sum(len(scene.held(name)) for name in NAMES[:seats]) + scene.talon == total


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"cards": ("2b",)}, "deal.cards: not the whole deck"),
        ({"cards": (*deck(3)[:-1], "2b")}, "deal.cards: 2b stands more often"),
        ({"cards": (*deck(3)[:-1], "1b")}, "deal.cards: 1b"),
        ({"cards": (*deck(3)[:-1], "Xb")}, "Xb"),
        ({"cards": (*deck(3), "2b")}, "deal.cards: 2b stands more often"),
        ({"first": 3}, "deal.first"),
        ({"reshuffle": tuple(range(33))}, "deal.reshuffle: must be a permutation of 0 to 33"),
        ({"reshuffle": (0, *range(33))}, "deal.reshuffle"),
    ],
    ids=["few", "thrice", "a one", "no card", "too many", "no seat", "short", "twice"],
)
def test_B3_a_deal_that_cannot_be_is_named(change: dict[str, tuple[str, ...]], words: str) -> None:
    whole: dict[str, object] = {"cards": tuple(deck(3)), "dealer": -1, **change}

    with pytest.raises(ValueError, match=words):
        blaze(3).start(Deal(**whole))  # type: ignore[arg-type] # the wrong ones are the test
