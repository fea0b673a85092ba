"""A worker killed in the middle of a run changes nothing: the same seed gives the same games, whoever played them."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.lab import errands
from tests.lab.test_crew import local_cluster
from tests.lab.tournaments import Here, quiet, small, told

from kozyr.lab import runs, tournament
from kozyr.lab.crew import crew
from kozyr.lab.holding import hold
from kozyr.lab.runs import Plan, Workers
from kozyr.lab.variants import Setup


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Dask cluster of two processes."""
    with local_cluster(2) as made:
        yield made.scheduler_address


@pytest.fixture(params=["processes", "dask"])
def workers(request: pytest.FixtureRequest) -> Workers:
    """Two workers of each kind."""
    return Workers(cluster=request.getfixturevalue("cluster")) if request.param == "dask" else Workers(number=2)


def test_a_simulation_whose_worker_is_killed_has_the_same_rows(
    workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setups = Setup("durak", 3, ("random", "heuristic")), Setup("blaze", 3, ("heuristic",), label="blaze")
    plan = Plan(setups, 3, 7)
    whole = list(runs.run(plan, Workers(number=1), quiet))
    monkeypatch.setattr(runs, "TASK_SECONDS", 0.0)
    monkeypatch.setattr(runs, "play", partial(errands.simulated, str(tmp_path / "slain")))

    played = list(runs.run(plan, workers, quiet))

    assert (tmp_path / "slain").exists()
    assert played == whole


def test_a_tournament_whose_worker_is_killed_comes_to_the_same_standings(
    workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = small("random,heuristic,beginner", deals=3)
    whole = told(hold(plan, Here(), None, quiet))
    monkeypatch.setattr(tournament, "play", partial(errands.met, str(tmp_path / "slain")))

    with crew(workers.cluster, workers.number) as hired:
        found = hold(plan, hired, tmp_path / "kept", quiet)

    assert (tmp_path / "slain").exists()
    assert told(found) == whole
    assert len((tmp_path / "kept" / "games.jsonl").read_bytes().splitlines()) == 1 + 2 * len(plan.lineups)
