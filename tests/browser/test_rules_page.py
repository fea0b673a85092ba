"""The rules page: every clause at its own address."""

import pytest
from playwright.async_api import expect
from tests.browser.visitors import LOOKS, Language, Size, Theme, Visitors, assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")
EN = words("en")


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
@pytest.mark.parametrize(("game", "clause"), [("durak", "R20"), ("blaze", "B13")])
async def test_the_rules_are_accessible_and_fit(
    visit: Visitors, game: str, clause: str, size: Size, language: Language, theme: Theme
) -> None:
    page = await visit(f"/rules/{game}#{clause}", size=size, language=language, theme=theme)
    await expect(page.locator(f"#{clause}")).to_be_visible()

    await assert_accessible(page)
    await assert_fits(page)


async def test_every_clause_of_the_catalog_has_its_place(visit: Visitors) -> None:
    page = await visit("/rules/durak")

    for clause in [f"R{number}" for number in range(1, 60)]:
        await expect(page.locator(f"#{clause}")).to_contain_text(EN(f"rule-{clause}"))
    for clause in ["Q1", "Q5", "Q5a", "Q22", "Q23", "Q38"]:
        await expect(page.locator(f"#{clause}")).to_contain_text(EN(f"ruling-{clause}"))


async def test_blaze_has_a_page_of_its_own_with_every_clause(visit: Visitors) -> None:
    page = await visit("/rules/blaze")

    for clause in [f"B{number}" for number in range(1, 35)]:
        await expect(page.locator(f"#{clause}")).to_contain_text(EN(f"rule-{clause}"))
    await expect(page.locator("#B6")).to_contain_text(EN("rules-box"))
    await expect(page.locator("#B33")).to_contain_text(EN("rules-house"))


async def test_the_examples_of_blaze_and_of_enchanted_cards_are_shown(visit: Visitors) -> None:
    page = await visit("/rules/blaze")
    await expect(page.locator("#B11 figure")).to_have_count(5)

    await page.get_by_role("link", name=EN("rules-title"), exact=True).click()

    await expect(page.locator("#R41 figure")).to_have_count(3)
    await expect(page.locator("#teams figure")).to_be_visible()


async def test_an_address_with_a_clause_shows_it(visit: Visitors) -> None:
    page = await visit("/rules/durak#R33", size="phone")

    await expect(page.locator("#R33")).to_be_in_viewport()


async def test_the_number_of_a_clause_is_its_link(visit: Visitors) -> None:
    page = await visit("/rules/durak")

    await page.get_by_role("link", name=EN("rules-clause-link", clause="Q21"), exact=True).click()

    await expect(page).to_have_url(f"{visit.site}/rules/durak#Q21")
    await expect(page.locator("#Q21")).to_be_in_viewport()


async def test_the_contents_lead_to_the_sections(visit: Visitors) -> None:
    page = await visit("/rules/durak")

    await page.get_by_role("navigation").get_by_role("link", name=EN("section-transferring")).click()

    await expect(page.get_by_role("heading", name=EN("section-transferring"))).to_be_in_viewport()


async def test_the_examples_are_read_aloud_as_cards(visit: Visitors) -> None:
    page = await visit("/rules/durak")

    await expect(page.locator("#R7 figure")).to_contain_text(EN("example-other-suit"))
    await expect(page.locator("#R7 figure li")).to_contain_text("ten of hearts")
