"""The log of Blaze that all may read: what an action did, told from what a spectator sees before and after it."""

from kozyr.cards import BIT
from kozyr.games.blaze.actions import BET0, PASS, action_parts
from kozyr.games.blaze.state import BETTING, NOBODY, OPEN, OVER, REJECTED, Table
from kozyr.games.blaze.view import View
from kozyr.protocol import Line


def began(after: View) -> list[Line]:
    """Tell who is active first (B7)."""
    return [Line(int(after.active), "opens")] if after.stage == OPEN else []


def told(before: View, seat: int, action: int, after: View) -> list[Line]:
    """Tell an action and everything public that followed; of a bet only that it lies there (B24)."""
    if action >= BET0:
        lines = [Line(seat, "bet-placed")]
    else:
        parts = action_parts(action, [])
        lines = [Line(seat, parts["verb"], tuple([parts[key] for key in ("on", "card") if key in parts]))]
    held = [int(before.counts[place]) for place in range(before.rules.seats)]
    if action < PASS:
        held[seat] -= 1
    if after.resolved > before.resolved or has_new_phase(before, after):
        lines += resolved(before, after, held)
    lines += won(before, after)
    if has_new_round(before, after):
        lines += revealed(before, after)
    if after.stage == OPEN and after.bout != before.bout:
        lines.append(Line(int(after.active), "opens"))
    return lines


def has_new_phase(before: View, after: View) -> bool:
    """The phase went on, to the bets or to the next round."""
    return (before.stage != BETTING and after.stage == BETTING) or has_new_round(before, after)


def has_new_round(before: View, after: View) -> bool:
    """A round has ended."""
    return after.round != before.round or (after.stage == OVER and before.stage != OVER)


def resolved(before: View, after: View, held: list[int]) -> list[Line]:
    """Tell how the challenge ended and who drew."""
    if before.stage == BETTING:
        return []
    target = int(after.last_target)
    verb = "challenge-rejected" if after.last_end == REJECTED else "challenge-passed"
    lines = [Line(target, verb, (), int(after.last_cards))]
    if after.last_end != REJECTED:
        held[target] += int(after.last_cards)
    if after.round == before.round and before.phase == 1:
        lines += drawn(after, held)
    if after.stage == BETTING:
        lines.append(Line(None, "bets-open"))
    return lines


def drawn(after: View, held: list[int]) -> list[Line]:
    """Tell how many cards each seat drew."""
    return [
        Line(place, "draws", (), int(after.counts[place]) - held[place])
        for place in range(after.rules.seats)
        if after.counts[place] > held[place]
    ]


def feather_of(table: Table, place: int, *, first_round: bool) -> int:
    """The feather a player won in the round, 0 for none."""
    return int(table.first_feathers[place] if first_round else table.feathers[place])


def won(before: View, after: View) -> list[Line]:
    """Tell who took which feather, the highest first."""
    ended = after.round != before.round
    lines: list[Line] = []
    for place in range(after.rules.seats):
        feather = feather_of(after, place, first_round=ended)
        if feather and not before.out & BIT[place] and feather != before.feathers[place]:
            lines.append(Line(place, "feather", (), feather))
    lines.sort(key=lambda line: -line.count)
    return lines


def revealed(before: View, after: View) -> list[Line]:
    """Tell who lost the round, and the bets that are now turned up (B28, B29)."""
    lines: list[Line] = []
    for place in range(after.rules.seats):
        if after.revealed_on[place] != NOBODY:
            value = int(after.revealed[place])
            lines.append(Line(place, "bet-revealed", (), value, int(after.revealed_on[place])))
    if after.round != before.round:
        lines.append(Line(int(after.first_loser), "round-lost"))
        lines.append(Line(None, "round-2"))
    return lines
