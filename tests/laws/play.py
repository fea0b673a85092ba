"""Random games for the laws: any game of the registry, any options, any seat that may act plays anything legal."""

import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from hypothesis import strategies as st

from kozyr import games
from kozyr.deal import Deal
from kozyr.protocol import AnyGame

# How much longer than usual the laws are tried: KOZYR_LAWS=50 for a night, 3 on a CI machine.
LONGER = int(os.environ.get("KOZYR_LAWS", "3" if os.environ.get("CI") else "1"))
# No random game of durak is known to come near this; one that does would not end at all.
MOST_ACTIONS = 20_000


def examples(usual: int) -> int:
    """Say how many games a law is tried on."""
    return usual * LONGER


@dataclass(frozen=True, slots=True)
class Setup:
    """Which game with which options, and the seed of all that happens in it."""

    name: str
    seats: int
    options: tuple[tuple[str, object], ...]
    seed: int
    rng: random.Random = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "rng", random.Random(self.seed))

    @property
    def game(self) -> AnyGame:
        return made(self.name, self.seats, self.options)

    def deal(self) -> Deal:
        return self.game.shuffle(self.rng, self.rng.randrange(self.seats))


@cache  # making the tables of a game takes longer than playing one
def made(name: str, seats: int, options: tuple[tuple[str, object], ...]) -> AnyGame:
    return games.make(name, seats, dict(options))


@st.composite
def setups(draw: st.DrawFn, name: str) -> Setup:
    """Draw a game with any options for any number of seats that they allow."""
    options: list[tuple[str, object]] = []
    for option in games.options(name):
        if option.kind == "flag":
            value: object = draw(st.booleans())
        else:
            mixes = st.sampled_from([(), option.choices]) | st.sets(st.sampled_from(option.choices))
            chosen = draw(mixes)
            value = tuple(choice for choice in option.choices if choice in chosen)
        if value != option.default:
            options.append((option.name, value))
    seats = draw(st.integers(games.seats(name).least, games.seats(name).most))
    if ("teams", True) in options:
        seats = 4
    return Setup(name, seats, tuple(options), draw(st.integers(0, 2**32 - 1)))


def moves(game: AnyGame, state: object, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Play to the end; each move is given before it is played."""
    for _ in range(MOST_ACTIONS):
        acting = game.to_act(state)
        if not acting:
            return
        seat = rng.choice(acting)
        action = rng.choice(game.legal(state, seat))
        yield seat, action
        game.apply(state, seat, action)
    raise AssertionError(f"still running after {MOST_ACTIONS} actions")


def every_action(game: AnyGame) -> list[int]:
    """List all actions that can be written, legal ever or not."""
    names = names_of(game)
    return sorted({game.parse(text, names) for text in {"durak": durak_texts, "blaze": blaze_texts}[game.name](names)})


def names_of(game: AnyGame) -> list[str]:
    """A name for each seat."""
    return [f"S{seat}" for seat in range(game.seats)]


def durak_texts(_: list[str]) -> list[str]:
    faces = [rank + suit for suit in "scdh" for rank in ("6", "7", "8", "9", "10", "J", "Q", "K", "A")]
    faces += [f"8{suit}={named}" for suit in "scdh" for named in "scdh"]
    texts = ["take", "hold", "reverse"]
    texts += [f"{verb} {face}" for verb in ("attack", "throw", "transfer") for face in faces]
    return texts + [f"beat {attack} {answer}" for attack in faces for answer in faces]


def blaze_texts(names: list[str]) -> list[str]:
    cards = [value + suit for suit in "bry" for value in "123456789F"]
    texts = ["pass", "hold", *(f"bet {name} {value}" for name in names for value in (0, 1))]
    texts += [f"{verb} {card}" for verb in ("challenge", "extend") for card in cards]
    return texts + [f"reject {card} {answer}" for card in cards for answer in cards]


def viewers(game: AnyGame) -> list[int | None]:
    """List all who see the table: each seat, and a spectator."""
    return [*range(game.seats), None]


def truth(game: AnyGame, state: object) -> tuple[object, ...]:
    """Everything that the contract tells about a state, to compare two."""
    return (
        game.facts(state),
        game.stamp(state),
        game.outcome(state),
        [game.view(state, viewer) for viewer in viewers(game)],
        [game.legal(state, seat) for seat in range(game.seats)],
    )


def hands_of(game: AnyGame, state: object) -> list[list[str]]:
    """The cards of each hand."""
    hands = game.facts(state)["hand"]
    assert isinstance(hands, Mapping)
    return [[str(card) for card in hands[seat]] for seat in range(game.seats)]


def table_of(game: AnyGame, state: object) -> list[str]:
    """The cards on the table, without the suits that were named."""
    pairs = game.facts(state)["table"]
    assert isinstance(pairs, list)
    return [face.partition("=")[0] for pair in pairs for face in pair.split("/")]


def number_of(game: AnyGame, state: object, fact: str) -> int:
    """A fact that is a number."""
    number = game.facts(state)[fact]
    assert isinstance(number, int)
    return number
