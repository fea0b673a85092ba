"""Blaze at a table: what its players are shown of their actions, and why a card has no use."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import convert
from tests.table.dealt import play

from kozyr.games import make
from kozyr.protocol import Seat
from kozyr.table.match import Match


@pytest.fixture(params=[3, 4, 5])
def match(request: pytest.FixtureRequest) -> Match:
    """Deal Blaze to three, four and five."""
    game = make("blaze", request.param, {})
    return Match(game, game.shuffle(Random(request.param), -1))


def steps(match: Match) -> Iterator[Seat]:
    """Play a deal at random, stopping at each decision; gives the seat that is about to act."""
    rng = Random(1)
    while match.outcome is None:
        seat = rng.choice(match.to_act)
        yield seat
        play(match, seat, rng.choice(match.shown(seat).legal)["action"])


def test_each_card_of_a_hand_either_has_a_use_or_a_reason_why_not(match: Match) -> None:
    for _ in steps(match):
        for seat in range(match.game.seats):
            shown = match.shown(seat)
            useful = {one["card"] for one in shown.legal if "card" in one}
            hand = set(convert(shown.view["hand"], list[str]))

            assert shown.why.keys() == hand - useful
            assert all(refusal.clause.startswith("B") for refusal in shown.why.values())


def test_a_spectator_is_shown_no_actions_and_no_reasons(match: Match) -> None:
    for _ in steps(match):
        shown = match.shown(None)

        assert (shown.legal, shown.why) == ([], {})


def test_b24_bets_are_offered_to_whom_they_are_for(match: Match) -> None:
    betting = 0
    for _ in steps(match):
        for seat in range(match.game.seats):
            bets = [one for one in match.shown(seat).legal if one["verb"] == "bet"]
            betting += bool(bets)

            assert bool(bets) == (match.shown(seat).view["phase"] == "bets" and seat in match.to_act)
            assert str(seat) not in {one["name"] for one in bets}

    assert betting >= 2 * match.game.seats
