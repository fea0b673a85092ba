"""Positions of Blaze as scenario files write them, each mistake named with its place."""

from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.games.blaze.bout import begin_challenge, lay_talon
from kozyr.games.blaze.cards import (
    NO_KIND,
    SUIT_LETTERS,
    Bag,
    in_deck_order,
    kind_text,
    parse_kind,
    suit_of,
    whole_deck,
    with_card,
    without_card,
)
from kozyr.games.blaze.setup import hold, lay_second, own_betting_cards, rest_of_round, stack_feathers
from kozyr.games.blaze.state import BETTING, Rules, State, everyone, remaining
from kozyr.seats import Seat

KEYS: Final = (
    "trump",
    "opener",
    "talon",
    "hands",
    "round",
    "phase",
    "feathers",
    "bets",
    "stacks",
    "round2_feathers",
    "betting",
)


def fail(place: str, message: str) -> NoReturn:
    """Raise the ValueError that names the place in the position."""
    raise ValueError(f"position.{place}: {message}")


class Reader:
    """Reads one position into a state; `free` holds the cards that are not yet named."""

    def __init__(self, rules: Rules, spec: Mapping[str, object], names: Sequence[str]) -> None:
        """Take the `[position]` table and the names of the seats."""
        self.spec = spec
        self.names = names
        self.state = State(rules)
        self.free: Bag = whole_deck(rules.seats)
        self.named: Bag = 0

    def read(self) -> State:
        """Read everything, in an order in which each part knows what it needs."""
        for key in self.spec:
            if key not in KEYS:
                fail(key, f"unknown; a position of Blaze has {', '.join(KEYS)}")
        state = self.state
        state.round = self.number("round", (1, 2), 1)
        state.trump = self.suit()
        for name, cards in self.table("hands").items():
            seat = self.seat(f"hands.{name}", name)
            for kind in self.cards(f"hands.{name}", cards):
                hold(state, seat, kind)
        talon = self.cards("talon", self.spec.get("talon", ""))
        phase = self.phase(talon)
        self.lay_cards(talon)
        own_betting_cards(state)
        self.read_scores(phase)
        self.read_bets(phase)
        self.read_betting()
        self.read_feathers(phase)
        self.begin(phase)
        return state

    def table(self, key: str) -> Mapping[str, object]:
        """Read a table of the position, empty by default."""
        value = self.spec.get(key, {})
        if not isinstance(value, Mapping):
            fail(key, "must be a table with the names of seats")
        return value

    def seat(self, place: str, value: object) -> int:
        """Read the name of a seat."""
        if not isinstance(value, str) or value not in self.names:
            fail(place, f"{value!r} is no seat; the seats are {' '.join(self.names)}")
        return self.names.index(value)

    def suit(self) -> i64:
        """Read the trump suit."""
        value = self.spec.get("trump")
        if not isinstance(value, str) or len(value) != 1 or value not in SUIT_LETTERS:
            fail("trump", f"must be one of b r y, not {value!r}")
        return SUIT_LETTERS.index(value)

    def number(self, key: str, choices: tuple[int, ...], default: int) -> int:
        """Read one of a few numbers."""
        value = self.spec.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or value not in choices:
            fail(key, f"must be {' or '.join(str(choice) for choice in choices)}, not {value!r}")
        return value

    def cards(self, place: str, value: object) -> list[int]:
        """Read a text of cards, none more often than the deck has it."""
        if not isinstance(value, str):
            fail(place, f"must be a text of cards, not {value!r}")
        kinds: list[int] = []
        for text in value.split():
            kind = self.kind(place, text)
            if not whole_deck(self.state.rules.seats) & BIT[kind]:
                fail(place, f"{text} is not in the deck of {self.state.rules.seats} players")
            if not self.free & BIT[kind]:
                fail(place, f"{text} is named more often than the deck has it")
            self.free = without_card(self.free, kind)
            self.named = with_card(self.named, kind)
            kinds.append(kind)
        return kinds

    def kind(self, place: str, text: str) -> int:
        """Read a card."""
        try:
            return int(parse_kind(text))
        except ValueError as error:
            fail(place, str(error))

    def phase(self, talon: list[int]) -> object:
        """Read the phase: 1 with a talon, else 2; "bets" lies between."""
        phase = self.spec.get("phase", 1 if talon else 2)
        if isinstance(phase, bool) or phase not in (1, 2, "bets"):
            fail("phase", f'must be 1, "bets" or 2, not {phase!r}')
        if phase == 1 and not talon:
            fail("phase", "phase 1 needs a talon")
        if phase != 1 and talon:
            fail("talon", "only phase 1 has a talon")
        return phase

    def lay_cards(self, talon: list[int]) -> None:
        """Lay the talon, the discard pile and what is set aside."""
        state = self.state
        if talon and suit_of(talon[-1]) != state.trump:
            fail("talon", f"the last card {kind_text(talon[-1])} is the trump card and must have the trump suit")
        discarded, rest = rest_of_round(state, self.named, state.round)
        lay_second(state, [talon[-1], *talon[:-1]] if talon else [])
        trump = state.trump
        if talon:
            lay_talon(state)
        state.trump = trump
        for kind in discarded:
            state.discard = with_card(state.discard, kind)
        state.discard_top = discarded[-1] if discarded else NO_KIND
        if state.round == 1:
            self.set_second_round_aside(rest)
        else:
            state.box_count = len(rest)

    def set_second_round_aside(self, rest: list[int]) -> None:
        """The rest is the round-2 deck; round 1's cards will be dealt again in deck order."""
        state = self.state
        lay_second(state, rest)
        pool = whole_deck(state.rules.seats)
        for kind in rest:
            pool = without_card(pool, kind)
        for place, kind in enumerate(in_deck_order(pool)):
            state.redeal[place] = kind

    def values(self, place: str, value: object) -> list[int]:
        """Read a list of small whole numbers."""
        if not isinstance(value, Sequence) or isinstance(value, str):
            fail(place, f"must be a list of numbers, not {value!r}")
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 99:
                fail(place, f"{number!r} is no value")
        return [int(number) for number in value]

    def read_scores(self, phase: object) -> None:
        """Read the scoring piles; what a player who is out has in round 1 is the feather of this round."""
        state = self.state
        for name, value in self.table("stacks").items():
            seat = self.seat(f"stacks.{name}", name)
            stack = self.values(f"stacks.{name}", value)
            if state.round == 1 and phase == 2 and not state.holding & BIT[seat] and len(stack) == 1:
                state.feathers[seat] = stack[0]
            else:
                state.piles[seat] = sum(stack)
        if state.round == 1 and "round2_feathers" in self.spec:
            fail("round2_feathers", "there are none in round 1")
        for name, value in self.table("round2_feathers").items():
            seat = self.seat(f"round2_feathers.{name}", name)
            state.feathers[seat] = self.values(f"round2_feathers.{name}", [value])[0]

    def read_bets(self, phase: object) -> None:
        """Read the bets that lie before players, as in `A = "B 1"`."""
        state = self.state
        bets = self.table("bets")
        if bets and phase == 1:
            fail("bets", "no bets lie in phase 1")
        for name, value in bets.items():
            place = f"bets.{name}"
            seat = self.seat(place, name)
            words = value.split() if isinstance(value, str) else []
            if len(words) != 2 or words[1] not in ("0", "1"):
                fail(place, f'must be a player and 0 or 1, as in "{self.names[0]} 1", not {value!r}')
            other = self.seat(place, words[0])
            if other == seat:
                fail(place, "nobody bets on himself")
            state.on[seat] = other
            state.bets[seat] = int(words[1])
            state.placed |= BIT[seat]
            if phase == 2:
                state.bets_on[seat] = other

    def read_betting(self) -> None:
        """Read the betting cards still owned, without the one placed; what is placed is owned until it is settled."""
        state = self.state
        for name, value in self.table("betting").items():
            place = f"betting.{name}"
            seat = self.seat(place, name)
            cards = self.values(place, value)
            if not set(cards) <= {0, 1} or cards.count(0) > 1 or cards.count(1) > 2:
                fail(place, f"a player owns at most 0, 1, 1, not {cards}")
            placed = [int(state.bets[seat])] if state.placed & BIT[seat] else []
            owned = [*cards, *placed]
            if owned.count(0) > 1 or owned.count(1) > 2:
                fail(place, f"with the card placed these are more than 0, 1, 1: {cards}")
            state.ones[seat] = owned.count(1)
            if 0 not in owned:
                state.zeros &= ~BIT[seat]

    def read_feathers(self, phase: object) -> None:
        """Read the feathers still to win; by default the lowest, one less than players remain."""
        state = self.state
        if phase == 2:
            state.out = everyone(state) & ~state.holding
        left = len([seat for seat in range(state.rules.seats) if remaining(state) & BIT[seat]]) - 1
        stack_feathers(state, state.round)
        highest = int(state.rules.seats)
        values = [int(state.top_feathers[place]) for place in range(highest - 1)][highest - 1 - max(left, 0) :]
        if "feathers" in self.spec:
            values = self.values("feathers", self.spec["feathers"])
        if len(values) != max(left, 0):
            fail("feathers", f"{left + 1} players remain, so {max(left, 0)} feathers are to win, not {len(values)}")
        for place, value in enumerate(values):
            state.top_feathers[place] = value
        state.feathers_left = len(values)

    def begin(self, phase: object) -> None:
        """Let the phase go on with the opener."""
        state = self.state
        opener = self.spec.get("opener")
        seat: Seat = 0 if opener is None else self.seat("opener", opener)
        if phase == "bets":
            self.begin_bets(seat)
            return
        if not state.holding & BIT[seat]:
            fail("opener", f"{self.names[seat]} has no cards")
        state.phase = 1 if phase == 1 else 2
        if state.phase == 2 and state.feathers_left == 0:
            fail("hands", "the round is over: fewer than two players have cards")
        begin_challenge(state, seat)
        if state.counts[state.target] == 0:
            fail("hands", f"the target {self.names[state.target]} has no cards")

    def begin_bets(self, named: Seat) -> None:
        """All who have not placed a bet do so now, and need a betting card for it."""
        state = self.state
        state.stage = BETTING
        state.active = named
        state.bout += 1
        if state.placed == everyone(state):
            fail("bets", "all have placed theirs, so the phase is 2")
        for seat in range(state.rules.seats):
            if not state.placed & BIT[seat] and not state.ones[seat] and not state.zeros & BIT[seat]:
                fail(f"betting.{self.names[seat]}", "has no card left to bet")


def position(rules: Rules, spec: Mapping[str, object], names: Sequence[str]) -> State:
    """Set up a position; ValueError says what is wrong where."""
    return Reader(rules, spec, names).read()
