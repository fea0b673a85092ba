"""No byte that leaves the server tells a card that its reader may not know."""

import io
import logging
from collections.abc import Callable

import pytest
import structlog
from tests.web.playing import Served
from tests.web.recorder import BLAZE, CLASSIC, ENCHANTED_TEAMS, Variant, recorded
from tests.web.truth import cards_in

from kozyr.protocol import Seat
from kozyr.table.match import Match, Shown
from kozyr.web import faults
from kozyr.web.faults import Reticent


@pytest.mark.parametrize("variant", [CLASSIC, ENCHANTED_TEAMS, BLAZE], ids=["classic", "enchanted teams", "blaze"])
async def test_whole_games_tell_nobody_a_card_or_action_that_is_not_theirs_to_know(
    served: Served, variant: Variant
) -> None:
    recorder = await recorded(served, variant, deals=2 if variant == CLASSIC else 1)

    assert recorder.leaks() == []
    assert all(len(player.received) > 50 for _, player in recorder.sockets)


def changed(shown: Shown, **changes: object) -> Shown:
    """Make what is shown, with something else in it."""
    fields = {name: getattr(shown, name) for name in shown.__struct_fields__}
    return Shown(**{**fields, **changes})


def hidden(match: Match) -> str:
    """Give a card that lies deep in the talon for most of the deal."""
    return match.deal.cards[-1]


LEAKS: dict[str, Callable[[Match, Shown], Shown]] = {
    "a card of the talon in the view": lambda match, shown: changed(shown, view={**shown.view, "next": hidden(match)}),
    "a card as a number": lambda _, shown: changed(shown, view={**shown.view, "next": 17}),
    "a hand as a set of bits": lambda _, shown: changed(shown, view={**shown.view, "talon": 1 << 20}),
    "a card among the legal actions": lambda match, shown: changed(
        shown, legal=[{"action": f"throw {hidden(match)}", "verb": "throw"}, *shown.legal]
    ),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
async def test_a_leak_in_what_is_shown_is_caught(
    served: Served, monkeypatch: pytest.MonkeyPatch, leak: Callable[[Match, Shown], Shown]
) -> None:
    honest = Match.shown
    monkeypatch.setattr(Match, "shown", lambda match, seat: leak(match, honest(match, seat)))

    assert (await recorded(served, deals=1)).leaks()


async def test_another_seats_view_is_caught(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.shown

    def mistaken(match: Match, seat: Seat | None) -> Shown:
        return changed(honest(match, seat), view=honest(match, 1 if seat == 0 else seat).view)

    monkeypatch.setattr(Match, "shown", mistaken)

    assert (await recorded(served, deals=1)).leaks()


async def test_a_card_in_the_log_of_the_server_is_caught(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.submit

    def talkative(match: Match, seat: Seat, texts: list[str], stamp: tuple[int, int]) -> object:
        structlog.get_logger("kozyr").info("played", actions=texts)
        return honest(match, seat, texts, stamp)

    monkeypatch.setattr(Match, "submit", talkative)

    assert (await recorded(served, deals=1)).leaks()


def test_the_log_of_a_fault_names_the_place_and_not_the_card() -> None:
    logs = io.StringIO()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(logs), cache_logger_on_first_use=False)
    library = logging.getLogger("library")
    library.addHandler(handler := Reticent())
    try:
        [""].index("Qh is not on the table")
    except ValueError as error:
        faults.log_fault("request failed", error)
        library.exception("failed with %s", "Qh")
        library.warning("card %s", "Qh")
    finally:
        library.removeHandler(handler)
        structlog.reset_defaults()

    assert "ValueError" in logs.getvalue()
    assert "test_secrecy.py" in logs.getvalue()
    assert cards_in("durak", logs.getvalue()) == set()
