"""The columns of a table of simulated games: what each is called, what it holds, and in which unit."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kozyr.cards import RANK_TEXTS

Value: TypeAlias = int | float | str | bool | None
Row: TypeAlias = dict[str, Value]

# In the names below a seat stands as this; a table has such a column for each of its seats.
SEAT: Final = "seatN"


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its name, the kind of its values (None is allowed in any), and what they tell."""

    name: str
    kind: Literal["int", "float", "text", "flag"]
    tells: str

    def of_seat(self, seat: int) -> "Column":
        """Give the column of one seat."""
        return Column(self.name.replace(SEAT, f"seat{seat}"), self.kind, self.tells)


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
    Column("seatN_bot", "text", "bot on the seat"),
    Column("seatN_score", "float", "score, 0 (worst) to 1 (best); a draw is 0.5"),
    Column("seatN_trumps", "int", "trumps in the first hand"),
)
DURAK: Final = (
    Column("transfers", "int", "cards that passed the attack on"),
    Column("returned", "int", "surplus cards that went back to their owners (R23)"),
    Column("over_throws", "int", "cards thrown in when as many lay as may be beaten (Q7)"),
    Column("no_trump", "flag", "whether there was no trump suit (R43)"),
    *(Column(f"uses_{rank}", "int", f"uses of the enchanted {rank}; empty if it is ordinary") for rank in RANK_TEXTS),
)
ROUNDS: Final = (1, 2)
PARTS: Final = tuple(f"{part}_{phase}" for part in ROUNDS for phase in (1, 2))
BLAZE: Final = (
    *(Column(f"length_{part}", "int", f"actions in round {part[0]}, phase {part[2]}, bets left out") for part in PARTS),
    *(Column(f"bouts_{part}", "int", f"challenges in round {part[0]}, phase {part[2]}") for part in PARTS),
    Column("cut_short", "int", "phases that the guard ended (B33)"),
    *(Column(f"winner_{number}", "int", f"seat with the highest feather of round {number}") for number in ROUNDS),
    *(Column(f"loser_{number}", "int", f"seat without a feather in round {number} (B28)") for number in ROUNDS),
    *(Column(f"bets_right_{number}", "int", f"bets on the loser of round {number}") for number in ROUNDS),
    *(Column(f"ones_{number}", "int", f"bets of 1 in round {number}") for number in ROUNDS),
    *(Column(f"ones_right_{number}", "int", f"bets of 1 on the loser of round {number}") for number in ROUNDS),
    Column("ties", "int", "places that the higher feather of round 2 decided, as the points were equal (B31)"),
    Column("tie_first", "flag", "whether the first place was one of them"),
    Column("spread", "int", "points between the first and the last"),
    Column("seatN_points", "int", "points at the end (B31)"),
    *(Column(f"seatN_feather_{number}", "int", f"feather of round {number}, 0 for none") for number in ROUNDS),
    *(Column(f"seatN_bet_{number}", "int", f"value bet in round {number}, 0 or 1") for number in ROUNDS),
    *(Column(f"seatN_bet_on_{number}", "int", f"seat on which it was bet in round {number}") for number in ROUNDS),
)
OF_GAME: Final = {"durak": DURAK, "blaze": BLAZE}


def columns(game: str, seats: int) -> tuple[Column, ...]:
    """List the columns of a table about one game, with those of each seat last."""
    listed = (*COMMON, *OF_GAME[game])
    table = [column for column in listed if SEAT not in column.name]
    return (*table, *_of_seats([column for column in listed if SEAT in column.name], range(seats)))


def _of_seats(listed: Iterable[Column], seats: Iterable[int]) -> list[Column]:
    known = list(listed)
    return [column.of_seat(seat) for seat in seats for column in known]
