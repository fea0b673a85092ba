"""Draws the faces of the enchanted cards into one SVG sprite, page/public/cards-enchanted.svg.

The sprite holds `card-6s-ench` for each of the 36 cards and `card-6s-ench-ru` with Russian indices, each with viewBox
0 0 100 140. An enchanted card has an embroidered frame, stars in two corners and, in place of pips or portrait, a sign
of its power. The suits on Sixes and Aces come from the engine's own table. Colours are the custom properties of
`scripts.faces`, and --ench-1 for the frame and the signs.

Usage: PYTHONPATH=src python -m scripts.enchanted_faces [FILE]
"""

from __future__ import annotations

import sys

from scripts.drawing import PEN, group, path, rhomb, save, sprite, symbol, turned, use
from scripts.faces import GLYPHS, GOLD, PAPER, RANKS, RUSSIAN, SUIT_COLOURS, SUITS, sheet

from kozyr.cards import SUIT_LETTERS
from kozyr.games.durak.powers import INDICATED_BY_ACE, INDICATED_BY_SIX

CHARM = "var(--ench-1,#5b3a9a)"
INDICATED = {"6": INDICATED_BY_SIX, "A": INDICATED_BY_ACE}

# An arrow that strikes from the left, around the origin.
STRIKE = "M-24-4.5H-13V-11.5L-2 0-13 11.5V4.5H-24Z"


def colour_of(suit: str) -> str:
    """The colour of a suit, which the page may change."""
    return f"var(--suit-{suit},{SUIT_COLOURS[suit]})"


def shared_parts() -> list[str]:
    """Paper, suit signs, index glyphs, frame and the signs of the powers that look alike in all suits."""
    signs = [path(d, id=f"s-{suit}", fill="currentColor") for suit, d in SUITS.items()]
    glyphs = [path(d, id=f"i-{name}", stroke="currentColor", stroke_width=5.4, **PEN) for name, d in GLYPHS.items()]
    powers = {"8": rosette(), "9": plus(), "10": lock(), "J": down(), "Q": stop(), "K": turning()}
    icons = [group(f"p-{rank}", *content) for rank, content in powers.items()]
    return [group("star", *star()), group("paper", sheet(PAPER), *frame()), *signs, *glyphs, *icons]


def frame() -> list[str]:
    """An embroidered border, a star in two corners, and a disc on a four-pointed star for the sign."""
    edge = 'x="5" y="5" width="90" height="130" rx="6" fill="none"'
    band = f'<rect {edge} stroke="{CHARM}" stroke-width="4.5"/>'
    beads = f'<rect {edge} stroke="{GOLD}" stroke-width="2" stroke-dasharray="0 5" stroke-linecap="round"/>'
    rays = path("M50 35L61 52 86 70 61 88 50 105 39 88 14 70 39 52Z", fill=CHARM)
    disc = f'<circle cx="50" cy="70" r="26.5" fill="{PAPER}" stroke="{GOLD}" stroke-width="1.6"/>'
    return [band, beads, use("star", 80, 22), use("star", 20, 118), rays, disc]


def star() -> list[str]:
    """A small eight-rayed star."""
    rays = "M0-11 2.6-4.6 8-8 4.6-2.6 11 0 4.6 2.6 8 8 2.6 4.6 0 11-2.6 4.6-8 8-4.6 2.6-11 0-4.6-2.6-8-8-2.6-4.6Z"
    return [path(rays, fill=CHARM), path(rhomb(0, 0, 6, 6), fill=GOLD)]


def six(suit: str) -> str:
    """An arrow that strikes the indicated suit."""
    return path(STRIKE, fill=CHARM) + coloured(suit, use(f"s-{suit}", 11.5, 0, 1.05))


def ace(suit: str, glyph: str) -> str:
    """An arrow that strikes the ace of the indicated suit."""
    card = f'<rect x="-2" y="-20" width="22" height="40" rx="4" fill="none" stroke="{CHARM}" stroke-width="2.4"/>'
    ace_of_suit = coloured(suit, use(f"i-{glyph}", 9, -16, 0.56), use(f"s-{suit}", 9, 10, 0.62))
    return path(STRIKE, fill=CHARM, transform="translate(-1.5 0)") + card + ace_of_suit


