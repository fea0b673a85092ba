"""The session lets bots play in their turn, keeps offered cards waiting, and gives out views alone."""

from random import Random

from kozyr import games
from kozyr.bots.advice import Advice
from kozyr.protocol import Action
from kozyr.table.match import Question
from kozyr.terminal.session import ME, Session


class Scripted:
    """Bots that do the first or the last thing they may."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.asked: list[Question] = []

    async def choose(self, name: str, question: Question, seed: int) -> Action:
        del name, seed
        self.asked.append(question)
        return question.legal[self.place]

    async def advise(self, question: Question, seed: int) -> tuple[Advice, ...]:
        del seed
        return tuple(Advice(action, 0.5, 0.5, solved=False) for action in question.legal)

    async def close(self) -> None:
        self.asked.clear()


def session(game: str = "durak", seats: int = 2, seed: int = 1, place: int = 0) -> Session:
    return Session(games.make(game, seats, {}), "club", Random(seed), Random(seed), Scripted(place))


async def test_the_bots_play_until_the_person_is_asked() -> None:
    table = session(seats=4, place=-1)
    while await table.advance():
        pass

    assert ME in table.shown().to_act


async def test_an_action_on_an_old_table_is_refused_and_changes_nothing() -> None:
    table = session()
    while await table.advance():
        pass
    shown = table.shown()

    refusal = table.act(shown.legal[0]["action"], (shown.stamp[0] - 1, 0))

    assert refusal is not None
    assert refusal.code == "stale"
    assert table.shown() == shown


async def test_the_whole_log_is_kept_line_by_line() -> None:
    table = session(seats=3, place=-1)
    for _ in range(60):
        if not await table.advance() and (legal := table.shown().legal):
            table.act(legal[-1]["action"], table.shown().stamp)

    assert [entry.k for entry in table.log] == list(range(len(table.log)))
    assert len(table.log) > 60


async def test_a_new_deal_begins_a_new_log() -> None:
    table = session(place=-1)
    while await table.advance():
        pass

    table.deal()

    assert {entry.n for entry in table.log} <= {0}
    assert table.shown().n == 0


async def test_advice_names_the_actions_as_they_are_played() -> None:
    table = session()
    while await table.advance():
        pass

    told = await table.advice()

    assert [text for text, _ in told] == [action["action"] for action in table.shown().legal]


async def see_it_wait(table: Session, card: str) -> None:
    """It is not played, nor can anything else be, until the bots have had their say."""
    shown = table.shown()
    refused = table.act("hold", shown.stamp)
    waiting = table.offer
    while table.offer is not None:
        assert await table.advance()
        table.settle()

    assert waiting == card
    assert refused is not None
    assert refused.code == "offer-waits"
    assert table.shown().n > shown.n


async def test_a_card_for_the_last_place_waits_for_the_active_player() -> None:
    """The person supports; the active player, a bot, could still use the last place (B19)."""
    for seed in range(200):
        table = session("blaze", 3, seed, place=0)
        for _ in range(120):
            shown = table.shown()
            view = shown.view
            cards = [action["action"] for action in shown.legal if action["verb"] == "extend"]
            if view["supporter"] == ME and cards and table.contested(cards[0]):
                assert table.act(cards[0], shown.stamp) is None
                await see_it_wait(table, cards[0])
                return
            if not await table.advance():
                if not shown.legal:
                    break
                table.act(shown.legal[-1]["action"], shown.stamp)
    raise AssertionError("no such table in so many deals")
