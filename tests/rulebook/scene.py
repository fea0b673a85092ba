"""A table of durak for one test: set up from text, played by text, read as text. No rule stands here."""

from collections.abc import Mapping, Sequence
from functools import cache

from kozyr import games
from kozyr.deal import Deal
from kozyr.protocol import AnyGame, Outcome, Refusal
from kozyr.rng import Rng

DECK = tuple(rank + suit for suit in "scdh" for rank in ("6", "7", "8", "9", "10", "J", "Q", "K", "A"))


def cards(text: str) -> set[str]:
    """Read the cards of a hand, whose order means nothing."""
    return set(text.split())


class Scene:
    """A game in progress with a name for each seat."""

    def __init__(self, game: AnyGame, state: object, names: Sequence[str]) -> None:
        self.game = game
        self.state = state
        self.names = tuple(names)

    def play(self, *lines: str) -> None:
        """Play lines as scenario files write them, ``A attack 9h`` or ``all hold``; each must be legal."""
        for line in lines:
            if line == "all hold":
                for seat in self.game.all_hold(self.state):
                    self.game.apply(self.state, seat, self.game.parse("hold", self.names))
                continue
            refusal = self.refusal(line)
            assert refusal is None, f"{line}: {refusal}"
            seat, action = self._read(line)
            self.game.apply(self.state, seat, action)

    def may(self, line: str) -> bool:
        """Say whether a line is legal now."""
        return self.refusal(line) is None

    def refusal(self, line: str) -> Refusal | None:
        """Say why a line is not legal, None if it is; the list of legal actions must say the same."""
        seat, action = self._read(line)
        before = self.game.facts(self.state)
        refusal = self.game.why_not(self.state, seat, action)
        assert (refusal is None) == (action in self.game.legal(self.state, seat)), line
        assert self.game.facts(self.state) == before, f"asking about {line} changed the table"
        return refusal

    def why(self, line: str) -> str:
        """Give the clause by which a line is refused, "legal" if it is not."""
        refusal = self.refusal(line)
        return "legal" if refusal is None else refusal.clause

    def legal(self, name: str) -> set[str]:
        """List what a player may do now."""
        legal = self.game.legal(self.state, self.names.index(name))
        return {self.game.text(action, self.names) for action in legal}

    def _read(self, line: str) -> tuple[int, int]:
        name, _, action = line.partition(" ")
        return self.names.index(name), self.game.parse(action, self.names)

    # ---- what is true now

    def hand(self, name: str) -> set[str]:
        hands = self._fact("hand")
        assert isinstance(hands, Mapping)
        return {str(card) for card in hands[self.names.index(name)]}

    @property
    def to_act(self) -> list[str]:
        return self._players("to_act")

    @property
    def out(self) -> list[str]:
        return self._players("out")

    @property
    def opener(self) -> str:
        return self.names[self._number("opener")]

    @property
    def defender(self) -> str:
        return self.names[self._number("defender")]

    @property
    def limit(self) -> int:
        return self._number("limit")

    @property
    def talon(self) -> int:
        return self._number("talon")

    @property
    def discard(self) -> int:
        return self._number("discard")

    @property
    def direction(self) -> int:
        return self._number("direction")

    @property
    def trump(self) -> str:
        return str(self._fact("trump"))

    @property
    def table(self) -> str:
        """The pairs in the order laid, ``9h/10h 9c``."""
        pairs = self._fact("table")
        assert isinstance(pairs, Sequence)
        return " ".join(str(pair) for pair in pairs)

    @property
    def over(self) -> str:
        """How it ended, ``durak A``, ``draw`` or ``winners A C``; nothing while it runs."""
        outcome = self.game.outcome(self.state)
        return "" if outcome is None else " ".join([outcome.kind, *(self.names[seat] for seat in outcome.seats)])

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return outcome

    def seen(self, name: str | None, what: str) -> object:
        """What a player, or a spectator (None), is shown under a name of the view."""
        seat = None if name is None else self.names.index(name)
        return self.game.show(self.game.view(self.state, seat))[what]

    def guessed(self, viewer: str | None, seed: int) -> "Scene":
        """A table that the viewer, or a spectator, cannot tell from this one."""
        seat = None if viewer is None else self.names.index(viewer)
        guess = self.game.guess(self.game.view(self.state, seat), Rng(seed))
        return Scene(self.game, guess, self.names)

    def _players(self, fact: str) -> list[str]:
        seats = self._fact(fact)
        assert isinstance(seats, Sequence)
        return [self.names[seat] for seat in seats]

    def _number(self, fact: str) -> int:
        number = self._fact(fact)
        assert isinstance(number, int), f"{fact} is {number!r}"
        return number

    def _fact(self, name: str) -> object:
        return self.game.facts(self.state)[name]


def table(  # a position has this many sides, and each has a usual value
    *hands: str,
    trump: str = "s",
    talon: str = "",
    opener: str | None = None,
    defended_once: bool = True,
    direction: int = 1,
    enchanted: str = "",
    **flags: bool,
) -> Scene:
    """Set up a position: each hand is a name and its cards (``A 9h Kc``), clockwise; the first opens by default."""
    names = [hand.split()[0] for hand in hands]
    spec: dict[str, object] = {
        "trump": trump,
        "talon": talon,
        "opener": opener or names[0],
        "defended_once": defended_once,
        "direction": direction,
        "hands": {hand.split()[0]: " ".join(hand.split()[1:]) for hand in hands},
    }
    game = durak(len(names), enchanted, **flags)
    return Scene(game, game.position(spec, names), names)


def dealt(*hands: str, turned: str = "", dealer: str = "", enchanted: str = "", **flags: bool) -> Scene:
    """Deal from a deck that gives everyone the hand named and turns up a card; the talon is the rest, in deck order."""
    names = [hand.split()[0] for hand in hands]
    seat = names.index(dealer or names[-1])
    order = [*range(seat + 1, len(names)), *range(seat + 1)]
    held = [hand.split()[1:] for hand in hands]
    deck = [held[player][card] for card in range(6) for player in order] + turned.split()
    deck += [card for card in DECK if card not in deck]
    game = durak(len(names), enchanted, **flags)
    return Scene(game, game.start(Deal(tuple(deck), seat)), names)


@cache  # a game holds no state of play, and making its tables takes longer than a test
def durak(seats: int, enchanted: str = "", **flags: bool) -> AnyGame:
    """Make the game; the enchanted ranks are written ``6 7``."""
    return games.make("durak", seats, {"enchanted": enchanted.split(), **flags})
