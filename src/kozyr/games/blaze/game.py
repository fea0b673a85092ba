"""Blaze as one game object of the contract: it joins the rules, setup, views and texts, and decides nothing itself."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.deal import Deal
from kozyr.games.blaze import actions, bout, log, refusals, rules, setup
from kozyr.games.blaze.cards import OF_SUIT, parse_kind, value_of
from kozyr.games.blaze.facts import facts_of, shown
from kozyr.games.blaze.outcome import outcome_of
from kozyr.games.blaze.position import position
from kozyr.games.blaze.state import BETTING, OPEN, Rules, State, copy_state
from kozyr.games.blaze.view import SPECTATOR, View, guess_into, view_of
from kozyr.games.packing import packed, unpacked
from kozyr.protocol import Line, Option, OptionError, Outcome, Packed, Refusal
from kozyr.rng import Rng

OPTIONS: Final = (
    Option("firebird_zero_opens", "flag", default=False, clause="B14"),
    Option("memory_aid", "flag", default=False, clause="B34"),
)
SEATS_LEAST: Final = 3
SEATS_MOST: Final = 5


def make(seats: int, options: Mapping[str, object]) -> "Blaze":
    """Make the game for some seats and options; ValueError names what is wrong."""
    if not SEATS_LEAST <= seats <= SEATS_MOST:
        raise ValueError(f"blaze is for {SEATS_LEAST} to {SEATS_MOST} seats, not {seats}")
    flags = {option.name: False for option in OPTIONS}
    for name, value in options.items():
        if name not in flags:
            raise OptionError(name, "unknown", "blaze has no such option")
        if not isinstance(value, bool):
            raise OptionError(name, "value", f"must be true or false, not {value!r}")
        flags[name] = value
    fixed = Rules(seats, firebird_zero_opens=flags["firebird_zero_opens"], memory_aid=flags["memory_aid"])
    return Blaze(fixed, {name: True for name, value in flags.items() if value})


class Blaze:
    """Blaze for three to five seats."""

    def __init__(self, fixed: Rules, options: dict[str, object]) -> None:
        """Take what is fixed for the game and the options that differ from the book's reading."""
        self.rules = fixed
        self.name = "blaze"
        self.seats: int = fixed.seats
        self.options = options

    def shuffle(self, rng: Random, dealer: int) -> Deal:
        """Shuffle the deck and the reshuffle; the first active player is drawn (B7)."""
        return setup.shuffled(rng, self.rules.seats, -1)

    def start(self, deal: Deal) -> State:
        """Deal the cards (B3, B4)."""
        return setup.dealt(self.rules, deal)

    def position(self, spec: Mapping[str, object], names: Sequence[str]) -> State:
        """Set up a position."""
        return position(self.rules, spec, names)

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
        return refusals.about(state, seat, state.hands[seat], parse_kind(card))

    def heard(self, action: int, listener: int) -> object:
        """Others hear that a bet was placed, not on whom nor how much (B24)."""
        return "bet" if action >= actions.BET0 else action

    def contested(self, state: State, seat: int, action: int) -> bool:
        """A supporter's card takes a place that the active player, not yet done, could still use (B19)."""
        if not actions.EXTEND0 <= action < actions.REJECT0 or seat != state.supporter:
            return False
        waiting = rules.asked(state) & BIT[state.active] != 0
        return waiting and state.lying + state.counts[state.active] >= state.limit

    def stamp(self, state: State) -> tuple[int, int]:
        """Give the numbers of the challenge and of the table."""
        return int(state.bout), int(state.laid)

    def is_hold(self, action: int) -> bool:
        """Say whether the action is a hold."""
        return action == actions.HOLD

    def lays(self, action: int) -> bool:
        """Say whether the action lays a card."""
        return action < actions.PASS

    def all_hold(self, state: State) -> list[int]:
        """List the attackers who may hold now, the active player first."""
        return [seat for seat in rules.to_act(state) if rules.is_asked(state, seat)]

    def idle(self, state: State, seat: int) -> int:
        """The target passes, the active player lays his lowest card, an attacker holds, a bet is a 0 or the first."""
        if rules.is_answering(state, seat):
            return actions.PASS
        if state.stage == BETTING:
            return self.legal(state, seat)[0]
        if state.stage != OPEN:
            return actions.HOLD
        return min(self.legal(state, seat), key=lambda action: self._height(state, action))

    def _height(self, state: State, action: int) -> int:
        kind = actions.laid_kind(action)
        return int(value_of(kind)) + (100 if OF_SUIT[state.trump] & BIT[kind] else 0)

    def next_dealer(self, outcome: Outcome, dealer: int) -> int:
        """Nobody deals in Blaze (B7)."""
        return dealer

    def text(self, action: int, names: Sequence[str]) -> str:
        """Write an action."""
        return actions.action_text(action, names)

    def parse(self, text: str, names: Sequence[str]) -> int:
        """Read an action."""
        return actions.parse_action(text, names)

    def parts(self, action: int) -> dict[str, str]:
        """Take an action apart."""
        return actions.action_parts(action, [str(seat) for seat in range(self.seats)])

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
