"""A table of Blaze for one test: set up from text, played by text, read as text. No rule stands here."""

from collections.abc import Mapping, Sequence
from functools import cache

from tests.rulebook.scene import Scene

from kozyr import games
from kozyr.deal import Deal
from kozyr.protocol import AnyGame

VALUES = "123456789F"
# Deck order: blue, red, yellow; 1 to 9 and the Firebird; each twice.
DECK = tuple(value + suit for suit in "bry" for value in VALUES for _ in range(2))
ROUND_1 = {3: 34, 4: 40, 5: 42}
ROUND_2 = {3: 35, 4: 40, 5: 43}
DECK_2 = {3: 20, 4: 20, 5: 18}


def deck(seats: int) -> list[str]:
    """The cards that so many play with, in deck order (B2)."""
    return [card for card in DECK if seats > 3 or card[0] != "1"]


def cards(text: str) -> list[str]:
    """Read cards, doubles twice, in the order in which `Blaze.held` gives them."""
    return sorted(text.split())


class Blaze(Scene):
    """A game in progress with a name for each seat; doubles stand twice."""

    def held(self, name: str) -> list[str]:
        return sorted(self.of("hand", name))

    def feather(self, name: str) -> list[str]:
        return self.of("feathers", name)

    def score(self, name: str) -> int:
        return int(self.of("score", name)[0])

    def scores(self) -> list[int]:
        return [self.score(name) for name in self.names]

    def of(self, fact: str, name: str) -> list[str]:
        """A fact of one player as words."""
        facts = self._fact(fact)
        assert isinstance(facts, Mapping)
        value = facts[self.names.index(name)]
        return [str(word) for word in value] if isinstance(value, list) else [str(value)]

    @property
    def active(self) -> str:
        return self.names[self._number("active")]

    @property
    def target(self) -> str:
        return self.names[self._number("target")]

    @property
    def supporter(self) -> str:
        seat = self._fact("supporter")
        return "none" if seat is None else self.names[self._number("supporter")]

    @property
    def phase(self) -> str:
        return str(self._fact("phase"))

    @property
    def round(self) -> int:
        return self._number("round")

    def player(self, name: str, what: str, viewer: str | None = None) -> object:
        """What a viewer, a spectator by default, is shown of a player."""
        players = self.seen(viewer, "players")
        assert isinstance(players, list)
        return players[self.names.index(name)][what]

    def bet_all(self, on: str = "", value: int = 0) -> None:
        """Let all who have not placed a bet bet on a player; he himself on his left neighbour."""
        for name in self.to_act:
            other = on if on and on != name else self.names[(self.names.index(name) + 1) % len(self.names)]
            self.play(f"{name} bet {other} {value}")


def table(
    *hands: str,
    trump: str = "r",
    talon: str = "",
    firebird_zero_opens: bool = False,
    **position: object,
) -> Blaze:
    """Set up a position: each hand is a name and its cards (``A 9b Fy``), clockwise; the first opens by default."""
    names = [hand.split()[0] for hand in hands]
    spec = {
        "trump": trump,
        "talon": talon,
        "hands": {hand.split()[0]: " ".join(hand.split()[1:]) for hand in hands},
        **position,
    }
    game = blaze(len(names), firebird_zero_opens=firebird_zero_opens)
    return Blaze(game, game.position(spec, names), names)


def dealt(names: str, order: str = "", first: int = 0, reshuffle: Sequence[int] = ()) -> Blaze:
    """Deal the cards named first, then the others in deck order."""
    rest = deck(len(names))
    for card in order.split():
        rest.remove(card)
    game = blaze(len(names))
    return Blaze(game, game.start(Deal((*order.split(), *rest), first=first, reshuffle=tuple(reshuffle))), names)


@cache
def blaze(seats: int, *, firebird_zero_opens: bool = False) -> AnyGame:
    return games.make("blaze", seats, {"firebird_zero_opens": firebird_zero_opens})
