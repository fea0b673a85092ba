"""Many random games over mixes of all options, each held to the laws: it ends, keeps its cards, guesses stay true."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from kozyr import games
from kozyr.protocol import AnyGame
from kozyr.rng import Rng

STEPS_MOST = 50_000
ASKED = 0.05  # the share of steps at which a seat asks why its cards cannot be played


class BrokenLawError(Exception):
    """A law did not hold; the message says which, in which game."""


def mixes(number: int, seed: int) -> Iterator[Counter[str]]:
    """Play games of every kind, one after another; gives what was seen at work in each.

    The same seed gives the same games. BrokenLawError names the first that breaks a law.
    """
    for index in range(number):
        rng = Random(f"{seed} {index}")
        game = mixed(rng)
        try:
            yield played(game, rng)
        except AssertionError as error:
            told = f"game {index} of seed {seed}, {game.name} for {game.seats} with {dict(game.options)}: {error}"
            raise BrokenLawError(told) from error


def mixed(rng: Random) -> AnyGame:
    """Choose a game, its seats and its options by chance."""
    name = rng.choice(games.NAMES)
    seats = rng.randint(games.seats(name).least, games.seats(name).most)
    chosen: dict[str, object] = {}
    for option in games.options(name):
        if option.kind == "ranks":
            chosen[option.name] = [rank for rank in option.choices if rng.random() < rng.choice((0, 0.5, 1))]
        else:
            chosen[option.name] = rng.random() < 0.5
    try:
        return games.make(name, seats, chosen)
    except ValueError:  # an option that is not for so many seats
        return mixed(rng)


def played(game: AnyGame, rng: Random) -> Counter[str]:
    """Play one game live, anybody who may act next; gives what happened in it."""
    state = game.start(game.shuffle(rng, rng.randrange(game.seats)))
    seen = Counter({f"{game.name}, {option}": 1 for option in game.options})
    cards = dict([held(game, state)])
    bout = -1
    for _ in range(STEPS_MOST):
        waiting = game.to_act(state)
        if not waiting:
            outcome = game.outcome(state)
            assert outcome is not None, "nobody acts, yet it is not over"
            seen[f"{game.name} ends: {outcome.reason or outcome.kind}"] += 1
            return seen
        if game.stamp(state)[0] != bout:
            bout = game.stamp(state)[0]
            check(game, state, rng)
        seat = rng.choice(waiting)
        seen.update(refused(game, state, seat, rng))
        action = rng.choice(game.legal(state, seat))
        assert game.why_not(state, seat, action) is None, "a legal action is refused"
        parts = game.parts(action)
        seen[f"{game.name} {parts['verb']}{', a suit named' if '=' in parts.get('card', '') else ''}"] += 1
        game.apply(state, seat, action)
        part, number = held(game, state)
        assert cards.setdefault(part, number) == number, f"there are {number} cards"
    raise AssertionError("it does not end")


def held(game: AnyGame, state: object) -> tuple[object, int]:
    """Give the round of a game that has rounds, and count its cards: hands, table, talon and discard."""
    facts = game.facts(state)
    hands, table, talon, discard = (facts[name] for name in ("count", "table", "talon", "discard"))
    assert isinstance(hands, dict)
    assert isinstance(table, list)
    assert isinstance(talon, int)
    assert isinstance(discard, int)
    return facts.get("round"), sum(hands.values()) + sum(len(pair.split("/")) for pair in table) + talon + discard


def check(game: AnyGame, state: object, rng: Random) -> None:
    """A seat cannot tell its guess from the truth: the same view, who acts, and its own legal actions."""
    seat = rng.choice([None, *range(game.seats)])
    view = game.view(state, seat)
    guess = game.guess(view, Rng(rng.getrandbits(30)))
    assert game.view(guess, seat) == view, f"seat {seat} sees another table in its guess"
    assert game.to_act(guess) == game.to_act(state), f"others act in the guess of seat {seat}"
    if seat is not None:
        assert game.legal(guess, seat) == game.legal(state, seat), f"seat {seat} may do other things in its guess"


def refused(game: AnyGame, state: object, seat: int, rng: Random) -> Iterator[str]:
    """Say now and then why cards of a hand cannot be played."""
    if rng.random() >= ASKED:
        return
    hands = game.facts(state)["hand"]
    assert isinstance(hands, dict)
    for card in hands[seat]:
        refusal = game.about(state, seat, card)
        if refusal is not None:
            yield f"{game.name} refused: {refusal.code}"
