"""What can be asked over HTTP, and what every answer carries."""

from pathlib import Path

import pytest
from tests.web.playing import Served, play_out, serving

from kozyr import record
from kozyr.bots import ladder


async def test_a_guest_is_known_again_by_the_cookie(served: Served) -> None:
    ana = await served.guest("Ana")

    account = (await served.get("/api/me", ana)).json()

    assert account["name"] == "Ana"
    assert (await served.get("/api/me", ana)).json() == account
    assert (await served.get("/api/me")).json()["id"] != account["id"]


async def test_the_cookie_is_out_of_reach_of_scripts_and_foreign_pages(served: Served) -> None:
    cookie = (await served.get("/api/me")).headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie


async def test_the_cookie_is_kept_to_https_behind_https(served: Served) -> None:
    response = await served.get("/api/me", **{"x-forwarded-proto": "https"})

    assert "Secure" in response.headers["set-cookie"]


@pytest.mark.parametrize(
    ("wish", "language"),
    [("", "en"), ("ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("de,es;q=0.5", "es"), ("xx", "en"), ("*", "en")],
)
async def test_the_language_is_the_browsers(served: Served, wish: str, language: str) -> None:
    assert (await served.get("/api/me", **{"accept-language": wish})).json()["language"] == language


async def test_the_games_are_told_with_seats_options_and_bots(served: Served) -> None:
    (durak,) = [game for game in (await served.get("/api/games")).json() if game["name"] == "durak"]

    assert durak["seats"] == [2, 6]
    assert durak["bots"] == ["random", "heuristic", "beginner", "casual", "club", "expert", "master"]
    assert [level["name"] for level in durak["levels"]] == durak["bots"][2:]
    assert [level["rating"] for level in durak["levels"]] == [
        ladder.rating(name, "two-transfer") for name in durak["bots"][2:]
    ]
    assert durak["options"][0] == {
        "name": "transfer",
        "kind": "flag",
        "default": True,
        "clause": "R25",
        "choices": [],
    }


async def test_levels_of_blaze_have_their_ratings_in_blaze_if_these_tell_them_apart(served: Served) -> None:
    (blaze,) = [game for game in (await served.get("/api/games")).json() if game["name"] == "blaze"]
    known = [ladder.rating(level["name"], "blaze-four") or 0 for level in blaze["levels"]]

    shown = [level["rating"] for level in blaze["levels"]]

    assert shown == (known if known == sorted(known) else [None] * len(known))


async def test_public_tables_with_somebody_there_can_be_watched(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "random", private=False, start=True)
    await served.make(ana, "me", "random", private=True, start=True)
    await served.make(ana, "me", "random", private=False, start=True)

    async with served.player(code, ana):
        listed = (await served.get("/api/tables")).json()

    assert [table["code"] for table in listed] == [code]
    assert listed[0]["seats"] == ["Ana", "bot-2"]
    assert not listed[0]["your_turn"]


async def test_ones_own_tables_are_listed_the_latest_first(served: Served) -> None:
    ana = await served.guest("Ana")
    first = await served.make(ana, "me", "open")
    served.clock.advance(10.0)
    second = await served.make(ana, "me", "open")
    async with served.player(first, ana) as player:
        await player.order("fill", seat=1, bot="random")
        served.clock.advance(10.0)
        await player.order("start")
        turn = player.seen["to_act"] == [0]

    listed = (await served.get("/api/mine", ana)).json()

    assert [table["code"] for table in listed] == [first, second]
    assert listed[0]["your_turn"] is turn
    assert (await served.get("/api/mine")).json() == []


async def test_a_finished_deal_is_given_as_a_record_that_replays(served: Served) -> None:
    ana, ben = await served.guest("Ana María"), await served.guest("?!")
    code = await served.make(ana, "me", "open", "heuristic")
    async with served.player(code, ana) as one, served.player(code, ben) as other:
        await other.order("sit", seat=1)
        await one.order("start")
        await play_out(served, [one, other])
        over = one.seen["view"]["over"]
        await one.order("again")
    text = (await served.get(f"/api/tables/{code}/record", ana)).text

    made = record.read(text)

    assert made.names == ("Ana_María", "s1", "bot_3")
    *_, last = record.replay(made)
    assert last["facts"]["over"] == f"{over['kind']} {made.names[over['seats'][0]]}"


async def test_a_finished_deal_is_told_step_by_step(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "heuristic", start=True)
    async with served.player(code, ana) as player:
        await play_out(served, [player])
        n = player.seen["n"]

    told = (await served.get(f"/api/tables/{code}/replay", ana)).json()

    assert told["names"] == ["Ana", "bot-2"]
    assert [step["step"] for step in told["steps"]] == list(range(n + 1))
    assert told["steps"][0]["action"] is None
    assert [len(hand) for hand in told["steps"][0]["facts"]["hand"].values()] == [6, 6]
    assert told["steps"][-1]["facts"]["over"]["kind"] in ("durak", "draw")


async def test_an_invitation_is_drawn(served: Served) -> None:
    code = await served.make(await served.guest(), "me", "open")

    response = await served.get(f"/api/tables/{code.lower()}/qr.svg")

    assert response.headers["content-type"] == "image/svg+xml"
    assert "<svg" in response.text


async def test_a_code_may_be_typed_in_small_letters(served: Served) -> None:
    ana = await served.guest()
    code = await served.make(ana, "me", "open")

    async with served.player(code.lower(), ana) as player:
        assert player.table is not None
        assert player.table["code"] == code


async def test_every_answer_carries_the_security_headers(served: Served) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/assets/x.js", "/r/x"):
        headers = (await served.get(path)).headers

        assert headers["content-security-policy"].startswith("default-src 'self'"), path
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_answers_about_people_and_tables_are_not_kept(served: Served) -> None:
    for path in ("/api/me", "/api/mine", "/api/tables", "/api/nothing"):
        assert (await served.get(path)).headers["cache-control"] == "no-store"


async def test_health_and_meters_are_told(served: Served) -> None:
    await served.make(await served.guest(), "me", "open")

    assert (await served.get("/healthz")).text == "ok\n"
    meters = (await served.get("/metrics")).text

    assert "kozyr_tables 1.0" in meters
    assert "kozyr_tables_made_total 1.0" in meters


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("x-forwarded-for", "203.0.113.7"),
        ("x-forwarded-for", "127.0.0.1"),
        ("x-forwarded-proto", "https"),
        ("x-real-ip", "203.0.113.7"),
        ("forwarded", "for=203.0.113.7"),
        ("via", "1.1 proxy"),
        ("host", "kozyr.example"),
        ("host", "["),
    ],
)
async def test_the_meters_are_for_callers_on_this_machine_who_come_without_a_proxy(
    served: Served, header: str, value: str
) -> None:
    response = await served.get("/metrics", **{header: value})

    assert (response.status_code, response.json()["error"]) == (404, "not-found")


