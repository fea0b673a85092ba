"""Clocks, windows, bots and people who are away: nothing hangs, and nothing about a hand shows in the timing."""

import pytest
from tests.table.seated import (
    GRACE,
    Heard,
    Scene,
    act,
    actions_at,
    ana,
    bots,
    guest_at,
    match_of,
    play_first,
    play_out,
)

from kozyr.table.events import Open, Person, Robot
from kozyr.table.pace import BOT_DELAYS, PACES
from kozyr.table.table import Table

NEVER = 10_000.0


async def beaten_bout(scene: Scene, pace: str) -> Table:
    """Deal to three people and let the defender beat the first card, so that only throw-ins can follow."""
    table = await scene.people("ana", "ben", "cid", pace=pace)
    await play_first(table, match_of(table).to_act[0], "attack")
    await play_first(table, match_of(table).awaited[0], "beat")
    return table


async def test_without_a_clock_the_table_waits(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    before = match_of(table).shown(None)

    await scene.passes(table, NEVER)

    assert table.keeper.clock() is None
    assert match_of(table).shown(None) == before


@pytest.mark.parametrize("pace", ["slow", "fast"])
async def test_q22_who_lets_his_time_run_out_is_played_for_once(scene: Scene, pace: str) -> None:
    table = await scene.people("ana", "ben", pace=pace)
    turn = PACES[pace].turn
    assert turn is not None

    await scene.passes(table, turn - 0.1)
    assert match_of(table).lines == []
    await scene.passes(table, 0.2)

    assert len(match_of(table).lines) == 1


async def test_q4_the_window_is_as_long_for_every_hand(scene: Scene) -> None:
    table = await beaten_bout(scene, "fast")
    window = PACES["fast"].window
    assert window is not None

    assert table.keeper.clock() == ("window", window, window)
    await scene.passes(table, window - 0.1)
    assert not any("hold" in text for _, text in match_of(table).lines)
    await scene.passes(table, 0.2)

    assert [text for _, text in match_of(table).lines][2:] == ["hold", "hold"]


async def test_q4_a_hold_does_not_lengthen_the_window(scene: Scene) -> None:
    table = await beaten_bout(scene, "fast")
    await scene.passes(table, 3.0)

    await act(table, match_of(table).to_act[0], "hold")

    assert table.keeper.clock() == ("window", 2.0, 5.0)


async def test_q4_a_card_opens_the_window_anew(scene: Scene) -> None:
    table = await scene.people("ana", "ben", "cid", pace="fast")
    await play_first(table, match_of(table).to_act[0], "attack")
    await scene.passes(table, 7.0)
    assert table.keeper.clock() == ("turn", 13.0, 20.0)

    await act(table, match_of(table).awaited[0], "take")

    assert table.keeper.clock() == ("window", 5.0, 5.0)


async def test_when_all_have_held_nobody_waits_for_the_window(scene: Scene) -> None:
    table = await beaten_bout(scene, "fast")
    for seat in list(match_of(table).to_act):
        await act(table, seat, "hold")

    clock = table.keeper.clock()

    assert clock is not None
    assert clock[0] == "turn"


async def test_another_pace_holds_at_once(scene: Scene) -> None:
    table = await scene.people("ana", "ben")

    await table.set_pace("ana", "slow")

    assert table.keeper.clock() == ("turn", 60.0, 60.0)


async def test_a_game_of_idle_people_comes_to_its_end(scene: Scene) -> None:
    table = await scene.people("ana", "ben", "cid", pace="fast")

    for _ in range(200):
        await scene.passes(table, 60.0)
        if table.standing.status == "over":
            break

    assert table.standing.status == "over"
    assert scene.clock.alarms == []


# ---- bots


async def test_bots_play_a_whole_game_by_themselves(scene: Scene) -> None:
    table = await scene.table(*bots(4), bot_delay="none")
    await table.start("ana")

    await scene.passes(table, 0.0)

    assert table.standing.status == "over"


async def test_a_bot_answers_within_its_delay_and_not_before(scene: Scene) -> None:
    table = await scene.table(ana(), *bots(1))
    await table.start("ana")
    least, most = BOT_DELAYS["human"]
    if match_of(table).to_act == [0]:
        await play_first(table, 0, "attack")
    before = len(match_of(table).lines)

    await scene.passes(table, least - 0.01)
    assert len(match_of(table).lines) == before
    await scene.passes(table, most)

    assert len(match_of(table).lines) > before


async def test_the_delay_of_a_bot_does_not_depend_on_its_hand(scene: Scene) -> None:
    waits = []
    for seed in range(5):
        scene.means.luck.seed(7)
        scene.means.deals.seed(seed)
        table = await scene.table(*bots(2))
        await table.start("ana")
        waits.append((scene.clock.next_due() or 0.0) - scene.clock.now())
        await table.close()

    assert len(set(waits)) == 1


# ---- people who are away


async def test_q22_a_bot_plays_for_whoever_is_gone_for_the_grace_time(scene: Scene) -> None:
    table = await scene.people("ana", "ben", pace="fast")
    table.keeper.depart("ben")

    await scene.passes(table, GRACE - 0.1)
    assert not table.keeper.is_away(1)
    await scene.passes(table, 0.2)

    assert table.keeper.is_away(1)


async def test_without_a_clock_the_grace_is_longer(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    table.keeper.depart("ben")

    await scene.passes(table, 4 * GRACE - 0.1)
    assert not table.keeper.is_away(1)
    await scene.passes(table, 0.2)

    assert table.keeper.is_away(1)


async def test_q22_the_bot_of_an_absent_person_plays_on(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    table.keeper.depart("ben")
    if match_of(table).to_act == [0]:
        await play_first(table, 0, "attack")
    before = len(match_of(table).lines)

    await scene.passes(table, 4 * GRACE + 2.0)

    assert len(match_of(table).lines) > before


async def test_who_comes_back_in_time_keeps_playing(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    table.keeper.depart("ben")
    await scene.passes(table, 4 * GRACE - 0.1)

    table.keeper.arrive("ben")
    await scene.passes(table, NEVER)

    assert not table.keeper.is_away(1)


async def test_who_comes_back_late_has_the_seat_again(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    table.keeper.depart("ben")
    await scene.passes(table, NEVER)
    assert table.keeper.is_away(1)

    table.keeper.arrive("ben")

    assert not table.keeper.is_away(1)


async def test_a_second_connection_keeps_a_person_present(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    table.keeper.arrive("ben")
    table.keeper.depart("ben")

    await scene.passes(table, NEVER)

    assert not table.keeper.is_away(1)


async def test_while_nobody_is_connected_nothing_happens(scene: Scene) -> None:
    table = await scene.table(ana(), *bots(1), pace="fast")
    await table.start("ana")
    table.keeper.depart("ana")
    before = list(match_of(table).lines)

    await scene.passes(table, NEVER)
    assert match_of(table).lines == before
    table.keeper.arrive("ana")
    await scene.passes(table, 100.0)

    assert len(match_of(table).lines) > len(before)


async def test_q22_who_leaves_in_mid_deal_is_played_for_at_once(scene: Scene) -> None:
    table = await scene.people("ana", "ben")

    assert await table.stand("ben") is None

    assert table.keeper.is_away(1)
    assert table.standing.sitters[1] == Person("ben", "Ben")


async def test_q22_who_has_left_takes_the_seat_back_with_one_tap(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    await table.stand("ben")

    assert await table.back("ben") is None

    assert not table.keeper.is_away(1)


async def test_who_acts_has_come_back(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    opener = match_of(table).to_act[0]
    await table.stand(guest_at(table, opener))

    await play_first(table, opener, "attack")

    assert not table.keeper.is_away(opener)


async def test_the_seat_of_whoever_has_left_opens_when_the_deal_ends(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    await table.stand("ben")

    for _ in range(300):
        if table.standing.status == "over":
            break
        seat = match_of(table).to_act[0]
        if seat == 0:
            await act(table, 0, actions_at(table, 0)[0])
        else:
            await scene.passes(table, 2.0)

    assert table.standing.status == "over"
    assert table.standing.sitters[1] == Open()


async def test_a_robot_is_never_away(scene: Scene) -> None:
    table = await scene.table(ana(), *bots(1))
    await table.start("ana")

    await scene.passes(table, 5.0)

    assert table.standing.sitters[1] == Robot("heuristic")
    assert not table.keeper.is_away(1)


async def test_presence_is_told_to_the_table(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    heard = table.watcher = Heard()

    table.keeper.depart("ben")

    assert heard.news == ["table"]


async def test_after_the_end_no_clock_runs(scene: Scene) -> None:
    table = await scene.people("ana", "ben", pace="fast")

    await play_out(table)

    assert scene.clock.alarms == []
