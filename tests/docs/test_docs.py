"""Every command and code block of the documentation runs, and its links lead somewhere.

`console` blocks hold commands after `$ ` and below each what it prints, `...` for anything; `python` blocks hold a
session (`>>>`) or a program; `toml` blocks a scenario or record; `ini` blocks a service of systemd. `text` blocks are
only shown.
"""

import configparser
import doctest
import os
import re
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
LANGUAGES = {"console", "ini", "python", "text", "toml"}
SERVES = re.compile(r"(\./run|kozyr serve|\./run kozyr serve)( --.*)?")
# What a test cannot do: fetch from elsewhere, change the system, or run itself.
ELSEWHERE = re.compile(r"git clone .*|cd kozyr|sudo .*|\./run test( .*)?|bash \.ci/run|pip install .*|systemctl .*")
OPTIONS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Block:
    """One fenced block of a page."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def tokens(page: Path) -> list[Token]:
    return MarkdownIt().parse(page.read_text(encoding="utf-8"))


def blocks() -> Iterator[Block]:
    for page in PAGES:
        for token in tokens(page):
            if token.type in ("fence", "code_block"):
                yield Block(page, (token.map or [0])[0] + 1, token.info.strip(), token.content)


def targets(page: Path) -> list[Path]:
    """Where the links and pictures of a page lead inside the repository."""
    inline = [child for token in tokens(page) for child in token.children or []]
    links = [str(child.attrs.get("href") or child.attrs.get("src")) for child in inline if child.attrs]
    return [(page.parent / link.split("#")[0]).resolve() for link in links if not re.match(r"[a-z]+:|#", link)]


def in_language(language: str) -> list[Block]:
    return [block for block in blocks() if block.language == language]


def steps(console: str) -> list[tuple[str, str]]:
    """Each command of a console block with what it should print."""
    parts = re.split(r"^\$ ", console.replace("\\\n", " "), flags=re.MULTILINE)
    assert parts[0] == "", "a console block starts with a command"
    return [(command, output) for command, _, output in (part.partition("\n") for part in parts[1:])]


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Path]:
    """For each page a folder that looks like the repository, where its commands may write."""
    folders = {page: tmp_path_factory.mktemp("docs") for page in PAGES}
    for folder in folders.values():
        for name in ("run", "scenarios", "scripts", "docs", "src", "tests", "pyproject.toml"):
            (folder / name).symlink_to(ROOT / name)
    return folders


def environment(place: Path) -> dict[str, str]:
    home = place / "home"
    home.mkdir(exist_ok=True)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "COLUMNS": "120"}


def serve_once(command: str, place: Path) -> None:
    """Starts a serving command on a free port, loads its page and stops it."""
    words = [*command.split(), "--port", "0", "--data", str(place / "tables")]
    server = subprocess.Popen(
        words, cwd=place, env=environment(place), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        assert server.stdout is not None
        seen = ""
        for line in server.stdout:
            seen += line
            address = re.search(r"http://\S+:[1-9]\d*", line)
            if address:
                with urllib.request.urlopen(address[0].replace("0.0.0.0", "127.0.0.1")) as page:
                    assert b"<html" in page.read()
                return
        pytest.fail(f"{command} told no address: {seen}")
    finally:
        server.terminate()
        server.communicate()


def run_step(command: str, expected: str, place: Path) -> None:
    if SERVES.fullmatch(command):
        serve_once(command, place)
        return
    if ELSEWHERE.fullmatch(command):
        return
    done = subprocess.run(
        command,
        shell=True,
        cwd=place,
        env=environment(place),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"$ {command}\n{done.stdout}"
    if expected.strip():
        assert doctest.OutputChecker().check_output(expected, done.stdout, OPTIONS), f"$ {command}\n{done.stdout}"


def test_every_block_says_its_language() -> None:
    found = list(blocks())

    assert found
    assert [str(block) for block in found if block.language not in LANGUAGES] == []


@pytest.mark.parametrize("block", in_language("console"), ids=str)
def test_the_commands_of_a_page_do_what_it_shows(block: Block, places: dict[Path, Path]) -> None:
    for command, expected in steps(block.text):
        run_step(command, expected, places[block.page])


@pytest.mark.parametrize("block", in_language("python"), ids=str)
def test_the_python_of_a_page_runs(block: Block) -> None:
    if ">>>" not in block.text:
        exec(compile(block.text, str(block), "exec"), {"__name__": "__main__"})
        return
    session = doctest.DocTestParser().get_doctest(block.text, {}, str(block), str(block.page), block.line)
    told: list[str] = []

    doctest.DocTestRunner(optionflags=OPTIONS).run(session, out=told.append)

    assert told == []


@pytest.mark.parametrize("block", in_language("toml"), ids=str)
def test_the_scenarios_and_records_of_a_page_hold(block: Block, tmp_path: Path) -> None:
    file = tmp_path / "shown.toml"
    file.write_text(block.text, encoding="utf-8")
    command = "check" if "position" in tomllib.loads(block.text) else "replay"

    run_step(f"kozyr {command} {file.name}", "", tmp_path)


@pytest.mark.parametrize("block", in_language("ini"), ids=str)
def test_the_service_of_a_page_starts(block: Block, tmp_path: Path) -> None:
    unit = configparser.ConfigParser()
    unit.optionxform = str  # type: ignore[assignment,method-assign] # names of systemd keep their capitals

    unit.read_string(block.text)

    serve_once(unit["Service"]["ExecStart"].removeprefix("/opt/kozyr/bin/"), tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_inside_the_repository_leads_somewhere(page: Path) -> None:
    assert [str(target) for target in targets(page) if not target.exists()] == []


def test_the_readme_leads_to_every_page() -> None:
    reached: set[Path] = set()
    ahead = [ROOT / "README.md"]
    while ahead:
        page = ahead.pop()
        if page in PAGES and page not in reached:
            reached.add(page)
            ahead += targets(page)

    assert [str(page) for page in PAGES if page not in reached] == []
