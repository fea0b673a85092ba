"""A person plays whole games in the terminal, by keyboard and by mouse, in the smallest window."""

import pytest
from tests.terminal.driving import play_by_keys, play_by_mouse, seated, table, text

from kozyr import words
from kozyr.table.match import Entry


async def test_a_game_of_durak_is_played_to_its_end_by_keyboard() -> None:
    app = table()
    played = []

    async with seated(app) as pilot:
        while app.session.outcome is None:
            played.append(await play_by_keys(app, pilot))

        assert len(played) > 10
        assert text(app, "#prompt").endswith(words.text("en", "terminal-next"))
        assert app.session.outcome.kind == "durak"


async def test_a_game_of_durak_is_played_to_its_end_by_mouse() -> None:
    app = table(seed=2)

    async with seated(app) as pilot:
        while app.session.outcome is None:
            await play_by_mouse(app, pilot)

        assert app.session.outcome is not None


async def test_the_same_seed_and_the_same_plays_give_the_same_game() -> None:
    logs: list[list[Entry]] = []
    for _ in range(2):
        app = table(seed=3)
        async with seated(app) as pilot:
            for _ in range(8):
                await play_by_keys(app, pilot)
            logs.append(list(app.session.log))

    assert logs[0] == logs[1]


async def test_a_game_of_blaze_is_played_to_its_end_with_its_bets() -> None:
    app = table("blaze", 3)
    played = []

    async with seated(app) as pilot:
        while app.session.outcome is None:
            played.append(await play_by_keys(app, pilot))

        assert sum(action.startswith("bet ") for action in played) == 2
        assert text(app, "#prompt").startswith("The result: ")


@pytest.mark.parametrize(
    ("seats", "options", "title"),
    [
        (4, {"teams": True}, "Team durak · by the book"),
        (3, {"enchanted": ["6", "8", "K"], "transfer": False}, "Enchanted durak · no transfers · 6 8 K"),
    ],
    ids=["teams", "enchanted"],
)
async def test_team_and_enchanted_durak_are_played_too(seats: int, options: dict[str, object], title: str) -> None:
    app = table(seats=seats, options=options, seed=5)

    async with seated(app) as pilot:
        for _ in range(10):
            await play_by_keys(app, pilot)

        assert text(app, "#title") == title
        assert len(app.session.log) > 20


async def test_a_bot_that_searches_thinks_beside_the_screen() -> None:
    app = table(level="club", seed=4)

    async with seated(app) as pilot:
        before = len(app.session.log)
        await play_by_keys(app, pilot)

        assert len(app.session.log) > before
