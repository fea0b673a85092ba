"""Holding a tournament: it is played by a crew, and kept in a folder if there is one."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from msgspec import json

from kozyr.lab.crew import Crew
from kozyr.lab.files import passing
from kozyr.lab.journal import journal
from kozyr.lab.standings import Standings, as_dict, standings
from kozyr.lab.standings_shown import draw
from kozyr.lab.tournament import Block, Plan, run

STANDINGS: Final = "standings.json"
PLOT: Final = "ratings.svg"

Advance = Callable[[int], None]


def hold(plan: Plan, crew: Crew, folder: Path | None, advance: Advance) -> Standings:
    """Play what is not played yet and judge it; ``advance`` hears how many more games are finished.

    A folder gets the log of the games, the standings and their plot. JournalError when it holds something else, OSError
    when it cannot be written, ClusterError when the crew loses its workers.
    """
    if folder is None:
        return standings(plan, list(_counted(run(plan, [], crew), advance)))
    with journal(folder, plan) as log:
        blocks = list(_counted(iter(log.blocks), advance))
        for block in _counted(run(plan, log.blocks, crew), advance):
            log.append(block)
            blocks.append(block)
        found = standings(plan, blocks)
        _keep(found, folder)
    return found


def _keep(found: Standings, folder: Path) -> None:
    with passing(folder / STANDINGS) as part:
        part.write_bytes(json.format(json.encode(as_dict(found))) + b"\n")
    with passing(folder / PLOT) as part:
        draw(found, part)


def _counted(blocks: Iterator[Block], advance: Advance) -> Iterator[Block]:
    for block in blocks:
        advance(block.size())
        yield block
