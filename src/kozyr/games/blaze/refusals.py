"""Why an action of Blaze is not legal: a code and its clause, from the same facts that list the legal actions."""

from mypy_extensions import i64

from kozyr.cards import BIT
from kozyr.games.blaze.actions import BET0, BET_SEATS, CHALLENGE0, EXTEND0, HOLD, PASS, REJECT0
from kozyr.games.blaze.cards import FIREBIRD, KINDS, Bag, Kind, holds, kind_text, suit_of, value_of
from kozyr.games.blaze.rules import asked, attackers, is_open, place_of, rejecters
from kozyr.games.blaze.state import BETTING, OPEN, OVER, UNREJECTED, Table
from kozyr.protocol import Refusal
from kozyr.seats import Seat


def why_not(table: Table, seat: Seat, hand: Bag, action: i64) -> Refusal | None:
    """Say why this player, holding this hand, may not do that; None if he may."""
    if table.stage == OVER:
        return Refusal("blaze-over", "B31")
    if not 0 <= seat < table.rules.seats:
        return Refusal("blaze-out", "B27")
    if table.stage == BETTING:
        return why_not_bet(table, seat, action)
    if table.out & BIT[seat]:
        return Refusal("blaze-out", "B27")
    if action >= BET0:
        return Refusal("no-bets-now", "B24")
    if action < EXTEND0:
        return why_not_challenge(table, seat, hand, action - CHALLENGE0)
    if table.stage == OPEN:
        return Refusal("not-challenged", "B9")
    if action < REJECT0:
        return why_not_extend(table, seat, hand, action - EXTEND0)
    if action == HOLD:
        return why_not_hold(table, seat)
    return why_not_answer(table, seat, hand, action)


def why_not_bet(table: Table, seat: Seat, action: i64) -> Refusal | None:
    """Each player places exactly one betting card before another (B24)."""
    if action < BET0:
        return Refusal("bets-first", "B24")
    if table.placed & BIT[seat]:
        return Refusal("bet-placed", "B24")
    if (action - BET0) % BET_SEATS == seat:
        return Refusal("bet-on-oneself", "B24")
    if (action - BET0) % BET_SEATS >= table.rules.seats:
        return Refusal("bet-on-nobody", "B24")
    value = (action - BET0) // BET_SEATS
    owned = table.zeros & BIT[seat] != 0 if value == 0 else value == 1 and table.ones[seat] > 0
    return None if owned else Refusal("bet-not-owned", "B6", {"value": int(value)})


def why_not_challenge(table: Table, seat: Seat, hand: Bag, kind: Kind) -> Refusal | None:
    """Only the active player opens, with any card (B9)."""
    if table.stage != OPEN:
        return Refusal("already-challenged", "B9")
    if seat != table.active:
        return Refusal("only-active", "B9", {"seat": int(table.active)})
    return why_not_held(hand, kind)


def why_not_held(hand: Bag, kind: Kind) -> Refusal | None:
    """The card must be in the hand."""
    return None if holds(hand, kind) else Refusal("blaze-not-in-hand", "B9", {"card": kind_text(kind)})


def why_not_extend(table: Table, seat: Seat, hand: Bag, kind: Kind) -> Refusal | None:
    """Attackers add cards of a value on the table, up to the limit (B13–B16)."""
    refusal = why_not_asked(table, seat) or why_not_held(hand, kind)
    if refusal is not None or table.values & BIT[kind]:
        return refusal
    if value_of(kind) == FIREBIRD and lies_as_rejection(table):
        return Refusal("firebird-opens-none", "B14", {"card": kind_text(kind)})
    return Refusal("value-not-on-table", "B13", {"card": kind_text(kind)})


def lies_as_rejection(table: Table) -> bool:
    """A Firebird lies there as a rejection."""
    for place in range(table.lying):
        if table.rejects[place] != UNREJECTED and value_of(table.rejects[place]) == FIREBIRD:
            return True
    return False


def why_not_asked(table: Table, seat: Seat) -> Refusal | None:
    """Who may extend or hold now: attackers with cards who have not held, while there is room (B13, B15, B20)."""
    if seat == table.target:
        return Refusal("target-extends", "B13")
    if not attackers(table) & BIT[seat]:
        return Refusal("not-involved", "B13")
    if table.lying >= table.limit:
        clause = "B15" if table.limit == 5 else "B16"
        return Refusal("challenge-limit", clause, {"limit": int(table.limit)})
    if table.held & BIT[seat]:
        return Refusal("blaze-held", "B20")
    if not asked(table) & BIT[seat]:
        return Refusal("blaze-no-cards", "B20")
    return None


def why_not_hold(table: Table, seat: Seat) -> Refusal | None:
    """Only attackers hold (B20)."""
    if seat == table.target:
        return Refusal("target-holds", "B17")
    return why_not_asked(table, seat)


def why_not_answer(table: Table, seat: Seat, hand: Bag, action: i64) -> Refusal | None:
    """The target rejects or passes while a card is open and he has not passed (B17, B18)."""
    if seat != table.target:
        return Refusal("only-target", "B17", {"seat": int(table.target)})
    if table.passing:
        return Refusal("passed", "B18")
    if action == PASS:
        return None if is_open(table) else Refusal("nothing-to-pass", "B18")
    challenge = (action - REJECT0) // KINDS
    kind = (action - REJECT0) % KINDS
    on = kind_text(challenge)
    if place_of(table, challenge) == UNREJECTED:
        lies = any(table.challenges[place] == challenge for place in range(table.lying))
        return (
            Refusal("already-rejected", "B12", {"on": on}) if lies else Refusal("not-in-challenge", "B12", {"on": on})
        )
    refusal = why_not_held(hand, kind)
    if refusal is not None or rejecters(challenge, table.trump) & BIT[kind]:
        return refusal
    return why_not_rejected(table, challenge, kind)


def why_not_rejected(table: Table, challenge: Kind, kind: Kind) -> Refusal:
    """Name the rule by which a card does not reject another (B10, B11)."""
    values: dict[str, str | int] = {"card": kind_text(kind), "on": kind_text(challenge)}
    if value_of(challenge) == FIREBIRD:
        code = "trump-firebird" if suit_of(challenge) == table.trump else "firebird-ten"
        return Refusal(code, "B11", values)
    if value_of(kind) == FIREBIRD:
        return Refusal("firebird-zero", "B11", values)
    if suit_of(kind) == suit_of(challenge):
        return Refusal("reject-lower", "B10", values)
    return Refusal("reject-trump" if suit_of(challenge) == table.trump else "reject-suit", "B10", values)


def about(table: Table, seat: Seat, hand: Bag, kind: Kind) -> Refusal | None:
    """Say why a card of the hand has no legal use now; None if it has one."""
    if table.stage == OPEN:
        return why_not(table, seat, hand, CHALLENGE0 + kind)
    if table.stage in (BETTING, OVER) or seat != table.target:
        return why_not(table, seat, hand, EXTEND0 + kind)
    if table.passing:
        return Refusal("passed", "B18")
    if not is_open(table):
        return Refusal("target-extends", "B13")
    nearest: Refusal | None = None
    for place in range(table.lying):
        challenge = table.challenges[place]
        if table.rejects[place] != UNREJECTED:
            continue
        if rejecters(challenge, table.trump) & BIT[kind]:
            return None
        if nearest is None or suit_of(challenge) == suit_of(kind):
            nearest = why_not_rejected(table, challenge, kind)
    return nearest
