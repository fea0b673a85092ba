"""The review of a game: moves in order, a line of chances a seat that ends with its score, at most five moments."""

import json

import pytest
from tests.review.games import FEW, LOST_WIN, golden, position

from kozyr import record, review
from kozyr.review import Judged

PART = 6  # decisions of each golden game


def reviewed(text: str, *, first: int | None = None) -> review.Review:
    read = record.read(text)
    steps = review.decisions(read)[:first]
    return review.assemble(read, [review.judge(text, step, iterations=FEW) for step in steps])


def judged(step: int, loss: float = 0.0, seat: int = 0) -> Judged:
    """A decision with a chance that falls by the loss."""
    better = f"beat {step}" if loss else None
    return Judged(
        step=step,
        seat=seat,
        action="take",
        before=0.9,
        after=0.9 - loss,
        better=better,
        open_before=None,
        open_after=None,
        loss=loss,
        why="review-why-other" if loss else None,
        values={"seat": seat} if loss else {},
    )


def test_moves_stand_in_the_order_of_their_steps() -> None:
    found = review.assemble(record.read(LOST_WIN), [judged(3), judged(1), judged(2, seat=1)])

    assert [move["step"] for move in found["moves"]] == [1, 2, 3]
    assert set(found["moves"][0]) == {
        *("step", "seat", "action", "before", "after", "better", "open_before", "open_after"),
    }


def test_the_five_worst_moments_are_told_the_worst_first() -> None:
    losses = {1: 0.1, 2: 0.3, 3: 0.0, 4: 0.2, 5: 0.05, 6: 0.3, 7: 0.06}

    found = review.assemble(record.read(LOST_WIN), [judged(step, loss) for step, loss in losses.items()])

    assert [moment["step"] for moment in found["moments"]] == [2, 6, 4, 1, 7]
    assert found["moments"][0] == {
        "step": 2,
        "seat": 0,
        "action": "take",
        "better": "beat 2",
        "loss": 0.3,
        "why": "review-why-other",
        "values": {"seat": 0},
    }


def test_a_line_has_the_chances_after_the_decisions_of_its_seat_and_ends_with_its_score() -> None:
    read = record.read(LOST_WIN)
    *_, last = record.replay(read)

    found = review.assemble(read, [judged(1, 0.4), judged(2, 0.1, seat=1), judged(4, seat=1)])

    assert found["finished"]
    assert last["facts"]["over"] == "draw"
    assert found["lines"] == [
        [{"step": 1, "chance": 0.5}, {"step": last["step"], "chance": 0.5}],
        [{"step": 2, "chance": 0.8}, {"step": 4, "chance": 0.9}, {"step": last["step"], "chance": 0.5}],
    ]


def test_an_unfinished_game_is_reviewed_as_far_as_it_went() -> None:
    text = position({"Ana": "6h As", "Boris": "7h Kd"}, "Ana attack 6h")

    found = reviewed(text)

    assert not found["finished"]
    assert [move["step"] for move in found["moves"]] == [1]
    assert [len(line) for line in found["lines"]] == [1, 0]


def test_a_game_in_which_nothing_was_played_has_an_empty_review() -> None:
    found = reviewed(position({"Ana": "6h As", "Boris": "7h Kd"}, "= trump s"))

    assert found == {"seats": 2, "finished": False, "moves": [], "lines": [[], []], "moments": []}


def test_a_won_endgame_that_was_thrown_away_is_the_moment_of_the_game() -> None:
    found = reviewed(LOST_WIN)

    assert [(moment["step"], moment["better"], moment["why"]) for moment in found["moments"]] == [
        (1, "attack As", "review-why-won-drawn")
    ]


@pytest.mark.parametrize("name", ["all-sets", "team-all-sets", "house-rules", "six-players", "blaze-four-players"])
def test_every_game_can_be_reviewed(name: str) -> None:
    found = reviewed(golden(name), first=PART)

    assert found["finished"]
    assert len(found["moves"]) == PART
    assert all(0.0 <= move["after"] <= move["before"] <= 1.0 for move in found["moves"])
    assert json.loads(json.dumps(found)) == found


def test_the_bets_of_blaze_are_decisions() -> None:
    text = golden("blaze-four-players")
    read = record.read(text)
    bets = [step["step"] for step in record.replay(read) if " bet " in str(step["action"])]

    found = review.judge(text, bets[0], iterations=FEW)

    assert set(bets) <= set(review.decisions(read))
    assert found["action"].startswith("bet ")
    assert (found["open_before"], found["open_after"]) == (None, None)
