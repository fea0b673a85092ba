"""Puts the English rules and rulings of the catalogs into docs/rules.md, docs/rulings.md and docs/blaze.md.

A line of these pages that begins with a clause, as in "- **R15** …", gets the catalog's sentence and its mark; all else
stays.

Usage: python scripts/rule_pages.py [FOLDER]
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOGS = ROOT / "src" / "kozyr" / "locale" / "en"
PAGES = ("rules.md", "rulings.md", "blaze.md")
# Which message lists the clauses that bear a mark; the first that fits counts.
MARKS = {
    "rulings-assumed": "*(house, an assumption)* ",
    "rulings-house": "*(house)* ",
    "rules-from-box": "*(from the box)* ",
}


def messages() -> dict[str, str]:
    """What the rule catalogs say, each message on one line."""
    catalogs = sorted(CATALOGS.glob("rules*.ftl"))
    text = "\n".join(catalog.read_text(encoding="utf-8") for catalog in catalogs)
    return dict(re.findall(r"^([\w-]+) = (.*)$", text, flags=re.MULTILINE))


def refreshed(page: str) -> str:
    """The page with the catalogs' sentences; KeyError for a clause that they lack."""
    said = messages()
    marked = {message: said[message].split() for message in MARKS}

    def line(match: re.Match[str]) -> str:
        clause = match[1]
        mark = next((MARKS[message] for message, clauses in marked.items() if clause in clauses), "")
        return f"- **{clause}** {mark}{said[('ruling-' if clause.startswith('Q') else 'rule-') + clause]}"

    return re.sub(r"^- \*\*([RQB]\d+a?)\*\*.*$", line, page, flags=re.MULTILINE)


def main(arguments: list[str]) -> None:
    """Refreshes the pages of the folder named, or of docs."""
    folder = Path(arguments[0]) if arguments else ROOT / "docs"
    for name in PAGES:
        page = folder / name
        page.write_text(refreshed(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
