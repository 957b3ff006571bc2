"""Bots at tables: nobody can keep them from moving, they share the time to think, and rest where nobody looks."""

import asyncio

import pytest

from speciate.server import autoplay, bot_queue, commands
from speciate.server.bot_queue import BotQueue
from speciate.server.bot_workers import ask
from speciate.server.clock import ClockRule
from speciate.server.items import HOST
from speciate.server.limits import TooMuch
from tests.server.backends import gathered, in_play, replayed, running, table_of
from tests.server.web import web

SQUATTED = ["server", "abandoned", *(f"bot-{number}" for number in range(60))]


def test_a_client_cannot_use_up_the_ids_of_the_server(sqlite: str) -> None:
    """Refused commands with ids that the server might use for its own: the clock runs out all the same."""

    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "slow", False, ClockRule("move", seconds=1))
            for name in ("Ann", "Bo"):
                seat, _ = await backend.seating.sit(id, name, None)
                await backend.dispatcher.command(id, seat, commands.SetReady(id="ready"))
            for name in SQUATTED:
                squat = commands.Play(id=name, moves=["food horns+99"])
                assert not (await backend.dispatcher.command(id, 0, squat)).ok
                assert not (await backend.dispatcher.command(id, HOST, commands.Stand(id=name))).ok
            watch = asyncio.create_task(backend.autoplay.watch_clocks())
            async with asyncio.timeout(30):
                while not any(entry.note for entry in (await table_of(backend, id)).playing.record.entries):
                    await asyncio.sleep(0.05)
            watch.cancel()
            assert await backend.upkeep.expire("playing", 1 << 60) == 1, "and an abandoned table is closed"

    asyncio.run(run())


def test_a_bot_whose_moves_are_refused_stops_and_says_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thoughts = 0

    async def run() -> None:
        nonlocal thoughts
        async with running(sqlite) as backend:

            async def nonsense(*_: object) -> tuple[str, str]:
                nonlocal thoughts
                thoughts += 1
                return "food horns+99", ""

            monkeypatch.setattr(backend.workers, "choose", nonsense)
            id, _ = await backend.seating.open("evolution", 2, {}, "odd", False)
            await backend.dispatcher.command(id, HOST, commands.SeatBot(id="bot", seat=1, bot="random"))
            seat, _ = await backend.seating.sit(id, "Ann", None)
            await backend.dispatcher.command(id, seat, commands.SetReady(id="ready"))
            await asyncio.sleep(0.5)

    asyncio.run(run())
    assert thoughts == autoplay.REFUSALS
    assert "bot stopped: its moves are refused" in [record.message for record in caplog.records]


def test_tables_of_bots_alone_rest_until_somebody_looks(sqlite: str) -> None:
    with web(sqlite) as site:
        _, opened = site.send("/api/tables", {"game": "template", "seats": 2})
        path = f"/api/tables/{opened['table']}"
        for seat in range(2):
            command = {"id": f"seat-{seat}", "do": "seat-bot", "seat": seat, "bot": "random"}
            assert site.send(f"{path}/commands", command, opened["token"])[1]["ok"]
        backend = site.client.app.state.backend
        assert not backend.rooms.find(opened["table"]).thinking
        assert in_play(backend.store) == [opened["table"]]
        with site.client.websocket_connect(f"{path}/socket") as line:
            line.send_json({"protocol": 1})
            frame = line.receive_json(timeout=10)
            while frame["update"]["table"]["status"] != "over":
                frame = line.receive_json(timeout=10)


