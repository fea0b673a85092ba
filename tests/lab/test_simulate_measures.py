"""What a summary says of many games follows from their rows: shares, their intervals, lengths, and luck."""

import io

import pytest
from rich.console import Console

from kozyr.cards import RANK_TEXTS
from kozyr.lab import measures
from kozyr.lab.columns import Row
from kozyr.lab.measures import Group, Luck
from kozyr.lab.shares import Share
from kozyr.lab.summary import print_tables, totals
from kozyr.lab.variants import Setup, variants

TWO = Setup("durak", 2, ("a", "b"))
TWO_RANDOM = Setup("durak", 2, ("random",))


def game(durak: int | None, *, deal: int = 1, rotation: int = 0, first: int = 0, length: int = 10) -> Row:
    """Give a game of two of which only this matters."""
    counted = dict.fromkeys(("bouts", "takes", "throws", "beats", "transfers", "returned", "over_throws"), 1)
    return {
        "seats": 2, "deal": deal, "rotation": rotation, "first": first, "length": length, "durak": durak,
        "outcome": "draw" if durak is None else "durak", "winners": "", "reason": "", **counted,
        **{f"seat{seat}_score": 0.5 if durak is None else float(seat != durak) for seat in range(2)},
        **{f"seat{seat}_bot": "ab"[(seat - rotation) % 2] for seat in range(2)},
    }  # fmt: skip


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (500, 1000, 0.469, 0.531), (0, 0, 0.0, 1.0)],
)
def test_the_interval_of_a_share_is_that_of_wilson(hits: int, of: int, low: float, high: float) -> None:
    assert Share(hits, of).interval() == pytest.approx((low, high), abs=0.0005)


def test_shares_leave_draws_out_and_follow_the_bot_and_the_turn() -> None:
    group = Group(TWO, (game(0, first=0), game(0, first=1), game(1, rotation=1, first=1), game(None)))

    assert measures.draws(group) == Share(1, 4)
    assert measures.by_turn(group) == [Share(2, 3), Share(1, 3)]
    assert measures.by_bot(group) == [Share(3, 3), Share(0, 3)]


def test_luck_is_the_share_of_deals_that_the_same_seat_loses_both_ways_round() -> None:
    bot = [game(0, deal=1), game(1, deal=1, rotation=1)]
    seat = [game(1, deal=2), game(1, deal=2, rotation=1), game(0, deal=3), game(0, deal=3, rotation=1)]
    drawn = [game(None, deal=4), game(1, deal=4, rotation=1)]

    assert measures.luck(Group(TWO, tuple(bot + seat + drawn))) == Luck(Share(1, 4), Share(2, 4), Share(1, 4))


def test_lengths_are_the_mean_the_median_and_what_95_of_100_do_not_exceed() -> None:
    group = Group(TWO, tuple(game(0, length=length) for length in [*range(1, 20), 1000]))

    assert measures.lengths(group) == (59.5, 10.5, 19)


def test_each_value_of_an_option_is_a_configuration() -> None:
    assert [setup.label for setup in variants(TWO, "transfer")] == ["transfer off", "transfer on"]
    assert [setup.label for setup in variants(TWO, "enchanted")] == ["none", *RANK_TEXTS, "all"]
    assert [setup.seats for setup in variants(Setup("blaze", 3, ("random",)), "players")] == [3, 4, 5]
    assert [dict(setup.table().game.options) for setup in variants(TWO_RANDOM, "strict_limit")] == [
        {}, {"strict_limit": True},
    ]  # fmt: skip


def test_tables_have_a_column_for_each_configuration_and_are_never_cut() -> None:
    groups = [
        Group(Setup("durak", 2, ("a", "b"), label=f"configuration {name}"), (game(0), game(1, rotation=1)))
        for name in "abcdefgh"
    ]
    told = io.StringIO()

    print_tables(Console(file=told, width=40), groups, paired=True)

    lines = told.getvalue().splitlines()
    heading = next(line for line in lines if "durak" in line)
    assert [f"configuration {name}" in heading for name in "abcdefgh"] == [True] * 8
    assert next(line for line in lines if "same bot in both games" in line).count("100.0 %") == 8
    assert "…" not in told.getvalue()


def test_totals_count_losses_by_seat() -> None:
    group = Group(TWO, (game(0), game(0), game(None)))

    assert totals(group).splitlines() == [
        "games 3", "draws 1", "actions 10.0", "seat 0 a durak 2 score 0.167", "seat 1 b durak 0 score 0.833",
    ]  # fmt: skip
