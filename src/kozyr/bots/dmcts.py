"""Determinized Monte Carlo tree search, the field's usual baseline: guesses, each searched as if it were the truth.

As in Cowling, Powley and Whitehouse (2012), section IV: every guess has a tree of its own with random lines to the end,
and the root's visits are added up. Its rungs (3 guesses of 10 iterations, 10 of 50, 25 of 500) are yardsticks.
"""

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.bots.ismcts import Search
from kozyr.bots.tree import NO_NODE, ROOT
from kozyr.games.arena import Arena
from kozyr.rng import Rng


class Fixed(Arena):
    """An arena in which every line begins from the same guess."""

    def __init__(self, arena: Arena) -> None:
        """Search the arena's next guess."""
        self.arena = arena
        self.seats = arena.seats
        self.viewer = arena.viewer
        self.heard_most = arena.heard_most
        self.most_legal = arena.most_legal
        self.slips = arena.slips

    def guess(self, rng: Rng) -> None:
        """Go back to the one guess."""
        self.arena.restore(0)

    def head(self) -> i64:
        """Who acts, −1 at the end."""
        return self.arena.head()

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the legal actions."""
        return self.arena.legal_into(seat, buffer)

    def is_hidden(self, seat: i64) -> bool:
        """Nothing is hidden when a guess is taken for the truth."""
        return False

    def heard(self, seat: i64, action: i64) -> i64:
        """Every action is told apart."""
        return action

    def likely(self, seat: i64, buffer: vec[i64], size: i64, rng: Rng) -> i64:
        """Any action: the baseline knows no tactics."""
        return buffer[rng.below(size)]

    def apply(self, seat: i64, action: i64) -> None:
        """Play it."""
        self.arena.apply(seat, action)

    def is_judged(self) -> bool:
        """At the end."""
        return self.arena.is_judged()

    def value(self, seat: i64) -> float:
        """The arena's judgement."""
        return self.arena.value(seat)


def best_of(arena: Arena, guesses: i64, iterations: i64, rng: Rng) -> i64:
    """The action with the most visits over all guesses, at a position with at least two."""
    visits = vec[i64]([0] * arena.heard_most)
    best: i64 = -1
    for _ in range(guesses):
        arena.guess(rng)
        arena.save(0)
        search = Search(Fixed(arena), iterations)
        search.run(rng, iterations)
        node = search.tree.child[ROOT]
        while node != NO_NODE:
            action = search.tree.action[node]
            visits[action] += search.tree.visits[node]
            if best < 0 or visits[action] > visits[best]:
                best = action
            node = search.tree.sibling[node]
    return best
