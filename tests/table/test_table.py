"""Who may sit where, who may deal, and what the table keeps."""

import pytest
from tests.table.seated import (
    Heard,
    Scene,
    act,
    actions_at,
    an_open_seat,
    ana,
    bots,
    match_of,
    play_first,
    play_out,
    shown_at,
)

from kozyr.protocol import Refusal
from kozyr.table.events import Open, Person, Robot
from kozyr.table.table import Table, reopen


def code(refusal: Refusal | None) -> str:
    """Give the code of a refusal."""
    assert refusal is not None
    return refusal.code


async def test_a_friend_sits_down_on_an_open_seat(scene: Scene) -> None:
    table = await scene.table(ana(), an_open_seat())

    assert await table.sit("ben", "Ben", 1) is None

    assert table.standing.sitters[1] == Person("ben", "Ben")


async def test_who_sits_may_move_to_another_open_seat(scene: Scene) -> None:
    table = await scene.table(ana(), an_open_seat(), an_open_seat())

    assert await table.sit("ana", "Ana", 2) is None

    assert table.standing.sitters == [Open(), Open(), Person("ana", "Ana")]


async def test_sitting_down_where_one_sits_changes_nothing(scene: Scene) -> None:
    table = await scene.table(ana(), an_open_seat())
    heard = table.watcher = Heard()

    assert await table.sit("ana", "Ana", 0) is None

    assert heard.news == []


async def test_a_seat_that_is_taken_is_refused(scene: Scene) -> None:
    table = await scene.table(ana(), *bots(1), an_open_seat())

    assert code(await table.sit("ben", "Ben", 0)) == "seat-taken"
    assert code(await table.sit("ben", "Ben", 1)) == "seat-taken"
    assert table.standing.seat_of("ben") is None


async def test_a_full_table_is_refused(scene: Scene) -> None:
    table = await scene.table(ana(), *bots(1))

    assert code(await table.sit("ben", "Ben", 1)) == "table-full"


async def test_there_is_no_seat_beyond_the_last(scene: Scene) -> None:
    table = await scene.table(ana(), an_open_seat())

    assert code(await table.sit("ben", "Ben", 2)) == "no-such-seat"
    assert code(await table.fill("ana", 2, Robot("heuristic"))) == "no-such-seat"


async def test_only_the_host_starts_fills_and_sets_the_pace(scene: Scene) -> None:
    table = await scene.table(ana(), an_open_seat())
    await table.sit("ben", "Ben", 1)

    assert code(await table.start("ben")) == "not-host"
    assert code(await table.fill("ben", 1, Robot("heuristic"))) == "not-host"
    assert code(await table.set_pace("ben", "fast")) == "not-host"
    assert table.standing.status == "lobby"


async def test_a_deal_needs_somebody_on_every_seat(scene: Scene) -> None:
    table = await scene.table(ana(), an_open_seat())

    assert code(await table.start("ana")) == "seats-open"
    assert table.standing.match is None


