"""What holds for every answer: security headers, no foreign origins, and a guest for whoever asks."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kozyr.web.answers import problem
from kozyr.web.identity import ForgedError, Identity

SAFE_METHODS = ("GET", "HEAD")
NO_GUEST_NEEDED = ("/assets/", "/healthz", "/metrics")

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def same_origin(headers: Headers) -> bool:
    """Say whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def base_of(scope: Scope, headers: Headers) -> str:
    """Give the address under which the request reached us, such as ``https://example.org``."""
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    return f"{scheme}://{headers.get('host', '')}"


class Guard:
    """Stands before the whole app; leaves the guest's id in the scope as ``guest``."""

    def __init__(self, app: ASGIApp, identity: Identity) -> None:
        self._app = app
        self._identity = identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; sockets look after themselves."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        extra = dict(HEADERS)

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered = MutableHeaders(scope=message)
                for name, value in extra.items():
                    answered.setdefault(name, value)  # a resume link's answer names its own guest
            await send(message)

        changes = scope["method"] not in SAFE_METHODS
        if changes and not same_origin(headers):
            await problem("foreign-origin", 403)(scope, receive, send_more)
            return
        if scope["path"].startswith(NO_GUEST_NEEDED):
            await self._app(scope, receive, send_more)
            return
        guest, forged = self._guest(headers)
        if guest is None:
            guest = self._identity.new_guest()
            extra["set-cookie"] = self._identity.cookie(guest, secure=base_of(scope, headers).startswith("https"))
        if forged and changes:
            await problem("forged-cookie", 401)(scope, receive, send_more)
            return
        scope["guest"] = guest
        await self._app(scope, receive, send_more)

    def _guest(self, headers: Headers) -> tuple[str | None, bool]:
        try:
            return self._identity.read(headers.get("cookie", "")), False
        except ForgedError:
            return None, True
