"""The small parts of which all the sprites are drawn: SVG elements as text, and the rhombus of every ornament."""

from __future__ import annotations

from pathlib import Path

PUBLIC = Path(__file__).resolve().parent.parent / "page" / "public"

PEN = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def path(d: str, **look: object) -> str:
    """A path element; underscores in names become hyphens."""
    return f'<path d="{d}"{attributes(look)}/>'


def attributes(look: dict[str, object]) -> str:
    """The attributes as they stand in a tag, each with a leading space."""
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in look.items())


def use(part: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The shared part, moved and scaled."""
    moved = f"translate({x:g} {y:g})" if x or y else ""
    scaled = f"scale({scale:g})" if scale != 1 else ""
    transform = f' transform="{moved}{scaled}"' if moved or scaled else ""
    return f'<use href="#{part}"{transform}/>'


def turned(part: str) -> str:
    """The shared part as seen from the other side of the table."""
    return f'<use href="#{part}" transform="rotate(180 50 70)"/>'


def group(name: str, *content: str, **look: object) -> str:
    """A named part that is drawn only where it is used."""
    return f'<g id="{name}"{attributes(look)}>{"".join(content)}</g>'


def symbol(name: str, *content: str) -> str:
    """One face that the page can use."""
    return f'<symbol id="{name}" viewBox="0 0 100 140">{"".join(content)}</symbol>'


def rhomb(x: float, y: float, width: float, height: float) -> str:
    """A rhombus around a point, as path data: the grain of all the ornaments."""
    a, b = width / 2, height / 2
    return f"M{x:g} {y - b:g}l{a:g} {b:g} {-a:g} {b:g} {-a:g} {-b:g}Z"


def row(count: int, step: float, y: float, size: float) -> str:
    """Rhombi side by side, centred on x = 0."""
    return "".join(rhomb((i - (count - 1) / 2) * step, y, size, size) for i in range(count))


def sprite(shared: list[str], symbols: list[str]) -> str:
    """A whole file: parts that several symbols use, then the symbols, one a line."""
    lines = ["<defs>", *shared, "</defs>", *symbols]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(lines) + "\n</svg>\n"


def save(text: str, name: str, arguments: list[str]) -> None:
    """Writes a sprite to the file named in the arguments, or to its place in the page."""
    target = Path(arguments[0]) if arguments else PUBLIC / name
    target.write_text(text, encoding="utf-8")
