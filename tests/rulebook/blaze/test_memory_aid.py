"""The discard pile shows its top card; the aid to memory lists all of it (B34)."""

from collections.abc import Mapping

import pytest

from kozyr import games

POSITION: Mapping[str, object] = {
    "trump": "r",
    "phase": 2,
    "feathers": [2, 1],
    "hands": {"A": "5b 5y", "B": "9b 9y", "C": "2b 3b"},
}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_B34_the_aid_to_memory_lists_the_cards_gone(seat: int | None) -> None:
    game = games.make("blaze", 3, {"memory_aid": True})
    state = game.position(POSITION, ["A", "B", "C"])

    shown = game.show(game.view(state, seat))

    gone = shown["gone"]
    assert isinstance(gone, list)
    assert len(gone) == shown["discard"] == 34 - 6
    assert "2b" in gone
    assert "5b" in gone


def test_B34_without_it_only_the_top_card_is_shown() -> None:
    game = games.make("blaze", 3, {})
    shown = game.show(game.view(game.position(POSITION, ["A", "B", "C"]), 0))

    assert shown["gone"] is None
    assert shown["discard_top"] is not None
