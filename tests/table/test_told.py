"""The log tells what all could see, and nothing else."""

from random import Random

import pytest
from msgspec import convert
from tests.table.dealt import dealt, play

from kozyr.games import make
from kozyr.table.match import Match


def lines(match: Match) -> list[tuple[int | None, str, tuple[str, ...], int]]:
    """List the log as a spectator gets it."""
    return [(entry.seat, entry.verb, entry.cards, entry.count) for entry in match.shown(None).log]


def three() -> Match:
    """Seat 0 opens, seat 1 defends."""
    return dealt(3, "7s 9h 9d Kc Kd 6h", "8s 10h 10d 7c 7d 7h", "Js 9c 10c Qc Qd Qh")


def test_r13_the_deal_begins_with_who_opens_and_by_which_card() -> None:
    assert lines(three()) == [(0, "opens", ("7s",), 0)]


def test_an_answer_names_the_card_it_beats_first() -> None:
    match = three()
    play(match, 0, "attack 9h")
    play(match, 1, "beat 9h 10h")

    assert lines(match)[-2:] == [(0, "attack", ("9h",), 0), (1, "beat", ("9h", "10h"), 0)]


def test_r31_r33_a_beaten_bout_tells_who_drew_how_many_and_who_opens() -> None:
    match = three()
    play(match, 0, "attack 9h")
    play(match, 1, "beat 9h 10h")
    play(match, 0, "hold")
    match.mark()
    play(match, 2, "hold")

    assert lines(match) == [
        (2, "hold", (), 0),
        (1, "bout-beaten", (), 2),
        (0, "draws", (), 1),
        (1, "draws", (), 1),
        (1, "opens", (), 0),
    ]


def test_r32_a_taken_bout_tells_how_many_cards_were_taken() -> None:
    match = three()
    play(match, 0, "attack 9h", "throw 9d")
    play(match, 1, "take")
    play(match, 0, "hold")
    match.mark()
    play(match, 2, "hold")

    assert lines(match) == [
        (2, "hold", (), 0),
        (1, "bout-taken", (), 2),
        (0, "draws", (), 2),
        (2, "opens", (), 0),
    ]


def test_r23_q6_what_a_taker_need_not_take_goes_back_to_whoever_laid_it() -> None:
    match = dealt(2, "9s 9h 9d 9c 10c 10d", "Js 10h Jd 7c 7d 7h")
    play(match, 0, "attack 9h", "throw 9d", "throw 9c", "throw 9s")
    play(match, 1, "beat 9h 10h")
    play(match, 0, "throw 10c", "throw 10d")
    match.mark()
    play(match, 1, "take")

    assert lines(match)[-5:] == [
        (1, "take", (), 0),
        (1, "bout-taken", (), 6),
        (0, "returned", (), 1),
        (0, "draws", (), 5),
        (0, "opens", (), 0),
    ]


def test_r23_what_lies_unbeaten_at_the_limit_goes_back_to_whoever_laid_it() -> None:
    match = dealt(2, "9s 9h 9d 9c 10c 10d", "Js Qh Qd Qc 10s Kd")
    play(match, 0, "attack 9h", "throw 9d", "throw 9c", "throw 9s")
    play(match, 1, "beat 9s 10s")
    play(match, 0, "throw 10c", "throw 10d")
    play(match, 1, "beat 9h Qh", "beat 9d Qd", "beat 9c Qc")
    match.mark()
    play(match, 1, "beat 10d Kd")

    assert lines(match)[-6:] == [
        (1, "beat", ("10d", "Kd"), 0),
        (1, "bout-beaten", (), 10),
        (0, "returned", (), 1),
        (0, "draws", (), 5),
        (1, "draws", (), 5),
        (1, "opens", (), 0),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_log_accounts_for_every_card_of_whole_games(seats: int) -> None:
    rng = Random(seats)
    game = make("durak", seats, {})
    match = Match(game, game.shuffle(rng, 0))
    held = [6] * seats
    read = 0
    while match.outcome is None:
        match.mark()
        seat = rng.choice(match.to_act)
        play(match, seat, rng.choice(match.shown(seat).legal)["action"])
        shown = match.shown(None)
        for entry in shown.log:
            if entry.k >= read and entry.seat is not None:
                gained = entry.verb in ("bout-taken", "returned", "draws")
                held[entry.seat] += entry.count if gained else -(entry.verb in ("attack", "throw", "beat", "transfer"))
        read = shown.log[-1].k + 1

        players = convert(shown.view["players"], list[dict[str, object]])
        assert held == [player["cards"] for player in players]


def test_lines_and_actions_are_counted_from_the_beginning_of_the_deal() -> None:
    match = three()
    play(match, 0, "attack 9h")
    play(match, 1, "take")

    assert [(entry.k, entry.n) for entry in match.shown(None).log] == [(0, 0), (1, 1), (2, 2)]


def test_q18_the_log_does_not_reach_back_beyond_the_end_of_the_bout_before() -> None:
    match = three()
    play(match, 0, "attack 9h")
    play(match, 1, "beat 9h 10h")
    play(match, 0, "hold")
    play(match, 2, "hold")
    match.mark()
    play(match, 1, "attack 7c")

    assert [line[1] for line in lines(match)] == ["bout-beaten", "draws", "draws", "opens", "attack"]
