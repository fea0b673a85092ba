"""The loader finds every language, fills in values and complains about what is missing."""

import doctest

import pytest

from kozyr import words


def test_there_are_three_languages() -> None:
    assert words.languages() == ("en", "es", "ru")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana beats 9♥ with K♥."),
        ("es", "Ana bate 9♥ con K♥."),
        ("ru", "Ana бьёт 9♥ картой К♥."),
    ],
)
def test_a_sentence_has_its_values_and_no_isolation_marks(language: str, sentence: str) -> None:
    cards = {"on": words.short(language, "9h"), "card": words.short(language, "Kh")}

    assert words.text(language, "log-beat", name="Ana", **cards) == sentence


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 1, "Ana draws 1 card."),
        ("en", 2, "Ana draws 2 cards."),
        ("es", 1, "Ana roba 1 carta."),
        ("es", 5, "Ana roba 5 cartas."),
        ("ru", 1, "Ana добирает 1 карту."),
        ("ru", 3, "Ana добирает 3 карты."),
        ("ru", 6, "Ana добирает 6 карт."),
        ("ru", 21, "Ana добирает 21 карту."),
    ],
)
def test_counted_cards_take_the_right_form(language: str, count: int, sentence: str) -> None:
    assert words.text(language, "log-draws", name="Ana", count=count) == sentence


@pytest.mark.parametrize(
    ("language", "card", "name", "short"),
    [
        ("en", "9h", "nine of hearts", "9♥"),
        ("es", "10c", "diez de tréboles", "10♣"),
        ("ru", "Qs", "дама пик", "Д♠"),
        ("ru", "Ac", "туз треф", "Т♣"),
        ("en", "8s=h", "eight of spades, named hearts", "8♠→♥"),
        ("ru", "8s=h", "восьмёрка пик, названы червы", "8♠→♥"),
        ("en", "9r", "red nine", "9▲"),
        ("ru", "Fy", "жёлтая Жар-птица", "Ж★"),
    ],
)
def test_a_card_has_a_name_and_a_short_form(language: str, card: str, name: str, short: str) -> None:
    assert (words.name(language, card), words.short(language, card)) == (name, short)


def test_values_become_words_that_a_sentence_takes() -> None:
    values: dict[str, str | int] = {"seat": 0, "other": 1, "card": "Qs", "on": "", "better_on": "10h", "limit": 3}

    filled = words.filled("ru", values, ["Ана", "Борис"])

    assert filled == {**values, "name": "Ана", "other": "Борис", "card": "Д♠", "better_on": "10♥"}


@pytest.mark.parametrize(
    ("game", "parts", "deed", "did"),
    [
        ("durak", {"verb": "attack", "card": "8s=h"}, "attack with 8♠→♥", "Ana attacks with 8♠→♥."),
        ("durak", {"verb": "hold"}, "say “done”", "Ana is done."),
        ("blaze", {"verb": "hold"}, "say “done”", "Ana is done."),
        ("blaze", {"verb": "reject", "card": "Fr", "on": "7y"}, "reject 7★ with F▲", "Ana rejects 7★ with F▲."),
        ("blaze", {"verb": "bet", "name": "1", "value": "1"}, "bet 1 on Boris", "Ana bets 1 on Boris."),
    ],
)
def test_an_action_is_told_as_a_deed_and_as_done(game: str, parts: dict[str, str], deed: str, did: str) -> None:
    names = ["Ana", "Boris"]

    assert words.deed("en", game, parts, names) == deed
    assert words.did("en", game, 0, parts, names) == did


def test_a_hold_after_a_king_leaves_the_direction() -> None:
    assert words.deed("en", "durak", {"verb": "hold"}, ["Ana"], king=True) == "keep the direction"
    assert words.did("en", "durak", 0, {"verb": "hold"}, ["Ana"], king=True).startswith("Ana leaves the direction")


def test_a_missing_key_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="no message 'refuse-nothing'"):
        words.text("en", "refuse-nothing")


def test_a_missing_value_is_an_error_that_names_the_message() -> None:
    with pytest.raises(ValueError, match="log-take"):
        words.text("en", "log-take")


def test_an_unknown_language_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'de'; there are en, es, ru"):
        words.text("de", "log-take")


def test_the_examples_of_the_module_are_true() -> None:
    assert doctest.testmod(words) == (0, 5)
