"""The table in the terminal: shows what the person may see, and plays what is chosen by keyboard or mouse."""

import asyncio
from collections.abc import Sequence
from typing import Final

from textual.app import App, ComposeResult
from textual.containers import HorizontalScroll, ItemGrid
from textual.widgets import Static

from kozyr.protocol import Refusal
from kozyr.table.match import Shown
from kozyr.terminal import choices, facts, telling
from kozyr.terminal.board import Board
from kozyr.terminal.help import Help, key_line
from kozyr.terminal.look import SHEET
from kozyr.terminal.prompts import prompt
from kozyr.terminal.seen import Seen, seen
from kozyr.terminal.session import ME, Session
from kozyr.terminal.terms import Terms
from kozyr.terminal.widgets import Card, Chip, ChipLook, HandCard, fill, write

# The keys of a Russian keyboard at the places of the Latin ones.
TWINS: Final = {"t": "е", "p": "з", "d": "в", "r": "к", "h": "р", "s": "ы", "n": "т", "q": "й", "i": "ш"}
WIDE: Final = 110
USE_WIDTH: Final = 24


class Table(App[None]):
    """One person's table. The session holds the truth; whatever is shown here comes from its views."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - Textual's form

    def __init__(self, session: Session, names: Sequence[str], language: str, pause: float) -> None:
        super().__init__()
        self.session = session
        self._terms = Terms(language, session.game, tuple(names))
        self._pause = pause
        self.quiet = asyncio.Event()  # the bots have done all they can
        self._stir = asyncio.Event()
        self._shown: Shown = session.shown()
        self.view: Seen = seen(self._shown)
        self.hand: list[str] = []  # as it is sorted
        self._cursor = 0
        self._at = -1  # how many actions there were when the cursor was put
        self._order = "suit"
        self._showing = asyncio.Lock()
        self._note = ""
        self._hinted: str | None = None

    def compose(self) -> ComposeResult:
        """Lay out the places; `show` fills them."""
        yield Static(facts.title(self._terms.language, self.session.game), id="title", markup=False)
        yield Board(self._terms)
        yield Static(id="prompt", markup=False)
        yield Static(id="note", markup=False)
        yield ItemGrid(id="uses", min_column_width=USE_WIDTH)
        yield HorizontalScroll(id="hand", can_focus=False)
        yield Static(key_line(self._terms.language, self.session.game.name), id="keys", markup=False)

    async def on_mount(self) -> None:
        """Bind the keys, show the deal, and let the bots begin."""
        for keys, action in (
            ("left", "move(-1)"),
            ("right", "move(1)"),
            ("home", "move(-99)"),
            ("end", "move(99)"),
            ("enter,space", "play"),
            ("pageup", "scroll_log(-3)"),
            ("pagedown", "scroll_log(3)"),
            ("question_mark,f1", "help"),
            *((str(digit), f"use('{digit}')") for digit in range(1, 10)),
            *((f"{key},{TWINS[key]}", f"use('{key}')") for key in choices.LETTERS.values()),
            *(
                (f"{key},{TWINS[key]}", action)
                for key, action in zip("hsnqi", ("hint", "sort", "new", "leave", "explain"), strict=True)
            ),
        ):
            self.bind(keys, action, show=False)
        await self.show()
        self.run_worker(self._let_bots_play(), exit_on_error=True)
        self._wake_bots()

    async def on_unmount(self) -> None:
        """Let nobody think any more."""
        await self.session.close()

    # ---- showing

    async def show(self) -> None:
        """Fill every place with what the person may see now."""
        async with self._showing:
            self._shown = self.session.shown()
            self.view = seen(self._shown)
            self._keep_cursor()
            with self.batch_update():
                await self.query_one(Board).show(self._shown, self.view, self.session.log)
                self._show_words()
                await self._show_choice()

    def _keep_cursor(self) -> None:
        """Stay on the card, or where it lay; when the table is another, go to a card that can be played."""
        card = self.card
        self.hand = choices.sorted_hand(self.view.hand, self.view.trump, self._order)
        place = self.hand.index(card) if card in self.hand else self._cursor
        useful = [choices.card_of(action) for action in self._shown.legal]
        if self._shown.n != self._at and self.hand and self.hand[min(place, len(self.hand) - 1)] not in useful:
            place = next((place for place, card in enumerate(self.hand) if card in useful), place)
        self._at = self._shown.n
        self._cursor = max(0, min(place, len(self.hand) - 1))

    @property
    def card(self) -> str | None:
        """The card under the cursor, None in an empty hand."""
        return self.hand[self._cursor] if self._cursor < len(self.hand) else None

    def _show_words(self) -> None:
        terms = self._terms
        if self.view.over is not None:
            said, mine = telling.ending(terms.language, self.view.over, terms.names, ME), True
            said = f"{said} {terms.say('terminal-next')}"
        else:
            said, mine = prompt(terms.language, self._shown, self.view, terms.names)
        place, note = self.query_one("#prompt", Static), self.query_one("#note", Static)
        write(place, said)
        place.set_class(mine, "-mine")
        write(note, self._note)
        note.display = bool(self._note)
        note.set_class(self._hinted is not None, "-hint")

    async def _show_choice(self) -> None:
        """Show the hand with its cursor, and the uses of the card there."""
        useful = {choices.card_of(action) for action in self._shown.legal}
        looks = []
        for place, card in enumerate(self.hand):
            marks = ("-useful", card in useful), ("-hint", card == self._hinted), ("-cursor", place == self._cursor)
            looks.append(self._terms.look(card, self.view.trump, *(mark for mark, is_so in marks if is_so)))
        await fill(self.query_one("#hand"), HandCard, looks)
        if looks:
            self.query_one(f"#hand-{self._cursor}").scroll_visible(animate=False)
        king = self.view.phase == "king"
        chips = [ChipLook(use, self._terms.deed(use.action, king=king)) for use in self.uses()]
        await fill(self.query_one("#uses"), Chip, chips)

    def uses(self) -> list[choices.Use]:
        """List what can be done with the card under the cursor, and without any."""
        return choices.uses(self._shown.legal, self.card)

    # ---- the bots

    def _wake_bots(self) -> None:
        self.quiet.clear()
        self._stir.set()

    async def _let_bots_play(self) -> None:
        """Whenever something has changed, let the bots play until the person is asked."""
        while True:
            if not self._stir.is_set():
                self.quiet.set()
            await self._stir.wait()
            self._stir.clear()
            moved = True
            while moved:
                await asyncio.sleep(self._pause)
                moved = await self.session.advance()
                back = self.session.settle()
                if moved and not self._is_sure_question():
                    self._forget_note()
                if back is not None:
                    self._note = self._refused(back)
                await self.show()

    # ---- what the person does

    async def action_move(self, by: int) -> None:
        """Move the cursor along the hand."""
        self._cursor = max(0, min(self._cursor + by, len(self.hand) - 1))
        self._forget_note()
        await self.show()

    async def action_play(self) -> None:
        """Play the card under the cursor if it has one use; else say which keys choose, or why it has none."""
        card = self.card
        if self.view.over is not None or card is None:
            return
        own = choices.of_card(self._shown.legal, card)
        if len(own) == 1:
            await self._act(own[0])
        elif own:
            await self._say(self._terms.say("prompt-place"))
        elif card in self._shown.why:
            await self._say(self._refused(self._shown.why[card]))

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
        shown, note = self._shown, self._note
        advice = await self.session.advice()
        if not advice or shown.stamp != self.session.shown().stamp:
            self._note = "" if self._note == note else self._note
        elif self._note == note:
            self._note = telling.hint(self._terms.language, self.session.game, advice, self.view, self._terms.names)
            best = next(action for action in shown.legal if action["action"] == advice[0][0])
            self._hinted = choices.card_of(best) or ""
        await self.show()

    async def action_sort(self) -> None:
        """Sort the hand the other way."""
        self._order = "rank" if self._order == "suit" else "suit"
        await self._say(self._terms.say("tool-sort", order=self._terms.say(f"sort-{self._order}")))

    async def action_explain(self) -> None:
        """Say what the enchanted card under the cursor does."""
        card = self.card
        if card is not None and self._terms.is_enchanted(card):
            await self._say(self._terms.say(f"power-{card[:-1]}-text"))

    async def action_new(self) -> None:
        """Deal anew; in the middle of a deal only when asked twice."""
        if self.view.over is None and not await self._confirmed("terminal-sure-new"):
            return
        self.session.deal()
        self.query_one(Board).forget()
        self._forget_note()
        self._cursor = 0
        await self.show()
        self._wake_bots()

    async def action_leave(self) -> None:
        """Quit; in the middle of a deal only when asked twice."""
        if self.view.over is not None or await self._confirmed("terminal-sure-quit"):
            self.exit()

    async def action_help(self) -> None:
        """Show the keys and the powers of the cards."""
        await self.push_screen(Help(self._terms.language, self.session.game))

    def action_scroll_log(self, by: int) -> None:
        """Look further up or down in the log."""
        self.query_one(Board).scroll_log(by)

    async def on_card_chosen(self, chosen: Card.Chosen) -> None:
        """Choose a card of the hand, play it at the second click, or beat a card on the table with it."""
        if not chosen.is_own:
            for use in self.uses():
                if use.action.split()[0] in ("beat", "reject") and use.action.split()[1] == chosen.card:
                    await self._act(use.action)
                    return
        elif chosen.place == self._cursor:
            await self.action_play()
        else:
            await self.action_move(chosen.place - self._cursor)

    async def on_chip_chosen(self, chosen: Chip.Chosen) -> None:
        """Play it."""
        await self._act(chosen.use.action)

    # ---- inside

    async def _act(self, text: str) -> None:
        refusal: Refusal | None = self.session.act(text, self._shown.stamp)
        self._forget_note()
        if refusal is not None:
            self._note = self._refused(refusal)
        elif self.session.offer is not None:
            self._note = self._terms.say("blaze-offer-mine")
        await self.show()
        self._wake_bots()

    async def _say(self, text: str) -> None:
        self._forget_note()
        self._note = text
        await self.show()

    async def _confirmed(self, question: str) -> bool:
        """Ask once; the answer is the same key again, while the question still stands there."""
        asked = self._terms.say(question)
        if self._note == asked:
            return True
        await self._say(asked)
        return False

    def _is_sure_question(self) -> bool:
        return self._note in (self._terms.say("terminal-sure-new"), self._terms.say("terminal-sure-quit"))

    def _refused(self, why: Refusal) -> str:
        return telling.refusal(self._terms.language, why, self._terms.names)

    def _forget_note(self) -> None:
        self._note, self._hinted = "", None
