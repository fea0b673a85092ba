"""`kozyr review` tells a game in words, as JSON and as a graph, and says at once what is wrong."""

import json
import re
from pathlib import Path

import pytest
from tests.review.games import GOLDEN, LOST_WIN, golden
from typer.testing import CliRunner, Result

from kozyr import record, review, words
from kozyr.cli.main import app

FEW = "12"


@pytest.fixture
def lost_win(tmp_path: Path) -> Path:
    """A game in a file of its own."""
    file = tmp_path / "game.toml"
    file.write_text(LOST_WIN, encoding="utf-8")
    return file


def run(*arguments: str | Path) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, ["review", *map(str, arguments)])


def test_it_tells_the_moments_and_every_decision(lost_win: Path) -> None:
    done = run(lost_win, "--iterations", FEW)

    assert done.exit_code == 0
    assert done.stdout.splitlines()[3:] == [
        "The moments that mattered",
        "",
        "   1  Ana attacks with 6♥.",
        "      Better: attack with A♠ (100% instead of 50%).",
        "      Every card can be worked out here: the better action wins for certain, this one only draws.",
        "",
        "All decisions",
        "",
        *(line for line in done.stdout.splitlines()[11:]),
    ]
    rows = [re.split(r"\s{2,}", line.strip()) for line in done.stdout.splitlines()[11:]]
    assert rows[0] == ["Step", "Decision", "Best", "Played", "Better", "Cards open"]
    assert rows[1] == ["1", "Ana attacks with 6♥.", "100%", "50%", "attack with A♠", "won → drawn"]


@pytest.mark.parametrize(
    ("language", "better"),
    [("es", "Mejor: atacar con A♠ (100 % en lugar de 50 %)."), ("ru", "Лучше: ходить картой Т♠ (100 % вместо 50 %).")],
)
def test_it_speaks_every_language(language: str, better: str, lost_win: Path) -> None:
    done = run(lost_win, "--iterations", FEW, "--language", language)

    assert better in done.stdout
    assert words.text(language, "review-why-won-drawn") in done.stdout


def test_as_json_it_is_the_review_itself(lost_win: Path) -> None:
    read = record.read(LOST_WIN)
    expected = [review.judge(LOST_WIN, step, iterations=int(FEW)) for step in review.decisions(read)]

    done = run(lost_win, "--iterations", FEW, "--json")

    assert json.loads(done.stdout) == review.assemble(read, expected)


def test_without_a_wish_it_searches_as_long_as_everybody() -> None:
    assert f"default: {review.ITERATIONS}" in run("--help").stdout.replace("[", "").replace("]", "")


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_it_draws_the_chances(suffix: str, lost_win: Path, tmp_path: Path) -> None:
    file = tmp_path / f"chances{suffix}"

    done = run(lost_win, "--iterations", FEW, "--plot", file)

    assert done.exit_code == 0
    assert file.stat().st_size > 1000
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([file.name, lost_win.name])


def test_the_graph_names_the_players_and_speaks_the_language(lost_win: Path, tmp_path: Path) -> None:
    run(lost_win, "--iterations", FEW, "--plot", tmp_path / "chances.svg", "--language", "es")

    drawn = (tmp_path / "chances.svg").read_text(encoding="utf-8")
    assert [text for text in ("Ana", "Boris", words.text("es", "review-graph")) if f">{text}<" not in drawn] == []


def test_an_unfinished_game_is_said_to_be_one(tmp_path: Path) -> None:
    file = tmp_path / "unfinished.toml"
    file.write_text(LOST_WIN.replace("all hold\nBoris attack Kd\nAna beat Kd As", ""), encoding="utf-8")

    done = run(file, "--iterations", FEW)

    assert words.text("en", "review-unfinished") in done.stdout
    assert done.exit_code == 0


# ---- what is wrong


def test_an_illegal_action_is_named_with_its_line_and_clause_and_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "illegal.toml"
    file.write_text(golden("two-players").replace("\nBoris beat Jd Ad\n", "\nBoris beat Jd 9c\n"), encoding="utf-8")
    plot = tmp_path / "chances.svg"

    done = run(file, "--plot", plot)

    assert re.fullmatch(rf'{file}: step \d+ "Boris beat Jd 9c": refused: beat-suit \(R7\), .*\n', done.stderr)
    assert done.stdout == ""
    assert done.exit_code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["illegal.toml"]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["missing.toml"], "missing.toml: the file: cannot be opened (No such file or directory)\n"),
        (["GAME", "--language", "de"], "--language: there are no words in 'de'; there are en, es, ru\n"),
        (["GAME", "--plot", "chances.pdf"], "--plot chances.pdf: the name must end with .svg or .png\n"),
        (["GAME", "--plot", "/proc/none/chances.svg"], "--plot /proc/none/chances.svg: cannot be written ("),
    ],
)
def test_a_wrong_wish_is_told_at_once(arguments: list[str], error: str) -> None:
    done = run(*(str(GOLDEN / "team.toml") if word == "GAME" else word for word in arguments))

    assert done.stderr.startswith(error)
    assert done.exit_code == 2


def test_no_search_at_all_is_refused() -> None:
    assert run(GOLDEN / "team.toml", "--iterations", "0").exit_code == 2
