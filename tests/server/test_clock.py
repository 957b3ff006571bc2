"""Clocks: by the server's time, and a table never waits longer than they say."""

import asyncio
import time
from random import Random

import msgspec
import pytest

from speciate.server import clock, commands, limits
from speciate.server.autoplay import GRACE, due_time
from speciate.server.backend import Backend
from speciate.server.bot_workers import BotWorkers
from speciate.server.clock import ClockRule, SeatClocks
from speciate.server.hosted_table import OUT_OF_TIME
from speciate.server.limits import Bucket, Count, Limit, TooMuch
from speciate.server.store import Store
from tests.server.backends import any_turn, gathered, replayed, running, table_of
from tests.server.web import web


def test_a_bank_runs_down_while_its_seat_owes_a_decision_and_grows_with_each_move() -> None:
    clocks = SeatClocks(ClockRule("bank", seconds=60, increment=5), 2)
    clocks.set_running({0}, 1_000)
    assert clocks.deadline(0) == 61_000
    assert clocks.deadline(1) is None
    clocks.moved(0, 21_000)
    clocks.set_running({1}, 21_000)
    assert clocks.left == [45_000, 60_000]
    clocks.set_running({0, 1}, 30_000)
    assert clocks.deadline(0) == 75_000
    assert clocks.deadline(1) == 81_000


def test_nobody_gets_more_than_thirty_days_to_think() -> None:
    month = 30 * 24 * 60 * 60
    for name in ("seconds", "increment"):
        assert msgspec.convert({"kind": "bank", name: month}, ClockRule) == ClockRule("bank", **{name: month})
        for wrong in (month + 1, -1):
            with pytest.raises(msgspec.ValidationError, match=name):
                msgspec.convert({"kind": "bank", name: wrong}, ClockRule)


def test_a_move_clock_starts_anew_for_each_decision() -> None:
    clocks = SeatClocks(ClockRule("move", seconds=30), 1)
    clocks.set_running({0}, 0)
    clocks.moved(0, 29_000)
    clocks.set_running({0}, 29_000)
    assert clocks.deadline(0) == 59_000


def test_a_pause_stops_the_clock() -> None:
    clocks = SeatClocks(ClockRule("bank", seconds=60), 1)
    clocks.set_running({0}, 0)
    clocks.set_running(set(), 10_000)
    clocks.set_running({0}, 500_000)
    assert clocks.deadline(0) == 550_000


def test_without_a_clock_nothing_runs() -> None:
    clocks = SeatClocks(ClockRule(), 1)
    clocks.set_running({0}, 0)
    assert clocks.deadline(0) is None


def test_a_player_who_lets_the_time_run_out_is_played_for(database: str) -> None:
    async def play() -> None:
        backend = Backend(Store(database), BotWorkers(1))
        watch = asyncio.create_task(backend.autoplay.watch_clocks())
        id, _ = await backend.seating.open("evolution", 2, {}, "fast", False, ClockRule("move", seconds=1))
        for name in ("Ann", "Bo"):
            seat, _ = await backend.seating.sit(id, name, None)
            await backend.dispatcher.command(id, seat, commands.SetReady(id="ready"))
        table = await table_of(backend, id)
        async with asyncio.timeout(30):
            while not any(entry.note == "out of time" for entry in table.playing.record.entries):
                await asyncio.sleep(0.05)
        watch.cancel()
        await backend.close()

    asyncio.run(play())


def test_who_moves_while_the_stand_in_thinks_is_not_moved_for(sqlite: str) -> None:
    """The time was up, then the player moved after all: the stand-in's move does not come on top of it."""

    async def play() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend, 2)
            table = await table_of(backend, id)
            seat, moves = any_turn(table, Random(1))
            late = commands.Play(id="late", moves=moves)
            answer = await backend.dispatcher.act(await backend.rooms.open(id), seat, late, note=OUT_OF_TIME)
            assert (answer.ok, answer.error) == (False, "the player has moved in time")
            assert (await table_of(backend, id)).count == table.count

    asyncio.run(play())


def test_a_clock_runs_out_at_a_table_that_left_the_memory(database: str) -> None:
    """Nobody looks at the table, and the backend has forgotten it; the disk says when it is due."""

    async def play() -> None:
        async with running(database) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "slow", False, ClockRule("move", seconds=1))
            for name in ("Ann", "Bo"):
                seat, _ = await backend.seating.sit(id, name, None)
                await backend.dispatcher.command(id, seat, commands.SetReady(id="ready"))
        async with running(database) as later:
            later.rooms.let_go(id)
            chores = [
                asyncio.create_task(chore) for chore in (later.autoplay.watch_clocks(), later.autoplay.keep_going())
            ]
            async with asyncio.timeout(60):
                while not any(entry.note == OUT_OF_TIME for entry in replayed(later.store, id).playing.record.entries):
                    await asyncio.sleep(0.1)
            for chore in chores:
                chore.cancel()

    asyncio.run(play())


def test_what_is_due_and_when() -> None:
    seats = [{"agent": "human"}, {"agent": "greedy"}]
    clocks = {"since": [1_000, None], "left": [5_000, 0]}
    summary = {"status": "playing", "paused": False, "waiting": [0, 1], "seats": seats, "clocks": clocks}
    grace = int(GRACE * 1000)
    assert due_time(summary, 4_000) == 4_000
    assert due_time({**summary, "waiting": [0]}, 4_000) == 6_000 + grace
    assert due_time({**summary, "waiting": [0], "clocks": {"since": [None, None]}}, 4_000) is None
    assert due_time({**summary, "paused": True}, 4_000) is None
    assert due_time({**summary, "status": "over", "waiting": []}, 4_000) is None


def test_a_bucket_gives_a_burst_and_then_a_rate() -> None:
    now = [0.0]
    bucket = Bucket(3, 0.5, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_one_client_over_its_limit_does_not_touch_another() -> None:
    limit = Limit("things", 1, 0)
    limit.check("a")
    with pytest.raises(TooMuch, match="too many things"):
        limit.check("a")
    limit.check("b")


def test_the_client_seen_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CLIENTS", 2)
    limit = Limit("things", 1, 0)
    limit.check("a")
    limit.check("b")
    with pytest.raises(TooMuch):
        limit.check("a")  # seen again, and later than b
    limit.check("c")  # one too many
    for remembered in ("a", "c"):
        with pytest.raises(TooMuch):
            limit.check(remembered)
    limit.check("b")  # forgotten, with what it had used up


def test_what_is_closed_can_be_opened_again() -> None:
    count = Count("sockets", 1)
    count.enter("a")
    with pytest.raises(TooMuch, match="close one first"):
        count.enter("a")
    count.leave("a")
    count.enter("a")


def test_answers_tell_the_time_that_games_run_by(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has slept for an hour: its clocks did not run, and pages show the time to think as it is."""
    monkeypatch.setattr(clock, "_BOOT", clock._BOOT - 3600)
    with web(sqlite) as site:
        told = int(site.client.get("/health").headers["speciate-now"]) / 1000
    assert abs(told - (time.time() - 3600)) < 60
