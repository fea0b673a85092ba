"""The pages on rules and rulings say what the catalog says, and leave no clause out."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from kozyr import games

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"


PAGES = ("rules.md", "rulings.md", "blaze.md")


def clauses(page: str) -> list[str]:
    return re.findall(r"^- \*\*([RQB]\w+)\*\* \S", (DOCS / page).read_text(encoding="utf-8"), flags=re.MULTILINE)


def marked(mark: str) -> list[str]:
    text = "\n".join((DOCS / page).read_text(encoding="utf-8") for page in PAGES)
    return re.findall(rf"^- \*\*([RQB]\w+)\*\* \*\({mark}\)\* \S", text, flags=re.MULTILINE)


def test_the_pages_are_what_the_script_makes_of_them(tmp_path: Path) -> None:
    for page in PAGES:
        shutil.copy(DOCS / page, tmp_path)

    subprocess.run([sys.executable, ROOT / "scripts" / "rule_pages.py", tmp_path], check=True)

    assert [(tmp_path / page).read_text(encoding="utf-8") for page in PAGES] == [
        (DOCS / page).read_text(encoding="utf-8") for page in PAGES
    ]


def test_the_rules_page_has_every_clause_in_order() -> None:
    assert clauses("rules.md") == [f"R{number}" for number in range(1, 60)]


def test_the_page_on_blaze_has_every_clause_in_order() -> None:
    assert clauses("blaze.md") == [f"B{number}" for number in range(1, 35)]


def test_the_rulings_page_has_every_open_point_once_and_the_house_rulings_of_blaze() -> None:
    points = ["Q5a", *(f"Q{number}" for number in range(1, 39))]

    assert sorted(clauses("rulings.md")) == sorted([*points, "B7", "B14", "B19", "B20", "B26", "B33", "B34"])


def test_what_is_assumed_and_what_only_the_box_tells_is_marked() -> None:
    assert marked("house, an assumption") == ["Q27"]
    assert marked("from the box") == ["B1", "B2", "B3", "B5", "B6"]


def test_the_rulings_page_names_the_options_as_the_game_has_them() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (on|off) \|.*\| (\w+) \|$", (DOCS / "rulings.md").read_text("utf-8"), re.MULTILINE
    )
    has = {option.name: ("on" if option.default else "off", option.clause) for option in games.options("durak")}

    assert rows
    assert {name: (default, clause) for name, default, clause in rows}.items() <= has.items()
