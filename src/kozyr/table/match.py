"""One deal being played: the only place outside the games that holds the truth, and what each seat may see of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec import Struct, convert

from kozyr.deal import Deal
from kozyr.protocol import Action, AnyGame, Facts, Line, Outcome, Refusal, Seat


class Entry(Struct, frozen=True):
    """One line of the log (`kozyr.protocol.Line`): ``k`` counts the lines, ``n`` the actions of the deal."""

    k: int
    n: int
    seat: int | None
    verb: str
    cards: tuple[str, ...] = ()
    count: int = 0
    other: int | None = None


class Shown(Struct, frozen=True):
    """All that one seat may see of a deal, as plain JSON values; ``why`` says why cards of the hand have no use now."""

    stamp: tuple[int, int]
    n: int
    view: Facts
    to_act: list[int]
    legal: list[dict[str, str]]
    why: dict[str, Refusal]
    log: list[Entry]


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: its view and its legal actions, and the stamp that its answer belongs to."""

    view: object
    legal: list[Action]
    stamp: tuple[int, int]


def seat_names(seats: int) -> list[str]:
    """Give the words under which actions name seats on the wire and in the store.

    >>> seat_names(2)
    ['s0', 's1']
    """
    return [f"s{seat}" for seat in range(seats)]


class Match:
    """A running deal. `submit` and `idle` only try on a copy; `note` plays what is already stored.

    Actions are texts (`kozyr.protocol.Game.text`) with seats named as in `seat_names`.
    """

    def __init__(self, game: AnyGame, deal: Deal) -> None:
        self.game = game
        self.deal = deal
        self.lines: list[tuple[Seat, str]] = []
        self._names = seat_names(game.seats)
        self._played = 0
        self._news = 0
        self._log: list[Entry] = []
        self._state: object = game.start(deal)
        self._bout_lines: list[tuple[int, int]] = []  # each bout with the line after the action that began it
        self._scene = self._look()
        self._tell(self.game.began(self._scene))

    # ---- what may be known of it

    @property
    def stamp(self) -> tuple[int, int]:
        """Bout and table number: what a player must have seen to act on it."""
        return self.game.stamp(self._now())

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, None while it runs."""
        return self.game.outcome(self._now())

    @property
    def to_act(self) -> list[Seat]:
        """Every seat that may act."""
        return self.game.to_act(self._now())

    @property
    def awaited(self) -> list[Seat]:
        """The seats whose decision the deal cannot do without; empty when it only waits for further throw-ins."""
        state = self._now()
        attackers = self.game.all_hold(state)
        return [seat for seat in self.game.to_act(state) if seat not in attackers]

    def shown(self, seat: Seat | None) -> Shown:
        """Give what the seat may see; None is a spectator."""
        state = self._now()
        view = self.game.show(self.game.view(state, seat))
        legal = [] if seat is None else self.game.legal(state, seat)
        return Shown(
            stamp=self.game.stamp(state),
            n=len(self.lines),
            view=view,
            to_act=self.game.to_act(state),
            legal=[{"action": self.game.text(action, self._names), **self.game.parts(action)} for action in legal],
            why={} if seat is None else self._why(seat, view),
            log=self._recent(),
        )

    def question(self, seat: Seat) -> Question | None:
        """Give what a bot needs to choose for a seat; None when the seat may not act."""
        state = self._now()
        if seat not in self.game.to_act(state):
            return None
        return Question(self.game.view(state, seat), self.game.legal(state, seat), self.game.stamp(state))

    def text(self, action: Action) -> str:
        """Write an action as `submit` reads it."""
        return self.game.text(action, self._names)

    def contested(self, seat: Seat, text: str) -> bool:
        """Say whether an action takes a place that a seat of higher priority could still use (B19)."""
        return self.game.contested(self._now(), seat, self.game.parse(text, self._names))

    # ---- trying and playing

    def submit(self, seat: Seat, texts: Sequence[str], stamp: tuple[int, int]) -> list[str] | Refusal:
        """Try actions of a seat on a copy, all or nothing (Q1), and give them in their one text form.

        A card play stands if it is still legal and of the same bout; a hold must answer the very table that its
        player saw (Q4, Q17).
        """
        state = self.game.copy(self._now())
        if self.game.outcome(state) is not None:
            return Refusal("over", "R36")
        if stamp[0] != self.game.stamp(state)[0]:
            return Refusal("stale", "Q17")
        tried: list[str] = []
        for text in texts:
            try:
                action = self.game.parse(text, self._names)
            except ValueError:
                return Refusal("unknown-action", "", {"action": text})
            refusal = self._refusal(state, seat, action, stamp, several=len(texts) > 1)
            if refusal is not None:
                return refusal
            self.game.apply(state, seat, action)
            tried.append(self.game.text(action, self._names))
        return tried

    def idle(self, seats: Sequence[Seat]) -> list[tuple[Seat, str]]:
        """Try what those do whose time is up (Q22), as long as the bout lasts."""
        state = self.game.copy(self._now())
        bout = self.game.stamp(state)[0]
        tried: list[tuple[Seat, str]] = []
        for seat in seats:
            if self.game.stamp(state)[0] == bout and seat in self.game.to_act(state):
                action = self.game.idle(state, seat)
                self.game.apply(state, seat, action)
                tried.append((seat, self.game.text(action, self._names)))
        return tried

    def ending(self, lines: Sequence[tuple[Seat, str]]) -> Outcome | None:
        """Say how the deal ends once these actions are played, None if it goes on."""
        state = self.game.copy(self._now())
        for seat, text in lines:
            self.game.apply(state, seat, self.game.parse(text, self._names))
        return self.game.outcome(state)

    def note(self, lines: Sequence[tuple[Seat, str]]) -> None:
        """Play actions that are stored; they were tried before."""
        self.lines.extend(lines)

    def mark(self) -> None:
        """From here on everything is news: the log that is shown reaches back at least to this point."""
        self._now()
        self._news = len(self._log)

    def acts(self) -> list[tuple[Seat, Action]]:
        """List who did what in a finished deal."""
        assert self.outcome is not None, "a running deal is never told"
        return [(seat, self.game.parse(text, self._names)) for seat, text in self.lines]

    def steps(self) -> Iterator[tuple[Seat | None, str | None, Facts]]:
        """Tell a finished deal open-handed: who did what, and the facts after it; first the deal itself."""
        assert self.outcome is not None, "a running deal is never told"
        state = self.game.start(self.deal)
        yield None, None, self.game.facts(state)
        for seat, text in self.lines:
            self.game.apply(state, seat, self.game.parse(text, self._names))
            yield seat, text, self.game.facts(state)

    # ---- inside

    def _refusal(
        self, state: object, seat: Seat, action: Action, stamp: tuple[int, int], *, several: bool
    ) -> Refusal | None:
        if several and not self.game.lays(action):
            return Refusal("only-cards-together", "Q1")
        if self.game.is_hold(action) and stamp != self.game.stamp(state):
            return Refusal("hold-stale", "Q4")
        if stamp[0] != self.game.stamp(state)[0]:
            return Refusal("stale", "Q17")
        return self.game.why_not(state, seat, action)

    def _now(self) -> object:
        """Give the state after all noted actions; those not yet played are played first."""
        while self._played < len(self.lines):
            seat, text = self.lines[self._played]
            action = self.game.parse(text, self._names)
            self.game.apply(self._state, seat, action)
            self._played += 1
            before, self._scene = self._scene, self._look()
            self._tell(self.game.told(before, seat, action, self._scene))
        return self._state

    def _look(self) -> object:
        return self.game.view(self._state, None)

    def _tell(self, lines: Sequence[Line]) -> None:
        bout = self.game.stamp(self._state)[0]
        if not self._bout_lines or self._bout_lines[-1][0] != bout:
            self._bout_lines.append((bout, len(self._log) + (1 if self._bout_lines else 0)))
        for line in lines:
            entry = Entry(len(self._log), self._played, line.seat, line.verb, line.cards, line.count, line.other)
            self._log.append(entry)

    def _recent(self) -> list[Entry]:
        """Give the log since the bout before ended, and everything since `mark` (Q18)."""
        return self._log[min(self._news, self._bout_lines[-1][1]) :]

    def _why(self, seat: Seat, view: Facts) -> dict[str, Refusal]:
        hand = convert(view["hand"], list[str])
        refusals = {card: self.game.about(self._state, seat, card) for card in hand}
        return {card: refusal for card, refusal in refusals.items() if refusal is not None}
