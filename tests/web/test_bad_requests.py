"""Whatever is asked over HTTP, the answer says what is wrong, and nothing has changed."""

import pytest
from tests.web.playing import Served

# ---- who is asking


async def test_a_forged_cookie_is_refused_and_replaced(served: Served) -> None:
    ana = await served.guest("Ana")
    forged = ana[:-2] + ("AA" if ana[-2:] != "AA" else "BB")

    response = await served.post("/api/me", {"name": "Eve"}, forged)

    assert (response.status_code, response.json()["error"]) == (401, "forged-cookie")
    assert response.headers["set-cookie"].startswith("kozyr=")
    assert (await served.get("/api/me", ana)).json()["name"] == "Ana"


async def test_a_forged_cookie_gives_nobody_elses_seat(served: Served) -> None:
    ana = await served.guest("Ana")
    await served.make(ana, "me", "open")
    body = ana.partition(".")[0]

    for forged in (body, f"{body}.", f"{body}.abc", body + ".", f"kozyr={'A' * 5000}"):
        assert (await served.get("/api/mine", forged)).json() == []


async def test_a_post_from_a_foreign_origin_is_refused(served: Served) -> None:
    ana = await served.guest("Ana")

    response = await served.post("/api/me", {"name": "Eve"}, ana, origin="http://evil.example")

    assert (response.status_code, response.json()["error"]) == (403, "foreign-origin")
    assert (await served.get("/api/me", ana)).json()["name"] == "Ana"


# ---- making a table

ME: dict[str, object] = {"kind": "me"}
BOT: dict[str, object] = {"kind": "bot", "bot": "random"}
BAD_PLANS: list[tuple[dict[str, object], str, dict[str, object]]] = [
    ({"seats": [ME] + [BOT] * 6}, "bad-seats", {"least": 2, "most": 6, "seats": 7}),
    ({"seats": [ME]}, "bad-seats", {"least": 2, "most": 6, "seats": 1}),
    ({"seats": []}, "bad-seats", {"least": 2, "most": 6, "seats": 0}),
    ({"game": "poker"}, "unknown-game", {"game": "poker"}),
    ({"seats": [ME, ME]}, "one-seat-each", {}),
    ({"seats": [ME, {"kind": "bot", "bot": "stockfish"}]}, "unknown-bot", {"bot": "stockfish"}),
]


async def test_a_bad_plan_is_refused(served: Served) -> None:
    for change, code, values in BAD_PLANS:
        response = await served.post("/api/tables", {"game": "durak", "seats": [ME, BOT], **change})

        assert (response.status_code, response.json()) == (400, {"error": code, "values": values})
    assert served.lobby.awake() == []


BAD_OPTIONS: list[tuple[dict[str, object], str]] = [
    ({"jokers": True}, "unknown"),
    ({"transfer": "yes"}, "value"),
    ({"transfer": None}, "value"),
    ({"transfer": 1}, "value"),
    ({"enchanted": "6"}, "value"),
    ({"enchanted": ["5"]}, "value"),
    ({"enchanted": [["6"]]}, "value"),
    ({"enchanted": ["6", "6"]}, "value"),
    ({"teams": True}, "seats"),
    ({"": False}, "unknown"),
    ({"transfer": 10**30}, "value"),
    ({"x" * 1000: True}, "unknown"),
]


async def test_a_bad_option_is_refused_by_name_and_reason(served: Served) -> None:
    for options, reason in BAD_OPTIONS:
        response = await served.post("/api/tables", {"game": "durak", "seats": [ME, BOT], "options": options})

        values = response.json()["values"]
        assert (response.status_code, response.json()["error"]) == (400, "bad-option"), options
        assert (values["option"], values["reason"]) == (next(iter(options))[:200], reason)
        assert values["detail"].startswith(f"options.{next(iter(options))[:100]}")
    assert served.lobby.awake() == []


