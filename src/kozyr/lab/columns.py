"""The columns of a table of simulated games: what each is called, what it holds, and in which unit."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from string import Formatter
from typing import Final, Literal, TypeAlias

from kozyr.cards import RANK_TEXTS

Value: TypeAlias = int | float | str | bool | None
Row: TypeAlias = dict[str, Value]

ROUNDS: Final = (1, 2)
PHASES: Final = (1, 2)


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its name, the kind of its values (None is allowed in any), and what they tell.

    A name with ``{seat}``, ``{rank}``, ``{round}`` or ``{phase}`` stands for a column for each of them.
    """

    name: str
    kind: Literal["int", "float", "text", "flag"]
    tells: str

    def of_seats(self) -> bool:
        """Say whether there is one for each seat."""
        return "{seat}" in self.name

    def each(self, values: Mapping[str, Iterable[object]]) -> Iterator["Column"]:
        """Give the columns that the name stands for."""
        fields = [field for _, field, _, _ in Formatter().parse(self.name) if field]
        for chosen in product(*(values[field] for field in fields)):
            yield Column(self.name.format(**dict(zip(fields, chosen, strict=True))), self.kind, self.tells)


COMMON: Final = (
    Column("seed", "int", "seed of the run"),
    Column("number", "int", "number of the game in its configuration, from 1"),
    Column("deal", "int", "number of the deal; the same seed and number deal the same cards"),
    Column("rotation", "int", "by how many seats the bots sit further on"),
    Column("game", "text", "name of the game"),
    Column("options", "text", "options that differ from the book, as `--option` takes them; empty if none do"),
    Column("seats", "int", "number of seats"),
    Column("dealer", "int", "seat that dealt; empty in Blaze"),
    Column("first", "int", "seat that acted first"),
    Column("first_score", "float", "score of that seat, 0 (worst) to 1 (best)"),
    Column("outcome", "text", "how it ended: `durak`, `draw`, `winners` (teams) or `ranking` (Blaze)"),
    Column("reason", "text", "`endless` if the guard ended it (Q21), else empty"),
    Column("durak", "int", "seat of the durak, if there is one"),
    Column("winners", "text", "seats of the winning team, or of the winner in Blaze, with spaces between"),
    Column("length", "int", "actions, holds and bets among them"),
    Column("bouts", "int", "bouts, or challenges, that ended"),
    Column("takes", "int", "of these, how many ended in a take, or a pass in Blaze"),
    Column("throws", "int", "cards thrown in, or added to a challenge"),
    Column("beats", "int", "cards beaten, or rejected"),
    Column("seat{seat}_bot", "text", "bot on the seat"),
    Column("seat{seat}_score", "float", "score, 0 (worst) to 1 (best); a draw is 0.5"),
    Column("seat{seat}_trumps", "int", "trumps in the first hand"),
)
DURAK: Final = (
    Column("transfers", "int", "cards that passed the attack on"),
    Column("returned", "int", "surplus cards that went back to their owners (R23)"),
    Column("over_throws", "int", "cards thrown in when as many lay as may be beaten (Q7)"),
    Column("no_trump", "flag", "whether there was no trump suit (R43)"),
    Column("uses_{rank}", "int", "uses of the enchanted rank, told below; empty if it is ordinary"),
)
BLAZE: Final = (
    Column("length_{round}_{phase}", "int", "actions in a phase of a round, bets left out"),
    Column("bouts_{round}_{phase}", "int", "challenges in a phase of a round"),
    Column("cut_short", "int", "phases that the guard ended (B33)"),
    Column("winner_{round}", "int", "seat with the highest feather of the round"),
    Column("loser_{round}", "int", "seat without a feather in the round (B28)"),
    Column("bets_right_{round}", "int", "bets, of 0 too, on the loser of the round"),
    Column("ones_{round}", "int", "bets of 1 in the round"),
    Column("ones_right_{round}", "int", "bets of 1 on the loser of the round"),
    Column("ties", "int", "neighbours in the ranking with equal points, put in order by the feather of round 2 (B31)"),
    Column("tie_first", "flag", "whether the first place was decided so"),
    Column("spread", "int", "points between the first and the last"),
    Column("seat{seat}_points", "int", "points at the end (B31)"),
    Column("seat{seat}_feather_{round}", "int", "feather of the round, 0 for none"),
    Column("seat{seat}_bet_{round}", "int", "value bet in the round, 0 or 1"),
    Column("seat{seat}_bet_on_{round}", "int", "seat on which it was bet in the round"),
)
OF_GAME: Final = {"durak": DURAK, "blaze": BLAZE}


def columns(game: str, seats: int) -> tuple[Column, ...]:
    """List the columns of a table about one game, with those of the seats last.

    >>> [column.name for column in columns("durak", 2)][-6:-3]
    ['seat0_bot', 'seat0_score', 'seat0_trumps']
    """
    listed = (*COMMON, *OF_GAME[game])
    values: dict[str, Iterable[object]] = {"rank": RANK_TEXTS, "round": ROUNDS, "phase": PHASES}
    table = [each for column in listed if not column.of_seats() for each in column.each(values)]
    for seat in range(seats):
        table += [each for column in listed if column.of_seats() for each in column.each({**values, "seat": [seat]})]
    return tuple(table)
