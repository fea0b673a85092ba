"""What worker processes do for a review, on plain data: the text of the record, and what was judged of it so far."""

from collections.abc import Sequence

from msgspec import json

from kozyr import record, review
from kozyr.review import Judged

ITERATIONS = review.ITERATIONS
SECONDS = 1.0  # for one look at a decision; reached where the rules run interpreted


def decisions(text: str) -> list[int]:
    """List the steps of a record that are decisions."""
    return review.decisions(record.read(text))


def judged(text: str, step: int, iterations: int) -> Judged:
    """Judge one decision."""
    return review.judge(text, step, iterations=iterations, seconds=SECONDS)


def assembled(text: str, moves: Sequence[Judged]) -> str:
    """Put the review together, as JSON."""
    return json.encode(review.assemble(record.read(text), moves)).decode()
