"""Answers over HTTP: JSON for what was asked, a code for what was refused."""

from collections.abc import Sequence

from msgspec import Struct, json
from starlette.responses import Response

from kozyr.protocol import Refusal
from kozyr.web.wire import Problem

NO_STORE = {"cache-control": "no-store"}

# What a refusal means in HTTP; all others are 400.
STATUS = {
    "unknown-table": 404,
    "no-record": 404,
    "not-found": 404,
    "not-stored": 503,
    "too-fast": 429,
    "too-large": 413,
}


def answer(body: Struct | Sequence[Struct], status: int = 200) -> Response:
    """Answer with JSON."""
    return Response(json.encode(body), status, media_type="application/json", headers=NO_STORE)


def problem(code: str, status: int | None = None, **values: str | int) -> Response:
    """Answer with a refusal code; the page has the words."""
    body = json.encode(Problem(code, values))
    return Response(body, status or STATUS.get(code, 400), media_type="application/json", headers=NO_STORE)


def refused(refusal: Refusal) -> Response:
    """Answer with the refusal of a table."""
    return problem(refusal.code, None, **refusal.values)
