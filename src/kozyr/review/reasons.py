"""Why another action was better, as the key of a sentence in the catalog `review.ftl` and the values it names.

``card`` and ``better`` are the cards played and not played, ``on`` and ``better_on`` what they answer, ``seat`` the one
who decided and ``other`` the one it was about.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from kozyr.review.scene import Scene, rank_of

Values: TypeAlias = dict[str, str | int]
# A sentence says what its suffix stands for, if the condition holds; the last of a list always does.
Sentences: TypeAlias = Sequence[tuple[str, Callable[[Scene], bool]]]

PREFIX: Final = "review-why"


def _always(_scene: Scene) -> bool:
    return True


def _spends_trump(scene: Scene) -> bool:
    return scene.is_trump(scene.card) and not scene.is_trump(scene.better_card)


def _uses_trump(scene: Scene) -> bool:
    return scene.is_trump(scene.better_card)


def _plays_trump(scene: Scene) -> bool:
    return scene.is_trump(scene.card)


def _brings_rank(scene: Scene) -> bool:
    return rank_of(scene.card) not in scene.ranks and rank_of(scene.better_card) in scene.ranks


def _answers_another(scene: Scene) -> bool:
    return scene.played["on"] != scene.better["on"]


def _is_renamed(scene: Scene) -> bool:
    return scene.card.partition("=")[0] == scene.better_card.partition("=")[0]


def _better_is_lower(scene: Scene) -> bool:
    return scene.is_lower(scene.better_card, scene.card)


def _better_is_higher(scene: Scene) -> bool:
    return scene.is_lower(scene.card, scene.better_card)


def _has_equal(scene: Scene) -> bool:
    return scene.has_equal(scene.better_card) and not scene.has_equal(scene.card)


def _takes(scene: Scene) -> bool:
    return scene.takes


def _lets_off(scene: Scene) -> bool:
    return scene.is_nearly_out()


def _other_person(scene: Scene) -> bool:
    return scene.played["name"] != scene.better["name"]


def _higher_bet(scene: Scene) -> bool:
    return scene.better["value"] > scene.played["value"]


_ANSWERS: Final[Sentences] = (
    ("other", _answers_another),
    ("trump", _spends_trump),
    ("rank", _brings_rank),
    ("lower", _better_is_lower),
    ("", _always),
)
_OPENINGS: Final[Sentences] = (
    ("suit", _is_renamed),
    ("trump", _spends_trump),
    ("equal", _has_equal),
    ("lower", _better_is_lower),
    ("higher", _better_is_higher),
    ("", _always),
)
_ADDED: Final[Sentences] = (
    ("suit", _is_renamed),
    ("trump", _spends_trump),
    ("lower", _better_is_lower),
    ("higher", _better_is_higher),
    ("", _always),
)
_NOT_ADDED: Final[Sentences] = (("taken", _takes), ("off", _lets_off), ("", _always))
_TOO_MUCH: Final[Sentences] = (("trump", _plays_trump), ("taken", _takes), ("", _always))
_WITH_OR_WITHOUT_TRUMP: Final[Sentences] = (("trump", _uses_trump), ("", _always))
_TRUMP_OR_NOT: Final[Sentences] = (("trump", _plays_trump), ("", _always))
_ONE: Final[Sentences] = (("", _always),)

# What was played and what was better, in the words of durak and of Blaze.
SENTENCES: Final[Mapping[tuple[str, str], Sentences]] = {
    ("take", "beat"): _WITH_OR_WITHOUT_TRUMP,
    ("take", "transfer"): _ONE,
    ("beat", "take"): _TRUMP_OR_NOT,
    ("beat", "transfer"): _TRUMP_OR_NOT,
    ("beat", "beat"): _ANSWERS,
    ("transfer", "beat"): _ONE,
    ("transfer", "take"): _ONE,
    ("transfer", "transfer"): (("suit", _is_renamed), ("lower", _better_is_lower), ("", _always)),
    ("attack", "attack"): _OPENINGS,
    ("throw", "throw"): _ADDED,
    ("throw", "hold"): _TOO_MUCH,
    ("hold", "throw"): _NOT_ADDED,
    ("hold", "reverse"): _ONE,
    ("reverse", "hold"): _ONE,
    ("pass", "reject"): _WITH_OR_WITHOUT_TRUMP,
    ("reject", "pass"): _TRUMP_OR_NOT,
    ("reject", "reject"): _ANSWERS,
    ("challenge", "challenge"): tuple(sentence for sentence in _OPENINGS if sentence[0] != "suit"),
    ("extend", "extend"): tuple(sentence for sentence in _ADDED if sentence[0] != "suit"),
    ("extend", "hold"): _TOO_MUCH,
    ("hold", "extend"): _NOT_ADDED,
    ("bet", "bet"): (("person", _other_person), ("one", _higher_bet), ("zero", _always)),
}
# What the best and the played action come to when nothing is hidden any more.
RESULTS: Final[Mapping[tuple[float, float], str]] = {
    (1.0, 0.0): "won-lost",
    (1.0, 0.5): "won-drawn",
    (0.5, 0.0): "drawn-lost",
}


def keys() -> list[str]:
    """List every key that a reason can have."""
    pairs = [_key(*verbs, suffix) for verbs, sentences in SENTENCES.items() for suffix, _ in sentences]
    return sorted([*pairs, *(_key(result) for result in RESULTS.values()), _key("other")])


def why(scene: Scene, solved: tuple[float, float] | None) -> str:
    """Choose the sentence: what was thrown away if that is sure, else what speaks for the better action."""
    if solved is not None and solved in RESULTS:
        return _key(RESULTS[solved])
    for suffix, holds in SENTENCES.get(scene.verbs, ()):
        if holds(scene):
            return _key(*scene.verbs, suffix)
    return _key("other")


def values(scene: Scene, seat: int) -> Values:
    """Collect what a sentence may name."""
    named: Values = {"seat": seat}
    for key, parts, name in (
        ("card", scene.played, "card"),
        ("on", scene.played, "on"),
        ("better", scene.better, "card"),
        ("better_on", scene.better, "on"),
    ):
        if name in parts:
            named[key] = parts[name]
    other = int(scene.better["name"]) if "name" in scene.better else scene.defender
    return named if other is None else {**named, "other": other}


def _key(*words: str) -> str:
    return "-".join((PREFIX, *(word for word in words if word)))
