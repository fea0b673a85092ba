"""Each clause and each ruling has a test that bears its id."""

import re
from pathlib import Path

CLAUSES = [f"R{number}" for number in range(1, 60)]
RULINGS = [*(f"Q{number}" for number in range(1, 39)), "Q5a"]


def test_every_clause_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]
    names = re.findall(r"^(?:async )?def test_(\w+)", "\n".join(sources), re.MULTILINE)

    named = {word for name in names for word in name.split("_")}

    assert [clause for clause in CLAUSES + RULINGS if clause not in named] == []
