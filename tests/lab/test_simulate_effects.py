"""A use of an enchanted card is counted when its text mattered, and not when an ordinary card would have done."""

import pytest

from kozyr import record
from kozyr.games.durak.state import State
from kozyr.lab import effects


def used(enchanted: str, hands: str, *plays: str, trump: str = "s") -> dict[str, int]:
    """Play from a position without a talon (hands as ``A 6h 9c, B 7h``); the ranks used, with how often."""
    held = [hand.split() for hand in hands.split(",")]
    names = ", ".join(f'"{name}"' for name, *_ in held)
    given = "\n".join(f'{name} = "{" ".join(cards)}"' for name, *cards in held)
    ranks = ", ".join(f'"{rank}"' for rank in enchanted.split())
    script = "\n".join(plays)
    scene = record.read(
        f'game = "durak"\nseats = [{names}]\n[options]\nenchanted = [{ranks}]\n[position]\ntrump = "{trump}"\n'
        f'[position.hands]\n{given}\n[play]\nscript = """\n{script}\n"""\n'
    )
    acts = [(act.seat, act.action) for act in record.acts(scene)]
    state = scene.start()
    assert isinstance(state, State)
    return {rank: number for rank, number in effects.uses(scene.game, state, acts).items() if number}


def test_a_six_is_used_when_it_beats_the_suit_it_indicates() -> None:
    assert used("6", "A 10h 9c, B 6s 7c", "A attack 10h", "B beat 10h 6s", trump="d") == {"6": 1}
    assert used("6", "A 10h 9c, B 6s 7c", "A attack 10h", "B beat 10h 6s", trump="s") == {}


def test_a_seven_is_used_when_the_defender_holds_a_trump_that_it_bans() -> None:
    assert used("7", "A 7h 9c, B 6s 8h 9d", "A attack 7h", "A hold", "B beat 7h 8h") == {"7": 1}
    assert used("7", "A 7h 9c, B 6s 8d 9d", "A attack 7h", "A hold", "B take") == {"7": 1}
    assert used("7", "A 7h 9c, B 8h 9d", "A attack 7h", "A hold", "B beat 7h 8h") == {}


def test_each_attack_card_is_used_once_however_often_the_defender_answers() -> None:
    sevens = ("A attack 7h", "A throw 7c", "B beat 7c 9c", "B beat 7h 8h")

    assert used("7", "A 7h 7c Kc, B 6s 8h 9c", *sevens) == {"7": 2}


def test_an_eight_is_used_when_it_counts_as_another_suit() -> None:
    assert used("8", "A 8h 9d, B 9c 10d", "A attack 8h=c", "A hold", "B beat 8h=c 9c") == {"8": 1}
    assert used("8", "A 8h 9d, B 9h 10d", "A attack 8h=h", "A hold", "B beat 8h=h 9h") == {}


def test_a_nine_is_used_when_no_other_rank_lets_it_in() -> None:
    assert used("9", "A 7h 9c Kc, B 8h 10d", "A attack 7h", "A throw 9c") == {"9": 1}
    assert used("9", "A 9h 9c Kc, B 10h 10d", "A attack 9h", "A throw 9c") == {}


def test_a_ten_is_used_when_the_defender_could_have_passed_it_on() -> None:
    assert used("10", "A 10h Kc Qc, B 10d Ah", "A attack 10h", "A hold", "B beat 10h Ah") == {"10": 1}
    assert used("10", "A 10h Kc Qc, B 9d Ah", "A attack 10h", "A hold", "B beat 10h Ah") == {}
    assert used("10", "A 10h Kc, B 10d Ah", "A attack 10h", "A hold", "B beat 10h Ah") == {}  # R28 forbids it too


def test_a_jack_is_used_when_it_bans_a_card_or_falls_to_a_lower_one() -> None:
    assert used("J", "A Jd Kc, B Qd 9h", "A attack Jd", "A hold", "B take") == {"J": 1}
    assert used("J", "A Jd Kc, B 10d 9h", "A attack Jd", "A hold", "B beat Jd 10d") == {"J": 1}
    assert used("J", "A Jd Kc, B 10s 9h", "A attack Jd", "A hold", "B beat Jd 10s") == {}


def test_a_queen_is_used_when_somebody_could_have_thrown_in() -> None:
    assert used("Q", "A 7h 7d Kc, B Qh 10d", "A attack 7h", "A hold", "B beat 7h Qh") == {"Q": 1}
    assert used("Q", "A 7h Kc, B Qh 10d", "A attack 7h", "A hold", "B beat 7h Qh") == {}
    assert used("Q", "A Qh Qd, B Kh 10d", "A attack Qh", "A throw Qd", "B beat Qh Kh") == {}


def test_a_king_is_used_when_it_turns_the_direction() -> None:
    hands = "A 7h 10h, B Kh 10d, C Jc Qc"
    beaten = ("A attack 7h", "all hold", "B beat 7h Kh", "all hold")

    assert used("K", hands, *beaten, "B reverse") == {"K": 1}
    assert used("K", hands, *beaten, "B hold") == {}


def test_an_ace_is_used_when_it_beats_the_ace_it_indicates() -> None:
    assert used("A", "A Ad Kc, B As 7h", "A attack Ad", "A hold", "B beat Ad As", trump="h") == {"A": 1}
    assert used("A", "A Ad Kc, B As 7h", "A attack Ad", "A hold", "B beat Ad As", trump="s") == {}


def test_an_ordinary_rank_is_not_counted_at_all() -> None:
    scene = record.read(
        'game="durak"\nseats=["A", "B"]\noptions={enchanted=["6"]}\n'
        'position={trump="s", hands={A="9h Kc", B="10h 7d"}}\nplay={script="A attack 9h"}\n'
    )
    acts = [(act.seat, act.action) for act in record.acts(scene)]
    state = scene.start()
    assert isinstance(state, State)

    counted = effects.uses(scene.game, state, acts)

    assert counted.pop("6") == 0
    assert set(counted.values()) == {None}


@pytest.mark.parametrize("ranks", ["6 7 8 9 10 J Q K A", ""])
def test_sets_beside_it_do_not_change_what_a_text_is_credited_with(ranks: str) -> None:
    ordinary = used(ranks, "A 10h Kc, B Kh 7c", "A attack 10h", "A hold", "B beat 10h Kh")

    assert ordinary == {}
