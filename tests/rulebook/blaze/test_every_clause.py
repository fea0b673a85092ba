"""Each clause of Blaze has a test that bears its id."""

import re
from pathlib import Path

CLAUSES = [f"B{number}" for number in range(1, 35)]


def test_every_clause_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
    names = re.findall(r"^(?:async )?def test_(\w+)", "\n".join(sources), re.MULTILINE)

    named = {word for name in names for word in name.split("_")}

    assert [clause for clause in CLAUSES if clause not in named] == []
