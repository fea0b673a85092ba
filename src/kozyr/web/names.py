"""What people may call themselves."""

import unicodedata

from kozyr.record import why_no_name

LENGTH_MOST = 20


def tidy(text: str) -> str | None:
    r"""Bring a name into its one form; None when it is empty, too long, or holds what cannot be seen.

    >>> tidy("  Ana   María "), tidy(" "), tidy("a\u202eb")
    ('Ana María', None, None)
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LENGTH_MOST or not name.isprintable():
        return None
    return name


def one_word(name: str, seat: int) -> str:
    """Make a name fit for a record, where a name is one word.

    >>> one_word("Ana María", 0), one_word("?!", 1)
    ('Ana_María', 's1')
    """
    word = "".join(sign if sign.isalnum() else "_" for sign in name).strip("_")
    return f"s{seat}" if not word or why_no_name(word) else word
