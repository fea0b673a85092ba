"""The table in the terminal: shows what the person may see, and plays what is chosen by keyboard or mouse."""

import asyncio
from collections.abc import Sequence

from textual.app import App, ComposeResult
from textual.widgets import Static

from kozyr.protocol import Refusal
from kozyr.table.match import Shown
from kozyr.terminal import choices, facts
from kozyr.terminal.board import Board
from kozyr.terminal.desk import Desk
from kozyr.terminal.help import Help, key_line
from kozyr.terminal.keys import bindings
from kozyr.terminal.look import SHEET, WIDE
from kozyr.terminal.pace import Pace
from kozyr.terminal.seen import Seen, seen
from kozyr.terminal.session import Session
from kozyr.terminal.terms import Terms
from kozyr.terminal.widgets import Card, Chip


class Table(App[None]):
    """One person's table. The session holds the truth; whatever is shown here comes from its views."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - Textual's form

    def __init__(self, session: Session, names: Sequence[str], language: str, pause: float) -> None:
        super().__init__()
        self.session = session
        self.pace = Pace(session, pause)
        self._terms = Terms(language, session.game, tuple(names))
        self._board = Board(self._terms)
        self._desk = Desk(self._terms)
        self.hand, self.note = self._desk.hand, self._desk.note
        self._showing = asyncio.Lock()
        self._shown: Shown = session.shown()
        self.view: Seen = seen(self._shown)

    def compose(self) -> ComposeResult:
        """Lay out the places; `show` fills them."""
        yield Static(facts.title(self._terms.language, self.session.game), id="title", markup=False)
        yield self._board
        yield self._desk
        yield Static(key_line(self._terms.language, self.session.game.name), id="keys", markup=False)

    async def on_mount(self) -> None:
        """Bind the keys, show the deal, and let the bots begin."""
        for keys, action in bindings():
            self.bind(keys, action, show=False)
        await self.show()
        self.run_worker(self.pace.keep(self._hear_bots), exit_on_error=True)
        self.pace.wake()

    async def on_unmount(self) -> None:
        """Let nobody think any more."""
        await self.session.close()

    # ---- showing

    async def show(self) -> None:
        """Fill every place with what the person may see now."""
        async with self._showing:
            self._shown = self.session.shown()
            self.view = seen(self._shown)
            self.hand.hold(self._shown, self.view)
            with self.batch_update():
                await self._board.show(self._shown, self.view, self.session.log)
                await self._desk.show(self._shown, self.view)

    def uses(self) -> list[choices.Use]:
        """List what can be done with the card under the cursor, and without any."""
        return choices.uses(self._shown.legal, self.hand.card)

    async def _hear_bots(self, moved: bool, back: Refusal | None) -> None:  # noqa: FBT001 - the pace calls it so
        """A bot may have moved, and the card that waited for it may have come back."""
        if moved and not self.note.is_question:
            self.note.forget()
        if back is not None:
            self.note.say(self._terms.refused(back))
        await self.show()

    # ---- what the person does

    async def action_move(self, by: int) -> None:
        """Move the cursor along the hand."""
        self.hand.put(self.hand.place + by)
        self.note.forget()
        await self.show()

    async def action_play(self) -> None:
        """Play the card under the cursor if it has one use; else say which keys choose, or why it has none."""
        card = self.hand.card
        if self.view.over is not None or card is None:
            return
        own = choices.of_card(self._shown.legal, card)
        if len(own) == 1:
            await self._act(own[0])
        elif own:
            await self._say(self._terms.say("prompt-place"))
        elif card in self._shown.why:
            await self._say(self._terms.refused(self._shown.why[card]))

    async def action_use(self, key: str) -> None:
        """Play what stands beside the key."""
        for use in self.uses():
            if use.key == key:
                await self._act(use.action)

    async def action_hint(self) -> None:
        """Ask what a strong bot would play."""
        if self.view.over is None and self._shown.legal:
            await self._say(self._terms.say("hint-thinking"))
            self.run_worker(self._hint(), exclusive=True, group="hint")

    async def _hint(self) -> None:
        shown, asked = self._shown, self.note.said
        advice = await self.session.advice()
        if self.note.said == asked:
            self.note.forget()
            if advice and shown.stamp == self.session.shown().stamp:
                best = next(action for action in shown.legal if action["action"] == advice[0][0])
                self.note.say(self._terms.hint(advice, self.view), hinted=choices.card_of(best) or "")
        await self.show()

    async def action_sort(self) -> None:
        """Sort the hand the other way."""
        self.hand.sort_otherwise()
        await self._say(self._terms.say("tool-sort", order=self._terms.say(f"sort-{self.hand.order}")))

    async def action_explain(self) -> None:
        """Say what the enchanted card under the cursor does."""
        card = self.hand.card
        if card is not None and self._terms.is_enchanted(card):
            await self._say(self._terms.say(f"power-{card[:-1]}-text"))

    async def action_new(self) -> None:
        """Deal anew; in the middle of a deal only when asked twice."""
        if self.view.over is None and not await self._confirmed("terminal-sure-new"):
            return
        self.session.deal()
        self._board.forget()
        self.note.forget()
        self.hand.put(0)
        await self.show()
        self.pace.wake()

    async def action_leave(self) -> None:
        """Quit; in the middle of a deal only when asked twice."""
        if self.view.over is not None or await self._confirmed("terminal-sure-quit"):
            self.exit()

    async def action_help(self) -> None:
        """Show the keys and the powers of the cards."""
        await self.push_screen(Help(self._terms.language, self.session.game))

    def action_scroll_log(self, by: int) -> None:
        """Look further up or down in the log."""
        self._board.scroll_log(by)

    async def on_card_chosen(self, chosen: Card.Chosen) -> None:
        """Choose a card of the hand, play it at the second click, or beat a card on the table with it."""
        if not chosen.is_own:
            for action in choices.beating(self.uses(), chosen.card)[:1]:
                await self._act(action)
        elif chosen.place == self.hand.place:
            await self.action_play()
        else:
            await self.action_move(chosen.place - self.hand.place)

    async def on_chip_chosen(self, chosen: Chip.Chosen) -> None:
        """Play it."""
        await self._act(chosen.use.action)

    async def _act(self, text: str) -> None:
        refusal = self.session.act(text, self._shown.stamp)
        self.note.forget()
        if refusal is not None:
            self.note.say(self._terms.refused(refusal))
        elif self.session.offer is not None:
            self.note.say(self._terms.say("blaze-offer-mine"))
        await self.show()
        self.pace.wake()

    async def _say(self, text: str) -> None:
        self.note.say(text)
        await self.show()

    async def _confirmed(self, question: str) -> bool:
        """Ask once; the answer is the same key again, while the question still stands there."""
        if self.note.confirmed(self._terms.say(question)):
            return True
        await self.show()
        return False
