"""The end of the game: R35–R36, with rulings Q10, Q11, Q21 and Q22."""

import random

import pytest
from tests.rulebook.scene import Scene, cards, table


def test_R35_who_has_no_cards_when_the_talon_is_gone_leaves() -> None:
    scene = table("A 8d", "B Jd Ah", "C 7h 7c")

    scene.play("A attack 8d", "B beat 8d Jd", "all hold")

    assert scene.out == ["A"]
    assert scene.over == ""


def test_R35_who_can_still_draw_stays() -> None:
    scene = table("A 8d", "B Jd Ah", "C 7h 7c", talon="6s")

    scene.play("A attack 8d", "B beat 8d Jd", "all hold")

    assert scene.out == []
    assert scene.hand("A") == {"6s"}


def test_R35_who_has_left_acts_no_more() -> None:
    scene = table("A 8d", "B Jd Ah 9h", "C 7h 7c", "D 7d 6d")
    scene.play("A attack 8d", "B beat 8d Jd", "all hold")

    scene.play("B attack 9h")

    assert scene.to_act == ["B", "D", "C"]
    assert scene.legal("A") == set()
    assert scene.why("A hold") == "R35"


def test_R36_the_last_one_with_cards_is_the_durak() -> None:
    scene = table("A 8d", "B Jd Ah")

    scene.play("A attack 8d", "B beat 8d Jd")

    assert scene.over == "durak B"
    assert scene.outcome.scores == (1.0, 0.0)
    assert scene.outcome.reason == ""


def test_R36_a_game_of_three_goes_on_until_one_is_left() -> None:
    scene = table("A 8d", "B Jd Ah 9c", "C 7h 7c")
    scene.play("A attack 8d", "B beat 8d Jd", "all hold")
    assert scene.over == ""

    scene.play("B attack Ah", "C take", "B hold", "B attack 9c", "C take")

    assert scene.over == "durak C"
    assert scene.outcome.scores == (1.0, 1.0, 0.0)


def test_R36_nobody_acts_when_the_game_is_over() -> None:
    scene = table("A 8d", "B Jd Ah")

    scene.play("A attack 8d", "B beat 8d Jd")

    assert scene.to_act == []
    assert scene.legal("A") == scene.legal("B") == set()
    assert scene.why("B attack Ah") == "R36"


def test_Q10_a_returned_card_keeps_its_owner_in_the_game() -> None:
    scene = table("A 7h 9h", "B Ks", "C 7c")

    scene.play("A attack 7h", "C throw 7c", "B beat 7h Ks")

    assert scene.hand("C") == {"7c"}
    assert scene.out == ["B"]


def test_Q10_who_has_no_cards_inside_a_turn_only_waits() -> None:
    scene = table("A 7h 9h", "B Ks Kd", "C 7c")

    scene.play("A attack 7h", "C throw 7c")

    assert scene.out == []
    assert scene.to_act == ["A", "B"]
    assert scene.legal("C") == set()


def test_Q10_an_attack_cannot_be_transferred_past_a_player_without_cards() -> None:
    scene = table("A 9h Kh Qh", "B 9d Ks Kd 6d", "C 9c")

    scene.play("A attack 9h", "C throw 9c")

    refusal = scene.refusal("B transfer 9d")
    assert refusal is not None
    assert (refusal.clause, refusal.values) == ("R28", {"seat": 2, "lying": 3, "cards": 0})


def test_Q10_who_is_out_is_decided_after_the_draw() -> None:
    scene = table("A 8d 6c", "B Jd", "C 8h 7c", talon="Kd 9h 10h Jh 6s")

    scene.play("A attack 8d", "B beat 8d Jd")

    assert scene.out == ["B"]
    assert scene.hand("A") == cards("6c Kd 9h 10h Jh 6s")
    assert scene.opener == "C"


def test_Q11_all_out_in_one_turn_is_a_draw() -> None:
    scene = table("A 8c", "B Kc")
    scene.play("A attack 8c")
    assert scene.to_act == ["B"]

    scene.play("B beat 8c Kc")

    assert scene.over == "draw"
    assert scene.outcome.seats == ()
    assert scene.outcome.scores == (0.5, 0.5)


def test_Q11_the_defender_may_take_though_all_attackers_are_without_cards() -> None:
    scene = table("A 8c", "B Kc")

    scene.play("A attack 8c", "B take")

    assert scene.over == "durak B"


def take_turns(scene: Scene, *plays: str) -> None:
    """Let one attack after the other be taken."""
    for play in plays:
        scene.play(play, f"{scene.defender} take", "all hold")


