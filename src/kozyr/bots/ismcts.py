"""Single-observer information-set Monte Carlo tree search over guesses, with sensible lines to the end.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): one tree of what the searcher
would hear, a fresh guess of the hidden cards for each iteration, and a bandit over the actions that this guess allows.
docs/bots.md tells what was added to it and what each addition measured.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.bots.tree import NO_NODE, ROOT, Tree
from kozyr.games.arena import Arena
from kozyr.rng import Rng

DEEPEST: Final = 256
EXPLORATION: Final = 0.7
# A node gets a further child when its visits have grown by so much: 1 + breadth × √visits children.
BREADTH_OWN: Final = 1.0
BREADTH_OTHERS: Final = 0.2


class Search:
    """A search of one arena; the same rng and number of iterations choose the same action."""

    def __init__(self, arena: Arena, most: i64) -> None:
        """Prepare for so many iterations at most."""
        self.arena = arena
        self.most = most
        self.done: i64 = 0
        self.tree = Tree(most + 2)
        self.buffer = vec[i64]([0] * arena.most_legal)
        self.untried = vec[i64]([0] * arena.most_legal)
        # By the number under which an action is heard: its place in the buffer, and when it was last legal.
        self.place = vec[i64]([0] * arena.heard_most)
        self.legal_at = vec[i64]([0] * arena.heard_most)
        self.now: i64 = 0
        self.path = vec[i64]([0] * DEEPEST)
        self.movers = vec[i64]([0] * DEEPEST)
        self.values = vec[float]([0.0] * arena.seats)

    def run(self, rng: Rng, number: i64) -> i64:
        """Do so many further iterations, no more than were prepared for; gives how many were done."""
        begun = self.done
        while self.done < self.most and self.done - begun < number:
            self.iterate(rng)
            self.done += 1
        return self.done - begun

    def iterate(self, rng: Rng) -> None:
        """One guess: down the tree, one new node, a line to the end, and its values back up."""
        arena = self.arena
        arena.guess(rng)
        depth = self.descend(rng)
        self.play_out(rng)
        for seat in range(arena.seats):
            self.values[seat] = arena.value(seat)
        self.tree.visits[ROOT] += 1
        for step in range(depth):
            node = self.path[step]
            self.tree.visits[node] += 1
            self.tree.score[node] += self.values[self.movers[step]]

    def descend(self, rng: Rng) -> i64:
        """Play down the tree until a node is added or the line ends; gives how many nodes were passed."""
        arena = self.arena
        depth: i64 = 0
        node: i64 = ROOT
        seat = self.first()
        while seat >= 0 and depth < DEEPEST:
            size = arena.legal_into(seat, self.buffer)
            if size == 1:
                arena.apply(seat, self.buffer[0])
            elif arena.is_hidden(seat):
                arena.apply(seat, self.line_move(seat, size, rng))
            else:
                nodes = self.tree.count
                node = self.choose(node, seat, size, rng)
                if node == NO_NODE:
                    return depth
                self.path[depth] = node
                self.movers[depth] = seat
                depth += 1
                arena.apply(seat, self.buffer[self.place[self.tree.action[node]]])
                if self.tree.count > nodes:
                    return depth
            seat = arena.head()
        return depth

    def first(self) -> i64:
        """The viewer, even where others who may act are asked before him: it is his choice that is searched."""
        arena = self.arena
        return arena.viewer if arena.legal_into(arena.viewer, self.buffer) > 0 else arena.head()

    def choose(self, parent: i64, seat: i64, size: i64, rng: Rng) -> i64:
        """Among the legal actions the most promising, or one not tried yet; NO_NODE of none when the tree is full."""
        if seat != self.arena.viewer and rng.below(100) < self.arena.sensible:
            return self.expected(parent, seat, size, rng)
        tree = self.tree
        self.mark(seat, size)
        best: i64 = NO_NODE
        most = -1.0
        known: i64 = 0
        child = tree.child[parent]
        while child != NO_NODE:
            if self.legal_at[tree.action[child]] == self.now:
                known += 1
                self.legal_at[tree.action[child]] = -self.now
                tree.chances[child] += 1
                promise = tree.promise(child, EXPLORATION)
                if promise > most:
                    most = promise
                    best = child
            child = tree.sibling[child]
        if known == size or tree.is_full() or self.is_wide(parent, seat, known):
            return best
        return self.add(parent, seat, size, rng)

    def expected(self, parent: i64, seat: i64, size: i64, rng: Rng) -> i64:
        """What a sensible player does who holds the cards of this guess; NO_NODE when the tree has no room for it."""
        arena, tree = self.arena, self.tree
        chosen = arena.likely(seat, self.buffer, size, rng)
        heard = arena.heard(seat, chosen)
        self.buffer[0] = chosen
        self.place[heard] = 0
        node = tree.find(parent, heard)
        if node != NO_NODE:
            tree.chances[node] += 1
        elif not tree.is_full():
            node = tree.add(parent, heard)
        return node

    def mark(self, seat: i64, size: i64) -> None:
        """Note which actions are legal now."""
        self.now += 1
        for index in range(size):
            heard = self.arena.heard(seat, self.buffer[index])
            self.legal_at[heard] = self.now
            self.place[heard] = index

    def is_wide(self, parent: i64, seat: i64, known: i64) -> bool:
        """Whether a node has as many children as its visits deserve; others mostly play as their tactics say."""
        breadth = BREADTH_OWN if seat == self.arena.viewer else BREADTH_OTHERS
        return known > 0 and float(known) >= 1.0 + breadth * math.sqrt(float(self.tree.visits[parent]))

    def add(self, parent: i64, seat: i64, size: i64, rng: Rng) -> i64:
        """Add the action that a sensible player would choose among those that were not tried yet."""
        left: i64 = 0
        for index in range(size):
            if self.legal_at[self.arena.heard(seat, self.buffer[index])] == self.now:
                self.untried[left] = self.buffer[index]
                left += 1
        chosen = self.untried[0] if left == 1 else self.arena.likely(seat, self.untried, left, rng)
        return self.tree.add(parent, self.arena.heard(seat, chosen))

    def play_out(self, rng: Rng) -> None:
        """Play on sensibly until the line can be judged."""
        arena = self.arena
        seat = arena.head()
        while seat >= 0 and not arena.is_judged():
            size = arena.legal_into(seat, self.buffer)
            arena.apply(seat, self.buffer[0] if size == 1 else self.line_move(seat, size, rng))
            seat = arena.head()

    def line_move(self, seat: i64, size: i64, rng: Rng) -> i64:
        """Mostly the sensible action, sometimes any."""
        if rng.below(self.arena.slips) == 0:
            return self.buffer[rng.below(size)]
        return self.arena.likely(seat, self.buffer, size, rng)

    def visits(self, action: i64) -> i64:
        """How often an action of the root was tried."""
        node = self.tree.find(ROOT, action)
        return 0 if node == NO_NODE else self.tree.visits[node]

    def chance(self, action: i64) -> float:
        """The mean value after an action of the root, 0.0 when it was not tried."""
        node = self.tree.find(ROOT, action)
        if node == NO_NODE or self.tree.visits[node] == 0:
            return 0.0
        return self.tree.score[node] / float(self.tree.visits[node])
