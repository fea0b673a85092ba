"""The catalogs say the same things in every language, and there are words for every code and clause of the engine."""

import ast as ast_of_python
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kozyr import games, words
from kozyr.cards import RANK_TEXTS
from kozyr.games.durak.powers import INDICATED_BY_ACE, INDICATED_BY_SIX

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kozyr"
LANGUAGES = ("en", "es", "ru")
OTHERS = ("es", "ru")
# Each power with its clauses as they stand at the end of its text.
CLAUSES_OF_POWERS = {
    "6": "R40",
    "7": "R41",
    "8": "R42, R43",
    "9": "R44–R46",
    "10": "R47",
    "J": "R48",
    "Q": "R49",
    "K": "R50",
    "A": "R51",
}
# How the names of the suits begin, in the order of the engine.
SUIT_STEMS = {
    "en": ("spade", "club", "diamond", "heart"),
    "es": ("pica", "trébol", "diamant", "coraz"),
    "ru": ("пик", "треф", "буб", "черв"),
}
CATALOGS = sorted(path.name for path in (SOURCE / "locale" / "en").glob("*.ftl"))


class Names(Visitor):
    """What a message mentions: its variables, its functions and the named arguments of these."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.arguments: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that the visitor calls
        self.variables.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802 - the name that the visitor calls
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


# Where in the arguments of these calls the code stands.
GIVERS = {"Refusal": 0, "problem": 0, "_turn_away": 1}
BLAZE = SOURCE / "games" / "blaze"


def codes(paths: Iterable[Path]) -> set[str]:
    """The refusal codes that these files give: said outright, chosen by a condition, or named `code` before."""
    found: set[str] = set()
    for path in paths:
        for node in ast_of_python.walk(ast_of_python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast_of_python.Call) and isinstance(node.func, ast_of_python.Name):
                place = GIVERS.get(node.func.id, len(node.args))
                found.update(choices(node.args[place : place + 1]))
            elif is_given_to(node, "code"):
                found.update(choices(node_value(node)))
    return found


def is_given_to(node: ast_of_python.AST, name: str) -> bool:
    return isinstance(node, ast_of_python.Assign) and name in {name_of(target) for target in node.targets}


def node_value(node: ast_of_python.AST) -> list[ast_of_python.expr]:
    """The value that a node assigns or returns, if any."""
    value = getattr(node, "value", None)
    return [] if value is None else [value]


def name_of(node: ast_of_python.expr) -> str:
    return node.id if isinstance(node, ast_of_python.Name) else ""


def choices(values: Iterable[ast_of_python.expr]) -> Iterator[str]:
    """The texts that an expression may come to."""
    for value in values:
        if isinstance(value, ast_of_python.Constant) and isinstance(value.value, str):
            yield value.value
        elif isinstance(value, ast_of_python.IfExp):
            yield from choices([value.body, value.orelse])


def files_without_blaze() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if BLAZE not in path.parents]


def worded(catalog: str) -> list[str]:
    return [key.removeprefix("refuse-") for key, _ in messages("en", catalog) if key.startswith("refuse-")]


def test_every_refusal_has_a_message() -> None:
    said = set(keys("en"))
    given = codes(files_without_blaze())

    silent = [code for code in sorted(given) if not {f"refuse-{code}", f"problem-{code}"} & said]

    assert len(given) > 60
    assert silent == []


def test_no_refusal_is_worded_that_nobody_gives() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in files_without_blaze())

    assert [code for code in worded("refusals.ftl") if f'"{code}"' not in source] == []


def test_every_refusal_of_blaze_has_a_message_and_no_other_is_worded() -> None:
    assert sorted(worded("refusals-blaze.ftl")) == sorted(codes(BLAZE.glob("*.py")))


def verbs(log: Path) -> set[str]:
    """What a game tells in its log: the verbs of lines, chosen by a condition or given by a function of their own."""
    found: set[str] = set()
    for node in ast_of_python.walk(ast_of_python.parse(log.read_text(encoding="utf-8"))):
        if isinstance(node, ast_of_python.Call) and name_of(node.func) == "Line":
            found.update(choices(node.args[1:2]))
        elif isinstance(node, ast_of_python.Return) or is_given_to(node, "verb"):
            found.update(choices(node_value(node)))
    return found


@pytest.mark.parametrize(
    ("game", "actions"),
    [
        ("durak", "attack throw beat transfer take hold hold-king reverse"),
        ("blaze", "challenge extend reject pass hold"),
    ],
)
def test_every_action_has_a_sentence_in_the_log(game: str, actions: str) -> None:
    source = (SOURCE / "games" / game / "actions.py").read_text(encoding="utf-8")

    for verb in actions.split():
        assert f'"{verb.removesuffix("-king")}"' in source
        assert f"log-{verb}" in keys("en")


@pytest.mark.parametrize("game", games.NAMES)
def test_everything_that_a_game_tells_in_its_log_has_a_sentence(game: str) -> None:
    told = verbs(SOURCE / "games" / game / "log.py")

    assert len(told) > 5
    assert [verb for verb in sorted(told) if f"log-{verb}" not in keys("en")] == []


@pytest.mark.parametrize(
    ("catalog", "clauses"),
    [
        ("rules.ftl", [f"R{number}" for number in range(1, 37)]),
        ("rules-enchanted.ftl", [f"R{number}" for number in range(37, 52)]),
        ("rules-team.ftl", [f"R{number}" for number in range(52, 60)]),
        ("rules-blaze.ftl", [f"B{number}" for number in range(1, 35)]),
    ],
)
def test_every_clause_has_a_rule(catalog: str, clauses: list[str]) -> None:
    assert [key.removeprefix("rule-") for key, _ in messages("en", catalog) if key.startswith("rule-")] == clauses


@pytest.mark.parametrize(
    ("catalog", "points"),
    [
        ("rules.ftl", ["Q1", "Q2", "Q3", "Q4", "Q5", "Q5a", *(f"Q{number}" for number in range(6, 23))]),
        ("rules-enchanted.ftl", [f"Q{number}" for number in range(27, 39)]),
        ("rules-team.ftl", [f"Q{number}" for number in range(23, 27)]),
    ],
)
def test_every_open_point_has_a_ruling(catalog: str, points: list[str]) -> None:
    assert [key.removeprefix("ruling-") for key, _ in messages("en", catalog) if key.startswith("ruling-")] == points


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rulings_assumptions_and_other_sources_are_marked_alike_in_every_language(language: str) -> None:
    text = (SOURCE / "locale" / language / "rules.ftl").read_text(encoding="utf-8")
    marked = dict(re.findall(r"^(rul\w+-(?:house|assumed|from-box)) = (.*)$", text, flags=re.MULTILINE))

    assert marked == {
        "rulings-house": "Q2 Q3 Q4 Q5 Q5a Q6 Q7 Q10 Q11 Q12 Q13 Q14 Q17 Q18 Q19 Q20 Q21 Q22 Q23 Q25 Q26 Q27 Q28 Q35"
        " Q36 B7 B14 B19 B20 B26 B33 B34",
        "rulings-assumed": "Q27",
        "rules-from-box": "B1 B2 B3 B5 B6",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rank", RANK_TEXTS)
def test_an_enchanted_card_has_a_name_a_short_text_and_a_text_that_names_its_clauses(language: str, rank: str) -> None:
    short, whole = (words.text(language, f"power-{rank}{part}") for part in ("", "-text"))
    named = re.findall(r"\(([^()]*)\)$", whole)

    assert words.text(language, f"power-{rank}-name")
    assert len(short) <= 60
    assert named == [CLAUSES_OF_POWERS[rank]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "indicated"), [("ruling-Q27", INDICATED_BY_SIX), ("rule-R51", INDICATED_BY_ACE)])
def test_the_suits_that_the_words_give_to_sixes_and_aces_are_those_of_the_one_table(
    language: str, key: str, indicated: Sequence[int]
) -> None:
    """The sentences name each suit and then the one that it indicates."""
    stems = SUIT_STEMS[language]
    suits = [stems.index(stem) for stem in re.findall("|".join(stems), words.text(language, key).lower())]

    told = dict(zip(suits[::2], suits[1::2], strict=True))

    assert told == {suit: int(indicated[suit]) for suit in range(4)}
