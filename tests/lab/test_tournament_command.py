"""`kozyr tournament` prints standings and keeps them, or says what is wrong and writes nothing."""

import socket
from pathlib import Path

import pytest
from msgspec import json
from tests.lab.tournaments import kept
from typer.testing import CliRunner, Result

from kozyr.cli.main import app
from kozyr.lab import standings_shown
from kozyr.lab.standings import Standings


def tournament(*words: str | Path) -> Result:
    """Run kozyr tournament in this process, with one other process that plays."""
    workers = () if "--workers" in words or "--cluster" in words else ("--workers", "1")
    return CliRunner().invoke(app, ["tournament", *(str(word) for word in words), *workers])


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def test_the_standings_are_printed() -> None:
    done = tournament("-n", "4", "--bots", "random,heuristic,beginner", "--seed", "2", "--option", "transfer=false")

    assert done.exit_code == 0, done.stderr
    told = done.stdout.splitlines()
    assert told[0] == "durak transfer=false, 2 players, seed 2: 24 games, 1 draws"
    assert told[3].split()[:3] == ["bot", "Elo", "±"]
    assert sorted(line.split()[0] for line in told[4:7]) == ["beginner", "heuristic", "random"]
    assert told[8].split()[:2] == ["line-up", "bot"]
    assert len(told) == 15


def test_a_folder_keeps_games_standings_and_a_plot_and_the_same_command_goes_on(tmp_path: Path) -> None:
    words = ("-n", "3", "--out", tmp_path / "a" / "b")
    first = tournament(*words)
    before = kept(tmp_path / "a" / "b")

    again = tournament(*words)

    assert first.exit_code == again.exit_code == 0
    assert first.stdout == again.stdout
    assert kept(tmp_path / "a" / "b") == before
    assert files(tmp_path / "a" / "b") == ["games.jsonl", "ratings.svg", "standings.json"]
    assert json.decode((tmp_path / "a" / "b" / "standings.json").read_bytes())["games"] == 6


@pytest.mark.parametrize(("name", "begins"), [("x.svg", b"<?xml"), ("x.png", b"\x89PNG")])
def test_the_ratings_are_drawn(tmp_path: Path, name: str, begins: bytes) -> None:
    done = tournament("-n", "1", "--plot", tmp_path / name)

    assert done.exit_code == 0, done.stderr
    assert (tmp_path / name).read_bytes().startswith(begins)
    assert files(tmp_path) == [name]


def test_the_plot_may_lie_in_the_folder_that_keeps_the_games(tmp_path: Path) -> None:
    words = ("-n", "1", "--out", tmp_path / "new", "--plot", tmp_path / "new" / "mine.svg")

    done = [tournament(*words).exit_code for _ in range(2)]

    assert done == [0, 0]
    assert files(tmp_path / "new") == ["games.jsonl", "mine.svg", "ratings.svg", "standings.json"]


def test_a_disk_that_gets_full_while_the_plot_is_drawn_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_found: Standings, file: Path) -> None:
        file.write_text("half of")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(standings_shown, "draw", full)

    done = tournament("-n", "1", "--plot", tmp_path / "x.svg")

    assert done.stderr == f"--plot {tmp_path / 'x.svg'}: cannot be written (No space left on device)\n"
    assert done.exit_code == 2
    assert files(tmp_path) == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["-n", "0"], "--deals: at least 1 deal"),
        (["-n", "-3"], "--deals: at least 1 deal"),
        (["-n", "99999999999999"], "--deals: at most 1000000 deals"),
        (["--bots", "random,genius"], "'genius'"),
        (["--bots", "random"], "at least 2 bots"),
        (["--bots", "random,random"], "named twice"),
        (["--bots", ""], "at least 2 bots"),
        (["--game", "poker"], "'poker'"),
        (["--option", "jokers=true"], "'jokers'"),
        (["--option", "teams=true"], "options.teams: team play is for 4 seats"),
        (["--players", "7"], "7"),
        (["--players", "1"], "1"),
        (["--workers", "0"], "at least 1"),
        (["--cluster", "tcp://127.0.0.1:1", "--workers", "2"], "a cluster has its own"),
        (["--plot", "x.pdf"], "must end with .svg or .png"),
        (["--plot", "x"], "must end with .svg or .png"),
    ],
)
def test_a_mistake_is_told_and_nothing_is_written(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    done = tournament("-n", "1", "--out", "kept", *words)

    assert done.exit_code == 2
    assert why in done.stderr
    assert done.stdout == ""
    assert files(tmp_path) == []


def test_a_cluster_that_is_not_there_is_told_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kozyr.lab.crew_dask.ANSWERS", 0.2)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{closed.getsockname()[1]}"

        done = tournament("--out", tmp_path / "kept", "--cluster", address)

    assert done.exit_code == 2
    assert f"no Dask cluster answers at '{address}'" in done.stderr
    assert files(tmp_path) == []


@pytest.mark.parametrize("option", ["--out", "--plot"])
def test_what_cannot_be_written_is_told(option: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    done = tournament("-n", "1", option, tmp_path / "file" / "x.svg")

    assert done.exit_code == 2
    assert f"{option} {tmp_path / 'file' / 'x.svg'}: cannot be written" in done.stderr
    assert files(tmp_path) == ["file"]


def test_the_folder_of_another_tournament_is_told(tmp_path: Path) -> None:
    tournament("-n", "1", "--out", tmp_path)

    done = tournament("-n", "1", "--seed", "1", "--out", tmp_path)

    assert done.exit_code == 2
    assert "its seed is 0, not 1" in done.stderr
