"""The built page: files under their own names, and the page itself for every address that is the page's."""

from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from kozyr.web.answers import problem

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # the build names these files by their content
ALWAYS_ASK = "no-cache"
MISSING = "The page has not been built: this copy of Kozyr has no kozyr/web/static. See CONTRIBUTING.md.\n"


class Page:
    """Serves one folder with the built page."""

    def __init__(self, static: Path = STATIC) -> None:
        self._static = static

    async def endpoint(self, request: Request) -> Response:
        """Answer with a file, the page, or what is missing."""
        path = PurePosixPath(request.url.path.lstrip("/"))
        file = self._file(path)
        if file is not None:
            kept = FOREVER if path.parts[0] == "assets" else ALWAYS_ASK
            return FileResponse(file, headers={"cache-control": kept})
        if path.suffix:
            return problem("not-found")
        index = self._static / "index.html"
        if not index.is_file():
            return PlainTextResponse(MISSING, 503)
        return FileResponse(index, headers={"cache-control": ALWAYS_ASK})

    def _file(self, path: PurePosixPath) -> Path | None:
        """Find a file of the page; nothing outside its folder."""
        if not path.parts or ".." in path.parts or "\0" in str(path):
            return None
        file = (self._static / path).resolve()
        return file if file.is_file() and file.is_relative_to(self._static.resolve()) else None
