"""New tables, the lobby, and the ways to a seat."""

import re

import pytest
from playwright.async_api import Page, expect
from tests.browser.visitors import LOOKS, Language, Size, Theme, Visitors, assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")
EN = words("en")


async def invite(page: Page) -> str:
    """Make a table with open seats from home and give its address."""
    await page.get_by_role("article").first.get_by_role("button").last.click()
    await expect(page).to_have_url(re.compile("/t/"))
    return page.url


async def seats(page: Page) -> list[str]:
    return await page.get_by_role("main").get_by_role("listitem").all_inner_texts()


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
async def test_the_lobby_is_accessible_and_fits(visit: Visitors, size: Size, language: Language, theme: Theme) -> None:
    page = await visit(size=size, language=language, theme=theme)
    await invite(page)
    await expect(page.get_by_role("img", name=words(language)("lobby-qr"))).to_be_visible()

    await assert_accessible(page)
    await assert_fits(page)


async def test_a_friend_comes_by_the_link_sits_down_and_plays(visit: Visitors) -> None:
    host = await visit()
    address = await invite(host)
    link = await host.get_by_label(EN("lobby-link")).input_value()
    friend = await visit(link, size="phone", language="es")

    await friend.get_by_role("button", name=words("es")("lobby-sit")).first.click()
    await expect(friend.get_by_text(words("es")("lobby-you"), exact=True)).to_be_visible()
    await host.get_by_role("button", name=EN("lobby-start-bots")).click()

    assert link == address
    for page in (host, friend):
        await expect(page.get_by_role("heading", name=EN("lobby-seats"))).to_have_count(0)
        await expect(page.locator("main section").first).to_be_visible()


async def test_everyone_sees_who_sits_down_and_gets_up(visit: Visitors) -> None:
    host = await visit()
    address = await invite(host)
    friend = await visit(address)

    await friend.get_by_role("button", name=EN("lobby-sit")).first.click()
    await expect(friend.get_by_text(EN("lobby-you"), exact=True)).to_be_visible()
    name = await friend.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)")
    await expect(host.get_by_text(name, exact=True)).to_be_visible()
    await friend.get_by_role("button", name=EN("lobby-stand")).click()

    await expect(host.get_by_text(name, exact=True)).to_have_count(0)


async def test_the_host_fills_and_opens_seats(visit: Visitors) -> None:
    host = await visit()
    address = await invite(host)
    friend = await visit(address)
    select = host.get_by_role("combobox", name=EN("lobby-fill", number=2))

    await select.select_option(index=1)  # the first bot that is offered
    await expect(friend.get_by_text(EN("bot-name-2"))).to_be_visible()
    await select.select_option(label=EN("lobby-fill-open"))

    await expect(friend.get_by_text(EN("bot-name-2"))).to_have_count(0)
    await expect(friend.get_by_role("combobox", name=EN("lobby-fill", number=2))).to_have_count(0)


async def test_the_resume_link_opens_the_seat_on_another_device(visit: Visitors) -> None:
    first = await visit()
    address = await invite(first)
    link = await first.get_by_label(EN("lobby-resume-link")).input_value()

    second = await visit(link, size="phone")

    await expect(second).to_have_url(address)
    await expect(second.get_by_text(EN("lobby-you"), exact=True)).to_be_visible()


async def test_the_copy_button_puts_the_link_on_the_clipboard(visit: Visitors) -> None:
    page = await visit()
    address = await invite(page)
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    await page.get_by_role("button", name=EN("copy"), exact=True).first.click()

    await expect(page.get_by_role("button", name=EN("copied"))).to_be_visible()
    assert await page.evaluate("navigator.clipboard.readText()") == address


@pytest.mark.parametrize("size", ["small", "desktop"])
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_new_table_is_accessible_and_fits(visit: Visitors, size: Size, language: Language) -> None:
    page = await visit("/new?game=durak", size=size, language=language, theme="dark")
    await page.get_by_role("heading", name=words(language)("new-rules")).click()
    await expect(page.get_by_role("checkbox").first).to_be_visible()

    await assert_accessible(page)
    await assert_fits(page)


async def test_house_rules_are_made_and_told_in_one_line(visit: Visitors) -> None:
    page = await visit("/new?game=durak")
    await page.get_by_role("heading", name=EN("new-rules")).click()
    book = page.get_by_role("checkbox", name=EN("new-book"))
    await expect(book).to_be_checked()

    await page.get_by_role("checkbox", name=EN("option-transfer"), exact=True).uncheck()
    await expect(book).not_to_be_checked()
    line = f"{EN('game-durak')} · {EN('option-transfer-off')}"
    await expect(page.get_by_role("main").get_by_text(line)).to_be_visible()
    await page.get_by_role("button", name=EN("new-play")).click()

    await expect(page).to_have_url(re.compile("/t/"))
    await expect(page.get_by_role("banner").get_by_text(line)).to_be_visible()


async def test_by_the_book_takes_all_house_rules_back(visit: Visitors) -> None:
    page = await visit('/new?game=durak&options={"transfer":false,"strict_limit":true}')
    transfer = page.get_by_role("checkbox", name=EN("option-transfer"), exact=True)
    await expect(transfer).not_to_be_checked()

    await page.get_by_role("checkbox", name=EN("new-book")).check()

    await expect(transfer).to_be_checked()
    await expect(page.get_by_role("checkbox", name=EN("option-strict_limit"), exact=True)).not_to_be_checked()


async def test_a_table_without_a_seat_for_me_is_watched(visit: Visitors) -> None:
    page = await visit("/new?game=durak")
    await page.get_by_label(EN("new-seat", number=1)).select_option(index=2)  # the first bot
    await expect(page.get_by_text(EN("new-no-me"))).to_be_visible()

    await page.get_by_role("button", name=EN("new-play")).click()

    await expect(page).to_have_url(re.compile("/t/"))
    await expect(page.get_by_text(EN("bot-name-1")).first).to_be_visible()


async def test_a_public_table_is_offered_to_watch(visit: Visitors) -> None:
    host = await visit("/new?game=durak")
    await host.get_by_role("radio", name=EN("new-public")).check(force=True)
    await host.get_by_role("button", name=EN("new-play")).click()
    await expect(host).to_have_url(re.compile("/t/"))
    code = host.url[-5:]

    other = await visit()
    await other.get_by_role("link", name=EN("watch-go", code=code)).click()

    await expect(other).to_have_url(host.url)
