"""The laws that hold at every state of every game; each raises AssertionError where it is broken."""

import re
from collections import Counter

from tests.laws.play import hands_of, names_of, number_of, table_of, viewers

from kozyr.protocol import AnyGame
from kozyr.rng import Rng


def check_secrecy(game: AnyGame, state: object, rng: Rng) -> None:
    """No viewer can tell his guess from the truth: what he sees, who may act and what he may do are the same."""
    acting = game.to_act(state)
    for viewer in viewers(game):
        view = game.view(state, viewer)
        guess = game.guess(view, rng)
        assert game.view(guess, viewer) == view, f"viewer {viewer} sees that his guess is not the truth"
        assert game.to_act(guess) == acting, f"who may act depends on cards that viewer {viewer} does not see"
        assert game.stamp(guess) == game.stamp(state)
        assert game.outcome(guess) == game.outcome(state)
        check_cards(game, guess)
        if viewer is not None:
            assert game.legal(guess, viewer) == game.legal(state, viewer), f"viewer {viewer} may do other things"


def check_packing(game: AnyGame, state: object, seed: int) -> None:
    """A view that went through plain numbers is the same view, and guesses the same."""
    for viewer in viewers(game):
        view = game.view(state, viewer)
        again = game.unpack(game.pack(view))
        assert again == view
        assert game.facts(game.guess(again, Rng(seed))) == game.facts(game.guess(view, Rng(seed)))


def check_cards(game: AnyGame, state: object) -> None:
    """No card is lost, none is there more often than the deck has it."""
    hands = hands_of(game, state)
    assert game.facts(state)["count"] == {seat: len(hand) for seat, hand in enumerate(hands)}
    seen = Counter([card for hand in hands for card in hand] + table_of(game, state))
    copies = 2 if game.name == "blaze" else 1
    assert max(seen.values(), default=0) <= copies, f"a card is in two places: {sorted(seen.elements())}"
    unseen = number_of(game, state, "talon") + number_of(game, state, "discard")
    assert seen.total() + unseen == cards_in_play(game, state)


def cards_in_play(game: AnyGame, state: object) -> int:
    """How many cards are in hands, on the table, in the talon and in the discard (B3)."""
    if game.name == "durak":
        return 36
    first, second = {3: (19, 20), 4: (20, 20), 5: (17, 18)}[game.seats]
    return 5 * game.seats + (first if number_of(game, state, "round") == 1 else second)


def check_acting(game: AnyGame, state: object) -> None:
    """Those may act who have something legal to do; the head is the first of them."""
    acting = game.to_act(state)
    assert sorted(acting) == [seat for seat in range(game.seats) if game.legal(state, seat)]
    assert game.head(state) == (acting[0] if acting else -1)
    assert (game.outcome(state) is None) == bool(acting)
    for seat in acting:
        assert game.idle(state, seat) in game.legal(state, seat)
    for seat in game.all_hold(state):
        assert seat in acting
        assert any(game.is_hold(action) for action in game.legal(state, seat))


def check_buffer(game: AnyGame, state: object) -> None:
    """The fast list of legal actions is the list of legal actions, each once."""
    buffer = game.buffer()
    for seat in range(game.seats):
        size = game.legal_into(state, seat, buffer)
        legal = [int(buffer[place]) for place in range(size)]
        assert legal == game.legal(state, seat)
        assert len(legal) == len(set(legal))


def check_reasons(game: AnyGame, state: object, actions: list[int]) -> None:
    """Every action is either legal or refused, and a refusal has a code and a clause."""
    names, reasons = names_of(game), set()
    for seat in range(game.seats):
        legal = set(game.legal(state, seat))
        for action in actions:
            refusal = game.why_not(state, seat, action)
            assert (refusal is None) == (action in legal), f"seat {seat}: {game.text(action, names)}: {refusal}"
            if refusal is not None:
                reasons.add((refusal.code, refusal.clause))
    for code, clause in reasons:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code), code
        assert re.fullmatch(r"[RQBK]\d+a?", clause), clause


def check_cards_in_hand(game: AnyGame, state: object) -> None:
    """A card of a hand has a reason exactly if it has no legal use."""
    for seat, hand in enumerate(hands_of(game, state)):
        uses = [game.parts(action).get("card", "").partition("=")[0] for action in game.legal(state, seat)]
        for card in hand:
            assert (game.about(state, seat, card) is None) == (card in uses), f"seat {seat}: {card}"


def check_text(game: AnyGame, action: int) -> None:
    """What is written is read back as the same action."""
    names = names_of(game)
    text = game.text(action, names)
    assert game.parse(text, names) == action
    assert text.split()[0] == game.parts(action)["verb"]


def check_serial(game: AnyGame, state: object, acts: list[tuple[int, int]]) -> None:
    """The cards fall the same way if only the head of those who may act acts, and holds when it is not his card.

    What all do at the same time, like bets, he does when he is asked.
    """
    history = [(seat, action) for seat, action in acts if not game.is_hold(action)]
    while (seat := game.head(state)) >= 0:
        legal = game.legal(state, seat)
        holds = [action for action in legal if game.is_hold(action)]
        if history and history[0][0] == seat and history[0][1] in legal:
            action = history.pop(0)[1]
        elif holds:
            action = holds[0]
        else:
            place = next((place for place, (actor, _) in enumerate(history) if actor == seat), -1)
            together = place >= 0 and not any(game.lays(action) for _, action in history[: place + 1])
            assert together, f"seat {seat} may not hold, but the next is {history[:1]}"
            action = history.pop(place)[1]
        game.apply(state, seat, action)
    assert not history, f"over before {history[0]}"
