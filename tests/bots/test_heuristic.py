"""The heuristic bot's judgement: what a sensible player does in a scene, and how seldom it loses to chance."""

from collections.abc import Mapping

import pytest
from tests.bots.tables import ALL_SETS, Settings, end_of, game_of

from kozyr import bots, games
from kozyr.protocol import Outcome
from kozyr.rng import Rng

NAMES = ("Ann", "Ben", "Cid", "Dee")
TALON = "6h 7h 8h 9h 10h Jh 8s"
DEALS = 40


class Scene:
    """A position with spades as trumps, and what the heuristic would do in it."""

    def __init__(self, hands: Mapping[str, str], *, talon: str = TALON, **options: object) -> None:
        self.names = NAMES[: len(hands)]
        self.game = games.make("durak", len(hands), options)
        self.bot = bots.make("heuristic", self.game)
        self.state = self.game.position({"trump": "s", "talon": talon, "hands": hands}, self.names)

    def play(self, *lines: str) -> "Scene":
        for line in lines:
            name, _, text = line.partition(" ")
            seat, action = self.names.index(name), self.game.parse(text, self.names)
            assert self.game.why_not(self.state, seat, action) is None, line
            self.game.apply(self.state, seat, action)
        return self

    def choice(self, name: str) -> str:
        """What the bot would do, whatever chance says."""
        seat = self.names.index(name)
        view, legal = self.game.view(self.state, seat), self.game.legal(self.state, seat)
        (choice,) = {self.bot.choose(view, legal, Rng(seed)) for seed in range(5)}
        return self.game.text(choice, self.names)


def test_it_opens_with_its_weakest_card_and_keeps_trumps() -> None:
    scene = Scene({"Ann": "6s 7c Kd As", "Ben": "9c 9d Qh 9s"})

    assert scene.choice("Ann") == "attack 7c"


def test_it_opens_with_a_card_whose_equal_can_follow() -> None:
    alone = Scene({"Ann": "8c 9d As", "Ben": "10c 10d Jc 9s"})
    paired = Scene({"Ann": "8c 9d 9c As", "Ben": "10c 10d Jc 9s"})

    assert alone.choice("Ann") == "attack 8c"
    assert paired.choice("Ann") in {"attack 9c", "attack 9d"}


def test_it_beats_with_the_weakest_card_that_does() -> None:
    scene = Scene({"Ann": "8c 6d 7d 10c Jc Qc", "Ben": "Kc 9c 6s As"}).play("Ann attack 8c")

    assert scene.choice("Ben") == "beat 8c 9c"


def test_it_spends_its_lowest_trump_when_it_must() -> None:
    scene = Scene({"Ann": "8c 6d 7d", "Ben": "Kd 9d 6s As"}).play("Ann attack 8c")

    assert scene.choice("Ben") == "beat 8c 6s"


def test_it_beats_with_a_rank_that_lies_there_rather_than_let_another_in() -> None:
    scene = Scene({"Ann": "8c 8d 6c 6d Ah", "Ben": "Qc 9d 10c 10d Jd 9s"})
    scene.play("Ann attack 8c", "Ann throw 8d", "Ben beat 8c 10c")

    assert scene.choice("Ben") == "beat 8d 10d"


def test_it_takes_at_once_when_it_cannot_beat_everything() -> None:
    scene = Scene({"Ann": "8c 8d 7d", "Ben": "9c Kc Qc Jc"}).play("Ann attack 8c", "Ann throw 8d")

    assert scene.choice("Ben") == "take"


def test_it_takes_rather_than_spend_its_best_trumps_on_weak_cards() -> None:
    scene = Scene({"Ann": "6c 6d 7c 7d", "Ben": "As Ks Qs Js"}).play("Ann attack 6c", "Ann throw 6d")

    assert scene.choice("Ben") == "take"


def test_it_beats_no_more_than_the_limit_and_the_easiest_of_what_lies_there() -> None:
    scene = Scene({"Ann": "7c 7d 7h 9c", "Ben": "8d 10h"}, talon="")
    scene.play("Ann attack 7c", "Ann throw 7d", "Ann throw 7h")

    assert scene.choice("Ben") in {"beat 7d 8d", "beat 7h 10h"}


def test_it_transfers_a_plain_card_but_no_trump() -> None:
    plain = Scene({"Ann": "7c 9d Ac Kc", "Ben": "7d 6d Qh 9c"}).play("Ann attack 7c")
    trump = Scene({"Ann": "7c 9d Ac Kc", "Ben": "7s 6d Qh 9c"}).play("Ann attack 7c")

    assert plain.choice("Ben") == "transfer 7d"
    assert trump.choice("Ben") == "beat 7c 9c"


