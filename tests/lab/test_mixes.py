"""Random games over all options are held to the laws, and a broken law is named with its game."""

from collections import Counter

import pytest

from kozyr.lab import mixes


def test_games_of_all_kinds_end_and_break_no_law() -> None:
    seen: Counter[str] = Counter()
    for one in mixes.mixes(12, 1):
        seen.update(one)

    assert sum(times for name, times in seen.items() if " ends: " in name) == 12
    assert seen["durak attack"] > 0
    assert seen["blaze challenge"] > 0


def test_the_same_seed_gives_the_same_games() -> None:
    assert list(mixes.mixes(3, 7)) == list(mixes.mixes(3, 7))


def test_a_game_that_does_not_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixes, "STEPS_MOST", 3)

    with pytest.raises(mixes.BrokenLawError, match=r"game 0 of seed 5, .*: it does not end"):
        list(mixes.mixes(1, 5))


def test_cards_that_get_lost_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = iter(range(100_000))
    monkeypatch.setattr(mixes, "held", lambda _game, _state: (None, next(counts)))

    with pytest.raises(mixes.BrokenLawError, match="there are 1 cards"):
        list(mixes.mixes(1, 5))
