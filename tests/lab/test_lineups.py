"""Every bot of a tournament meets every other, and sits in every place as often."""

from collections import Counter

from kozyr.lab.lineups import Lineup, lineups


def seats_taken(lineup: Lineup) -> set[int]:
    """How often each bot sits on each seat."""
    taken = Counter(
        (name, seat)
        for deal in range(lineup.deals)
        for seating in lineup.rotations(deal)
        for seat, name in enumerate(seating)
        if name in lineup.judged
    )
    assert {seat for _, seat in taken} == set(range(len(lineup.seating(0))))
    return set(taken.values())


def test_on_two_seats_every_two_bots_meet_on_both() -> None:
    found = lineups(("a", "b", "c"), 2, 5)

    assert [lineup.rotations(0) for lineup in found] == [
        (("a", "b"), ("b", "a")),
        (("a", "c"), ("c", "a")),
        (("b", "c"), ("c", "b")),
    ]
    assert [lineup.size() for lineup in found] == [10, 10, 10]


def test_teams_of_equal_partners_meet_on_both_pairs_of_seats() -> None:
    [found] = lineups(("a", "b"), 4, 3, in_teams=True)

    assert found.rotations(1) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert found.judged == ("a", "b")


def test_each_bot_sits_alone_against_a_field_of_each_other() -> None:
    found = lineups(("a", "b"), 3, 2)

    assert [lineup.name for lineup in found] == ["a : 2 b", "b : 2 a"]
    assert found[0].rotations(0) == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))
    assert [lineup.judged for lineup in found] == [("a",), ("b",)]
    assert [lineup.name for lineup in lineups(("a", "b", "c"), 3, 2, fields=True)][:2] == ["a : 2 b", "b : 2 a"]


def test_enough_bots_sit_mixed_in_every_order() -> None:
    [found] = lineups(("a", "b", "c", "d"), 4, 12)

    assert len({found.seating(deal) for deal in range(12)}) == 6
    assert found.size() == 48
    assert seats_taken(found) == {12}


def test_of_more_bots_than_seats_every_choice_meets() -> None:
    found = lineups(("a", "b", "c", "d"), 3, 2)

    assert [lineup.judged for lineup in found] == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


def test_every_judged_bot_sits_on_every_seat_as_often() -> None:
    for seats, bots, in_teams in ((2, "abc", False), (3, "ab", False), (3, "abcd", False), (4, "abc", True)):
        for lineup in lineups(tuple(bots), seats, 6, in_teams=in_teams):
            assert len(seats_taken(lineup)) == 1
