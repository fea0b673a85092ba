"""Each option and each enchanted rank is seen at work in random games; one that never fires is broken or untested."""

import random
from collections.abc import Iterator

import pytest
from tests.laws.play import hands_of, made, moves, table_of

from kozyr import games
from kozyr.protocol import AnyGame

RANKS = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
# By then each effect has shown many times.
MOST_GAMES = 80
EFFECTS = {
    "6": "a six beats its suit",
    "7": "refused beat-seven",
    "8": "an eight is named",
    "9": "a nine joins",
    "10": "refused transfer-ten",
    "J": "refused beat-jack",
    "Q": "closed",
    "K": "reversed",
    "A": "an ace beats its ace",
}


def happened(game: AnyGame, seed: int) -> Iterator[str]:
    """Name what happens, and what is refused, in one random game."""
    rng = random.Random(seed)
    state = game.start(game.shuffle(rng, 0))
    for seat, action in moves(game, state, rng):
        shown = game.show(game.view(state, None))
        yield from [flag for flag in ("closed", "taking") if shown[flag]]
        yield from refused(game, state)
        yield from done(game, state, action)
        yield from taken(game, state, seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    yield outcome.kind


def done(game: AnyGame, state: object, action: int) -> Iterator[str]:
    """Name what an action does that plain cards and plain rules do not."""
    parts, trump = game.parts(action), game.facts(state)["trump"]
    verb, card, on = parts["verb"], parts.get("card", ""), parts.get("on", "")
    rank, beaten = rank_of(card), rank_of(on)
    foreign = verb == "beat" and card[-1] not in (on[-1], trump)
    if verb == "transfer":
        yield "transferred"
    if verb == "reverse":
        yield "reversed"
    if "=" in card:
        yield "an eight is named"
    if verb == "throw" and rank == "9" and "9" not in map(rank_of, table_of(game, state)):
        yield "a nine joins"
    if foreign and rank == "6":
        yield "a six beats a jack" if beaten == "J" else "a six beats its suit"
    if foreign and rank == beaten == "A":
        yield "an ace beats its ace"


def refused(game: AnyGame, state: object) -> Iterator[str]:
    """Name the reasons why cards of the hands cannot be used now."""
    for seat, hand in enumerate(hands_of(game, state)):
        for card in sorted(hand):
            refusals = [game.about(state, seat, card)]
            refusals += [game.why_not(state, seat, game.parse(f"{verb} {card}", [])) for verb in ("throw", "transfer")]
            yield from (f"refused {refusal.code}" for refusal in refusals if refusal is not None)


def taken(game: AnyGame, state: object, seat: int, action: int) -> Iterator[str]:
    """Name what becomes of the surplus when this action ends a bout with a take."""
    facts, after = game.facts(state), game.copy(state)
    game.apply(after, seat, action)
    last = game.show(game.view(after, None))["last"]
    if game.stamp(after)[0] == game.stamp(state)[0] or not isinstance(last, dict) or last["end"] != "taken":
        return
    pairs, limit = facts["table"], facts["limit"]
    assert isinstance(pairs, list)
    assert isinstance(limit, int)
    if len(pairs) > limit:
        yield "surplus returned" if last["returned"] else "surplus taken"


def rank_of(face: str) -> str:
    return face.partition("=")[0][:-1]


def is_seen(effect: str, seats: int, **options: object) -> bool:
    """Look for an effect in random games."""
    game = made("durak", seats, tuple(options.items()))
    return any(effect in happened(game, seed) for seed in range(MOST_GAMES))


@pytest.mark.parametrize("rank", RANKS)
def test_each_enchanted_rank_is_seen_at_work_alone_and_with_all_others(rank: str) -> None:
    assert is_seen(EFFECTS[rank], 3, enchanted=(rank,))
    assert is_seen(EFFECTS[rank], 3, enchanted=RANKS)


def test_no_enchanted_rank_is_at_work_in_a_classic_game() -> None:
    game = made("durak", 3, ())

    seen = {event for seed in range(4) for event in happened(game, seed)}

    assert seen & set(EFFECTS.values()) == set()


# The option, what it changes, what is then seen, and what is seen without it.
OPTIONS: dict[str, tuple[int, dict[str, object], str, str]] = {
    "transfer": (3, {"transfer": False}, "refused transfer-off", "transferred"),
    "strict_limit": (3, {"strict_limit": True}, "refused limit", "surplus returned"),
    "take_surplus": (3, {"take_surplus": True}, "surplus taken", "surplus returned"),
    "throw_after_take": (3, {"throw_after_take": False}, "durak", "taking"),
    "teams": (4, {"teams": True}, "winners", "durak"),
    "team_transfer": (4, {"teams": True, "team_transfer": False}, "refused team-transfer-off", "transferred"),
    "enchanted": (3, {"enchanted": ("8",)}, "an eight is named", "refused beat-lower"),
    "six_beats_jack": (3, {"enchanted": ("6", "J"), "six_beats_jack": True}, "a six beats a jack", "refused beat-jack"),
}


def test_all_options_are_looked_for() -> None:
    assert sorted(OPTIONS) == sorted(option.name for option in games.options("durak"))


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_is_seen_at_work_and_its_default_too(option: str) -> None:
    seats, options, changed, usual = OPTIONS[option]
    default = {name: value for name, value in options.items() if name != option}

    assert is_seen(changed, seats, **options)
    assert is_seen(usual, seats, **default)


@pytest.mark.parametrize(
    ("effect", "options"),
    [
        ("transferred", {"transfer": False}),
        ("surplus returned", {"strict_limit": True}),
        ("surplus returned", {"take_surplus": True}),
        ("taking", {"throw_after_take": False}),
    ],
)
def test_what_an_option_forbids_is_never_seen(effect: str, options: dict[str, object]) -> None:
    game = made("durak", 3, tuple(options.items()))

    assert not any(effect in happened(game, seed) for seed in range(4))