def test_a_server_opens_before_it_has_read_its_tables(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            ids = [await gathered(backend, 2) for _ in range(5)]
        async with running(sqlite) as backend:
            await backend.autoplay.sweep()
            assert len(backend.rooms) == 0, "they wait for people, and nobody has asked for them"
            assert replayed(backend.store, ids[0]).status == (await table_of(backend, ids[0])).status

    asyncio.run(run())


def test_bots_go_on_after_a_restart_though_nobody_asks(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 4, {}, "mixed", False)
            for seat in range(3):
                sits = commands.SeatBot(id=f"{seat}", seat=seat, bot="expert")
                await backend.dispatcher.command(id, HOST, sits)
            await backend.seating.sit(id, "Ann", None)
            await backend.dispatcher.command(id, 3, commands.SetReady(id="ready"))
            before = replayed(backend.store, id).count
        async with running(sqlite) as backend:
            await backend.autoplay.sweep()
            async with asyncio.timeout(30):
                while replayed(backend.store, id).count == before:
                    await asyncio.sleep(0.05)

    asyncio.run(run())


# -- the queue -------------------------------------------------------------------------------------


async def think(queue: BotQueue, table: str, is_awaited: bool, order: list[str], seconds: float = 0.0) -> None:
    async with queue.turn(table, is_awaited):
        order.append(table)
        await asyncio.sleep(seconds)


def run_all(places: int, *questions: tuple[str, bool, float]) -> list[str]:
    """The order in which questions that came together are thought about."""
    order: list[str] = []

    async def run() -> None:
        queue = BotQueue(places)
        await asyncio.gather(*(think(queue, table, awaited, order, s) for table, awaited, s in questions))
        assert len(queue) == 0

    asyncio.run(run())
    return order


def test_people_who_wait_come_first() -> None:
    watched = [("bots", False, 0.01)] * 6
    assert run_all(1, *watched, ("ann", True, 0.01)).index("ann") == 1, "after the one that had begun"


def test_a_place_is_kept_for_people_where_there_are_two() -> None:
    order: list[str] = []

    async def run() -> None:
        queue = BotQueue(2)
        bots = [asyncio.create_task(think(queue, f"bots-{n}", False, order, 0.2)) for n in range(4)]
        await asyncio.sleep(0.05)
        assert order == ["bots-0"]
        await asyncio.wait_for(think(queue, "ann", True, order), 0.1)
        await asyncio.gather(*bots)

    asyncio.run(run())
    assert order[:2] == ["bots-0", "ann"]


def test_a_table_that_thinks_much_waits_for_those_that_think_little() -> None:
    order: list[str] = []

    async def run() -> None:
        queue = BotQueue(1)
        async with queue.turn("experts", True):
            await asyncio.sleep(0.05)
        many = [think(queue, "experts", True, order, 0.01) for _ in range(5)]
        await asyncio.gather(*many, *(think(queue, f"beginners-{n}", True, order, 0.001) for n in range(3)))

    asyncio.run(run())
    assert order[1:4] == ["beginners-0", "beginners-1", "beginners-2"], order


def test_who_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def run() -> None:
        queue = BotQueue(1)
        order: list[str] = []
        first = asyncio.create_task(think(queue, "one", True, order, 0.5))
        await asyncio.sleep(0.01)
        gone = asyncio.create_task(think(queue, "two", True, order))
        await asyncio.sleep(0.01)
        gone.cancel()
        await asyncio.gather(first, think(queue, "three", True, order))
        assert order == ["one", "three"]
        first = asyncio.create_task(think(queue, "one", True, order, 10))
        await asyncio.sleep(0.01)
        first.cancel()
        await asyncio.wait_for(think(queue, "four", True, order), 1)

    asyncio.run(run())


def test_a_place_that_is_given_to_who_has_just_left_goes_to_the_next() -> None:
    """Cancelled in the very moment the turn comes, before and after it is told."""

    async def run() -> None:
        queue = BotQueue(1)
        order: list[str] = []
        for leaves_first in (True, False):
            begun = asyncio.Event()

            async def hold(begun: asyncio.Event = begun) -> None:
                async with queue.turn("one", True):
                    await begun.wait()

            first = asyncio.create_task(hold())
            gone = asyncio.create_task(think(queue, "two", True, order))
            last = asyncio.create_task(think(queue, "three", True, order))
            await asyncio.sleep(0)
            begun.set()
            if leaves_first:
                gone.cancel()
            while not leaves_first and len(queue) == 2:  # until its turn has come, which it does not know yet
                await asyncio.sleep(0)
            gone.cancel()
            await asyncio.wait_for(asyncio.gather(first, last), 1)
            assert gone.cancelled() and len(queue) == 0
        assert order == ["three", "three"]

    asyncio.run(run())


def test_too_many_questions_are_refused_and_tables_of_long_ago_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_queue, "WAITING", 1)
    monkeypatch.setattr(bot_queue, "TABLES", 2)

    async def run() -> None:
        queue = BotQueue(1)
        for table in ("one", "two", "three"):
            async with queue.turn(table, True):
                await asyncio.sleep(0.01)
        assert queue.used("one") == 0.0 < queue.used("three")
        order: list[str] = []
        asked = [asyncio.create_task(think(queue, table, True, order)) for table in ("a", "b", "c")]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert order == ["a", "b"] and [type(each) for each in done if each] == [TooMuch]

    asyncio.run(run())


def test_a_question_that_was_given_up_is_not_answered_to_the_next(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            table = await table_of(backend, await gathered(backend, 4))
            thorough, quick = ask(table.playing, 0, "expert", explain=True), ask(table.playing, 0, "random")
            asked = asyncio.create_task(backend.workers.advise(thorough, table.id, 0))
            await asyncio.sleep(0.3)  # long enough to begin, too short for an expert
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            assert (await backend.workers.advise(quick, table.id, 0)).moves == []

    asyncio.run(run())
