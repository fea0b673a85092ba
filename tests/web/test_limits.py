"""Whoever asks too much is slowed down, and nobody else notices."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from starlette.websockets import WebSocket
from tests.web.playing import Served, caught_up, serving
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kozyr.web import sockets
from kozyr.web.lobby import SLEEP_AFTER
from kozyr.web.orders import TOO_FAST_MOST, Session
from kozyr.web.rates import Rates
from kozyr.web.room import QUEUE_MOST


async def closing_code(opened: ClientConnection) -> int | None:
    """Listen until the socket is closed; gives its close code."""
    with suppress(ConnectionClosed):
        async for _ in opened:
            pass
    return opened.close_code


async def test_messages_that_come_too_fast_are_refused_until_time_has_passed(tmp_path: Path) -> None:
    async with serving(tmp_path, rates=Rates(messages_at_once=2.0, messages_a_second=1.0)) as served:
        ana = await served.guest()
        async with served.player(await served.make(ana, "me", "open"), ana) as player:
            answers = [(await player.order("pace", pace=pace)).get("code") for pace in ("fast", "slow", "off")]
            assert answers == [None, None, "too-fast"]
            assert player.table is not None
            assert player.table["pace"] == "slow"

            served.clock.advance(1.0)

            assert (await player.order("pace", pace="off"))["type"] == "done"


async def test_a_socket_that_does_not_stop_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, rates=Rates(messages_at_once=1.0)) as served:
        ana = await served.guest()
        async with served.player(await served.make(ana, "me", "open"), ana) as player:
            for _ in range(TOO_FAST_MOST + 2):
                await player.opened.send('{"type":"back"}')

            assert await closing_code(player.opened) == 4029


async def test_phrases_are_slowed_down_more_than_cards(tmp_path: Path) -> None:
    async with serving(tmp_path, rates=Rates(phrases_at_once=1.0)) as served:
        ana = await served.guest()
        async with served.player(await served.make(ana, "me", "open"), ana) as player:
            assert (await player.order("say", phrase="hello"))["type"] == "done"
            assert (await player.order("say", phrase="hello"))["code"] == "too-fast"


async def test_one_guest_makes_only_so_many_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, rates=Rates(tables_of_guest="1/hour")) as served:
        ana, ben = await served.guest(), await served.guest()
        await served.make(ana, "me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]

        response = await served.post("/api/tables", {"game": "durak", "seats": seats}, ana)

        assert (response.status_code, response.json()["error"]) == (429, "too-fast")
        await served.make(ben, "me", "open")


async def test_one_address_makes_only_so_many_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, rates=Rates(tables_of_address="1/hour")) as served:
        await served.make(await served.guest(), "me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]

        assert (await served.post("/api/tables", {"game": "durak", "seats": seats})).status_code == 429


async def test_codes_cannot_be_guessed_fast(tmp_path: Path) -> None:
    async with serving(tmp_path, rates=Rates(wrong_codes_of_address="3/minute")) as served:
        ana = await served.guest()
        code = await served.make(ana, "me", "open")
        answers = [(await served.get(f"/api/tables/AAAA{sign}/replay")).status_code for sign in "ABCD"]
        assert answers == [404, 404, 404, 429]

        async with served.socket(code, {"cookie": ana}) as opened:
            assert json.loads(await opened.recv()) == {"type": "error", "code": "too-fast"}


async def test_one_guest_opens_only_so_many_sockets_at_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path, rates=Rates(sockets_of_guest=1)) as served:
        ana = await served.guest()
        code = await served.make(ana, "me", "open")
        async with served.player(code, ana), served.socket(code, {"cookie": ana}) as opened:
            assert json.loads(await opened.recv()) == {"type": "error", "code": "too-many-sockets"}
            assert await closing_code(opened) == 4029


async def test_a_socket_that_falls_behind_is_closed_and_the_others_go_on(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = sockets._write
    stuck: list[str] = []

    async def stuck_for_one(websocket: WebSocket, session: Session) -> None:
        if session.connection.guest in stuck:
            await asyncio.Event().wait()
        await honest(websocket, session)

    monkeypatch.setattr(sockets, "_write", stuck_for_one)
    ana, ben = await served.guest("Ana"), await served.guest("Ben")
    stuck.append((await served.get("/api/me", ben)).json()["id"])
    code = await served.make(ana, "me", "open")
    async with served.player(code, ana) as player, served.socket(code, {"cookie": ben}) as slow:
        for _ in range(QUEUE_MOST + 1):
            assert (await player.order("say", phrase="hurry"))["type"] == "done"

        assert await closing_code(slow) == 4008
        assert (await player.order("say", phrase="thanks"))["type"] == "done"
    assert "kozyr_overflows_total 1.0" in (await served.get("/metrics")).text


async def test_a_table_that_nobody_visits_sleeps_and_wakes_as_it_was(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "heuristic", start=True, pace="fast")
    async with served.player(code, ana) as player:
        before = player.seen["view"], player.seen["legal"]
    await served.gone(code)

    served.clock.advance(SLEEP_AFTER)

    assert served.lobby.awake() == []
    async with served.player(code, ana) as player:
        assert (player.seen["view"], player.seen["legal"]) == before


async def test_a_table_with_a_visitor_stays_awake(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "open")
    async with served.player(code, ana):
        served.clock.advance(10 * SLEEP_AFTER)

        assert [table.code for table in served.lobby.awake()] == [code]


async def test_a_stopped_table_sends_its_people_to_a_new_one(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "heuristic", start=True)
    async with served.player(code, ana) as player:
        (table,) = served.lobby.awake()
        table.fail(ZeroDivisionError())

        assert await closing_code(player.opened) == 4012
    async with served.player(code, ana) as player:
        assert len(player.seen["view"]["hand"]) == 6


async def test_two_hundred_sockets_see_the_same(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "random", start=True)
    guests = [await served.guest() for _ in range(20)]
    async with AsyncExitStack() as stack:
        player = await stack.enter_async_context(served.player(code, ana))
        opened = [served.player(code, guest) for guest in guests for _ in range(10)]
        watchers = [await stack.enter_async_context(one) for one in opened]
        while not player.actions():
            await served.passes(2.0)
            await caught_up(served, [player])

        assert (await player.act(player.actions()[0]))["type"] == "done"
        await caught_up(served, [player, *watchers])

        assert {json.dumps(watcher.seen["view"]) for watcher in watchers} == {json.dumps(watchers[0].seen["view"])}
        assert len(watchers) == 200
