"""The catalogs say the same things in every language, and there are words for every code and clause of the engine."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kozyr import games

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kozyr"
LANGUAGES = ("en", "es", "ru")
OTHERS = ("es", "ru")
CATALOGS = sorted(path.name for path in (SOURCE / "locale" / "en").glob("*.ftl"))


class Names(Visitor):
    """What a message mentions: its variables, its functions and the named arguments of these."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.arguments: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        self.arguments.add(node.name.name)


@cache
def entries(language: str, catalog: str) -> list[ast.EntryType]:
    text = (SOURCE / "locale" / language / catalog).read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def messages(language: str, catalog: str) -> Iterator[tuple[str, ast.Message]]:
    for entry in entries(language, catalog):
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry


def variables(message: ast.Message) -> set[str]:
    names = Names()
    names.visit(message)
    return names.variables


@cache
def keys(language: str) -> list[str]:
    return [key for catalog in CATALOGS for key, _ in messages(language, catalog)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_catalogs_without_a_mistake(language: str) -> None:
    found = sorted(path.name for path in (SOURCE / "locale" / language).iterdir())
    junk = [entry for catalog in CATALOGS for entry in entries(language, catalog) if isinstance(entry, ast.Junk)]

    assert (found, junk) == (CATALOGS, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice_and_none_is_empty(language: str) -> None:
    twice = [key for key, count in Counter(keys(language)).items() if count > 1]
    empty = [key for catalog in CATALOGS for key, message in messages(language, catalog) if message.value is None]

    assert (twice, empty) == ([], [])


@pytest.mark.parametrize("catalog", CATALOGS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_with_the_same_variables(language: str, catalog: str) -> None:
    english = {key: variables(message) for key, message in messages("en", catalog)}

    assert {key: variables(message) for key, message in messages(language, catalog)} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_asks_for_a_style(language: str) -> None:
    """The page and the server would show it differently."""
    names = Names()
    for catalog in CATALOGS:
        for _, message in messages(language, catalog):
            names.visit(message)

    assert "style" not in names.arguments


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_dashes_are_those_of_the_language(language: str) -> None:
    text = "\n".join(
        line
        for catalog in CATALOGS
        for line in (SOURCE / "locale" / language / catalog).read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    )
    foreign = {"en": "«»„", "es": "“”„", "ru": "“”"}[language]

    assert [mark for mark in f'"{foreign}' if mark in text] == []
    assert " -- " not in text
    assert " - " not in text
    assert "..." not in text


@cache
def source() -> str:
    """The whole source of engine, table and web, without games that nobody can choose yet."""
    unfinished = [
        folder for folder in (SOURCE / "games").iterdir() if folder.is_dir() and folder.name not in games.NAMES
    ]
    files = [path for path in sorted(SOURCE.rglob("*.py")) if not set(unfinished) & set(path.parents)]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def codes() -> set[str]:
    """The refusal codes that the source gives."""
    return set(re.findall(r'\b(?:Refusal|problem|_turn_away)\(\s*(?:websocket, )?"([a-z0-9-]+)"', source()))


def test_every_refusal_has_a_message() -> None:
    said = set(keys("en"))

    silent = [code for code in sorted(codes()) if not {f"refuse-{code}", f"problem-{code}"} & said]

    assert len(codes()) > 50
    assert silent == []


def test_no_refusal_is_worded_that_nobody_gives() -> None:
    worded = [key.removeprefix("refuse-") for key in keys("en") if key.startswith("refuse-")]

    assert [code for code in worded if f'"{code}"' not in source()] == []


def test_every_clause_of_classic_durak_has_a_rule() -> None:
    rules = [key.removeprefix("rule-") for key in keys("en") if key.startswith("rule-")]

    assert rules == [f"R{number}" for number in range(1, 37)]


def test_every_open_point_of_classic_durak_has_a_ruling() -> None:
    rulings = [key.removeprefix("ruling-") for key in keys("en") if key.startswith("ruling-")]

    assert rulings == ["Q1", "Q2", "Q3", "Q4", "Q5", "Q5a", *(f"Q{number}" for number in range(6, 23))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_rulings_are_marked_alike_in_every_language(language: str) -> None:
    text = (SOURCE / "locale" / language / "rules.ftl").read_text(encoding="utf-8")
    marked = re.findall(r"^rulings-house = (.*)$", text, flags=re.MULTILINE)

    assert marked == ["Q2 Q3 Q4 Q5 Q5a Q6 Q7 Q10 Q11 Q12 Q13 Q14 Q17 Q18 Q19 Q20 Q21 Q22"]
