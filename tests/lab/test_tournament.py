"""A tournament is the same whoever plays its games, and goes on after it was killed."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from distributed import LocalCluster
from tests.lab.tournaments import Here, kept, quiet, small, told

from kozyr import bots, games
from kozyr.bots.thinker import Thinker
from kozyr.deal import Deal
from kozyr.lab import simulate, tournament
from kozyr.lab.crew import crew
from kozyr.lab.holding import hold
from kozyr.lab.journal import JournalError
from kozyr.lab.standings import Standings, as_dict
from kozyr.lab.standings_shown import text
from kozyr.lab.tournament import Plan
from kozyr.lab.watch import Watched, together
from kozyr.rng import Rng


def held(plan: Plan, folder: Path | None = None) -> Standings:
    """Holds a tournament in this process."""
    return hold(plan, Here(), folder, quiet)


def lines(folder: Path) -> list[bytes]:
    return (folder / "games.jsonl").read_bytes().splitlines(keepends=True)


def test_the_better_bot_leads_and_every_game_is_counted() -> None:
    found = held(small(deals=20))

    first, last = found.bots
    assert (first.bot, last.bot) == ("heuristic", "random")
    assert (last.rating.elo, last.rating.margin) == (1000, 0)
    assert first.tally.games == last.tally.games == 40
    assert first.tally.won == last.tally.lost == 40 - found.draws - last.tally.won
    assert first.tally.won > 30
    assert first.times.choices > 0


def test_the_cards_of_a_deal_are_the_same_for_all_lineups_and_rotations(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []
    play = simulate.play

    def spied(table: simulate.Table, deal: Deal, rng: Rng) -> simulate.Played:
        dealt.append((deal, tuple(bot.name for bot in table.bots)))
        return play(table, deal, rng)

    monkeypatch.setattr(simulate, "play", spied)

    held(small("random,heuristic,beginner", deals=2))

    assert len(dealt) == 12
    assert len(set(dealt)) == 12
    assert len({deal for deal, _ in dealt}) == 2


def test_how_games_are_shared_out_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small("random,heuristic,beginner")
    whole = told(held(plan))

    monkeypatch.setattr(tournament, "TASK_SECONDS", 1e-9)

    assert told(held(plan)) == whole


def test_processes_and_a_cluster_play_the_same_games() -> None:
    plan = small("random,heuristic,dmcts-1x2", deals=2)
    here = told(held(plan))

    with crew(workers=2) as processes:
        assert told(hold(plan, processes, None, quiet)) == here
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0") as cluster,
        crew(cluster.scheduler_address) as workers,
    ):
        assert told(hold(plan, workers, None, quiet)) == here


def test_another_seed_plays_other_games() -> None:
    assert told(held(small(seed=3))) != told(held(small(seed=4)))


def test_a_killed_tournament_goes_on_and_comes_to_the_same_standings(tmp_path: Path) -> None:
    held(small(), tmp_path / "whole")
    program = f"from tests.lab.tournaments import killed; killed({str(tmp_path / 'torn')!r}, 4)"

    died = subprocess.run([sys.executable, "-c", program], check=False)

    assert died.returncode == -9
    before = lines(tmp_path / "torn")
    assert len(before) == 5
    assert not before[-1].endswith(b"\n")
    held(small(), tmp_path / "torn")
    assert lines(tmp_path / "torn")[:4] == before[:4]
    assert kept(tmp_path / "torn") == kept(tmp_path / "whole")


def test_what_was_finished_before_a_stop_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "TASK_SECONDS", 1e-9)
    with pytest.raises(KeyboardInterrupt):
        hold(small(), Here(4), tmp_path, quiet)
    heard: list[int] = []

    hold(small(), Here(2), tmp_path, heard.append)

    assert heard == [2] * 6
    assert len(lines(tmp_path)) == 7


def test_a_finished_tournament_is_told_again_without_a_game(tmp_path: Path) -> None:
    first = held(small(), tmp_path)

    again = hold(small(), Here(0), tmp_path, quiet)

    assert told(again) == told(first)


def test_a_log_torn_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(b'{"kozyr":"tourn')

    held(small(), tmp_path)

    assert kept(tmp_path)


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (small(seed=4), "its seed is 3, not 4"),
        (small("random,beginner"), r'its bots is \["random","heuristic"\], not \["random","beginner"\]'),
        (small(deals=7), "its line-ups is .*6.*, not .*7"),
        (small(transfer=False), 'its options is {}, not {"transfer":false}'),
    ],
)
def test_the_folder_of_another_tournament_is_refused(tmp_path: Path, other: Plan, why: str) -> None:
    held(small(), tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    with pytest.raises(JournalError, match=why):
        held(other, tmp_path)

    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")

    with pytest.raises(JournalError, match="holds no tournament"):
        held(small(), tmp_path)

    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"nonsense\n", "line 2: this is no finished task"),
        (b'{"lineup":0}\n', "line 2: this is no finished task"),
        (b'{"lineup":7,"first":0,"last":0,"seconds":1,"games":[],"times":{}}\n', "line 2: .* not of this tournament"),
        (b'{"lineup":0,"first":0,"last":0,"seconds":1,"games":[],"times":{}}\n', "line 2: .* not of this tournament"),
    ],
)
def test_a_damaged_log_is_refused(tmp_path: Path, line: bytes, why: str) -> None:
    held(small(), tmp_path)
    first, *_ = lines(tmp_path)
    (tmp_path / "games.jsonl").write_bytes(first + line)

    with pytest.raises(JournalError, match=why):
        held(small(), tmp_path)

    assert lines(tmp_path) == [first, line]


def test_one_folder_takes_one_tournament_at_a_time(tmp_path: Path) -> None:
    def again(_more: int) -> None:
        with pytest.raises(JournalError, match="in use"):
            held(small(), tmp_path)

    hold(small(), Here(), tmp_path, again)


def test_in_a_game_of_three_the_share_is_of_games_lost() -> None:
    found = held(tournament.plan(games.make("durak", 3, {}), ("random", "heuristic"), 8, 1))

    assert (found.measure, found.fair) == ("lost", 1 / 3)
    assert [one.lineup for one in found.results] == ["random : 2 heuristic", "heuristic : 2 random"]
    alone, fool = sorted(found.results, key=lambda one: one.tally.lost)
    assert (alone.bot, fool.bot) == ("heuristic", "random")
    assert alone.tally.games == 24


def test_teams_win_or_lose_together() -> None:
    found = held(tournament.plan(games.make("durak", 4, {"teams": True}), ("random", "heuristic"), 5, 1))

    assert (found.measure, found.fair) == ("won", 0.5)
    assert [one.tally.games for one in found.bots] == [10, 10]
    assert sum(one.tally.won for one in found.bots) == 10 - found.draws


def test_blaze_has_winners_and_mean_scores() -> None:
    found = held(tournament.plan(games.make("blaze", 3, {}), ("random", "heuristic", "beginner"), 3, 1))

    assert (found.measure, found.fair) == ("won", 1 / 3)
    assert sum(one.tally.won for one in found.bots) == 9
    assert sum(one.tally.score for one in found.bots) == pytest.approx(9 * 1.5)


def test_only_choices_between_two_actions_or_more_are_timed() -> None:
    game = games.make("durak", 2, {})
    watched = Watched(bots.make("random", game), "random")

    watched.choose(None, [4], Rng(1))
    watched.choose(None, [4, 5], Rng(1))

    assert watched.times().choices == 1
    assert sum(watched.times().steps.values()) == 1


def test_times_of_many_workers_add_up() -> None:
    slow, quick = (Watched(bots.make("random", games.make("durak", 2, {})), "random") for _ in range(2))
    slow.choices, slow.seconds = 5, 5.0
    slow.steps.update({200: 5})
    quick.choices, quick.seconds = 95, 0.95
    quick.steps.update({100: 95})

    times = together([slow.times(), quick.times()])

    assert times.mean() == pytest.approx(0.0595)
    assert times.within(0.95) == pytest.approx(1e-7 * 1.05**100)
    assert times.within(0.96) == pytest.approx(1e-7 * 1.05**200)


@pytest.mark.parametrize(("name", "seconds"), [("club", None), ("ismcts-50ms", 0.05)])
def test_a_level_plays_without_its_clock(name: str, seconds: float | None) -> None:
    bot = tournament._unhurried(bots.make(name, games.make("durak", 2, {})))

    assert isinstance(bot, Thinker)
    assert bot.seconds == seconds


def test_that_bots_with_a_time_are_not_reproducible_is_told() -> None:
    found = held(small(deals=1))
    timed = replace(found, plan=replace(found.plan, bots=("random", "ismcts-50ms")))

    assert as_dict(found)["reproducible"] is True
    assert "do not play the same again" not in text(found)
    assert as_dict(timed)["reproducible"] is False
    assert "do not play the same again" in text(timed)


@pytest.mark.parametrize(
    ("names", "deals", "why"),
    [
        ("random,heuristic", 0, "at least 1 deal"),
        ("random", 1, "at least 2 bots"),
        ("random,heuristic,random", 1, "'random' is named twice"),
        ("random,genius", 1, "'genius'"),
    ],
)
def test_what_cannot_be_played_is_told(names: str, deals: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        small(names, deals)
