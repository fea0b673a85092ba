"""The tree of a search, stored as columns, and the bandit that picks among the actions which a guess allows."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_NODE: Final = -1
ROOT: Final = 0


class Tree:
    """Nodes by number: the action that leads there, first child, next sibling, visits, chances to be visited, score."""

    def __init__(self, size: i64) -> None:
        """Make room for some nodes and lay the root."""
        self.action = vec[i64]([-1] * size)
        self.child = vec[i64]([NO_NODE] * size)
        self.sibling = vec[i64]([NO_NODE] * size)
        self.visits = vec[i64]([0] * size)
        self.chances = vec[i64]([0] * size)
        self.score = vec[float]([0.0] * size)
        self.count: i64 = 1

    def is_full(self) -> bool:
        """No room is left for a node."""
        return self.count >= len(self.action)

    def add(self, parent: i64, action: i64) -> i64:
        """Add a child; gives its number."""
        node = self.count
        self.count += 1
        self.action[node] = action
        self.chances[node] = 1
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def promise(self, node: i64, exploration: float) -> float:
        """The upper confidence bound over the chances that the action had."""
        visits = float(self.visits[node])
        if self.visits[node] == 0:
            return 2.0
        return self.score[node] / visits + exploration * math.sqrt(math.log(float(self.chances[node])) / visits)

    def find(self, parent: i64, action: i64) -> i64:
        """The child that an action leads to, NO_NODE when there is none."""
        child = self.child[parent]
        while child != NO_NODE and self.action[child] != action:
            child = self.sibling[child]
        return child
