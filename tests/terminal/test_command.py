"""`kozyr play` says at once what is wrong with a wish, and speaks the system's language."""

import pytest
from typer.testing import CliRunner

from kozyr.cli.main import app
from kozyr.cli.play import _language


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--game", "whist"], "unknown game 'whist'; known are durak, blaze\n"),
        (["--players", "7"], "durak is for 2 to 6 seats, not 7\n"),
        (["--game", "blaze", "--players", "2"], "blaze is for 3 to 5 seats, not 2\n"),
        (["--option", "teams=true", "--players", "3"], "options.teams: team play is for 4 seats, not 3\n"),
        (["--level", "grandmaster"], "--level: there is no bot 'grandmaster'; there are random, heuristic, beginner"),
        (["--language", "de"], "--language: there are no words in 'de'; there are en, es, ru\n"),
        ([], "kozyr play needs a terminal to play in\n"),
    ],
)
def test_a_wrong_wish_is_told_at_once(arguments: list[str], error: str) -> None:
    done = CliRunner().invoke(app, ["play", *arguments])

    assert done.stderr.startswith(error)
    assert done.exit_code == 2


@pytest.mark.parametrize(
    ("system", "language"), [("ru_RU.UTF-8", "ru"), ("es", "es"), ("de_DE.UTF-8", "en"), ("C", "en"), ("", "en")]
)
def test_without_a_wish_it_speaks_the_systems_language(
    system: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", system)

    assert _language(None) == language
