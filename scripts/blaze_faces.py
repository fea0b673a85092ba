"""Draws Kozyr's own cards for Blaze into one SVG sprite, page/public/blaze.svg.

The sprite holds `card-5r`, `card-Fb` and so on for each of the 30 kinds with the suit's English letter, the same with
`-es` and `-ru` for the other languages, `blaze-back`, the feathers `feather-1` to `feather-5`, and the betting cards
`bet-0`, `bet-1` and `bet-back`, each with viewBox 0 0 100 140. Colour, shape and letter each tell a suit: blue has a
wave, red a flame, yellow a star. Every colour is a custom property: for each suit as here for blue --blaze-b (ground),
--blaze-b-2 (the large shape) and --blaze-b-ink, and for all --blaze-night, --blaze-gold, --blaze-flame, --blaze-ember,
--blaze-light and --blaze-edge.

Usage: python -m scripts.blaze_faces [FILE]
"""

from __future__ import annotations

import sys

from scripts.drawing import PEN, group, path, rhomb, save, sprite, symbol, turned, use
from scripts.faces import GLYPHS as FACE_GLYPHS

GROUND = {"b": "var(--blaze-b,#0f3772)", "r": "var(--blaze-r,#bd2a1c)", "y": "var(--blaze-y,#f4b62c)"}
SHAPE = {"b": "var(--blaze-b-2,#2a67b8)", "r": "var(--blaze-r-2,#e5653a)", "y": "var(--blaze-y-2,#fbdc82)"}
INK = {"b": "var(--blaze-b-ink,#f2f8ff)", "r": "var(--blaze-r-ink,#fff3df)", "y": "var(--blaze-y-ink,#43210a)"}
NIGHT = "var(--blaze-night,#241019)"
GOLD = "var(--blaze-gold,#ffcf4a)"
FLAME = "var(--blaze-flame,#ff8c1f)"
EMBER = "var(--blaze-ember,#dd3a1c)"
LIGHT = "var(--blaze-light,#fff1cf)"
EDGE = "var(--blaze-edge,#00000040)"

SUITS = "bry"
VALUES = "123456789F"
# The glyphs of a suit's letters by the ending of the symbol: English, Spanish, Russian.
LETTERS = {
    "": {"b": ["B"], "r": ["R"], "y": ["Y"]},
    "-es": {"b": ["A", "Z"], "r": ["R", "O"], "y": ["A", "M"]},
    "-ru": {"b": ["C"], "r": ["K"], "y": ["Zh"]},
}

# Suit shapes around the origin, about 27 units high, and the lines cut into them.
SHAPES = {
    "b": "M0-13A13 13 0 1 1 0 13 13 13 0 1 1 0-13Z",
    "r": "M1-15C3-9 11-4 11 4.5 11 10.5 6 14 0 14-6 14-11 10.5-11 4.5-11 .5-9-2.5-6.5-5.5-6-2.5-5-1-3.5-.5"
    "-4.5-6-2-11 1-15Z",
    "y": "M0-14 3.1-7.4 9.9-9.9 7.4-3.1 14 0 7.4 3.1 9.9 9.9 3.1 7.4 0 14-3.1 7.4-9.9 9.9-7.4 3.1-14 0-7.4-3.1-9.9-9.9"
    "-3.1-7.4Z",
}
CUTS = {
    "b": "M-9-3c3-4.5 6-4.5 9 0s6 4.5 9 0M-9 5c3-4.5 6-4.5 9 0s6 4.5 9 0",
    "r": "M0 11C-3.5 11-5.5 8.5-5.5 5.5-5.5 2.5-2.5 1 0-3.5 2.5 1 5.5 2.5 5.5 5.5 5.5 8.5 3.5 11 0 11Z",
    "y": "M0-4.6A4.6 4.6 0 1 1 0 4.6 4.6 4.6 0 1 1 0-4.6Z",
}

# The waves in the large disc.
SEA = "M24 57c8.7-9 17.3-9 26 0s17.3 9 26 0M24 84c8.7-9 17.3-9 26 0s17.3 9 26 0"
# How large the shape stands in the middle of a number card.
LARGE = {"b": 2.3, "r": 2.75, "y": 2.5}

