"""The rules page: every clause at its own address."""

import pytest
from playwright.async_api import expect
from tests.browser.visitors import LOOKS, Language, Size, Theme, Visitors, assert_accessible, assert_fits, words

pytestmark = pytest.mark.asyncio(loop_scope="session")
EN = words("en")


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
async def test_the_rules_are_accessible_and_fit(visit: Visitors, size: Size, language: Language, theme: Theme) -> None:
    page = await visit("/rules/durak#R20", size=size, language=language, theme=theme)
    await expect(page.locator("#R20")).to_be_visible()

    await assert_accessible(page)
    await assert_fits(page)


async def test_every_clause_of_the_catalog_has_its_place(visit: Visitors) -> None:
    page = await visit("/rules/durak")

    for clause in [f"R{number}" for number in range(1, 37)]:
        await expect(page.locator(f"#{clause}")).to_contain_text(EN(f"rule-{clause}"))
    for clause in ["Q1", "Q5", "Q5a", "Q22"]:
        await expect(page.locator(f"#{clause}")).to_contain_text(EN(f"ruling-{clause}"))


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
