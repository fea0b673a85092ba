"""A finished game as one row of a table: what happened in it, counted from its public lines and its facts."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kozyr.lab import blaze_rows, effects
from kozyr.lab.columns import Row
from kozyr.lab.follow import Event, ended, follow
from kozyr.lab.simulate import Played, Table
from kozyr.protocol import AnyGame, Outcome

# The verbs of the games, by the names of the columns that count them.
COUNTED: Final = {
    "takes": ("bout-taken", "challenge-passed"),
    "bouts": ("bout-taken", "bout-beaten", "challenge-passed", "challenge-rejected"),
    "throws": ("throw", "extend"),
    "beats": ("beat", "reject"),
}


def row(table: Table, played: Played) -> Row:
    """Give the columns of a game that follow from it alone (columns.py)."""
    game = table.game
    events = list(follow(game, played))
    began, over = ended(game, played)
    verbs = Counter(line.verb for event in events for line in event.lines)
    first = played.acts[0][0]
    return {
        "game": game.name,
        "options": options_text(game.options),
        "seats": game.seats,
        "dealer": None if played.deal.dealer < 0 else played.deal.dealer,
        "first": first,
        "first_score": played.outcome.scores[first],
        **_ending(played.outcome),
        "length": len(played.acts),
        **{name: sum(verbs[verb] for verb in counted) for name, counted in COUNTED.items()},
        **_seats(table, played, began),
        **OF_GAME[game.name](game, played, events, over),
    }


def options_text(options: Mapping[str, object]) -> str:
    """Write options as the command takes them, with spaces between.

    >>> options_text({"transfer": False, "enchanted": ["6", "7"]})
    'transfer=false enchanted=6,7'
    """
    return " ".join(f"{name}={_value_text(value)}" for name, value in options.items())


def _value_text(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value).lower()


def _ending(outcome: Outcome) -> Row:
    won = {"winners": outcome.seats, "ranking": outcome.seats[:1]}.get(outcome.kind, ())
    return {
        "outcome": outcome.kind,
        "reason": outcome.reason,
        "durak": outcome.seats[0] if outcome.kind == "durak" else None,
        "winners": " ".join(str(seat) for seat in won),
    }


def _seats(table: Table, played: Played, began: Mapping[str, object]) -> Row:
    hands, trump = began["hand"], began["trump"]
    assert isinstance(hands, dict)
    assert isinstance(trump, str)
    told: Row = {}
    for seat, bot in enumerate(table.bots):
        told[f"seat{seat}_bot"] = bot.name
        told[f"seat{seat}_score"] = played.outcome.scores[seat]
        told[f"seat{seat}_trumps"] = sum(card.endswith(trump) for card in hands[seat])
    return told


def _durak(game: AnyGame, played: Played, events: Sequence[Event], over: Mapping[str, object]) -> Row:
    lines = [line for event in events for line in event.lines]
    uses = effects.uses(game, game.start(played.deal), played.acts)
    return {
        "transfers": sum(line.verb == "transfer" for line in lines),
        "returned": sum(line.count for line in lines if line.verb == "returned"),
        "over_throws": sum(_is_over_throw(game, event) for event in events),
        "no_trump": over["trump"] == "none",
        **{f"uses_{rank}": number for rank, number in uses.items()},
    }


def _is_over_throw(game: AnyGame, event: Event) -> bool:
    """A card thrown in although as many lie as may be beaten."""
    if event.verb != "throw":
        return False
    lying, limit = (game.show(event.before)[name] for name in ("lying", "limit"))
    assert isinstance(lying, int)
    assert isinstance(limit, int)
    return lying >= limit


def _blaze(game: AnyGame, played: Played, events: Sequence[Event], over: Mapping[str, object]) -> Row:
    return blaze_rows.told(game.seats, played.outcome, events, over)


OF_GAME: Final[Mapping[str, Callable[[AnyGame, Played, Sequence[Event], Mapping[str, object]], Row]]] = {
    "durak": _durak,
    "blaze": _blaze,
}
