"""At a table several may act at once, and a search answers for the one it is asked about, not for the first of them."""

import pytest

from kozyr import bots, games
from kozyr.bots import endgame
from kozyr.bots.advice import advise
from kozyr.protocol import AnyGame
from kozyr.rng import Rng

NAMES = ("Ann", "Ben")
ANN, BEN = 0, 1


def attacked(hands: dict[str, str], talon: str) -> tuple[AnyGame, object]:
    """Ann has attacked with a nine and may throw in another, but Ben need not wait for her (Q3)."""
    game = games.make("durak", 2, {})
    state = game.position({"trump": "s", "talon": talon, "hands": hands}, NAMES)
    game.apply(state, ANN, game.parse("attack 9h", NAMES))
    assert game.to_act(state) == [ANN, BEN]
    return game, state


def test_advice_is_about_the_actions_of_the_one_who_asks() -> None:
    game, state = attacked({"Ann": "9h 9c Kc 10d", "Ben": "10h 6c Ac As"}, "6h 7h 8h 6s")

    advice = advise(game, game.view(state, BEN), game.legal(state, BEN), Rng(1), iterations=60)

    assert sum(one.weight for one in advice) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["club", "ismcts-40", "dmcts-10x40"])
def test_a_defender_asked_before_the_attacker_is_done_thinks_about_his_answer(name: str) -> None:
    """All but one of the first cards listed are far too good for a nine."""
    game, state = attacked({"Ann": "9h 9c Kc 10d", "Ben": "10h 6c Ac As Ks Qs Js"}, "6h 7h 8h 6s")
    view, legal = game.view(state, BEN), game.legal(state, BEN)

    chosen = bots.make(name, game).choose(view, legal, Rng(1))

    assert chosen != legal[0]


def test_an_endgame_is_solved_for_the_defender_while_the_attacker_may_throw_in() -> None:
    """Beating with the ten leaves the ace for the other nine, and whoever defends wins the last attack."""
    game, state = attacked({"Ann": "9h 9c 6d", "Ben": "10h Ac 7d"}, "")

    values = endgame.solve(game, game.view(state, BEN))

    assert values is not None
    assert {game.text(action, NAMES) for action, _ in values} == {"beat 9h 10h", "take"}
    assert dict(values)[game.parse("beat 9h 10h", NAMES)] > dict(values)[game.parse("take", NAMES)]
