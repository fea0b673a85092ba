"""Why an action is not legal: a code and its clause, from the same facts that list the legal actions."""

from mypy_extensions import i64

from kozyr.cards import BIT, CardSet, card_text, count, rank_of, suit_of
from kozyr.games.durak.actions import BEAT0, HOLD, TAKE, THROW0, TRANSFER0, face_text
from kozyr.games.durak.powers import EIGHT, FACES, JACK, SEVEN, Face, card_of, face_rank, face_suit
from kozyr.games.durak.rules import (
    asked,
    beaters,
    has_room_for_transfer,
    is_open,
    may_add,
    place_of,
    target,
    throwable,
    transferable_ranks,
)
from kozyr.games.durak.state import BOUT, OPEN, OVER, REVERSING, UNANSWERED, Table
from kozyr.games.durak.teams import attackers, player_of
from kozyr.protocol import Refusal
from kozyr.seats import Seat


def why_not(table: Table, seat: Seat, hand: CardSet, action: i64) -> Refusal | None:
    """Say why this player, holding this hand, may not do that; None if he may."""
    if table.phase == OVER:
        return Refusal("over", "R36")
    if not 0 <= seat < table.rules.seats or table.out & BIT[seat]:
        return Refusal("out", "R35")
    if table.phase == REVERSING:
        return why_not_decide(table, seat, action)
    if action < THROW0:
        return why_not_attack(table, seat, hand, action)
    if table.phase == OPEN:
        return Refusal("not-opened", "R15")
    if action < TRANSFER0:
        return why_not_throw(table, seat, hand, action - THROW0)
    if action == HOLD:
        return why_not_hold(table, seat)
    if action < TAKE or action == TAKE or action >= BEAT0:
        return why_not_answer(table, seat, hand, action)
    return Refusal("no-king", "R50")


def why_not_decide(table: Table, seat: Seat, action: i64) -> Refusal | None:
    """Only the King's player acts, and only turns the direction or holds (R50, Q36)."""
    player = player_of(table, table.defender)
    if seat != player:
        return Refusal("king-decides", "Q36", {"seat": int(player)})
    if action <= TAKE or action >= BEAT0:
        return Refusal("king-first", "Q36")
    return None


def why_not_attack(table: Table, seat: Seat, hand: CardSet, face: Face) -> Refusal | None:
    """Only the opener lays the first card, any card (R15)."""
    if table.phase != OPEN:
        return Refusal("already-opened", "R15")
    player = player_of(table, table.opener)
    if seat != player:
        return Refusal("only-opener", "R15", {"seat": int(player)})
    return why_not_lay(table, hand, face)


def why_not_lay(table: Table, hand: CardSet, face: Face) -> Refusal | None:
    """The card must be held; an Eight names a suit that is not trumps (R42, Q31)."""
    card = card_of(face)
    if not hand & BIT[card]:
        return Refusal("not-in-hand", "R15", {"card": card_text(card)})
    is_eight = table.rules.deck.eights & BIT[card] != 0
    if is_eight and face < 36:
        return Refusal("name-a-suit", "R42", {"card": card_text(card)})
    if not is_eight and face >= 36:
        return Refusal("no-suit", "R42", {"card": card_text(card)})
    if is_eight and face_suit(face) == table.trump:
        return Refusal("named-trump", "R42", {"card": card_text(card)})
    return None


def why_not_throw(table: Table, seat: Seat, hand: CardSet, face: Face) -> Refusal | None:
    """Attackers throw in cards of a rank on the table, while nothing forbids it (R19, R20, R23, Q4–Q7)."""
    refusal = why_not_asked(table, seat)
    if refusal is None:
        refusal = why_not_lay(table, hand, face)
    card = card_of(face)
    if refusal is not None or throwable(table, hand) & BIT[card]:
        return refusal
    if table.rules.deck.joins & BIT[card]:
        return Refusal("nine-at-limit", "R45", {"card": card_text(card), "limit": int(table.limit)})
    return Refusal("rank-not-on-table", "R20", {"card": card_text(card)})


def why_not_asked(table: Table, seat: Seat) -> Refusal | None:
    """Who may throw in or hold now: attackers with cards who have not held (R19, R54, Q4, Q5a)."""
    if player_of(table, table.defender) == seat:
        return Refusal("defender-throws", "R19")
    if not attackers(table) & BIT[seat]:
        return Refusal("partner-throws", "R54")
    if table.closed:
        return Refusal("closed", "R49")
    if table.taking and not table.rules.throw_after_take:
        return Refusal("no-throw-after-take", "Q5")
    if not may_add(table):
        limit: dict[str, str | int] = {"limit": int(table.limit)}
        return Refusal("limit-after-take", "Q5", limit) if table.taking else Refusal("limit", "Q7", limit)
    if table.held & BIT[seat]:
        return Refusal("held", "Q4")
    if not asked(table) & BIT[seat]:
        return Refusal("nothing-to-hold", "Q5a")
    return None


def why_not_hold(table: Table, seat: Seat) -> Refusal | None:
    """Only attackers hold; the defender cannot end the bout so (Q4)."""
    if player_of(table, table.defender) == seat:
        return Refusal("defender-holds", "Q4")
    return why_not_asked(table, seat)


