"""The benchmark measures what it says: the same names interpreted and compiled, true ratios, a real server."""

import json

import pytest
from typer.testing import CliRunner

from kozyr.cli.main import app
from kozyr.lab import bench, load, speed

RATES = {
    "steps inside": 900.0,
    "steps inside, all nine sets": 450.0,
    "steps inside, team": 990.0,
    "steps inside, Blaze": 540.0,
    "steps driven from Python": 300.0,
    "guesses with a play-out": 5.0,
    "copies": 1800.0,
    "steps inside, interpreted": 9.0,
    "steps driven, interpreted": 6.0,
}


def test_ratios_compare_what_their_names_say() -> None:
    measured = bench.Bench(compiled=True, rates=RATES, server=None)

    assert measured.ratios() == {
        "inside against interpreted": 100.0,
        "driven against driven interpreted": 50.0,
        "all nine sets against classic": 0.5,
        "team against classic": 1.1,
        "Blaze against classic": 0.6,
        "copies against steps": 2.0,
    }


def test_the_interpreted_run_measures_the_same_things() -> None:
    here = speed.rates(rounds=1)
    there = speed.interpreted_rates(rounds=1)

    assert there.keys() == here.keys()
    assert all(rate > 0 for rate in there.values())


def test_the_server_is_measured_at_every_table_and_stopped() -> None:
    answers = load.answers(tables=2)

    assert answers.sockets == 8
    assert 0 < answers.calm.p50 <= answers.calm.p95
    assert 0 < answers.busy.p50 <= answers.busy.p95
    assert answers.messages > answers.taps > 0


def test_a_server_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "SERVE", "raise SystemExit(1)")

    with pytest.raises(load.LoadError, match="did not start"):
        load.answers(tables=1)


def test_the_command_prints_json_or_lines_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    latency = load.Latency(2.5, 4.0)
    answers = load.Answers(200, latency, latency, 700.0, 4200.0)
    monkeypatch.setattr(
        bench, "measure", lambda *, server: bench.Bench(compiled=True, rates=RATES, server=answers if server else None)
    )

    as_json = json.loads(CliRunner().invoke(app, ["bench", "--json"]).stdout)
    lines = CliRunner().invoke(app, ["bench"]).stdout
    alone = CliRunner().invoke(app, ["bench", "--no-server"]).stdout

    assert as_json["compiled"] is True
    assert as_json["rates"] == RATES
    assert as_json["server"]["calm"] == {"p50": 2.5, "p95": 4.0}
    assert "The rules run compiled." in lines
    assert "4,200.0 in a second" in lines
    assert "sockets" not in alone
