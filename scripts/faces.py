"""Draws Kozyr's own card faces into one SVG sprite, page/public/cards.svg.

The sprite holds `card-9h` for each of the 36 cards, `card-9h-ru` with Russian indices and `back`, each with
viewBox 0 0 100 140. Every colour is a custom property with a default, so that the page re-colours the deck in CSS:
--suit-s, --suit-h, --suit-d, --suit-c, --card-paper, --card-edge, --card-ink (lines of a court's face), --card-skin,
--card-silver, --card-gold, --back-1, --back-2.

Usage: python -m scripts.faces [FILE]
"""

from __future__ import annotations

import sys

from scripts.drawing import PEN, group, path, rhomb, row, save, sprite, symbol, turned, use

SUIT_COLOURS = {"s": "#1b1b1b", "h": "#c4161c", "d": "#c4161c", "c": "#1b1b1b"}
RANKS = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
COURTS = frozenset("JQK")
RUSSIAN = {"J": "V", "Q": "D", "A": "T"}  # which glyph stands for the rank; the Russian K looks like ours

PAPER = "var(--card-paper,#fffdf6)"
EDGE = "var(--card-edge,#b9b19c)"
INK = "var(--card-ink,#2b2622)"
SKIN = "var(--card-skin,#f8e6c8)"
SILVER = "var(--card-silver,#e6e1d6)"
GOLD = "var(--card-gold,#d9a02e)"
GROUND = "var(--back-1,#8c1d2b)"
THREAD = "var(--back-2,#f6e7c8)"

# Suit signs around the origin, about 24 units high.
SUITS = {
    "s": "M0-13C4-7.5 12-3 12 3.2 12 7 9.6 9 6.7 9 4.3 9 2.4 7.9 1.3 6.2 1.5 9 2.4 11 4.2 12.5H-4.2C-2.4 11-1.5 9"
    "-1.3 6.2-2.4 7.9-4.3 9-6.7 9-9.6 9-12 7-12 3.2-12-3-4-7.5 0-13Z",
    "h": "M0 12C-3.5 6.5-12 2-12-5.2-12-9.3-9.3-12-6-12-3.3-12-1.2-10.4 0-7.6 1.2-10.4 3.3-12 6-12 9.3-12 12-9.3 12-5.2"
    " 12 2 3.5 6.5 0 12Z",
    "d": "M0-13.5Q4.6-5.8 10.5 0 4.6 5.8 0 13.5-4.6 5.8-10.5 0-4.6-5.8 0-13.5Z",
    "c": "M-3.4-2.6A5.9 5.9 0 1 1 3.4-2.6 5.9 5.9 0 1 1 1.4 5.6C1.6 8.6 2.5 11 4.2 12.5H-4.2"
    "C-2.5 11-1.6 8.6-1.4 5.6A5.9 5.9 0 1 1-3.4-2.6Z",
}

# Index glyphs as the centre lines of a round pen, 30 units high, around x = 0.
GLYPHS = {
    "6": "M6 0C-3 3-9.5 11-9.5 20.5M9.5 20.5A9.5 9.5 0 1 1-9.5 20.5 9.5 9.5 0 1 1 9.5 20.5Z",
    "7": "M-9.5 0H9.5C3 9-2 19-3.5 30",
    "8": "M7.3 7.3A7.3 7.3 0 1 1-7.3 7.3 7.3 7.3 0 1 1 7.3 7.3ZM9 22.2A9 7.8 0 1 1-9 22.2 9 7.8 0 1 1 9 22.2Z",
    "9": "M-6 30C3 27 9.5 19 9.5 9.5M9.5 9.5A9.5 9.5 0 1 1-9.5 9.5 9.5 9.5 0 1 1 9.5 9.5Z",
    "10": "M-14 5.5-9 0V30M13.5 8.5V21.5A6.6 8.5 0 0 1 .3 21.5V8.5A6.6 8.5 0 0 1 13.5 8.5Z",
    "J": "M-3 0H6.5V20.5C6.5 26.5 3.5 30-1.5 30-6.5 30-9.5 27-9.5 22.5",
    "Q": "M10.5 11V19A10.5 11 0 0 1-10.5 19V11A10.5 11 0 0 1 10.5 11ZM2.5 21.5 11.5 31.5",
    "K": "M-8.5 0V30M10 0-8 18M-2 12.5 10.5 30",
    "A": "M-11 30 0 0 11 30M-7.3 20.5H7.3",
    "V": "M-8.5 0V30H2C7.5 30 10 26.6 10 22.4 10 17.8 7 14.6 2 14.6H-8.5"
    "M-8.5 0H.5C5.6 0 8 3.2 8 7.2 8 11.6 5.5 14.6.5 14.6",
    "D": "M-12 33V26.5H12V33M-8.5 26.5C-5.5 20-4.5 13-4.5 0H8.5V26.5",
    "T": "M-10.5 0H10.5M0 0V30",
}

