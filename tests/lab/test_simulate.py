"""The command `kozyr simulate`: tables and plots are whole or not there, and the same whoever plays the games."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from itertools import count
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import csv, parquet
from tests.lab.test_crew import local_cluster
from typer.testing import CliRunner, Result

from kozyr import record
from kozyr.cli.main import app
from kozyr.lab import runs
from kozyr.lab.runs import Plan, Task, Told, Workers
from kozyr.lab.variants import Setup


def simulate(*words: str | Path) -> Result:
    """Run kozyr simulate in this process."""
    return CliRunner().invoke(app, ["simulate", "--workers", "1", *(str(word) for word in words)])


def table(file: Path, *words: str | Path) -> pa.Table:
    """Simulate into a Parquet file and read it."""
    done = simulate("--out", file, *words)
    assert done.exit_code == 0, done.stderr
    return parquet.read_table(file)


def test_a_table_has_a_row_for_each_game_in_order(tmp_path: Path) -> None:
    told = table(tmp_path / "new" / "games.parquet", "-n", "5", "--seed", "3", "--players", "3")

    assert told["number"].to_pylist() == [1, 2, 3, 4, 5]
    assert told["seed"].to_pylist() == [3] * 5
    assert {told[f"seat{seat}_bot"][0].as_py() for seat in range(3)} == {"random"}
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["games.parquet"]


def test_csv_tells_the_same_as_parquet(tmp_path: Path) -> None:
    told = table(tmp_path / "games.parquet", "-n", "3", "--option", "enchanted=6,J")

    assert simulate("--out", tmp_path / "games.csv", "-n", "3", "--option", "enchanted=6,J").exit_code == 0

    types = csv.ConvertOptions(column_types=told.schema, strings_can_be_null=False)
    assert csv.read_csv(tmp_path / "games.csv", convert_options=types).equals(told)


def test_the_rows_agree_with_the_records_of_the_same_run(tmp_path: Path) -> None:
    told = table(tmp_path / "games.parquet", "-n", "3", "--records", tmp_path / "records", "--paired")

    records = [record.load(file) for file in sorted((tmp_path / "records").iterdir())]
    assert len(records) == told.num_rows == 6
    assert told["length"].to_pylist() == [len(list(record.acts(kept))) for kept in records]


def test_without_a_number_of_players_a_game_has_the_least_that_it_allows() -> None:
    done = simulate("-n", "1", "--game", "blaze")

    assert done.exit_code == 0, done.stderr
    assert [line.split()[:3] for line in done.stdout.splitlines()[-3:]] == [
        ["seat", str(seat), "random"] for seat in (0, 1, 2)
    ]


def test_several_configurations_stand_in_one_table(tmp_path: Path) -> None:
    told = table(tmp_path / "games.parquet", "-n", "1", "--game", "blaze", "--vary", "players")

    assert told["seats"].to_pylist() == [3, 4, 5]
    assert told["seat4_points"].null_count == 2
    assert told["number"].to_pylist() == [1, 1, 1]


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_a_plot_is_drawn_the_same_from_the_same_games(tmp_path: Path, suffix: str) -> None:
    words = ("-n", "3", "--vary", "transfer", "--paired")

    for name in ("one", "two"):
        assert simulate("--plot", tmp_path / f"{name}{suffix}", *words).exit_code == 0

    drawn = (tmp_path / f"one{suffix}").read_bytes()
    assert drawn.startswith(b"<?xml" if suffix == ".svg" else b"\x89PNG")
    assert (tmp_path / f"two{suffix}").read_bytes() == drawn
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("words", [["--game", "blaze", "--bots", "heuristic", "--players", "3"], []])
def test_a_summary_is_printed_for_each_game(words: list[str]) -> None:
    done = simulate("-n", "2", "--summary", *words)

    assert done.exit_code == 0, done.stderr
    assert "actions, mean" in done.stdout
    assert ("bets right" in done.stdout) == ("blaze" in words)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--out", "games.txt"], "--out games.txt: the name must end with .parquet or .csv"),
        (["--out", "games"], ".parquet or .csv"),
        (["--plot", "games.pdf"], "--plot games.pdf: the name must end with .svg or .png"),
        (["--out", "folder.csv"], "is a folder"),
        (["--out", "file/games.csv"], "cannot be written"),
        (["--plot", "file/games.svg"], "cannot be written"),
        (["--out", "games.csv", "-n", "0"], "--number: at least 1 game"),
        (["--out", "games.csv", "-n", "1000001"], "--number: at most 1000000 games"),
        (["--out", "games.csv", "--bots", "genius"], "'genius'"),
        (["--out", "games.csv", "--vary", "jokers"], "jokers"),
        (["--vary", "players", "--players", "3"], "--players gives their number"),
        (["--vary", "transfer", "--option", "transfer=false"], "--option gives it a value"),
        (["--vary", "transfer", "--records", "records"], "--vary plays several"),
        (["--vary", "teams"], "team play is for 4 seats"),
        (["--cluster", "tcp://127.0.0.1:1"], "a cluster has its own"),
    ],
)
def test_what_cannot_be_is_refused_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(runs, "run", lambda *_: pytest.fail("a game is played"))
    (tmp_path / "file").touch()
    (tmp_path / "folder.csv").mkdir()

    done = simulate(*words)

    assert done.exit_code == 2
    assert why in done.stderr
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "folder.csv"]


def test_a_library_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.lab.files.find_spec", lambda _: None)

    done = simulate("--out", tmp_path / "games.csv")

    assert done.exit_code == 2
    assert "needs pyarrow" in done.stderr


@pytest.mark.parametrize(
    ("writes", "option"), [("kozyr.lab.files.write_table", "--out"), ("kozyr.lab.plots.draw", "--plot")]
)
def test_a_disk_that_gets_full_is_told_and_nothing_is_left(
    writes: str, option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: Path, *_: object, **__: object) -> None:
        file.write_text("half of")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(writes, full)

    done = simulate("--out", tmp_path / "games.csv", "--plot", tmp_path / "games.svg", "-n", "1")

    file = tmp_path / ("games.csv" if option == "--out" else "games.svg")
    assert done.stderr == f"{option} {file}: cannot be written (No space left on device)\n"
    assert done.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_when_a_game_fails_nothing_is_left_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games.csv").write_text("of an earlier run")
    monkeypatch.setattr(runs, "row", lambda *_: 1 / 0)

    done = simulate("--out", tmp_path / "games.csv", "--plot", tmp_path / "games.svg", "-n", "1")

    assert isinstance(done.exception, ZeroDivisionError)
    assert [file.name for file in tmp_path.iterdir()] == ["games.csv"]
    assert (tmp_path / "games.csv").read_text() == "of an earlier run"


# ---- who plays the games

SETUPS = (Setup("durak", 2, ("random", "heuristic")), Setup("blaze", 3, ("random",), label="blaze"))
PLAN = Plan(SETUPS, 2, 9, paired=True)


@pytest.fixture
def short_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A task is one game, so that there are several."""
    monkeypatch.setattr(runs, "TASK_SECONDS", 0.0)


