"""What every test run shares: which tests run interpreted, how Hypothesis searches, and that nothing is skipped."""

import os
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent
# The rules and what computes with them run interpreted and compiled; everything else once, on the compiled wheel.
RUN_TWICE = [
    TESTS / "bots",
    TESTS / "foundation" / "test_compiled.py",
    TESTS / "golden",
    TESTS / "laws",
    TESTS / "records",
    TESTS / "rulebook",
]
SKIPS_NOTHING = "a skipped test hides what is missing: make it run, or take it out"

# A noisy machine is no reason to fail, so no test has a deadline. CI looks at the same examples each time.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def runs_interpreted(path: Path) -> bool:
    """Say whether a file or folder has tests for the interpreted run."""
    return any(path == kept or kept in path.parents or path in kept.parents for kept in RUN_TWICE)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if os.environ.get("KOZYR_EXPECT") == "interpreted" and not runs_interpreted(collection_path):
        return True
    return None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{SKIPS_NOTHING} ({report.longrepr})"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"{SKIPS_NOTHING} ({report.longrepr})"
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser of the browser tests is; without one they fail, since a skip would hide that."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path is not None:
            return path
    pytest.fail("no chromium on the path: the browser tests need it (apt-get install chromium)")
