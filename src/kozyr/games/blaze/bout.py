"""How an action changes the state: lay, reject, pass, hold, and the end of a challenge and of a phase."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.games.blaze.actions import BET0, BET_SEATS, EXTEND0, HOLD, PASS, REJECT0
from kozyr.games.blaze.bets import place_bet
from kozyr.games.blaze.cards import KINDS, NO_KIND, Bag, Kind, plus, size, with_card, without_card
from kozyr.games.blaze.feathers import award_feathers, end_round, share_out_feathers
from kozyr.games.blaze.rules import (
    is_challenge_over,
    limit_of,
    next_player,
    opens,
    place_of,
    supporter_of,
)
from kozyr.games.blaze.state import (
    BETTING,
    CHALLENGE,
    DEALT,
    NOBODY,
    OPEN,
    PASSED,
    REJECTED,
    UNREJECTED,
    State,
    Table,
    deck_size,
    everyone,
    remaining,
)
from kozyr.rng import Rng
from kozyr.seats import Seat, step

CHALLENGES_MOST: Final = 200
REPEATS_MOST: Final = 3
KEY_MASK: Final[i64] = BIT[60] - 1


def _random_keys() -> list[int]:
    rng = Rng(60)
    return [int(rng.bits() * BIT[28] + (rng.bits() >> 4)) for _ in range(KINDS * DEALT + DEALT)]


# KEYS[5 * kind + player]: a random number for a card in a hand; the last five for who opens.
KEYS: Final = vec[i64](_random_keys())
OPENER_KEYS: Final = 30 * 5


def apply(state: State, seat: Seat, action: i64) -> None:
    """Play a legal action."""
    if action < REJECT0:
        lay(state, seat, action if action < EXTEND0 else action - EXTEND0)
    elif action < PASS:
        reject(state, (action - REJECT0) // KINDS, (action - REJECT0) % KINDS)
    elif action == PASS:
        state.passing = True
        state.laid += 1
        state.held = 0
        end_if_over(state)
    elif action == HOLD:
        state.held |= BIT[seat]
        end_if_over(state)
    elif place_bet(state, seat, (action - BET0) % BET_SEATS, (action - BET0) // BET_SEATS):
        start_phase_2(state)


def lay(state: State, seat: Seat, kind: Kind) -> None:
    """Open the challenge or extend it (B9, B13)."""
    place = state.lying
    state.stage = CHALLENGE
    state.challenges[place] = kind
    state.rejects[place] = UNREJECTED
    state.owners[place] = seat
    state.lying = place + 1
    state.values |= opens(state, kind, rejecting=False)
    spend(state, seat, kind)
    end_if_over(state)


def reject(state: State, challenge: Kind, kind: Kind) -> None:
    """The target answers the card of that kind that was laid first (B10, B12)."""
    state.rejects[place_of(state, challenge)] = kind
    state.rejected += 1
    state.values |= opens(state, kind, rejecting=True)
    spend(state, state.target, kind)
    end_if_over(state)


def spend(state: State, seat: Seat, kind: Kind) -> None:
    """A card leaves a hand for the table, face up; every hold lapses (B20)."""
    state.hands[seat] = without_card(state.hands[seat], kind)
    state.counts[seat] -= 1
    if state.counts[seat] == 0:
        state.holding &= ~BIT[seat]
    if state.known[seat] & BIT[kind]:
        state.known[seat] = without_card(state.known[seat], kind)
    elif state.seen_first & BIT[kind + 30]:
        state.dealt[seat] -= 1
    state.laid += 1
    state.held = 0


# ---- the end of a challenge


def end_if_over(state: State) -> None:
    """End the challenge when nothing can follow (B18, B20)."""
    if not is_challenge_over(state):
        return
    active = state.active
    passed = state.passing
    state.last_end = PASSED if passed else REJECTED
    state.last_target = state.target
    state.last_cards = state.lying + state.rejected
    if passed:
        take_all(state)
    else:
        discard_all(state)
    state.resolved += 1
    clear_table(state)
    if state.phase == 1:
        draw(state)
    else:
        award_feathers(state, active)
    go_on(state, named_next(state, passed=passed))


def named_next(table: Table, *, passed: bool) -> Seat:
    """The first remaining player from the target on, or after him when he passed (B22)."""
    if passed or table.out & BIT[table.target]:
        return table.target if remaining(table) == 0 else next_player(table, table.target)
    return table.target


def go_on(state: State, opener: Seat) -> None:
    """Let phase 1 end with its draw deck, the round with its feathers, or the next challenge begin (B23, B28)."""
    if state.phase == 1 and state.talon_count == 0:
        start_betting(state, opener)
    elif state.phase == 2 and state.feathers_left == 0:
        next_round(state)
    else:
        begin_challenge(state, opener)


def take_all(state: State) -> None:
    """Who passed takes every card of the challenge (B18)."""
    target = state.target
    for place in range(state.lying):
        kind = state.challenges[place]
        give(state, target, kind)
        state.place = (state.place + KEYS[5 * kind + target] - KEYS[5 * kind + state.owners[place]]) & KEY_MASK
        if state.rejects[place] != UNREJECTED:
            give(state, target, state.rejects[place])


def give(state: State, seat: Seat, kind: Kind) -> None:
    """A card goes from the table into a hand; all have seen it."""
    state.hands[seat] = with_card(state.hands[seat], kind)
    state.known[seat] = with_card(state.known[seat], kind)
    state.counts[seat] += 1
    state.holding |= BIT[seat]


def discard_all(state: State) -> None:
    """Rejected: all cards of the challenge go to the discard pile, face up (B20, B34)."""
    for place in range(state.lying):
        state.discard = with_card(with_card(state.discard, state.challenges[place]), state.rejects[place])
        state.discard_top = state.rejects[place]
    forget_places(state)


def clear_table(state: State) -> None:
    """Nothing lies there any more."""
    state.lying = 0
    state.rejected = 0
    state.values = 0
    state.held = 0
    state.passing = False


def draw(state: State) -> None:
    """Those involved draw up to five: the active player, then clockwise, each fully before the next (B21, B23)."""
    before = state.talon_count
    seat = state.active
    for _ in range(state.rules.seats):
        if seat in (state.active, state.target, state.supporter):
            draw_up(state, seat)
        seat = step(seat, 1, state.rules.seats)
    if state.talon_count != before:
        forget_places(state)


def draw_up(state: State, seat: Seat) -> None:
    """One player draws until he holds five or the deck is gone; the trump card comes last (B4, B23)."""
    state.dealt[seat] = min(state.dealt[seat], state.counts[seat] - size(state.known[seat]))
    while state.counts[seat] < DEALT and state.talon_count > 0:
        state.talon_count -= 1
        kind = state.talon[state.talon_count]
        state.hands[seat] = with_card(state.hands[seat], kind)
        state.counts[seat] += 1
        state.holding |= BIT[seat]
        if state.talon_count == 0:
            state.trump_card = NO_KIND
            state.known[seat] = with_card(state.known[seat], kind)
        elif state.round == 2:
            state.drawn[seat] = with_card(state.drawn[seat], kind)


# ---- challenges, phases, rounds


def begin_challenge(state: State, opener: Seat) -> None:
    """A new challenge: active player, target, supporter and limit, unless the guard ends the phase (B8, B33)."""
    state.bout += 1
    state.laid = 0
    state.stage = OPEN
    state.active = opener
    if state.resolved >= CHALLENGES_MOST or is_repeated(state):
        cut_short(state, opener)
        return
    state.target = next_player(state, opener)
    state.supporter = supporter_of(state, opener, state.target)
    state.limit = limit_of(state, state.target)


def cut_short(state: State, opener: Seat) -> None:
    """The guard: in phase 1 the draw deck is discarded, in phase 2 the feathers are shared out (B33)."""
    if state.phase == 1:
        while state.talon_count > 0:
            state.talon_count -= 1
            state.discard = with_card(state.discard, state.talon[state.talon_count])
            state.discard_top = state.talon[state.talon_count]
        state.trump_card = NO_KIND
        start_betting(state, opener)
    else:
        share_out_feathers(state, opener)
        next_round(state)


def start_betting(state: State, named: Seat) -> None:
    """Before phase 2 all place a bet; the player whom the last challenge named will go on (B24, B25)."""
    state.stage = BETTING
    state.bout += 1
    state.laid = 0
    state.active = named
    state.placed = 0


def start_phase_2(state: State) -> None:
    """Who holds no cards takes a feather at once; then the named player, or the next, goes on (B25, B26)."""
    state.phase = 2
    state.resolved = 0
    forget_places(state)
    for seat in range(state.rules.seats):
        state.bets_on[seat] = state.on[seat]
    award_feathers(state, state.active)
    if state.feathers_left == 0:
        next_round(state)
    else:
        opener = state.active
        begin_challenge(state, next_player(state, opener) if state.out & BIT[opener] else opener)


def next_round(state: State) -> None:
    """Settle the bets; after round 1 deal round 2, whose first active player is the loser (B29, B30)."""
    loser = end_round(state)
    if state.round == 2:
        return
    seen: Bag = state.discard
    for seat in range(state.rules.seats):
        seen = plus(seen, state.known[seat])
    for seat in range(state.rules.seats):
        state.pool[seat] = plus(minus_known(seen, state.known[seat]), state.hands[seat])
    deal_round_2(state, seen)
    begin_challenge(state, loser)


def minus_known(bag: Bag, known: Bag) -> Bag:
    """Take a hand's known cards out of what all have seen, to put the whole hand in their place."""
    for kind in range(KINDS):
        if known & BIT[kind + 30]:
            bag = without_card(bag, kind)
        if known & BIT[kind]:
            bag = without_card(bag, kind)
    return bag


