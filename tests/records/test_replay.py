"""A replay shows every state of a game, and a record read back shows the same ones."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr import games, record
from kozyr.protocol import AnyGame

SCENARIOS = Path(__file__).parents[2] / "scenarios"
NAMES = ("Маша", "O'Neil", 'D"Artagnan', "Back\\slash", "x", "Ana")


@st.composite
def tables(draw: st.DrawFn) -> AnyGame:
    """Any game with any number of seats and any options."""
    name = draw(st.sampled_from(games.NAMES))
    options: dict[str, object] = {
        option.name: draw(
            st.booleans() if option.kind == "flag" else st.lists(st.sampled_from(option.choices), unique=True)
        )
        for option in games.options(name)
        if draw(st.booleans())
    }
    seats = 4 if options.get("teams") else draw(st.integers(games.seats(name).least, games.seats(name).most))
    return games.make(name, seats, options)


def played_at_random(game: AnyGame, rng: random.Random) -> tuple[record.Record, list[dict[str, object]]]:
    """Play one deal, any seat that may acting; its record, and the facts after each action."""
    deal = game.shuffle(rng, rng.randrange(game.seats))
    state = game.start(deal)
    acts, facts = [], [game.facts(state)]
    while game.outcome(state) is None:
        seat = rng.choice(game.to_act(state))
        action = rng.choice(game.legal(state, seat))
        game.apply(state, seat, action)
        acts.append((seat, action))
        facts.append(game.facts(state))
    return record.played(game, deal, NAMES[: game.seats], acts, "Random \"play\" = 'x'"), facts


@settings(max_examples=50)
@given(tables(), st.randoms(use_true_random=False))
def test_a_record_reads_back_as_the_same_game(game: AnyGame, rng: random.Random) -> None:
    kept, facts = played_at_random(game, rng)

    back = record.read(record.write(kept))

    assert (back.names, back.title, back.opening, back.script) == (kept.names, kept.title, kept.opening, kept.script)
    assert back.game.options == kept.game.options
    state = back.start()
    assert back.game.facts(state) == facts[0]
    for line, after in zip(back.script, facts[1:], strict=True):
        assert isinstance(line.meaning, record.Play)
        back.game.apply(state, line.meaning.seat, line.meaning.action)
        assert back.game.facts(state) == after
    assert record.check(back) is None


@pytest.mark.parametrize("file", sorted(SCENARIOS.rglob("*.toml")), ids=lambda file: file.stem)
def test_a_scenario_is_written_as_it_was_read(file: Path) -> None:
    scenario = record.load(file)

    back = record.read(record.write(scenario))

    assert (back.title, back.clauses, back.names) == (scenario.title, scenario.clauses, scenario.names)
    assert (back.opening, back.script) == (scenario.opening, scenario.script)
    assert record.check(back) is None


def test_a_replay_begins_before_any_action() -> None:
    steps = list(record.replay(record.load(SCENARIOS / "classic" / "R25-transfer.toml")))

    assert steps[0] == {
        "step": 0,
        "action": None,
        "to_act": ["A"],
        "legal": {"A": ["attack 9h", "attack Kc", "attack Kd"]},
        "facts": {
            "opener": "A",
            "defender": "B",
            "table": [],
            "hand": {"A": ["9h", "Kc", "Kd"], "B": ["10s", "9d", "Ah"], "C": ["10d", "10h", "Jc"]},
            "count": {"A": 3, "B": 3, "C": 3},
            "talon": 0,
            "discard": 27,
            "limit": 3,
            "trump": "s",
            "direction": 1,
            "out": [],
            "over": None,
        },
    }


def test_a_replay_shows_each_action_and_no_claim() -> None:
    steps = list(record.replay(record.load(SCENARIOS / "classic" / "R25-transfer.toml")))

    assert [step["action"] for step in steps] == [
        None,
        "A attack 9h",
        "B transfer 9d",
        "C beat 9h 10h",
        "C beat 9d 10d",
        "A hold",
        "B hold",
    ]
    assert [step["step"] for step in steps] == list(range(7))
    assert steps[2]["to_act"] == ["A", "B", "C"]
    assert steps[2]["legal"] == {"A": ["hold"], "B": ["hold"], "C": ["beat 9d 10d", "beat 9h 10h", "take"]}
    assert steps[3]["facts"]["table"] == ["9h/10h", "9d"]


def test_a_replay_ends_with_the_outcome() -> None:
    *_, last = record.replay(record.load(SCENARIOS / "classic" / "R36-the-last-one-with-cards.toml"))

    assert last["facts"]["over"] == "durak B"
    assert last["facts"]["opener"] is None
    assert last["to_act"] == []
    assert last["legal"] == {}


def test_a_replay_is_ready_for_json() -> None:
    steps = list(record.replay(record.load(SCENARIOS / "classic" / "Q21-third-time.toml")))

    assert json.loads(json.dumps(steps)) == steps


def test_a_replay_names_the_line_of_an_action_that_is_not_legal() -> None:
    text = (SCENARIOS / "classic" / "R25-transfer.toml").read_text().replace("\nB transfer 9d", "\nB beat 9h 9d")

    with pytest.raises(record.RecordError, match=r'^step 5 "B beat 9h 9d": refused: beat-suit \(R7\)'):
        list(record.replay(record.read(text)))


def test_acts_are_given_before_they_are_played_and_number_the_steps_of_the_replay() -> None:
    holding = record.load(SCENARIOS / "classic" / "R31-nobody-throws-in.toml")
    game, names = holding.game, holding.names

    told = [
        (act.number, f"{names[act.seat]} {game.text(act.action, names)}", game.why_not(act.state, act.seat, act.action))
        for act in record.acts(holding)
    ]

    assert len(told) > 3
    assert told == [(step["step"], step["action"], None) for step in record.replay(holding) if step["action"]]
