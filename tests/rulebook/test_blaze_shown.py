"""What the page is told of a game of Blaze beyond the bare position: who is next, what fits, and who won which bet."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kozyr import games
from kozyr.protocol import AnyGame
from kozyr.rng import Rng

NAMES = ["Ana", "Boris", "Vera"]


def at_random(seats: int, seed: int) -> Iterator[tuple[AnyGame, Any, bool, Any]]:
    """Play a game; gives the game, the table before and after each action, and whether the action was a hold."""
    game, rng = games.make("blaze", seats, {}), Rng(seed)
    state = game.start(game.shuffle(random.Random(seed), 0))
    while (seat := game.head(state)) >= 0:
        legal = game.legal(state, seat)
        action = legal[rng.below(len(legal))]
        before = game.show(game.view(state, None))
        game.apply(state, seat, action)
        yield game, before, game.is_hold(action), game.show(game.view(state, None))


def scene(hands: dict[str, str], **spec: object) -> tuple[AnyGame, object]:
    game = games.make("blaze", 3, {})
    return game, game.position({"trump": "r", "hands": hands} | spec, NAMES)


def play(game: AnyGame, state: object, seat: int, text: str) -> Any:  # noqa: ANN401 - plain JSON values
    game.apply(state, seat, game.parse(text, NAMES))
    return game.show(game.view(state, None))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_b22_whoever_is_told_to_be_next_is_next(seats: int) -> None:
    compared = 0
    for seed in range(3):
        for _, before, held, after in at_random(seats, seed):
            if not held or after["bout"] == before["bout"] or after["round"] != before["round"]:
                continue
            told = before["next_if_passed" if before["passing"] else "next_if_rejected"]
            if after["active"] is not None:
                assert told == after["active"]
                compared += 1

    assert compared > 50


def test_b27_a_target_who_needs_the_last_card_to_reject_will_not_be_next() -> None:
    game, state = scene({"Ana": "5b 4y 6y", "Boris": "6b", "Vera": "7b 8b"})

    shown = play(game, state, 0, "challenge 5b")

    assert (shown["next_if_rejected"], shown["next_if_passed"]) == (2, 2)


def test_b11_only_a_firebird_of_trumps_is_told_to_be_unrejectable() -> None:
    game, state = scene({"Ana": "Fr Fb 2b", "Boris": "6b 7b 8b", "Vera": "7b 8b"})

    play(game, state, 0, "challenge Fr")
    shown = play(game, state, 0, "extend Fb")

    assert [pair["unrejectable"] for pair in shown["table"]] == [True, False]


def test_b13_the_values_on_the_table_are_told() -> None:
    game, state = scene({"Ana": "5b 2b", "Boris": "9b 7b 8b", "Vera": "7b 8b"})

    play(game, state, 0, "challenge 5b")
    shown = play(game, state, 1, "reject 5b 9b")

    assert shown["values"] == ["5", "9"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_b29_the_sheet_adds_up_and_tells_who_got_each_bet(seats: int) -> None:
    for seed in range(3):
        reveals: dict[int, Any] = {}
        for _, _, _, after in at_random(seats, seed):
            if after["reveal"] is not None:
                reveals[after["reveal"]["round"]] = after["reveal"]

        for seat, player in enumerate(after["players"]):
            parts = [player[name] for name in ("first_feather", "first_bets", "feather", "bets")]
            assert player["score"] == sum(parts)
            assert player["stack"] == player["first_bets"] + player["bets"] + sum(part > 0 for part in parts[::2])
            for number, name in ((1, "first_bets"), (2, "bets")):
                assert player[name] == [bet["to"] for bet in reveals[number]["bets"]].count(seat)
        for reveal in reveals.values():
            feather = "first_feather" if reveal["round"] == 1 else "feather"
            assert after["players"][reveal["loser"]][feather] == 0
