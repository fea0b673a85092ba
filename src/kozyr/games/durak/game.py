"""Durak as one game object of the contract: it joins the rules, setup, views and texts, and decides nothing itself."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT, OF_SUIT, RANK_TEXTS, parse_card, rank_of
from kozyr.deal import Deal
from kozyr.games.durak import actions, bout, log, refusals, rules, setup
from kozyr.games.durak.facts import facts_of, shown
from kozyr.games.durak.outcome import outcome_of
from kozyr.games.durak.powers import card_of
from kozyr.games.durak.state import OPEN, Rules, State, copy_state
from kozyr.games.durak.view import SPECTATOR, View, guess_into, view_of
from kozyr.games.packing import packed, unpacked
from kozyr.protocol import Line, Option, OptionError, Outcome, Packed, Refusal
from kozyr.rng import Rng

OPTIONS: Final = (
    Option("transfer", "flag", default=True, clause="R25"),
    Option("strict_limit", "flag", default=False, clause="Q7"),
    Option("take_surplus", "flag", default=False, clause="Q6"),
    Option("throw_after_take", "flag", default=True, clause="Q5"),
    Option("teams", "flag", default=False, clause="R52"),
    Option("team_transfer", "flag", default=True, clause="Q24"),
    Option("enchanted", "ranks", default=(), clause="R37", choices=RANK_TEXTS),
    Option("six_beats_jack", "flag", default=False, clause="Q28"),
)
SEATS_LEAST: Final = 2
SEATS_MOST: Final = 6
TEAM_SEATS: Final = 4


def make(seats: int, options: Mapping[str, object]) -> "Durak":
    """Make the game for some seats and options; ValueError names what is wrong."""
    if not SEATS_LEAST <= seats <= SEATS_MOST:
        message = f"durak is for {SEATS_LEAST} to {SEATS_MOST} seats, not {seats}"
        raise ValueError(message)
    flags = {option.name: bool(option.default) for option in OPTIONS if option.kind == "flag"}
    enchanted: i64 = 0
    for name, value in options.items():
        if name == "enchanted":
            enchanted = read_ranks(value)
        elif name not in flags:
            raise OptionError(name, "unknown", "durak has no such option")
        elif not isinstance(value, bool):
            raise OptionError(name, "value", f"must be true or false, not {value!r}")
        else:
            flags[name] = value
    if flags["teams"] and seats != TEAM_SEATS:
        raise OptionError("teams", "seats", f"team play is for {TEAM_SEATS} seats, not {seats}", TEAM_SEATS)
    return Durak(Rules(seats, enchanted, flags), chosen(options))


def read_ranks(value: object) -> i64:
    """Read the enchanted ranks, each once."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise OptionError("enchanted", "value", f"must be a list of ranks, not {value!r}")
    ranks: i64 = 0
    for text in value:
        if text not in RANK_TEXTS:
            raise OptionError("enchanted", "value", f"{text!r} is no rank; the ranks are {' '.join(RANK_TEXTS)}")
        bit = BIT[RANK_TEXTS.index(text)]
        if ranks & bit:
            raise OptionError("enchanted", "value", f"{text} stands twice")
        ranks |= bit
    return ranks


def chosen(options: Mapping[str, object]) -> dict[str, object]:
    """Keep the options that differ from the book's reading, in the order of the list."""
    kept: dict[str, object] = {}
    for option in OPTIONS:
        value = options.get(option.name, option.default)
        if option.kind == "ranks" and isinstance(value, Sequence):
            value = [rank for rank in RANK_TEXTS if rank in value]
            if value:
                kept[option.name] = value
        elif value != option.default:
            kept[option.name] = value
    return kept


