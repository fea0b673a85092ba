"""The page's types of the messages are those of the server, field by field."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from kozyr import review
from kozyr.table.match import Entry
from kozyr.web import wire

WIRE = Path(__file__).parents[2] / "page" / "src" / "lib" / "wire"
SOURCE = "".join(path.read_text("utf-8") for path in sorted(WIRE.glob("*.ts")))
MIRRORED: dict[str, type[msgspec.Struct]] = {
    "Me": wire.Account,
    "GameOption": wire.OptionInfo,
    "GameInfo": wire.GameInfo,
    "Level": wire.LevelInfo,
    "NewTable": wire.Plan,
    "ListedTable": wire.Listed,
    "ReplayStep": wire.Step,
    "Replay": wire.Replay,
    "ReviewState": wire.ReviewAnswer,
    "SeatInfo": wire.Seat,
    "TableMessage": wire.TableMessage,
    "Clock": wire.ClockMessage,
    "Offer": wire.OfferMessage,
    "Withdrawn": wire.WithdrawnMessage,
    "LogEntry": Entry,
    "StateMessage": wire.StateMessage,
    "DoneMessage": wire.Done,
    "Advice": wire.Advised,
    "HintMessage": wire.HintMessage,
    "SaidMessage": wire.Said,
    "ErrorMessage": wire.Error,
}

REVIEWED: dict[str, type] = {
    "Review": review.Review,
    "ReviewMove": review.Move,
    "ReviewPoint": review.Point,
    "ReviewMoment": review.Moment,
}


def fields_in_page(interface: str) -> set[str]:
    """List the fields of a TypeScript interface without its tag."""
    body = re.search(
        rf"^export interface {interface}(?: extends \w+)? \{{\n(.*?)^\}}", SOURCE, re.MULTILINE | re.DOTALL
    )
    assert body is not None, interface
    return set(re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE)) - {"type"}


@pytest.mark.parametrize("interface", MIRRORED)
def test_the_page_knows_each_message_as_the_server_sends_it(interface: str) -> None:
    assert fields_in_page(interface) == set(MIRRORED[interface].__struct_fields__)


@pytest.mark.parametrize("interface", REVIEWED)
def test_the_page_knows_a_review_as_it_is_made(interface: str) -> None:
    assert fields_in_page(interface) == set(REVIEWED[interface].__annotations__)


def test_a_refusal_on_the_wire_is_a_problem_with_a_ref() -> None:
    assert fields_in_page("RefusedMessage") | fields_in_page("Problem") == set(wire.Refused.__struct_fields__)


def test_the_page_sends_only_messages_that_the_server_reads() -> None:
    union = SOURCE[SOURCE.index("export type ClientMessage") :]
    sent = {
        (tag, frozenset(re.findall(r"(\w+):", rest))) for tag, rest in re.findall(r'\{ type: "([\w-]+)"(.*?) \}', union)
    }

    read = {
        (kind.__struct_config__.tag, frozenset(set(kind.__struct_fields__) - {"ref"}))
        for kind in get_args(wire.ClientMessage)
    }

    assert sent == read


def test_the_page_offers_the_phrases_that_the_server_lets_pass() -> None:
    phrases = "".join(re.findall(r"PHRASES = \[(.*?)\]", SOURCE, re.DOTALL))

    assert re.findall(r'"([\w-]+)"', phrases) == list(get_args(wire.Phrase))
