"""Bets before phase 2, who sees them, and who gets them at the end of the round: B24, B25, B29."""

from collections.abc import Mapping
from itertools import permutations
from types import MappingProxyType

import pytest
from tests.rulebook.blaze.scene import Blaze, table

VIEWERS = ["A", "B", "C", None]


def before_bets(betting: Mapping[str, list[int]] = MappingProxyType({})) -> Blaze:
    return table("A 2b 3b", "B 4b 5b", "C 6b 7b", phase="bets", betting=betting)


def sights(scene: Blaze, *names: str | None) -> list[object]:
    """What some viewers see."""
    seats = [None if name is None else scene.names.index(name) for name in names]
    return [scene.game.view(scene.state, seat) for seat in seats]


def test_B24_every_player_bets_before_phase_2_goes_on() -> None:
    scene = before_bets()
    assert sorted(scene.to_act) == ["A", "B", "C"]

    scene.play("B bet A 1", "C bet A 0")
    assert (scene.phase, scene.to_act) == ("bets", ["A"])
    scene.play("A bet C 1")

    assert (scene.phase, scene.to_act) == ("2", ["A"])


def test_B24_one_without_cards_bets_too() -> None:
    scene = table("A 2b 3b", "B 4b 5b", "C", "D 7b", phase="bets")

    assert "C" in scene.to_act
    assert scene.may("C bet B 1")
    assert scene.may("B bet C 1")


def test_B24_nobody_bets_on_himself() -> None:
    scene = before_bets()

    assert scene.why("A bet A 0") == "B24"
    assert scene.legal("A") == {"bet B 0", "bet B 1", "bet C 0", "bet C 1"}


def test_B24_each_places_exactly_one_card() -> None:
    scene = before_bets()

    scene.play("A bet B 1")

    assert scene.why("A bet C 0") == "B24"
    assert scene.legal("A") == set()


@pytest.mark.parametrize("line", ["A challenge 2b", "A pass", "A hold", "B extend 4b", "B reject 2b 4b"])
def test_B24_nothing_else_is_played_before_all_have_bet(line: str) -> None:
    scene = before_bets()

    assert scene.why(line) == "B24"


def test_B24_bets_are_placed_at_no_other_time() -> None:
    running = table("A 2b 3b", "B 4b 5b", "C 6b 7b")

    assert running.why("A bet B 1") == "B24"
    running.play("A challenge 2b")
    assert running.why("B bet A 1") == "B24"


def test_B24_they_may_be_placed_in_any_order_and_the_order_leaves_no_trace() -> None:
    bets = ["A bet B 1", "B bet C 0", "C bet B 1"]
    ends = []
    for order in permutations(bets):
        scene = before_bets()
        scene.play(*order)
        ends.append((sights(scene, *VIEWERS), scene.game.facts(scene.state), scene.game.stamp(scene.state)))

    assert all(end == ends[0] for end in ends)


def test_B24_nobody_sees_on_whom_or_how_much_before_all_are_placed() -> None:
    seen = []
    for bet in ("B 0", "B 1", "C 0", "C 1"):
        scene = before_bets()
        scene.play(f"A bet {bet}", "C bet A 1")
        seen.append((sights(scene, "B", "C", None), scene.to_act))

    assert all(sight == seen[0] for sight in seen)


def test_B24_that_a_player_has_placed_one_is_public() -> None:
    scene = before_bets()

    scene.play("A bet B 1")

    assert [scene.player(name, "placed") for name in "ABC"] == [True, False, False]
    assert scene.player("A", "bet_on") is None
    assert scene.to_act == ["B", "C"]


def test_B24_who_bet_on_whom_is_public_when_all_are_placed() -> None:
    scene = before_bets()

    scene.play("A bet B 1", "B bet C 0", "C bet B 1")

    for viewer in VIEWERS:
        assert [scene.player(name, "bet_on", viewer) for name in "ABC"] == [1, 2, 1]


def test_B24_the_value_is_hidden_until_the_end_of_the_round() -> None:
    zero, one = before_bets(), before_bets()
    for scene, value in ((zero, 0), (one, 1)):
        scene.play(f"A bet B {value}", "B bet C 0", "C bet B 1")
        assert scene.seen("A", "bet") == {"on": 1, "value": value}
    lines = ["A challenge 2b", "B reject 2b 4b", "all hold", "B challenge 5b", "C reject 5b 6b", "A hold"]

    for line in lines:
        for scene in (zero, one):
            scene.play(line)
        assert sights(zero, "B", "C", None) == sights(one, "B", "C", None), line
    for scene in (zero, one):
        scene.play("C challenge 7b", "A pass")

    assert zero.round == one.round == 2
    assert zero.scores() != one.scores()
    assert sights(zero, None) != sights(one, None)


