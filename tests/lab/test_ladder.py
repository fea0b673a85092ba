"""The frozen ladder has a rating for every level in every format, and one command makes it anew."""

from itertools import pairwise
from pathlib import Path

import pytest
from tests.lab.tournaments import Here, quiet
from typer.testing import CliRunner

from kozyr import bots, games
from kozyr.bots import ladder as frozen
from kozyr.cli.main import app
from kozyr.lab import ladder
from kozyr.lab.holding import hold
from kozyr.lab.standings import Standings

NAMES = [form.name for form in ladder.FORMATS]
FEW = {"random": 0.001, "beginner": 0.001, "heuristic": 0.001}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of three quick bots."""
    monkeypatch.setattr(ladder, "SECONDS", FEW)


@pytest.mark.parametrize("name", NAMES)
def test_every_level_has_a_rating_in_every_format(name: str) -> None:
    for level in ("random", "heuristic", "dmcts-3x10", "dmcts-10x50", *bots.LEVELS):
        assert frozen.rating(level, name) is not None

    assert frozen.rating("random", name) == 1000
    assert all(low.rating <= high.rating for low, high in pairwise(frozen.rungs(name).values()))


@pytest.mark.parametrize("form", ladder.FORMATS, ids=NAMES)
def test_the_file_says_what_was_played(form: ladder.Format) -> None:
    kept = frozen.ladder().formats[form.name]

    assert (kept.game, kept.players, kept.options) == (form.game, form.players, form.options)
    assert list(kept.rungs) != []
    assert set(kept.rungs) == set(ladder.plan(form, 1, 1).bots)


def test_what_is_not_on_the_ladder_has_no_rating() -> None:
    assert frozen.rating("genius", "two") is None
    assert frozen.rating("random", "poker") is None
    assert frozen.formats() == tuple(NAMES)


@pytest.mark.parametrize("form", ladder.FORMATS, ids=NAMES)
def test_each_bot_meets_the_next_below_it_and_the_dear_ones_less_often(form: ladder.Format) -> None:
    plan = ladder.plan(form, 100, 1)

    met = {frozenset(lineup.seating(0)): lineup.deals for lineup in plan.lineups}
    assert all(frozenset(two) in met for two in pairwise(plan.bots))
    assert met[frozenset(("random", "beginner"))] == 100
    assert 1 <= met[frozenset(("expert", "master"))] < 20


@pytest.mark.usefixtures("few")
def test_the_file_says_what_was_found() -> None:
    found: dict[str, Standings] = {}
    for form in ladder.FORMATS:
        found[form.name] = hold(ladder.plan(form, 1, 1), Here(), None, quiet)

    read = frozen.read(ladder.as_toml(found, 1))

    assert (read.seed, list(read.formats)) == (1, NAMES)
    for name, standings in found.items():
        rungs = read.formats[name].rungs
        assert {bot: rung.rating for bot, rung in rungs.items()} == {
            one.bot: round(one.rating.elo) for one in standings.bots
        }
        kept = read.formats[name]
        assert games.make(kept.game, kept.players, kept.options).name == kept.game
    assert read.formats["two"].rungs["random"].games == 4


@pytest.mark.usefixtures("few")
def test_the_command_makes_the_ladder_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "FORMATS", ladder.FORMATS[:2])
    words = ["tournament", "--ladder", "-n", "2", "--seed", "5", "--workers", "1", "--out", str(tmp_path)]

    done = CliRunner().invoke(app, words)

    assert done.exit_code == 0, done.stderr
    assert sorted(file.name for file in tmp_path.iterdir()) == ["ladder.toml", "two", "two-transfer"]
    text = (tmp_path / "ladder.toml").read_text()
    assert frozen.read(text).seed == 5
    assert CliRunner().invoke(app, words).exit_code == 0
    assert (tmp_path / "ladder.toml").read_text() == text


@pytest.mark.parametrize(
    "words", [["--bots", "random,heuristic"], ["--players", "2"], ["--field"], ["--game", "durak"]]
)
def test_the_ladder_chooses_its_games_itself(words: list[str], tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["tournament", "--ladder", "--out", str(tmp_path / "x"), *words])

    assert done.exit_code == 2
    assert "--ladder chooses its bots and games itself" in done.stderr
    assert list(tmp_path.iterdir()) == []
