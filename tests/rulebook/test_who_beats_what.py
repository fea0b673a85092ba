"""Every card against every card with every trump suit and none: R4, R6, R7, R40–R43, R48 and R51, read plainly."""

import itertools

import pytest
from tests.rulebook.scene import DECK, table

RANKS = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
TRUMPS = ("s", "c", "d", "h", "none")
NO_SET = ()
SETS = (NO_SET, *((rank,) for rank in RANKS), RANKS)


def beats(attack: str, answer: str, trump: str, enchanted: tuple[str, ...], *, six_beats_jack: bool) -> bool:
    """Say whether a card as it lies is beaten by another; an Eight is written with its named suit (``8s=h``)."""
    attack_rank, attack_suit = attack.partition("=")[0][:-1], attack[-1]
    rank, suit = answer.partition("=")[0][:-1], answer[-1]
    indicated = {"6s": "h", "6h": "c", "6c": "d", "6d": "s"}.get(answer) if "6" in enchanted else None

    if attack_rank == "J" and "J" in enchanted:
        # R48: only a card from 6 to 10, of the Jack's suit or of trumps. Q28: or a Six, where the option allows it.
        if rank in ("6", "7", "8", "9", "10") and suit in (attack_suit, trump):
            return True
        return six_beats_jack and indicated == attack_suit

    if attack_rank == "7" and "7" in enchanted and suit == trump and suit != attack_suit:
        return False  # R41: no trump of another suit, a Six of trumps neither.

    if indicated == attack_suit:
        return True  # R40

    if "A" in enchanted and (answer, attack) in (("As", "Ad"), ("Ad", "Ac"), ("Ac", "Ah"), ("Ah", "As")):
        return True  # R51

    if suit == attack_suit:
        return RANKS.index(rank) > RANKS.index(attack_rank)  # R4, and R6 among trumps
    return suit == trump  # R6, R7


def as_laid(card: str, trump: str, enchanted: tuple[str, ...]) -> list[str]:
    """List the ways to lay a card: an enchanted Eight with any suit but trumps (R42)."""
    if card.startswith("8") and "8" in enchanted:
        return [f"{card}={suit}" for suit in "scdh" if suit != trump]
    return [card]


@pytest.mark.parametrize("six_beats_jack", [False, True])
@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize("enchanted", SETS, ids=lambda ranks: "+".join(ranks) or "plain")
def test_R4_R6_R7_R40_R41_R42_R48_R51_every_card_beats_what_the_clauses_say(
    *, enchanted: tuple[str, ...], trump: str, six_beats_jack: bool
) -> None:
    sets = " ".join(enchanted)
    for card in DECK:
        rest = [other for other in DECK if other != card]
        answers = [face for other in rest for face in as_laid(other, trump, enchanted)]
        for attack in as_laid(card, trump, enchanted):
            scene = table(
                f"A {card}",
                f"B {' '.join(rest)}",
                trump=trump,
                enchanted=sets,
                six_beats_jack=six_beats_jack,
                transfer=False,
            )

            scene.play(f"A attack {attack}")

            expected = {
                f"beat {attack} {answer}"
                for answer in answers
                if beats(attack, answer, trump, enchanted, six_beats_jack=six_beats_jack)
            }
            assert scene.legal("B") - {"take"} == expected


@pytest.mark.parametrize(
    ("attack", "answer", "trump", "enchanted"),
    [
        ("8d", "Jd", "s", ""),  # E1
        ("8d", "6s", "s", ""),  # E3
        ("10h", "6s", "c", "6"),  # E6
        ("7h", "6s", "c", "6 7"),  # E7
        ("Ad", "As", "none", "A"),  # E9
    ],
)
def test_R4_the_plain_reading_agrees_with_the_examples_of_the_book(
    attack: str, answer: str, trump: str, enchanted: str
) -> None:
    assert beats(attack, answer, trump, tuple(enchanted.split()), six_beats_jack=False)


@pytest.mark.parametrize(
    ("attack", "answer", "trump", "enchanted"),
    [("8d", "10h", "s", ""), ("7h", "6s", "s", "6 7"), ("7h", "As", "s", "7"), ("Jh", "Qh", "s", "J")],
)
def test_R7_the_plain_reading_agrees_with_what_the_book_forbids(
    attack: str, answer: str, trump: str, enchanted: str
) -> None:
    assert not beats(attack, answer, trump, tuple(enchanted.split()), six_beats_jack=False)


def test_R6_only_trumps_and_the_own_suit_ever_beat_in_a_classic_game() -> None:
    for attack, answer in itertools.permutations(DECK, 2):
        suits = {attack[-1], answer[-1]}

        assert len(suits) == 1 or "s" in suits or not beats(attack, answer, "s", NO_SET, six_beats_jack=False)