def test_B24_others_hear_of_a_bet_only_that_it_is_placed() -> None:
    scene = before_bets()
    actions = scene.game.legal(scene.state, 0)
    before = scene.game.view(scene.state, None)

    assert len({scene.game.heard(action, 1) for action in actions}) == 1
    for action in actions:
        after = scene.game.copy(scene.state)
        scene.game.apply(after, 0, action)
        (line,) = scene.game.told(before, 0, action, scene.game.view(after, None))
        assert (line.seat, line.cards, line.count, line.other) == (0, (), 0, None)


def test_B25_the_player_named_by_the_last_challenge_goes_on() -> None:
    scene = table("A 5b 5y 5r 7b 6b", "B 6y 8b 9b 2y 8r 3y", "C 5y 4b 4y 3b 2b", talon="2r")
    scene.play("A challenge 5b", "B pass", "all hold")
    assert (scene.phase, scene.active) == ("bets", "C")

    scene.bet_all()

    assert (scene.phase, scene.active, scene.target, scene.supporter) == ("2", "C", "A", "B")


def test_B25_nobody_draws_in_phase_2_and_a_pass_still_takes_all() -> None:
    scene = table("A 5b 7b", "B 6b 8b", "C 5y 4b")

    scene.play("A challenge 5b", "B reject 5b 6b", "C hold", "A hold")
    scene.play("B challenge 8b", "C pass", "all hold")

    assert [scene.held(name) for name in "ABC"] == [["7b"], [], ["4b", "5y", "8b"]]


def test_B25_the_trump_suit_stays() -> None:
    scene = before_bets()

    scene.bet_all()

    assert scene.trump == "r"


def lost_by_c(*bets: str) -> Blaze:
    """A round that A and B leave and C loses, with these bets."""
    scene = table("A 2b", "B 4b", "C 6b 7b 8b", phase="bets")
    scene.play(*bets, "A challenge 2b", "B reject 2b 4b")
    return scene


def test_B29_a_one_before_a_player_who_did_not_lose_is_his() -> None:
    scene = lost_by_c("A bet B 1", "B bet A 1", "C bet A 1")

    assert scene.round == 2
    assert scene.scores() == [2 + 2, 1 + 1, 0]


def test_B29_ones_before_the_loser_go_back_to_each_bettor() -> None:
    scene = lost_by_c("A bet C 1", "B bet C 1", "C bet B 0")

    assert scene.scores() == [2 + 1, 1 + 1, 0]


def test_B29_a_zero_counts_nothing_and_may_be_used_again() -> None:
    scene = lost_by_c("A bet C 0", "B bet A 0", "C bet B 0")

    assert scene.scores() == [2, 1, 0]
    for name in "ABC":
        assert (scene.player(name, "zero"), scene.player(name, "ones")) == (True, 2)


def test_B29_a_one_once_placed_is_spent() -> None:
    scene = lost_by_c("A bet C 1", "B bet A 1", "C bet B 0")

    assert [scene.player(name, "ones") for name in "ABC"] == [1, 1, 2]
    assert [scene.player(name, "zero") for name in "ABC"] == [True, True, True]


def test_B29_a_player_with_one_one_left_still_bets_a_one_but_no_second() -> None:
    scene = before_bets(betting={"A": [0, 1], "B": [1], "C": [0]})

    assert scene.legal("A") == {"bet B 0", "bet B 1", "bet C 0", "bet C 1"}
    assert scene.legal("B") == {"bet A 1", "bet C 1"}
    assert scene.legal("C") == {"bet A 0", "bet B 0"}
    assert scene.why("B bet A 0") == "B6"
    assert scene.why("C bet A 1") == "B6"


def test_B29_betting_cards_never_placed_count_nothing() -> None:
    scene = table("A 2b", "B 4b", "C 6b 7b 8b", phase="bets", round=2, betting={"C": [0, 1, 1]})

    scene.play("A bet B 0", "B bet A 0", "C bet A 0", "A challenge 2b", "B reject 2b 4b")

    assert scene.scores() == [3, 2, 0]