GLYPHS = {
    **{name: FACE_GLYPHS[name] for name in ("6", "7", "8", "9", "10", "K", "A")},
    "0": "M9.5 10V20A9.5 10 0 0 1-9.5 20V10A9.5 10 0 0 1 9.5 10Z",
    "1": "M-5 7.5 3.5 0V30",
    "2": "M-9 9A9.2 9.2 0 0 1 9.3 9.4C9.3 15.5-1 20.5-9.5 30H10",
    "3": "M-8.3 5.4A8.2 7.4 0 1 1 0 14.4H.5A9.2 7.9 0 1 1-9.2 24",
    "4": "M4.5 30V0L-11 21.5H11",
    "5": "M8.5 0H-6.5L-8 13.2C-5.3 11.4-2.5 10.6 0 10.6A9.6 9.7 0 1 1-9.6 24",
    "B": FACE_GLYPHS["V"],
    "R": "M-8.5 30V0H1C6 0 9 3.4 9 8 9 12.6 6 16 1 16H-8.5M1 16 10 30",
    "Y": "M-10.5 0 0 14.5 10.5 0M0 14.5V30",
    "Z": "M-9.5 0H9.5L-9.5 30H9.5",
    "O": "M10.5 11V19A10.5 11 0 0 1-10.5 19V11A10.5 11 0 0 1 10.5 11Z",
    "M": "M-11 30V0L0 18 11 0V30",
    "C": "M10 6A11.5 14.5 0 1 0 10 24",
    "Zh": "M0 0V30M-12 0C-10 9-6 14 0 15-6 16-10 21-12 30M12 0C10 9 6 14 0 15 6 16 10 21 12 30",
}


def leaf(length: float, width: float) -> str:
    """A plume from the origin upwards, as path data."""
    a, b, c = width / 2, -length * 0.3, -length * 0.8
    return f"M0 0C{a:g} {b:g} {a:g} {c:g} 0 {-length:g} {-a:g} {c:g} {-a:g} {b:g} 0 0Z"


def plume(x: float, y: float, angle: float, length: float, width: float) -> str:
    """A plume from a point in a direction (0 is up, clockwise), with a second colour inside and an eye at its tip."""
    inner = path(leaf(length * 0.8, width * 0.5), fill=GOLD)
    eye = f'<circle cy="{-length * 0.74:g}" r="{width * 0.17:g}" fill="{EMBER}"/>'
    outer = path(leaf(length, width), fill=FLAME)
    return f'<g transform="translate({x:g} {y:g})rotate({angle:g})">{outer}{inner}{eye}</g>'


def shared_parts() -> list[str]:
    """Glyphs, shapes, letters, the bird and the feather: what several cards use."""
    glyphs = [path(d, id=f"i-{name}", stroke="currentColor", stroke_width=5.4, **PEN) for name, d in GLYPHS.items()]
    shapes = [path(d, id=f"s-{suit}", fill="currentColor") for suit, d in SHAPES.items()]
    marks = [group(f"m-{suit}", *mark(suit)) for suit in SUITS]
    letters = [both_letters(suit, language, kind) for language in LETTERS for suit in SUITS for kind in ("n", "F")]
    return [*glyphs, *shapes, *marks, *letters, group("bird", *bird()), group("feather", *feather())]


def mark(suit: str) -> list[str]:
    """A suit's shape with its inner lines."""
    look = {"stroke": GROUND[suit], "stroke_width": 2.6, **PEN} if suit == "b" else {"fill": GROUND[suit]}
    return [use(f"s-{suit}"), path(CUTS[suit], **look)]


def bird() -> list[str]:
    """The Firebird: wings raised, the tail swept to the lower left."""
    tail = [
        plume(54, 72, angle, length, 13) for angle, length in ((245, 43), (232, 54), (217, 62), (201, 60), (185, 54))
    ]
    left = [plume(51, 56, angle, length, 11) for angle, length in ((-58, 26), (-44, 33), (-30, 40), (-16, 44))]
    right = [plume(62, 56, angle, length, 11) for angle, length in ((79, 30), (65, 35), (51, 40), (37, 44), (23, 46))]
    body = path("M57 30C64 33 69 45 67 57 65.5 68 60 76 53 80 50 72 48.5 62 50 53 51 45 53 37 57 30Z", fill=EMBER)
    breast = path("M60 42C64 48 64.5 57 61.5 64 59 69 56 71 54 73 53 66 53 58 55 51 56 47 58 44 60 42Z", fill=FLAME)
    head = path(
        "M57 20A7.5 7.5 0 0 1 64 25L71 28.5 64 31C63.5 34 61 37 57 37 52 37 49.5 33 49.5 28.5 49.5 24 52.5 20 57 20Z",
        fill=GOLD,
    )
    crest = [plume(55, 22, angle, length, 5) for angle, length in ((-28, 11), (0, 13), (28, 11))]
    eye = f'<circle cx="59" cy="27" r="1.9" fill="{NIGHT}"/>'
    return [*tail, *left, *right, body, breast, *crest, head, eye]


