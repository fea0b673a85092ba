"""Numbers of ways to play on from fixed deals: a change of any rule moves one of them.

The counts of the deals agree with those of a separate, slow program that was written from the rulebook for this
comparison only, on sets of card texts, and thrown away. The smallest is counted by hand in its test.
"""

import pytest

from kozyr import games
from kozyr.deal import Deal
from kozyr.protocol import AnyGame

DECK = "9c 8d Qc 7h Jc 7c Qd Qh 6h 8h 9d Ac 9h Jd 8c Jh 6s 8s As 10c 6d Qs 7d Ah Kd 7s 10h 9s Ad Kc 6c 10d Kh 10s Js Ks"
ALL = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def ways(game: AnyGame, state: object, depth: int) -> int:
    """Count the sequences of so many actions, each by the head of those who may act."""
    seat = game.head(state)
    if seat < 0:
        return 0
    legal = game.legal(state, seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = game.copy(state)
        game.apply(after, seat, action)
        total += ways(game, after, depth - 1)
    return total


def counts(game: AnyGame, state: object, deepest: int) -> list[int]:
    return [ways(game, state, depth) for depth in range(1, deepest + 1)]


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (2, {}, [6, 10, 33, 89, 252, 602, 1380, 4342]),
        (3, {}, [6, 8, 14, 30, 52, 105, 283, 491]),
        (3, {"strict_limit": True, "throw_after_take": False}, [6, 8, 14, 30, 80, 149, 353, 680]),
        (3, {"enchanted": ALL}, [8, 17, 49, 141, 322, 948, 2634]),
        (4, {"teams": True}, [6, 14, 22, 42, 121, 296, 588, 1067]),
        (4, {"teams": True, "enchanted": ALL}, [6, 22, 66, 187, 531, 1683]),
        (6, {}, [6, 8, 12, 15, 23, 27, 51, 73]),
    ],
    ids=["two", "three", "house rules", "all sets", "teams", "teams, all sets", "six"],
)
def test_a_fixed_deal_can_be_played_so_many_ways(seats: int, options: dict[str, object], expected: list[int]) -> None:
    game = games.make("durak", seats, options)

    state = game.start(Deal(tuple(DECK.split()), seats - 1))

    assert counts(game, state, len(expected)) == expected


def test_four_cards_can_be_played_in_as_many_ways_as_by_hand() -> None:
    # Spades are trumps, the talon is empty. A: 7h 9c, B: 8h 6d.
    # 1. A attacks with 7h or with 9c: 2.
    # 2. A throws nothing (no second seven or nine), so each time he holds: 2.
    # 3. B beats 7h with 8h or takes it; 9c he can only take: 3.
    # 4. A has 9c beside 7h/8h, 9c beside the taken 7h, or 7h beside the taken 9c: he can only hold: 3.
    # 5. After 7h/8h B attacks with 6d, his last; after a take A attacks with his last card, 9c or 7h: 3.
    # 6. A cannot beat 6d with 9c and takes; B (8h 6d 7h) takes 9c; B (8h 6d 9c) beats 7h with 8h, or takes it: 4.
    # 7. In all four somebody has played his last card, the other holds some: over.
    game = games.make("durak", 2, {})

    state = game.position({"trump": "s", "hands": {"A": "7h 9c", "B": "8h 6d"}}, ["A", "B"])

    assert counts(game, state, 7) == [2, 2, 3, 3, 3, 4, 0]


def test_a_transfer_between_two_opens_so_many_ways() -> None:
    game = games.make("durak", 2, {})

    state = game.position({"trump": "s", "hands": {"A": "9h Kc Qd", "B": "9d 10h"}}, ["A", "B"])

    assert counts(game, state, 12) == [3, 3, 5, 5, 9, 10, 10, 9, 11, 12, 5, 4]
