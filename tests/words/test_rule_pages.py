"""The pages on rules and rulings say what the catalog says, and leave no clause out."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from kozyr import games

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"


def clauses(page: str) -> list[str]:
    return re.findall(r"^- \*\*([RQ]\w+)\*\* \S", (DOCS / page).read_text(encoding="utf-8"), flags=re.MULTILINE)


def test_the_pages_are_what_the_script_makes_of_them(tmp_path: Path) -> None:
    pages = ("rules.md", "rulings.md")
    for page in pages:
        shutil.copy(DOCS / page, tmp_path)

    subprocess.run([sys.executable, ROOT / "scripts" / "rule_pages.py", tmp_path], check=True)

    assert [(tmp_path / page).read_text(encoding="utf-8") for page in pages] == [
        (DOCS / page).read_text(encoding="utf-8") for page in pages
    ]


def test_the_rules_page_has_every_clause_in_order() -> None:
    assert clauses("rules.md") == [f"R{number}" for number in range(1, 37)]


def test_the_rulings_page_has_every_open_point_once() -> None:
    assert sorted(clauses("rulings.md")) == sorted(["Q5a", *(f"Q{number}" for number in range(1, 23))])


def test_the_rulings_page_names_the_options_as_the_game_has_them() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (on|off) \|.*\| (\w+) \|$", (DOCS / "rulings.md").read_text("utf-8"), re.MULTILINE
    )
    has = {option.name: ("on" if option.default else "off", option.clause) for option in games.options("durak")}

    assert rows
    assert {name: (default, clause) for name, default, clause in rows}.items() <= has.items()
