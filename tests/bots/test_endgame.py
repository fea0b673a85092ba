"""The endgame solver against a plain search through every position that can come from a small one."""

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

import pytest
from tests.bots.tables import ALL_SETS

import kozyr
from kozyr import bots, games
from kozyr.bots import endgame
from kozyr.bots.solver import DRAW, LOSS, UNKNOWN, WIN, solved
from kozyr.protocol import AnyGame
from kozyr.rng import Rng

# 2,000 in all where the rules are compiled; interpreted they are too slow for more than a look.
POSITIONS: Final = 400 if kozyr.compiled() else 4
GRAPH_MOST: Final = 300
CARDS_MOST: Final = 6
KINDS: Final[Mapping[str, tuple[int, Mapping[str, object]]]] = {
    "by the book": (2, {}),
    "throw-in": (2, {"transfer": False, "strict_limit": True}),
    "all sets": (2, {"enchanted": ALL_SETS}),
    "two of three left": (3, {"enchanted": ("6", "8", "K"), "throw_after_take": False}),
    "teams": (4, {"teams": True}),
}


@dataclass(eq=False)
class Node:
    """A position: who chooses, what follows from each action, and its value for the viewer once it is known."""

    mine: bool
    after: dict[int, str] = field(default_factory=dict)
    value: int = UNKNOWN


def key_of(game: AnyGame, state: object) -> str:
    """What decides how it can go on: everything but the memory of the guard against endless games (Q21)."""
    return repr([game.facts(state), [game.legal(state, seat) for seat in range(game.seats)]])


def graph_of(game: AnyGame, state: object, viewer: int) -> dict[str, Node]:
    """Every position that can come; empty when there are too many."""
    nodes: dict[str, Node] = {}
    open_still = [(state, viewer)]
    while open_still:
        now, seat = open_still.pop()
        key = key_of(game, now)
        if key in nodes:
            continue
        if len(nodes) == GRAPH_MOST:
            return {}
        node = nodes[key] = Node(mine=seat == viewer)
        outcome = game.outcome(now)
        if outcome is not None:
            node.value = DRAW if outcome.reason == "endless" else int(outcome.scores[viewer] * WIN)
            continue
        for action in game.legal(now, seat):
            after = game.copy(now)
            game.apply(after, seat, action)
            node.after[action] = key_of(game, after)
            open_still.append((after, game.head(after)))
    return nodes


def settle(nodes: Mapping[str, Node]) -> None:
    """Work backwards from the ends until nothing follows any more; who can go round for ever draws."""
    news = True
    while news:
        news = False
        for node in nodes.values():
            values = [nodes[key].value for key in node.after.values()]
            best, worst = (WIN, LOSS) if node.mine else (LOSS, WIN)
            if node.value == UNKNOWN and (best in values or set(values) == {worst}):
                node.value = best if best in values else worst
                news = True
    # What is left can neither be won nor lost by force: it is a draw, at an end or by going round (R36, Q21).
    for node in nodes.values():
        if node.value == UNKNOWN:
            node.value = DRAW


def small_positions(game: AnyGame, seed: int) -> Iterator[tuple[object, int]]:
    """Endgames with few cards out of random games, each with one who may choose."""
    chance = random.Random(seed)
    while True:
        state = game.start(game.shuffle(chance, chance.randrange(game.seats)))
        while (seat := game.head(state)) >= 0:
            facts = game.facts(state)
            left = 36 - int(str(facts["discard"])) if facts["talon"] == 0 else 36
            legal = game.legal(state, seat)
            out = facts["out"]
            assert isinstance(out, list)
            if left <= CARDS_MOST and len(legal) > 1 and game.seats - len(out) == 2 and chance.random() < 0.5:
                yield game.copy(state), chance.choice(game.to_act(state))
            game.apply(state, seat, chance.choice(legal))


@pytest.mark.parametrize("kind", KINDS)
def test_the_solver_finds_what_a_plain_search_through_all_positions_finds(kind: str) -> None:
    seats, options = KINDS[kind]
    game = games.make("durak", seats, options)
    tactics = games.tactics(game)
    checked = unknown = 0

    for state, viewer in small_positions(game, 1):
        nodes = graph_of(game, state, viewer)
        if not nodes:
            continue
        settle(nodes)
        root = nodes[key_of(game, state)]
        found = dict(solved(games.arena(game, game.view(state, viewer), tactics), 200_000))

        assert set(found) == set(root.after)
        for action, value in found.items():
            true = nodes[root.after[action]].value
            assert value == true or (value == UNKNOWN and true == DRAW), (
                f"{game.text(action, [])} in {game.facts(state)}"
            )
            unknown += value == UNKNOWN
        checked += 1
        if checked == POSITIONS:
            break
    assert unknown <= checked // 20, "hardly any draw needs going round for ever"


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_that_searches_plays_an_endgame_without_losing_value(kind: str) -> None:
    seats, options = KINDS[kind]
    game = games.make("durak", seats, options)
    bot = bots.make("ismcts-200" if kozyr.compiled() else "ismcts-30", game)
    checked = 0

    for state, viewer in small_positions(game, 2):
        nodes = graph_of(game, state, viewer)
        if not nodes:
            continue
        settle(nodes)
        after = {action: nodes[key].value for action, key in nodes[key_of(game, state)].after.items()}
        choice = bot.choose(game.view(state, viewer), game.legal(state, viewer), Rng(1))

        assert after[choice] == max(after.values())
        checked += 1
        if checked == POSITIONS // 8 + 1:
            break


def test_a_position_that_is_no_endgame_is_not_solved() -> None:
    game = games.make("durak", 2, {})
    state = game.start(game.shuffle(random.Random(1), 0))

    assert endgame.solve(game, game.view(state, game.head(state))) is None
    assert endgame.solve(games.make("blaze", 3, {}), blaze_view()) is None


def test_nothing_is_claimed_when_the_budget_does_not_do() -> None:
    game = games.make("durak", 2, {})
    views = [game.view(state, viewer) for state, viewer in itertools.islice(small_positions(game, 3), 5)]

    assert [endgame.solve(game, view, nodes=1) for view in views] == [None] * 5
    assert any(endgame.solve(game, view, nodes=5000) for view in views)


def blaze_view() -> object:
    """What the first who acts sees of a game of Blaze."""
    game = games.make("blaze", 3, {})
    state = game.start(game.shuffle(random.Random(1), 0))
    return game.view(state, game.head(state))
