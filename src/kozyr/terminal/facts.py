"""What is said of the table beside its cards: the game, the piles, the limit, and everyone's part."""

from collections.abc import Iterator, Sequence

from kozyr import words
from kozyr.protocol import AnyGame
from kozyr.terminal.seen import Player, Seen


def title(language: str, game: AnyGame) -> str:
    """Name the game and how it differs from the book: Team durak · no transfers."""
    rules = dict(game.options)
    named = next((option for option in ("teams", "enchanted") if rules.get(option)), "")
    head = words.text(language, f"game-{game.name}-{named}" if named else f"game-{game.name}")
    told = [_house_rule(language, option, value) for option, value in rules.items() if option != "teams"]
    return " · ".join([head, *(told or [words.text(language, "by-the-book")])])


def _house_rule(language: str, option: str, value: object) -> str:
    if isinstance(value, list):
        return " ".join(words.text(language, f"index-{rank}") for rank in value)
    return words.text(language, f"option-{option}-{'on' if value else 'off'}")


def facts(language: str, view: Seen, names: Sequence[str]) -> list[str]:
    """Say how the table stands, the most lasting first."""
    return list((_blaze if view.game == "blaze" else _durak)(language, view, names))


def _durak(language: str, view: Seen, names: Sequence[str]) -> Iterator[str]:
    if view.trump == "none":
        yield words.text(language, "trump-none")
    else:
        lying = words.short(language, view.trump_card) if view.trump_card and view.talon else ""
        yield words.text(language, "trump-label", suit=lying or words.text(language, f"sign-{view.trump}"))
    yield words.text(language, "talon-label", count=view.talon) if view.talon else words.text(language, "talon-empty")
    yield words.text(language, "discard-label", count=view.discard)
    if view.phase == "bout" and view.limit is not None:
        yield words.text(language, "limit-label", lying=view.lying, limit=view.limit)
    if view.direction < 0:
        yield words.text(language, "direction-reversed")
    if view.closed:
        yield words.text(language, "no-more-throws")
    for part, seat, player in ghosts(view):
        yield words.text(language, f"ghost-{part}", name=names[player], seat=names[seat])


def ghosts(view: Seen) -> list[tuple[str, int, int]]:
    """The parts that a player plays for his partner who is out: part, seat, player."""
    parts = (("opener", view.opener_seat, view.opener), ("defender", view.defender_seat, view.defender))
    return [
        (part, seat, player)
        for part, seat, player in parts
        if view.phase != "over" and seat is not None and player is not None and seat != player
    ]


def _blaze(language: str, view: Seen, names: Sequence[str]) -> Iterator[str]:
    if view.part == "bets":
        yield words.text(language, "blaze-phase-bets", round=view.round)
    else:
        yield words.text(language, "blaze-phase", round=view.round, phase=view.part)
    lying = words.short(language, view.trump_card) if view.trump_card and view.talon else ""
    trump = (
        lying
        or f"{words.text(language, f'blaze-sign-{view.trump}')} {words.text(language, f'blaze-suit-{view.trump}')}"
    )
    yield f"{words.text(language, 'blaze-trump')}: {trump}"
    yield (
        words.text(language, "blaze-deck", count=view.talon) if view.talon else words.text(language, "blaze-deck-empty")
    )
    worth = ", ".join(map(str, view.feathers))
    yield words.text(language, "blaze-feathers-label", count=len(view.feathers), values=worth)
    if view.phase == "challenge" and view.limit is not None:
        yield words.text(language, "blaze-limit", lying=view.lying, limit=view.limit)
    if view.bet is not None:
        yield words.text(language, "blaze-bet-mine", value=view.bet.value, name=names[view.bet.on])


def role(language: str, view: Seen, seat: int) -> str:
    """Say a player's part, "" when he only looks on."""
    part = _blaze_part(view, view.players[seat]) if view.game == "blaze" else _durak_part(view, seat)
    return words.text(language, f"{'blaze-' if view.game == 'blaze' else ''}role-{part}") if part else ""


def _durak_part(view: Seen, seat: int) -> str:
    player = view.players[seat]
    part = next((part for part, ghost, _ in ghosts(view) if ghost == seat), player.role)
    if part == "defender" and view.taking:
        return "taking"
    if player.held and not player.out:
        return "held"
    return "" if part == "idle" else part


def _blaze_part(view: Seen, player: Player) -> str:
    if player.role == "target" and view.passing:
        return "passing"
    if player.role == "bettor" and player.placed:
        return "placed"
    if player.held and not player.out:
        return "held"
    return "" if player.role == "idle" else player.role


def beside(language: str, view: Seen, seat: int, me: int) -> str:
    """Say what else is known of a player: the partner, or points and bet in Blaze."""
    player = view.players[seat]
    if view.game == "blaze":
        return words.text(language, "blaze-score", score=player.score)
    is_partner = seat != me and any({seat, me} <= set(team) for team in view.teams)
    return words.text(language, "seat-partner") if is_partner else ""