def feather() -> list[str]:
    """A long feather with an eye, around its shaft."""
    vane = path("M50 122C48 104 30 96 26 72 22 46 36 20 58 12 76 30 80 58 68 80 61 93 53 104 50 122Z", fill=FLAME)
    inner = path("M50 116C48 100 38 90 36 70 34 50 44 32 57 24 66 36 69 58 61 76 56 88 52 100 50 116Z", fill=GOLD)
    barbs = path(
        "M40 92 30 84M36 78 25 68M35 62 24 50M62 84 72 74M66 70 77 58M68 54 78 42",
        stroke=EMBER,
        stroke_width=1.8,
        **PEN,
    )
    eye = [
        f'<ellipse cx="52.5" cy="50" rx="{rx}" ry="{ry}" fill="{fill}" transform="rotate(12 52.5 50)"/>'
        for rx, ry, fill in ((12, 16, EMBER), (8, 11, NIGHT), (4, 6, GOLD))
    ]
    shaft = path("M50 132C49 112 51 96 53 68", stroke=LIGHT, stroke_width=2.4, **PEN)
    return [vane, inner, barbs, shaft, *eye]


def sheet(colour: str) -> str:
    """The card's own shape."""
    return f'<rect x="1" y="1" width="98" height="138" rx="9" fill="{colour}" stroke="{EDGE}" stroke-width="1.5"/>'


def both_letters(suit: str, language: str, kind: str) -> str:
    """The letters of a suit in two corners of a number card (n), or in the two tabs of a Firebird (F)."""
    name = f"l-{suit}{language}-{kind}"
    letters = LETTERS[language][suit]
    scale = 0.3 if len(letters) > 1 else 0.4
    once = tag(letters, 18.5, 72.5, scale * 0.8) if kind == "F" else tag(letters, 83, 11, scale)
    return group(name, group(f"{name}-1", once), turned(f"{name}-1"), color=INK[suit])


def tag(letters: list[str], x: float, y: float, scale: float) -> str:
    """One or two small letters around x."""
    step = 26 * scale
    first = x - (len(letters) - 1) * step / 2
    return "".join(use(f"i-{letter}", first + i * step, y, scale) for i, letter in enumerate(letters))


def inked(suit: str, *content: str) -> str:
    """What stands in the colour of the suit's print."""
    return f'<g color="{INK[suit]}">{"".join(content)}</g>'


def number(value: str, suit: str) -> list[str]:
    """A number card without its letter: value and shape in the corners, and both large in the middle."""
    name = f"h-{value}{suit}"
    corner = group(name, use(f"i-{value}", 19, 10.5, 0.92), use(f"m-{suit}", 19, 51, 0.62))
    frame = (
        f'<rect x="5.5" y="5.5" width="89" height="129" rx="6" fill="none" stroke="{SHAPE[suit]}" stroke-width="1.6"/>'
    )
    large = use(f"s-{suit}", 50, 70, LARGE[suit])
    if suit == "b":
        large += path(SEA, stroke=GROUND[suit], stroke_width=3, **PEN)
    middle = f'<g color="{SHAPE[suit]}">{large}</g>'
    return [sheet(GROUND[suit]), frame, middle, inked(suit, corner, turned(name), use(f"i-{value}", 50, 46.5, 1.55))]


