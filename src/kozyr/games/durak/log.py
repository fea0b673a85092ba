"""The log of durak that all may read: what an action did, told from what a spectator sees before and after it."""

from kozyr.cards import BIT, NO_CARD, card_text
from kozyr.games.durak.actions import BEAT0, REVERSE, TAKE, action_parts, face_text
from kozyr.games.durak.powers import FACES
from kozyr.games.durak.state import BEATEN, OPEN, OVER, REVERSING, UNANSWERED
from kozyr.games.durak.teams import player_of
from kozyr.games.durak.view import View
from kozyr.protocol import Line


def began(after: View) -> list[Line]:
    """Tell who opens the deal, and by which card shown (R13, R14)."""
    cards = () if after.shown == NO_CARD else (card_text(after.shown),)
    return [opens(after, cards)] if after.phase == OPEN else []


def opens(view: View, cards: tuple[str, ...]) -> Line:
    """Tell whose turn it is."""
    return Line(int(player_of(view, view.opener)), "opens", cards)


def told(before: View, seat: int, action: int, after: View) -> list[Line]:
    """Tell an action and everything public that followed from it."""
    parts = action_parts(action)
    verb = "hold-king" if before.phase == REVERSING and action != REVERSE else parts["verb"]
    cards = tuple([parts[key] for key in ("on", "card") if key in parts])
    lines = [Line(seat, verb, cards)]
    held = [int(before.counts[place]) for place in range(before.rules.seats)]
    if action < TAKE or action >= BEAT0:
        held[seat] -= 1
    if has_settled(before, after):
        lines += settled(before, seat, action, after, held)
    if after.talon_count < before.talon_count:
        lines += drawn(after, held)
    lines += [Line(place, "out") for place in range(after.rules.seats) if after.out & ~before.out & BIT[place]]
    if after.phase == OPEN and before.phase != OPEN:
        lines.append(opens(after, ()))
    return lines


def has_settled(before: View, after: View) -> bool:
    """The cards of the bout have left the table."""
    if before.phase in (REVERSING, OVER):
        return False
    return after.phase == REVERSING or after.bout != before.bout or after.phase == OVER


def settled(before: View, seat: int, action: int, after: View, held: list[int]) -> list[Line]:
    """Tell how the cards left the table; ``held`` follows what went back into hands."""
    defender = int(player_of(before, after.last_defender))
    taken = after.last_end != BEATEN
    lines = [Line(defender, "bout-taken" if taken else "bout-beaten", (), int(after.last_cards))]
    if taken:
        held[defender] += int(after.last_cards)
    back = owners_of_open(before, seat, action)
    back = back[len(back) - int(after.last_returned) :]
    for owner in dict.fromkeys(back):
        held[owner] += back.count(owner)
        lines.append(Line(owner, "returned", (), back.count(owner)))
    return lines


def owners_of_open(before: View, seat: int, action: int) -> list[int]:
    """List whose cards lay unanswered when the bout ended, in the order laid, the action included."""
    beaten = face_text((action - BEAT0) // FACES) if action >= BEAT0 else ""
    owners = [
        int(before.owners[place])
        for place in range(before.lying)
        if before.answers[place] == UNANSWERED and face_text(before.attacks[place]) != beaten
    ]
    return [*owners, seat] if action < TAKE else owners


def drawn(after: View, held: list[int]) -> list[Line]:
    """Tell how many cards each seat drew."""
    return [
        Line(place, "draws", (), int(after.counts[place]) - held[place])
        for place in range(after.rules.seats)
        if after.counts[place] > held[place]
    ]
