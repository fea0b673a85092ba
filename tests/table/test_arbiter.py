"""A supporter's card that the active player could forestall is offered first, for all to see (B19)."""

import pytest
from tests.table.seated import Scene, act, match_of

from kozyr.protocol import Refusal
from kozyr.table.arbiter import CONTEST
from kozyr.table.events import Dealt, Event, Founded, Person, Robot, Sitter, read
from kozyr.table.table import Table, found

HANDS = ("5b 5r 6y 6y 9b", "6b 6r 7b 7r 9r", "5y 5y 2b 2r 3b")
ACTIVE, TARGET, SUPPORTER = 0, 1, 2


def deck() -> tuple[str, ...]:
    """Deal these hands to three players; the rest in order, so that blue 4s set trumps."""
    hands = [hand.split() for hand in HANDS]
    dealt = [hands[seat][place] for place in range(5) for seat in range(3)]
    every = [value + suit for suit in "bry" for value in "4235678 9F".replace(" ", "") for _ in range(2)]
    for card in dealt:
        every.remove(card)
    return (*dealt, *every)


async def blaze(scene: Scene, *sitters: Sitter) -> Table:
    """Deal Blaze to these three."""
    founded = Founded("blaze", {}, list(sitters), "off", "none", private=True, host="ana")
    table = await found("BLAZE", founded, scene.means)
    scene.tables.append(table)
    for sitter in sitters:
        if isinstance(sitter, Person):
            table.keeper.arrive(sitter.guest)
    assert await table.store([Dealt(deck(), -1, ACTIVE)]) is None
    return table


@pytest.fixture
async def offered(scene: Scene) -> Table:
    """A table where the supporter's first five waits."""
    table = await blaze(scene, *(Person(guest, guest.title()) for guest in ("ana", "ben", "cid")))
    assert await act(table, ACTIVE, "challenge 5b") is None
    assert await act(table, SUPPORTER, "extend 5y") is None
    return table


def lying(table: Table) -> list[str]:
    """List the challenge cards."""
    pairs = match_of(table).shown(None).view["table"]
    assert isinstance(pairs, list)
    return [pair["attack"] for pair in pairs]


async def test_b19_a_contested_card_is_offered_to_all_and_stays_in_the_hand(offered: Table) -> None:
    assert offered.standing.offer is not None
    assert offered.standing.offer.action == "extend 5y"
    assert lying(offered) == ["5b"]
    assert offered.keeper.offer_left() == (CONTEST, CONTEST)


async def test_b19_when_the_time_ends_it_is_played(scene: Scene, offered: Table) -> None:
    await scene.passes(offered, CONTEST - 0.1)
    assert lying(offered) == ["5b"]

    await scene.passes(offered, 0.2)

    assert lying(offered) == ["5b", "5y"]
    assert offered.standing.offer is None


async def test_b19_when_the_active_player_says_done_it_is_played_at_once(scene: Scene, offered: Table) -> None:
    await act(offered, ACTIVE, "hold")
    await scene.passes(offered, 0.0)

    assert lying(offered) == ["5b", "5y"]


async def test_b19_when_the_active_player_plays_first_his_card_lies_first(scene: Scene, offered: Table) -> None:
    assert await act(offered, ACTIVE, "extend 5r") is None
    assert lying(offered) == ["5b", "5r"]

    await scene.passes(offered, CONTEST)

    assert lying(offered) == ["5b", "5r", "5y"]


async def test_b19_the_supporter_may_withdraw_it(scene: Scene, offered: Table) -> None:
    assert await offered.withdraw("cid") is None

    await scene.passes(offered, CONTEST)

    assert lying(offered) == ["5b"]
    assert offered.standing.withdrawn is not None
    assert offered.standing.withdrawn.code == ""


async def test_b19_when_the_active_player_disconnects_the_time_still_ends(scene: Scene, offered: Table) -> None:
    offered.keeper.depart("ana")

    await scene.passes(offered, CONTEST)

    assert lying(offered) == ["5b", "5y"]


async def test_b19_a_pass_meanwhile_changes_nothing_about_the_offer(scene: Scene, offered: Table) -> None:
    assert await act(offered, TARGET, "pass") is None
    assert lying(offered) == ["5b"]

    await scene.passes(offered, CONTEST)

    assert lying(offered) == ["5b", "5y"]


async def test_b19_a_card_for_which_no_place_is_left_goes_back_with_the_reason(scene: Scene, offered: Table) -> None:
    await act(offered, TARGET, "reject 5b 6b")
    for card in ("5r", "6y", "6y"):
        assert await act(offered, ACTIVE, f"extend {card}") is None
    await act(offered, TARGET, "reject 5r 9r")
    await act(offered, ACTIVE, "extend 9b")

    await scene.passes(offered, 0.0)

    assert lying(offered) == ["5b", "5r", "6y", "6y", "9b"]
    assert offered.standing.offer is None
    assert offered.standing.withdrawn is not None
    assert (offered.standing.withdrawn.code, offered.standing.withdrawn.clause) == ("challenge-limit", "B15")


async def test_b19_without_an_offer_there_is_nothing_to_withdraw(offered: Table) -> None:
    assert await offered.withdraw("ben") == Refusal("no-offer", "B19")


async def test_b19_while_his_card_waits_the_supporter_does_nothing_else(offered: Table) -> None:
    assert await act(offered, SUPPORTER, "hold") == Refusal("offer-waits", "B19")


async def test_b19_an_offer_outlives_the_process(scene: Scene, offered: Table) -> None:
    again = Table("BLAZE", [*await stored(scene)], scene.means)
    scene.tables.append(again)

    assert again.standing.offer == offered.standing.offer


async def test_b19_with_bots_only_nothing_waits(scene: Scene) -> None:
    table = await blaze(scene, Robot("heuristic"), Robot("heuristic"), Robot("heuristic"))
    match = match_of(table)
    await table.submit(match, ACTIVE, ["challenge 5b"])

    await table.submit(match, SUPPORTER, ["extend 5y"])

    assert table.standing.offer is None
    assert lying(table) == ["5b", "5y"]


async def stored(scene: Scene) -> list[Event]:
    """Read the log of the table."""
    return [read(row.body) for row in await scene.store.log("BLAZE")]
