"""A match takes actions whole or not at all, and only those that answer the table as it is."""

import pytest
from msgspec import convert
from tests.table.dealt import dealt, play

from kozyr.protocol import Refusal
from kozyr.table.match import Match


@pytest.fixture
def match() -> Match:
    """Seat 0 opens (7s is the lowest trump); seat 1 defends; seat 2 may throw in."""
    return dealt(3, "7s 9h 9d Kc Kd 6h", "8s 10h 10d 7c 7d 7h", "Js 9c 10c Qc Qd Qh")


def refusal(match: Match, seat: int, *texts: str, stamp: tuple[int, int] | None = None) -> Refusal:
    """Submit what must be refused, and see that nothing has changed by it."""
    before = [match.shown(one) for one in (None, 0, 1, 2)]
    tried = match.submit(seat, texts, stamp or match.stamp)
    assert isinstance(tried, Refusal)
    assert [match.shown(one) for one in (None, 0, 1, 2)] == before
    return tried


def test_q1_several_cards_are_laid_together(match: Match) -> None:
    play(match, 0, "attack 9h", "throw 9d")

    pairs = convert(match.shown(None).view["table"], list[dict[str, object]])
    assert [pair["attack"] for pair in pairs] == ["9h", "9d"]


def test_q1_when_one_of_several_cards_may_not_be_laid_none_is(match: Match) -> None:
    refused = refusal(match, 0, "attack 9h", "throw Kc")

    assert refused == Refusal("rank-not-on-table", "R20", {"card": "Kc"})


def test_q1_only_cards_go_together(match: Match) -> None:
    assert refusal(match, 0, "attack 9h", "hold").code == "only-cards-together"


def test_one_card_cannot_be_laid_twice_at_once(match: Match) -> None:
    assert refusal(match, 0, "attack 9h", "throw 9h").code == "not-in-hand"


def test_a_second_click_on_a_card_is_refused(match: Match) -> None:
    seen = match.stamp
    play(match, 0, "attack 9h")

    assert refusal(match, 0, "attack 9h", stamp=seen).code in ("already-opened", "not-in-hand")


@pytest.mark.parametrize("text", ["", "attack", "attack 1h", "attack 9x", "beat 9h", "fly 9h", "attack 9h 9h", "взять"])
def test_what_is_no_action_is_refused_by_its_own_words(match: Match, text: str) -> None:
    assert refusal(match, 0, text) == Refusal("unknown-action", "", {"action": text})


def test_a_card_of_another_hand_is_refused(match: Match) -> None:
    assert refusal(match, 0, "attack 10h") == Refusal("not-in-hand", "R15", {"card": "10h"})


def test_who_is_not_to_act_is_refused(match: Match) -> None:
    assert refusal(match, 2, "attack 9c").code == "only-opener"


def test_q17_a_card_is_good_although_another_was_laid_meanwhile(match: Match) -> None:
    play(match, 0, "attack 9h")
    seen = match.stamp
    play(match, 2, "throw 9c")

    tried = match.submit(1, ["beat 9h 10h"], seen)

    assert tried == ["beat 9h 10h"]


def test_q4_a_hold_must_answer_the_table_that_its_player_saw(match: Match) -> None:
    play(match, 0, "attack 9h")
    seen = match.stamp
    play(match, 2, "throw 9c")

    assert refusal(match, 0, "hold", stamp=seen) == Refusal("hold-stale", "Q4")


def test_q17_a_card_meant_for_the_bout_before_is_refused(match: Match) -> None:
    play(match, 0, "attack 9h")
    seen = match.stamp
    play(match, 1, "take")
    play(match, 0, "hold")
    play(match, 2, "hold")

    assert match.stamp[0] == seen[0] + 1
    assert refusal(match, 2, "throw 9c", stamp=seen) == Refusal("stale", "Q17")


@pytest.mark.parametrize("bout", [0, 2, 10**9])
def test_q17_a_bout_that_is_not_this_one_is_refused(match: Match, bout: int) -> None:
    assert refusal(match, 0, "attack 9h", stamp=(bout, 0)).code == "stale"


def test_q22_who_defends_takes_when_his_time_is_up(match: Match) -> None:
    play(match, 0, "attack 9h")

    assert match.awaited == [1]
    assert match.idle(match.awaited) == [(1, "take")]


def test_q22_who_opens_lays_his_lowest_card_when_his_time_is_up(match: Match) -> None:
    assert match.idle(match.awaited) == [(0, "attack 6h")]


def test_q22_all_who_may_throw_in_hold_when_the_window_closes(match: Match) -> None:
    play(match, 0, "attack 9h")
    play(match, 1, "beat 9h 10h")

    assert match.awaited == []
    assert match.idle(match.to_act) == [(0, "hold"), (2, "hold")]


def test_what_is_only_tried_changes_nothing(match: Match) -> None:
    before = match.shown(0)

    match.submit(0, ["attack 9h"], match.stamp)
    match.idle([0])
    match.ending([(0, "attack 9h")])

    assert match.shown(0) == before


def test_a_spectator_sees_no_hand_and_may_do_nothing(match: Match) -> None:
    shown = match.shown(None)

    assert (shown.view["hand"], shown.legal, shown.why) == (None, [], {})


def test_a_card_without_a_use_says_why(match: Match) -> None:
    play(match, 0, "attack 9h")

    why = match.shown(1).why

    assert why["10d"] == Refusal("beat-suit", "R7", {"card": "10d", "on": "9h"})
    assert "10h" not in why


def test_noted_actions_make_the_same_match_again(match: Match) -> None:
    play(match, 0, "attack 9h")
    play(match, 1, "beat 9h 10h")
    again = Match(match.game, match.deal)

    again.note(match.lines)

    assert [again.shown(seat) for seat in (None, 0, 1, 2)] == [match.shown(seat) for seat in (None, 0, 1, 2)]


def test_a_running_deal_is_never_told_open_handed(match: Match) -> None:
    with pytest.raises(AssertionError, match="never told"):
        list(match.steps())
    with pytest.raises(AssertionError, match="never told"):
        match.acts()
