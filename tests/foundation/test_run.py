"""The two commands from anywhere: what ./run does with its words."""

import os
import subprocess
from pathlib import Path

import kozyr

ROOT = Path(__file__).parents[2]


def run(*words: str, command: Path = ROOT / "run", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [command, *words], cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def test_an_unknown_word_gets_the_three_uses_and_changes_nothing() -> None:
    done = run("nonsense")

    assert done.returncode == 2
    assert [line.split()[0] for line in done.stderr.splitlines()] == ["./run"] * 3


def test_the_command_line_works_from_another_folder_through_a_link(tmp_path: Path) -> None:
    link = tmp_path / "a link"
    link.symlink_to(ROOT / "run")

    done = run("kozyr", "--version", command=link, cwd=tmp_path)

    assert (done.returncode, done.stdout) == (0, f"{kozyr.__version__}\n")


def test_a_relative_path_means_the_callers_folder(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("not a scenario", encoding="utf-8")

    done = run("kozyr", "check", "odd.toml", cwd=tmp_path)

    assert done.returncode == 2
    assert "odd.toml" in done.stdout + done.stderr


def test_the_commands_may_be_started() -> None:
    assert all(os.access(ROOT / name, os.X_OK) for name in ("run", ".ci/run", "scripts/lock", "scripts/npm"))
