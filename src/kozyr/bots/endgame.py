"""Endgames with every card known: what each action is truly worth, and which are the best."""

from collections.abc import Sequence
from typing import Final

from kozyr import games
from kozyr.bots.solver import NODES, UNKNOWN, WIN, solved
from kozyr.protocol import Action, AnyGame

SCALE: Final = float(WIN)


def solve(game: AnyGame, view: object, *, nodes: int = NODES) -> tuple[tuple[Action, float], ...] | None:
    """Value every legal action of the viewer, who is to act: 1.0 wins, 0.5 draws, 0.0 loses, whatever the other does.

    None when it is no endgame (two opponents left, nothing to draw, at most 12 cards), or when the budget of nodes does
    not do for every action.
    """
    values = solved(games.arena(game, view, games.tactics(game)), nodes)
    if not values or any(value == UNKNOWN for _, value in values):
        return None
    return tuple((action, value / SCALE) for action, value in values)


def best(values: Sequence[tuple[Action, int]]) -> list[Action]:
    """List the actions of the highest value, none if an action of unknown value could be better.

    >>> best([(5, 2), (6, -1), (7, 1)]), best([(5, 1), (6, -1)])
    ([5], [])
    """
    most = max((value for _, value in values), default=UNKNOWN)
    if most == UNKNOWN or (most != WIN and any(value == UNKNOWN for _, value in values)):
        return []
    return [action for action, value in values if value == most]
