"""Playing over sockets: from an invitation to the end of a deal and the next one."""

from contextlib import AsyncExitStack

from tests.web.playing import Message, Player, Served, caught_up, play_out

from kozyr.table.keeper import WATCHERS_AFTER
from kozyr.table.pace import GRACE


def table_of(player: Player) -> Message:
    """Give the table that was seen last."""
    assert player.table is not None
    return player.table


async def test_a_person_plays_a_bot_to_the_end_and_again(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "heuristic", start=True)
    async with served.player(code, ana) as player:
        await play_out(served, [player])

        assert (player.status, table_of(player)["deals"]) == ("over", 1)
        assert (await player.order("again"))["type"] == "done"
        assert (player.status, player.seen["deal"]) == ("playing", 2)


async def test_three_people_play_by_invitation_to_the_end(served: Served) -> None:
    guests = [await served.guest(name) for name in ("Ana", "Ben", "Cid")]
    code = await served.make(guests[0], "me", "open", "open")
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(served.player(code, guest)) for guest in guests]
        await players[1].order("sit", seat=1)
        await players[2].order("sit", seat=2)
        await players[0].order("start")

        await play_out(served, players)

        assert {player.status for player in players} == {"over"}
        assert [seat["name"] for seat in table_of(players[2])["seats"]] == ["Ana", "Ben", "Cid"]


async def test_the_new_state_comes_before_the_answer(served: Served) -> None:
    ana = await served.guest()
    code = await served.make(ana, "me", "random")
    async with served.player(code, ana) as player:
        await player.order("start")

        assert [message["type"] for message in player.messages] == ["table", "table", "state", "done"]


async def test_a_state_tells_its_reader_all_that_the_page_needs(served: Served) -> None:
    ana = await served.guest()
    code = await served.make(ana, "me", "random", start=True, pace="fast")
    async with served.player(code, ana) as player:
        state = player.seen

    assert sorted(state) == [
        "clock", "deal", "legal", "log", "n", "offer", "stamp", "to_act", "type", "view", "why", "withdrawn",
    ]  # fmt: skip
    assert state["clock"] == {"left_ms": 20000, "total_ms": 20000, "kind": "turn"}
    assert len(state["view"]["hand"]) == 6
    assert set(state["log"][0]) == {"k", "n", "seat", "verb", "cards", "count", "other"}


async def test_a_table_tells_its_reader_all_that_the_page_needs(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "open", "heuristic", options={"transfer": False})
    async with served.player(code, ana) as player:
        table = dict(table_of(player))

    assert table.pop("resume").startswith(f"{served.base}/r/")
    assert table == {
        "type": "table",
        "code": code,
        "game": "durak",
        "options": {"transfer": False},
        "pace": "off",
        "status": "lobby",
        "host": True,
        "you": 0,
        "deals": 0,
        "durak_count": [0, 0, 0],
        "dealer": None,
        "watchers": 0,
        "private": True,
        "bot_delay": "human",
        "hints": False,
        "seats": [
            {"kind": "person", "name": "Ana", "bot": None, "online": True, "away": False},
            {"kind": "open", "name": "", "bot": None, "online": False, "away": False},
            {"kind": "bot", "name": "bot-3", "bot": "heuristic", "online": True, "away": False},
        ],
    }


# ---- one person, several connections


async def test_a_second_tab_shows_the_same_seat_and_follows(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "random", start=True)
    async with served.player(code, ana) as one, served.player(code, ana) as other:
        assert (other.seat, other.seen["view"]) == (one.seat, one.seen["view"])
        while not one.actions():
            await served.passes(2.0)
            await caught_up(served, [one, other])

        assert (await one.act(one.actions()[0]))["type"] == "done"
        await caught_up(served, [one, other])

        assert other.seen["view"] == one.seen["view"]


async def test_reloading_in_mid_defence_keeps_seat_and_hand(served: Served) -> None:
    ana, ben = await served.guest("Ana"), await served.guest("Ben")
    code = await served.make(ana, "me", "open")
    async with served.player(code, ana) as one:
        async with served.player(code, ben) as other:
            await other.order("sit", seat=1)
            await one.order("start")
            await caught_up(served, [one, other])
            opener, defender = (one, other) if one.actions() else (other, one)
            await opener.act(opener.actions()[0])
            await caught_up(served, [one, other])
            before = defender.seat, defender.seen["view"], defender.seen["legal"], defender.seen["stamp"]
        cookie = ana if defender is one else ben
        async with served.player(code, cookie) as again:
            after = again.seat, again.seen["view"], again.seen["legal"], again.seen["stamp"]

            assert after == before
            assert (await again.act("take"))["type"] == "done"


