"""A decision is judged from what its player knew, the same each time, and exactly where every card is known."""

import json
from collections.abc import Sequence

import pytest
from tests.review.games import FEW, LOST_WIN, golden, position

from kozyr import record, review

TALON = "8h Jh Qh Kh 8s"


def test_a_decision_is_an_action_of_a_player_who_had_a_choice() -> None:
    read = record.read(golden("two-players"))
    steps = {step["step"]: step for step in record.replay(read)}

    found = review.decisions(read)

    assert len(found) > 30
    for number in range(1, len(steps)):
        mover, _, _ = str(steps[number]["action"]).partition(" ")
        assert (number in found) == (len(steps[number - 1]["legal"][mover]) > 1)


def test_what_an_illegal_record_holds_is_told_with_its_line_and_clause() -> None:
    broken = record.read(golden("two-players").replace("\nBoris beat Jd Ad\n", "\nBoris beat Jd 9c\n"))

    with pytest.raises(record.RecordError, match=r'^step \d+ "Boris beat Jd 9c": refused: beat-suit \(R7\)'):
        review.decisions(broken)


@pytest.mark.parametrize("step", [0, 4, 99])
def test_only_a_decision_can_be_judged(step: int) -> None:
    with pytest.raises(ValueError, match=f"step {step} of this record is no decision"):
        review.judge(LOST_WIN, step)


def test_a_win_that_was_thrown_away_is_found_with_the_action_that_kept_it() -> None:
    judged = review.judge(LOST_WIN, 1, iterations=FEW)

    assert judged["action"] == "attack 6h"
    assert judged["better"] == "attack As"
    assert (judged["before"], judged["after"]) == (1.0, 0.5)
    assert (judged["open_before"], judged["open_after"]) == (1.0, 0.5)
    assert judged["why"] == "review-why-won-drawn"
    assert judged["values"] == {"seat": 0, "card": "6h", "better": "As", "other": 1}


def test_the_best_play_of_an_endgame_loses_nothing() -> None:
    judged = review.judge(
        LOST_WIN.replace("Ana attack 6h\nBoris beat 6h 7h\nall hold\nBoris attack Kd", "Ana attack As"), 1
    )

    assert (judged["before"], judged["after"], judged["loss"]) == (1.0, 1.0, 0.0)
    assert judged["better"] is None
    assert judged["why"] is None


def test_nothing_is_exact_while_there_are_cards_to_draw() -> None:
    text = position({"Ana": "6h As", "Boris": "7h Kd"}, "Ana attack 6h", talon=TALON)

    judged = review.judge(text, 1, iterations=FEW)

    assert (judged["open_before"], judged["open_after"]) == (None, None)


def test_the_same_decision_is_judged_the_same_each_time() -> None:
    text = golden("all-sets")
    steps = review.decisions(record.read(text))[5:9]

    first = [review.judge(text, step, iterations=FEW) for step in steps]

    assert [review.judge(text, step, iterations=FEW) for step in steps] == first
    assert json.loads(json.dumps(first)) == first


@pytest.mark.parametrize(
    ("script", "hands", "others", "talons"),
    [
        (
            "Ana attack 7c",
            {"Ana": "7c 9d Ac Kc"},
            ({"Boris": "6c 6d Qd 9c"}, {"Boris": "8h 6d Kh 9c"}),
            (TALON, "6c Qh Jh Qd 8s"),
        ),
        (
            "Ana attack 7c\nBoris take",
            {"Boris": "6c 6d Qd 9c"},
            ({"Ana": "7c 9d Ac Kc"}, {"Ana": "7c 8h Jh Kc"}),
            (TALON, "Kh 9d Ac Qh 8s"),
        ),
    ],
    ids=["attacker", "defender"],
)
def test_cards_changed_behind_the_back_of_the_mover_change_nothing(
    script: str, hands: dict[str, str], others: Sequence[dict[str, str]], talons: Sequence[str]
) -> None:
    judged = []
    for other, talon in zip(others, talons, strict=True):
        text = position(dict(sorted({**hands, **other}.items())), script, talon=talon)
        judged.append(review.judge(text, script.count("\n") + 1, iterations=60))

    assert judged[0] == judged[1]
    assert 0.0 < judged[0]["before"] < 1.0


def test_a_player_who_answers_before_the_others_are_done_is_judged_by_his_own_choices() -> None:
    """The attacker is asked first, but the defender need not wait for him (Q3)."""
    text = position({"Ana": "9h 9c Kc", "Boris": "10h Ac As"}, "Ana attack 9h\nBoris take", talon=TALON)

    judged = review.judge(text, 2, iterations=400)

    assert 0.0 < judged["after"] < judged["before"] < 1.0
    assert judged["better"] == "beat 9h 10h"
    assert judged["why"] == "review-why-take-beat"
