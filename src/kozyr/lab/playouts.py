"""Inner loops of the benchmark: random play-outs of durak without a call from Python for each step."""

from mypy_extensions import i64

from kozyr.games.durak.actions import legal_into
from kozyr.games.durak.bout import apply
from kozyr.games.durak.game import Durak
from kozyr.games.durak.rules import head
from kozyr.games.durak.state import State, copy_state
from kozyr.games.durak.view import View, guess_into
from kozyr.protocol import Buffer
from kozyr.rng import Rng


def play_out(state: State, buffer: Buffer, rng: Rng) -> i64:
    """Play random legal actions to the end of the game, in place; gives the number of actions."""
    steps: i64 = 0
    seat = head(state)
    while seat >= 0:
        size = legal_into(state, seat, state.hands[seat], buffer)
        apply(state, seat, buffer[rng.below(size)])
        steps += 1
        seat = head(state)
    return steps


def play_outs(game: Durak, starts: list[State], rng: Rng) -> int:
    """Play a copy of every state to its end; gives the number of actions."""
    state = State(game.rules)
    buffer = game.buffer()
    steps: i64 = 0
    for start in starts:
        copy_state(state, start)
        steps += play_out(state, buffer, rng)
    return int(steps)


def guesses(game: Durak, view: View, number: i64, rng: Rng) -> int:
    """Guess a state for a view and play it to its end, this many times; gives that number."""
    state = State(game.rules)
    buffer = game.buffer()
    for _ in range(number):
        guess_into(view, state, rng)
        play_out(state, buffer, rng)
    return int(number)


def copies(game: Durak, source: State, number: i64) -> int:
    """Copy a state this many times into one place; gives that number."""
    state = State(game.rules)
    for _ in range(number):
        copy_state(state, source)
    return int(number)
