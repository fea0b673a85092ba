"""The one sentence that says whose turn it is and what the person may do now."""

from collections.abc import Sequence

from kozyr import words
from kozyr.table.match import Shown
from kozyr.terminal.seen import Seen


def prompt(language: str, shown: Shown, view: Seen, names: Sequence[str]) -> tuple[str, bool]:
    """Say it, and whether the person is asked; read off the view and the legal actions, never worked out from cards."""
    verbs = {action["verb"] for action in shown.legal}
    key, seat, count = (_blaze if view.game == "blaze" else _durak)(view, shown.to_act, verbs)
    values: dict[str, str | int] = {"count": view.open_cards if count is None else count}
    if seat is not None:
        values["name"] = names[seat]
    if key == "prompt-my-attack-from" and view.opener_seat is not None:
        values["from"] = names[view.opener_seat]
    return words.text(language, key, **values), bool(verbs) and view.over is None


def _durak(view: Seen, to_act: Sequence[int], verbs: set[str]) -> tuple[str, int | None, int | None]:
    if view.over is not None:
        return "prompt-over", None, None
    if "reverse" in verbs:
        return "prompt-my-king", None, None
    if "attack" in verbs:
        own = view.opener_seat == view.opener
        return ("prompt-my-attack" if own else "prompt-my-attack-from"), view.defender, None
    if "take" in verbs:
        return ("prompt-my-defence-or-transfer" if "transfer" in verbs else "prompt-my-defence"), None, None
    if verbs:
        subject = "prompt-my-throw-to-taker" if view.taking else "prompt-my-throw"
        return (subject if "throw" in verbs else f"{subject}-none"), view.defender, None
    return _durak_waits(view, to_act)


def _durak_waits(view: Seen, to_act: Sequence[int]) -> tuple[str, int | None, int | None]:
    if view.phase in ("king", "open"):
        return ("prompt-king" if view.phase == "king" else "prompt-attack"), to_act[0], None
    if view.taking:
        return "prompt-taking", view.defender, None
    return ("prompt-defence" if view.defender in to_act else "prompt-throw"), view.defender, None


def _blaze(view: Seen, to_act: Sequence[int], verbs: set[str]) -> tuple[str, int | None, int | None]:
    if view.over is not None:
        return "blaze-prompt-over", None, None
    if "bet" in verbs:
        return "blaze-prompt-my-bet", None, None
    if view.phase == "bets":
        return "blaze-prompt-bets", None, sum(not player.placed for player in view.players)
    for verb, key in (("challenge", "my-challenge"), ("pass", "my-answer")):
        if verb in verbs:
            return f"blaze-prompt-{key}", view.target, None
    if verbs:
        key = f"blaze-prompt-my-extend{'-passed' if view.passing else ''}{'' if 'extend' in verbs else '-none'}"
        return key, view.target, None
    if view.phase == "open":
        return "blaze-prompt-challenge", view.active, None
    if view.passing:
        return "blaze-prompt-passed", view.target, None
    return f"blaze-prompt-{'answer' if view.target in to_act else 'extend'}", view.target, None
