"""Write a record as the TOML text that reads back as the same record."""

import json
from collections.abc import Mapping, Sequence

from kozyr.deal import Deal
from kozyr.record.reading import Record


def write(record: Record) -> str:
    r"""Write a record: head, options, deal or position, script; `read` gives the same record back.

    >>> from kozyr.record import read
    >>> head = 'game="durak"\nseats=["A", "B"]\nposition={trump="s", hands={A="6h", B="7h"}}\n'
    >>> write(read(head + "play={script='= limit 1'}")).splitlines()[3:8]
    ['[position]', 'trump = "s"', '', '[position.hands]', 'A = "6h"']
    """
    head: dict[str, object] = {"game": record.game.name}
    if record.title:
        head["title"] = record.title
    if record.clauses:
        head["clauses"] = record.clauses
    head["seats"] = record.names
    parts = [_pairs(head)]
    if record.game.options:
        parts.append(_table("options", record.game.options))
    if isinstance(record.opening, Deal):
        parts.append(_table("deal", _deal(record.opening, record.names)))
    else:
        parts.append(_table("position", record.opening))
    parts.append(_script(record))
    return "\n".join(parts)


def _deal(deal: Deal, names: tuple[str, ...]) -> dict[str, object]:
    table: dict[str, object] = {}
    if deal.dealer >= 0:
        table["dealer"] = names[deal.dealer]
    table["cards"] = " ".join(deal.cards)
    if deal.first >= 0:
        table["first"] = names[deal.first]
    if deal.reshuffle:
        table["reshuffle"] = deal.reshuffle
    return table


def _script(record: Record) -> str:
    lines = "".join(_escaped(line.text) + "\n" for line in record.script)
    return f'[play]\nscript = """\n{lines}"""\n'


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _table(name: str, table: Mapping[str, object]) -> str:
    inner = {key: value for key, value in table.items() if isinstance(value, Mapping)}
    plain = {key: value for key, value in table.items() if key not in inner}
    return "\n".join(
        [f"[{name}]\n{_pairs(plain)}", *(_table(f"{name}.{_key(key)}", own) for key, own in inner.items())]
    )


def _pairs(table: Mapping[str, object]) -> str:
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in table.items())


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if bare else _text(key)


def _value(value: object) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    assert isinstance(value, Sequence), f"no form for {value!r}"
    return f"[{', '.join(_value(item) for item in value)}]"


def _text(text: str) -> str:
    # JSON's texts are TOML's basic strings, but for the one control character that JSON leaves alone.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