def played(workers: Workers) -> list[Told]:
    """Play the plan; what was heard of its progress is every game once."""
    heard: list[int] = []
    told = list(runs.run(PLAN, workers, heard.append))
    assert sum(heard) == len(told) == PLAN.size() == 10
    return told


@pytest.mark.usefixtures("short_tasks")
def test_two_processes_play_the_same_games_as_one() -> None:
    assert played(Workers(number=2)) == played(Workers(number=1))


@pytest.mark.usefixtures("short_tasks")
def test_a_cluster_plays_the_same_games_as_this_process() -> None:
    with local_cluster(2) as cluster:
        told = played(Workers(cluster=cluster.scheduler_address))

    assert told == played(Workers(number=1))


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.lab.crew_dask.ANSWERS", 0.2)
    words = ("--cluster", "tcp://127.0.0.1:1", "--out", str(tmp_path / "games.csv"))

    done = CliRunner().invoke(app, ["simulate", *words])

    assert done.exit_code == 2
    assert "127.0.0.1:1" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_task_gives_its_games_in_order() -> None:
    numbered = tuple(PLAN.games())

    told = runs.play(Task(PLAN, numbered[3:6]))

    assert [(one.label, one.row["number"]) for one in told] == [("", 4), ("blaze", 1), ("blaze", 2)]
    assert told == played(Workers(number=1))[3:6]


class Recorder:
    """A crew that plays at once, last task first, and remembers how many games each had."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def run(self, work: Callable[[Task], list[Told]], tasks: Sequence[Task]) -> Iterator[tuple[int, list[Told]]]:
        self.sizes += [len(task.games) for task in tasks]
        for place, task in reversed(list(enumerate(tasks))):
            yield place, work(task)


def test_a_task_has_as_many_games_as_were_played_in_its_time_and_the_order_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crew = Recorder()
    ticks = count(0, runs.TASK_SECONDS / 3)  # each look at the clock is a third of a task later: three games
    monkeypatch.setattr(runs, "crew", lambda *_: nullcontext(crew))
    monkeypatch.setattr(runs, "monotonic", lambda: next(ticks))

    told = played(Workers())

    assert crew.sizes == [3, 3, 1]
    assert told == played(Workers(number=1))
