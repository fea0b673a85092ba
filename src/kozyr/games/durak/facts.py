"""The public words for a position: the facts of scenario files, and a view as plain JSON values."""

from typing import Final

from kozyr.cards import BIT, NO_CARD, SUIT_LETTERS, card_text, card_texts, count
from kozyr.games.durak.actions import face_text
from kozyr.games.durak.outcome import outcome_of
from kozyr.games.durak.powers import NO_TRUMP
from kozyr.games.durak.rules import next_opener, to_act
from kozyr.games.durak.state import NOT_ENDED, OVER, UNANSWERED, State, Table
from kozyr.games.durak.teams import attackers, player_of
from kozyr.games.durak.view import SPECTATOR, View

PHASES: Final = ("open", "bout", "king", "over")
ENDS: Final = ("", "beaten", "taken")


def trump_text(table: Table) -> str:
    """The trump suit's letter, or "none"."""
    return "none" if table.trump == NO_TRUMP else SUIT_LETTERS[table.trump]


def pair_texts(table: Table) -> list[str]:
    """The table in the order laid: ``9h/10h`` is beaten, ``9c`` open."""
    texts: list[str] = []
    for place in range(table.lying):
        answer = table.answers[place]
        attack = face_text(table.attacks[place])
        texts.append(attack if answer == UNANSWERED else f"{attack}/{face_text(answer)}")
    return texts


def seats_in(table: Table, seats: int) -> list[int]:
    """List the seats of a set."""
    return [seat for seat in range(table.rules.seats) if seats & BIT[seat]]


def facts_of(state: State) -> dict[str, object]:
    """Tell everything, secrets too; for scenarios and records of finished games only."""
    seats = range(state.rules.seats)
    outcome = outcome_of(state)
    over = outcome is not None
    return {
        "to_act": to_act(state),
        "opener": None if over else int(player_of(state, state.opener)),
        "defender": None if over else int(player_of(state, state.defender)),
        "table": pair_texts(state),
        "hand": {seat: card_texts(state.hands[seat]) for seat in seats},
        "count": {seat: int(state.counts[seat]) for seat in seats},
        "talon": int(state.talon_count),
        "discard": int(count(state.discard)),
        "limit": None if over else int(state.limit),
        "trump": trump_text(state),
        "direction": int(state.direction),
        "out": seats_in(state, state.out),
        "over": None if outcome is None else {"kind": outcome.kind, "seats": list(outcome.seats)},
    }


def shown(view: View) -> dict[str, object]:
    """Write a view for the page. What was discarded, or was seen to go into a hand, players keep in mind (Q18)."""
    seat = None if view.viewer == SPECTATOR else int(view.viewer)
    return {
        "game": "durak",
        "seat": seat,
        "phase": PHASES[view.phase],
        "bout": int(view.bout),
        "trump": trump_text(view),
        "trump_card": None if view.trump_card == NO_CARD else card_text(view.trump_card),
        "talon": int(view.talon_count),
        "discard": int(count(view.discard)),
        "opener": int(player_of(view, view.opener)),
        "defender": int(player_of(view, view.defender)),
        "opener_seat": int(view.opener),
        "defender_seat": int(view.defender),
        "next": who_is_next(view),
        "teams": [[0, 2], [1, 3]] if view.rules.teams else [],
        "attackers": seats_in(view, attackers(view)) if view.phase != OVER else [],
        "taking": view.taking,
        "closed": view.closed,
        "limit": int(view.limit),
        "lying": int(view.lying),
        "beaten": int(view.beaten),
        "direction": int(view.direction),
        "table": [pair(view, place) for place in range(view.lying)],
        "hand": None if seat is None else card_texts(view.hand),
        "players": [player(view, place) for place in range(view.rules.seats)],
        "shown": None if view.shown == NO_CARD else card_text(view.shown),
        "last": last_bout(view),
        "over": ending(view),
    }


def who_is_next(view: View) -> dict[str, int] | None:
    """Who opens the next bout if this one is beaten or taken, as far as nobody leaves by it (R31, R32)."""
    if view.phase == OVER:
        return None
    return {
        "beaten": int(player_of(view, next_opener(view, taken=False))),
        "taken": int(player_of(view, next_opener(view, taken=True))),
    }


def pair(view: View, place: int) -> dict[str, object]:
    """An attack card with its player, and its answer if it has one."""
    answer = view.answers[place]
    beaten = answer != UNANSWERED
    return {
        "attack": face_text(view.attacks[place]),
        "by": int(view.owners[place]),
        "answer": face_text(answer) if beaten else None,
        "answered_by": int(player_of(view, view.defender)) if beaten else None,
    }


def player(view: View, seat: int) -> dict[str, object]:
    """What all see of a player."""
    return {
        "cards": int(view.counts[seat]),
        "out": view.out & BIT[seat] != 0,
        "held": view.held & BIT[seat] != 0,
        "role": role(view, seat),
    }


def role(view: View, seat: int) -> str:
    """The player's part in this bout."""
    if view.out & BIT[seat]:
        return "out"
    if view.phase == OVER:
        return "idle"
    if seat == player_of(view, view.defender):
        return "defender"
    if seat == player_of(view, view.opener):
        return "opener"
    return "attacker" if attackers(view) & BIT[seat] else "idle"


def last_bout(view: View) -> dict[str, object] | None:
    """How the bout before ended."""
    if view.last_end == NOT_ENDED:
        return None
    return {
        "end": ENDS[view.last_end],
        "defender": int(view.last_defender),
        "cards": int(view.last_cards),
        "returned": int(view.last_returned),
    }


def ending(view: View) -> dict[str, object] | None:
    """How the game ended."""
    outcome = outcome_of(view)
    if outcome is None:
        return None
    return {"kind": outcome.kind, "seats": list(outcome.seats), "reason": outcome.reason}