# Pips of the upper half, in the free area right of the corner; the lower half is the same turned by 180 degrees.
HALVES = {
    "6": ((54, 20), (82, 20), (68, 47)),
    "8": ((54, 20), (82, 20), (54, 49), (82, 49)),
    "10": ((54, 17), (84, 17), (69, 34.5), (54, 52), (84, 52)),
}
HALVES["7"], HALVES["9"] = HALVES["6"], HALVES["8"]
WITH_CENTRE = {"7", "9"}
PIP = 0.74


def shared_parts() -> list[str]:
    """Paper, suit signs, index glyphs, figures: what several cards use."""
    signs = [path(d, id=f"s-{suit}", fill="currentColor") for suit, d in SUITS.items()]
    glyphs = [path(d, id=f"i-{name}", stroke="currentColor", stroke_width=5.4, **PEN) for name, d in GLYPHS.items()]
    return [group("paper", sheet(PAPER)), *signs, *glyphs, *figures()]


def sheet(colour: str) -> str:
    """The card's own shape."""
    return f'<rect x="1" y="1" width="98" height="138" rx="9" fill="{colour}" stroke="{EDGE}" stroke-width="1.5"/>'


def figures() -> list[str]:
    """The parts of courts and aces that all suits share."""
    parts = {"f-J": jack(), "f-Q": queen(), "f-K": king(), "f-A": rosette(), "band": band()}
    return [group(name, *content) for name, content in parts.items()]


def face() -> str:
    """A plain face of geometric features around (0, 28)."""
    oval = "M-9.5 19H9.5V29C9.5 35 5 39.5 0 39.5-5 39.5-9.5 35-9.5 29Z"
    eyes = path("M-4.2 25.5h.1M4.2 25.5h.1", stroke=INK, stroke_width=2.8, **PEN)
    lines = path("M0 26V30.5M-2.6 34.2Q0 36 2.6 34.2", stroke=INK, stroke_width=1.3, **PEN)
    return path(oval, fill=SKIN, stroke=INK, stroke_width=1.5) + eyes + lines


def robe(ornament: str) -> str:
    """Shoulders down to the belt, with an embroidered front."""
    cloth = path("M-25 58C-25 47-19 41.5-9 40L0 45 9 40C19 41.5 25 47 25 58Z", fill="currentColor")
    return cloth + path(ornament, fill=GOLD)


def jack() -> list[str]:
    """A rider in a pointed helmet."""
    helmet = path("M-12.5 22C-12.5 11-6 9-1.2-1H1.2C6 9 12.5 11 12.5 22Z", fill="currentColor")
    rim = path("M-13.5 18.5H13.5V23H-13.5Z", fill=GOLD)
    spike = path(rhomb(0, -3, 5, 8) + rhomb(0, 12, 5, 7), fill=GOLD)
    mail = path("M-13 22.5V36L-8.5 39V22.5ZM13 22.5V36L8.5 39V22.5Z", fill=SILVER, stroke=INK, stroke_width=1)
    return [robe(row(4, 10, 50, 6.5)), mail, face(), helmet, rim, spike]


def queen() -> list[str]:
    """A lady in a kokoshnik with beads."""
    outline = "M-23 25C-23 6-9 2 0-6 9 2 23 6 23 25 18 30 12 28 10.5 24H-10.5C-12 28-18 30-23 25Z"
    stones = "".join(rhomb(x, y, 5.6, 7.6) for x, y in ((0, 4), (-9, 9), (9, 9), (-16.5, 18), (16.5, 18)))
    hair = path("M-9.5 27V20Q0 12 9.5 20V27Q5 19.5 0 19.5-5 19.5-9.5 27Z", fill=GOLD)
    beads = path("M-11 43.5Q0 55 11 43.5", stroke=GOLD, stroke_width=3.4, stroke_dasharray="0 4.6", **PEN)
    kokoshnik = path(outline, fill="currentColor") + path(stones, fill=GOLD)
    return [robe(rhomb(-19, 52, 6, 7) + rhomb(19, 52, 6, 7)), kokoshnik, face(), hair, beads]


