"""Words for people: the Fluent catalogs of `locale`, for the terminal and whoever else has no page.

>>> text("en", "log-beat", name="Ana", on=short("en", "9h"), card=short("en", "10h"))
'Ana beats 9♥ with 10♥.'
>>> name("ru", "Qs")
'дама пик'
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

# The suits of Blaze, whose cards have words of their own.
_BLAZE = frozenset("bry")
# Under which names values hold cards, and seats with the name that a sentence knows them by.
_CARDS = ("card", "on", "better", "better_on")
_SEATS = {"seat": "name", "other": "other"}
CATALOGS = files("kozyr") / "locale"


@cache
def languages() -> tuple[str, ...]:
    """The languages that have catalogs, as two-letter codes in alphabetical order."""
    return tuple(sorted(folder.name for folder in CATALOGS.iterdir() if folder.is_dir()))


@cache
def _bundle(language: str) -> FluentBundle:
    """All catalogs of a language in one; ValueError for a language that has none."""
    if language not in languages():
        raise ValueError(f"no catalogs for the language {language!r}; there are {', '.join(languages())}")
    bundle = FluentBundle([language], use_isolating=False)
    for catalog in sorted((CATALOGS / language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(catalog.read_text(encoding="utf-8")))
    return bundle


def text(language: str, key: str, **values: str | float) -> str:
    """The message of a key with its values filled in.

    KeyError for a key that the catalogs lack, ValueError for an unknown language or a value that the message needs and
    did not get.
    """
    bundle = _bundle(language)
    if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
        raise KeyError(f"no message {key!r} in {language!r}")
    words, problems = bundle.format_pattern(pattern, values)
    if problems:
        raise ValueError(f"message {key!r} in {language!r}: {problems[0]}")
    return str(words)


def name(language: str, card: str) -> str:
    """What a card is called: `9h` the nine of hearts, `8s=h` the eight of spades named hearts, `9r` the red nine."""
    plain, _, named = card.partition("=")
    if plain[-1] in _BLAZE:
        value, suit = text(language, f"blaze-value-{plain[:-1]}"), text(language, f"blaze-suit-of-{plain[-1]}")
        return text(language, "blaze-card-name", value=value, suit=suit)
    called = text(
        language,
        "card-name",
        rank=text(language, f"rank-{plain[:-1]}"),
        suit=text(language, f"suit-of-{plain[-1]}"),
    )
    return text(language, "card-named", card=called, suit=text(language, f"suit-{named}")) if named else called


def short(language: str, card: str) -> str:
    """The corner of a card: `9h` is 9♥, `8s=h` is 8♠→♥, `9r` is 9▲."""
    plain, _, named = card.partition("=")
    if plain[-1] in _BLAZE:
        value, suit = text(language, f"blaze-index-{plain[:-1]}"), text(language, f"blaze-sign-{plain[-1]}")
        return text(language, "blaze-card-short", value=value, suit=suit)
    parts = {"rank": text(language, f"index-{plain[:-1]}"), "suit": text(language, f"sign-{plain[-1]}")}
    if named:
        return text(language, "card-short-named", named=text(language, f"sign-{named}"), **parts)
    return text(language, "card-short", **parts)


def filled(language: str, values: Mapping[str, str | int], names: Sequence[str]) -> dict[str, str | int]:
    """Put words in the place of cards and seats: cards in short form, and the name of a seat under `name`.

    >>> filled("en", {"seat": 1, "card": "9h", "limit": 2}, ["Ana", "Boris"])
    {'seat': 1, 'card': '9♥', 'limit': 2, 'name': 'Boris'}
    """
    worded = dict(values)
    for key in _CARDS:
        card = worded.get(key)
        if isinstance(card, str) and card:
            worded[key] = short(language, card)
    for key, word in _SEATS.items():
        seat = worded.get(key)
        if isinstance(seat, int):
            worded[word] = names[seat]
    return worded


def deed(language: str, game: str, parts: Mapping[str, str], names: Sequence[str], *, king: bool = False) -> str:
    """What could be done, as the end of a sentence: `beat 9♥ with 10♥`.

    The parts are those of `kozyr.protocol.Game.parts`; `king` says that a hold answers a King's question (R50).

    >>> deed("en", "durak", {"verb": "beat", "card": "10h", "on": "9h"}, ["Ana", "Boris"])
    'beat 9♥ with 10♥'
    """
    verb = parts["verb"]
    if verb == "hold" and (king or game == "blaze"):
        verb = "hold-king" if king else "hold-blaze"
    return text(language, f"review-do-{verb}", **filled(language, _values(parts), names))


def did(
    language: str, game: str, seat: int, parts: Mapping[str, str], names: Sequence[str], *, king: bool = False
) -> str:
    """What somebody did, as a sentence of the log: `Ana beats 9♥ with 10♥.`.

    >>> did("en", "blaze", 0, {"verb": "bet", "name": "1", "value": "0"}, ["Ana", "Boris"])
    'Ana bets 0 on Boris.'
    """
    verb = parts["verb"]
    if verb == "hold" and (king or game == "blaze"):
        verb = "hold-king" if king else "blaze-hold"
    key = "blaze-replay-bet" if verb == "bet" else f"log-{verb}"
    return text(language, key, **filled(language, {"seat": seat, **_values(parts)}, names))


def _values(parts: Mapping[str, str]) -> dict[str, str | int]:
    """The values of an action's parts; a bet names its seat by number."""
    values: dict[str, str | int] = {key: part for key, part in parts.items() if key != "name"}
    return {**values, "other": int(parts["name"])} if "name" in parts else values
