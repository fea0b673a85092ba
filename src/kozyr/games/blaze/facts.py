"""The public words for a position of Blaze: the facts of scenario files, and a view as plain JSON values."""

from typing import Final

from kozyr.cards import BIT
from kozyr.games.blaze.bets import taker_of
from kozyr.games.blaze.cards import (
    NO_KIND,
    OF_VALUE,
    SUIT_LETTERS,
    VALUE_TEXTS,
    VALUES,
    bag_texts,
    kind_text,
    size,
)
from kozyr.games.blaze.feathers import loser_of, score_of
from kozyr.games.blaze.outcome import outcome_of
from kozyr.games.blaze.rules import next_active, rejecters, to_act
from kozyr.games.blaze.state import BETTING, NOBODY, NOT_ENDED, OVER, UNREJECTED, State, Table, everyone
from kozyr.games.blaze.view import SPECTATOR, View

PHASES: Final = ("open", "challenge", "bets", "over")
ENDS: Final = ("", "rejected", "passed")


def pair_texts(table: Table) -> list[str]:
    """The challenge in the order laid: ``5b/9b`` is rejected, ``5y`` open."""
    texts: list[str] = []
    for place in range(table.lying):
        challenge = kind_text(table.challenges[place])
        reject = table.rejects[place]
        texts.append(challenge if reject == UNREJECTED else f"{challenge}/{kind_text(reject)}")
    return texts


def seats_in(table: Table, seats: int) -> list[int]:
    """List the seats of a set."""
    return [seat for seat in range(table.rules.seats) if seats & BIT[seat]]


def is_running(table: Table) -> bool:
    """A challenge runs or is about to begin, so that target, supporter and limit have a meaning."""
    return table.stage not in (BETTING, OVER)


def seat_or_none(seat: int) -> int | None:
    """Put None in the place of NOBODY."""
    return None if seat == NOBODY else int(seat)


def phase_text(table: Table) -> str:
    """The phase: 1, bets, or 2."""
    return "bets" if table.stage == BETTING else str(int(table.phase))


def facts_of(state: State) -> dict[str, object]:
    """Tell everything, secrets too; for scenarios and records of finished games only."""
    seats = range(state.rules.seats)
    outcome = outcome_of(state)
    runs = is_running(state)
    return {
        "to_act": to_act(state),
        "active": None if state.stage == OVER else int(state.active),
        "target": int(state.target) if runs else None,
        "supporter": seat_or_none(state.supporter) if runs else None,
        "table": pair_texts(state),
        "hand": {seat: bag_texts(state.hands[seat]) for seat in seats},
        "count": {seat: int(state.counts[seat]) for seat in seats},
        "talon": int(state.talon_count),
        "discard": int(size(state.discard)),
        "limit": int(state.limit) if runs else None,
        "trump": SUIT_LETTERS[state.trump],
        "out": seats_in(state, state.out),
        "phase": phase_text(state),
        "round": int(state.round),
        "feathers": {seat: feathers_of(state, seat) for seat in seats},
        "score": {seat: score_of(state, seat) for seat in seats},
        "over": None if outcome is None else {"kind": outcome.kind, "seats": list(outcome.seats)},
    }


def feathers_of(table: Table, seat: int) -> list[int]:
    """What a player has won in this round."""
    return [int(table.feathers[seat])] if table.feathers[seat] else []


def shown(view: View) -> dict[str, object]:
    """Write a view for the page."""
    seat = None if view.viewer == SPECTATOR else int(view.viewer)
    runs = is_running(view)
    return {
        "game": "blaze",
        "seat": seat,
        "phase": PHASES[view.stage],
        "part": phase_text(view),
        "round": int(view.round),
        "bout": int(view.bout),
        "trump": SUIT_LETTERS[view.trump],
        "trump_card": None if view.trump_card == NO_KIND else kind_text(view.trump_card),
        "talon": int(view.talon_count),
        "discard": int(size(view.discard)),
        "gone": bag_texts(view.discard) if view.rules.memory_aid else None,
        "discard_top": None if view.discard_top == NO_KIND else kind_text(view.discard_top),
        "active": None if view.stage == OVER else int(view.active),
        "target": int(view.target) if runs else None,
        "supporter": seat_or_none(view.supporter) if runs else None,
        "passing": view.passing,
        "limit": int(view.limit) if runs else None,
        "lying": int(view.lying),
        "rejected": int(view.rejected),
        "values": values_of(view),
        "next_if_rejected": seat_or_none(next_active(view, passed=False)) if runs else None,
        "next_if_passed": seat_or_none(next_active(view, passed=True)) if runs else None,
        "table": [pair(view, place) for place in range(view.lying)],
        "hand": None if seat is None else bag_texts(view.hand),
        "feathers": [int(view.top_feathers[place]) for place in range(view.feathers_left)],
        "players": [player(view, other) for other in range(view.rules.seats)],
        "bet": own_bet(view),
        "reveal": reveal(view),
        "last": last_challenge(view),
        "over": ending(view),
    }