async def test_a_resume_link_opens_the_seat_on_another_device(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "random", start=True)
    async with served.player(code, ana) as one:
        link = table_of(one)["resume"]
        response = await served.get(link.removeprefix(served.base))
        cookie = response.headers["set-cookie"].partition(";")[0]
        async with served.player(code, cookie) as other:
            assert (other.seat, other.seen["view"]["hand"]) == (one.seat, one.seen["view"]["hand"])

    assert (response.status_code, response.headers["location"]) == (303, f"/t/{code}")
    assert response.headers["cache-control"] == "no-store"


async def test_only_the_one_who_sits_there_is_told_the_resume_link(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "random", start=True)
    async with served.player(code, ana) as one, served.player(code, await served.guest()) as watcher:
        assert table_of(watcher)["resume"] is None
        token = table_of(one)["resume"].rpartition("/")[2]

        assert not any(token in text for text in watcher.received)


async def test_a_resume_link_of_a_seat_that_was_given_up_opens_nothing(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "open")
    async with served.player(code, ana) as player:
        link = table_of(player)["resume"].removeprefix(served.base)
        await player.order("stand")

    before = (await served.get("/api/me", ana)).json()["id"]
    response = await served.get(link)

    cookie = response.headers.get("set-cookie", "").partition(";")[0]
    assert (await served.get("/api/me", cookie)).json()["id"] != before


async def test_a_forged_resume_link_leads_home(served: Served) -> None:
    response = await served.get("/r/WyJBQUFBQSIsMCwieCJd.forged")

    assert (response.status_code, response.headers["location"]) == (303, "/")


# ---- away, back, talk


async def test_q22_who_is_gone_is_marked_away_and_comes_back(served: Served) -> None:
    ana, ben = await served.guest("Ana"), await served.guest("Ben")
    code = await served.make(ana, "me", "open")
    async with served.player(code, ana) as one:
        async with served.player(code, ben) as other:
            await other.order("sit", seat=1)
            await one.order("start")
        await one.until(lambda: not table_of(one)["seats"][1]["online"])
        await served.passes(4 * GRACE + 0.1)
        await one.until(lambda: bool(table_of(one)["seats"][1]["away"]))

        async with served.player(code, ben) as other:
            assert not table_of(other)["seats"][1]["away"]


async def test_q22_who_leaves_in_mid_deal_comes_back_with_one_tap(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "random", start=True)
    async with served.player(code, ana) as player:
        await player.order("stand")
        assert table_of(player)["seats"][0]["away"]
        assert player.seat == 0

        assert (await player.order("back"))["type"] == "done"

        assert not table_of(player)["seats"][0]["away"]


async def test_what_one_says_all_hear(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "open")
    async with served.player(code, ana) as player, served.player(code, await served.guest()) as watcher:
        await player.order("say", phrase="hello")
        await watcher.until(lambda: watcher.messages[-1]["type"] == "said")

        assert watcher.messages[-1] == {"type": "said", "seat": 0, "phrase": "hello"}


async def test_a_new_name_is_shown_at_once(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "open")
    async with served.player(code, ana) as player:
        await player.order("name", name="  Anna  María ")

        assert table_of(player)["seats"][0]["name"] == "Anna María"
    assert (await served.get("/api/me", ana)).json()["name"] == "Anna María"


async def test_watchers_are_counted_by_person(served: Served) -> None:
    ana, ben = await served.guest("Ana"), await served.guest("Ben")
    code = await served.make(ana, "me", "open")
    async with served.player(code, ana) as player, served.player(code, ben), served.player(code, ben):
        await served.passes(WATCHERS_AFTER)
        await player.hear()

        assert table_of(player)["watchers"] == 1


async def test_the_host_fills_a_seat_and_opens_it_again(served: Served) -> None:
    ana = await served.guest("Ana")
    async with served.player(await served.make(ana, "me", "open"), ana) as player:
        await player.order("fill", seat=1, bot="random")
        assert table_of(player)["seats"][1]["bot"] == "random"

        await player.order("fill", seat=1, bot=None)

        assert table_of(player)["seats"][1]["kind"] == "open"


async def test_a_table_of_bots_plays_before_its_maker(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "heuristic", "random", bot_delay="none", start=True)
    async with served.player(code, ana) as watcher:
        await served.passes(0.0)
        await watcher.until(lambda: bool(watcher.seen["view"]["over"]))

        assert (table_of(watcher)["you"], watcher.seen["view"]["hand"]) == (None, None)
