"""How cards and actions are written at one table: in one language, for one game, with the names of its players."""

from collections.abc import Sequence
from dataclasses import dataclass

from kozyr import words
from kozyr.bots.advice import Advice
from kozyr.protocol import AnyGame, Refusal
from kozyr.terminal import telling
from kozyr.terminal.seen import Seen
from kozyr.terminal.widgets import CardLook

POWER = "✦"


@dataclass(frozen=True, slots=True)
class Terms:
    """A language, a game, and the players by seat."""

    language: str
    game: AnyGame
    names: tuple[str, ...]

    def say(self, key: str, **values: str | float) -> str:
        """Give a message of the catalogs."""
        return words.text(self.language, key, **values)

    def is_enchanted(self, card: str) -> bool:
        """Say whether a card of the hand has a power."""
        ranks = self.game.options.get("enchanted", ())
        return isinstance(ranks, list) and card[:-1] in ranks

    def look(self, card: str | None, trump: str, *marks: str) -> CardLook:
        """Show a card, with a star for a power; None is a gap."""
        if card is None:
            return CardLook("", "")
        face = words.short(self.language, card) + (POWER if self.is_enchanted(card) else "")
        is_trump = card[-1] == trump and "=" not in card
        return CardLook(card, face, " ".join(filter(None, (*marks, "-trump" if is_trump else ""))))

    def refused(self, why: Refusal) -> str:
        """Say why something cannot be done."""
        return telling.refusal(self.language, why, self.names)

    def hint(self, advice: Sequence[tuple[str, Advice]], view: Seen) -> str:
        """Say what a strong bot would play."""
        return telling.hint(self.language, self.game, advice, view, self.names)

    def deed(self, action: str, *, king: bool) -> str:
        """Name an action, as the beginning of a sentence."""
        return telling.capital(telling.deed(self.language, self.game, action, self.names, king=king))
