"""What rejects what: B10–B12, the Firebird too."""

import pytest
from tests.rulebook.blaze.scene import VALUES, cards, table

SUITS = "bry"
KINDS = [value + suit for suit in SUITS for value in VALUES]


def rejects(challenge: str, card: str, trump: str) -> bool:
    """A plain reading of B10 and B11: a Firebird counts 10 as a challenge, 0 as a rejection."""
    wanted = 10 if challenge[0] == "F" else int(challenge[0])
    offered = 0 if card[0] == "F" else int(card[0])
    if card[1] == challenge[1]:
        return offered >= wanted
    return card[1] == trump


@pytest.mark.parametrize("trump", SUITS)
@pytest.mark.parametrize("challenge", KINDS)
def test_B10_B11_every_card_rejects_what_a_plain_reading_says(challenge: str, trump: str) -> None:
    scene = table(f"A {challenge}", f"B {' '.join(KINDS)}", "C", "D", trump=trump)

    scene.play(f"A challenge {challenge}")

    expected = {f"reject {challenge} {card}" for card in KINDS if rejects(challenge, card, trump)}
    assert scene.legal("B") == expected | {"pass"}


def test_B10_how_many_cards_reject_a_trump_and_another() -> None:
    challenges = ("1b", "9b", "Fb", "1r", "9r", "Fr")

    counts = {challenge: sum(rejects(challenge, card, "r") for card in KINDS) for challenge in challenges}

    assert counts == {"1b": 19, "9b": 11, "Fb": 10, "1r": 9, "9r": 1, "Fr": 0}


def test_B10_why_a_card_does_not_reject() -> None:
    scene = table("A 5b 5r 5y", "B 4b 6y 4r 6b 3y", "C")

    scene.play("A challenge 5b", "A extend 5r", "A extend 5y")

    assert scene.why("B reject 5b 4b") == "B10"
    assert scene.why("B reject 5b 6y") == "B10"
    assert scene.why("B reject 5r 4r") == "B10"
    assert scene.why("B reject 5r 6b") == "B10"
    assert scene.may("B reject 5b 4r")
    assert scene.may("B reject 5y 6y")


@pytest.mark.parametrize(
    ("challenge", "card", "answer"),
    [
        ("Fb", "9b", "B11"),
        ("Fb", "Fb", "B11"),
        ("Fb", "9y", "B11"),
        ("Fb", "2r", "legal"),
        ("Fb", "Fr", "legal"),
        ("Fr", "9r", "B11"),
        ("Fr", "Fr", "B11"),
        ("9b", "Fb", "B11"),
        ("2b", "Fb", "B11"),
        ("2b", "Fy", "B11"),
        ("2b", "Fr", "legal"),
        ("9b", "Fr", "legal"),
        ("2r", "Fr", "B11"),
        ("2r", "Fb", "B11"),
    ],
)
def test_B11_a_firebird_is_ten_as_a_challenge_and_zero_as_a_rejection(challenge: str, card: str, answer: str) -> None:
    scene = table(f"A {challenge} 3y", f"B {card} 4y", "C 5y")

    scene.play(f"A challenge {challenge}")

    assert scene.why(f"B reject {challenge} {card}") == answer


@pytest.mark.parametrize(("card", "answers"), [("Fr", 0), ("Fb", 10), ("9r", 1), ("9b", 11)])
def test_B11_only_a_trump_firebird_cannot_be_rejected_at_all(card: str, answers: int) -> None:
    scene = table(f"A {card}", f"B {' '.join(KINDS)}", "C", "D")

    scene.play(f"A challenge {card}")

    assert len(scene.legal("B") - {"pass"}) == answers


def test_B12_a_rejection_lies_opposite_its_challenge_card_in_any_order() -> None:
    scene = table("A 5b 5y 5r 2b", "B 7r 6y 8b 3b", "C 2y")
    scene.play("A challenge 5b", "A extend 5y", "A extend 5r")

    scene.play("B reject 5y 6y", "B reject 5r 7r")

    assert scene.table == "5b 5y/6y 5r/7r"


def test_B12_a_rejected_card_needs_no_second_answer() -> None:
    scene = table("A 5b 5y", "B 6b 7b 8y", "C 2y")
    scene.play("A challenge 5b", "A extend 5y", "B reject 5b 6b")

    assert scene.why("B reject 5b 7b") == "B12"
    assert scene.why("B reject 5r 7b") == "B12"
    assert scene.legal("B") == {"pass", "reject 5y 8y"}


def test_B12_of_two_equal_open_cards_the_one_laid_first_is_meant() -> None:
    scene = table("A 5b 5y 8b", "B 6b 7b 2y 3y", "C 5b 2b")
    scene.play("A challenge 5b", "A extend 5y", "C extend 5b")
    assert scene.legal("B") == {"pass", "reject 5b 6b", "reject 5b 7b"}

    scene.play("B reject 5b 7b")
    assert scene.table == "5b/7b 5y 5b"
    scene.play("B reject 5b 6b")

    assert scene.table == "5b/7b 5y 5b/6b"
    assert scene.held("B") == cards("2y 3y")
