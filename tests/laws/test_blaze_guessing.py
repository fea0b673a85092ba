"""What a guess of Blaze may hold: every card that a viewer saw is where he knows it, in round 2 also round 1's."""

from collections import Counter

from hypothesis import given, settings
from tests.laws.blaze_memory import Cards, Memory
from tests.laws.play import Setup, examples, hands_of, made, number_of, setups, table_of, viewers

from kozyr.protocol import AnyGame
from kozyr.rng import Rng

BLAZE = setups("blaze")


def play_some(memory: Memory, setup: Setup, number: int) -> bool:
    """Play some actions by chance; says whether the game still runs."""
    game = setup.game
    for _ in range(number):
        acting = game.to_act(memory.state)
        if not acting:
            return False
        seat = setup.rng.choice(acting)
        memory.play(seat, setup.rng.choice(game.legal(memory.state, seat)))
    return bool(game.to_act(memory.state))


@settings(max_examples=examples(10))
@given(setup=BLAZE)
def test_cards_seen_go_into_a_hand_or_out_of_play_are_guessed_nowhere_else(setup: Setup) -> None:
    game, rng = setup.game, Rng(setup.seed)
    memory = Memory(game, setup.deal())

    while play_some(memory, setup, 5):
        for viewer in viewers(game):
            guess = game.guess(game.view(memory.state, viewer), rng)
            hands = [Counter(hand) for hand in hands_of(game, guess)]
            for seat in range(game.seats):
                assert memory.known[seat] <= hands[seat]
            everywhere = sum(hands, Counter()) + Counter(table_of(game, guess)) + memory.gone
            assert max(everywhere.values()) <= 2


def drawn_from(game: AnyGame, guess: object, setup: Setup) -> Cards:
    """Play a guess to the end of phase 1; gives all cards that were drawn from its deck."""
    before = sum([Counter(hand) for hand in hands_of(game, guess)], Counter(table_of(game, guess)))
    discarded: Cards = Counter()
    while game.facts(guess)["phase"] == "1":
        seat = setup.rng.choice(game.to_act(guess))
        legal = game.legal(guess, seat)
        action = setup.rng.choice([one for one in legal if game.parts(one)["verb"] == "reject"] or legal)
        lying = Counter([*table_of(game, guess), game.parts(action).get("card", "")])
        heap = number_of(game, guess, "discard")
        game.apply(guess, seat, action)
        grown = number_of(game, guess, "discard") - heap
        if grown:
            lying.pop("", None)
            assert grown == lying.total(), "the guard ended the phase, in a game that rejects what it can"
            discarded += lying
    after = sum([Counter(hand) for hand in hands_of(game, guess)], Counter())
    return after + discarded - before


@settings(max_examples=examples(8))
@given(setup=BLAZE)
def test_a_card_known_to_be_of_round_1_is_never_guessed_into_the_deck_of_round_2(setup: Setup) -> None:
    game, rng = setup.game, Rng(setup.seed)
    memory = Memory(game, setup.deal())
    while memory.round == 1:
        play_some(memory, setup, 1)

    for _ in range(4):
        if game.facts(memory.state)["phase"] != "1":
            return
        for place, viewer in enumerate(viewers(game)):
            deck = drawn_from(game, game.guess(game.view(memory.state, viewer), rng), setup)
            own = memory.drawn[viewer] if viewer is not None else Counter()
            twice = memory.first[place] + own + deck
            assert max(twice.values()) <= 2, f"viewer {viewer}: {[card for card in twice if twice[card] > 2]}"
        play_some(memory, setup, 12)


@settings(max_examples=examples(15))
@given(setup=BLAZE)
def test_hands_just_dealt_in_round_2_are_guessed_from_round_1s_cards(setup: Setup) -> None:
    game, rng = setup.game, Rng(setup.seed)
    memory = Memory(game, setup.deal())
    while memory.round == 1:
        play_some(memory, setup, 1)

    for place, viewer in enumerate(viewers(game)):
        guess = game.guess(game.view(memory.state, viewer), rng)
        unseen = len(memory.again) - memory.first[place].total()
        hands = sum([Counter(hand) for hand in hands_of(game, guess)], Counter())
        strange = hands - memory.first[place]
        assert strange.total() <= unseen, f"viewer {viewer} knows that these are not round 1's: {strange}"


def test_bets_of_others_are_guessed_and_ones_own_is_kept() -> None:
    names = ["A", "B", "C"]
    game = made("blaze", 3, ())
    spec = {"trump": "r", "phase": "bets", "hands": {"A": "2b", "B": "3b", "C": "4b"}}
    state = game.position(spec, names)
    for seat, text in ((0, "bet C 1"), (1, "bet A 0")):
        game.apply(state, seat, game.parse(text, names))
    rng, view = Rng(1), game.view(state, 0)

    ends = Counter(end_of(game, game.guess(view, rng)) for _ in range(900))

    # B's card lies before A or C, and is a 0 or one of his two 1s.
    assert set(ends) == {(2, 0, "A"), (2, 0, "C"), (2, 1, "A"), (2, 1, "C")}
    assert all(100 < ends[2, 0, name] < 200 and 230 < ends[2, 1, name] < 370 for name in "AC")


def end_of(game: AnyGame, guess: object) -> tuple[int, int, str]:
    """Let C bet 0 on A, A and B leave, and read the bets: A's on whom, B's value and on whom."""
    names = ["A", "B", "C"]
    game.apply(guess, 2, game.parse("bet A 0", names))
    players = game.show(game.view(guess, None))["players"]
    assert isinstance(players, list)
    for seat, text in ((0, "challenge 2b"), (1, "reject 2b 3b")):
        game.apply(guess, seat, game.parse(text, names))
    after = game.show(game.view(guess, None))["players"]
    assert isinstance(after, list)
    return players[0]["bet_on"], 2 - after[1]["ones"], names[players[1]["bet_on"]]