def test_Q21_the_third_time_of_the_same_position_is_a_draw() -> None:
    scene = table("A 7h 8d", "B 9h 9d", "C 8c Jd")
    lap = ("A attack 7h", "C attack 8c", "B attack 7h", "A attack 8c", "C attack 7h", "B attack 8c")

    take_turns(scene, *lap)
    assert scene.hand("A") == cards("7h 8d")
    assert scene.over == ""
    take_turns(scene, *lap[:-1])
    assert scene.over == ""
    take_turns(scene, lap[-1])

    assert scene.over == "draw"
    assert scene.outcome.reason == "endless"
    assert scene.outcome.scores == (0.5, 0.5, 0.5)


def turn_without_discard(scene: Scene, rng: random.Random, seen: list[str]) -> None:
    """Attack with any card, which is taken, so that no position comes a third time."""
    for action in rng.sample(sorted(scene.legal(scene.opener)), len(scene.legal(scene.opener))):
        game, state = scene.game, scene.game.copy(scene.state)
        tried = Scene(game, state, scene.names)
        tried.play(f"{tried.opener} {action}", f"{tried.defender} take", "all hold")
        opener = tried.opener if tried.to_act else "nobody"
        position = f"{opener} {[sorted(tried.hand(name)) for name in tried.names]}"
        if seen.count(position) < 2:
            seen.append(position)
            scene.state = state
            return
    pytest.fail("every attack repeats a position")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_Q21_sixty_turns_without_a_discard_after_the_talon_are_a_draw(seed: int) -> None:
    rng = random.Random(seed)
    scene = table("A 6h 7h 9d Jd 10s", "B 6c 7c Qc Ad", "C 8h 8c Kc Ac")
    seen: list[str] = []

    for _ in range(59):
        turn_without_discard(scene, rng, seen)
    assert scene.over == ""
    scene.play(f"{scene.opener} {min(scene.legal(scene.opener))}", f"{scene.defender} take", "all hold")

    assert scene.over == "draw"
    assert scene.outcome.reason == "endless"


def test_Q21_turns_that_began_with_a_talon_do_not_count() -> None:
    rng = random.Random(4)
    scene = table("A 6h 7h 9d Jd", "B 6c 7c Qc Ad", "C 8h 8c Kc Ac", talon="10s")
    seen: list[str] = []

    for _ in range(60):
        turn_without_discard(scene, rng, seen)
    assert scene.over == ""
    scene.play(f"{scene.opener} {min(scene.legal(scene.opener))}", f"{scene.defender} take", "all hold")

    assert scene.over == "draw"


def beat_something(scene: Scene) -> None:
    """Lay an attack that the defender can beat, and discard it."""
    for attack in sorted(scene.legal(scene.opener)):
        tried = Scene(scene.game, scene.game.copy(scene.state), scene.names)
        tried.play(f"{tried.opener} {attack}")
        beats = sorted(tried.legal(tried.defender) - {"take"})
        if beats:
            tried.play(f"{tried.defender} {beats[0]}", "all hold")
            scene.state = tried.state
            return
    pytest.fail("nothing can be beaten")


def test_Q21_a_discard_starts_the_count_anew() -> None:
    rng = random.Random(5)
    scene = table("A 6h 7h 9d Jd 10s", "B 6c 7c Qc Ad", "C 8h 8c Kc Ac", transfer=False)
    seen: list[str] = []
    for _ in range(59):
        turn_without_discard(scene, rng, seen)

    beat_something(scene)
    for _ in range(59):
        turn_without_discard(scene, rng, seen)

    assert scene.over == ""
    turn_without_discard(scene, rng, seen)
    assert scene.over == "draw"


def test_Q22_an_opener_whose_time_is_up_plays_his_lowest_card() -> None:
    scene = table("A Kd 6s 7h 9c", "B 8d 9d")

    action = scene.game.idle(scene.state, 0)

    assert scene.game.text(action, scene.names) == "attack 7h"


def test_Q22_a_defender_whose_time_is_up_takes() -> None:
    scene = table("A Kd 6s 7h 9c", "B 8h 9d")
    scene.play("A attack 7h")

    action = scene.game.idle(scene.state, 1)

    assert scene.game.text(action, scene.names) == "take"


def test_Q22_a_thrower_whose_time_is_up_passes() -> None:
    scene = table("A Kd 6s 7h 7c", "B 8h 9d")
    scene.play("A attack 7h")

    action = scene.game.idle(scene.state, 0)

    assert scene.game.text(action, scene.names) == "hold"
