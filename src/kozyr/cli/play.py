"""`kozyr play`: a game against bots in the terminal."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from kozyr.cli.stop import stop

if TYPE_CHECKING:
    from kozyr.protocol import AnyGame
    from kozyr.terminal.app import Table

PAUSE = 0.6  # seconds before each action of a bot, unless they answer at once


def play(  # noqa: PLR0913 - every argument is an option of the command
    *,
    game: Annotated[str, typer.Option(help="The name of the game: durak or blaze.")] = "durak",
    players: Annotated[int | None, typer.Option(help="How many sit at the table, you included.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option; repeatable.")] = None,
    level: Annotated[str, typer.Option(help="The bots: beginner, casual, club, expert or master.")] = "club",
    language: Annotated[
        str | None, typer.Option(metavar="CODE", help="The words: en, es or ru; if left out, those of the system.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Let bots answer at once.")] = False,
) -> None:
    """Play against bots in the terminal, by keyboard and mouse."""
    spoken = _language(language)
    made = _game(game, players, option or [])
    _check_level(level, game)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        stop("kozyr play needs a terminal to play in")
    table = app(made, level, spoken, seed, name, pause=0.0 if fast else PAUSE)
    table.run()


def app(game: "AnyGame", level: str, language: str, seed: int | None, name: str | None, *, pause: float) -> "Table":
    """Make the table that is shown in the terminal."""
    from random import Random, SystemRandom

    from kozyr import words
    from kozyr.terminal.app import Table
    from kozyr.terminal.session import Session
    from kozyr.terminal.thinking import Thinking

    deals, luck = (SystemRandom(), Random()) if seed is None else (Random(seed), Random(seed))
    session = Session(game, level, deals, luck, Thinking(game))
    bots = [words.text(language, f"bot-name-{seat}") for seat in range(1, game.seats)]
    return Table(session, [name or words.text(language, "guest"), *bots], language, pause)


def _language(wished: str | None) -> str:
    from kozyr import words

    if wished is None:
        system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return system[:2] if system[:2] in words.languages() else "en"
    if wished not in words.languages():
        stop(f"--language: there are no words in {wished!r}; there are {', '.join(words.languages())}")
    return wished


def _game(name: str, players: int | None, settings: list[str]) -> "AnyGame":
    from kozyr import games
    from kozyr.lab.simulate import options

    try:
        chosen = options(name, settings)
        seats = (4 if chosen.get("teams") else games.seats(name).least) if players is None else players
        return games.make(name, seats, chosen)
    except ValueError as error:
        stop(str(error))


def _check_level(level: str, game: str) -> None:
    from kozyr import bots

    if level not in bots.offered(game):
        stop(f"--level: there is no bot {level!r}; there are {', '.join(bots.offered(game))}")
