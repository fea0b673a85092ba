"""Inner loop of the benchmark for Blaze: random play-outs without a call from Python for each step."""

from kozyr.games.blaze.actions import legal_into
from kozyr.games.blaze.bout import apply
from kozyr.games.blaze.game import Blaze
from kozyr.games.blaze.rules import head
from kozyr.games.blaze.state import State, copy_state
from kozyr.rng import Rng


def play_outs(game: Blaze, starts: list[State], rng: Rng) -> int:
    """Play a copy of every state to its end; gives the number of actions."""
    state = State(game.rules)
    buffer = game.buffer()
    steps = 0
    for start in starts:
        copy_state(state, start)
        seat = head(state)
        while seat >= 0:
            size = legal_into(state, seat, state.hands[seat], buffer)
            apply(state, seat, buffer[rng.below(size)])
            steps += 1
            seat = head(state)
    return steps
