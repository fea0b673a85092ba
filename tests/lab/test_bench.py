"""The benchmark measures what it says: the same names interpreted and compiled, true ratios, a real server."""

import json

import pytest
from typer.testing import CliRunner

from kozyr import bots
from kozyr.cli.main import app
from kozyr.lab import bench, load, speed, visiting, waiting

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
    measured = bench.Bench(compiled=True, rates=RATES, server=None, bots=None)

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
    monkeypatch.setattr(visiting, "SERVE", "raise SystemExit(1)")

    for measure in (lambda: load.answers(tables=1), lambda: waiting.waiting(tables=1)):
        with pytest.raises(visiting.LoadError, match="did not start"):
            measure()


def test_the_wait_for_each_level_and_the_loop_behind_it_are_measured() -> None:
    measured = waiting.waiting(tables=2, seconds=1.0, moves=2)

    assert list(measured.moves) == list(bots.LEVELS)
    assert all(0 < time.p50 <= time.p95 for time in measured.moves.values())
    assert measured.lag_p99 > 0


def test_the_lag_counts_only_what_came_between_two_readings() -> None:
    def reading(*numbers: int) -> str:
        bounds = ("0.001", "0.005", "0.01", "+Inf")
        lines = [
            f'{waiting.LAG}_bucket{{le="{bound}"}} {number}' for bound, number in zip(bounds, numbers, strict=True)
        ]
        return "\n".join([f"# TYPE {waiting.LAG} histogram", *lines, ""])

    before = reading(0, 0, 0, 50)

    assert waiting.lag_p99(before, reading(98, 99, 100, 150)) == 5.0
    assert waiting.lag_p99(before, reading(98, 98, 99, 150)) == 10.0
    assert waiting.lag_p99(before, reading(100, 100, 100, 150)) == 1.0


def test_the_command_prints_json_or_lines_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    latency = load.Latency(2.5, 4.0)
    answers = load.Answers(200, latency, latency, 700.0, 4200.0)
    waited = waiting.Waiting(8, 7.5, {"master": latency})

    def measure(*, server: bool) -> bench.Bench:
        return bench.Bench(
            compiled=True, rates=RATES, server=answers if server else None, bots=waited if server else None
        )

    monkeypatch.setattr(bench, "measure", measure)

    as_json = json.loads(CliRunner().invoke(app, ["bench", "--json"]).stdout)
    lines = CliRunner().invoke(app, ["bench"]).stdout
    alone = CliRunner().invoke(app, ["bench", "--no-server"]).stdout

    assert as_json["compiled"] is True
    assert as_json["rates"] == RATES
    assert as_json["server"]["calm"] == {"p50": 2.5, "p95": 4.0}
    assert as_json["bots"] == {"tables": 8, "lag_p99": 7.5, "moves": {"master": {"p50": 2.5, "p95": 4.0}}}
    assert "The rules run compiled." in lines
    assert "7.5 ms" in lines
    assert "4,200.0 in a second" in lines
    assert "sockets" not in alone
