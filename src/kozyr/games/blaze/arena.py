"""Blaze for a search: guessed hands and bets, sensible lines, and the standing at the end."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.games.arena import Arena
from kozyr.games.blaze import bout, rules
from kozyr.games.blaze.actions import ACTIONS, MOST_LEGAL, legal_into
from kozyr.games.blaze.feathers import ranking, score_of
from kozyr.games.blaze.state import BETTING, OVER, State, copy_state
from kozyr.games.blaze.tactics import Tactics
from kozyr.games.blaze.view import View, guess_into
from kozyr.rng import Rng

# The worth of the first place, the rest falls evenly to the last; and how much a point counts after round 1.
FIRST: Final = 0.9
POINT: Final = 0.45


class BlazeArena(Arena):
    """A view of Blaze and the state in which its lines are played."""

    def __init__(self, view: View, tactics: Tactics) -> None:
        """Search from this view."""
        self.view = view
        self.tactics = tactics
        self.state = State(view.rules)
        self.saved = [State(view.rules)]
        self.seats = view.rules.seats
        self.viewer = view.viewer
        self.heard_most = ACTIONS
        self.most_legal = MOST_LEGAL
        self.sensible = 90

    def guess(self, rng: Rng) -> None:
        """Deal the unseen cards anew and guess the bets."""
        guess_into(self.view, self.state, rng)

    def head(self) -> i64:
        """Who acts first."""
        return rules.head(self.state)

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write his legal actions."""
        return legal_into(self.state, seat, self.state.hands[seat], buffer)

    def is_hidden(self, seat: i64) -> bool:
        """Others' bets are hidden until the round ends (B24)."""
        return self.state.stage == BETTING and seat != self.view.viewer

    def heard(self, seat: i64, action: i64) -> i64:
        """All see every card that is played; others' bets are no decision of the tree."""
        return action

    def likely(self, seat: i64, buffer: vec[i64], size: i64, rng: Rng) -> i64:
        """Choose by the tactics."""
        state = self.state
        return self.tactics.best(state, seat, state.hands[seat], buffer, size, rng)

    def apply(self, seat: i64, action: i64) -> None:
        """Play it."""
        bout.apply(self.state, seat, action)

    def is_judged(self) -> bool:
        """At the end of the round that is played: what round 2 brings nobody can tell in round 1."""
        return self.state.stage == OVER or self.state.round > self.view.round

    def value(self, seat: i64) -> float:
        """How likely the seat comes first: certain at the end (B31), by the scores so far after round 1."""
        state = self.state
        if state.stage == OVER:
            place = ranking(state).index(seat)
            standing = (1.0 - FIRST) * (1.0 - place / (self.seats - 1))
            return standing + FIRST if place == 0 else standing
        own = score_of(state, seat)
        total = 0.0
        for other in range(self.seats):
            total += math.exp(POINT * (score_of(state, other) - own))
        return 1.0 / total

    def save(self, level: i64) -> None:
        """Copy the state."""
        while len(self.saved) <= level:
            self.saved.append(State(self.view.rules))
        copy_state(self.saved[level], self.state)

    def restore(self, level: i64) -> None:
        """Copy it back."""
        copy_state(self.state, self.saved[level])


def make(view: View, tactics: Tactics) -> BlazeArena:
    """Make the arena of a view with the tactics of its game."""
    return BlazeArena(view, tactics)
