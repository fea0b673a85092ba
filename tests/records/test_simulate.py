"""Simulated games are the same for the same seed, and each is a record that replays."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kozyr import record
from kozyr.cli.main import app


def simulate(*words: str | Path) -> Result:
    """Run kozyr simulate in this process."""
    return CliRunner().invoke(app, ["simulate", *(str(word) for word in words)])


def records_of(folder: Path, *words: str) -> dict[str, str]:
    """Simulate into a folder; the text of every file there by name."""
    done = simulate("--records", folder, *words)
    assert done.exit_code == 0, done.stderr
    return {file.name: file.read_text() for file in sorted(folder.iterdir())}


def test_every_game_becomes_a_record_that_replays_to_its_end(tmp_path: Path) -> None:
    texts = records_of(tmp_path / "a" / "b", "-n", "3", "--seed", "7", "--players", "3", "--bots", "random,heuristic")

    assert list(texts) == ["game-000001.toml", "game-000002.toml", "game-000003.toml"]
    kept = [record.read(text) for text in texts.values()]
    assert [game.title for game in kept] == [f"random heuristic random, seed 7, game {count}" for count in (1, 2, 3)]
    for game in kept:
        *_, last = record.replay(game)
        assert last["facts"]["over"] is not None


def test_the_same_seed_writes_the_same_records(tmp_path: Path) -> None:
    first = records_of(tmp_path / "first", "-n", "4", "--seed", "1")

    assert records_of(tmp_path / "again", "-n", "4", "--seed", "1") == first
    assert records_of(tmp_path / "other", "-n", "4", "--seed", "2") != first
    assert len(set(first.values())) == 4


def test_a_game_depends_on_its_seed_and_number_alone(tmp_path: Path) -> None:
    few = records_of(tmp_path / "few", "-n", "2", "--seed", "1")

    many = records_of(tmp_path / "many", "-n", "3", "--seed", "1")

    assert {name: many[name] for name in few} == few


def test_options_of_the_table_stand_in_the_records(tmp_path: Path) -> None:
    texts = records_of(tmp_path, "-n", "1", "--option", "transfer=false", "--option", "enchanted=6,J")

    assert record.read(texts["game-000001.toml"]).game.options == {"transfer": False, "enchanted": ["6", "J"]}


def test_without_records_the_totals_are_told() -> None:
    done = simulate("-n", "20", "--seed", "3", "--bots", "random,heuristic")

    lines = [line.split() for line in done.stdout.splitlines()]
    assert lines[0] == ["games", "20"]
    assert [words[0] for words in lines] == ["games", "draws", "actions", "seat", "seat"]
    assert [words[2] for words in lines[3:]] == ["random", "heuristic"]
    assert int(lines[1][1]) + sum(int(words[4]) for words in lines[3:]) == 20


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["-n", "0"], "at least 1 game"),
        (["-n", "-5"], "at least 1 game"),
        (["--players", "7"], "7"),
        (["--players", "0"], "0"),
        (["--players", "1"], "1"),
        (["--bots", "genius"], "'genius'"),
        (["--bots", ""], "''"),
        (["--bots", "random,,random"], "''"),
        (["--bots", "random,random,random", "--players", "2"], "3 bots are named for 2 seats"),
        (["--game", "poker"], "'poker'"),
        (["--option", "jokers=true"], "'jokers'"),
        (["--option", "transfer"], "NAME=VALUE"),
        (["--option", "transfer="], "NAME=VALUE"),
        (["--option", "transfer=no"], "'no'"),
        (["--option", "transfer=true", "--option", "transfer=false"], "twice"),
        (["--option", "enchanted=5"], "'5'"),
        (["--option", "teams=true"], "teams"),
        (["-n", "many"], "-n"),
    ],
)
def test_what_cannot_be_played_is_refused_and_nothing_is_written(tmp_path: Path, words: list[str], why: str) -> None:
    done = simulate("--records", tmp_path / "new", *words)

    assert done.exit_code == 2
    assert why in done.stderr
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    done = simulate("--records", tmp_path / "file" / "games", "-n", "1")

    assert done.exit_code == 2
    assert "cannot be written" in done.stderr


def test_a_game_that_cannot_be_written_leaves_no_half_a_file(tmp_path: Path) -> None:
    (tmp_path / "game-000002.toml").mkdir()

    done = simulate("--records", tmp_path, "-n", "3")

    assert done.exit_code == 2
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game-000001.toml", "game-000002.toml"]
