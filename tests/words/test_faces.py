"""The committed sprites are what the scripts draw, whole and free of fixed colours."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kozyr import words
from kozyr.cards import RANK_TEXTS, SUIT_LETTERS
from kozyr.games.durak.powers import INDICATED_BY_ACE, INDICATED_BY_SIX

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "page" / "public"
SVG = "{http://www.w3.org/2000/svg}"
CARDS = [rank + suit for suit in SUIT_LETTERS for rank in RANK_TEXTS]
# Each sprite with the script that draws it.
SPRITES = {
    "cards.svg": "scripts.faces",
    "cards-enchanted.svg": "scripts.enchanted_faces",
    "blaze.svg": "scripts.blaze_faces",
}
KINDS = [value + suit for suit in "bry" for value in "123456789F"]


def text_of(sprite: str) -> str:
    return (PUBLIC / sprite).read_text(encoding="utf-8")


def symbols_of(sprite: str) -> dict[str, ET.Element]:
    return {symbol.get("id", ""): symbol for symbol in ET.fromstring(text_of(sprite)).iter(f"{SVG}symbol")}


def parts_used_by(element: ET.Element) -> list[str]:
    return [part.get("href", "").removeprefix("#") for part in element.iter(f"{SVG}use")]


@pytest.mark.parametrize(("sprite", "script"), SPRITES.items())
def test_the_committed_sprite_is_what_the_script_draws(sprite: str, script: str, tmp_path: Path) -> None:
    drawn = tmp_path / sprite

    subprocess.run([sys.executable, "-m", script, drawn], cwd=ROOT, check=True)

    assert drawn.read_text(encoding="utf-8") == text_of(sprite)


def test_there_is_a_face_for_each_card_in_both_indices_and_a_back() -> None:
    wanted = ["back", *(f"card-{card}{index}" for card in CARDS for index in ("", "-ru"))]

    assert sorted(symbols_of("cards.svg")) == sorted(wanted)


def test_there_is_an_enchanted_face_for_each_card_in_both_indices() -> None:
    wanted = [f"card-{card}-ench{index}" for card in CARDS for index in ("", "-ru")]

    assert sorted(symbols_of("cards-enchanted.svg")) == sorted(wanted)


def test_there_is_a_face_for_each_kind_of_blaze_in_every_language_and_for_all_its_other_cards() -> None:
    kinds = [f"card-{kind}{language}" for kind in KINDS for language in ("", "-es", "-ru")]
    feathers = [f"feather-{value}" for value in range(1, 6)]

    assert sorted(symbols_of("blaze.svg")) == sorted([*kinds, "blaze-back", *feathers, "bet-0", "bet-1", "bet-back"])


def test_the_letters_on_the_cards_of_blaze_are_those_of_the_catalogs() -> None:
    """Glyphs are named after Latin letters: C, K and Zh draw the Russian ones."""
    root = ET.fromstring(text_of("blaze.svg"))
    latin = {"С": "C", "К": "K", "Ж": "Zh"}

    for language, ending in (("en", ""), ("es", "-es"), ("ru", "-ru")):
        for suit in "bry":
            drawn = next(part for part in root.iter(f"{SVG}g") if part.get("id") == f"l-{suit}{ending}-n-1")
            letters = [latin.get(letter, letter) for letter in words.text(language, f"blaze-letter-{suit}")]

            assert parts_used_by(drawn) == [f"i-{letter}" for letter in letters]


@pytest.mark.parametrize("sprite", SPRITES)
def test_every_face_has_the_same_view(sprite: str) -> None:
    assert {symbol.get("viewBox") for symbol in symbols_of(sprite).values()} == {"0 0 100 140"}


@pytest.mark.parametrize(("sprite", "suffix"), [("cards.svg", ""), ("cards-enchanted.svg", "-ench")])
def test_only_aces_queens_and_jacks_are_drawn_anew_for_russian(sprite: str, suffix: str) -> None:
    symbols = symbols_of(sprite)

    same = {card for card in CARDS if symbols[f"card-{card}{suffix}-ru"][0].get("href") == f"#card-{card}{suffix}"}

    assert same == {card for card in CARDS if card[:-1] not in {"A", "Q", "J"}}


@pytest.mark.parametrize(("rank", "indicated"), [("6", INDICATED_BY_SIX), ("A", INDICATED_BY_ACE)])
def test_enchanted_sixes_and_aces_show_the_suit_that_the_engine_has_them_indicate(
    rank: str, indicated: list[int]
) -> None:
    symbols = symbols_of("cards-enchanted.svg")

    for place, suit in enumerate(SUIT_LETTERS):
        shown = [part for part in parts_used_by(symbols[f"card-{rank}{suit}-ench"][2]) if part.startswith("s-")]

        assert shown == [f"s-{SUIT_LETTERS[indicated[place]]}"]


def test_every_enchanted_rank_has_a_sign_of_its_own() -> None:
    symbols = symbols_of("cards-enchanted.svg")

    signs = {ET.tostring(symbols[f"card-{rank}s-ench"][2]) for rank in RANK_TEXTS}

    assert len(signs) == len(RANK_TEXTS)


@pytest.mark.parametrize("sprite", SPRITES)
def test_every_part_that_is_used_is_in_the_sprite_once(sprite: str) -> None:
    root = ET.fromstring(text_of(sprite))
    names = [element.get("id") for element in root.iter() if element.get("id")]

    assert len(names) == len(set(names))
    assert set(parts_used_by(root)) <= set(names)


@pytest.mark.parametrize("sprite", SPRITES)
def test_every_colour_can_be_changed_by_the_page(sprite: str) -> None:
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', text_of(sprite)))

    assert {colour for colour in colours if not colour.startswith("var(--")} == {"none", "currentColor"}


@pytest.mark.parametrize("sprite", SPRITES)
def test_the_sprite_loads_nothing_and_needs_no_inline_style(sprite: str) -> None:
    text = text_of(sprite)

    assert len(text.encode()) < 60_000
    assert "style" not in text
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
