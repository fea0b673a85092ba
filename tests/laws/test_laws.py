"""What holds for every game of the registry, with any options, any number of seats, at every step of any play."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws import checks
from tests.laws.play import every_action, examples, hands_of, made, moves, names_of, setups, truth, viewers

from kozyr import games, record
from kozyr.rng import Rng

NAMES = pytest.mark.parametrize("name", games.NAMES)


@NAMES
@settings(max_examples=examples(8))
@given(data=st.data())
def test_no_viewer_can_tell_a_guess_from_the_truth(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game, rng = setup.game, Rng(setup.seed)
    state = game.start(setup.deal())

    for _ in moves(game, state, setup.rng):
        checks.check_secrecy(game, state, rng)
    checks.check_secrecy(game, state, rng)


@NAMES
@settings(max_examples=examples(2))
@given(data=st.data())
def test_a_view_is_the_same_after_it_went_through_plain_numbers(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game = setup.game
    state = game.start(setup.deal())

    for count, _ in enumerate(moves(game, state, setup.rng)):
        if count % 5 == 0:
            checks.check_packing(game, state, setup.seed)


@NAMES
@settings(max_examples=examples(5))
@given(data=st.data())
def test_a_guess_can_be_played_to_its_end(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game, rng = setup.game, Rng(setup.seed)
    state = game.start(setup.deal())

    for _ in moves(game, state, setup.rng):
        if setup.rng.random() < 0.02:
            guess = game.guess(game.view(state, setup.rng.choice(viewers(game))), rng)
            for _ in moves(game, guess, setup.rng):
                checks.check_cards(game, guess)
            assert game.outcome(guess) is not None


@NAMES
@settings(max_examples=examples(10))
@given(data=st.data())
def test_no_card_is_lost_and_who_may_act_has_something_to_do(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game = setup.game
    state = game.start(setup.deal())

    for _ in moves(game, state, setup.rng):
        checks.check_cards(game, state)
        checks.check_acting(game, state)
        checks.check_buffer(game, state)
    checks.check_cards(game, state)
    checks.check_acting(game, state)


@NAMES
@settings(max_examples=examples(25))
@given(data=st.data())
def test_a_live_game_without_its_holds_is_a_serial_game(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game, deal = setup.game, setup.deal()
    live, serial = game.start(deal), game.start(deal)
    acts = list(moves(game, live, setup.rng))

    checks.check_serial(game, serial, acts)

    assert truth(game, serial) == truth(game, live)


@NAMES
@settings(max_examples=examples(6))
@given(data=st.data())
def test_an_action_is_refused_exactly_if_it_is_not_legal(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game = setup.game
    state = game.start(setup.deal())
    actions = every_action(game)

    for _ in moves(game, state, setup.rng):
        if setup.rng.random() < 0.02:
            checks.check_reasons(game, state, actions)
    checks.check_reasons(game, state, actions)


@NAMES
@settings(max_examples=examples(10))
@given(data=st.data())
def test_a_card_in_hand_has_a_reason_exactly_if_it_has_no_use(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game = setup.game
    state = game.start(setup.deal())

    for _ in moves(game, state, setup.rng):
        checks.check_cards_in_hand(game, state)


@NAMES
@settings(max_examples=examples(10))
@given(data=st.data())
def test_copies_are_equal_and_independent(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game = setup.game
    state = game.start(setup.deal())
    over = game.start(setup.deal())
    for _ in moves(game, over, setup.rng):
        pass

    for seat, action in moves(game, state, setup.rng):
        if setup.rng.random() < 0.03:
            before = truth(game, state)
            copied, target = game.copy(state), game.copy(over)
            game.copy_from(target, state)
            assert truth(game, copied) == truth(game, target) == before
            game.apply(copied, seat, action)
            assert truth(game, state) == truth(game, target) == before
            game.apply(target, seat, action)
            seed = setup.rng.random()
            ends = [list(moves(game, each, random.Random(seed))) for each in (copied, target)]
            assert ends[0] == ends[1]
            assert truth(game, copied) == truth(game, target)
            assert truth(game, state) == before


@NAMES
@settings(max_examples=examples(40))
@given(data=st.data())
def test_every_game_ends_with_one_score_a_seat(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game = setup.game
    state = game.start(setup.deal())

    for _ in moves(game, state, setup.rng):
        assert game.outcome(state) is None

    outcome = game.outcome(state)
    assert outcome is not None
    assert len(outcome.scores) == game.seats
    assert all(0 <= score <= 1 for score in outcome.scores)
    if outcome.kind == "draw":
        assert (outcome.seats, set(outcome.scores)) == ((), {0.5})
    if outcome.kind == "durak":
        assert [seat for seat, hand in enumerate(hands_of(game, state)) if hand] == list(outcome.seats)
        assert outcome.scores == tuple(float(seat not in outcome.seats) for seat in range(game.seats))
    if outcome.kind == "ranking":
        assert sorted(outcome.seats) == list(range(game.seats))
        assert [outcome.scores[seat] for seat in outcome.seats] == sorted(outcome.scores, reverse=True)
    if outcome.kind == "winners":
        assert outcome.seats in ((0, 2), (1, 3))
        assert outcome.scores == tuple(float(seat in outcome.seats) for seat in range(game.seats))
    assert 0 <= game.next_dealer(outcome, 0) < game.seats


@NAMES
@settings(max_examples=examples(10))
@given(data=st.data())
def test_a_record_plays_back_to_the_same_end(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game, deal = setup.game, setup.deal()
    state = game.start(deal)
    names = tuple(names_of(game))
    acts = list(moves(game, state, setup.rng))

    back = record.read(record.write(record.played(game, deal, names, acts)))

    again = back.game.start(deal)
    for line in back.script:
        assert isinstance(line.meaning, record.Play)
        back.game.apply(again, line.meaning.seat, line.meaning.action)
    assert back.game.facts(again) == game.facts(state)
    assert back.game.options == game.options


@NAMES
def test_every_action_is_read_back_from_its_text(name: str) -> None:
    game = made(name, games.seats(name).least, ())

    for action in every_action(game):
        checks.check_text(game, action)


@NAMES
@settings(max_examples=examples(10))
@given(data=st.data())
def test_the_same_deal_and_the_same_actions_give_the_same_game(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game, deal = setup.game, setup.deal()
    one, other = game.start(deal), game.start(deal)

    for seat, action in moves(game, one, setup.rng):
        assert game.to_act(other) == game.to_act(one)
        game.apply(other, seat, action)

    assert truth(game, one) == truth(game, other)
