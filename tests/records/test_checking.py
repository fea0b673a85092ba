"""Claims are held against the game: what holds passes, what does not is told with its step and what is so."""

import pytest

from kozyr import record

HEAD = """\
game = "durak"
seats = ["Ana", "Boris", "Vera"]
[position]
trump = "s"
[position.hands]
Ana = "7h 7d Kc"
Boris = "9h 10h 6s"
Vera = "7c Qd"
[play]
"""


def failure_of(*lines: str) -> str | None:
    """Check a script on one table of three; what failed, if anything did."""
    text = "\n".join(lines)
    failure = record.check(record.read(f"{HEAD}script = '''\n{text}\n'''"))
    return None if failure is None else str(failure)


TRUE_LINES = [
    "= to_act Ana",
    "= opener Ana",
    "= defender Boris",
    "= table",
    "= hand Ana 7d Kc 7h",
    "= count Vera 2",
    "= talon 0",
    "= discard 28",
    "= discard 028",
    "= limit 3",
    "= trump s",
    "= direction 1",
    "= out",
    "= legal Ana attack Kc; attack 7d;attack 7h ; attack 7h",
    "= legal Boris",
    "? Ana attack 7h",
    "! Ana attack Ah",
    "! Ana throw 7h",
    "! Ana attack 8h=c",
    "! Ana reverse",
    "!  Boris\ttake",
    "Ana   attack   7h",
    "all hold",
]

FALSE_LINES = {
    "= to_act Boris": "to_act Ana",
    "= to_act": "to_act Ana",
    "= opener Boris": "opener Ana",
    "= defender Vera": "defender Boris",
    "= table 9h/10h 9c": "table",
    "= hand Ana 7d 7h": "hand Ana 7d 7h Kc",
    "= hand Ana 7d 7h Kc Kc": "hand Ana 7d 7h Kc",
    "= count Vera 3": "count Vera 2",
    "= talon 1": "talon 0",
    "= discard 0": "discard 28",
    "= limit 6": "limit 3",
    "= trump none": "trump s",
    "= direction -1": "direction 1",
    "= out Vera": "out",
    "= legal Ana attack 7h": "legal Ana attack 7d; attack 7h; attack Kc",
    "= legal Boris take": "legal Boris",
    "= over draw": "over none",
    "Boris attack 9h": "refused: only-opener (R15), seat Ana",
    "? Ana throw 7h": "refused: not-opened (R15)",
    "! Ana attack 7h": "it is legal",
}


@pytest.mark.parametrize("line", TRUE_LINES)
def test_a_line_that_holds_passes(line: str) -> None:
    assert failure_of(line) is None


@pytest.mark.parametrize(("line", "found"), FALSE_LINES.items(), ids=FALSE_LINES)
def test_a_line_that_does_not_hold_says_what_is_so(line: str, found: str) -> None:
    assert failure_of(line) == f'step 1 "{line}": {found}'


def test_a_claim_changes_nothing() -> None:
    claims = ("? Ana attack 7h", "! Ana attack Ah", "= legal Ana attack 7h; attack 7d; attack Kc")

    assert failure_of("= hand Ana 7h 7d Kc", *claims, "= hand Ana 7h 7d Kc", "= table", "= to_act Ana") is None


def test_steps_count_the_lines_that_are_not_blank_or_remarks() -> None:
    assert failure_of("# a remark", "", "Ana attack 7h", "   ", "  #another", "= talon 9") == (
        'step 2 "= talon 9": talon 0'
    )


def test_the_first_line_that_does_not_hold_ends_the_run() -> None:
    assert failure_of("= talon 1", "= talon 2") == 'step 1 "= talon 1": talon 0'


def test_all_hold_lets_every_attacker_hold_who_may() -> None:
    assert failure_of("Ana attack 7h", "Vera hold", "all hold", "= to_act Boris") is None


def test_all_hold_is_nothing_when_nobody_may() -> None:
    assert failure_of("all hold", "all hold", "= to_act Ana", "= table") is None


def test_all_hold_stops_with_the_bout() -> None:
    beaten = ("Ana attack 7h", "Boris beat 7h 9h", "all hold", "= opener Boris", "= to_act Boris")

    assert failure_of(*beaten, "Boris attack 10h", "= to_act Ana Boris Vera") is None


def ended(*lines: str) -> str | None:
    """Check a script on a table of two with one card each."""
    head = 'game = "durak"\nseats = ["A", "B"]\n[position]\ntrump = "s"\nhands = {A = "8c", B = "7d 7h"}\n[play]\n'
    text = "\n".join(("A attack 8c", "B take", *lines))
    failure = record.check(record.read(f"{head}script = '''\n{text}\n'''"))
    return None if failure is None else str(failure)


def test_the_end_is_told_and_nothing_moves_after_it() -> None:
    assert ended("= over durak B", "= out A", "= to_act", "= legal B", "! B attack 7d", "all hold") is None


@pytest.mark.parametrize("claim", ["= opener A", "= defender B", "= limit 1"])
def test_after_the_end_nobody_opens_or_defends(claim: str) -> None:
    assert ended(claim) == f'step 3 "{claim}": {claim.split()[1]} none'


def test_another_durak_is_told() -> None:
    assert ended("= over durak A") == 'step 3 "= over durak A": over durak B'
