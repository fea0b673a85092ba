"""The actions of Blaze: their numbers, their text, and the list of the legal ones.

``challenge kind``, ``extend kind``, ``reject kind with kind``, ``pass``, ``hold`` and ``bet opponent value``; a kind
stands for either of its two cards.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import BIT, lowest
from kozyr.games.blaze.cards import KINDS, NO_KIND, Bag, Kind, Kinds, kind_text, kinds_in, parse_kind
from kozyr.games.blaze.rules import asked, bettors, extending, must_answer, rejecters
from kozyr.games.blaze.state import BETTING, CHALLENGE, OPEN, UNREJECTED, Table
from kozyr.seats import Seat

CHALLENGE0: Final = 0
EXTEND0: Final = 30
REJECT0: Final = 60
PASS: Final = 960
HOLD: Final = 961
BET0: Final = 962
BET_SEATS: Final = 5
BET_MOST: Final = 1_000_000  # a higher bet is read as this one, and refused alike
ACTIONS: Final = 972
MOST_LEGAL: Final = 256


def legal_into(table: Table, seat: Seat, hand: Bag, buffer: vec[i64]) -> i64:
    """Write the legal actions of a player who holds this hand; the buffer needs MOST_LEGAL places."""
    if table.stage == OPEN:
        return kinds_into(kinds_in(hand), CHALLENGE0, buffer, 0) if table.active == seat else 0
    if table.stage == CHALLENGE:
        if table.target == seat:
            return answers_into(table, hand, buffer) if must_answer(table) else 0
        if asked(table) & BIT[seat]:
            size = kinds_into(extending(table, hand), EXTEND0, buffer, 0)
            buffer[size] = HOLD
            return size + 1
        return 0
    if table.stage == BETTING and bettors(table) & BIT[seat]:
        return bets_into(table, seat, buffer)
    return 0


def answers_into(table: Table, hand: Bag, buffer: vec[i64]) -> i64:
    """Write what a target may do: reject an open card, each kind once, or pass (B12, B18)."""
    size: i64 = 0
    done: Kinds = 0
    for place in range(table.lying):
        challenge = table.challenges[place]
        if table.rejects[place] == UNREJECTED and not done & BIT[challenge]:
            done |= BIT[challenge]
            kinds = kinds_in(hand) & rejecters(challenge, table.trump)
            size = kinds_into(kinds, REJECT0 + KINDS * challenge, buffer, size)
    buffer[size] = PASS
    return size + 1


def bets_into(table: Table, seat: Seat, buffer: vec[i64]) -> i64:
    """Write the bets on every other player with a betting card that is still owned (B24)."""
    size: i64 = 0
    for other in range(table.rules.seats):
        if other != seat:
            if table.zeros & BIT[seat]:
                buffer[size] = BET0 + other
                size += 1
            if table.ones[seat]:
                buffer[size] = BET0 + BET_SEATS + other
                size += 1
    return size


def kinds_into(kinds: Kinds, first: i64, buffer: vec[i64], size: i64) -> i64:
    """Write an action for each of some kinds."""
    while kinds:
        buffer[size] = first + lowest(kinds)
        size += 1
        kinds &= kinds - 1
    return size


def legal_list(table: Table, seat: Seat, hand: Bag) -> list[int]:
    """List the legal actions of a player who holds this hand."""
    buffer = vec[i64]([0 for _ in range(MOST_LEGAL)])
    size = legal_into(table, seat, hand, buffer)
    return [int(buffer[index]) for index in range(size)]


def laid_kind(action: i64) -> Kind:
    """The kind that an action lays, NO_KIND if it lays none."""
    if action < PASS:
        return action % KINDS
    return NO_KIND


# ---- text


def action_text(action: i64, names: Sequence[str]) -> str:
    """Write an action as records do."""
    return " ".join(action_words(action, names))


def action_words(action: i64, names: Sequence[str]) -> list[str]:
    """Write an action word by word."""
    if action < EXTEND0:
        return ["challenge", kind_text(action)]
    if action < REJECT0:
        return ["extend", kind_text(action - EXTEND0)]
    if action < PASS:
        return ["reject", kind_text((action - REJECT0) // KINDS), kind_text((action - REJECT0) % KINDS)]
    if action < BET0:
        return ["pass" if action == PASS else "hold"]
    return ["bet", names[(action - BET0) % BET_SEATS], str((action - BET0) // BET_SEATS)]


def parse_action(text: str, names: Sequence[str]) -> i64:
    """Read an action; ValueError says what is wrong with a text that is none.

    A bet of a value that no card has reads well and is refused as an action.
    """
    verb, *words = text.split() or [""]
    wanted = {"challenge": 1, "extend": 1, "reject": 2, "pass": 0, "hold": 0, "bet": 2}.get(verb)
    if wanted is None:
        raise ValueError(f"{verb!r} is no action of Blaze")
    if len(words) != wanted:
        raise ValueError(f"{verb} takes {wanted} word(s), not {len(words)}")
    if verb == "bet":
        return parse_bet(words[0], words[1], names)
    kinds = [parse_kind(word) for word in words]
    if verb == "reject":
        return REJECT0 + KINDS * kinds[0] + kinds[1]
    if wanted == 1:
        return kinds[0] + (CHALLENGE0 if verb == "challenge" else EXTEND0)
    return PASS if verb == "pass" else HOLD


def parse_bet(name: str, value: str, names: Sequence[str]) -> i64:
    """Read the player and the value of a bet."""
    if name not in names:
        raise ValueError(f"{name!r} is no seat; the seats are {' '.join(names)}")
    if not (value.isascii() and value.isdigit()):
        raise ValueError(f"{value!r} is no value of a bet")
    return BET0 + BET_SEATS * min(int(value), BET_MOST) + names.index(name)


def action_parts(action: i64, names: Sequence[str]) -> dict[str, str]:
    """Take an action apart: ``verb``, ``card``, ``on`` for rejecting, ``name`` and ``value`` for a bet."""
    verb, *words = action_words(action, names)
    if verb == "reject":
        return {"verb": verb, "card": words[1], "on": words[0]}
    if verb == "bet":
        return {"verb": verb, "name": words[0], "value": words[1]}
    return {"verb": verb, "card": words[0]} if words else {"verb": verb}