def seven(suit: str) -> str:
    """A shield of its suit."""
    shield = "M0-24C7-19 14-17 20-17V-3C20 11 11 19 0 25-11 19-20 11-20-3V-17C-14-17-7-19 0-24Z"
    return path(shield, fill=CHARM) + f'<g color="{PAPER}">{use(f"s-{suit}", 0, -1, 1.05)}</g>'


def rosette() -> list[str]:
    """All four suits to choose from."""
    places = {"s": (0, -14.5), "h": (14.5, 0), "c": (0, 14.5), "d": (-14.5, 0)}
    suits = [coloured(suit, use(f"s-{suit}", x, y, 0.78)) for suit, (x, y) in places.items()]
    return [*suits, path(rhomb(0, 0, 7, 7), fill=GOLD)]


def plus() -> list[str]:
    """One more."""
    return [path("M-6.5-21H6.5V-6.5H21V6.5H6.5V21H-6.5V6.5H-21V-6.5H-6.5Z", fill=CHARM)]


def lock() -> list[str]:
    """A padlock: nobody passes this on."""
    shackle = path("M-10-2V-9.5A10 10 0 0 1 10-9.5V-2", stroke=CHARM, stroke_width=6, **PEN)
    body = f'<rect x="-18" y="-4" width="36" height="25" rx="4" fill="{CHARM}"/>'
    return [shackle, body, path("M0 3A4 4 0 0 1 2.6 10L4 16H-4L-2.6 10A4 4 0 0 1 0 3Z", fill=GOLD)]


def down() -> list[str]:
    """An arrow down: only lower cards."""
    return [path("M-7.5-23H7.5V-1H20L0 23-20-1H-7.5Z", fill=CHARM), path(rhomb(0, -12, 7, 11), fill=GOLD)]


def stop() -> list[str]:
    """A stop sign: nobody joins any more."""
    sign = path("M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z", fill=CHARM)
    return [sign, f'<rect x="-15" y="-5" width="30" height="10" rx="2" fill="{PAPER}"/>']


def turning() -> list[str]:
    """Two arrows that go round."""
    arc = path("M-16.5 3A16.5 16.5 0 0 1 8-14.4", stroke=CHARM, stroke_width=6, fill="none")
    head = path("M4-24.5 20-11 2.5-3Z", fill=CHARM)
    return [f'<g id="turn">{arc}{head}</g>', '<use href="#turn" transform="rotate(180)"/>']


def coloured(suit: str, *content: str) -> str:
    """What stands in the colour of a suit."""
    return f'<g color="{colour_of(suit)}">{"".join(content)}</g>'


def power(rank: str, suit: str, glyph: str) -> str:
    """The sign of the power, in the middle of the card."""
    if rank == "7":
        content = seven(suit)
    elif rank in INDICATED:
        indicated = SUIT_LETTERS[INDICATED[rank][SUIT_LETTERS.index(suit)]]
        content = six(indicated) if rank == "6" else ace(indicated, glyph)
    else:
        return use(f"p-{rank}", 50, 70)
    return f'<g transform="translate(50 70)">{content}</g>'


def card(rank: str, suit: str, suffix: str, glyph: str) -> str:
    """The symbol of an enchanted card."""
    name = f"{rank}{suit}-ench{suffix}"
    corner = use(f"i-{glyph}", 23, 11.5, 0.85) + use(f"s-{suit}", 20.5, 47.5, 0.66)
    corners = group(f"c-{name}", corner) + turned(f"c-{name}")
    return symbol(f"card-{name}", use("paper"), coloured(suit, corners), power(rank, suit, glyph))


def russian(rank: str, suit: str) -> str:
    """The card with its Russian index; the same drawing where the index is the same."""
    if rank in RUSSIAN:
        return card(rank, suit, "-ru", RUSSIAN[rank])
    return symbol(f"card-{rank}{suit}-ench-ru", f'<use href="#card-{rank}{suit}-ench" width="100" height="140"/>')


def cards() -> str:
    """The whole file."""
    faces = [draw for suit in SUITS for rank in RANKS for draw in (card(rank, suit, "", rank), russian(rank, suit))]
    return sprite(shared_parts(), faces)


if __name__ == "__main__":
    save(cards(), "cards-enchanted.svg", sys.argv[1:])
