"""How a sensible player of Blaze judges his choices: build a hand in phase 1, be rid of it in phase 2, bet with care.

It judges the table and one hand, never a state's secrets. No rule is decided here: it picks among the legal actions,
and asks the rules what rejects what.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT, count, lowest
from kozyr.games.blaze.actions import BET0, BET_SEATS, EXTEND0, HOLD, MOST_LEGAL, PASS, REJECT0
from kozyr.games.blaze.cards import (
    FIREBIRD,
    KINDS,
    OF_VALUE,
    Bag,
    Kind,
    Kinds,
    kinds_in,
    suit_of,
    value_of,
    without_card,
)
from kozyr.games.blaze.game import Blaze
from kozyr.games.blaze.rules import rejecters
from kozyr.games.blaze.state import UNREJECTED, Table
from kozyr.games.blaze.view import View
from kozyr.rng import Rng
from kozyr.seats import Seat

NO_KIND: Final = -1
# Points: a step of value is worth 4, and a draw from the deck brings about AVERAGE.
STEP: Final = 4
TRUMP: Final = 36
PLAIN_FIREBIRD: Final = 26
TRUMP_FIREBIRD: Final = 90
AVERAGE: Final = 34
DOUBLE: Final = 6
BURDEN: Final = 46
LOST_TURN: Final = 20
SHED: Final = 100
KEEP_TRUMPS: Final = 3
IMPOSSIBLE: Final = 100000


class Tactics:
    """The judgement; it needs nothing of a game but the table and a hand."""

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> int:
        """Pick the best of the legal actions, by chance among equals."""
        buffer = vec[i64]([0 for _ in range(MOST_LEGAL)])
        size: i64 = 0
        for action in legal:
            buffer[size] = action
            size += 1
        return self.best(view, view.viewer, view.hand, buffer, size, rng)

    def best(self, table: Table, seat: Seat, hand: Bag, legal: vec[i64], size: i64, rng: Rng) -> i64:
        """Pick for a player who holds this hand from the first `size` of the buffer."""
        outlook = Outlook(table, seat, hand)
        chosen = legal[0]
        most: i64 = -2 * IMPOSSIBLE
        equal: i64 = 0
        for index in range(size):
            points = outlook.points(legal[index])
            if points > most:
                most = points
                equal = 0
            if points == most:
                equal += 1
                if equal == 1 or rng.below(equal) == 0:
                    chosen = legal[index]
        return chosen


class Outlook:
    """What one player can work out before he chooses."""

    __slots__ = ("answer", "challenge", "cost", "hand", "late", "seat", "table")

    def __init__(self, table: Table, seat: Seat, hand: Bag) -> None:
        """Take the table as the player sees it; late is phase 2."""
        self.table = table
        self.seat: Seat = seat
        self.hand: Bag = hand
        self.late = table.phase == 2
        self.challenge: Kind = NO_KIND
        self.answer: Kind = NO_KIND
        self.cost: i64 = -1

    def worth(self, kind: Kind) -> i64:
        """How well a card is worth keeping for rejecting and for challenging."""
        is_trump = suit_of(kind) == self.table.trump
        if value_of(kind) == FIREBIRD:
            return TRUMP_FIREBIRD if is_trump else PLAIN_FIREBIRD
        return STEP * value_of(kind) + (TRUMP if is_trump else 0)

    def points(self, action: i64) -> i64:
        """Say how good an action is; holding is 0."""
        if action < EXTEND0:
            return self.opening(action)
        if action < REJECT0:
            return self.extending(action - EXTEND0)
        if action < PASS:
            return self.rejecting((action - REJECT0) // KINDS, (action - REJECT0) % KINDS)
        if action == PASS:
            return -self.burden()
        if action == HOLD:
            return 0
        return self.betting((action - BET0) % BET_SEATS, (action - BET0) // BET_SEATS)

    def equals(self, kind: Kind) -> i64:
        """How many more cards of the value are at hand."""
        return count(without_card(self.hand, kind) & (OF_VALUE[value_of(kind)] | OF_VALUE[value_of(kind)] * BIT[30]))

    def opening(self, kind: Kind) -> i64:
        """Weak cards first, and values of which there are more; late, as many as possible (B9)."""
        more = self.equals(kind)
        if self.late:
            return more * SHED // 2 - self.worth(kind) // 2
        return more * DOUBLE - self.worth(kind)

    def extending(self, kind: Kind) -> i64:
        """In phase 1 what is weaker than a card drawn for it; in phase 2 all but the last strong trumps (B13)."""
        worth = self.worth(kind)
        if not self.late:
            return AVERAGE - 6 - worth
        strong = suit_of(kind) == self.table.trump and self.table.counts[self.seat] > KEEP_TRUMPS
        if strong and not self.table.passing:
            return AVERAGE // 2 - worth // 2
        return SHED - worth

    def burden(self) -> i64:
        """What passing costs: the turn, and each card taken; in phase 1 a strong card is no burden (B18)."""
        table = self.table
        if self.late:
            return SHED * (table.lying + table.rejected)
        cost: i64 = LOST_TURN
        for place in range(table.lying):
            cost += BURDEN - self.worth(table.challenges[place])
            if table.rejects[place] != UNREJECTED:
                cost += BURDEN - self.worth(table.rejects[place])
        return cost

    def rejecting(self, challenge: Kind, kind: Kind) -> i64:
        """Only the next step of the cheapest full defence is any good."""
        if self.cost < 0:
            self.plan()
        if challenge == self.challenge and kind == self.answer:
            return (SHED if self.late else 0) - self.cost
        return -IMPOSSIBLE

    def plan(self) -> None:
        """Find the cheapest defence: the card with the fewest answers first, each with its cheapest (B10)."""
        table = self.table
        hand = self.hand
        left: i64 = 0
        for place in range(table.lying):
            if table.rejects[place] == UNREJECTED:
                left |= BIT[place]
        self.cost = 0
        while left:
            place = self.hardest(left, hand)
            left &= ~BIT[place]
            challenge = table.challenges[place]
            answer = self.cheapest(kinds_in(hand) & rejecters(challenge, table.trump))
            if answer == NO_KIND:
                self.cost = IMPOSSIBLE
                return
            hand = without_card(hand, answer)
            self.cost += self.price(answer)
            if self.answer == NO_KIND:
                self.challenge = challenge
                self.answer = answer

    def hardest(self, places: i64, hand: Bag) -> i64:
        """The place with the fewest answers."""
        found: i64 = -1
        fewest: i64 = 0
        while places:
            place = lowest(places)
            ways = count(kinds_in(hand) & rejecters(self.table.challenges[place], self.table.trump))
            if found < 0 or ways < fewest:
                found = place
                fewest = ways
            places &= places - 1
        return found

    def cheapest(self, kinds: Kinds) -> Kind:
        """The card that is least missed, NO_KIND of none."""
        found: Kind = NO_KIND
        least: i64 = 0
        while kinds:
            kind = lowest(kinds)
            price = self.price(kind)
            if found == NO_KIND or price < least:
                found = kind
                least = price
            kinds &= kinds - 1
        return found

    def price(self, kind: Kind) -> i64:
        """What a rejection costs: the card, less the card drawn in phase 1, and the value that it opens (B13)."""
        price = self.worth(kind)
        if not self.table.values & BIT[kind]:
            price += 4
        return price if self.late else max(price - AVERAGE // 3, 0)

    def betting(self, other: Seat, value: i64) -> i64:
        """Bet on who holds the most cards; who holds as many, or sees no clear loser, bets 0 (B24, B29)."""
        counts = self.table.counts
        mine = counts[self.seat]
        clear = counts[other] > mine and self.is_most(other)
        if value == 1:
            return 2 * counts[other] if clear else -1
        return counts[other]

    def is_most(self, seat: Seat) -> bool:
        """Nobody holds more."""
        counts = self.table.counts
        most = max([counts[other] for other in range(self.table.rules.seats)])
        return counts[seat] == most


def make(game: object) -> Tactics:
    """Make the tactics; they serve every Blaze game."""
    assert isinstance(game, Blaze)
    return Tactics()
