"""What never ends is ended: B33; and the discard pile: B34."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tests.rulebook.blaze.scene import Blaze, cards, table


def in_circles(bets: Mapping[str, str] = MappingProxyType({})) -> Blaze:
    """Three players who lay a card, pass and take it for ever: what comes round after three or six challenges."""
    hands = ["A 5b 2b 3b 4b 6b 7b", "B 9b 2y 3y 4y 6y 7y 8y", "C 5y 8b 6b 7b 3b"]
    return table(*hands, bets=bets)


def pass_round(scene: Blaze, *lays: str) -> None:
    """Each names who challenges with what; the target passes and nobody adds more."""
    for lay in lays:
        name, first, *more = lay.split()
        scene.play(f"{name} challenge {first}", *(f"{name} extend {card}" for card in more))
        scene.play(f"{scene.target} pass", "all hold")


# A lays 5b before B, C 5y before A, B 5b before C, A 5y before B, C 5b before A, B 5y before C.
CIRCLE = ["A 5b", "C 5y", "B 5b", "A 5y", "C 5b", "B 5y"]


def test_B33_the_third_time_the_same_position_ends_the_round_in_phase_2() -> None:
    scene = in_circles()
    pass_round(scene, *CIRCLE, *CIRCLE[:5])
    assert (scene.round, scene.out) == (1, [])

    pass_round(scene, CIRCLE[5])

    assert scene.round == 2


def test_B33_feathers_then_go_by_fewest_cards() -> None:
    scene = in_circles()

    pass_round(scene, *CIRCLE, *CIRCLE)

    # C held five cards, A six, B seven.
    assert scene.scores() == [1, 0, 2]
    assert scene.active == "B"


def test_B33_ties_go_clockwise_from_the_player_about_to_open() -> None:
    scene = table("A 5b 2b", "B 9b 2y", "C 5y 8b", opener="C")
    circle = ["C 5y", "B 9b", "A 5b", "C 9b", "B 5b", "A 5y", "C 5b", "B 5y", "A 9b"]

    pass_round(scene, *circle, *circle)

    assert scene.round == 2
    assert scene.scores() == [1, 0, 2]


def test_B33_only_remaining_players_share_the_feathers() -> None:
    scene = table("A 5b 2b 3b", "B 9b 2y", "C 5y 8b", "D", opener="A", stacks={"D": [3]})

    pass_round(scene, *["A 5b", "C 5y", "B 5b", "A 5y", "C 5b", "B 5y", "A 5b", "C 5y", "B 5b", "A 5y", "C 5b", "B 5y"])

    assert scene.round == 2
    assert scene.scores() == [0, 2, 1, 3]


def test_B33_bets_are_settled_as_ever() -> None:
    scene = in_circles(bets={"A": "B 1", "B": "C 1", "C": "B 0"})

    pass_round(scene, *CIRCLE, *CIRCLE)

    assert scene.scores() == [1 + 1, 0, 2 + 1]


def test_B33_doubles_are_the_same_position() -> None:
    scene = table("A 5b 2b 3b", "B 9b 2y", "C 5b 8b", opener="A")
    circle = ["A 5b", "C 5b", "B 5b"]
    pass_round(scene, *circle, *circle[:2])
    assert scene.round == 1

    pass_round(scene, circle[2])

    assert scene.round == 2


def test_B33_the_same_hands_with_another_player_to_open_are_another_position() -> None:
    scene = table("A 5b 6y 2b 3b", "B 5y 6b 6y 2y 3y", "C 5b 5y 6b 4b 4y")
    hands = [scene.held(name) for name in "ABC"]

    pass_round(scene, "A 5b", "C 5b 5y", "B 5b 5y", "A 5y")
    assert (scene.active, [scene.held(name) for name in "ABC"]) == ("C", hands)
    pass_round(scene, "C 6b", "B 6b 6y", "A 6b 6y", "C 6y")

    assert (scene.active, [scene.held(name) for name in "ABC"]) == ("B", hands)
    assert scene.round == 1


def test_B33_in_phase_1_the_rest_of_the_deck_is_discarded_and_bets_follow() -> None:
    hands = ["A 5b 2b 3b 4b 6b 7b", "B 9b 2y 3y 4y 6y 7y 8y", "C 5y 8b 6b 7b 3b 9y"]
    scene = table(*hands, talon="8y 9y 2r")
    before = scene.discard
    pass_round(scene, *CIRCLE, *CIRCLE[:5])
    assert (scene.phase, scene.talon, scene.discard) == ("1", 3, before)

    pass_round(scene, CIRCLE[5])

    assert (scene.phase, scene.talon, scene.discard) == ("bets", 0, before + 3)
    assert (scene.active, scene.seen(None, "trump_card"), scene.trump) == ("A", None, "r")
    assert scene.held("C") == cards("5y 8b 6b 7b 3b 9y")
    scene.bet_all()
    assert (scene.phase, scene.active) == ("2", "A")


def test_B33_phase_2_counts_anew() -> None:
    hands = ["A 5b 2b 3b 4b 6b 7b", "B 9b 2y 3y 4y 6y 7y 8y", "C 5y 8b 6b 7b 3b 9y"]
    scene = table(*hands, talon="8y 9y 2r")
    pass_round(scene, *CIRCLE, *CIRCLE)
    scene.bet_all()

    pass_round(scene, *CIRCLE, *CIRCLE[:5])
    assert scene.round == 1
    pass_round(scene, CIRCLE[5])

    assert scene.round == 2


def test_B33_a_draw_makes_it_another_position() -> None:
    hands = ["A 5b 2b 3b 4b 6b 7b", "B 9b 2y 3y 4y 6y 7y 8y", "C 5y 8b 6b 7b 3b 9y"]
    scene = table(*hands, talon="8y 9y Fb 2r")
    pass_round(scene, *CIRCLE)

    # C rejects and draws; nothing that was before comes again.
    scene.play("A challenge 5b", "B reject 5b 9b", "all hold")

    assert (scene.phase, scene.active, scene.talon) == ("1", "B", 4)


def wander(scene: Blaze, challenges: int, seed: int, seen: Counter[tuple[object, ...]]) -> None:
    """Lay cards by chance, let every target pass; `seen` counts the positions."""
    rng = random.Random(seed)
    for _ in range(challenges):
        seen[scene.active, *(tuple(scene.held(name)) for name in scene.names)] += 1
        pass_round(scene, f"{scene.active} {rng.choice(scene.held(scene.active))}")


LONG = [
    "A 2b 3b 4b 5b 6b 7b 8b 9b Fb 2r",
    "B 2b 3b 4b 5b 6b 7b 8b 9b Fb",
    "C 2y 3y 4y 5y 6y 7y 8y 9y Fy 3r",
]


def test_B33_two_hundred_challenges_end_the_round_in_phase_2() -> None:
    scene = table(*LONG)
    seen: Counter[tuple[object, ...]] = Counter()
    wander(scene, 199, 1, seen)
    assert max(seen.values()) < 3
    assert (scene.round, scene.phase) == (1, "2")

    wander(scene, 1, 2, seen)

    assert scene.round == 2
    assert sorted(scene.scores()) == [0, 1, 2]


def test_B33_two_hundred_challenges_end_phase_1_and_phase_2_has_its_own() -> None:
    scene = table(*LONG, talon="8y 9y 4r")
    seen: Counter[tuple[object, ...]] = Counter()
    wander(scene, 199, 3, seen)
    assert max(seen.values()) < 3
    assert (scene.phase, scene.talon) == ("1", 3)

    wander(scene, 1, 4, seen)
    assert (scene.phase, scene.talon) == ("bets", 0)
    scene.bet_all()
    wander(scene, 199, 5, Counter())

    assert (scene.round, scene.phase) == (1, "2")


def everybody(scene: Blaze, what: str) -> Sequence[object]:
    return [scene.seen(name, what) for name in (*scene.names, None)]


def test_B34_the_discard_pile_lies_face_up() -> None:
    scene = table("A 2b 3b", "B 4b 5b 6b", "C 6b 7b")
    before = scene.discard

    scene.play("A challenge 2b", "B reject 2b 4b", "all hold")

    assert everybody(scene, "discard_top") == ["4b"] * 4
    assert everybody(scene, "discard") == [before + 2] * 4


def test_B34_a_pass_leaves_the_discard_pile_as_it_was() -> None:
    scene = table("A 2b 3b", "B 4b 5b 6b", "C 6b 7b")
    before = everybody(scene, "discard"), everybody(scene, "discard_top")

    scene.play("A challenge 2b", "B pass", "all hold")

    assert (everybody(scene, "discard"), everybody(scene, "discard_top")) == before


def test_B34_a_new_round_begins_without_one() -> None:
    scene = table("A 2b", "B 4b", "C 6b 7b 8b")

    scene.play("A challenge 2b", "B reject 2b 4b")

    assert scene.round == 2
    assert (scene.discard, scene.seen(None, "discard_top")) == (0, None)


def test_B34_what_was_played_openly_is_never_guessed_elsewhere() -> None:
    scene = table("A 2b 3b", "B 4b 5b 6b", "C 6b 7b", "D 8b 9b")
    scene.play("A challenge 2b", "B pass", "all hold")
    scene.play("C challenge 6b", "D reject 6b 8b", "all hold")

    for seed in range(30):
        assert "2b" in scene.guessed("D", seed).hand("B")
