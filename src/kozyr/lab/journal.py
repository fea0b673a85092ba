"""The log of a tournament in its folder: what it is, then a line for each finished task, safe on the disk.

After a kill the log goes on behind its last whole line.
"""

import fcntl
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from msgspec import DecodeError, json

from kozyr import __version__
from kozyr.lab.tournament import Block, Plan

NAME: Final = "games.jsonl"

Header = Mapping[str, object]


class JournalError(Exception):
    """A folder does not hold this tournament; the message says what and where."""


def header(plan: Plan) -> dict[str, object]:
    """Say what a tournament is, as its first line does."""
    return {
        "kozyr": "tournament",
        "version": __version__,
        "game": plan.game,
        "options": dict(plan.options),
        "players": plan.players,
        "bots": list(plan.bots),
        "line-ups": {lineup.name: lineup.deals for lineup in plan.lineups},
        "seed": plan.seed,
    }


class Journal:
    """An open log that nobody else writes; ``blocks`` are the tasks that were finished when it was opened."""

    def __init__(self, file: BinaryIO, blocks: tuple[Block, ...]) -> None:
        """Take the file, positioned behind its last line."""
        self.file = file
        self.blocks = blocks

    def append(self, block: Block) -> None:
        """Write a finished task; when this returns it is on the disk."""
        self.file.write(json.encode(block) + b"\n")
        _to_disk(self.file)


@contextmanager
def journal(folder: Path, plan: Plan) -> Iterator[Journal]:
    """Open the log in a folder, or begin one in a new folder, or in one that is empty but for hidden files.

    JournalError when the folder holds something else, or is in use; OSError when it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / NAME).exists() and any(not file.name.startswith(".") for file in folder.iterdir()):
        raise JournalError(f"{folder} is not empty and holds no tournament")
    with (folder / NAME).open("ab+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise JournalError(f"{folder} is in use by another tournament") from error
        blocks = _read(file, folder / NAME, plan)
        if blocks is None:
            file.truncate(0)
            file.write(json.encode(header(plan)) + b"\n")
            _to_disk(file)
        yield Journal(file, blocks or ())


def _read(file: BinaryIO, path: Path, plan: Plan) -> tuple[Block, ...] | None:
    """Read what is there, None if not even a first line; a torn last line is cut off."""
    file.seek(0)
    text = file.read()
    whole = text[: text.rfind(b"\n") + 1]
    if not whole:
        return None
    first, *others = whole.splitlines()
    _compare(first, path, plan)
    blocks = tuple(_block(line, f"{path}, line {number}", plan) for number, line in enumerate(others, start=2))
    file.truncate(len(whole))
    return blocks


def _compare(line: bytes, path: Path, plan: Plan) -> None:
    """See that the log is of this tournament."""
    wanted = json.decode(json.encode(header(plan)))
    try:
        found = json.decode(line, type=dict[str, object])
    except DecodeError as error:
        raise JournalError(f"{path}, line 1: this is no log of a tournament ({error})") from error
    for name, value in wanted.items():
        if found.get(name) != value:
            raise JournalError(
                f"{path} holds another tournament: its {name} is {_plain(found.get(name))}, not {_plain(value)}"
            )


def _block(line: bytes, where: str, plan: Plan) -> Block:
    try:
        block = json.decode(line, type=Block)
    except DecodeError as error:
        raise JournalError(f"{where}: this is no finished task ({error})") from error
    if not 0 <= block.lineup < len(plan.lineups) or not _fits(block, plan):
        raise JournalError(f"{where}: these games are not of this tournament")
    return block


def _fits(block: Block, plan: Plan) -> bool:
    """Say whether a task has as many games as the plan wants, each with a score for every seat."""
    lineup = plan.lineups[block.lineup]
    if not 0 <= block.first <= block.last < lineup.deals:
        return False
    wanted = [len(lineup.rotations(deal)) for deal in range(block.first, block.last + 1)]
    sizes = [len(games) for games in block.games]
    return sizes == wanted and all(len(game.scores) == plan.players for games in block.games for game in games)


def _plain(value: object) -> str:
    return "missing" if value is None else json.encode(value).decode()


def _to_disk(file: BinaryIO) -> None:
    file.flush()
    os.fsync(file.fileno())
