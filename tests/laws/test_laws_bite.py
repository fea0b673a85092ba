"""The laws bite: a planted leak, a peeking `to_act` and a wrong guess are each caught, and so is each other fault."""

import random
from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest
from tests.laws import checks
from tests.laws.play import hands_of, made, moves, number_of
from tests.laws.test_guessing import DECK, Watcher

from kozyr.deal import Deal
from kozyr.protocol import AnyGame
from kozyr.rng import Rng

GAMES = 20


class Planted:
    """A game with some of its methods replaced."""

    def __init__(self, game: AnyGame, **faults: object) -> None:
        self._game = game
        self._faults = faults

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 # it stands in for every method of the contract
        return self._faults[name] if name in self._faults else getattr(self._game, name)


def planted(game: AnyGame, **faults: object) -> AnyGame:
    """Plant faults into a game. Types cannot say that the rest is passed on, hence the cast."""
    return cast("AnyGame", Planted(game, **faults))


def play_all(game: AnyGame, check: Callable[[object, Rng], None], rounds: int = GAMES) -> None:
    """Hold a check at every step of some seeded games."""
    for seed in range(rounds):
        rng, guesses = random.Random(seed), Rng(seed)
        state = game.start(game.shuffle(rng, 0))
        for _ in moves(game, state, rng):
            check(state, guesses)
        check(state, guesses)


def secrecy_of(game: AnyGame) -> Callable[[object, Rng], None]:
    return lambda state, rng: checks.check_secrecy(game, state, rng)


@pytest.fixture
def durak() -> AnyGame:
    return made("durak", 3, ())


def test_a_game_without_a_fault_is_not_caught(durak: AnyGame) -> None:
    sound = planted(durak)

    play_all(sound, secrecy_of(sound), rounds=2)


def test_a_view_that_shows_the_next_card_of_the_talon_is_caught(durak: AnyGame) -> None:
    def next_card(state: Any) -> int:  # noqa: ANN401 # the plant looks where no contract leads
        return int(state.talon[state.talon_count - 1]) if state.talon_count else -1

    leaking = planted(
        durak,
        view=lambda state, seat: (durak.view(state, seat), next_card(state)),
        guess=lambda view, rng: durak.guess(view[0], rng),
    )

    with pytest.raises(AssertionError, match="sees that his guess is not the truth"):
        play_all(leaking, secrecy_of(leaking))


def test_a_view_that_shows_the_lowest_card_of_a_neighbour_is_caught(durak: AnyGame) -> None:
    leaking = planted(
        durak,
        view=lambda state, seat: (durak.view(state, seat), min(hands_of(durak, state)[0], default="")),
        guess=lambda view, rng: durak.guess(view[0], rng),
    )

    with pytest.raises(AssertionError, match="sees that his guess is not the truth"):
        play_all(leaking, secrecy_of(leaking))


def test_a_to_act_that_skips_a_player_without_a_matching_card_is_caught(durak: AnyGame) -> None:
    def to_act(state: object) -> list[int]:
        acting = durak.to_act(state)
        useful = [seat for seat in acting if not all(map(durak.is_hold, durak.legal(state, seat)))]
        return useful or acting

    peeking = planted(durak, to_act=to_act)

    with pytest.raises(AssertionError, match="who may act depends on cards"):
        play_all(peeking, secrecy_of(peeking))


def test_a_guess_that_misplaces_cards_is_caught(durak: AnyGame) -> None:
    def guess(view: object, rng: Rng) -> object:
        return durak.guess(durak.view(durak.guess(view, rng), None), rng)  # forgets the viewer's own hand

    wrong = planted(durak, guess=guess)

    with pytest.raises(AssertionError, match="sees that his guess is not the truth"):
        play_all(wrong, secrecy_of(wrong))


def test_a_guess_that_deals_a_card_of_the_table_again_is_caught(durak: AnyGame) -> None:
    def guess(view: object, rng: Rng) -> object:
        state: Any = durak.guess(view, rng)
        for seat in range(3):
            own = durak.view(state, seat) == view
            if not own and state.hands[seat] and state.lying:
                lowest = state.hands[seat] & -state.hands[seat]
                state.hands[seat] = state.hands[seat] - lowest | 1 << state.attacks[0]
        return state

    wrong = planted(durak, guess=guess)

    with pytest.raises(AssertionError, match="a card is in two places"):
        play_all(wrong, secrecy_of(wrong))


def test_a_guess_that_forgets_who_showed_the_lowest_trump_is_caught(durak: AnyGame) -> None:
    hearts, spades, clubs = "7h 8h 9h 10h Jh Qh", "6s 7s 8s 9s 10s Js", "6c 7c 8c 9c 10c Jc"
    dealt = [card for around in zip(hearts.split(), spades.split(), clubs.split(), strict=True) for card in around]
    deal = Deal((*dealt, "Kh", *(card for card in DECK if card not in (*dealt, "Kh"))), 2)
    state = durak.start(deal)
    watcher = Watcher(durak, state, deal)
    hands = hands_of(durak, state)
    hands[1][hands[1].index("6s")] = "6h"
    spec = {"trump": "h", "talon": "", "hands": {name: " ".join(hands[seat]) for seat, name in enumerate("ABC")}}

    forgetful = durak.position(spec, "ABC")

    watcher.check(durak.guess(durak.view(state, 0), Rng(1)))
    with pytest.raises(AssertionError, match="nobody was dealt a lower trump"):
        watcher.check(forgetful)


def test_a_card_that_vanishes_is_caught(durak: AnyGame) -> None:
    def facts(state: object) -> Mapping[str, object]:
        return {**durak.facts(state), "discard": max(0, number_of(durak, state, "discard") - 1)}

    losing = planted(durak, facts=facts)

    with pytest.raises(AssertionError):
        play_all(losing, lambda state, _: checks.check_cards(losing, state))


def test_a_reason_for_a_legal_action_is_caught(durak: AnyGame) -> None:
    wrong = planted(durak, why_not=lambda state, seat, action: None)  # noqa: ARG005 # it never says no

    with pytest.raises(AssertionError):
        play_all(wrong, lambda state, _: checks.check_reasons(wrong, state, [durak.parse("take", [])]))


def test_holds_that_do_not_lapse_are_caught_by_the_serial_order(durak: AnyGame) -> None:
    never_asked_again: set[tuple[int, int]] = set()

    def to_act(state: object) -> list[int]:
        bout = durak.stamp(state)[0]
        return [seat for seat in durak.to_act(state) if (bout, seat) not in never_asked_again]

    def apply(state: object, seat: int, action: int) -> None:
        if durak.is_hold(action):
            never_asked_again.add((durak.stamp(state)[0], seat))
        durak.apply(state, seat, action)

    deaf = planted(durak, to_act=to_act, apply=apply, head=lambda state: (*to_act(state), *durak.to_act(state), -1)[0])

    def replay_all() -> None:
        for seed in range(GAMES):
            rng = random.Random(seed)
            deal = durak.shuffle(rng, 0)
            acts = list(moves(durak, durak.start(deal), rng))
            never_asked_again.clear()
            checks.check_serial(deaf, durak.start(deal), acts)

    with pytest.raises(AssertionError, match=r"may not hold|over before"):
        replay_all()
