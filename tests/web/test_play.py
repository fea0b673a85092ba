"""Playing over sockets: from an invitation to the end of a deal and the next one."""

from tests.web.playing import Served, play_out


async def test_a_person_plays_a_bot_to_the_end_and_again(served: Served) -> None:
    ana = await served.guest("Ana")
    code = await served.make(ana, "me", "heuristic", start=True)
    async with served.player(code, ana) as player:
        await play_out(served, [player])

        assert player.table is not None
        assert (player.table["status"], player.table["deals"]) == ("over", 1)
        assert (await player.order("again"))["type"] == "done"
        assert player.table["status"] == "playing"
        assert player.seen["deal"] == 2
