"""The actions of durak: their numbers, their text, and the list of the legal ones.

``attack face``, ``throw face``, ``transfer face``, ``take``, ``hold``, ``reverse`` and ``beat face with face``; the
numbers are the same for every deal and number of seats.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kozyr.cards import (
    BIT,
    NO_CARD,
    SUIT_LETTERS,
    CardSet,
    card_text,
    lowest,
    parse_card,
    rank_of,
)
from kozyr.games.durak.powers import EIGHT, FACES, Face, card_of, face_suit, named
from kozyr.games.durak.rules import asked, beaters, must_answer, throwable, transferable
from kozyr.games.durak.state import BOUT, OPEN, REVERSING, UNANSWERED, Table
from kozyr.games.durak.teams import player_of
from kozyr.seats import Seat

ATTACK0: Final = 0
THROW0: Final = 52
TRANSFER0: Final = 104
TAKE: Final = 156
HOLD: Final = 157
REVERSE: Final = 158
BEAT0: Final = 159
ACTIONS: Final = 159 + 52 * 52
MOST_LEGAL: Final = 512

LAYING_VERBS: Final = ("attack", "throw", "transfer")
WORDS: Final = ("take", "hold", "reverse")


def legal_into(table: Table, seat: Seat, hand: CardSet, buffer: vec[i64]) -> i64:
    """Write the legal actions of a player who holds this hand; the buffer needs MOST_LEGAL places."""
    size: i64 = 0
    if table.phase == OPEN:
        if player_of(table, table.opener) == seat:
            size = lay_faces(table, hand, ATTACK0, buffer, 0)
    elif table.phase == BOUT:
        if player_of(table, table.defender) == seat:
            if must_answer(table):
                size = answers_into(table, hand, buffer)
        elif asked(table) & BIT[seat]:
            size = lay_faces(table, throwable(table, hand), THROW0, buffer, 0)
            buffer[size] = HOLD
            size += 1
    elif table.phase == REVERSING and player_of(table, table.defender) == seat:
        buffer[0] = HOLD
        buffer[1] = REVERSE
        size = 2
    return size


def answers_into(table: Table, hand: CardSet, buffer: vec[i64]) -> i64:
    """Write what a defender may answer: beat an open card, transfer, take."""
    size: i64 = 0
    for place in range(table.lying):
        if table.answers[place] == UNANSWERED:
            face = table.attacks[place]
            size = beats_into(table, hand & beaters(table, face), face, buffer, size)
    size = lay_faces(table, transferable(table, hand), TRANSFER0, buffer, size)
    buffer[size] = TAKE
    return size + 1


def beats_into(table: Table, cards: CardSet, face: Face, buffer: vec[i64], size: i64) -> i64:
    """Write the answers of some cards to a face; an Eight is named the suit it beats (Q31)."""
    eights = table.rules.deck.eights
    first: i64 = BEAT0 + FACES * face
    while cards:
        low = cards & -cards
        card = lowest(cards)
        buffer[size] = first + (named(card, face_suit(face)) if eights & low else card)
        size += 1
        cards ^= low
    return size


def lay_faces(table: Table, cards: CardSet, first: i64, buffer: vec[i64], size: i64) -> i64:
    """Write laying each of some cards; an Eight once for each suit that may be named (R42)."""
    eights = cards & table.rules.deck.eights
    cards ^= eights
    while cards:
        buffer[size] = first + lowest(cards)
        size += 1
        cards &= cards - 1
    while eights:
        for suit in range(4):
            if suit != table.trump:
                buffer[size] = first + named(lowest(eights), suit)
                size += 1
        eights &= eights - 1
    return size


# ---- text


def face_text(face: Face) -> str:
    """Write a face: a card, and for an Eight the suit it was named."""
    card = card_text(card_of(face))
    return card if face < 36 else f"{card}={SUIT_LETTERS[face_suit(face)]}"


def parse_face(text: str) -> Face:
    """Read a face; ValueError for a text that is none."""
    card_part, sign, suit = text.partition("=")
    card = parse_card(card_part)
    if not sign:
        return card
    if rank_of(card) != EIGHT or len(suit) != 1 or suit not in SUIT_LETTERS:
        message = f"{text!r} is no card with a named suit; only an Eight names one, as in 8s=h"
        raise ValueError(message)
    return named(card, SUIT_LETTERS.index(suit))


def action_text(action: i64) -> str:
    """Write an action as records do."""
    if action >= BEAT0:
        return f"beat {face_text((action - BEAT0) // FACES)} {face_text((action - BEAT0) % FACES)}"
    if action >= TAKE:
        return WORDS[action - TAKE]
    return f"{LAYING_VERBS[action // FACES]} {face_text(action % FACES)}"


def parse_action(text: str) -> i64:
    """Read an action; ValueError says what is wrong with a text that is none."""
    verb, *cards = text.split()
    wanted = 0 if verb in WORDS else 1 if verb in LAYING_VERBS else 2 if verb == "beat" else -1
    if wanted < 0:
        message = f"{verb!r} is no action of durak"
        raise ValueError(message)
    if len(cards) != wanted:
        message = f"{verb} takes {wanted} card(s), not {len(cards)}"
        raise ValueError(message)
    faces = [parse_face(card) for card in cards]
    if wanted == 0:
        return TAKE + WORDS.index(verb)
    if wanted == 1:
        return FACES * LAYING_VERBS.index(verb) + faces[0]
    return BEAT0 + FACES * faces[0] + faces[1]


def action_parts(action: i64) -> dict[str, str]:
    """Take an action apart: ``verb``, ``card`` and, for beating, ``on``."""
    verb, *cards = action_text(action).split()
    if verb == "beat":
        return {"verb": verb, "card": cards[1], "on": cards[0]}
    return {"verb": verb, "card": cards[0]} if cards else {"verb": verb}


def laid_face(action: i64) -> Face:
    """The face an action lays, NO_CARD if it lays none."""
    if action >= BEAT0:
        return (action - BEAT0) % FACES
    return action % FACES if action < TAKE else NO_CARD


def legal_list(table: Table, seat: Seat, hand: CardSet) -> list[int]:
    """List the legal actions of a player who holds this hand."""
    buffer = vec[i64]([0 for _ in range(MOST_LEGAL)])
    size = legal_into(table, seat, hand, buffer)
    return [int(buffer[index]) for index in range(size)]