def pair(view: View, place: int) -> dict[str, object]:
    """A challenge card with its player, and its rejection if it has one."""
    reject = view.rejects[place]
    rejected = reject != UNREJECTED
    return {
        "attack": kind_text(view.challenges[place]),
        "by": int(view.owners[place]),
        "answer": kind_text(reject) if rejected else None,
        "answered_by": int(view.target) if rejected else None,
        "unrejectable": rejecters(view.challenges[place], view.trump) == 0,
    }


def values_of(view: View) -> list[str]:
    """The values that may be added to the challenge (B13)."""
    return [VALUE_TEXTS[value] for value in range(VALUES) if view.values & OF_VALUE[value]]


def player(view: View, seat: int) -> dict[str, object]:
    """What all see of a player; on whom he bet, once all have. Scoring stacks: `stack` cards, worth `score` in all."""
    first, second = bets_won(view, seat)
    return {
        "cards": int(view.counts[seat]),
        "out": view.out & BIT[seat] != 0,
        "held": view.held & BIT[seat] != 0,
        "role": role(view, seat),
        "placed": view.placed & BIT[seat] != 0,
        "bet_on": seat_or_none(view.bets_on[seat]),
        "feather": int(view.feathers[seat]),
        "first_feather": int(view.first_feathers[seat]),
        "first_bets": first,
        "bets": second,
        "stack": first + second + (view.feathers[seat] > 0) + (view.first_feathers[seat] > 0),
        "score": score_of(view, seat),
        "zero": view.zeros & BIT[seat] != 0,
        "ones": int(view.ones[seat]),
    }


def bets_won(view: View, seat: int) -> tuple[int, int]:
    """The betting cards in a scoring stack, by the round in which they came there (B29)."""
    second = 0
    if view.stage == OVER:
        second = [taker_of(view, other, loser_of(view)) for other in range(view.rules.seats)].count(seat)
    return int(view.piles[seat] - view.first_feathers[seat]) - second, second


def reveal(view: View) -> dict[str, object] | None:
    """The round that ended last: its loser, and the bets turned up with who got the 1s (B28, B29)."""
    if view.first_loser == NOBODY and view.stage != OVER:
        return None
    loser = loser_of(view) if view.stage == OVER else view.first_loser
    bets = [
        {
            "by": seat,
            "on": int(view.revealed_on[seat]),
            "value": int(view.revealed[seat]),
            "to": seat_or_none(taker_of(view, seat, loser)),
        }
        for seat in range(view.rules.seats)
        if view.revealed_on[seat] != NOBODY
    ]
    return {"round": 2 if view.stage == OVER else 1, "loser": int(loser), "bets": bets}


def role(view: View, seat: int) -> str:
    """The player's part in this challenge."""
    if view.out & BIT[seat]:
        return "out"
    if view.stage == BETTING:
        return "bettor"
    if view.stage == OVER or not everyone(view) & BIT[seat]:
        return "idle"
    if seat == view.active:
        return "active"
    if seat == view.target:
        return "target"
    return "supporter" if seat == view.supporter else "idle"


def own_bet(view: View) -> dict[str, int] | None:
    """The viewer's bet of this round, which only he knows until its end."""
    return None if view.on == NOBODY else {"on": int(view.on), "value": int(view.bet)}


def last_challenge(view: View) -> dict[str, object] | None:
    """How the challenge before ended."""
    if view.last_end == NOT_ENDED:
        return None
    return {
        "end": ENDS[view.last_end],
        "defender": int(view.last_target),
        "cards": int(view.last_cards),
        "returned": 0,
    }


def ending(view: View) -> dict[str, object] | None:
    """How the game ended."""
    outcome = outcome_of(view)
    if outcome is None:
        return None
    return {"kind": outcome.kind, "seats": list(outcome.seats), "reason": outcome.reason}
