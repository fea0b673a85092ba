"""The commands tell what they found, and end with an exit code that scripts can trust."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kozyr import __version__
from kozyr.cli.main import app

SCENARIOS = Path(__file__).parents[2] / "scenarios"
TRANSFER = SCENARIOS / "classic" / "R25-transfer.toml"
TITLE = "A card of the same rank passes the attack on to the next player"


def run(*words: str | Path) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, [str(word) for word in words])


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """Write the transfer scenario with one piece changed."""
    file = folder / name
    text = TRANSFER.read_text()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new))
    return file


# ---- check


def test_our_scenarios_all_pass() -> None:
    done = run("check", SCENARIOS)

    assert done.stdout.endswith(f"\n{len(list(SCENARIOS.rglob('*.toml')))} passed, 0 failed\n")
    assert done.exit_code == 0


def test_a_file_that_passes_is_named_by_its_title() -> None:
    done = run("check", TRANSFER)

    assert done.stdout == f"ok {TITLE}\n1 passed, 0 failed\n"


def test_a_file_without_a_title_is_named_by_its_name(tmp_path: Path) -> None:
    file = changed(tmp_path, "untitled.toml", f'title = "{TITLE}"', "")

    assert run("check", file).stdout == "ok untitled.toml\n1 passed, 0 failed\n"


def test_a_claim_that_does_not_hold_fails_the_file(tmp_path: Path) -> None:
    file = changed(tmp_path, "limit.toml", "= limit 3", "= limit 6")

    done = run("check", TRANSFER, file)

    assert done.stdout == f'ok {TITLE}\nFAIL {TITLE}: step 8 "= limit 6": limit 3\n1 passed, 1 failed\n'
    assert done.exit_code == 1


def test_a_broken_file_is_named_and_the_others_still_run(tmp_path: Path) -> None:
    broken = changed(tmp_path, "a.toml", "= limit 3", "= limits 3")
    failing = changed(tmp_path, "b.toml", "= limit 3", "= limit 6")
    missing = tmp_path / "c.toml"

    done = run("check", broken, missing, failing, TRANSFER)

    assert done.stderr.splitlines() == [
        f"{broken}: step 8 \"= limits 3\": durak knows no fact 'limits'",
        f"{missing}: the file: cannot be opened (No such file or directory)",
    ]
    assert done.stdout.endswith("1 passed, 1 failed\n")
    assert done.exit_code == 2


def test_a_folder_is_run_in_the_order_of_its_names(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    for name in ("b.toml", "inner/c.toml", "a.toml"):
        changed(tmp_path, name, f'title = "{TITLE}"', "")
    (tmp_path / "notes.txt").write_text("no scenario")

    done = run("check", tmp_path)

    assert done.stdout == "ok a.toml\nok b.toml\nok c.toml\n3 passed, 0 failed\n"


def test_a_folder_without_scenarios_cannot_be_read(tmp_path: Path) -> None:
    done = run("check", tmp_path)

    assert done.stderr == f"{tmp_path}: the folder holds no *.toml file\n"
    assert done.exit_code == 2


def test_check_wants_a_file() -> None:
    assert run("check").exit_code == 2


# ---- replay


def test_a_replay_tells_each_action_and_what_it_changed() -> None:
    lines = run("replay", TRANSFER).stdout.splitlines()

    start = lines.index("2 B transfer 9d")
    assert lines[0] == "0 start"
    assert lines[start : start + 5] == [
        "2 B transfer 9d",
        "  = defender C",
        "  = table 9h 9d",
        "  = hand B 10s Ah",
        "  = count B 2",
    ]


def test_a_replay_as_json_is_one_object_a_line() -> None:
    done = run("replay", "--json", TRANSFER)

    steps = [json.loads(line) for line in done.stdout.splitlines()]
    assert [step["step"] for step in steps] == list(range(7))
    assert set(steps[0]) == {"step", "action", "to_act", "legal", "facts"}
    assert steps[-1]["facts"]["opener"] == "C"


def test_a_replay_of_an_illegal_game_says_which_line(tmp_path: Path) -> None:
    file = changed(tmp_path, "illegal.toml", "\nB transfer 9d", "\nB beat 9h 9d")

    done = run("replay", file)

    assert done.stderr == f'{file}: step 5 "B beat 9h 9d": refused: beat-suit (R7), card 9d, on 9h\n'
    assert done.exit_code == 2


def test_a_replay_of_a_missing_file_says_so(tmp_path: Path) -> None:
    done = run("replay", tmp_path / "missing.toml")

    assert "missing.toml: the file: cannot be opened" in done.stderr
    assert done.exit_code == 2


# ---- the program


def test_the_program_tells_its_version() -> None:
    assert run("--version").stdout == f"{__version__}\n"


def test_the_program_lists_its_commands() -> None:
    told = run("--help").stdout

    assert [name for name in ("serve", "check", "replay", "simulate", "bench") if f"  {name} " not in told] == []


@pytest.mark.parametrize("words", [["chekc"], ["--verison"], ["check", "--quiet"], []])
def test_an_unknown_word_is_refused(words: list[str]) -> None:
    assert run(*words).exit_code == 2
