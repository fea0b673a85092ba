"""A match with chosen hands: what the tests of a deal share."""

from tests.rulebook.scene import DECK

from kozyr.deal import Deal
from kozyr.games import make
from kozyr.protocol import Refusal
from kozyr.table.match import Match


def dealt(seats: int, *hands: str, trump: str = "6s", dealer: int = -1) -> Match:
    """Deal these hands (six cards each) and the rest of the deck in its order, the trump card last."""
    texts = [hand.split() for hand in hands]
    taken = [card for hand in texts for card in hand]
    rest = [card for card in DECK if card not in taken and card != trump]
    hidden = [hand or [rest.pop() for _ in range(6)] for hand in texts]
    order = [hidden[seat][place] for place in range(6) for seat in range(seats)]
    first = (dealer + 1) % seats
    by_deal = [order[place * seats + (first + turn) % seats] for place in range(6) for turn in range(seats)]
    return Match(make("durak", seats, {}), Deal((*by_deal, trump, *rest), dealer % seats))


def play(match: Match, seat: int, *texts: str) -> None:
    """Play at once what is legal now."""
    tried = match.submit(seat, texts, match.stamp)
    assert not isinstance(tried, Refusal), tried
    match.note([(seat, text) for text in tried])