# ---- the page


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """Build a little page."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kozyr</title>")
    (folder / "assets" / "index-abc123.js").write_text("console.log('card');" * 200)
    (folder / "cards.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_every_address_of_the_page_gives_the_page(tmp_path: Path, static: Path) -> None:
    async with serving(tmp_path / "data", static=static) as served:
        for path in ("/", "/new", "/t/AAAAA", "/rules/durak", "/watch/"):
            response = await served.get(path)

            assert (response.status_code, "<title>Kozyr" in response.text) == (200, True), path
            assert response.headers["cache-control"] == "no-cache"
            assert response.headers["content-type"].startswith("text/html")


async def test_files_named_by_their_content_are_kept_and_packed(tmp_path: Path, static: Path) -> None:
    async with serving(tmp_path / "data", static=static) as served:
        response = await served.get("/assets/index-abc123.js", **{"accept-encoding": "gzip"})

        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert response.headers["content-encoding"] == "gzip"
        assert "set-cookie" not in response.headers
        assert (await served.get("/cards.svg")).headers["cache-control"] == "no-cache"


async def test_nothing_outside_the_page_is_served(tmp_path: Path, static: Path) -> None:
    async with serving(tmp_path / "data", static=static) as served:
        for path in ("/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt", "/a%00.js", "/x.js"):
            response = await served.get(path)

            assert "secret" not in response.text, path
            assert response.status_code == 404, path


async def test_without_a_built_page_the_answer_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", static=tmp_path / "nothing") as served:
        response = await served.get("/")

        assert response.status_code == 503
        assert "has not been built" in response.text
