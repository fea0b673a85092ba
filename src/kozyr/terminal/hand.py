"""The person's hand: how it is sorted, and on which of its cards the cursor stands."""

from textual.containers import HorizontalScroll

from kozyr.table.match import Shown
from kozyr.terminal.choices import card_of, sorted_hand
from kozyr.terminal.seen import Seen
from kozyr.terminal.terms import Terms
from kozyr.terminal.widgets import HandCard, fill


class Hand(HorizontalScroll):
    """The lowest row of cards; ``order`` is "suit" or "rank"."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(id="hand", can_focus=False)
        self.cards: list[str] = []  # as they are sorted
        self.order = "suit"
        self.place = 0  # of the cursor
        self._at = -1  # how many actions there were when the cursor was put
        self._terms = terms

    @property
    def card(self) -> str | None:
        """The card under the cursor, None in an empty hand."""
        return self.cards[self.place] if self.place < len(self.cards) else None

    def hold(self, shown: Shown, view: Seen) -> None:
        """Take up what the person holds now.

        The cursor stays on its card, or where it lay; when the table is another, it goes to a card that can be played.
        """
        card = self.card
        self.cards = sorted_hand(view.hand, view.trump, self.order)
        place = self.cards.index(card) if card in self.cards else self.place
        useful = [card_of(action) for action in shown.legal]
        if shown.n != self._at and self.cards and self.cards[min(place, len(self.cards) - 1)] not in useful:
            place = next((place for place, card in enumerate(self.cards) if card in useful), place)
        self._at = shown.n
        self.put(place)

    def put(self, place: int) -> None:
        """Put the cursor on a card, the nearest one if there is none at the place."""
        self.place = max(0, min(place, len(self.cards) - 1))

    def sort_otherwise(self) -> None:
        """Sort by rank instead of suit, and back; it is seen when the hand is held again."""
        self.order = "rank" if self.order == "suit" else "suit"

    async def show(self, shown: Shown, view: Seen, hinted: str | None) -> None:
        """Show the cards with their marks, and the one under the cursor in any case."""
        useful = {card_of(action) for action in shown.legal}
        looks = []
        for place, card in enumerate(self.cards):
            marks = ("-useful", card in useful), ("-hint", card == hinted), ("-cursor", place == self.place)
            looks.append(self._terms.look(card, view.trump, *(mark for mark, is_so in marks if is_so)))
        await fill(self, HandCard, looks)
        if looks:
            self.query_one(f"#hand-{self.place}").scroll_visible(animate=False)