async def test_a_started_table_does_not_start_again(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    before = shown_at(table, 0)

    assert code(await table.start("ana")) == "already-started"
    assert code(await table.again("ana")) == "already-started"
    assert shown_at(table, 0) == before


async def test_nobody_acts_before_the_deal(scene: Scene) -> None:
    table = await scene.table(ana(), an_open_seat())

    assert code(await table.act("ana", ["attack 9h"], (1, 0))) == "not-started"


async def test_a_spectator_may_not_act_or_deal(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    action = actions_at(table, match_of(table).to_act[0])[0]

    assert code(await table.act("cid", [action], match_of(table).stamp)) == "not-seated"
    assert code(await table.again("cid")) == "not-seated"
    assert code(await table.stand("cid")) == "not-seated"
    assert code(await table.back("cid")) == "not-seated"


async def test_r36_nobody_acts_after_the_end(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    await play_out(table)

    assert await act(table, 0, "take") == Refusal("over", "R36")


async def test_q19_the_durak_deals_next(scene: Scene) -> None:
    table = await scene.people("ana", "ben", "cid")
    await play_out(table)
    ended = table.standing.outcome
    assert ended is not None

    assert ended.kind == "durak"
    assert await table.again("ben") is None
    assert table.standing.dealer == ended.seats[0]


async def test_the_tally_counts_the_deals_and_who_lost_them(scene: Scene) -> None:
    table = await scene.people("ana", "ben", "cid")
    lost = [0, 0, 0]
    for _ in range(3):
        await play_out(table)
        assert table.standing.outcome is not None
        for seat in table.standing.outcome.seats:
            lost[seat] += 1
        await table.again("ana")

    assert table.standing.lost == lost
    assert table.standing.deals == 3


async def test_a_new_sitter_begins_with_a_clean_tally(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    await play_out(table)
    assert table.standing.outcome is not None
    (durak,) = table.standing.outcome.seats
    await table.stand(["ana", "ben"][durak])

    await table.sit("cid", "Cid", durak)

    assert table.standing.lost == [0, 0]


async def test_the_host_gives_the_seat_of_somebody_who_is_gone_to_a_bot(scene: Scene) -> None:
    table = await scene.table(ana(), an_open_seat())
    await table.sit("ben", "Ben", 1)
    table.keeper.arrive("ben")
    assert code(await table.fill("ana", 1, Robot("heuristic"))) == "seat-taken"

    table.keeper.depart("ben")

    assert await table.fill("ana", 1, Robot("heuristic")) is None


async def test_a_name_changes_at_the_table(scene: Scene) -> None:
    table = await scene.people("ana", "ben")

    await table.rename("ben", "Benito")

    assert table.standing.sitters[1] == Person("ben", "Benito")


async def test_every_change_is_told_once(scene: Scene) -> None:
    table = await scene.table(ana(), *bots(1))
    heard = table.watcher = Heard()

    await table.start("ana")

    assert heard.news == ["table", "deal"]


# ---- the store


def everything(table: Table) -> list[object]:
    """List all that must outlive the process."""
    standing = table.standing
    seats = range(len(standing.sitters))
    return [
        [shown_at(table, seat).view for seat in seats],
        [shown_at(table, seat).legal for seat in seats],
        match_of(table).deal,
        match_of(table).lines,
        standing.game.options,
        standing.sitters,
        standing.pace,
        standing.left,
        standing.dealer,
        standing.deals,
        standing.lost,
        standing.status,
        standing.outcome,
        standing.founded,
    ]


async def test_a_table_made_again_from_its_log_is_the_same(scene: Scene) -> None:
    table = await scene.people("ana", "ben", "cid")
    await play_out(table)
    await table.again("ana")
    await table.set_pace("ana", "slow")
    await table.stand("cid")
    opener = match_of(table).to_act[0]
    await play_first(table, opener, "attack") if opener != 2 else None

    again = await reopen(table.code, scene.means)

    assert again is not None
    scene.tables.append(again)
    assert everything(again) == everything(table)
    assert again.standing.finished is not None
    assert table.standing.finished is not None
    assert again.standing.finished.match.acts() == table.standing.finished.match.acts()


async def test_a_table_that_nobody_made_is_not_there(scene: Scene) -> None:
    assert await reopen("NADA2", scene.means) is None


async def test_when_the_store_fails_the_action_is_refused_and_nothing_changes(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    heard = table.watcher = Heard()
    opener = match_of(table).to_act[0]
    before = everything(table)
    scene.store.failing = True

    refused = await act(table, opener, actions_at(table, opener)[0])

    assert code(refused) == "not-stored"
    assert everything(table) == before
    assert heard.news == []


async def test_after_the_store_has_recovered_the_same_action_is_good(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    opener = match_of(table).to_act[0]
    action = actions_at(table, opener)[0]
    scene.store.failing = True
    await act(table, opener, action)
    scene.store.failing = False

    assert await act(table, opener, action) is None

    assert match_of(table).lines == [(opener, action)]


async def test_a_table_whose_log_another_has_written_stops(scene: Scene) -> None:
    table = await scene.people("ana", "ben")
    other = await reopen(table.code, scene.means)
    assert other is not None
    scene.tables.append(other)
    opener = match_of(table).to_act[0]
    action = actions_at(table, opener)[0]
    assert await act(other, opener, action) is None
    heard = table.watcher = Heard()

    refused = await act(table, opener, action)

    assert code(refused) == "not-stored"
    assert heard.stopped
    assert code(await table.stand("ana")) == "not-stored"


async def test_when_the_store_fails_a_bot_the_table_stops(scene: Scene) -> None:
    table = await scene.table(ana(), *bots(2))
    heard = table.watcher = Heard()
    await table.start("ana")
    while match_of(table).to_act[0] == 0:
        await play_first(table, 0, "attack")
    scene.store.failing = True

    await scene.passes(table, 10.0)

    assert heard.stopped


async def test_a_bot_that_fails_stops_its_table_only(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(type(scene.means), "choose", property(lambda _: fails))
    table = await scene.table(*bots(3))
    heard = table.watcher = Heard()
    await table.start("ana")

    await scene.passes(table, 10.0)

    assert heard.stopped