@pytest.mark.parametrize(("seats", "refused"), [(2, True), (3, True), (4, False), (5, True), (6, True)])
async def test_r52_teams_are_refused_for_any_number_but_four(served: Served, seats: int, refused: bool) -> None:  # noqa: FBT001 - a table of cases
    plan = {"game": "durak", "seats": [ME, *[BOT] * (seats - 1)], "options": {"teams": True}}

    values = (await served.post("/api/tables", plan)).json().get("values", {})

    assert (values.get("option"), values.get("reason"), values.get("needed")) == (
        ("teams", "seats", 4) if refused else (None, None, None)
    )


@pytest.mark.parametrize(("option", "reason"), [("transfer", "unknown"), ("firebird_zero_opens", "value")])
async def test_a_bad_option_of_blaze_is_refused_alike(served: Served, option: str, reason: str) -> None:
    plan = {"game": "blaze", "seats": [ME, BOT, BOT], "options": {option: 1}}

    refused = (await served.post("/api/tables", plan)).json()

    assert refused["error"] == "bad-option"
    assert (refused["values"]["option"], refused["values"]["reason"]) == (option, reason)


BAD_BODIES = [
    b"",
    b"{",
    b"[]",
    b'{"game":"durak"}',
    b'{"game":"durak","seats":[{"kind":"me"}],"secret":1}',
    b'{"game":"durak","seats":[{"kind":"king"}]}',
    b'{"game":"durak","seats":[{"kind":"bot"}]}',
    b'{"game":"durak","seats":[],"pace":"warp"}',
    b'{"game":"durak","seats":[],"start":"yes"}',
    b'{"game":' + b"[" * 8000 + b"]" * 8000 + b"}",
    b'{"game":"durak","seats":[],"options":{"x":' + b"[" * 7000 + b"]" * 7000 + b"}}",
    b'{"game":"\xff"}',
]


async def test_a_malformed_body_is_refused_with_its_reason(served: Served) -> None:
    async with served.client() as client:
        for body in BAD_BODIES:
            response = await client.post("/api/tables", content=body, headers={"content-type": "application/json"})

            assert (response.status_code, response.json()["error"]) == (400, "malformed"), body
            assert response.json()["values"]["detail"]
    assert served.lobby.awake() == []


async def test_a_body_must_say_that_it_is_json(served: Served) -> None:
    async with served.client() as client:
        response = await client.post("/api/me", content=b'{"name":"Ana"}', headers={"content-type": "text/plain"})

    assert (response.status_code, response.json()["error"]) == (415, "malformed")


async def test_an_oversized_body_is_refused(served: Served) -> None:
    response = await served.post("/api/me", {"name": "x" * 20_000})

    assert (response.status_code, response.json()["error"]) == (413, "too-large")


async def test_an_unknown_address_of_the_interface_is_no_page(served: Served) -> None:
    for path in ("/api/nothing", "/api/", "/api/tables/AAAAA", "/api/me/x"):
        response = await served.get(path)

        assert (response.status_code, response.json()["error"]) == (404, "not-found"), path


async def test_an_unknown_method_is_refused(served: Served) -> None:
    async with served.client() as client:
        response = await client.delete("/api/me")

    assert response.status_code in (404, 405)
    assert response.json()["error"] in ("not-found", "not-allowed")


async def test_a_table_that_does_not_exist_has_nothing(served: Served) -> None:
    for what in ("record", "replay", "review", "qr.svg"):
        response = await served.get(f"/api/tables/AAAAA/{what}")

        assert (response.status_code, response.json()["error"]) == (404, "unknown-table")


async def test_a_running_deal_is_never_told(served: Served) -> None:
    code = await served.make(await served.guest(), "me", "random", start=True)

    for what in ("record", "replay", "review"):
        response = await served.get(f"/api/tables/{code}/{what}")

        assert (response.status_code, response.json()["error"]) == (404, "no-record")