def why_not_answer(table: Table, seat: Seat, hand: CardSet, action: i64) -> Refusal | None:
    """The defender beats, transfers or takes while a card is open (R16, R25, R32)."""
    player = player_of(table, table.defender)
    if seat != player:
        return Refusal("only-defender", "R16", {"seat": int(player)})
    if table.taking:
        return Refusal("taking", "Q5")
    if action == TAKE:
        return None if is_open(table) else Refusal("nothing-to-take", "Q4")
    if action < TAKE:
        return why_not_transfer(table, hand, action - TRANSFER0)
    return why_not_beat(table, hand, (action - BEAT0) // FACES, (action - BEAT0) % FACES)


def why_not_transfer(table: Table, hand: CardSet, face: Face) -> Refusal | None:
    """One more card of the one rank that lies there, before anything is beaten, and no more than the next holds."""
    if not table.rules.transfer:
        return Refusal("transfer-off", "R25")
    if table.rules.teams and not table.rules.team_transfer:
        return Refusal("team-transfer-off", "Q24")
    if table.beaten:
        return Refusal("transfer-after-beat", "R29")
    refusal = why_not_lay(table, hand, face)
    if refusal is not None:
        return refusal
    if not transferable_ranks(table):
        return why_untransferable(table)
    card = card_of(face)
    if not transferable_ranks(table) & BIT[card]:
        return Refusal("transfer-rank", "R25", {"card": card_text(card)})
    if not has_room_for_transfer(table):
        player = player_of(table, target(table))
        lying, cards = int(table.lying) + 1, int(table.counts[player])
        return Refusal("transfer-hand", "R28", {"seat": int(player), "lying": lying, "cards": cards})
    return None


def why_untransferable(table: Table) -> Refusal:
    """Tens, or several ranks: thrown in by rank that cannot be, so a Nine made them several (R46, R47)."""
    if table.ranks & table.rules.deck.untransferable and count(table.ranks) == 4:
        return Refusal("transfer-ten", "R47")
    if table.ranks & table.rules.deck.joins:
        return Refusal("transfer-nine", "R46")
    return Refusal("transfer-ranks", "R25")


def why_not_beat(table: Table, hand: CardSet, face: Face, answer: Face) -> Refusal | None:
    """A card of the hand that beats the open card it is laid on (R16, R18)."""
    on = face_text(face)
    place = place_of(table, face)
    if place == UNANSWERED:
        return Refusal("not-on-table", "R16", {"on": on})
    if table.answers[place] != UNANSWERED:
        return Refusal("already-beaten", "R18", {"on": on})
    refusal = why_not_lay(table, hand, answer)
    if refusal is not None:
        return refusal
    if not beaters(table, face) & BIT[card_of(answer)]:
        return why_not_beaten(table, face, card_of(answer))
    if answer >= 36 and face_suit(answer) != face_suit(face):
        return Refusal("beat-suit", "R7", {"card": face_text(answer), "on": on})
    return None


def why_not_beaten(table: Table, face: Face, card: i64) -> Refusal:
    """Name the rule by which a card does not beat a face (R4, R6, R7, R41, R42, R48)."""
    values: dict[str, str | int] = {"card": card_text(card), "on": face_text(face)}
    rank = face_rank(face)
    if rank == JACK and table.rules.enchanted & BIT[JACK]:
        return Refusal("beat-jack", "R48", values)
    if table.rules.deck.eights & BIT[card]:
        return Refusal("beat-eight", "R42", values)
    if suit_of(card) == face_suit(face):
        return Refusal("beat-lower", "R4", values)
    if rank == SEVEN and table.rules.enchanted & BIT[SEVEN] and suit_of(card) == table.trump:
        return Refusal("beat-seven", "R41", values)
    if face_suit(face) == table.trump:
        return Refusal("beat-trump", "R6", values)
    return Refusal("beat-suit", "R7", values)


def about(table: Table, seat: Seat, hand: CardSet, card: i64) -> Refusal | None:
    """Say why a card of the hand has no legal use now; None if it has one.

    A defender's card is judged against the open card that it comes nearest to beating.
    """
    face = some_face(table, card)
    if table.phase == OPEN:
        return why_not(table, seat, hand, face)
    if table.phase != BOUT or player_of(table, table.defender) != seat:
        return why_not(table, seat, hand, THROW0 + face)
    if table.taking:
        return Refusal("taking", "Q5")
    if not is_open(table):
        return Refusal("defender-throws", "R19")
    if why_not(table, seat, hand, TRANSFER0 + face) is None:
        return None
    return about_beating(table, hand, card)


def about_beating(table: Table, hand: CardSet, card: i64) -> Refusal | None:
    """Say why a card beats nothing that is open, or why its rank does not transfer."""
    nearest: Refusal | None = None
    for place in range(table.lying):
        face = table.attacks[place]
        if table.answers[place] != UNANSWERED:
            continue
        if beaters(table, face) & BIT[card]:
            return None
        if nearest is None or suit_of(card) == face_suit(face):
            nearest = why_not_beaten(table, face, card)
    if transferable_ranks(table) & BIT[card]:
        return why_not_transfer(table, hand, some_face(table, card))
    return nearest


def some_face(table: Table, card: i64) -> Face:
    """A face the card may be laid as: an Eight takes the first suit that is not trumps."""
    if rank_of(card) != EIGHT or not table.rules.deck.eights & BIT[card]:
        return card
    return 36 + 4 * suit_of(card) + (1 if table.trump == 0 else 0)
