"""What a search is given by each game: guesses that could be true, with strong cards rather in hands late in a game."""

import random

import pytest
from tests.bots.tables import ALL_SETS, mixed, positions

from kozyr import games
from kozyr.bots.ismcts import Search
from kozyr.games.durak.game import Durak
from kozyr.games.durak.state import State
from kozyr.games.durak.view import guess_into, guess_weighed_into
from kozyr.rng import Rng


@pytest.mark.parametrize("options", [{}, {"enchanted": ALL_SETS}], ids=["classic", "all sets"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_weighed_guess_looks_to_its_viewer_like_the_truth(seats: int, options: dict[str, object]) -> None:
    game = games.make("durak", seats, options)
    assert isinstance(game, Durak)
    guess = State(game.rules)
    heavy = [1 + card % 7 * 50 for card in range(36)]
    weights = game.buffer()
    for card, weight in enumerate(heavy):
        weights[card] = weight
    rng = Rng(4)

    for state in positions(game, mixed(game), 31):
        assert isinstance(state, State)
        for seat in range(seats):
            view = game.view(state, seat)
            guess_weighed_into(view, guess, weights, rng)

            assert game.view(guess, seat) == view
            assert game.to_act(guess) == game.to_act(state)
            assert game.facts(guess)["count"] == game.facts(state)["count"]


def test_a_heavy_card_lies_in_a_hand_more_often() -> None:
    game = games.make("durak", 2, {})
    assert isinstance(game, Durak)
    view = game.view(game.start(game.shuffle(random.Random(5), 0)), 0)
    guess = State(game.rules)
    guess_into(view, guess, Rng(1))
    unseen = [card for card in range(36) if guess.hands[1] >> card & 1]
    weights = game.buffer()
    for card in range(36):
        weights[card] = 8 if card == unseen[0] else 1
    rng = Rng(2)
    seen = 0

    for _ in range(300):
        guess_weighed_into(view, guess, weights, rng)
        seen += bool(guess.hands[1] >> unseen[0] & 1)

    assert seen > 150, "of 29 cards six are dealt: a card like any other would be there 62 times of 300"


@pytest.mark.parametrize("name", games.NAMES)
def test_a_search_of_the_same_seed_finds_the_same(name: str) -> None:
    game = games.make(name, 3, {})
    state = game.start(game.shuffle(random.Random(6), 0))
    seat = game.head(state)
    tactics = games.tactics(game)
    found = []

    for _ in range(2):
        search = Search(games.arena(game, game.view(state, seat), tactics), 12)
        search.run(Rng(3), 12)
        found.append([(search.visits(action), search.chance(action)) for action in game.legal(state, seat)])

    assert found[0] == found[1]
    assert sum(visits for visits, _ in found[0]) == 12


def test_the_searchs_own_bet_is_searched_and_those_of_others_are_not() -> None:
    game = games.make("blaze", 3, {})
    rng = Rng(9)
    state = game.start(game.shuffle(random.Random(7), 0))
    tactics = games.tactics(game)
    while not any(game.parts(action)["verb"] == "bet" for action in game.legal(state, game.head(state))):
        seat = game.head(state)
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[rng.below(len(legal))])

    for seat in game.to_act(state):
        arena = games.arena(game, game.view(state, seat), tactics)
        arena.guess(rng)

        assert [arena.is_hidden(other) for other in range(3)] == [other != seat for other in range(3)]
