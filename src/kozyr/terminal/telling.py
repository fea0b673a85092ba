"""The sentences beside the cards: the log, refusals, hints, and how a deal ended."""

from collections.abc import Sequence

from kozyr import words
from kozyr.bots.advice import Advice
from kozyr.protocol import AnyGame, Refusal
from kozyr.table.match import Entry, seat_names
from kozyr.terminal.seen import Over, Seen

# An action that got less of the search than this has no chance that can be told.
TRIED = 0.01


def log_line(language: str, game: str, entry: Entry, names: Sequence[str]) -> str:
    """Tell one line of the log; the first opening of a deal tells the trump that was shown, if any (R13, R14)."""
    verb = entry.verb
    if verb == "hold" and game == "blaze":
        verb = "blaze-hold"
    if verb == "opens" and not entry.cards:
        verb = "opens-nobody" if entry.n == 0 else "opens-next"
    values: dict[str, str | int] = {"count": entry.count or len(entry.cards), "value": entry.count}
    values |= dict(zip(("on", "card") if len(entry.cards) > 1 else ("card",), entry.cards, strict=False))
    for key, seat in (("seat", entry.seat), ("other", entry.other)):
        if seat is not None:
            values[key] = seat
    return words.text(language, f"log-{verb}", **words.filled(language, values, names))


def refusal(language: str, why: Refusal, names: Sequence[str]) -> str:
    """Say why something cannot be done, with its clause."""
    said = words.text(language, f"refuse-{why.code}", **words.filled(language, why.values, names))
    return f"{said} ({words.text(language, 'note-rule', clause=why.clause)})" if why.clause else said


def ending(language: str, over: Over, names: Sequence[str], me: int) -> str:
    """Say how the deal ended."""
    told = [names[seat] for seat in over.seats]
    if over.reason == "endless":
        return words.text(language, "result-endless-why")
    if over.kind == "draw":
        return words.text(language, "result-draw")
    if over.kind == "durak":
        mine = over.seats[0] == me
        return words.text(language, "result-durak-you" if mine else "result-durak", name=told[0])
    return words.text(language, f"result-{over.kind}", names=", ".join(told))


def hint(language: str, game: AnyGame, advice: Sequence[tuple[str, Advice]], view: Seen, names: Sequence[str]) -> str:
    """Say what a strong bot would play and what that promises, and the next best."""

    def told(text: str) -> str:
        return capital(deed(language, game, text, names, king=view.phase == "king"))

    (text, best), *others = advice
    line = words.text(language, "hint-line", deed=told(text), chance=_promise(language, best, view))
    for other, one in others:
        if one.solved and (result := _result(one.chance)):
            said = words.text(language, f"review-open-{result}")
            return f"{line} {words.text(language, 'hint-other-sure', deed=told(other), result=said)}"
        if one.weight >= TRIED:
            number = round(100 * one.chance)
            return f"{line} {words.text(language, 'hint-other', deed=told(other), number=number)}"
    return line


def deed(language: str, game: AnyGame, text: str, names: Sequence[str], *, king: bool) -> str:
    """Name an action by its text: beat 9♥ with 10♥."""
    parts = game.parts(game.parse(text, seat_names(game.seats)))
    return words.deed(language, game.name, parts, names, king=king)


def capital(text: str) -> str:
    """Begin with a capital letter.

    >>> capital("взять"), capital("")
    ('Взять', '')
    """
    return text[:1].upper() + text[1:]


def _promise(language: str, advice: Advice, view: Seen) -> str:
    stakes = "ranking" if view.game == "blaze" else "teams" if view.teams else "durak"
    result = _result(advice.chance) if advice.solved and stakes != "ranking" else ""
    if result:
        return words.text(language, f"hint-sure-{result}-{stakes}" if result == "won" else f"hint-sure-{result}")
    return words.text(language, f"hint-chance-{stakes}", number=round(100 * advice.chance))


def _result(chance: float) -> str:
    """What an exact chance comes to, "" for one in between, as a ranking has."""
    return {1.0: "won", 0.5: "drawn", 0.0: "lost"}.get(chance, "")
