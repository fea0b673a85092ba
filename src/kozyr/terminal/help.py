"""The help of the terminal: its keys, and what the enchanted cards of the game do."""

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from kozyr import words
from kozyr.protocol import AnyGame

_KEYS = (
    ("←→", "help-key-cards"),
    ("↵", "help-key-play"),
    ("1–9", "help-key-uses"),
    ("T", "help-key-take"),
    ("D", "help-key-done"),
    ("R", "help-key-reverse"),
    ("H", "help-key-hint"),
    ("I", "help-key-info"),
    ("S", "help-key-sort"),
    ("N", "terminal-key-new"),
    ("Q", "terminal-key-quit"),
    ("?", "help-key-help"),
)
# Keys that the last line of the screen leaves to the help.
_LEFT_OUT = ("1–9", "R", "I", "S")
_BLAZE = {"T": ("P", "help-key-blaze-pass"), "D": ("D", "help-key-blaze-done"), "R": None, "I": None}


def keys(game: str) -> list[tuple[str, str]]:
    """List the keys of a game, each with the message that says what it does."""
    listed = [_BLAZE.get(key, (key, said)) if game == "blaze" else (key, said) for key, said in _KEYS]
    return [entry for entry in listed if entry is not None]


def key_line(language: str, game: str) -> str:
    """The keys in one short line."""
    shown = [
        (key, said.removeprefix("help-key-").removeprefix("terminal-key-"))
        for key, said in keys(game)
        if key not in _LEFT_OUT
    ]
    return "  ".join(f"{key} {words.text(language, f'terminal-short-{said}')}" for key, said in shown)


class Help(ModalScreen[None]):
    """A page over the table; any of its keys closes it."""

    BINDINGS = [Binding("escape,question_mark,f1,q,й,enter,space", "dismiss", show=False)]  # noqa: RUF012 - Textual's form

    def __init__(self, language: str, game: AnyGame) -> None:
        super().__init__()
        self._language = language
        self._game = game

    def compose(self) -> ComposeResult:
        """Write the page."""
        with VerticalScroll(id="page"):
            yield Static("\n".join(self._lines()), markup=False)

    def _lines(self) -> Iterator[str]:
        yield words.text(self._language, "help-title")
        yield words.text(self._language, "terminal-help")
        yield ""
        for key, said in keys(self._game.name):
            yield f"{key:>4}  {words.text(self._language, said)}"
        ranks = self._game.options.get("enchanted", ())
        if isinstance(ranks, list) and ranks:
            yield ""
            for rank in ranks:
                yield f"{words.text(self._language, f'index-{rank}'):>4}  {words.text(self._language, f'power-{rank}')}"
