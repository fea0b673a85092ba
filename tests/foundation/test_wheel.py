"""What the package holds, as source archive, as pure wheel, without a C compiler, and installed in an empty place."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = Path(sys.executable)
MODULES = sorted(path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "kozyr").rglob("*.py"))
CATALOGS = sorted(path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "kozyr").rglob("*.ftl"))


def call(*words: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return set(opened.namelist())


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source archive, with the page's libraries as they are installed here."""
    folder = tmp_path_factory.mktemp("sdist")
    call(PYTHON, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, cwd=ROOT)
    (archive,) = folder.glob("kozyr-*.tar.gz")
    call("tar", "-xf", archive, cwd=folder)
    (source,) = (path for path in folder.iterdir() if path.is_dir())
    (source / "page" / "node_modules").symlink_to(ROOT / "page" / "node_modules")
    return source


def build(source: Path, **environment: str) -> Path:
    shutil.rmtree(source / "dist", ignore_errors=True)
    call(PYTHON, "-m", "build", "--wheel", "--no-isolation", cwd=source, **environment)
    (wheel,) = (source / "dist").glob("*.whl")
    return wheel


def test_the_pure_wheel_from_the_source_archive_holds_everything_and_runs_anywhere(unpacked: Path) -> None:
    wheel = build(unpacked, KOZYR_PURE="1")

    held = names(wheel)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert sorted(name for name in held if name.endswith(".py")) == MODULES
    assert sorted(name for name in held if name.endswith(".ftl")) == CATALOGS
    assert "kozyr/web/static/index.html" in held
    assert [name for name in held if name.endswith(".so")] == []


def test_without_a_c_compiler_the_wheel_holds_the_same_modules_interpreted(unpacked: Path) -> None:
    wheel = build(unpacked, CC="/bin/false")

    held = names(wheel)
    assert sorted(name for name in held if name.endswith(".py")) == MODULES
    assert [name for name in held if name.endswith(".so")] == []


def test_the_wheel_serves_the_page_from_an_empty_place_without_node(tmp_path: Path) -> None:
    (wheel,) = (ROOT / "build" / "wheel").glob("kozyr-*.whl")
    call(PYTHON, "-m", "venv", tmp_path / "empty", cwd=tmp_path)
    python = tmp_path / "empty" / "bin" / "python"
    call(python, "-m", "pip", "install", "--no-deps", "--no-index", wheel, cwd=tmp_path)
    # The libraries are those of this environment, Kozyr itself is the new one: its folder comes first.
    (site,) = (tmp_path / "empty" / "lib").glob("python*/site-packages")
    (site / "libraries.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")

    server = subprocess.Popen(
        [tmp_path / "empty" / "bin" / "kozyr", "serve", "--port", "0", "--data", tmp_path / "data"],
        cwd=tmp_path,
        env={"PATH": "/nowhere", "HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        page = urllib.request.urlopen(address).read().decode()
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        sizes = [len(urllib.request.urlopen(address + part).read()) for part in parts]
        where = call(python, "-c", "import kozyr; print(kozyr.__file__)", cwd=tmp_path)
    finally:
        server.terminate()
        server.communicate()

    assert where.startswith(str(tmp_path))
    assert sizes
    assert min(sizes) > 0
