"""Exact values of endgames: every card is known, two opponents are left, and the cards alone decide.

A position may come again (a take hands the cards on), so its value must not lean on itself. The search deepens bout by
bout: what lies beyond the horizon is unknown, and only bounds that hold whatever lies there are kept in the table. A
line that the guard against endless games ends (Q21) is unknown too, since it depends on what was played before.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.games.arena import Arena
from kozyr.rng import Rng

LOSS: Final = 0
DRAW: Final = 1
WIN: Final = 2
UNKNOWN: Final = -1
CARDS_MOST: Final = 12
BOUTS_MOST: Final = 14
NODES: Final = 20_000
TABLE_BITS: Final = 15
# So many nodes between two looks at the clock.
CLOCK: Final = 64
FOREVER: Final = 1e300


class Solver:
    """Finds what each action of the viewer is worth, 0 a loss, 1 a draw, 2 a win, or UNKNOWN within the budget."""

    def __init__(self, arena: Arena, viewer: i64, nodes: i64, ends: float, now: Callable[[], float]) -> None:
        """Lay an empty table of positions; the clock is only looked at now and then."""
        self.ends = ends
        self.now = now
        self.arena = arena
        self.viewer = viewer
        self.budget = nodes
        self.nodes: i64 = 0
        size = BIT[TABLE_BITS]
        self.mask = size - 1
        self.keys = vec[i64]([0] * size)
        # Proven bounds and how many bouts deep each goal was tried: lower + 4 × upper + 16 × draw + 1024 × win.
        self.found = vec[i64]([0] * size)
        self.rng = Rng(0)
        self.last: i64 = 0
        self.rows = [vec[i64]([0] * arena.most_legal)]
        self.lower: i64 = LOSS
        self.upper: i64 = WIN

    def values(self, actions: vec[i64], size: i64) -> list[int]:
        """Solve the first `size` actions of the state saved at level 0, which the viewer may choose from."""
        arena = self.arena
        lower = vec[i64]([LOSS] * size)
        upper = vec[i64]([WIN] * size)
        for horizon in range(1, BOUTS_MOST):
            open_still = False
            for index in range(size):
                if lower[index] == upper[index]:
                    continue
                arena.restore(0)
                self.last = arena.bouts() + horizon
                arena.apply(self.viewer, actions[index])
                self.narrow(lower[index], upper[index])
                lower[index] = max(lower[index], self.lower)
                upper[index] = min(upper[index], self.upper)
                if lower[index] != upper[index]:
                    open_still = True
            if not open_still or self.is_spent():
                break
        return [int(lower[index]) if lower[index] == upper[index] else UNKNOWN for index in range(size)]

    def narrow(self, lower: i64, upper: i64) -> None:
        """Bound the value of the arena's state, first against a win, then against a loss."""
        self.arena.save(1)
        best_lower = lower
        best_upper = upper
        for goal in (WIN, DRAW):
            if best_lower < goal <= best_upper:
                self.arena.restore(1)
                self.search(goal, 1)
                best_lower = max(best_lower, self.lower)
                best_upper = min(best_upper, self.upper)
        self.lower = best_lower
        self.upper = best_upper

    def search(self, goal: i64, level: i64) -> None:
        """Leave proven bounds of the arena's state in `lower` and `upper`; stop once it is clear if they reach a goal.

        The state is saved at `level` already.
        """
        arena = self.arena
        seat = arena.head()
        if seat < 0:
            self.judge()
            return
        left = self.last - arena.bouts()
        self.lower = LOSS
        self.upper = WIN
        if left < 0 or self.is_spent():
            return
        key = arena.key()
        found = self.look_up(key)
        self.lower = found & 3
        self.upper = (found >> 2) & 3
        if self.lower >= goal or self.upper < goal or tried(found, goal) >= left:
            return
        self.nodes += 1
        if self.nodes % CLOCK == 0 and self.now() > self.ends:
            self.budget = 0
        lower, upper = self.expand(seat, goal, level)
        found = self.look_up(key)  # the same position may have come up again below
        self.lower = max(lower, found & 3)
        self.upper = min(upper, (found >> 2) & 3)
        if not self.is_spent():
            deep = max(left, tried(found, goal))
            others = tried(found, WIN + DRAW - goal)
            self.keys[key & self.mask] = key
            self.found[key & self.mask] = self.lower + 4 * self.upper + depths(goal, deep, others)

    def is_spent(self) -> bool:
        """The budget of nodes, or the time, is used up: what is found from now on does not count."""
        return self.nodes >= self.budget

    def look_up(self, key: i64) -> i64:
        """What is known of a position."""
        slot = key & self.mask
        return self.found[slot] if self.keys[slot] == key else LOSS + 4 * WIN

    def expand(self, seat: i64, goal: i64, level: i64) -> tuple[i64, i64]:
        """Bound a state by its actions: the viewer's best, the opponent's worst for him."""
        arena = self.arena
        row = self.row(level)
        size = arena.legal_into(seat, row)
        if size > 1:
            self.put_first(row, size, arena.likely(seat, row, size, self.rng))
        mine = seat == self.viewer
        lower: i64 = LOSS if mine else WIN
        upper: i64 = LOSS if mine else WIN
        for index in range(size):
            if index:
                arena.restore(level)
            arena.apply(seat, row[index])
            arena.save(level + 1)
            self.search(goal, level + 1)
            lower = max(lower, self.lower) if mine else min(lower, self.lower)
            upper = max(upper, self.upper) if mine else min(upper, self.upper)
            if lower >= goal if mine else upper < goal:
                return (lower, WIN) if mine else (LOSS, upper)
        return lower, upper

    def judge(self) -> None:
        """The line is over."""
        if self.arena.is_guarded():
            self.lower = LOSS
            self.upper = WIN
            return
        value = self.arena.value(self.viewer)
        self.lower = WIN if value > 0.75 else DRAW if value > 0.25 else LOSS
        self.upper = self.lower

    def row(self, level: i64) -> vec[i64]:
        """A buffer of legal actions for a level of the search."""
        while len(self.rows) <= level:
            self.rows.append(vec[i64]([0] * self.arena.most_legal))
        return self.rows[level]

    def put_first(self, row: vec[i64], size: i64, action: i64) -> None:
        """Try the sensible action first."""
        for index in range(size):
            if row[index] == action:
                row[index] = row[0]
                row[0] = action
                return


def tried(found: i64, goal: i64) -> i64:
    """How many bouts deep an entry was searched for a goal."""
    return found >> 10 if goal == WIN else (found >> 4) & 63


def depths(goal: i64, deep: i64, others: i64) -> i64:
    """The part of an entry that says how deep it was searched for this goal and for the other."""
    return 1024 * deep + 16 * others if goal == WIN else 1024 * others + 16 * deep


def solved(
    arena: Arena, nodes: i64 = NODES, ends: float = FOREVER, now: Callable[[], float] = perf_counter
) -> list[tuple[int, int]]:
    """Value every action of the viewer: (action, value) pairs; empty when it is no endgame or he may not act.

    Values are WIN, DRAW, LOSS, or UNKNOWN where the nodes, or the time until `ends`, did not do. The same arena and
    number of nodes always give the same values.
    """
    if nodes == 0 or not arena.is_endgame():
        return []
    arena.guess(Rng(0))
    if arena.cards() > CARDS_MOST:
        return []
    arena.save(0)
    actions = vec[i64]([0] * arena.most_legal)
    size = arena.legal_into(arena.viewer, actions)
    values = Solver(arena, arena.viewer, nodes, ends, now).values(actions, size)
    return [(int(actions[index]), values[index]) for index in range(size)]
