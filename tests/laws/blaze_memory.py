"""A perfect memory for games of Blaze: where every card went, and what each viewer has seen of it. No rule of play."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.laws.play import hands_of, number_of, table_of

from kozyr.deal import Deal
from kozyr.protocol import AnyGame

SECOND_DECK = {3: 20, 4: 20, 5: 18}
Cards = Counter[str]


def facts_list(game: AnyGame, state: object, fact: str) -> Sequence[object]:
    """A fact that is a list."""
    value = game.facts(state)[fact]
    assert isinstance(value, Sequence)
    return value


def by_seat(game: AnyGame, state: object, fact: str) -> Mapping[int, object]:
    """A fact that each seat has."""
    value = game.facts(state)[fact]
    assert isinstance(value, Mapping)
    return value


class Memory:
    """It plays the actions of one game and follows the cards.

    ``gone`` is the discard pile, ``deck`` what is still to be drawn, in order. ``known[seat]`` went into the hand for
    all to see. ``drawn[seat]`` is what the player drew in this round. ``first[viewer]`` is what a viewer, the spectator
    last, saw of round 1's cards by its end; empty before.
    """

    def __init__(self, game: AnyGame, deal: Deal) -> None:
        self.game = game
        self.state = game.start(deal)
        first = len(deal.cards) - SECOND_DECK[game.seats]
        turned, *deck = deal.cards[5 * game.seats : first]
        self.again = [deal.cards[index] for index in deal.reshuffle]
        self.second = deal.cards[first:]
        self.cards = Counter(deal.cards[:first])
        self.first: list[Cards] = []
        self.begin([*deck, turned])

    def begin(self, deck: list[str]) -> None:
        """A round begins: nothing has been seen, and the trump card is drawn last."""
        self.deck = deck
        self.trump_card = deck[-1]
        self.gone: Cards = Counter()
        self.known: list[Cards] = [Counter() for _ in range(self.game.seats)]
        self.drawn: list[Cards] = [Counter() for _ in range(self.game.seats)]

    @property
    def hands(self) -> list[Cards]:
        return [Counter(hand) for hand in hands_of(self.game, self.state)]

    @property
    def round(self) -> int:
        return number_of(self.game, self.state, "round")

    def play(self, seat: int, action: int) -> None:
        """Play an action and follow every card that moves."""
        game, hands, now = self.game, self.hands, self.round
        active, target = (game.facts(self.state)[role] for role in ("active", "target"))
        card = game.parts(action).get("card", "") if game.lays(action) else ""
        lying = table_of(game, self.state) + [card] * bool(card)
        is_open = self.is_open_after(action)
        game.apply(self.state, seat, action)
        if card:
            hands[seat] -= Counter([card])
            self.known[seat] -= Counter([card])
        if lying and not table_of(game, self.state):
            assert isinstance(active, int)
            assert isinstance(target, int)
            self.gather(lying, hands, target if is_open else None)
            if self.round == now and self.deck:
                self.follow_draws(hands, active)
        if self.round != now:
            self.begin_round_2(hands)
        assert self.hands == hands, "cards went where nothing sent them"

    def is_open_after(self, action: int) -> bool:
        """Whether a challenge card lies without a rejection once the action is played."""
        pairs = facts_list(self.game, self.state, "table")
        unanswered = sum("/" not in str(pair) for pair in pairs)
        verb = self.game.parts(action)["verb"]
        return unanswered + (verb in ("challenge", "extend")) - (verb == "reject") > 0

    def gather(self, lying: list[str], hands: list[Cards], taker: int | None) -> None:
        """A challenge is over: its cards go to who passed, or to the discard pile."""
        if taker is None:
            self.gone.update(lying)
            return
        hands[taker].update(lying)
        self.known[taker].update(lying)

    def follow_draws(self, hands: list[Cards], active: int) -> None:
        """Each draws the next cards of the deck, clockwise from the active player; a rest may be discarded (B33)."""
        for step in range(self.game.seats):
            seat = (active + step) % self.game.seats
            number = sum(self.hands[seat].values()) - sum(hands[seat].values())
            cards, self.deck = self.deck[:number], self.deck[number:]
            hands[seat].update(cards)
            if cards and not self.deck:
                self.known[seat].update([cards.pop()])
            self.drawn[seat].update(cards)
        if self.deck and number_of(self.game, self.state, "talon") == 0:
            self.gone.update(self.deck)
            self.deck = []

    def begin_round_2(self, hands: list[Cards]) -> None:
        """Keep what each viewer has seen, and deal again."""
        seen = self.gone + sum(self.known, Counter())
        self.first = [seen - self.known[seat] + hands[seat] for seat in range(self.game.seats)] + [seen]
        seats = self.game.seats
        for seat in range(seats):
            hands[seat] = Counter(self.again[seat : 5 * seats : seats])
        turned, *deck = self.second
        self.cards = Counter([*self.again[: 5 * seats], *self.second])
        self.begin([*deck, turned])

    def check(self) -> None:
        """Every card of the round is in one place, and the numbers that all see are right."""
        everywhere = (
            sum(self.hands, Counter()) + Counter(table_of(self.game, self.state)) + self.gone + Counter(self.deck)
        )
        assert everywhere == self.cards
        assert number_of(self.game, self.state, "talon") == len(self.deck)
        assert number_of(self.game, self.state, "discard") == sum(self.gone.values())
