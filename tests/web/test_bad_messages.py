"""Whatever is sent over a socket, the answer says what is wrong, and nothing has changed."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.web.playing import Message, Player, Served, caught_up, play_out
from websockets.exceptions import ConnectionClosed, InvalidStatus


@asynccontextmanager
async def two(served: Served) -> AsyncIterator[tuple[Player, Player]]:
    """Seat ana and ben at one table and deal; gives who opens and who defends."""
    ana, ben = await served.guest("Ana"), await served.guest("Ben")
    code = await served.make(ana, "me", "open")
    async with served.player(code, ana) as one, served.player(code, ben) as other:
        assert (await other.order("sit", seat=1))["type"] == "done"
        assert (await one.order("start"))["type"] == "done"
        await caught_up(served, [one, other])
        yield (one, other) if one.seen["to_act"] == [one.seat] else (other, one)


def truth(served: Served) -> object:
    """Give all that could change."""
    (table,) = served.lobby.awake()
    standing = table.standing
    assert standing.match is not None
    return list(standing.match.lines), list(standing.sitters), standing.pace, standing.deals, set(standing.left)


async def refused(served: Served, player: Player, message: object, ref: int = 0) -> Message:
    """Send what must be refused, and see that nothing changes."""
    before = truth(served)
    answer = await player.send(message, ref)
    assert answer["type"] == "refused"
    assert truth(served) == before
    return answer


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "{}",
    '{"type":"fly"}',
    '{"type":["act"]}',
    '{"type":"act"}',
    '{"type":"act","actions":["take"],"stamp":[1,0],"cheat":true}',
    '{"type":"act","actions":[],"stamp":[1,0]}',
    '{"type":"act","actions":["take"],"stamp":[1]}',
    '{"type":"act","actions":["take"],"stamp":[1,-1]}',
    '{"type":"act","actions":["take"],"stamp":[1.5,0]}',
    '{"type":"act","actions":["take"],"stamp":["1","0"]}',
    '{"type":"act","actions":["take"],"stamp":null}',
    '{"type":"act","actions":[7],"stamp":[1,0]}',
    '{"type":"act","actions":"take","stamp":[1,0]}',
    json.dumps({"type": "act", "actions": ["x" * 65], "stamp": [1, 0]}),
    json.dumps({"type": "act", "actions": ["take"] * 13, "stamp": [1, 0]}),
    json.dumps({"type": "act", "actions": ["take"], "stamp": [10**30, 0]}),
    '{"type":"sit","seat":1e400}',
    '{"type":"sit","seat":-1}',
    '{"type":"sit","seat":64}',
    '{"type":"sit","seat":true}',
    '{"type":"sit","seat":0,"seat":"x"}',
    '{"type":"stand","ref":-1}',
    '{"type":"stand","ref":1.5}',
    '{"type":"pace","pace":"warp"}',
    '{"type":"say","phrase":"you cheat"}',
    '{"type":"fill","seat":1}',
    '{"type":"fill","seat":1,"bot":""}',
    '{"type":"sit","seat":NaN}',
    '{"x":' + "[" * 8000 + "]" * 8000 + ',"type":"stand"}',
    '{"type":"stand","x":' + '{"x":' * 2500 + "1" + "}" * 2500 + "}",
    '{"type":"act","actions":' + "[" * 8000,
    '{"type":"\ud83c"}'.encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
]


async def test_a_malformed_message_is_refused_with_its_reason(served: Served) -> None:
    async with two(served) as (player, _):
        for text in MALFORMED:
            answer = await refused(served, player, text)

            assert answer["code"] == "malformed", text
            assert answer["values"]["detail"], text


async def test_a_malformed_message_is_answered_by_its_number(served: Served) -> None:
    async with two(served) as (player, _):
        answer = await refused(served, player, {"type": "sit", "seat": "x", "ref": 41}, 41)

        assert answer["values"]["detail"] == "Expected `int`, got `str` - at `$.seat`"


async def test_a_binary_frame_is_refused(served: Served) -> None:
    async with two(served) as (player, _):
        assert (await refused(served, player, b'{"type":"stand"}'))["code"] == "malformed"


async def test_an_oversized_frame_ends_the_socket_and_nothing_else(served: Served) -> None:
    async with two(served) as (player, other):
        before = truth(served)
        with pytest.raises(ConnectionClosed) as closed:
            await player.send("x" * (16 * 1024 + 1))

        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert truth(served) == before
        assert (await other.order("say", phrase="oops"))["type"] == "done"


NO_ACTIONS = ("attack 1h", "attack", "attack 9z", "attack 9h 9h", "fly", "ход 9h", "attack \0", "beat 9h", "Take")


async def test_what_is_no_action_is_refused(served: Served) -> None:
    async with two(served) as (player, _):
        for action in NO_ACTIONS:
            answer = await refused(served, player, {"type": "act", "actions": [action], "stamp": player.seen["stamp"]})

            assert (answer["code"], answer["values"]) == ("unknown-action", {"action": action})


async def test_an_unknown_card_is_refused(served: Served) -> None:
    async with two(served) as (player, _):
        card = next(rank + suit for rank in "678" for suit in "scdh" if rank + suit not in player.seen["view"]["hand"])
        answer = await refused(
            served, player, {"type": "act", "actions": [f"attack {card}"], "stamp": player.seen["stamp"]}
        )

        assert (answer["code"], answer["clause"], answer["values"]) == ("not-in-hand", "R15", {"card": card})


async def test_a_card_twice_is_refused_whole(served: Served) -> None:
    async with two(served) as (player, _):
        action = player.actions()[0]
        twice = [action, action.replace("attack", "throw")]
        answer = await refused(served, player, {"type": "act", "actions": twice, "stamp": player.seen["stamp"]})

        assert answer["code"] == "not-in-hand"


async def test_the_wrong_seat_is_refused(served: Served) -> None:
    async with two(served) as (_, defender):
        action = f"attack {defender.seen['view']['hand'][0]}"
        answer = await refused(served, defender, {"type": "act", "actions": [action], "stamp": defender.seen["stamp"]})

        assert answer["code"] in ("only-opener", "defender-throws", "not-opened")


async def test_two_clicks_on_one_card_lay_it_once(served: Served) -> None:
    async with two(served) as (player, _):
        click = json.dumps({"type": "act", "actions": [player.actions()[0]], "stamp": player.seen["stamp"], "ref": 1})
        await player.opened.send(click)
        await player.opened.send(click)
        await player.until(lambda: sum(message["type"] in ("done", "refused") for message in player.messages[3:]) >= 2)

        answers = [message["type"] for message in player.messages if message["type"] in ("done", "refused")]
        assert answers[-2:] == ["done", "refused"]
        assert len(player.seen["view"]["table"]) == 1


async def test_q17_an_action_from_a_stale_bout_is_refused(served: Served) -> None:
    async with two(served) as (opener, defender):
        stale = opener.seen["stamp"]
        await opener.act(opener.actions()[0])
        await caught_up(served, [opener, defender])
        await defender.act("take")
        await caught_up(served, [opener, defender])
        if opener.actions("hold"):
            await opener.act("hold")
            await caught_up(served, [opener, defender])
        assert opener.seen["stamp"][0] == stale[0] + 1

        answer = await refused(served, opener, {"type": "act", "actions": [opener.actions()[0]], "stamp": stale})

        assert (answer["code"], answer["clause"]) == ("stale", "Q17")


async def test_r36_a_finished_game_takes_no_action(served: Served) -> None:
    async with two(served) as players:
        await play_out(served, list(players))

        answer = await refused(
            served, players[0], {"type": "act", "actions": ["take"], "stamp": players[0].seen["stamp"]}
        )

        assert (answer["code"], answer["clause"]) == ("over", "R36")


async def test_a_spectator_may_not_act_or_speak(served: Served) -> None:
    async with two(served) as (player, _):
        assert player.table is not None
        async with served.player(player.table["code"], await served.guest()) as watcher:
            act = {"type": "act", "actions": player.actions()[:1], "stamp": player.seen["stamp"]}
            assert (await refused(served, watcher, act))["code"] == "not-seated"
            assert (await refused(served, watcher, {"type": "say", "phrase": "oops"}))["code"] == "not-seated"
            assert (await refused(served, watcher, {"type": "sit", "seat": 0}))["code"] == "table-full"


async def test_only_the_host_may_rule_the_table(served: Served) -> None:
    async with two(served) as players:
        guest = next(player for player in players if player.table and not player.table["host"])
        for order in ({"type": "start"}, {"type": "pace", "pace": "fast"}, {"type": "fill", "seat": 0, "bot": None}):
            assert (await refused(served, guest, order))["code"] == "not-host"


async def test_a_bad_name_is_refused(served: Served) -> None:
    async with two(served) as (player, _):
        for name in ("", "   ", "x" * 21, "a\u202eb", "a\0b", "\u200b"):
            assert (await refused(served, player, {"type": "name", "name": name}))["code"] == "bad-name", name


async def test_an_unknown_bot_is_refused(served: Served) -> None:
    ana = await served.guest()
    async with served.player(await served.make(ana, "me", "open"), ana) as player:
        answer = await player.send({"type": "fill", "seat": 1, "bot": "stockfish"})

        assert (answer["code"], answer["values"]) == ("unknown-bot", {"bot": "stockfish"})


# ---- who opens a socket


FOREIGN = ("http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "https://127.0.0.1.evil.example")


async def test_a_socket_from_a_foreign_origin_is_refused(served: Served) -> None:
    ana = await served.guest()
    code = await served.make(ana, "me", "open")

    for origin in FOREIGN:
        with pytest.raises(InvalidStatus) as refusal:
            async with served.socket(code, {"cookie": ana, "origin": origin}):
                pass

        assert refusal.value.response.status_code == 403, origin


async def test_a_socket_from_our_own_page_is_welcome(served: Served) -> None:
    ana = await served.guest()
    code = await served.make(ana, "me", "open")

    async with served.socket(code, {"cookie": ana, "origin": served.base}) as opened:
        assert json.loads(await opened.recv())["type"] == "table"


async def test_a_socket_without_our_cookie_is_turned_away(served: Served) -> None:
    code = await served.make(await served.guest(), "me", "open")

    for cookie in ("", "kozyr=", "kozyr=InNvbWVib2R5Ig.forged", "kozyr=xyz", "other=1"):
        async with served.socket(code, {"cookie": cookie} if cookie else {}) as opened:
            assert json.loads(await opened.recv()) == {"type": "error", "code": "no-guest"}
            with pytest.raises(ConnectionClosed) as closed:
                await opened.recv()

        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001, cookie


async def test_a_socket_at_no_table_is_turned_away(served: Served) -> None:
    for code in ("AAAAA", "A", "TOOLONG", "%20", "O0O0O", "Ж"):
        async with served.socket(code, {"cookie": await served.guest()}) as opened:
            assert json.loads(await opened.recv()) == {"type": "error", "code": "unknown-table"}, code