def test_early_it_throws_in_weak_cards_but_no_trumps() -> None:
    weak = Scene({"Ann": "7c 9d Ac", "Ben": "6c 6d Qh 9c"}).play("Ann attack 7c", "Ben beat 7c 9c")
    trump = Scene({"Ann": "7c 9s Ac", "Ben": "6c 6d Qh 9c"}).play("Ann attack 7c", "Ben beat 7c 9c")

    assert weak.choice("Ann") == "throw 9d"
    assert trump.choice("Ann") == "hold"


def test_it_throws_weak_cards_onto_a_player_who_takes_but_no_trumps() -> None:
    weak = Scene({"Ann": "7c 7d Ac", "Ben": "6c 6d Qh 9c"}).play("Ann attack 7c", "Ben take")
    trump = Scene({"Ann": "7c 7s Ac", "Ben": "6c 6d Qh 9c"}).play("Ann attack 7c", "Ben take")

    assert weak.choice("Ann") == "throw 7d"
    assert trump.choice("Ann") == "hold"


def test_it_throws_in_nothing_that_would_come_back() -> None:
    scene = Scene({"Ann": "7c 7d 7h 9c", "Ben": "6h 10c"}, talon="").play("Ann attack 7c", "Ann throw 7d")

    assert scene.choice("Ann") == "hold"


def test_late_it_lets_even_a_trump_go_to_be_out() -> None:
    scene = Scene({"Ann": "7c 7s", "Ben": "6h 10c 8c 9s"}, talon="").play("Ann attack 7c", "Ben beat 7c 8c")

    assert scene.choice("Ann") == "throw 7s"


def test_late_it_remembers_the_discard_and_lays_what_the_other_cannot_beat() -> None:
    # All other hearts and all trumps are discarded, so Ben has nothing against a nine that would be a poor card else.
    scene = Scene({"Ann": "Jc Qd 9h", "Ben": "6h 7h Qc Kc Kd"}, talon="")

    assert scene.choice("Ann") == "attack 9h"


def test_it_turns_the_direction_toward_a_neighbour_with_fewer_cards() -> None:
    def after_a_king(left: str) -> str:
        hands = {"Ann": "7c 7d 7h 9c", "Ben": "Kc 10h Qh", "Cid": left, "Dee": "6c 6d"}
        scene = Scene(hands, talon="", enchanted=["K"])
        scene.play("Ann attack 7c", "Ben beat 7c Kc", "Ann hold", "Cid hold", "Dee hold")
        return scene.choice("Ben")

    assert after_a_king("Ac Ad As Ah") == "reverse"
    assert after_a_king("Ac") == "hold"


# ---- how seldom it loses


def losses(seats: int, options: Settings, heroes: set[int]) -> tuple[int, int]:
    """Let heuristic seats play random ones: how many games they lost of those that were no draw, turning the seats."""
    game = game_of((seats, options))
    hero, chance = bots.make("heuristic", game), bots.make("random", game)
    ends: list[tuple[Outcome, set[int]]] = []
    for deal in range(DEALS):
        for turn in range(2):
            seats_of_heroes = {(seat + turn) % seats for seat in heroes}
            seated = [hero if seat in seats_of_heroes else chance for seat in range(seats)]
            end = end_of(game, seated, deal)
            assert end is not None
            ends.append((end, seats_of_heroes))
    decided = [(end, ours) for end, ours in ends if end.kind != "draw"]
    return sum(any(end.scores[seat] == 0.0 for seat in ours) for end, ours in decided), len(decided)


@pytest.mark.parametrize(
    ("seats", "options", "heroes", "most"),
    [
        (2, {}, {0}, 0.08),  # about 0.012 in many games
        (2, {"enchanted": ALL_SETS}, {0}, 0.15),  # about 0.04
        (4, {}, {0}, 0.08),  # about 0.003
        (4, {"teams": True}, {0, 2}, 0.10),  # about 0.01
    ],
    ids=["two", "two enchanted", "one among four", "team"],
)
def test_it_seldom_loses_to_the_random_bot(seats: int, options: Settings, heroes: set[int], most: float) -> None:
    lost, decided = losses(seats, options, heroes)

    assert decided > DEALS
    assert lost < most * decided
