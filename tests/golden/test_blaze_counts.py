"""Numbers of ways to play on from fixed deals and positions of Blaze: a change of any rule moves one of them.

They agree with those of a separate, slow program that was written from the rules for this comparison only, on lists of
card texts, and thrown away; it also followed 750 whole games of every kind, fact by fact.
"""

import pytest
from tests.golden.test_counts import counts

from kozyr import games
from kozyr.deal import Deal

NAMES = ["A", "B", "C"]
DECKS = {
    3: "2y 4y 7b 7y 4r 9y 6r 5y 8r 2y 4y 3r 6b 5r 2b 9r 3y 5b Fr 7b Fr 8b 9r 6r 5b 6y 4r 3y 8y Fy 7r 3b 2b Fb 9b "
    "3r 6b 9b 3b 2r 6y 9y 8b 8y 4b 7y 5r 4b 5y 8r Fb 2r Fy 7r",
    4: "Fb 8b 2r Fb 1r 2b 9y 6b 9r 4r 5b Fy 2r Fr 6r 1r 8y 6y 5r 8r 4y 5y 5y 8b 3r 9r 2y 7r 7r 6y Fy 9b 2b 4b 6b "
    "3b 1b 8y 7y 7y 4y 5r 4r 3b 5b 1y 3y 7b 9y 3y 9b 7b 1b 2y 8r 3r Fr 1y 4b 6r",
    5: "9b 5b 4b 5y 6r 2b 2y Fr 4y 3r 3r 9r 3b 7b Fr 1b 3y 1b 8b 3y 4y 2r Fy 9y Fb 6y 1r 9y 2y 6b 2r 8r 9r 5b 6y "
    "6b 4b 1y 2b 6r 7b 9b 7y 5y 3b 8y 4r 1y 1r 8r 7y 7r 5r 5r 8b 8y 7r Fy Fb 4r",
}


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (3, [5, 5, 5, 10, 10, 10, 40, 70, 92, 178, 387]),
        (4, [5, 7, 11, 23, 31, 55, 149, 211, 347, 598]),
        (5, [5, 9, 11, 21, 40, 49, 129, 189, 246, 436]),
    ],
    ids=["three", "four", "five"],
)
def test_a_fixed_deal_of_blaze_can_be_played_so_many_ways(seats: int, expected: list[int]) -> None:
    game = games.make("blaze", seats, {})

    state = game.start(Deal(tuple(DECKS[seats].split()), first=seats - 1))

    assert counts(game, state, len(expected)) == expected


def test_four_cards_of_two_can_be_played_in_as_many_ways_as_by_hand() -> None:
    # Round 2, red is trump, C is out. A: 2b 2y, B: 3b 4y; the limit is 2, and A is the only attacker.
    # 1. A challenges with 2b or with 2y: 2.
    # 2. Each time he adds the other or holds: 4.
    # 3. Two lie (twice): B rejects the first, the second, or passes: 3. One lies: B rejects it or passes: 2. So 10.
    # 4. Two lie (twice): after a rejection B rejects the other or passes: 2 + 2; after the pass A is out, it is over.
    #    One lies (twice): rejected or passed, A adds his last card or holds: 2 + 2. So 8 + 8 = 16.
    # 5. Two lay: A is out, over. One lay (twice): rejected, the second added: B rejects it or passes: 2; rejected and
    #    held: B challenges with his last card: 1; passed, the second added: over; passed and held: A opens: 1. So 8.
    # 6. Only what B or A opened at last goes on (twice): A cannot reject and passes: 1; B rejects 2y with 4y or 2b with
    #    3b, or passes: 2. So 6. After each of them somebody has no card, and the last feather is given.
    game = games.make("blaze", 3, {})

    state = game.position({"trump": "r", "round": 2, "hands": {"A": "2b 2y", "B": "3b 4y"}}, NAMES)

    assert counts(game, state, 7) == [2, 4, 10, 16, 8, 6, 0]


@pytest.mark.parametrize(
    ("opens", "expected"),
    [(False, [3, 5, 8, 17, 28, 47, 105, 117, 180]), (True, [3, 5, 8, 17, 29, 53, 129, 190, 373])],
    ids=["by the book", "a rejecting Firebird opens Firebirds"],
)
def test_firebirds_can_be_played_so_many_ways(opens: bool, expected: list[int]) -> None:  # noqa: FBT001 # the option
    game = games.make("blaze", 3, {"firebird_zero_opens": opens})
    hands = {"A": "3b 3y Fb", "B": "Fy 3r 4b 2y", "C": "3b Fr 4y"}

    state = game.position({"trump": "y", "round": 2, "hands": hands}, NAMES)

    assert counts(game, state, len(expected)) == expected


def test_bets_can_be_placed_so_many_ways() -> None:
    # Two others to bet on, a 0 or a 1: 4 each. C is then out; A has one card to open with, B rejects it with either of
    # his or passes.
    game = games.make("blaze", 3, {})
    hands = {"A": "2b", "B": "3b 4b", "C": ""}

    state = game.position({"trump": "r", "round": 2, "phase": "bets", "hands": hands}, NAMES)

    assert counts(game, state, 6) == [4, 4**2, 4**3, 4**3, 3 * 4**3, 0]
