"""How a sensible player judges his choices: what a card is worth keeping, what an action costs and what it wins.

It judges the table and one hand, never a state's secrets. No rule is decided here: it picks among the legal actions,
and asks the tables of powers.py what beats what, so that an enchanted card is worth what its text makes it.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import ALL_CARDS, BIT, NO_CARD, SAME_RANK, Card, CardSet, count, lowest
from kozyr.games.durak.actions import BEAT0, MOST_LEGAL, REVERSE, TAKE, THROW0, TRANSFER0
from kozyr.games.durak.game import Durak
from kozyr.games.durak.powers import FACES, Face, card_of
from kozyr.games.durak.rules import beaters
from kozyr.games.durak.state import UNANSWERED, Rules, Table
from kozyr.games.durak.teams import next_seat, player_of
from kozyr.games.durak.view import View, on_table
from kozyr.rng import Rng
from kozyr.seats import Seat, step

# Points, in quarters of a rank: a king is worth four more than the queen of its suit.
PLAIN_MOST: Final = 8  # beats of the best card without a text, the ace
RANK: Final = 4
MORE: Final = 9
LIVE: Final = 0
LIVE_LATE: Final = 0
LOST_TURN: Final = 240
LOST_TURN_LATE: Final = 240
BURDEN: Final = 112
LATE_BURDEN: Final = 500
THROW: Final = 28
THROW_LATE: Final = 260
PILE: Final = 88
PILE_LATE: Final = 68
EQUAL: Final = 32
EQUAL_LATE: Final = 32
SURE: Final = 172
SURE_THROW: Final = 172
WEAK: Final = 4
WEAK_LATE: Final = 4
WEAK_THROW: Final = 4
WEAK_THROW_LATE: Final = 4
WEAK_PILE: Final = 0
PASS_ON: Final = 76
FEED: Final = 20
FEED_LATE: Final = 20
LAST: Final = 2000
IMPOSSIBLE: Final = 10_000


class Tactics:
    """The judgement for one game: ``worths[36 * trump + card]`` says how well a card is worth keeping."""

    __slots__ = ("preys", "worths")

    def __init__(self, rules: Rules) -> None:
        """Work out from the game's deck what each card can beat."""
        self.preys = vec[i64]([preys_of(rules, place // 36, place % 36) for place in range(5 * 36)])
        self.worths = vec[i64]([worth_of(count(self.preys[place])) for place in range(5 * 36)])

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> int:
        """Pick the best of the legal actions, by chance among equals."""
        buffer = vec[i64]([0 for _ in range(MOST_LEGAL)])
        size: i64 = 0
        for action in legal:
            buffer[size] = action
            size += 1
        return self.best(view, view.viewer, view.hand, buffer, size, rng)

    def best(self, table: Table, seat: Seat, hand: CardSet, legal: vec[i64], size: i64, rng: Rng) -> i64:
        """Pick for a player who holds this hand from the first `size` of the buffer."""
        outlook = Outlook(self, table, seat, hand)
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


def preys_of(rules: Rules, trump: i64, card: Card) -> CardSet:
    """The cards that a card beats."""
    cards: CardSet = 0
    for face in range(36):
        if rules.deck.beaters[52 * trump + face] & BIT[card]:
            cards |= BIT[face]
    return cards


def worth_of(beats: i64) -> i64:
    """Say what a card is worth keeping that beats so many."""
    if beats <= PLAIN_MOST:
        return RANK * beats
    return RANK * PLAIN_MOST + MORE * (beats - PLAIN_MOST)


class Outlook:
    """What one player can work out before he chooses; late means that there is nothing left to draw."""

    __slots__ = ("answer", "cost", "face", "hand", "hidden", "late", "seat", "table", "preys", "trump0", "worths")

    def __init__(self, tactics: Tactics, table: Table, seat: Seat, hand: CardSet) -> None:
        """Take the table as the player sees it."""
        self.worths = tactics.worths
        self.preys = tactics.preys
        self.table = table
        self.seat: Seat = seat
        self.hand: CardSet = hand
        self.trump0: i64 = 36 * table.trump
        self.late = table.talon_count == 0
        self.hidden: CardSet = ALL_CARDS & ~(hand | table.discard | on_table(table))
        self.face: Face = NO_CARD
        self.answer: Card = NO_CARD
        self.cost: i64 = -1

    def worth(self, card: Card) -> i64:
        """The worth of a card under the trumps of this deal."""
        live: i64 = LIVE_LATE if self.late else LIVE
        return self.worths[self.trump0 + card] + live * count(self.preys[self.trump0 + card] & self.hidden)

    def points(self, action: i64) -> i64:
        """Say how good an action is; holding is 0."""
        if action < THROW0:
            return self.opening(action)
        if action < TRANSFER0:
            return self.throwing(action - THROW0)
        if action < TAKE:
            return self.transferring(action - TRANSFER0)
        if action >= BEAT0:
            return self.beating((action - BEAT0) // FACES, (action - BEAT0) % FACES)
        if action == TAKE:
            return -self.burden()
        return self.turning() if action == REVERSE else 0

    def hand_of(self, seat: Seat) -> CardSet:
        """All cards that another player may hold: when all else is known, exactly his."""
        cards = self.hidden
        if self.late and self.table.counts[seat] == count(self.table.known[seat]):
            return self.table.known[seat]
        for other in range(self.table.rules.seats):
            if other != seat:
                cards &= ~self.table.known[other]
        return cards

    def ways(self, face: Face) -> i64:
        """The number of cards that the defender may hold against a face."""
        table = self.table
        return count(beaters(table, face) & self.hand_of(player_of(table, table.defender)))

    def opening(self, face: Face) -> i64:
        """Weak cards first, with their equals at hand; late, what he cannot beat (R15)."""
        card = card_of(face)
        ways = self.ways(face)
        points = (WEAK_LATE if self.late else WEAK) * ways - self.worth(card)
        if self.late and ways == 0:
            points += SURE
        equals = self.hand & SAME_RANK[card] & ~BIT[card]
        while equals:
            if self.worth(lowest(equals)) <= RANK * PLAIN_MOST:
                points += EQUAL_LATE if self.late else EQUAL
            equals &= equals - 1
        return points

    def throwing(self, face: Face) -> i64:
        """Weak cards go along, onto a taker more of them, and nothing that would come back (R20, R23)."""
        table = self.table
        if table.lying >= table.limit:
            return -1
        if self.late and table.counts[self.seat] == 1:
            return LAST
        worth = self.worth(card_of(face))
        ways = self.ways(face)
        if table.taking:
            return (PILE_LATE if self.late else PILE) - worth + WEAK_PILE * ways
        if self.late:
            return THROW_LATE - worth + WEAK_THROW_LATE * ways + (SURE_THROW if ways == 0 else 0)
        return THROW - worth + WEAK_THROW * ways

    def transferring(self, face: Face) -> i64:
        """A cheap card moves the trouble on (R25)."""
        return PASS_ON - self.worth(card_of(face))

    def burden(self) -> i64:
        """What taking costs: the turn, and every card that is weaker than it is a burden (R32)."""
        table = self.table
        each: i64 = LATE_BURDEN if self.late else BURDEN
        cost: i64 = LOST_TURN_LATE if self.late else LOST_TURN
        cards = on_table(table)
        while cards:
            cost += each - self.worth(lowest(cards))
            cards &= cards - 1
        return cost

    def beating(self, face: Face, answer: Face) -> i64:
        """Only the next step of the cheapest defence is any good."""
        if self.cost < 0:
            self.plan()
        if face == self.face and card_of(answer) == self.answer:
            return -self.cost
        return -IMPOSSIBLE

    def plan(self) -> None:
        """Find the cheapest defence: the face with the fewest answers first, each with its cheapest (R16, R22)."""
        table = self.table
        hand = self.hand
        left: CardSet = 0
        need = table.limit - table.beaten
        opened: i64 = 0
        for place in range(table.lying):
            if table.answers[place] == UNANSWERED:
                left |= BIT[place]
                opened += 1
        self.cost = 0
        while opened > 0 and need > 0:
            place = self.hardest(left, hand, surplus=opened > need)
            left &= ~BIT[place]
            opened -= 1
            face = table.attacks[place]
            answer = self.cheapest(hand & beaters(table, face))
            if answer == NO_CARD:
                self.cost = IMPOSSIBLE
                return
            need -= 1
            hand &= ~BIT[answer]
            self.cost += self.price(answer)
            if self.answer == NO_CARD:
                self.face = face
                self.answer = answer

    def hardest(self, places: CardSet, hand: CardSet, *, surplus: bool) -> i64:
        """The place whose face has the fewest answers; the most when only some need to be beaten."""
        found: i64 = -1
        fewest: i64 = 0
        while places:
            place = lowest(places)
            ways = count(hand & beaters(self.table, self.table.attacks[place]))
            if surplus:
                ways = -ways
            if found < 0 or ways < fewest:
                found = place
                fewest = ways
            places &= places - 1
        return found

    def cheapest(self, cards: CardSet) -> Card:
        """The card that is least missed, NO_CARD of none."""
        found: Card = NO_CARD
        least: i64 = 0
        while cards:
            card = lowest(cards)
            price = self.price(card)
            if found == NO_CARD or price < least:
                found = card
                least = price
            cards &= cards - 1
        return found

    def price(self, card: Card) -> i64:
        """What an answer costs: its worth, and the cards of its rank that it invites (R20)."""
        if self.table.ranks & BIT[card]:
            return self.worth(card)
        return self.worth(card) + (FEED_LATE if self.late else FEED) * count(self.hidden & SAME_RANK[card])

    def turning(self) -> i64:
        """Turn the direction if the other neighbour holds fewer cards (R50)."""
        table = self.table
        onward = player_of(table, next_seat(table, table.defender))
        back = player_of(table, step(table.defender, -table.direction, table.rules.seats))
        return table.counts[onward] - table.counts[back]


def make(game: object) -> Tactics:
    """Make the tactics for one game with its options."""
    assert isinstance(game, Durak)
    return Tactics(game.rules)