def firebird(suit: str) -> list[str]:
    """A Firebird without its letter: it glows in the night, and two tabs of its suit tell 10 and 0."""
    name = f"h-F{suit}"
    tab = path("M6 12A6 6 0 0 1 12 6H31V78A7 7 0 0 1 24 85H6Z", fill=GROUND[suit])
    line = path("M10 33H27", stroke=INK[suit], stroke_width=1.6, **PEN)
    corner = group(
        name,
        tab,
        line,
        inked(suit, use("i-10", 18.5, 11, 0.6), use("i-0", 18.5, 38, 0.5), use(f"m-{suit}", 18.5, 63, 0.5)),
    )
    panel = f'<rect x="6" y="6" width="88" height="128" rx="6" fill="{NIGHT}"/>'
    return [sheet(GROUND[suit]), panel, use("bird"), corner, turned(name)]


def face(value: str, suit: str) -> str:
    """What a kind looks like in every language."""
    content = firebird(suit) if value == "F" else number(value, suit)
    return group(f"k-{value}{suit}", *content)


def card(value: str, suit: str, language: str) -> str:
    """The symbol of a kind, with the letter of its suit."""
    letters = f"l-{suit}{language}-{'F' if value == 'F' else 'n'}"
    return symbol(f"card-{value}{suit}{language}", use(f"k-{value}{suit}"), use(letters))


def back() -> str:
    """Flames in a lattice, in the night."""
    rows = [(y, offset) for y, offset in zip(range(21, 120, 14), (0, 8) * 4, strict=True)]
    places = [(x + offset, y) for y, offset in rows for x in range(18, 84 - offset, 16)]
    flames = [(use("s-r", x, y, 0.46), GOLD if (y - 21) % 28 else FLAME) for x, y in places]
    lattice = "".join(f'<g color="{colour}">{flame}</g>' for flame, colour in flames)
    frame = f'<rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="{FLAME}" stroke-width="1.8"/>'
    return symbol("blaze-back", sheet(NIGHT), frame, lattice)


def feather_card(value: int) -> str:
    """A feather and what it is worth."""
    disc = f'<circle cx="22" cy="24" r="15.5" fill="{EMBER}" stroke="{GOLD}" stroke-width="2"/>'
    worth = f'<g color="{LIGHT}">{use(f"i-{value}", 22, 14, 0.68)}</g>'
    disc_and_worth = group(f"w-{value}", disc, worth)
    frame = f'<rect x="5" y="5" width="90" height="130" rx="6" fill="none" stroke="{GOLD}" stroke-width="1.8"/>'
    return symbol(f"feather-{value}", sheet(NIGHT), frame, use("feather"), disc_and_worth, turned(f"w-{value}"))


def bet_card(value: int) -> str:
    """A betting card, turned up."""
    colour = FLAME if value else SHAPE["y"]
    disc = f'<circle cx="50" cy="70" r="32" fill="{EMBER if value else NIGHT}" stroke="{colour}" stroke-width="4"/>'
    return symbol(
        f"bet-{value}",
        sheet(LIGHT),
        bet_frame(EMBER),
        disc,
        f'<g color="{LIGHT}">{use(f"i-{value}", 50, 48, 1.45)}</g>',
    )


def bet_back() -> str:
    """A betting card, face down."""
    ring = f'<circle cx="50" cy="70" r="32" fill="none" stroke="{LIGHT}" stroke-width="4" stroke-dasharray="7 5"/>'
    return symbol("bet-back", sheet(EMBER), bet_frame(LIGHT), ring, f'<g color="{LIGHT}">{use("s-r", 50, 70, 1.5)}</g>')


def bet_frame(colour: str) -> str:
    """The border of a betting card."""
    corners = "".join(rhomb(x, y, 9, 9) for x in (16, 84) for y in (16, 124))
    return (
        f'<rect x="7" y="7" width="86" height="126" rx="5" fill="none" stroke="{colour}" stroke-width="1.8"/>'
        + path(corners, fill=colour)
    )


def cards() -> str:
    """The whole file."""
    kinds = [(value, suit) for suit in SUITS for value in VALUES]
    shared = [*shared_parts(), *(face(value, suit) for value, suit in kinds)]
    faces = [card(value, suit, language) for value, suit in kinds for language in LETTERS]
    feathers = [feather_card(value) for value in range(1, 6)]
    return sprite(shared, [*faces, back(), *feathers, bet_card(0), bet_card(1), bet_back()])


if __name__ == "__main__":
    save(cards(), "blaze.svg", sys.argv[1:])
