"""Our own scenarios cover the rulebook: every clause that a position can show has one."""

import re
from pathlib import Path

from kozyr import record

SCENARIOS = Path(__file__).parents[2] / "scenarios"
CLASSIC = [f"R{number}" for number in range(3, 37)] + [f"Q{number}" for number in range(1, 23)] + ["Q5a"]
BLAZE = [f"B{number}" for number in range(1, 35)]
# No classic position shows a look into the discard, the next dealer, a deal without a trump suit or an absent player.
ELSEWHERE = {"Q18", "Q19", "Q20", "Q22"}


def padded(clause: str) -> str:
    """Write a clause id so that files sort by it: R04, Q05a."""
    return re.sub(r"\d+", lambda number: f"{number[0]:0>2}", clause)


def test_every_classic_clause_that_a_position_shows_has_a_scenario() -> None:
    shown = {clause for file in SCENARIOS.rglob("*.toml") for clause in record.load(file).clauses}

    assert [clause for clause in CLASSIC if clause not in shown | ELSEWHERE] == []


def test_every_clause_of_blaze_has_a_scenario() -> None:
    shown = {clause for file in (SCENARIOS / "blaze").glob("*.toml") for clause in record.load(file).clauses}

    assert [clause for clause in BLAZE if clause not in shown] == []


def test_every_scenario_begins_its_name_with_a_clause_that_it_is_about() -> None:
    misnamed = [
        file.name
        for file in sorted(SCENARIOS.rglob("*.toml"))
        if file.stem.split("-")[0] not in {padded(clause) for clause in record.load(file).clauses}
    ]

    assert misnamed == []


def test_every_scenario_has_a_title_of_its_own() -> None:
    titles = [record.load(file).title for file in SCENARIOS.rglob("*.toml")]

    assert len(set(titles)) == len(titles)
    assert "" not in titles