def deal_round_2(state: State, seen: Bag) -> None:
    """Round 1's cards are dealt five each from seat 0, the rest goes to the box; the second deck is used (B30)."""
    seats = state.rules.seats
    state.round = 2
    state.phase = 1
    state.seen_first = seen
    state.discard = 0
    state.discard_top = NO_KIND
    state.out = 0
    state.resolved = 0
    forget_places(state)
    for seat in range(seats):
        state.hands[seat] = 0
        state.known[seat] = 0
        state.counts[seat] = DEALT
        state.dealt[seat] = DEALT
        state.drawn[seat] = 0
        state.bets_on[seat] = NOBODY
        state.on[seat] = NOBODY
        state.top_feathers[seat] = seats - seat
    state.feathers_left = seats - 1
    state.holding = everyone(state)
    state.placed = 0
    for place in range(DEALT * seats):
        seat = place % seats
        state.hands[seat] = with_card(state.hands[seat], state.redeal[place])
    state.box_count = deck_size(seats, 1)
    lay_talon(state)
    state.turned = state.trump_card


def lay_talon(state: State) -> None:
    """The set-aside deck becomes the draw deck; its first card sets the trumps (B4, B30)."""
    for place in range(state.second_count):
        state.talon[place] = state.second[place]
    state.talon_count = state.second_count
    state.second_count = 0
    state.trump_card = state.talon[0]
    state.trump = state.trump_card // 10


# ---- the guard against endless phases (B33)


def forget_places(state: State) -> None:
    """A discard or a draw makes every earlier position impossible."""
    state.places_count = 0
    state.place = 0


def is_repeated(state: State) -> bool:
    """Remember how this challenge begins, and say whether it is the third time.

    Since the last discard or draw only cards that all have seen went from hand to hand, so one 60-bit sum of a random
    number for each card in each hand tells the position.
    """
    place = (state.place + KEYS[OPENER_KEYS + state.active]) & KEY_MASK
    times: i64 = 1
    for index in range(state.places_count):
        if state.places[index] == place:
            times += 1
    state.places[state.places_count] = place
    state.places_count += 1
    return times >= REPEATS_MOST
