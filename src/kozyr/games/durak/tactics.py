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

# Points. The numbers are those that lost least in many games against the random bot and against earlier numbers; "late"
# is when nothing is left to draw.
PREY: Final = 6  # what a card is worth for every hidden card that it beats
PLAIN_MOST: Final = 8  # the most cards that one without a text beats in its suit alone
BEYOND: Final = 3  # what it is worth more for every card beyond these
WEAK: Final = 4  # for laying an attack card, for every hidden card that beats it
SURE: Final = 86  # for laying, late, one that nothing beats
EQUAL: Final = 20  # for opening, for every equal card that can follow
THROW: Final = 23  # for throwing in, and late
THROW_LATE: Final = 130
PILE: Final = 25  # for throwing in onto a taker
PASS_ON: Final = 18  # for transferring
LOST_TURN: Final = 80  # against taking
BURDEN: Final = 46  # against every card that is taken, and late
BURDEN_LATE: Final = 210
FEED: Final = 10  # against an answer, for every hidden card that it lets in
GOES_OUT: Final = 1000
IMPOSSIBLE: Final = 10_000


class Tactics:
    """The judgement for one game; ``[36 * trump + card]`` are the cards that a card beats, and what it is worth for it.

    ``surpluses`` holds only what lifts a card above all that beat no more than their own suit.
    """

    __slots__ = ("preys", "surpluses")

    def __init__(self, rules: Rules) -> None:
        """Work out from the game's deck what each card beats."""
        self.preys = vec[i64]([prey_of(rules, place // 36, place % 36) for place in range(5 * 36)])
        self.surpluses = vec[i64]([surplus_of(count(self.preys[place])) for place in range(5 * 36)])

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
        equals: i64 = 0
        for index in range(size):
            points = outlook.points(legal[index])
            if points > most:
                most = points
                equals = 0
            if points == most:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = legal[index]
        return chosen


def prey_of(rules: Rules, trump: i64, card: Card) -> CardSet:
    """The cards that a card beats."""
    cards: CardSet = 0
    for face in range(36):
        if rules.deck.beaters[FACES * trump + face] & BIT[card]:
            cards |= BIT[face]
    return cards


def surplus_of(beats: i64) -> i64:
    """Points for a card that beats beyond its suit."""
    return BEYOND * (beats - PLAIN_MOST) if beats > PLAIN_MOST else 0


class Outlook:
    """What one player can work out before he chooses; late means that there is nothing left to draw."""

    __slots__ = ("answer", "cost", "deck0", "face", "hand", "hidden", "late", "seat", "table", "tactics")

    def __init__(self, tactics: Tactics, table: Table, seat: Seat, hand: CardSet) -> None:
        """Take the table as the player sees it; `hidden` are the cards in other hands and in the talon."""
        self.tactics = tactics
        self.table = table
        self.seat: Seat = seat
        self.hand: CardSet = hand
        self.deck0: i64 = 36 * table.trump
        self.late = table.talon_count == 0
        self.hidden: CardSet = ALL_CARDS & ~(hand | table.discard | on_table(table))
        self.face: Face = NO_CARD
        self.answer: Card = NO_CARD
        self.cost: i64 = -1

    def points(self, action: i64) -> i64:
        """Say how good an action is; holding is 0."""
        if action < THROW0:
            return self.opening(action)
        if action < TRANSFER0:
            return self.throwing(action - THROW0)
        if action < TAKE:
            return PASS_ON - self.worth(card_of(action - TRANSFER0))
        if action >= BEAT0:
            return self.beating((action - BEAT0) // FACES, (action - BEAT0) % FACES)
        if action == TAKE:
            return self.taking()
        return self.turning() if action == REVERSE else 0

    # ---- cards

    def worth(self, card: Card) -> i64:
        """What a card is worth keeping: the hidden cards that it beats, and a surplus for all that beat much."""
        place = self.deck0 + card
        return PREY * count(self.tactics.preys[place] & self.hidden) + self.tactics.surpluses[place]

    def ways(self, face: Face) -> i64:
        """The number of cards that the defender may hold against a face."""
        table = self.table
        return count(beaters(table, face) & self.hand_of(player_of(table, table.defender)))

    def hand_of(self, seat: Seat) -> CardSet:
        """All cards that another player may hold; none that others are known to, and late often exactly his."""
        table = self.table
        if table.counts[seat] == count(table.known[seat]):
            return table.known[seat]
        cards = self.hidden
        for other in range(table.rules.seats):
            if other != seat:
                cards &= ~table.known[other]
        return cards

    # ---- attacking

    def opening(self, face: Face) -> i64:
        """Weak cards first, most of all with their equals; late, what the defender cannot beat (R15)."""
        card = card_of(face)
        ways = self.ways(face)
        points = WEAK * ways - self.worth(card)
        if self.late and ways == 0:
            points += SURE
        equals = self.hand & SAME_RANK[card] & ~BIT[card]
        while equals:
            if self.tactics.surpluses[self.deck0 + lowest(equals)] == 0:
                points += EQUAL
            equals &= equals - 1
        return points

    def throwing(self, face: Face) -> i64:
        """Weak cards follow, late all that helps to go out, and nothing that would come back (R20, R23)."""
        table = self.table
        if table.lying >= table.limit:
            return -1
        if self.late and table.counts[self.seat] == 1:
            return GOES_OUT
        ways = self.ways(face)
        points = WEAK * ways - self.worth(card_of(face))
        if table.taking:
            return PILE + points
        if self.late:
            return THROW_LATE + points + (SURE if ways == 0 else 0)
        return THROW + points

    # ---- defending

    def taking(self) -> i64:
        """Taking costs the turn, and each card is a burden, but for what it is worth (R32)."""
        points: i64 = -LOST_TURN
        burden: i64 = BURDEN_LATE if self.late else BURDEN
        cards = on_table(self.table)
        while cards:
            points += self.worth(lowest(cards)) - burden
            cards &= cards - 1
        return points

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
        left = open_places(table)
        need = table.limit - table.beaten
        self.cost = 0
        while left and need > 0:
            place = self.next_place(left, hand, choosy=count(left) > need)
            answer = self.cheapest(hand & beaters(table, table.attacks[place]))
            if answer == NO_CARD:
                self.cost = IMPOSSIBLE
                return
            if self.answer == NO_CARD:
                self.face = table.attacks[place]
                self.answer = answer
            self.cost += self.price(answer)
            hand &= ~BIT[answer]
            left &= ~BIT[place]
            need -= 1

    def next_place(self, places: CardSet, hand: CardSet, *, choosy: bool) -> i64:
        """The place with the fewest answers in hand; with the most when not all need an answer (R23)."""
        found: i64 = -1
        least: i64 = 0
        while places:
            place = lowest(places)
            ways = count(hand & beaters(self.table, self.table.attacks[place]))
            if choosy:
                ways = -ways
            if found < 0 or ways < least:
                found = place
                least = ways
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
        """What an answer costs: its worth, and the hidden cards of its rank that it lets in (R20)."""
        if self.table.ranks & BIT[card]:
            return self.worth(card)
        return self.worth(card) + FEED * count(self.hidden & SAME_RANK[card])

    def turning(self) -> i64:
        """Turn the direction when the neighbour on the other side holds fewer cards (R50)."""
        table = self.table
        onward = player_of(table, next_seat(table, table.defender))
        back = player_of(table, step(table.defender, -table.direction, table.rules.seats))
        return table.counts[onward] - table.counts[back]


def open_places(table: Table) -> CardSet:
    """The places of the attack cards that wait for an answer, as a set."""
    places: CardSet = 0
    for place in range(table.lying):
        if table.answers[place] == UNANSWERED:
            places |= BIT[place]
    return places


def make(game: object) -> Tactics:
    """Make the tactics for one game with its options."""
    assert isinstance(game, Durak)
    return Tactics(game.rules)
