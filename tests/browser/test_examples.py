"""The examples of the rules page are true: the engine says so."""

from pathlib import Path

import msgspec
import pytest

from kozyr import games

FILE = Path(__file__).parents[2] / "page" / "src" / "rules" / "examples.json"
NAMES = ["Masha", "Sasha"]


class Duel(msgspec.Struct):
    """An attack, an answer, and whether it beats."""

    id: str
    clause: str
    trump: str
    table: list[str]
    beats: bool | None = None


DUELS = [duel for duel in msgspec.json.decode(FILE.read_bytes(), type=list[Duel]) if duel.beats is not None]


@pytest.mark.parametrize("duel", DUELS, ids=[duel.id for duel in DUELS])
def test_an_example_of_one_pair_shows_what_beats_what(duel: Duel) -> None:
    attack, answer = duel.table[0].split("/")
    game = games.make("durak", 2, {})
    hands = {"Masha": f"{attack} Ac", "Sasha": f"{answer} Kc"}
    state = game.position({"trump": duel.trump, "hands": hands}, NAMES)
    game.apply(state, 0, game.parse(f"attack {attack}", NAMES))

    beats = game.why_not(state, 1, game.parse(f"beat {attack} {answer}", NAMES)) is None

    assert beats is duel.beats
