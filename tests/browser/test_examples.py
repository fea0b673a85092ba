"""The examples of the rules page are true: the engine says so."""

from pathlib import Path

import msgspec
import pytest

from kozyr import games

FILE = Path(__file__).parents[2] / "page" / "src" / "rules" / "examples.json"
NAMES = ["Masha", "Sasha", "Dima"]


class Duel(msgspec.Struct):
    """An attack, an answer, and whether it beats."""

    id: str
    clause: str
    trump: str
    table: list[str]
    beats: bool | None = None
    game: str = "durak"
    enchanted: list[str] = []


VERBS = {"durak": ("attack", "beat", ("Kc", "10c", "9c")), "blaze": ("challenge", "reject", ("4y", "4y", "3y"))}
DUELS = [duel for duel in msgspec.json.decode(FILE.read_bytes(), type=list[Duel]) if duel.beats is not None]


@pytest.mark.parametrize("duel", DUELS, ids=[duel.id for duel in DUELS])
def test_an_example_of_one_pair_shows_what_beats_what(duel: Duel) -> None:
    attack, answer = duel.table[0].split("/")
    options = {"enchanted": duel.enchanted} if duel.enchanted else {}
    game = games.make(duel.game, 3, options)
    opens, beats, spare = VERBS[duel.game]
    hands = dict(zip(NAMES, (f"{attack} {spare[0]}", f"{answer} {spare[1]}", spare[2]), strict=True))
    state = game.position({"trump": duel.trump, "hands": hands}, NAMES)
    game.apply(state, 0, game.parse(f"{opens} {attack}", NAMES))

    refusal = game.why_not(state, 1, game.parse(f"{beats} {attack} {answer}", NAMES))

    assert (refusal is None) is duel.beats
