"""Who is asking: a guest known by a signed cookie, and links that carry a seat to another device."""

import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "kozyr"
YEAR = 365 * 24 * 3600


class ForgedError(Exception):
    """The cookie is not one of ours."""


class Identity:
    """Signs and reads guests' cookies and the resume links of seats."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="guest")
        self._links = URLSafeSerializer(secret, salt="resume")

    def new_guest(self) -> str:
        """Make up an id."""
        return secrets.token_urlsafe(12)

    def read(self, header: str) -> str | None:
        """Read the guest from a Cookie header; None without our cookie, `ForgedError` for one that we did not sign."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        guest = _loaded(self._cookies, morsel.value)
        if not isinstance(guest, str):
            raise ForgedError
        return guest

    def cookie(self, guest: str, *, secure: bool) -> str:
        """Write the Set-Cookie header of a guest."""
        value = self._cookies.dumps(guest)
        attributes = f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={value}; {attributes}{'; Secure' if secure else ''}"

    def token(self, code: str, seat: int, guest: str) -> str:
        """Write the token that lets another device sit where this guest sits."""
        return str(self._links.dumps([code, seat, guest]))

    def resume(self, token: str) -> tuple[str, int, str] | None:
        """Read a token: table, seat and guest; None for one that we did not sign."""
        match _loaded(self._links, token):
            case [str(code), int(seat), str(guest)]:
                return code, seat, guest
        return None


def _loaded(serializer: URLSafeSerializer, text: str) -> object:
    try:
        return serializer.loads(text)
    except BadSignature:
        return None
