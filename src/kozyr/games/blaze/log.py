"""The log of Blaze that all may read: what an action did, told from what a spectator sees before and after it."""

from kozyr.cards import BIT
from kozyr.games.blaze.actions import BET0, PASS, action_parts
from kozyr.games.blaze.bets import taker_of
from kozyr.games.blaze.cards import kind_text
from kozyr.games.blaze.feathers import loser_of
from kozyr.games.blaze.state import BETTING, NOBODY, OPEN, OVER, REJECTED, Table
from kozyr.games.blaze.view import View
from kozyr.protocol import Line


def began(after: View) -> list[Line]:
    """Tell who is active first, and the trump card (B4, B7)."""
    return [Line(int(after.active), "round-1", (kind_text(after.trump_card),))] if after.stage == OPEN else []


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
    lines += won(before, after, held)
    if has_new_round(before, after):
        lines += revealed(before, after)
    elif before.stage == BETTING and after.stage != BETTING:
        lines += [*bets(after), Line(int(after.active), "phase-2")]
    elif after.stage == OPEN and after.bout != before.bout:
        lines.append(Line(int(after.active), "next-active"))
    return lines


def has_new_phase(before: View, after: View) -> bool:
    """The phase went on, to the bets or to the next round."""
    return (before.stage != BETTING and after.stage == BETTING) or has_new_round(before, after)


def has_new_round(before: View, after: View) -> bool:
    """A round has ended."""
    return after.round != before.round or (after.stage == OVER and before.stage != OVER)


def resolved(before: View, after: View, held: list[int]) -> list[Line]:
    """Tell how the challenge ended and who drew; a rest of the deck that nobody drew was cut off (B33)."""
    if before.stage == BETTING:
        return []
    target = int(after.last_target)
    verb = "challenge-rejected" if after.last_end == REJECTED else "challenge-passed"
    lines = [Line(target, verb, (), int(after.last_cards))]
    if after.last_end != REJECTED:
        held[target] += int(after.last_cards)
    if after.round == before.round and before.phase == 1:
        draws = drawn(after, held)
        lines += draws
        if before.talon_count - after.talon_count > sum([line.count for line in draws]):
            lines.append(Line(None, "cut-short-1"))
    if after.stage == BETTING:
        lines.append(Line(None, "bets"))
    return lines


def drawn(after: View, held: list[int]) -> list[Line]:
    """Tell how many cards each seat drew."""
    return [
        Line(place, "draws", (), int(after.counts[place]) - held[place])
        for place in range(after.rules.seats)
        if after.counts[place] > held[place]
    ]


def bets(after: View) -> list[Line]:
    """Tell who has bet on whom, which all may know now (B24)."""
    return [Line(place, "bet-on", (), 0, int(after.bets_on[place])) for place in range(after.rules.seats)]


def feather_of(table: Table, place: int, *, first_round: bool) -> int:
    """The feather a player won in the round, 0 for none."""
    return int(table.first_feathers[place] if first_round else table.feathers[place])


def won(before: View, after: View, held: list[int]) -> list[Line]:
    """Tell who took which feather, the highest first; one for a player with cards was shared out (B33)."""
    ended = after.round != before.round
    lines: list[Line] = []
    for place in range(after.rules.seats):
        feather = feather_of(after, place, first_round=ended)
        if feather and not before.out & BIT[place] and feather != before.feathers[place]:
            lines.append(Line(place, "feather", (), feather))
    lines.sort(key=lambda line: -line.count)
    if any(line.seat is not None and held[line.seat] > 0 for line in lines):
        lines.insert(0, Line(None, "cut-short-2"))
    return lines


def revealed(before: View, after: View) -> list[Line]:
    """Tell who lost the round, the bets that are now turned up, and the new trump card (B28–B30)."""
    loser = int(loser_of(after) if after.stage == OVER else after.first_loser)
    lines = [Line(loser, "round-lost"), Line(None, "bets-revealed")]
    lines += [
        Line(place, turned_up(after, place, loser), (), 0, int(after.revealed_on[place]))
        for place in range(after.rules.seats)
        if after.revealed_on[place] != NOBODY
    ]
    if after.round != before.round:
        lines.append(Line(loser, "round-2", (kind_text(after.trump_card),)))
    return lines


def turned_up(after: View, place: int, loser: int) -> str:
    """Name what became of a bet: a 0 goes back, a 1 scores for who bet it if it hit the loser (B29)."""
    taker = taker_of(after, place, loser)
    if taker == NOBODY:
        return "bet-revealed-0"
    return "bet-revealed-hit" if taker == place else "bet-revealed-missed"
