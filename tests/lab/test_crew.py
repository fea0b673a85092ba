"""Work is done whoever does it, and done again when a worker is killed."""

import logging
import os
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import dask.config
import pytest
from distributed import LocalCluster
from tests.lab import errands

from kozyr import __version__
from kozyr.lab.crew import ClusterError, Crew, crew

PATIENCE = 60  # seconds until a test that waits in vain fails


def local_cluster(workers: int) -> LocalCluster:
    """A scheduler and workers on free ports of this machine only."""
    return LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    )


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Dask cluster of two processes that blames a task sooner than usual."""
    with dask.config.set({"distributed.scheduler.allowed-failures": 1}), local_cluster(2) as made:
        yield made.scheduler_address


@pytest.fixture(params=["processes", "dask"])
def workers(request: pytest.FixtureRequest) -> Iterator[Crew]:
    """Two workers of each kind."""
    if request.param == "dask":
        with crew(request.getfixturevalue("cluster")) as made:
            yield made
    else:
        with crew(workers=2) as made:
            yield made


def test_every_task_is_done_once(workers: Crew) -> None:
    done = list(workers.run(errands.square, range(20)))

    assert sorted(done) == [(place, place * place) for place in range(20)]


def test_a_task_whose_worker_is_killed_is_done_again_and_nothing_is_lost(workers: Crew, tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path / str(number)) if number in (1, 5) else "") for number in range(12)]

    done = list(workers.run(errands.square_slain_once, tasks))

    assert sorted(done) == [(place, place * place) for place in range(12)]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["1", "5"]


def test_a_task_that_always_kills_its_worker_is_named(workers: Crew) -> None:
    with pytest.raises(ClusterError, match=r"task 3 loses its worker .*: 2"):
        list(workers.run(errands.slay, [0, 1, 5, 2, 7]))

    assert sorted(workers.run(errands.square, [3, 4])) == [(0, 9), (1, 16)]


def test_what_the_work_raises_is_raised(workers: Crew) -> None:
    with pytest.raises(ValueError, match="2 is not done"):
        list(workers.run(errands.refuse, range(5)))


def test_who_stops_listening_can_ask_again(workers: Crew) -> None:
    running = workers.run(errands.square, range(20))
    next(running)
    running.close()  # type: ignore[attr-defined] # a generator

    assert list(workers.run(errands.square, [6])) == [(0, 36)]


def test_processes_end_when_the_one_who_started_them_is_killed() -> None:
    program = "from tests.lab.test_crew import hold_a_process; hold_a_process()"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as starter:
        assert starter.stdout is not None
        worker = os.pidfd_open(int(starter.stdout.readline()))

        starter.kill()

    ended, _, _ = select.select([worker], [], [], PATIENCE)
    os.close(worker)
    assert ended


def hold_a_process() -> None:
    """Tells which process works and keeps it for as long as nobody writes."""
    with crew(workers=1) as made:
        [(_, worker)] = made.run(errands.process, [0])
        print(worker, flush=True)
        sys.stdin.readline()


def test_a_cluster_with_another_version_is_told(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.lab.crew_dask.__version__", "77")

    with pytest.raises(ClusterError, match=rf"must have kozyr\[lab\] 77; it answers {__version__}"), crew(cluster):
        pytest.fail("the versions differ")


def test_where_no_cluster_is_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.lab.crew_dask.ANSWERS", 0.2)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{closed.getsockname()[1]}"

        with pytest.raises(ClusterError, match=f"no Dask cluster answers at '{address}'"), crew(address):
            pytest.fail("there is no cluster")


@pytest.mark.parametrize("address", ["", "nonsense", "tcp://127.0.0.1", "foo://127.0.0.1:1"])
def test_what_is_no_address_is_told(address: str) -> None:
    with pytest.raises(ClusterError, match=f"no Dask cluster answers at '{address}'"), crew(address):
        pytest.fail("there is no cluster")


def test_another_server_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.lab.crew_dask.ANSWERS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"127.0.0.1:{mute.getsockname()[1]}"

        with pytest.raises(ClusterError, match="no Dask cluster answers"), crew(address):
            pytest.fail("there is no cluster")


@pytest.mark.parametrize("greeting", [b"SSH-2.0-OpenSSH_9.2p1\r\n", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\0" * 64])
def test_a_server_that_speaks_otherwise_is_no_cluster(greeting: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, ThreadPoolExecutor(1) as threads:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        answered = threads.submit(greet, other, greeting)

        with pytest.raises(ClusterError, match=f"no Dask cluster answers at '{address}'"), crew(address):
            pytest.fail("there is no cluster")
        answered.result()


def greet(server: socket.socket, greeting: bytes) -> None:
    """Answers the first who calls, and hangs up when he does."""
    caller, _ = server.accept()
    with caller:
        caller.sendall(greeting)
        while caller.recv(1000):
            pass


def test_the_client_of_a_cluster_tells_nothing_in_lines_of_its_own(cluster: str) -> None:
    log = logging.getLogger("distributed.client")

    with crew(cluster):
        assert not log.isEnabledFor(logging.ERROR)

    assert log.isEnabledFor(logging.ERROR)


def test_a_cluster_without_workers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.lab.crew_dask.STARTS", 0.5)
    with (
        local_cluster(0) as empty,
        pytest.raises(ClusterError, match="has no workers"),
        crew(empty.scheduler_address),
    ):
        pytest.fail("there are no workers")


@pytest.mark.parametrize("number", [0, -1])
def test_at_least_one_worker_works(number: int) -> None:
    with pytest.raises(ValueError, match="at least 1 worker"), crew(workers=number):
        pytest.fail("there are no workers")


def test_a_cluster_has_its_own_number_of_workers() -> None:
    with pytest.raises(ValueError, match="its own number"), crew("tcp://127.0.0.1:1", workers=2):
        pytest.fail("both are given")
