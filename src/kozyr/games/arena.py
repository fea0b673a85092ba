"""What a search needs of a game: guess the hidden cards, then play and judge one line after another in place."""

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.rng import Rng


class Arena:
    """One position to be searched, as one seat sees it, with a scratch state in which lines are played.

    `guess` begins a line. Then `head` gives who acts (−1 at the end), `legal_into` his actions, `apply` plays one, and
    `value` says at the end how good it is for a seat, 0.0 to 1.0. `likely` picks as a sensible player would. Actions
    are heard under numbers below `heard_most`; a state has at most `most_legal` of them.
    One move of a line in `slips` is random, so that no line is blind to the mistakes of the tactics. Of 100 choices of
    others in a tree `sensible` are what their tactics say for the cards of the guess; in the rest they look for what is
    best for them against all that the viewer may hold. More of them beat the tactics more clearly, other searches less.
    """

    seats: i64 = 0
    viewer: i64 = 0
    heard_most: i64 = 0
    most_legal: i64 = 0
    slips: i64 = 24
    sensible: i64 = 50

    def guess(self, rng: Rng) -> None:
        """Begin a line: a state that the viewer cannot tell from the true one."""
        raise NotImplementedError

    def head(self) -> i64:
        """Who acts, −1 at the end."""
        raise NotImplementedError

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the legal actions of who acts; gives their number."""
        raise NotImplementedError

    def is_hidden(self, seat: i64) -> bool:
        """Whether the viewer will not hear what this seat chooses now, so that no plan can depend on it."""
        raise NotImplementedError

    def heard(self, seat: i64, action: i64) -> i64:
        """The number under which the viewer learns of an action."""
        raise NotImplementedError

    def likely(self, seat: i64, buffer: vec[i64], size: i64, rng: Rng) -> i64:
        """Pick one of the first `size` actions of the buffer as a sensible player would."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Play an action."""
        raise NotImplementedError

    def is_judged(self) -> bool:
        """Whether the line may stop here: `value` has a meaning."""
        raise NotImplementedError

    def value(self, seat: i64) -> float:
        """How good the line has become for a seat, 0.0 to 1.0."""
        raise NotImplementedError

    def save(self, level: i64) -> None:
        """Keep a copy of the present state under a small number."""
        raise NotImplementedError

    def restore(self, level: i64) -> None:
        """Go back to a kept state."""
        raise NotImplementedError

    def is_endgame(self) -> bool:
        """Whether the viewer knows every card and two opponents are left: an endgame that can be solved."""
        return False

    def cards(self) -> i64:
        """How many cards are in play in an endgame."""
        return 0

    def key(self) -> i64:
        """A 62-bit key of an endgame's state, equal for states with the same future but for the guard (Q21)."""
        return 0

    def bouts(self) -> i64:
        """How many bouts have begun; grows with every bout of a line."""
        return 0

    def is_guarded(self) -> bool:
        """Whether the guard against endless games ended the line: no cards decided it."""
        return False
