"""What the person can do: the uses of the card under the cursor, and what needs no card; each with its key."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kozyr.cards import RANK_TEXTS

# The letters of what needs no card; a bet gets a digit.
LETTERS: Final[Mapping[str, str]] = {"take": "t", "pass": "p", "hold": "d", "reverse": "r"}


@dataclass(frozen=True, slots=True)
class Use:
    """One action as text, and the key that plays it."""

    key: str
    action: str


def uses(legal: Sequence[Mapping[str, str]], card: str | None) -> list[Use]:
    """List the uses of a card with digits, then what needs none.

    >>> legal = [{"action": "throw 9c", "verb": "throw", "card": "9c"}, {"action": "hold", "verb": "hold"}]
    >>> [(use.key, use.action) for use in uses(legal, "9c")], [use.key for use in uses(legal, "Kh")]
    ([('1', 'throw 9c'), ('d', 'hold')], ['d'])
    """
    own = of_card(legal, card)
    bets = [action["action"] for action in legal if action["verb"] == "bet"]
    numbered = [Use(str(number), text) for number, text in enumerate([*own, *bets], start=1)]
    return numbered + [Use(LETTERS[action["verb"]], action["action"]) for action in legal if action["verb"] in LETTERS]


def of_card(legal: Sequence[Mapping[str, str]], card: str | None) -> list[str]:
    """List the actions that lay a card, whatever suit an Eight is named."""
    return [action["action"] for action in legal if card is not None and card_of(action) == card]


def beating(listed: Sequence[Use], card: str) -> list[str]:
    """Pick the actions that beat a card on the table, or reject it.

    >>> beating([Use("1", "beat 9c Jc"), Use("2", "transfer Jc")], "9c")
    ['beat 9c Jc']
    """
    return [use.action for use in listed if use.action.split()[:2] in (["beat", card], ["reject", card])]


def card_of(action: Mapping[str, str]) -> str | None:
    """The card that an action lays, None if it lays none."""
    return action["card"].partition("=")[0] if "card" in action else None


def sorted_hand(hand: Sequence[str], trump: str, order: str) -> list[str]:
    """Sort a hand by suit or by rank, trumps last.

    >>> sorted_hand(["10s", "6h", "As", "9d"], "s", "rank"), sorted_hand(["10s", "6h", "As", "9d"], "h", "suit")
    (['6h', '9d', '10s', 'As'], ['10s', 'As', '9d', '6h'])
    """
    suits = sorted({card[-1] for card in hand}, key="scdhbry".index)

    def place(card: str) -> tuple[bool, int, int]:
        suit, rank = suits.index(card[-1]), _height(card[:-1])
        return (card[-1] == trump, *((suit, rank) if order == "suit" else (rank, suit)))

    return sorted(hand, key=place)


def _height(rank: str) -> int:
    if rank in RANK_TEXTS:
        return RANK_TEXTS.index(rank) + 6
    return 10 if rank == "F" else int(rank)
