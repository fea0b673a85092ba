"""Records for the tests of the review: golden games, and small positions with a script."""

from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "golden" / "games"
FEW = 12


def golden(name: str) -> str:
    """The text of a golden game."""
    return (GOLDEN / f"{name}.toml").read_text(encoding="utf-8")


def position(hands: dict[str, str], script: str, *, talon: str = "", options: str = "", game: str = "durak") -> str:
    """Write a position with spades (in Blaze red) as trumps and what is played there."""
    lines = [f"{name} = {cards!r}" for name, cards in hands.items()]
    parts = [
        f"game = {game!r}",
        f"seats = {list(hands)!r}",
        f"[options]\n{options}",
        f"[position]\ntrump = {('s' if game == 'durak' else 'r')!r}\ntalon = {talon!r}",
        "[position.hands]",
        *lines,
        f"[play]\nscript = '''\n{script}\n'''",
    ]
    return "\n".join(parts)


# The ace of trumps sends the other hand beyond what it can lay down; the six lets it out beside him.
LOST_WIN = position(
    {"Ana": "6h As", "Boris": "7h Kd"}, "Ana attack 6h\nBoris beat 6h 7h\nall hold\nBoris attack Kd\nAna beat Kd As"
)
