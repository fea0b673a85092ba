"""A row tells what happened in a game: its counts agree with the plays written out, and with the rules' own sums."""

import doctest
import re
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from kozyr.cards import RANK_TEXTS
from kozyr.lab import columns as lists
from kozyr.lab import rows, shares, simulate
from kozyr.lab.columns import Row, columns
from kozyr.lab.rows import row
from kozyr.lab.runs import Plan, Workers, run
from kozyr.lab.simulate import Played, Table
from kozyr.lab.variants import Setup

DURAK = [
    Setup("durak", 2, ("random",)),
    Setup("durak", 3, ("random", "heuristic"), {"enchanted": list(RANK_TEXTS)}),
    Setup("durak", 4, ("random",), {"teams": True}),
    Setup("durak", 6, ("random",), {"transfer": False, "take_surplus": True}),
]
BLAZE = [Setup("blaze", seats, ("random", "heuristic")) for seats in (3, 4, 5)]


def called(setup: Setup) -> str:
    """Name a table in the name of a test."""
    return " ".join([setup.game, str(setup.seats), *setup.options])


def games(setup: Setup, number: int = 4) -> list[tuple[Table, Played, Row]]:
    table = setup.table()
    return [(table, played, row(table, played)) for played in simulate.deals(table, 5, number)]


def verbs(table: Table, played: Played) -> Counter[str]:
    """Count the plays of a game by the first word of how records write them."""
    names = [str(seat) for seat in range(table.game.seats)]
    return Counter(table.game.text(action, names).split()[0] for _, action in played.acts)


def number(told: Row, column: str) -> float:
    value = told[column]
    assert isinstance(value, int | float)
    return value


@pytest.mark.parametrize("setup", DURAK, ids=called)
def test_a_game_of_durak_is_counted_as_its_plays_say(setup: Setup) -> None:
    for table, played, told in games(setup):
        plays = verbs(table, played)

        assert told["length"] == len(played.acts) == sum(plays.values())
        assert [told[name] for name in ("throws", "beats", "transfers", "takes")] == [
            plays[verb] for verb in ("throw", "beat", "transfer", "take")
        ]
        assert told["bouts"] == plays["attack"]
        assert number(told, "over_throws") <= number(told, "returned") + number(told, "beats")
        assert told["first"] == played.acts[0][0]
        assert told["first_score"] == played.outcome.scores[played.acts[0][0]]


@pytest.mark.parametrize("setup", BLAZE, ids=called)
def test_a_game_of_blaze_is_counted_as_its_plays_say(setup: Setup) -> None:
    for table, played, told in games(setup):
        plays = verbs(table, played)
        seats = range(setup.seats)
        parts = ("1_1", "1_2", "2_1", "2_2")

        assert plays["bet"] == 2 * setup.seats
        assert sum(number(told, f"length_{part}") for part in parts) == len(played.acts) - plays["bet"]
        assert sum(number(told, f"bouts_{part}") for part in parts) == told["bouts"]
        assert [told[name] for name in ("throws", "beats", "takes")] == [
            plays[verb] for verb in ("extend", "reject", "pass")
        ]
        for played_round in (1, 2):
            feathers = sorted(number(told, f"seat{seat}_feather_{played_round}") for seat in seats)
            assert feathers == [0, *range(played_round, setup.seats - 1 + played_round)]
            assert told[f"seat{told[f'loser_{played_round}']}_feather_{played_round}"] == 0
            assert told[f"seat{told[f'winner_{played_round}']}_feather_{played_round}"] == feathers[-1]
            on = [told[f"seat{seat}_bet_on_{played_round}"] for seat in seats]
            assert on.count(told[f"loser_{played_round}"]) == told[f"bets_right_{played_round}"]


@pytest.mark.parametrize("setup", BLAZE, ids=called)
def test_all_points_make_the_sum_of_the_rules_b32(setup: Setup) -> None:
    for _, played, told in games(setup):
        points = [number(told, f"seat{seat}_points") for seat in range(setup.seats)]

        assert sum(points) == {3: 8, 4: 15, 5: 24}[setup.seats] + number(told, "ones_1") + number(told, "ones_2")
        assert told["spread"] == max(points) - min(points)
        assert points[played.outcome.seats[0]] == max(points)
        assert told["ties"] == setup.seats - len(set(points))


@pytest.mark.parametrize("setup", [*DURAK, *BLAZE], ids=called)
def test_a_row_has_exactly_the_columns_that_are_declared(setup: Setup) -> None:
    kinds = {"int": int, "float": float, "text": str, "flag": bool}
    listed = columns(setup.game, setup.seats)

    told = next(run(Plan((setup,), 1, 3), Workers(number=1), lambda _: None)).row

    assert sorted(told) == sorted(column.name for column in listed)
    for column in listed:
        value = told[column.name]
        assert value is None or type(value) is kinds[column.kind], column.name


def test_surplus_cards_come_back_and_are_counted() -> None:
    told = [told for _, _, told in games(Setup("durak", 4, ("random",)), 12)]

    assert sum(number(one, "returned") for one in told) > 0
    assert sum(number(one, "over_throws") for one in told) > 0


def test_with_a_strict_limit_nothing_is_thrown_over_it() -> None:
    told = [told for _, _, told in games(Setup("durak", 4, ("random",), {"strict_limit": True}), 8)]

    assert [one["over_throws"] for one in told] == [0] * 8
    assert {one["options"] for one in told} == {"strict_limit=true"}


def test_a_rotation_moves_the_bots_and_nothing_else() -> None:
    setup = Setup("durak", 3, ("random", "heuristic", "random"))

    told = [one.row for one in run(Plan((setup,), 2, 1, paired=True), Workers(number=1), lambda _: None)]

    assert [(one["number"], one["deal"], one["rotation"]) for one in told] == [
        (1, 1, 0), (2, 1, 1), (3, 1, 2), (4, 2, 0), (5, 2, 1), (6, 2, 2),
    ]  # fmt: skip
    assert [[one[f"seat{seat}_bot"] for seat in range(3)].index("heuristic") for one in told] == [1, 2, 0, 1, 2, 0]
    for dealt in ("dealer", "first", "seat0_trumps", "seat1_trumps", "seat2_trumps"):
        assert len({one[dealt] for one in told[:3]}) == 1


def test_the_page_of_the_lab_tells_every_column_in_the_same_words() -> None:
    page = Path(__file__).parents[2] / "docs" / "lab.md"
    line = re.compile(r"^\| `(\S+)` \| (int|float|text|flag) \| (.+) \|$", re.MULTILINE)

    told = line.findall(page.read_text(encoding="utf-8"))

    listed = (*lists.COMMON, *lists.DURAK, *lists.BLAZE)
    assert told == [(column.name, column.kind, column.tells) for column in listed]


@pytest.mark.parametrize("module", [lists, rows, shares, simulate], ids=lambda module: module.__name__)
def test_the_examples_in_the_docstrings_hold(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)

    assert tried > 0
    assert failed == 0
