"""The committed sprite of card faces is what the script draws, whole and free of fixed colours."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[2]
SPRITE = ROOT / "page" / "public" / "cards.svg"
SVG = "{http://www.w3.org/2000/svg}"
CARDS = [rank + suit for suit in "shdc" for rank in ("6", "7", "8", "9", "10", "J", "Q", "K", "A")]


def test_the_committed_sprite_is_what_the_script_draws(tmp_path: Path) -> None:
    drawn = tmp_path / "cards.svg"

    subprocess.run([sys.executable, "-m", "scripts.faces", drawn], cwd=ROOT, check=True)

    assert drawn.read_text(encoding="utf-8") == SPRITE.read_text(encoding="utf-8")


def test_there_is_a_face_for_each_card_in_both_indices_and_a_back() -> None:
    symbols = {symbol.get("id"): symbol.get("viewBox") for symbol in ET.parse(SPRITE).iter(f"{SVG}symbol")}

    wanted = ["back", *(f"card-{card}" for card in CARDS), *(f"card-{card}-ru" for card in CARDS)]
    assert symbols == dict.fromkeys(wanted, "0 0 100 140")


def test_only_aces_queens_and_jacks_are_drawn_anew_for_russian() -> None:
    symbols = {symbol.get("id"): symbol for symbol in ET.parse(SPRITE).iter(f"{SVG}symbol")}

    same = {card for card in CARDS if symbols[f"card-{card}-ru"][0].get("href") == f"#card-{card}"}

    assert same == {card for card in CARDS if card[:-1] not in {"A", "Q", "J"}}


def test_every_part_that_is_used_is_in_the_sprite_once() -> None:
    elements = list(ET.parse(SPRITE).iter())
    names = [element.get("id") for element in elements if element.get("id")]
    used = {element.get("href", "").removeprefix("#") for element in elements if element.tag == f"{SVG}use"}

    assert len(names) == len(set(names))
    assert used <= set(names)


def test_every_colour_can_be_changed_by_the_page() -> None:
    text = SPRITE.read_text(encoding="utf-8")

    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', text))

    assert {colour for colour in colours if not colour.startswith("var(--")} == {"none", "currentColor"}


def test_the_sprite_loads_nothing_and_needs_no_inline_style() -> None:
    text = SPRITE.read_text(encoding="utf-8")

    assert len(text.encode()) < 60_000
    assert "style" not in text
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
