"""Cut lines and killed servers: nothing is lost, nothing is played twice, nothing old is shown as new."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from speciate.client.errors import NoAnswer, Unreachable
from speciate.client.http import Server
from speciate.client.live import LiveConnection, Patience
from speciate.client.seat import Seat
from speciate.table.timeline import replay_text
from tests.client.conftest import ServerProcess, free_port
from tests.client.cutting import Proxy
from tests.client.players import QUICK, open_table, play_on, run, seated


@pytest.mark.parametrize("game", ["template", pytest.param("evolution", marks=pytest.mark.long)])
def test_a_killed_server_goes_on_where_it_was(server: ServerProcess, game: str) -> None:
    async def play() -> None:
        opened = await open_table(server.url, game, 3, ["random"])
        async with AsyncExitStack() as stack:
            seats = await seated(stack, server.url, opened.table, "Ann", "Bo")
            moves: list[list[str]] = [[], []]
            pairs = list(zip(seats, moves, strict=True))
            going_on = [asyncio.create_task(play_on(seat, played)) for seat, played in pairs]
            while sum(len(played) for played in moves) < 6:
                await seats[0].changed(seats[0].changes)
            server.kill()
            await until_connected(seats[0], False)
            assert seats[0].table.status == "playing"
            version = seats[0].version
            await asyncio.to_thread(server.start)
            await asyncio.gather(*going_on)
            assert all(seat.connected and seat.connections >= 2 for seat in seats) and seats[0].version > version
            async with Server(server.url) as http:
                shown = [await http.table(opened.table, seat.token).show() for seat in seats]
                assert [seat.news for seat in seats] == [update.news for update in shown]
                compare(await http.table(opened.table).record(), moves)

    run(play())


async def until_connected(live: LiveConnection, connected: bool) -> None:
    while live.connected != connected:
        await live.changed(live.changes)


def compare(record: str, moves: list[list[str]]) -> None:
    """Each move that was acknowledged is in the record once, in order."""
    entries = replay_text(record).record
    for seat, acknowledged in enumerate(moves):
        assert [entry.code for entry in entries.entries if entry.seat == seat and entry.is_move] == acknowledged


def test_a_move_whose_answer_was_cut_off_counts_once(server: ServerProcess) -> None:
    async def play() -> None:
        opened = await open_table(server.url, "template", 2)
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(Proxy(server.port))
            (ann,) = await seated(stack, proxy.url, opened.table, "Ann")
            (bo,) = await seated(stack, server.url, opened.table, "Bo")
            await ann.until("playing")
            await bo.until("playing")
            proxy.deaf = True
            playing = asyncio.create_task(ann.play(ann.legal[0]))
            while 0 in bo.table.waiting:
                await bo.changed(bo.changes)
            assert not playing.done() and ann.legal  # she cannot know yet
            proxy.deaf = False
            proxy.cut()
            assert (await playing).ok
            assert ann.connections == 2 and ann.decision is None
            await ann.chat("once")
            async with Server(server.url) as http:
                news = (await http.table(opened.table, ann.token).show()).news
            assert news == ann.news
            assert len([one for one in news if one.get("event") == "laid" and one.get("seat") == 0]) <= 1
            assert len([one for one in news if "chat" in one]) == 1

    run(play())


def test_the_same_command_many_times_at_once_counts_once(server: ServerProcess) -> None:
    async def play() -> None:
        opened = await open_table(server.url, "template", 2)
        async with AsyncExitStack() as stack:
            (ann,) = await seated(stack, server.url, opened.table, "Ann")
            http = await stack.enter_async_context(Server(server.url))
            over_http = http.table(opened.table, ann.token)
            same = [over_http.command("chat", id="same", text="hello") for _ in range(10)]
            answers = await asyncio.gather(*same, ann.command("chat", id="same", text="hello"))
            assert all(answer.ok for answer in answers)
            assert [one["chat"] for one in (await over_http.show()).news if "chat" in one] == ["hello"]

    run(play())


def test_while_the_line_is_cut_nothing_is_called_fresh(server: ServerProcess) -> None:
    async def play() -> None:
        opened = await open_table(server.url, "template", 2)
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(Proxy(server.port))
            (ann,) = await seated(stack, proxy.url, opened.table, "Ann")
            proxy.to, open_port = free_port(), proxy.to
            proxy.cut()
            await until_connected(ann, False)
            async with Server(server.url) as http:
                await http.table(opened.table, ann.token).chat("meanwhile")
            assert ann.table.name == "Table" and not ann.connected
            proxy.to = open_port
            await until_connected(ann, True)
            assert ann.news[-1]["chat"] == "meanwhile"

    run(play())


def test_a_line_that_stays_dead_is_given_up(server: ServerProcess) -> None:
    async def play() -> None:
        opened = await open_table(server.url, "template", 2)
        patience = Patience(shortest=0.02, longest=0.1, give_up=0.5)
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(Proxy(server.port))
            looking = await stack.enter_async_context(LiveConnection(proxy.url, opened.table, patience=patience))
            proxy.to = free_port()
            proxy.cut()
            with pytest.raises(NoAnswer):
                await looking.command("chat", text="hello", timeout=0.1)
            with pytest.raises(Unreachable, match="does not answer any more"):
                await looking.command("chat", text="hello")
            with pytest.raises(Unreachable):
                await looking.changed(looking.changes)

    run(play())


def test_no_server_at_all_is_said_plainly() -> None:
    url = f"http://127.0.0.1:{free_port()}"

    async def look() -> None:
        async with Seat.watch(url, "nothing", patience=QUICK._replace(connect=0.3)):
            pass

    async def ask() -> None:
        async with Server(url) as http:
            await http.games()

    for attempt in (look, ask):
        with pytest.raises(Unreachable, match="does not answer"):
            run(attempt())
