"""People in front of browsers: each has a context of its own, and so is a guest of its own."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from axe_playwright_python.async_playwright import Axe
from fluent.runtime import FluentBundle, FluentResource
from playwright.async_api import Browser, BrowserContext, Page

LOCALE = Path(__file__).parents[2] / "src" / "kozyr" / "locale"
Size: TypeAlias = Literal["small", "phone", "desktop"]
Theme: TypeAlias = Literal["light", "dark"]
Language: TypeAlias = Literal["en", "es", "ru"]
SIZES: dict[Size, tuple[int, int]] = {"small": (320, 568), "phone": (360, 640), "desktop": (1280, 800)}
# Each size, language and theme at least once, the narrowest window with the longest words.
LOOKS: list[tuple[Size, Language, Theme]] = [
    ("small", "ru", "light"),
    ("phone", "es", "dark"),
    ("desktop", "en", "light"),
    ("desktop", "ru", "dark"),
]
Words: TypeAlias = Callable[..., str]


def words(language: Language) -> Words:
    """Give the messages of a catalog by their keys, as the page shows them."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def said(key: str, **values: str | int) -> str:
        message = bundle.get_message(key)
        assert message.value is not None, key
        text, errors = bundle.format_pattern(message.value, values)
        assert not errors, (key, errors)
        return str(text)

    return said


@dataclass
class Visitors:
    """Opens pages of one server; what the browser complained about is kept in ``complaints``."""

    browser: Browser
    site: str
    complaints: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    async def __call__(
        self, path: str = "/", *, size: Size = "desktop", language: Language = "en", theme: Theme = "light"
    ) -> Page:
        """Let a new guest open an address of the site."""
        width, height = SIZES[size]
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
            base_url=self.site,
        )
        self.contexts.append(context)
        page = await context.new_page()
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))
        await page.goto(path)
        await page.locator("main h1, main h2, main section").first.wait_for()
        return page

    def _note(self, kind: str, text: str) -> None:
        # the browser itself notes each answer that is an error and each lost connection; the page shows those
        if kind in ("error", "warning") and not re.search("Failed to load resource|WebSocket connection", text):
            self.complaints.append(f"{kind}: {text}")


async def assert_accessible(page: Page) -> None:
    """No rule of axe is broken on what the page shows now."""
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


async def assert_fits(page: Page) -> None:
    """Nothing that scrolls up and down needs to scroll sideways too."""
    sideways = await page.evaluate(
        """() => [...document.querySelectorAll("html, body, main, dialog[open], [role=dialog]")]
            .filter((element) => element.scrollWidth > innerWidth)
            .map((element) => element.outerHTML.slice(0, 120))"""
    )
    assert sideways == []
