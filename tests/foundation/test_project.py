"""The project's own promises: pinned libraries, reasons for exceptions, sources that open with what they are for."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import kozyr

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
SOURCES = sorted(path for folder in ("src", "tests", "scripts") for path in (ROOT / folder).rglob("*.py"))
ANY_CODE = r"[A-Z]+[0-9]*(?:, ?[A-Z]+[0-9]*)*"


def ids(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def compiled_patterns() -> list[str]:
    """The list COMPILED of setup.py, read without running it."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            return [str(pattern) for pattern in ast.literal_eval(node.value)]
    pytest.fail("setup.py names no COMPILED")


def compiled_sources() -> list[Path]:
    return sorted({path for pattern in compiled_patterns() for path in ROOT.glob(pattern)})


def literal_shifts(tree: ast.AST) -> Iterator[int]:
    """The lines that shift a literal to the left."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
            yield node.lineno


def requirements(lock: Path) -> list[str]:
    """The entries of a lock, each with its continued lines, without remarks."""
    joined = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line and not line.lstrip().startswith("#")]


@pytest.mark.parametrize("lock", LOCKS, ids=ids)
def test_every_locked_library_has_one_version_and_hashes(lock: Path) -> None:
    entries = requirements(lock)

    assert len(entries) > 30
    assert [entry for entry in entries if "--hash=sha256:" not in entry or "==" not in entry] == []


def test_the_libraries_for_testing_contain_those_for_the_lab_and_these_those_for_serving() -> None:
    lab, serve, test = ({entry.split()[0] for entry in requirements(lock)} for lock in LOCKS)

    assert serve < lab < test


@pytest.mark.parametrize("lock", [*LOCKS, ROOT / "page" / "package-lock.json"], ids=ids)
def test_no_lock_carries_the_address_of_a_registry(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")

    assert re.findall(r'https?://(?!\S*funding)\S*\.(?:tgz|whl|tar\.gz)|index-url|"resolved"', text) == []


def test_every_locked_library_of_the_page_has_a_hash() -> None:
    lock = json.loads((ROOT / "page" / "package-lock.json").read_text(encoding="utf-8"))

    packages = {name: entry for name, entry in lock["packages"].items() if name}

    assert packages
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


def test_the_locked_build_is_the_build_of_the_wheel() -> None:
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]
    assert all("==" in requirement for requirement in PROJECT["build-system"]["requires"])


def test_the_package_has_one_version() -> None:
    assert kozyr.__version__ == PROJECT["project"]["version"]
    assert f"## {kozyr.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_ignored_lint_rule_has_a_reason() -> None:
    table = (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[tool.ruff.lint]")[1].split("\n[tool.")[0]
    rules = re.findall(rf'^ +"{ANY_CODE}",.*$', table, flags=re.MULTILINE)

    assert len(rules) > 10
    assert [rule for rule in rules if not re.search(r", # \w.{10,}", rule)] == []


@pytest.mark.parametrize("source", [*SOURCES, ROOT / "setup.py"], ids=ids)
def test_every_exception_from_a_check_names_its_rule_and_reason(source: Path) -> None:
    lines = source.read_text(encoding="utf-8").splitlines()
    exceptions = [line for line in lines if re.search(r"#\s*(noqa|type:\s*ignore)", line)]
    reason = rf"# (noqa: {ANY_CODE}|type: ignore\[[a-z, -]+\]) +(#|-|–) ?\w.{{8,}}"

    assert [line for line in exceptions if "re.search" not in line and not re.search(reason, line)] == []


@pytest.mark.parametrize("source", [*SOURCES, ROOT / "setup.py"], ids=ids)
def test_every_module_opens_with_a_sentence_that_says_what_it_is_for(source: Path) -> None:
    docstring = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8")))

    assert docstring is not None
    assert re.match(r"\S.+ .+[.:?]$", docstring.split("\n\n")[0], flags=re.DOTALL)


def test_the_compiled_set_is_where_setup_says() -> None:
    assert [pattern for pattern in compiled_patterns() if not list(ROOT.glob(pattern))] == []
    assert ROOT / "src" / "kozyr" / "protocol.py" not in compiled_sources()


@pytest.mark.parametrize("source", compiled_sources(), ids=ids)
def test_no_compiled_module_shifts_a_literal(source: Path) -> None:
    # mypyc 2.4.1 makes `1 << x` 32 bits wide; the table BIT of cards.py is the safe form.
    assert list(literal_shifts(ast.parse(source.read_text(encoding="utf-8")))) == []


def test_a_literal_shift_would_be_found() -> None:
    assert list(literal_shifts(ast.parse("def f(x):\n    return BIT[x] | 1 << x\n"))) == [2]


def test_nothing_compiled_lies_beside_the_sources() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []
