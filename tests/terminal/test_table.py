"""What a person meets at the table: cards and their uses, reasons, hints, help, three languages, any window."""

import pytest
from tests.terminal.driving import asked, play_by_keys, seated, table, text
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget

from kozyr import words
from kozyr.terminal.app import Table
from kozyr.terminal.choices import card_of
from kozyr.terminal.widgets import Chip, HandCard, Seat

LANGUAGES = words.languages()


def region(app: Table, place: str) -> Region:
    return app.query_one(place, Widget).region


async def until_the_person_attacks(app: Table, pilot: Pilot[None]) -> None:
    while app.session.shown().legal[0]["verb"] != "attack":
        await play_by_keys(app, pilot)


async def until_some_card_is_useless(app: Table, pilot: Pilot[None]) -> str:
    """Play on until the person is asked and holds a card without a use."""
    while True:
        useless = list(app.session.shown().why)
        if useless and app.session.shown().legal:
            return useless[0]
        await play_by_keys(app, pilot)


# ---- cards and their uses


async def test_the_uses_of_the_card_under_the_cursor_stand_below_the_table() -> None:
    app = table(seed=3)

    async with seated(app) as pilot:
        legal = app.session.shown().legal
        for _ in app.hand.cards:
            own = [action["action"] for action in legal if card_of(action) == app.hand.card]
            shown = [chip.look.use.action for chip in app.query(Chip)]

            assert shown[: len(own)] == own
            await pilot.press("right")


async def test_enter_plays_a_card_with_one_use() -> None:
    app = table(seed=1)

    async with seated(app) as pilot:
        card, before = app.hand.card, len(app.hand.cards)
        assert len([action for action in app.session.shown().legal if card_of(action) == card]) == 1

        await pilot.press("enter")

        assert card not in app.hand.cards or len(app.hand.cards) < before


async def test_a_card_without_a_use_says_why_with_the_clause() -> None:
    app = table(seed=3)

    async with seated(app) as pilot:
        card = await until_some_card_is_useless(app, pilot)
        while app.hand.card != card:
            await pilot.press(
                "right" if app.hand.cards.index(card) > app.hand.cards.index(str(app.hand.card)) else "left"
            )
        await pilot.press("enter")

        why = app.session.shown().why[card]
        assert f"(Rule {why.clause})" in text(app, "#note")


async def test_a_second_click_plays_a_card_and_a_first_one_chooses_it() -> None:
    app = table(seed=1)

    async with seated(app) as pilot:
        await until_the_person_attacks(app, pilot)
        place = next(place for place, card in enumerate(app.hand.cards) if card != app.hand.card)
        card, before = app.hand.cards[place], len(app.session.log)
        await pilot.click(f"#hand-{place}")
        chosen, told = app.hand.card, len(app.session.log)
        await pilot.click(f"#hand-{place}")
        await asked(app, pilot)

        assert (chosen, told) == (card, before)
        assert (app.session.log[before].verb, app.session.log[before].cards) == ("attack", (card,))


async def test_a_click_on_an_attack_card_beats_it_with_the_card_chosen() -> None:
    app = table(seed=3)

    async with seated(app) as pilot:
        while not any(action["verb"] == "beat" for action in app.session.shown().legal):
            await play_by_keys(app, pilot)
        beat = next(action for action in app.session.shown().legal if action["verb"] == "beat")
        await pilot.press("home", *["right"] * app.hand.cards.index(beat["card"]))
        place = next(n for n, pair in enumerate(app.view.table) if pair.attack == beat["on"] and not pair.answer)
        await pilot.click(f"#attack-{place}")

        assert beat["card"] not in app.hand.cards


async def test_the_hand_is_sorted_the_other_way() -> None:
    app = table(seed=1)

    async with seated(app) as pilot:
        by_suit, card = list(app.hand.cards), app.hand.card
        await pilot.press("s")

        assert app.hand.cards != by_suit
        assert sorted(app.hand.cards) == sorted(by_suit)
        assert app.hand.card == card
        assert words.text("en", "sort-rank") in text(app, "#note")


async def test_cyrillic_letters_are_the_keys_at_their_places() -> None:
    app = table(language="ru", seed=1)

    async with seated(app) as pilot:
        by_suit = list(app.hand.cards)
        await pilot.press("ы")

        assert app.hand.cards != by_suit


# ---- what else can be asked


async def test_a_hint_tells_the_best_play_and_marks_its_card() -> None:
    app = table(seed=1)

    async with seated(app) as pilot:
        await until_the_person_attacks(app, pilot)
        await pilot.press("h")
        await app.workers.wait_for_complete([worker for worker in app.workers if worker.group == "hint"])
        await pilot.pause()

        assert "you get away" in text(app, "#note")
        assert len(app.query("#hand .-hint")) == 1


async def test_the_help_names_the_keys_and_the_powers_of_the_game() -> None:
    app = table(options={"enchanted": ["9"]}, seed=1)

    async with seated(app) as pilot:
        await pilot.press("question_mark")
        page = str(app.screen.query_one("#page Static").render())
        await pilot.press("escape")

        assert words.text("en", "help-key-hint") in page
        assert words.text("en", "power-9") in page
        assert not app.screen.is_modal


async def test_an_enchanted_card_tells_what_it_does() -> None:
    app = table(options={"enchanted": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]}, seed=1)

    async with seated(app) as pilot:
        await pilot.press("i")

        assert text(app, "#note") == words.text("en", f"power-{str(app.hand.card)[:-1]}-text")


async def test_quitting_in_the_middle_of_a_deal_must_be_asked_for_twice() -> None:
    app = table(seed=1)

    async with seated(app) as pilot:
        await pilot.press("q")
        asked_for = text(app, "#note")
        running = app.is_running
        await pilot.press("q")

    assert asked_for == words.text("en", "terminal-sure-quit")
    assert running
    assert not app.is_running


async def test_another_key_between_takes_the_wish_to_quit_back() -> None:
    app = table(seed=1)

    async with seated(app) as pilot:
        await pilot.press("q", "right", "q")

        assert app.is_running


async def test_a_new_deal_has_other_cards_and_a_log_of_its_own() -> None:
    app = table(seed=1)

    async with seated(app) as pilot:
        first = list(app.hand.cards)
        await play_by_keys(app, pilot)
        await pilot.press("n", "n")
        await asked(app, pilot)

        assert app.hand.cards != first
        assert app.session.log[0].n == 0
        assert text(app, "#lines").count(words.text("en", "log-take", name="Guest")) == 0


# ---- how it looks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("durak", 6), ("blaze", 5)])
async def test_everything_fits_into_the_smallest_window(language: str, game: str, seats: int) -> None:
    app = table(game, seats, language=language, seed=2)

    async with seated(app):
        window = Region(0, 0, 80, 24)
        for place in ("#title", "#facts", "#table", "#log", "#prompt", "#hand", "#keys"):
            assert window.contains_region(region(app, place)), place
            assert region(app, place).height > 0, place
        assert len(text(app, "#keys")) <= 78
        assert all(window.contains_region(card.region) for card in app.query(HandCard))
        assert len(app.query(Seat)) == seats
        assert words.text(language, f"game-{game}") in text(app, "#title")


@pytest.mark.parametrize(("game", "seats"), [("durak", 6), ("blaze", 5)])
async def test_the_newest_line_of_the_log_stands_above_the_question(game: str, seats: int) -> None:
    app = table(game, seats, seed=2)

    async with seated(app) as pilot:
        while len(app.session.log) < 12:
            await play_by_keys(app, pilot)
        await pilot.pause()

        assert region(app, "#log").bottom <= region(app, "#prompt").y
        assert app.query_one("#log").scroll_offset.y == app.query_one("#log").max_scroll_y


async def test_in_a_wide_window_the_log_stands_beside_the_table() -> None:
    app = table(seed=2)

    async with seated(app, size=(120, 36)):
        assert region(app, "#log").x > region(app, "#table").right - 2
        assert region(app, "#log").height > 15


async def test_a_large_hand_scrolls_to_the_card_under_the_cursor() -> None:
    app = table(seats=2, seed=3)

    async with seated(app, size=(40, 24)) as pilot:
        await pilot.press("end")
        await pilot.pause()

        assert Region(0, 0, 40, 24).contains_region(region(app, f"#hand-{len(app.hand.cards) - 1}"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_of_other_hands_is_on_the_screen(language: str) -> None:
    app = table(seats=3, language=language, seed=2)

    async with seated(app):
        seen = app.session.shown()

        assert set(app.hand.cards) == set(map(str, seen.view["hand"]))  # type: ignore[call-overload] # a list of cards
        assert {piece.look.card for piece in app.query(HandCard)} == set(app.hand.cards)
