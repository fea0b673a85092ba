"""Each kind of mistake gets the sentence that fits what the player had before him."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from kozyr import games, words
from kozyr.protocol import AnyGame
from kozyr.review import reasons
from kozyr.review.scene import Scene

NAMES = ("Ann", "Ben", "Cid")
LANGUAGES = words.languages()
EN = Path(str(words.CATALOGS)) / "en" / "review.ftl"
ANSWERING = {"beat", "reject"}
LAYING = ANSWERING | {"attack", "throw", "transfer", "challenge", "extend"}
TALON = "8h Jh Qh Kh 8s"
BLAZE_TALON = "2b 2y 2r 3r 4r"


def scene(
    name: str, hands: Mapping[str, str], before: str, played: str, better: str, **spec: object
) -> tuple[AnyGame, Scene, int]:
    """Play up to a decision; what its player saw, did, and could have done."""
    options = spec.pop("options", {})
    assert isinstance(options, dict)
    game: AnyGame = games.make(name, len(hands), options)
    seats = NAMES[: len(hands)]
    trump, talon = ("s", TALON) if name == "durak" else ("r", BLAZE_TALON)
    state = game.position({"trump": trump, "talon": talon, "hands": dict(hands), **spec}, seats)
    for line in filter(None, before.split("; ")):
        who, _, text = line.partition(" ")
        game.apply(state, seats.index(who), game.parse(text, seats))
    mover, _, text = played.partition(" ")
    seat = seats.index(mover)
    done, best = game.parse(text, seats), game.parse(better, seats)
    assert {done, best} <= set(game.legal(state, seat))
    return game, Scene.of(game.show(game.view(state, seat)), game.parts(done), game.parts(best)), seat


DURAK: list[tuple[str, dict[str, str], str, str, str, dict[str, object]]] = [
    ("take-beat", {"Ann": "9h Kc", "Ben": "10h 6c"}, "Ann attack 9h", "Ben take", "beat 9h 10h", {}),
    ("take-beat-trump", {"Ann": "9h Kc", "Ben": "7s 6c"}, "Ann attack 9h", "Ben take", "beat 9h 7s", {}),
    ("take-transfer", {"Ann": "9h Kc Kd", "Ben": "9c 6c"}, "Ann attack 9h", "Ben take", "transfer 9c", {}),
    ("beat-take", {"Ann": "9h Kc", "Ben": "Ah 6c"}, "Ann attack 9h", "Ben beat 9h Ah", "take", {}),
    ("beat-take-trump", {"Ann": "9h Kc", "Ben": "As 6c"}, "Ann attack 9h", "Ben beat 9h As", "take", {}),
    ("beat-transfer", {"Ann": "9h Kc Kd", "Ben": "9c Ah"}, "Ann attack 9h", "Ben beat 9h Ah", "transfer 9c", {}),
    ("beat-transfer-trump", {"Ann": "9h Kc Kd", "Ben": "9c As"}, "Ann attack 9h", "Ben beat 9h As", "transfer 9c", {}),
    ("beat-beat-trump", {"Ann": "9h Kc", "Ben": "10h 6s"}, "Ann attack 9h", "Ben beat 9h 6s", "beat 9h 10h", {}),
    ("beat-beat-lower", {"Ann": "9h Kc", "Ben": "10h Ah"}, "Ann attack 9h", "Ben beat 9h Ah", "beat 9h 10h", {}),
    ("beat-beat", {"Ann": "9h Kc", "Ben": "10h Ah"}, "Ann attack 9h", "Ben beat 9h 10h", "beat 9h Ah", {}),
    (
        "beat-beat-rank",
        {"Ann": "9h 9c 10c", "Ben": "10h Jh 10d Jc"},
        "Ann attack 9h; Ann throw 9c; Ben beat 9c Jc",
        "Ben beat 9h 10h",
        "beat 9h Jh",
        {"talon": "8h Qh Kh 8s"},
    ),
    (
        "beat-beat-other",
        {"Ann": "9h 9c Kc", "Ben": "10h 10c 6d"},
        "Ann attack 9h; Ann throw 9c",
        "Ben beat 9h 10h",
        "beat 9c 10c",
        {},
    ),
    ("transfer-beat", {"Ann": "9h Kc Kd", "Ben": "9c Ah"}, "Ann attack 9h", "Ben transfer 9c", "beat 9h Ah", {}),
    ("transfer-take", {"Ann": "9h Kc Kd", "Ben": "9s Ah"}, "Ann attack 9h", "Ben transfer 9s", "take", {}),
    (
        "transfer-transfer-lower",
        {"Ann": "9h Kc Kd", "Ben": "9s 9c"},
        "Ann attack 9h",
        "Ben transfer 9s",
        "transfer 9c",
        {},
    ),
    ("transfer-transfer", {"Ann": "9h Kc Kd", "Ben": "9d 9c"}, "Ann attack 9h", "Ben transfer 9d", "transfer 9c", {}),
    ("attack-attack-trump", {"Ann": "6s Kc", "Ben": "9c Ah"}, "", "Ann attack 6s", "attack Kc", {}),
    ("attack-attack-equal", {"Ann": "7c 9c 9d", "Ben": "10c Ah"}, "", "Ann attack 7c", "attack 9c", {}),
    ("attack-attack-lower", {"Ann": "7c 9c", "Ben": "10c Ah"}, "", "Ann attack 9c", "attack 7c", {}),
    ("attack-attack-higher", {"Ann": "7c 9c", "Ben": "10c Ah"}, "", "Ann attack 7c", "attack 9c", {}),
    ("attack-attack", {"Ann": "9c 9d", "Ben": "10c Ah"}, "", "Ann attack 9c", "attack 9d", {}),
    (
        "attack-attack-suit",
        {"Ann": "8d 9d", "Ben": "10c Ah"},
        "",
        "Ann attack 8d=c",
        "attack 8d=h",
        {"options": {"enchanted": ["8"]}, "talon": "Jh Qh Kh 7s"},
    ),
    ("throw-throw-trump", {"Ann": "9h 9s 9c", "Ben": "6c 7d"}, "Ann attack 9h", "Ann throw 9s", "throw 9c", {}),
    ("throw-throw", {"Ann": "9h 9d 9c", "Ben": "6c 7d"}, "Ann attack 9h", "Ann throw 9d", "throw 9c", {}),
    (
        "throw-throw-lower",
        {"Ann": "9h 9d 10c", "Ben": "10h 7d"},
        "Ann attack 9h; Ben beat 9h 10h",
        "Ann throw 10c",
        "throw 9d",
        {},
    ),
    (
        "throw-throw-higher",
        {"Ann": "9h 9d 10c", "Ben": "10h 7d"},
        "Ann attack 9h; Ben beat 9h 10h",
        "Ann throw 9d",
        "throw 10c",
        {},
    ),
    ("throw-hold", {"Ann": "9h 9c Kc", "Ben": "6c 7d"}, "Ann attack 9h", "Ann throw 9c", "hold", {}),
    ("throw-hold-trump", {"Ann": "9h 9s Kc", "Ben": "6c 7d"}, "Ann attack 9h", "Ann throw 9s", "hold", {}),
    ("throw-hold-taken", {"Ann": "9h 9c Kc", "Ben": "6c 7d"}, "Ann attack 9h; Ben take", "Ann throw 9c", "hold", {}),
    ("hold-throw", {"Ann": "9h 9c Kc", "Ben": "6c 7d"}, "Ann attack 9h", "Ann hold", "throw 9c", {}),
    ("hold-throw-taken", {"Ann": "9h 9c Kc", "Ben": "6c 7d"}, "Ann attack 9h; Ben take", "Ann hold", "throw 9c", {}),
    (
        "hold-throw-off",
        {"Ann": "9h 9c Kc", "Ben": "10h 7d"},
        "Ann attack 9h; Ben beat 9h 10h",
        "Ann hold",
        "throw 9c",
        {"talon": ""},
    ),
]
BLAZE: list[tuple[str, dict[str, str], str, str, str, dict[str, object]]] = [
    ("pass-reject", {"Ann": "5b 6b", "Ben": "7b 8y", "Cid": "9y"}, "Ann challenge 5b", "Ben pass", "reject 5b 7b", {}),
    (
        "pass-reject-trump",
        {"Ann": "5b 6b", "Ben": "7r 8y", "Cid": "9y"},
        "Ann challenge 5b",
        "Ben pass",
        "reject 5b 7r",
        {},
    ),
    ("reject-pass", {"Ann": "5b 6b", "Ben": "9b 8y", "Cid": "9y"}, "Ann challenge 5b", "Ben reject 5b 9b", "pass", {}),
    (
        "reject-pass-trump",
        {"Ann": "5b 6b", "Ben": "9r 8y", "Cid": "9y"},
        "Ann challenge 5b",
        "Ben reject 5b 9r",
        "pass",
        {},
    ),
    (
        "reject-reject-trump",
        {"Ann": "5b 6b", "Ben": "7b 9r", "Cid": "9y"},
        "Ann challenge 5b",
        "Ben reject 5b 9r",
        "reject 5b 7b",
        {},
    ),
    (
        "reject-reject-rank",
        {"Ann": "5b 6b", "Ben": "7b 5b", "Cid": "9y"},
        "Ann challenge 5b",
        "Ben reject 5b 7b",
        "reject 5b 5b",
        {},
    ),
    (
        "challenge-challenge-lower",
        {"Ann": "5b Fy", "Ben": "7b", "Cid": "9y"},
        "",
        "Ann challenge Fy",
        "challenge 5b",
        {},
    ),
    (
        "challenge-challenge-higher",
        {"Ann": "5b Fy", "Ben": "7b", "Cid": "9y"},
        "",
        "Ann challenge 5b",
        "challenge Fy",
        {},
    ),
    ("hold-extend", {"Ann": "5b 5y", "Ben": "7b", "Cid": "9y"}, "Ann challenge 5b", "Ann hold", "extend 5y", {}),
    ("extend-hold", {"Ann": "5b 5y 6b", "Ben": "7b", "Cid": "9y"}, "Ann challenge 5b", "Ann extend 5y", "hold", {}),
    (
        "bet-bet-person",
        {"Ann": "5b", "Ben": "7b", "Cid": "9y"},
        "",
        "Ann bet Ben 1",
        "bet Cid 0",
        {"phase": "bets", "talon": ""},
    ),
    (
        "bet-bet-one",
        {"Ann": "5b", "Ben": "7b", "Cid": "9y"},
        "",
        "Ann bet Ben 0",
        "bet Ben 1",
        {"phase": "bets", "talon": ""},
    ),
    (
        "bet-bet-zero",
        {"Ann": "5b", "Ben": "7b", "Cid": "9y"},
        "",
        "Ann bet Ben 1",
        "bet Ben 0",
        {"phase": "bets", "talon": ""},
    ),
]
BLAZE_TABLE = [("blaze", *row) for row in BLAZE]
DURAK_TABLE = [("durak", *row) for row in DURAK]


@pytest.mark.parametrize(
    ("name", "reason", "hands", "before", "played", "better", "spec"),
    [*DURAK_TABLE, *BLAZE_TABLE],
    ids=lambda given: given if isinstance(given, str) and "-" in given else "",
)
def test_a_mistake_gets_the_sentence_that_fits(  # noqa: PLR0917 - a scene has many parts
    name: str,
    reason: str,
    hands: dict[str, str],
    before: str,
    played: str,
    better: str,
    spec: dict[str, object],
) -> None:
    _, before_him, seat = scene(name, hands, before, played, better, **spec)

    why = reasons.why(before_him, None)

    assert why == f"review-why-{reason}"
    values = words.filled("en", reasons.values(before_him, seat), NAMES)
    assert "{" not in words.text("en", why, **values)


@pytest.mark.parametrize(
    ("solved", "reason"),
    [((1.0, 0.0), "won-lost"), ((1.0, 0.5), "won-drawn"), ((0.5, 0.0), "drawn-lost"), ((0.5, 0.5), "take-beat")],
)
def test_what_is_certain_is_said_first(solved: tuple[float, float], reason: str) -> None:
    _, before_him, _ = scene("durak", {"Ann": "9h Kc", "Ben": "10h 6c"}, "Ann attack 9h", "Ben take", "beat 9h 10h")

    assert reasons.why(before_him, solved) == f"review-why-{reason}"


def test_two_actions_of_which_nothing_is_known_get_the_plain_sentence() -> None:
    _, known, _ = scene("durak", {"Ann": "9h Kc", "Ben": "10h 6c"}, "Ann attack 9h", "Ben take", "beat 9h 10h")

    unknown = Scene(known.board, {"verb": "fold"}, {"verb": "raise"})

    assert reasons.why(unknown, None) == "review-why-other"


def test_every_reason_has_a_sentence_and_no_sentence_is_without_a_reason() -> None:
    worded = re.findall(r"^(review-why-\S+) =", EN.read_text(encoding="utf-8"), flags=re.MULTILINE)

    assert sorted(worded) == reasons.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_the_values_that_its_actions_have(language: str) -> None:
    for (played, better), sentences in reasons.SENTENCES.items():
        values: dict[str, str | int] = {"seat": 0, "other": 1}
        values |= {"card": "9h"} if played in LAYING else {}
        values |= {"better": "10h"} if better in LAYING else {}
        values |= {"on": "6h"} if played in ANSWERING else {}
        values |= {"better_on": "6h"} if better in ANSWERING else {}
        for suffix, _ in sentences:
            key = "-".join(filter(None, ("review-why", played, better, suffix)))
            assert words.text(language, key, **words.filled(language, values, NAMES)).endswith(".")
