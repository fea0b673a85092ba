"""The guard against endless games (Q21) over random games."""

from collections import Counter

from hypothesis import given, settings
from tests.laws.play import Setup, examples, hands_of, moves, number_of, setups

from kozyr.protocol import AnyGame


def position(game: AnyGame, state: object) -> str:
    """What must not come a third time."""
    facts = game.facts(state)
    return f"{facts['opener']} {facts['defender']} {facts['direction']} {facts['talon']} {hands_of(game, state)}"


@settings(max_examples=examples(60))
@given(setup=setups("durak"))
def test_no_game_goes_on_past_the_guard(setup: Setup) -> None:
    game = setup.game
    state = game.start(setup.deal())
    bout, began_without_talon, fruitless = -1, False, 0
    seen: Counter[str] = Counter()

    for _ in moves(game, state, setup.rng):
        if game.stamp(state)[0] == bout:
            continue
        bout = game.stamp(state)[0]
        last = game.show(game.view(state, None))["last"]
        if isinstance(last, dict):
            taken = last["end"] == "taken"
            fruitless = fruitless + 1 if taken and began_without_talon else 0
        began_without_talon = number_of(game, state, "talon") == 0
        seen[position(game, state)] += 1
        assert fruitless < 60
        # One against one in team play, two seats of one player may open: a position can come twice for each.
        assert max(seen.values()) < (5 if "teams" in game.options else 3)

    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.reason == "endless") <= (outcome.kind == "draw")
