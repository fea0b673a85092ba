"""Words for people: the Fluent catalogs of `locale`, for the terminal and whoever else has no page.

>>> text("en", "log-beat", name="Ana", on=short("en", "9h"), card=short("en", "10h"))
'Ana beats 9♥ with 10♥.'
>>> name("ru", "Qs")
'дама пик'
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

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
    """What a card is called: `9h` is the nine of hearts, `8s=h` the eight of spades, named hearts."""
    plain, _, named = card.partition("=")
    called = text(
        language,
        "card-name",
        rank=text(language, f"rank-{plain[:-1]}"),
        suit=text(language, f"suit-of-{plain[-1]}"),
    )
    return text(language, "card-named", card=called, suit=text(language, f"suit-{named}")) if named else called


def short(language: str, card: str) -> str:
    """The corner of a card: `9h` is 9♥, `8s=h` is 8♠→♥."""
    plain, _, named = card.partition("=")
    parts = {"rank": text(language, f"index-{plain[:-1]}"), "suit": text(language, f"sign-{plain[-1]}")}
    if named:
        return text(language, "card-short-named", named=text(language, f"sign-{named}"), **parts)
    return text(language, "card-short", **parts)
