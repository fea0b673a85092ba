"""How an action changes the state: lay, beat, transfer, take, hold, and the end of a bout in the book's order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT, NO_CARD, SAME_RANK, Card, CardSet
from kozyr.games.durak.actions import BEAT0, HOLD, REVERSE, TAKE, THROW0, TRANSFER0
from kozyr.games.durak.powers import FACES, Face, card_of
from kozyr.games.durak.rules import HAND_SIZE, is_bout_over, limit_of, may_reverse, next_opener, place_of
from kozyr.games.durak.state import BEATEN, BOUT, OPEN, OVER, REVERSING, TAKEN, UNANSWERED, State
from kozyr.games.durak.teams import active, is_decided, next_seat, player_of
from kozyr.rng import Rng
from kozyr.seats import Seat, step

FRUITLESS_MOST: Final = 60
REPEATS_MOST: Final = 3


def _random_keys() -> list[int]:
    rng = Rng(36)
    return [int(rng.bits() * BIT[29] + (rng.bits() >> 3)) for _ in range(36 * 6 + 8)]


# KEYS[6 * card + player]: a random number for a card in a hand; the last eight for the opener and the direction.
KEYS: Final = vec[i64](_random_keys())
OPENER_KEYS: Final = 36 * 6
DIRECTION_KEY: Final = 36 * 6 + 7


def apply(state: State, seat: Seat, action: i64) -> None:
    """Play a legal action."""
    if action < TRANSFER0:
        attack(state, seat, action if action < THROW0 else action - THROW0)
    elif action < TAKE:
        transfer(state, seat, action - TRANSFER0)
    elif action >= BEAT0:
        beat(state, seat, (action - BEAT0) // FACES, (action - BEAT0) % FACES)
    elif state.phase == REVERSING:
        finish_bout(state, reversing=action == REVERSE)
    elif action == HOLD:
        state.held |= BIT[seat]
        end_if_over(state)
    else:
        take(state)


def attack(state: State, seat: Seat, face: Face) -> None:
    """Lay the first card of the bout or throw one in (R15, R19)."""
    lay(state, seat, face)
    state.phase = BOUT
    end_if_over(state)


def lay(state: State, seat: Seat, face: Face) -> None:
    """An attack card goes to the table; every hold lapses (Q4)."""
    place = state.lying
    state.attacks[place] = face
    state.answers[place] = UNANSWERED
    state.owners[place] = seat
    state.lying = place + 1
    spend(state, seat, card_of(face))


def spend(state: State, seat: Seat, card: Card) -> None:
    """A card leaves a hand for the table, face up."""
    bit = BIT[card]
    state.hands[seat] ^= bit
    left = state.counts[seat] - 1
    state.counts[seat] = left
    if left == 0:
        state.holding &= ~BIT[seat]
    if state.known[seat] & bit:
        state.known[seat] ^= bit
    elif state.low & bit:
        state.slots[seat] -= 1
    state.ranks |= SAME_RANK[card]
    state.laid += 1
    state.held = 0


def beat(state: State, seat: Seat, face: Face, answer: Face) -> None:
    """The defender covers an attack card; a Queen closes the bout, a King may turn it (R16, R49, R50)."""
    state.answers[place_of(state, face)] = answer
    state.beaten += 1
    card = card_of(answer)
    spend(state, seat, card)
    if state.rules.deck.closes & BIT[card]:
        state.closed = True
    if state.rules.deck.reverses & BIT[card]:
        state.king = True
    end_if_over(state)


def transfer(state: State, seat: Seat, face: Face) -> None:
    """The attack passes to the next seat with the card that passed it; his hand sets the limit anew (R25, R26, Q2)."""
    lay(state, seat, face)
    state.defender = next_seat(state, state.defender)
    state.limit = limit_of(state, state.defender)
    end_if_over(state)


def take(state: State) -> None:
    """The defender gives up; every hold lapses, and throwing in goes on up to the limit (R32, Q5)."""
    state.taking = True
    state.laid += 1
    state.held = 0
    end_if_over(state)


# ---- the end of a bout: settle, the King's decision, draw, who is out, who opens next


def end_if_over(state: State) -> None:
    """End the bout when nothing can follow."""
    if not is_bout_over(state):
        return
    taken = state.taking
    if taken:
        settle_take(state)
    else:
        settle_defence(state)
    state.last_end = TAKEN if taken else BEATEN
    state.last_defender = state.defender
    clear_table(state)
    if not taken and may_reverse(state):
        state.phase = REVERSING
    else:
        finish_bout(state, reversing=False)


def settle_defence(state: State) -> None:
    """What was beaten is discarded; what was not goes back to its owners (R31, R23)."""
    returned: i64 = 0
    for place in range(state.lying):
        if state.answers[place] == UNANSWERED:
            give(state, state.owners[place], card_of(state.attacks[place]))
            returned += 1
        else:
            state.discard |= BIT[card_of(state.attacks[place])] | BIT[card_of(state.answers[place])]
    state.last_cards = 2 * state.beaten
    state.last_returned = returned
    state.defended_once = True
    state.fruitless = 0
    forget_places(state)


def settle_take(state: State) -> None:
    """The defender takes what he beat, beat with, and has room for; the rest goes back (R32, Q6, Q14).

    The cards laid last go back first, unless the table plays that he takes all that lies.
    """
    player = player_of(state, state.defender)
    room = state.lying if state.rules.take_surplus else state.limit - state.beaten
    taken: i64 = 0
    returned: i64 = 0
    for place in range(state.lying):
        card = card_of(state.attacks[place])
        owner = state.owners[place]
        if state.answers[place] != UNANSWERED:
            give(state, player, card_of(state.answers[place]))
            taken += 1
        elif room > 0:
            room -= 1
        else:
            give(state, owner, card)
            returned += 1
            continue
        give(state, player, card)
        state.place ^= KEYS[6 * card + owner] ^ KEYS[6 * card + player]
        taken += 1
    state.last_cards = taken
    state.last_returned = returned
    if state.began_without_talon:
        state.fruitless += 1


def give(state: State, player: Seat, card: Card) -> None:
    """A card goes from the table into a hand; all have seen it."""
    state.hands[player] |= BIT[card]
    state.known[player] |= BIT[card]
    state.counts[player] += 1
    state.holding |= BIT[player]


def clear_table(state: State) -> None:
    """Nothing lies there any more."""
    state.lying = 0
    state.beaten = 0
    state.ranks = 0
    state.held = 0
    state.closed = False


def finish_bout(state: State, *, reversing: bool) -> None:
    """Draw in the old direction, see who is out, and let the next bout begin (R33–R36, R50, Q36)."""
    if state.talon_count:
        draw(state)
    if reversing:
        state.direction = -state.direction
    leave(state)
    taken = state.taking
    state.taking = False
    state.king = False
    if is_decided(state):
        state.phase = OVER
        return
    state.opener = next_opener(state, taken=taken)
    begin_bout(state)


def draw(state: State) -> None:
    """All fill up to six: the opener, then against the direction of play, the defender last (R33, Q8, Q9)."""
    before = state.talon_count
    seat = state.opener
    for _ in range(state.rules.seats):
        if seat != state.defender and not state.out & BIT[seat]:
            draw_up(state, seat)
        seat = step(seat, -state.direction, state.rules.seats)
    draw_up(state, state.defender)
    if state.talon_count != before:
        forget_places(state)


def draw_up(state: State, seat: Seat) -> None:
    """One player draws until he holds six or the talon is gone; the trump card comes last (R11, R33, R34)."""
    drawn: CardSet = 0
    missing = HAND_SIZE - state.counts[seat]
    while missing > 0 and state.talon_count > 0:
        state.talon_count -= 1
        card = state.talon[state.talon_count]
        drawn |= BIT[card]
        state.counts[seat] += 1
        missing -= 1
        if state.talon_count == 0:
            state.trump_card = NO_CARD
            state.known[seat] |= BIT[card]
        elif state.low:
            state.slots[seat] += 1
    if drawn:
        state.hands[seat] |= drawn
        state.holding |= BIT[seat]


def leave(state: State) -> None:
    """Whoever has no cards when the talon is gone is out (R35, Q10)."""
    if state.talon_count == 0:
        state.out |= active(state) & ~state.holding


def begin_bout(state: State) -> None:
    """A new bout: its defender and limit, unless the guard says that the game has become endless (R15, Q21)."""
    state.bout += 1
    state.laid = 0
    state.phase = OPEN
    state.defender = next_seat(state, state.opener)
    state.limit = limit_of(state, state.defender)
    state.began_without_talon = state.talon_count == 0
    if state.fruitless >= FRUITLESS_MOST or is_repeated(state):
        state.endless = True
        state.phase = OVER


# ---- the guard against endless games (Q21)


def forget_places(state: State) -> None:
    """A discard or a draw makes every earlier position impossible."""
    state.places_count = 0
    state.place = 0


def is_repeated(state: State) -> bool:
    """Remember how this bout begins, and say whether it is the third time.

    Since the last discard or draw only cards that all have seen went from hand to hand, so the position is told by
    which of them lie where: one 62-bit key, changed with every card. Two positions share a key with odds of 1 in 10^17.
    """
    place = state.place ^ KEYS[OPENER_KEYS + state.opener]
    if state.direction < 0:
        place ^= KEYS[DIRECTION_KEY]
    times: i64 = 1
    for index in range(state.places_count):
        if state.places[index] == place:
            times += 1
    if state.places_count == len(state.places):
        grow_places(state)
    state.places[state.places_count] = place
    state.places_count += 1
    return times >= REPEATS_MOST


def grow_places(state: State) -> None:
    """Make room for as many positions again."""
    state.places = vec[i64]([state.places[index % len(state.places)] for index in range(2 * len(state.places))])
