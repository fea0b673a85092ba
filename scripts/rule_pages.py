"""Puts the English rules and rulings of the catalog into docs/rules.md and docs/rulings.md.

A line of these pages that begins with a clause, as in "- **R15** …", gets the catalog's sentence; all else stays.

Usage: python scripts/rule_pages.py [FOLDER]
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOG = ROOT / "src" / "kozyr" / "locale" / "en" / "rules.ftl"
PAGES = ("rules.md", "rulings.md")


def sentences() -> dict[str, str]:
    """What the catalog says of each clause and open point."""
    lines = re.findall(r"^(?:rule|ruling)-(\w+) = (.*)$", CATALOG.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(lines)


def house() -> set[str]:
    """The rulings that the book leaves to the table."""
    found = re.search(r"^rulings-house = (.*)$", CATALOG.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return set(found[1].split()) if found else set()


def refreshed(page: str) -> str:
    """The page with the catalog's sentences; KeyError for a clause that the catalog lacks."""
    said, ours = sentences(), house()

    def line(match: re.Match[str]) -> str:
        clause = match[1]
        return f"- **{clause}** {'*(house)* ' if clause in ours else ''}{said[clause]}"

    return re.sub(r"^- \*\*([RQ]\d+a?)\*\*.*$", line, page, flags=re.MULTILINE)


def main(arguments: list[str]) -> None:
    """Refreshes the pages of the folder named, or of docs."""
    folder = Path(arguments[0]) if arguments else ROOT / "docs"
    for name in PAGES:
        page = folder / name
        page.write_text(refreshed(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
