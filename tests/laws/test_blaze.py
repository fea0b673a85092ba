"""What holds at every step of every game of Blaze beside the laws of all games."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from tests.laws.blaze_memory import Memory, by_seat, facts_list
from tests.laws.play import LONGER, Setup, examples, hands_of, made, moves, number_of, setups, viewers

from kozyr import bots
from kozyr.protocol import AnyGame
from kozyr.rng import Rng

BLAZE = setups("blaze")


@settings(max_examples=examples(15))
@given(setup=BLAZE)
def test_every_card_of_both_rounds_is_followed_from_the_deal_to_the_end(setup: Setup) -> None:
    memory = Memory(setup.game, setup.deal())

    while acting := setup.game.to_act(memory.state):
        seat = setup.rng.choice(acting)
        memory.play(seat, setup.rng.choice(setup.game.legal(memory.state, seat)))
        memory.check()

    assert memory.round == 2


def shy(game: AnyGame, state: object, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Play to the end as players who would rather pass and add nothing, so that the guard is needed (B33)."""
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        legal = game.legal(state, seat)
        meek = [action for action in legal if game.parts(action)["verb"] in ("pass", "hold")]
        action = rng.choice(meek if meek and rng.random() < 0.97 else legal)
        yield seat, action
        game.apply(state, seat, action)


@settings(max_examples=examples(4))
@given(setup=BLAZE)
def test_no_phase_goes_on_past_the_guard(setup: Setup) -> None:
    game = setup.game
    state = game.start(setup.deal())
    phase, bout, challenges = "", -1, 0
    seen: Counter[str] = Counter()

    for _ in shy(game, state, setup.rng):
        facts = game.facts(state)
        if game.stamp(state)[0] == bout or facts["phase"] == "bets":
            continue
        bout, before, phase = game.stamp(state)[0], phase, f"{facts['round']} {facts['phase']}"
        if phase != before:
            challenges, seen = 0, Counter()
        challenges += 1
        seen[f"{facts['active']} {facts['hand']}"] += 1
        assert challenges <= 200
        assert max(seen.values()) < 3


@settings(max_examples=examples(4))
@given(setup=BLAZE)
def test_the_cards_are_followed_past_the_guard_too(setup: Setup) -> None:
    memory = Memory(setup.game, setup.deal())

    while acting := setup.game.to_act(memory.state):
        seat = setup.rng.choice(acting)
        legal = setup.game.legal(memory.state, seat)
        meek = [action for action in legal if setup.game.parts(action)["verb"] in ("pass", "hold")]
        memory.play(seat, setup.rng.choice(meek or legal))
        memory.check()


@settings(max_examples=examples(20))
@given(setup=BLAZE)
def test_nobody_sees_anything_of_a_bet_before_all_are_placed(setup: Setup) -> None:
    game = setup.game
    state = game.start(setup.deal())
    bets = 0

    for seat, action in moves(game, state, setup.rng):
        if game.facts(state)["phase"] != "bets":
            continue
        bets += 1
        others = [viewer for viewer in viewers(game) if viewer != seat]
        assert len({game.heard(bet, other) for bet in game.legal(state, seat) for other in range(game.seats)}) == 1
        after = [played(game, state, seat, bet) for bet in game.legal(state, seat)]
        assert all(game.to_act(other) == game.to_act(after[0]) for other in after)
        if len(game.to_act(state)) > 1:
            assert all(sights(game, other, others) == sights(game, after[0], others) for other in after)
            assert action in game.legal(state, seat)

    assert bets == 2 * game.seats


@settings(max_examples=examples(20))
@given(setup=BLAZE)
def test_the_order_in_which_bets_were_placed_leaves_no_trace(setup: Setup) -> None:
    game = setup.game
    state = game.start(setup.deal())

    for _ in moves(game, state, setup.rng):
        acting = game.to_act(state)
        if game.facts(state)["phase"] != "bets" or len(acting) < game.seats:
            continue
        placed = [(seat, setup.rng.choice(game.legal(state, seat))) for seat in acting]
        one, other = game.copy(state), game.copy(state)
        for (seat, bet), (late, its) in zip(placed, placed[::-1], strict=True):
            game.apply(one, seat, bet)
            game.apply(other, late, its)
        assert sights(game, one, viewers(game)) == sights(game, other, viewers(game))
        assert game.facts(one) == game.facts(other)


@settings(max_examples=examples(15))
@given(setup=BLAZE)
def test_the_value_of_a_bet_is_hidden_until_the_round_ends(setup: Setup) -> None:
    game = setup.game
    state = game.start(setup.deal())
    for seat, action in moves(game, state, setup.rng):
        twin_bet = other_value(game, state, seat, action)
        if twin_bet is not None and len(game.to_act(state)) == 1:
            break
    else:
        return
    twin = played(game, state, seat, twin_bet)
    game.apply(state, seat, action)
    others = [viewer for viewer in viewers(game) if viewer != seat]
    ones = int(game.parts(action)["value"]) - int(game.parts(twin_bet)["value"])
    now = number_of(game, state, "round")

    for actor, move in moves(game, state, setup.rng):
        assert sights(game, twin, others) == sights(game, state, others)
        game.apply(twin, actor, move)
        after = played(game, state, actor, move)
        if number_of(game, after, "round") != now or game.outcome(after):
            assert total(game, after) - total(game, twin) == ones
            assert game.view(after, None) != game.view(twin, None)
            return


