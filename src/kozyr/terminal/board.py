"""What lies open to all: the players, the facts, the cards on the table, and the log."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import HorizontalScroll, Vertical, VerticalScroll
from textual.widgets import Static

from kozyr.table.match import Entry, Shown
from kozyr.terminal import facts, telling
from kozyr.terminal.seen import Seen
from kozyr.terminal.session import ME
from kozyr.terminal.terms import Terms
from kozyr.terminal.widgets import Pair, PairLook, Seat, SeatLook, fill, write

LINES_MOST: Final = 200


class Board(Vertical):
    """The upper part of the screen."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(id="board")
        self._terms = terms
        self._lines: list[str] = []  # the log so far

    def compose(self) -> ComposeResult:
        """Lay out the places; `show` fills them."""
        yield HorizontalScroll(id="seats", can_focus=False)
        yield Static(id="facts", markup=False)
        with Vertical(id="middle"):
            yield HorizontalScroll(id="table", can_focus=False)
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="lines", markup=False)

    async def show(self, shown: Shown, view: Seen, log: Sequence[Entry]) -> None:
        """Fill them."""
        terms = self._terms
        seats = [self._seat(seat, shown, view) for seat in [*range(1, len(terms.names)), ME]]
        pairs = [
            PairLook(terms.look(pair.attack, view.trump), terms.look(pair.answer, view.trump)) for pair in view.table
        ]
        await fill(self.query_one("#seats"), Seat, seats)
        await fill(self.query_one("#table"), Pair, pairs)
        write(self.query_one("#facts", Static), " · ".join(facts.facts(terms.language, view, terms.names)))
        self._tell(view.game, log)

    def scroll_log(self, by: int) -> None:
        """Look further up or down in the log."""
        self.query_one("#log", VerticalScroll).scroll_relative(y=by, animate=False)

    def _seat(self, seat: int, shown: Shown, view: Seen) -> SeatLook:
        language, player = self._terms.language, view.players[seat]
        cards = self._terms.say("blaze-cards", count=player.cards)
        body = "\n".join(filter(None, (cards, facts.beside(language, view, seat, ME))))
        marks = (
            ("-acts", seat in shown.to_act),
            ("-out", player.out),
            ("-tall", view.game == "blaze" or bool(view.teams)),
        )
        return SeatLook(
            self._terms.names[seat],
            body,
            facts.role(language, view, seat),
            " ".join(mark for mark, is_so in marks if is_so),
        )

    def _tell(self, game: str, log: Sequence[Entry]) -> None:
        """Write what has happened since the last time below the rest."""
        news = log[len(self._lines) :]
        self._lines += [telling.log_line(self._terms.language, game, entry, self._terms.names) for entry in news]
        write(self.query_one("#lines", Static), "\n".join(self._lines[-LINES_MOST:]))
        if news:
            self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def forget(self) -> None:
        """Begin a new log."""
        self._lines.clear()
