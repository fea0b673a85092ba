"""What a guess may hold: nothing that all know to be otherwise (R13), and everything that can be."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import given, settings
from tests.laws.play import Setup, examples, hands_of, made, moves, number_of, setups, table_of, viewers

from kozyr.deal import Deal
from kozyr.protocol import AnyGame
from kozyr.rng import Rng

RANKS = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK = [rank + suit for suit in "scdh" for rank in RANKS]
NAMES = ["A", "B", "C"]


def sets_of(game: AnyGame, state: object) -> list[set[str]]:
    """The hands of durak, where each card is there once."""
    return [set(hand) for hand in hands_of(game, state)]


class Watcher:
    """All that a spectator with a perfect memory knows of the hands (R13).

    ``low``: the trumps that nobody was dealt. ``known``: cards that he saw go into a hand. ``drawn``: how many of a
    hand's other cards may have come from the talon since, and so may be low after all.
    """

    def __init__(self, game: AnyGame, state: object, deal: Deal) -> None:
        self.game = game
        self.trump_card = deal.cards[6 * game.seats] if game.seats < 6 else deal.cards[-1]
        trumps = {rank + self.trump_card[-1] for rank in RANKS}
        shown = self.game.show(self.game.view(state, None))
        if shown["trump"] == "none":
            self.low: set[str] = set()
        elif shown["shown"] is None:
            self.low = trumps - {self.trump_card}
        else:
            rank = RANKS.index(str(shown["shown"])[:-1])
            self.low = {lower + self.trump_card[-1] for lower in RANKS[:rank]}
        self.known: list[set[str]] = [set() for _ in range(game.seats)]
        self.drawn = [0] * game.seats
        self.before = sets_of(self.game, state)
        self.lay = table_of(self.game, state)

    def watch(self, state: object, played: str, seat: int) -> None:
        """Take note of a card played, cards taken or given back, and cards drawn."""
        if played:
            if played in self.known[seat]:
                self.known[seat].remove(played)
            elif played in self.low:
                self.drawn[seat] -= 1
            self.before[seat].discard(played)
            self.lay.append(played)
        for player, hand in enumerate(sets_of(self.game, state)):
            came = hand - self.before[player]
            seen = came & {*self.lay, self.trump_card}
            self.known[player] |= seen
            self.drawn[player] += len(came - seen)
            self.before[player] = hand
        self.lay = table_of(self.game, state)

    def check(self, guess: object) -> None:
        """A guess holds nothing that he knows to be otherwise."""
        for player, hand in enumerate(sets_of(self.game, guess)):
            assert self.known[player] <= hand, f"seat {player} was seen to take {self.known[player] - hand}"
            low = hand & self.low - self.known[player]
            assert len(low) <= self.drawn[player], f"seat {player} cannot hold {low}: nobody was dealt a lower trump"


@settings(max_examples=examples(15))
@given(setup=setups("durak"))
def test_no_guess_holds_what_all_know_to_be_otherwise(setup: Setup) -> None:
    game, deal, rng = setup.game, setup.deal(), Rng(setup.seed)
    state = game.start(deal)
    watcher = Watcher(game, state, deal)

    for seat, action in moves(game, state, setup.rng):
        for viewer in viewers(game):
            watcher.check(game.guess(game.view(state, viewer), rng))
        after = game.copy(state)
        game.apply(after, seat, action)
        parts = game.parts(action)
        watcher.watch(after, parts.get("card", "").partition("=")[0] if game.lays(action) else "", seat)


def three(hands: Sequence[str], talon: str = "") -> tuple[AnyGame, object]:
    """A position of three players."""
    game = made("durak", 3, ())
    spec = {"trump": "s", "talon": talon, "hands": dict(zip(NAMES, hands, strict=True))}
    return game, game.position(spec, NAMES)


def test_every_hand_that_can_be_is_guessed_and_none_is_preferred() -> None:
    game, state = three(["6h 7h", "8h 9h", "10h Jh"])
    rng, view = Rng(7), game.view(state, 0)

    guessed = Counter(frozenset(hands_of(game, game.guess(view, rng))[1]) for _ in range(1200))

    assert len(guessed) == 6  # two of the four cards that A does not see
    assert min(guessed.values()) > 140
    assert max(guessed.values()) < 260


def test_the_talon_is_guessed_too_and_the_trump_card_is_not() -> None:
    game, state = three(["6h 7h 9c 10c Jc Qc", "8h 9h", "10h Jh"], talon="Qh Kh 6s")
    rng, view = Rng(8), game.view(state, 0)

    drawn = Counter(next_drawn(game, game.guess(view, rng)) for _ in range(600))

    assert set(drawn) == {"8h", "9h", "10h", "Jh", "Qh", "Kh"}
    assert min(drawn.values()) > 60


def next_drawn(game: AnyGame, state: object) -> str:
    """Let A attack and B take, so that A draws one card, and name it."""
    for seat, text in ((0, "attack 7h"), (1, "take"), (0, "hold"), (2, "hold")):
        game.apply(state, seat, game.parse(text, NAMES))
    (card,) = sets_of(game, state)[0] - {"6h", "9c", "10c", "Jc", "Qc"}
    return card


def test_a_low_trump_may_be_in_a_hand_that_drew_since() -> None:
    game = made("durak", 2, ())
    dealt = "7s 6h 8s 7h 9s 8h 10s 9h Js 10h Qs Jh Ks"
    deck = [*dealt.split(), *(card for card in DECK if card not in dealt.split())]
    state = game.start(Deal(tuple(deck), 1))
    for seat, text in ((0, "attack 7s"), (1, "take"), (0, "hold")):
        game.apply(state, seat, game.parse(text, NAMES))
    rng, view = Rng(9), game.view(state, 1)

    hands = [hands_of(game, game.guess(view, rng))[0] for _ in range(600)]

    assert number_of(game, state, "talon") == 23
    assert 5 < sum("6s" in hand for hand in hands) < 80  # it is A's drawn card or one of 22 in the talon