def other_value(game: AnyGame, state: object, seat: int, action: int) -> int | None:
    """The bet of the other value on the same player, if it is legal too."""
    names = [f"S{place}" for place in range(game.seats)]
    words = game.text(action, names).split()
    if words[0] != "bet":
        return None
    bet = game.parse(f"bet {words[1]} {1 - int(words[2])}", names)
    return bet if bet in game.legal(state, seat) else None


def played(game: AnyGame, state: object, seat: int, action: int) -> object:
    """A copy in which the action is played."""
    after = game.copy(state)
    game.apply(after, seat, action)
    return after


def sights(game: AnyGame, state: object, who: list[int | None]) -> list[object]:
    """What some viewers see."""
    return [game.view(state, viewer) for viewer in who]


def scores(game: AnyGame, state: object) -> list[int]:
    """The scoring piles."""
    return [int(str(by_seat(game, state, "score")[seat])) for seat in range(game.seats)]


def total(game: AnyGame, state: object) -> int:
    return sum(scores(game, state))


@settings(max_examples=examples(15))
@given(setup=BLAZE)
def test_a_card_is_contested_exactly_if_it_takes_a_place_from_the_active_player(setup: Setup) -> None:
    game = setup.game
    state = game.start(setup.deal())
    contested: Counter[bool] = Counter()

    for _ in moves(game, state, setup.rng):
        facts = game.facts(state)
        for seat in game.to_act(state):
            for action in game.legal(state, seat):
                is_support = game.parts(action)["verb"] == "extend" and seat == facts["supporter"]
                expected = is_support and takes_a_place(game, state)
                assert game.contested(state, seat, action) == expected
                if is_support:
                    contested[expected] += 1

    assert contested.total()


def takes_a_place(game: AnyGame, state: object) -> bool:
    """Whether one card more leaves the active player, if he is not done, less places than he has now (B19)."""
    active = number_of(game, state, "active")
    room = number_of(game, state, "limit") - len(facts_list(game, state, "table"))
    held = len(hands_of(game, state)[active])
    return active in game.to_act(state) and min(room, held) > min(room - 1, held)


@settings(max_examples=examples(15))
@given(setup=BLAZE)
def test_the_limit_is_never_exceeded_and_binds_what_the_target_held(setup: Setup) -> None:
    game = setup.game
    state = game.start(setup.deal())
    bout, limit = -1, 0

    for _ in moves(game, state, setup.rng):
        facts = game.facts(state)
        if facts["phase"] == "bets":
            continue
        if game.stamp(state)[0] != bout:
            bout = game.stamp(state)[0]
            held = len(hands_of(game, state)[number_of(game, state, "target")])
            limit = 5 if facts["phase"] == "1" else min(held, 5)
            assert facts["phase"] == "2" or held >= 5
        assert facts["limit"] == limit
        assert len(facts_list(game, state, "table")) <= limit


# ---- the check-sum of the scores (B32) and ties (B31)


def ended(game: AnyGame, seed: int, *, by_chance: bool) -> tuple[object, int]:
    """Play a game in the serial order; gives its end, and how many 1s were placed."""
    chance = random.Random(seed)
    state, rng, ones = game.start(game.shuffle(chance, 0)), Rng(seed), 0
    bot = bots.make("heuristic", game)
    while (seat := game.head(state)) >= 0:
        legal = game.legal(state, seat)
        action = legal[rng.below(len(legal))] if by_chance else bot.choose(game.view(state, seat), legal, rng)
        ones += game.parts(action).get("value") == "1"
        game.apply(state, seat, action)
    return state, ones


@pytest.mark.parametrize("batch", range(LONGER))
@pytest.mark.parametrize(("by_chance", "number"), [(True, 120), (False, 60)], ids=["random", "heuristic"])
def test_scores_add_up_and_the_round_2_feather_settles_every_tie(by_chance: bool, number: int, batch: int) -> None:  # noqa: FBT001 - a table of cases
    """KOZYR_LAWS=112 makes these 20,160 games."""
    ties = 0
    for seed in range(number * batch, number * (batch + 1)):
        game = made("blaze", 3 + seed % 3, (("firebird_zero_opens", True),) if seed % 2 else ())

        state, ones = ended(game, seed, by_chance=by_chance)

        seats, points = game.seats, scores(game, state)
        assert sum(points) == seats * (seats - 1) // 2 + seats * (seats + 1) // 2 - 1 + ones
        outcome = game.outcome(state)
        assert outcome is not None
        won = [sum(int(value) for value in feathers_of(game, state, seat)) for seat in range(seats)]
        assert sorted(won) == [0, *range(2, seats + 1)]
        assert list(outcome.seats) == sorted(range(seats), key=lambda seat: (points[seat], won[seat]), reverse=True)
        ties += len(set(points)) < seats
    print(f"a tie in {ties} of {number} games")
    assert ties > number // 10


def feathers_of(game: AnyGame, state: object, seat: int) -> list[int]:
    feathers = by_seat(game, state, "feathers")[seat]
    assert isinstance(feathers, list)
    return feathers
