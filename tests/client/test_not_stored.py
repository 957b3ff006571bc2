"""A server that cannot store anything for a while: the client waits as it is told, and nothing is played twice."""

import asyncio
from contextlib import AsyncExitStack

from speciate.client.http import Server
from speciate.client.seat import Seat, sit
from tests.client.conftest import ServerProcess
from tests.client.players import QUICK, open_table, run
from tests.client.storage_relay import StorageRelay

WAIT = 0.2
AWAY = 1.5  # seconds: several times the patience for an answer
HASTY = QUICK._replace(answer=0.4)


def test_a_command_is_sent_again_on_the_same_line_as_often_as_the_server_asks_for_it(server: ServerProcess) -> None:
    async def play() -> None:
        opened = await open_table(server.url, "template", 2)
        async with AsyncExitStack() as stack:
            line = await stack.enter_async_context(StorageRelay(server.port, WAIT))
            _, token = await sit(server.url, opened.table, "Ann")
            ann = await stack.enter_async_context(Seat.back(line.url, opened.table, token, patience=HASTY))
            await line.set_away(True)
            talking = [asyncio.create_task(ann.command("chat", id=f"c{i}", text=f"word {i}")) for i in range(3)]
            await asyncio.sleep(AWAY)
            assert not any(task.done() for task in talking)
            await line.set_away(False)
            assert all(answer.ok for answer in await asyncio.gather(*talking))
            assert ann.connections == 1
            assert all(line.turned_back[f"c{i}"] >= 3 for i in range(3)), line.turned_back
            assert sorted(one["chat"] for one in ann.news if "chat" in one) == ["word 0", "word 1", "word 2"]

    run(play())


def test_word_of_the_storage_is_no_answer_to_anything(server: ServerProcess) -> None:
    """Frames of a kind the client does not know are passed over, also while a command waits."""

    async def play() -> None:
        opened = await open_table(server.url, "template", 2)
        async with AsyncExitStack() as stack:
            line = await stack.enter_async_context(StorageRelay(server.port, WAIT))
            _, token = await sit(server.url, opened.table, "Ann")
            ann = await stack.enter_async_context(Seat.back(line.url, opened.table, token, patience=HASTY))
            await line.set_away(True)
            talking = asyncio.create_task(ann.command("chat", text="hello"))
            for away in (True, False, True, False):
                await line.set_away(away)
                await asyncio.sleep(0.02)
            assert (await talking).ok
            async with Server(server.url) as http:
                assert (await http.table(opened.table, ann.token).show()).news == ann.news

    run(play())
