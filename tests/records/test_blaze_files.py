"""Scenario files of Blaze: what their lines may say, and what is an error, named with its place."""

import re

import pytest

from kozyr import record

HEAD = 'game = "blaze"\nseats = ["A", "B", "C"]\n'
POSITION = 'position = {trump = "r", hands = {A = "2b 3b", B = "4b 5b", C = "6b 7b"}}\n'
DECK = [value + suit for suit in "bry" for value in "23456789F" for _ in range(2)]


def scenario(script: str, head: str = HEAD + POSITION) -> record.Record:
    return record.read(f"{head}play = {{script = '''\n{script}\n'''}}\n")


def dealt(keys: str, cards: str = " ".join(DECK)) -> record.Record:
    return record.read(f"{HEAD}[deal]\ncards = '{cards}'\n{keys}\n[play]\nscript = ''\n")


@pytest.mark.parametrize(
    "line",
    [
        "= phase 2",
        "= round 1",
        "= active A",
        "= target B",
        "= supporter C",
        "= limit 2",
        "= feathers A",
        "= score A 0",
        "= out",
        "= table",
        "= hand B 5b 4b",
        "= legal A challenge 3b; challenge 2b; challenge 2b",
        "= legal B",
        "all hold",
        "! A bet B 2",
        "! A reject 2b 2b",
        "! A extend 9y",
        "! B pass",
    ],
)
def test_a_line_that_is_so(line: str) -> None:
    assert record.check(scenario(line)) is None


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("= phase bets", "phase 2"),
        ("= supporter none", "supporter C"),
        ("= feathers A 1", "feathers A"),
        ("= over ranking A B C", "over none"),
        ("= to_act", "to_act A"),
        ("= hand A 2b 3b 3b", "hand A 2b 3b"),
        ("A bet B 1", "no-bets-now (B24)"),
        ("A pass", "(B9)"),
        ("? A hold", "(B9)"),
        ("! A challenge 2b", "it is legal"),
    ],
)
def test_a_line_that_is_not_so(line: str, found: str) -> None:
    failure = record.check(scenario(line))

    assert failure is not None
    assert found in str(failure)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("= phase 3", "'3' is none of 1, bets, 2"),
        ("= round 3", "'3' is none of 1, 2"),
        ("= opener A", "blaze knows no fact 'opener'"),
        ("= defender A", "blaze knows no fact 'defender'"),
        ("= direction 1", "blaze knows no fact 'direction'"),
        ("= over ranking A B", "ranking takes 3 names"),
        ("= over ranking A B B", "a name stands twice"),
        ("= feathers A x", "'x' is no number"),
        ("= feathers", "a name is missing"),
        ("= hand A 1b", "'1b' is no card of this game"),
        ("= trump s", "'s' is no suit of this game"),
        ("! A attack 2b", "'attack' is no action of Blaze"),
        ("! A bet Z 1", "'Z' is no seat"),
        ("! A bet B x", "'x' is no value of a bet"),
        ("! A bet B", "bet takes 2 word(s), not 1"),
        ("! A reject 2b", "reject takes 2 word(s), not 1"),
        ("! A extend 10b", "'10b' is no card of Blaze"),
        ("! A PASS", "'PASS' is no action of Blaze"),
    ],
)
def test_a_line_that_says_nothing_is_an_error_in_a_refusal_too(line: str, words: str) -> None:
    with pytest.raises(record.RecordError, match=re.escape(words)) as error:
        scenario(line)

    assert line in str(error.value)


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ('game = "blaze"\nseats = ["A", "B"]\n' + POSITION, "blaze is for 3 to 5 seats, not 2"),
        (HEAD + "options = {transfer = true}\n" + POSITION, "options.transfer: blaze has no such option"),
        (
            HEAD + "options = {firebird_zero_opens = 1}\n" + POSITION,
            "firebird_zero_opens: must be true or false",
        ),
        (HEAD + 'position = {trump = "none", hands = {A = "2b", B = "3b"}}\n', "position.trump"),
    ],
)
def test_a_head_that_cannot_be_is_an_error(head: str, words: str) -> None:
    with pytest.raises(record.RecordError, match=re.escape(words)):
        scenario("", head)


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("first = 'Z'", "nobody here is called 'Z'"),
        ("first = 1", "must be a text"),
        ("reshuffle = [0]", "must be a permutation of 0 to 33"),
        (f"reshuffle = {[*range(1, 35)]}", "must be a permutation of 0 to 33"),
        ("reshuffle = '0 1'", "must be a list of whole numbers"),
        ("reshuffle = [true]", "must be a list of whole numbers"),
    ],
)
def test_a_deal_that_cannot_be_is_an_error(keys: str, words: str) -> None:
    with pytest.raises(record.RecordError, match=words):
        dealt(keys)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (DECK[:-1], "these are missing: Fy"),
        ([*DECK, "1b"], "1b stands more often than the deck has it"),
        (["1b", *DECK[1:]], "1b stands more often"),
        (["10h", *DECK[1:]], "'10h' is no card of Blaze"),
        ([], "not the whole deck"),
    ],
)
def test_a_deck_that_is_not_whole_is_an_error(cards: list[str], words: str) -> None:
    with pytest.raises(record.RecordError, match=words):
        dealt("", " ".join(cards))


def test_without_first_and_reshuffle_a_deal_begins_at_the_first_seat_and_goes_on_in_order() -> None:
    first, *_ = record.replay(dealt(""))
    again, *_ = record.replay(dealt(f"first = 'A'\nreshuffle = {[*range(34)]}"))

    assert first["to_act"] == ["A"]
    assert first == again


def test_a_replay_shows_doubles_twice_in_hands_and_once_in_actions() -> None:
    head = HEAD + 'position = {trump = "r", hands = {A = "2b 2b", B = "4b", C = "6b"}}\n'

    step, *_ = record.replay(scenario("", head))

    assert step["facts"]["hand"] == {"A": ["2b", "2b"], "B": ["4b"], "C": ["6b"]}
    assert step["legal"] == {"A": ["challenge 2b"]}
