"""Durak for a search: guessed hands, sensible lines, and who is not the durak."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT, count
from kozyr.games.arena import Arena
from kozyr.games.durak import bout, rules
from kozyr.games.durak.actions import ACTIONS, MOST_LEGAL, legal_into
from kozyr.games.durak.state import OVER, State, copy_state
from kozyr.games.durak.tactics import Tactics
from kozyr.games.durak.teams import active, losers
from kozyr.games.durak.view import View, guess_weighed_into
from kozyr.rng import Rng

HALF: Final = 0x7FFFFFFF
# In the end a card that beats all others is as likely kept as exp(KEPT) of one that beats none; SHED cards a player
# and two thirds of that is reached.
KEPT: Final = 2.0
SHED: Final = 4.5


class DurakArena(Arena):
    """A view of durak and the state in which its lines are played."""

    def __init__(self, view: View, tactics: Tactics) -> None:
        """Search from this view."""
        self.view = view
        self.tactics = tactics
        self.weights = belief(view, tactics)
        self.state = State(view.rules)
        self.saved = [State(view.rules)]
        self.high: i64 = 0
        self.low: i64 = 0
        self.seats = view.rules.seats
        self.viewer = view.viewer
        self.heard_most = ACTIONS
        self.most_legal = MOST_LEGAL

    def guess(self, rng: Rng) -> None:
        """Deal the unseen cards anew, the strong ones rather to hands than to the talon."""
        guess_weighed_into(self.view, self.state, self.weights, rng)

    def head(self) -> i64:
        """Who acts first."""
        return rules.head(self.state)

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write his legal actions."""
        return legal_into(self.state, seat, self.state.hands[seat], buffer)

    def is_hidden(self, seat: i64) -> bool:
        """All see every action."""
        return False

    def heard(self, seat: i64, action: i64) -> i64:
        """All see every action."""
        return action

    def likely(self, seat: i64, buffer: vec[i64], size: i64, rng: Rng) -> i64:
        """Choose by the tactics."""
        state = self.state
        return self.tactics.best(state, seat, state.hands[seat], buffer, size, rng)

    def apply(self, seat: i64, action: i64) -> None:
        """Play it."""
        bout.apply(self.state, seat, action)

    def is_judged(self) -> bool:
        """Only at the end."""
        return self.state.phase == OVER

    def value(self, seat: i64) -> float:
        """1 for not losing, half for a draw (R36, R59)."""
        state = self.state
        lost = 0 if state.endless else losers(state)
        if lost == 0:
            return 0.5
        return 0.0 if lost & BIT[seat] else 1.0

    def save(self, level: i64) -> None:
        """Copy the state."""
        while len(self.saved) <= level:
            self.saved.append(State(self.view.rules))
        copy_state(self.saved[level], self.state)

    def restore(self, level: i64) -> None:
        """Copy it back."""
        copy_state(self.state, self.saved[level])

    def is_endgame(self) -> bool:
        """Nothing to draw, two opponents left: the cards that the viewer does not see are the other's."""
        view = self.view
        left = active(view)
        return view.talon_count == 0 and view.phase != OVER and count(left) == 2 and bool(left & BIT[view.viewer])

    def cards(self) -> i64:
        """Cards in hands and on the table."""
        return 36 - count(self.state.discard)

    def key(self) -> i64:
        """Mix what decides how it can go on: hands, table, roles, who held, what is taken or closed, the limit."""
        state = self.state
        self.high = 0
        self.low = 0
        for seat in range(self.seats):
            self.mix(state.hands[seat])
        for place in range(state.lying):
            self.mix(state.attacks[place] * 4096 + (state.answers[place] + 1) * 8 + state.owners[place])
        flags: i64 = 1 if state.taking else 0
        flags += 2 if state.closed else 0
        flags += 4 if state.king else 0
        flags += 8 if state.defended_once else 0
        flags += 16 if state.direction > 0 else 0
        self.mix((((flags * 4 + state.phase) * 8 + state.opener) * 8 + state.defender) * 64 + state.held)
        self.mix(state.ranks)
        self.mix(state.limit * 64 + state.beaten)
        return self.high * BIT[31] + self.low

    def mix(self, part: i64) -> None:
        """Mix a number below 2**62 into both halves of the key."""
        self.high = ((self.high ^ (part & HALF)) * 0x2C1B3C6D + (part >> 31)) & HALF
        self.high ^= self.high >> 15
        self.low = ((self.low ^ (part & HALF)) * 0x297A2D39 + (part >> 31) + 1) & HALF
        self.low ^= self.low >> 13

    def bouts(self) -> i64:
        """The bout's number."""
        return self.state.bout

    def is_guarded(self) -> bool:
        """A repeated position or too many fruitless bouts (Q21)."""
        return self.state.endless


def belief(view: View, tactics: Tactics) -> vec[i64]:
    """How likely each card is to lie in a hand: who has shed many cards has kept the strong ones.

    The numbers follow how trumps lay between hands and talon in games of the heuristic, for two to four players.
    """
    shed = float(count(view.discard)) / float(view.rules.seats)
    spread = KEPT * (1.0 - math.exp(-shed / SHED)) / 35.0
    weights = vec[i64]([0] * 36)
    for card in range(36):
        prey = float(count(tactics.preys[36 * view.trump + card]))
        weights[card] = int(1000.0 * math.exp(spread * prey))
    return weights


def make(view: View, tactics: Tactics) -> DurakArena:
    """Make the arena of a view with the tactics of its game."""
    return DurakArena(view, tactics)