class Durak:
    """Classic, enchanted and team durak for two to six seats."""

    def __init__(self, fixed: Rules, options: dict[str, object]) -> None:
        """Take what is fixed for the game and the options that differ from the book's reading."""
        self.rules = fixed
        self.name = "durak"
        self.seats: int = fixed.seats
        self.options = options

    def shuffle(self, rng: Random, dealer: int) -> Deal:
        """Shuffle the deck (R10)."""
        return setup.shuffled(rng, dealer)

    def start(self, deal: Deal) -> State:
        """Deal the cards (R10–R14)."""
        return setup.dealt(self.rules, deal)

    def position(self, spec: Mapping[str, object], names: Sequence[str]) -> State:
        """Set up a position."""
        return setup.position(self.rules, spec, names)

    def to_act(self, state: State) -> list[int]:
        """List every seat that may act, the head first."""
        return rules.to_act(state)

    def head(self, state: State) -> int:
        """Give the first of `to_act`, −1 when it is over."""
        return rules.head(state)

    def legal(self, state: State, seat: int) -> list[int]:
        """List the legal actions of a seat."""
        return actions.legal_list(state, seat, state.hands[seat])

    def buffer(self) -> vec[i64]:
        """Make a buffer for `legal_into`."""
        return vec[i64]([0 for _ in range(actions.MOST_LEGAL)])

    def legal_into(self, state: State, seat: i64, buffer: vec[i64]) -> i64:
        """Write the legal actions into the buffer."""
        return actions.legal_into(state, seat, state.hands[seat], buffer)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Play a legal action."""
        bout.apply(state, seat, action)

    def copy(self, state: State) -> State:
        """Make an independent copy."""
        copied = State(self.rules)
        copy_state(copied, state)
        return copied

    def copy_from(self, target: State, source: State) -> None:
        """Overwrite one state with another."""
        copy_state(target, source)

    def view(self, state: State, seat: int | None) -> View:
        """Build up what a seat knows."""
        return view_of(state, SPECTATOR if seat is None else seat)

    def guess(self, view: View, rng: Rng) -> State:
        """Draw a state that the viewer cannot tell from the true one."""
        state = State(self.rules)
        guess_into(view, state, rng)
        return state

    def pack(self, view: View) -> Packed:
        """Write a view as plain numbers."""
        return packed(view)

    def unpack(self, values: Packed) -> View:
        """Read a view again."""
        return unpacked(View(self.rules), values)

    def outcome(self, state: State) -> Outcome | None:
        """Say how it ended, None while it runs."""
        return outcome_of(state)

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """Say why an action is not legal; None means that it is."""
        hand = state.hands[seat] if 0 <= seat < self.seats else 0
        return refusals.why_not(state, seat, hand, action)

    def about(self, state: State, seat: int, card: str) -> Refusal | None:
        """Say why a card of the hand has no legal use now."""
        return refusals.about(state, seat, state.hands[seat], parse_card(card))

    def heard(self, action: int, listener: int) -> object:
        """All see every action."""
        return action

    def contested(self, state: State, seat: int, action: int) -> bool:
        """Nobody has priority in throwing in (Q3)."""
        return False

    def stamp(self, state: State) -> tuple[int, int]:
        """Give the numbers of the bout and of the table."""
        return int(state.bout), int(state.laid)

    def is_hold(self, action: int) -> bool:
        """Say whether the action is a hold."""
        return action == actions.HOLD

    def lays(self, action: int) -> bool:
        """Say whether the action lays a card."""
        return action < actions.TAKE or action >= actions.BEAT0

    def all_hold(self, state: State) -> list[int]:
        """List the attackers who may hold now, in order."""
        return [seat for seat in rules.to_act(state) if rules.is_asked(state, seat)]

    def idle(self, state: State, seat: int) -> int:
        """The defender takes, the opener plays his lowest card, a thrower holds, a King stays (Q22)."""
        if rules.is_answering(state, seat):
            return actions.TAKE
        if state.phase != OPEN:
            return actions.HOLD
        legal = self.legal(state, seat)
        return min(legal, key=lambda action: self._height(state, action))

    def _height(self, state: State, action: int) -> int:
        card = int(card_of(actions.laid_face(action)))
        is_trump = state.trump < len(OF_SUIT) and OF_SUIT[state.trump] & BIT[card] != 0
        return int(rank_of(card)) + (100 if is_trump else 0)

    def next_dealer(self, outcome: Outcome, dealer: int) -> int:
        """The durak deals next, after a draw the same dealer; of a losing team the seat after the dealer's (Q19)."""
        if outcome.kind == "durak":
            return outcome.seats[0]
        if outcome.kind == "winners":
            after = (dealer + 1) % self.seats
            return after if after not in outcome.seats else (after + 1) % self.seats
        return dealer

    def text(self, action: int, names: Sequence[str]) -> str:
        """Write an action."""
        return actions.action_text(action)

    def parse(self, text: str, names: Sequence[str]) -> int:
        """Read an action."""
        return actions.parse_action(text)

    def parts(self, action: int) -> dict[str, str]:
        """Take an action apart."""
        return actions.action_parts(action)

    def facts(self, state: State) -> dict[str, object]:
        """Tell the whole truth."""
        return facts_of(state)

    def show(self, view: View) -> dict[str, object]:
        """Write a view as plain JSON values."""
        return shown(view)

    def began(self, after: View) -> list[Line]:
        """Tell how a game begins."""
        return log.began(after)

    def told(self, before: View, seat: int, action: int, after: View) -> list[Line]:
        """Tell an action and what followed from it."""
        return log.told(before, seat, action, after)