def king() -> list[str]:
    """A crowned elder with a beard."""
    crown = path("M-14 20-17 2-7.5 9 0-4 7.5 9 17 2 14 20Z", fill=GOLD, stroke=INK, stroke_width=1.2)
    stones = path(row(3, 9, 15.2, 5.4), fill="currentColor")
    outline = "M-10 25C-10.5 39-6 46.5 0 51 6 46.5 10.5 39 10 25 8 31.5 5 31.5 0 31.5-5 31.5-8 31.5-10 25Z"
    beard = path(outline, fill=SILVER, stroke=INK, stroke_width=1.2)
    mouth = path("M-2.6 36H2.6", stroke=INK, stroke_width=1.4, **PEN)
    trim = rhomb(-18, 50, 6, 8) + rhomb(18, 50, 6, 8) + rhomb(-11, 52.5, 4.5, 6) + rhomb(11, 52.5, 4.5, 6)
    return [robe(trim), face(), beard, mouth, crown, stones]


def band() -> list[str]:
    """The embroidered belt between the two halves of a court card."""
    ground = path("M-43-4.8H43V4.8H-43Z", fill="currentColor")
    return [ground, path(row(9, 9, 0, 7), fill=GOLD), path(row(9, 9, 0, 2.8), fill="currentColor")]


def rosette() -> list[str]:
    """An embroidered eight-rayed star, on both sides of an ace's sign."""
    petal = path("M0-17 4-10.5 0-3-4-10.5Z", fill="currentColor") + path(rhomb(0, -10.8, 2.8, 5), fill=GOLD)
    dot = f'<circle r="1.6" cy="-14.5" fill="{GOLD}" transform="rotate(22.5)"/>'
    rays = "".join(f'<use href="#ray" transform="rotate({angle})"/>' for angle in range(0, 360, 45))
    return [f"<defs>{group('ray', petal, dot)}</defs>", rays, path(rhomb(0, 0, 5, 5), fill=GOLD)]


def corner(suit: str, glyph: str) -> str:
    """Index and sign in the upper left corner."""
    return use(f"i-{glyph}", 20.5, 9.5) + use(f"s-{suit}", 20.5, 53.5, 0.8)


def pips(rank: str, suit: str) -> str:
    """Half of the signs of a number card."""
    return "".join(use(f"s-{suit}", x, y, PIP) for x, y in HALVES[rank])


def half(rank: str, suit: str, glyph: str) -> str:
    """What stands in the upper half of a card and, turned, in the lower."""
    if rank == "A":
        return corner(suit, glyph) + use("f-A", 70, 27)
    return corner(suit, glyph) + (use(f"f-{rank}", 65, 12) if rank in COURTS else pips(rank, suit))


def middle(rank: str, suit: str) -> str:
    """What stands once on a card."""
    if rank == "A":
        return use(f"s-{suit}", 50, 70, 1.75)
    if rank in COURTS:
        return use("band", 50, 70)
    return use(f"s-{suit}", 50, 70, PIP) if rank in WITH_CENTRE else ""


def card(rank: str, suit: str, suffix: str, glyph: str) -> str:
    """The symbol of a card, whose two halves share one drawing."""
    name = f"{rank}{suit}{suffix}"
    colour = f"var(--suit-{suit},{SUIT_COLOURS[suit]})"
    body = group(f"h-{name}", half(rank, suit, glyph)) + turned(f"h-{name}") + middle(rank, suit)
    return symbol(f"card-{name}", use("paper"), f'<g color="{colour}">{body}</g>')


def russian(rank: str, suit: str) -> str:
    """The card with its Russian index; the same drawing where the index is the same."""
    if rank in RUSSIAN:
        return card(rank, suit, "-ru", RUSSIAN[rank])
    return symbol(f"card-{rank}{suit}-ru", f'<use href="#card-{rank}{suit}" width="100" height="140"/>')


def back() -> str:
    """A woven lattice of rhombi in a frame."""
    cells = [(x, y) for y in range(20, 121, 20) for x in range(20, 81, 20)]
    lattice = path("".join(rhomb(x, y, 20, 20) for x, y in cells), fill="none", stroke=THREAD, stroke_width=2)
    seeds = path("".join(rhomb(x, y, 8, 8) for x, y in cells), fill=THREAD)
    frame = f'<rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="{THREAD}" stroke-width="1.5"/>'
    return symbol("back", sheet(GROUND), frame, lattice, seeds)


def cards() -> str:
    """The whole file."""
    faces = [draw for suit in SUITS for rank in RANKS for draw in (card(rank, suit, "", rank), russian(rank, suit))]
    return sprite(shared_parts(), [*faces, back()])


if __name__ == "__main__":
    save(cards(), "cards.svg", sys.argv[1:])
