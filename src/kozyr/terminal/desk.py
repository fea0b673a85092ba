"""What is the person's own: what he is asked and told, what he can do, and his hand."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import ItemGrid, VerticalGroup
from textual.widgets import Static

from kozyr.table.match import Shown
from kozyr.terminal import choices, telling
from kozyr.terminal.hand import Hand
from kozyr.terminal.note import Note
from kozyr.terminal.prompts import prompt
from kozyr.terminal.seen import Seen
from kozyr.terminal.session import ME
from kozyr.terminal.terms import Terms
from kozyr.terminal.widgets import Chip, ChipLook, fill, write

USE_WIDTH: Final = 24


class Desk(VerticalGroup):
    """The lower part of the screen."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(id="desk")
        self.note = Note()
        self.hand = Hand(terms)
        self._terms = terms

    def compose(self) -> ComposeResult:
        """Lay out the places; `show` fills them."""
        yield Static(id="prompt", markup=False)
        yield self.note
        yield ItemGrid(id="uses", min_column_width=USE_WIDTH)
        yield self.hand

    async def show(self, shown: Shown, view: Seen) -> None:
        """Fill them; the hand must have been held."""
        self._ask(shown, view)
        self.note.show()
        await self.hand.show(shown, view, self.note.hinted)
        king = view.phase == "king"
        uses = choices.uses(shown.legal, self.hand.card)
        chips = [ChipLook(use, self._terms.deed(use.action, king=king)) for use in uses]
        await fill(self.query_one("#uses"), Chip, chips)

    def _ask(self, shown: Shown, view: Seen) -> None:
        terms = self._terms
        if view.over is not None:
            said, mine = telling.ending(terms.language, view.over, terms.names, ME), True
            said = f"{said} {terms.say('terminal-next')}"
        else:
            said, mine = prompt(terms.language, shown, view, terms.names)
        place = self.query_one("#prompt", Static)
        write(place, said)
        place.set_class(mine, "-mine")
