"""What each seat may know at each step of a finished deal, worked out from its record alone."""

import re

from msgspec import convert

from kozyr.games import make
from kozyr.protocol import Seat
from kozyr.table.match import Match, seat_names

CARDS = {
    "durak": re.compile(r"(?<![A-Za-z0-9])(?:10|[6-9JQKA])[scdh](?![A-Za-z0-9])"),
    "blaze": re.compile(r"(?<![A-Za-z0-9])[1-9F][bry](?![A-Za-z0-9])"),
}


def cards_in(game: str, text: str) -> set[str]:
    """Find every card of a game that a text names."""
    return set(CARDS[game].findall(text))


class Truth:
    """The cards that each seat (None: a spectator) may know after each action, and the actions that it may be shown."""

    def __init__(self, match: Match) -> None:
        self.may_know: list[dict[Seat | None, set[str]]] = []
        self.legal: list[dict[Seat | None, list[str]]] = []
        self._game = make(match.game.name, match.game.seats, match.game.options)
        self._match = match
        self._laid: dict[int, set[str]] = {}
        self._discarded: set[str] = set()  # the bout whose cards lie on top of the discard pile
        state: object = self._game.start(match.deal)
        self._look(state)
        for seat, text in match.lines:
            bout, discard = self._game.stamp(state)[0], self._discard(state)
            self._laid.setdefault(bout, set()).update(cards_in(self._game.name, text))
            self._game.apply(state, seat, self._game.parse(text, seat_names(self._game.seats)))
            if self._discard(state) > discard:
                self._discarded = self._laid[bout]
            self._look(state)

    def _look(self, state: object) -> None:
        public = self._public(state)
        hands = convert(self._game.facts(state)["hand"], dict[int, list[str]])
        names = seat_names(self._game.seats)
        self.may_know.append({None: public})
        self.legal.append({None: []})
        for seat, hand in hands.items():
            self.may_know[-1][seat] = public | set(hand)
            self.legal[-1][seat] = [self._game.text(action, names) for action in self._game.legal(state, seat)]

    def _public(self, state: object) -> set[str]:
        """The cards of this bout and of the one before, and those that lie open beside them."""
        bout = self._game.stamp(state)[0]
        laid = self._laid.get(bout, set()) | self._laid.get(bout - 1, set())
        deck, seats = self._match.deal.cards, self._game.seats
        if self._game.name == "durak":
            shown = self._game.show(self._game.view(self._game.start(self._match.deal), None))["shown"]
            return laid | {deck[6 * seats] if seats < 6 else deck[-1], str(shown)}
        second = len(self._match.deal.reshuffle)
        return laid | self._discarded | {deck[5 * seats if self._game.facts(state)["round"] == 1 else second]}

    def _discard(self, state: object) -> int:
        return convert(self._game.facts(state)["discard"], int)
