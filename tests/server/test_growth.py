"""What strangers can make a server keep is bounded: refusals, chat, first frames, queries."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, func, select

from speciate.core.seats import SPECTATOR
from speciate.server import commands, dispatcher, feed, hosted_table, schema, service
from speciate.server.items import HOST
from speciate.server.refusals import NotAllowed
from speciate.server.store import Store
from speciate.server.tokens import new_token
from tests.server.backends import any_turn, gathered, play, running, table_of, update_of
from tests.server.web import web


def count(store: Store, rows: Any) -> int:
    with store.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(rows)) or 0


@contextmanager
def queries(store: Store) -> Iterator[list[str]]:
    """The statements that are executed meanwhile."""
    seen: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        seen.append(statement)

    event.listen(store.engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(store.engine, "before_cursor_execute", note)


def test_what_is_refused_to_those_who_look_on_is_not_stored(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend, 2)
            before = count(backend.store, schema.answers)
            for number in range(20):
                play = commands.Play(id=f"{number}", moves=["end"])
                assert not (await backend.dispatcher.command(id, SPECTATOR, play, guest=f"g{number}")).ok
            assert count(backend.store, schema.answers) == before
            assert not (await backend.dispatcher.command(id, 0, commands.Play(id="no", moves=["end"]))).ok
            assert count(backend.store, schema.answers) == before + 1, "a no to a player stays a no"

    asyncio.run(run())


def test_who_opens_a_table_cannot_fill_the_disk_with_what_is_refused_there(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatcher, "REFUSALS", (5, 0.01))

    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend, 2)
            before = count(backend.store, schema.answers)
            for number in range(20):
                assert not (await backend.dispatcher.command(id, 0, commands.Play(id=f"{number}", moves=["end"]))).ok
            assert count(backend.store, schema.answers) == before + 5

    asyncio.run(run())


def test_a_table_keeps_only_so_much_that_is_no_move(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "ITEMS", 25)
    monkeypatch.setattr(service, "ITEMS_KEPT", 10)

    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Restless", False)
            await backend.seating.sit(id, "Ann", 0)
            ready = [commands.SetReady(id=f"{number}", ready=bool(number % 2)) for number in range(20)]
            keys = [(await backend.dispatcher.command(id, 0, command)).key for command in ready]
            assert keys == [""] * 13 + ["table-full"] * 7
            with pytest.raises(NotAllowed):
                await backend.seating.sit(id, "Bo", 1)

            id = await gathered(backend, 2)  # six items
            hooks = [commands.SetWebhook(id=f"{number}") for number in range(10)]
            keys = [(await backend.dispatcher.command(id, 0, command)).key for command in hooks]
            assert keys == [""] * 9 + ["table-full"]
            seat, moves = any_turn(await table_of(backend, id), Random(1))
            assert (await play(backend, id, seat, moves, "mine")).ok, "the game goes on"
            host = commands.Pause(id="stop", paused=True)
            assert (await backend.dispatcher.command(id, HOST, host)).ok, "and so does what it may need"

    asyncio.run(run())


def test_a_table_takes_only_so_much_talk(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "CHATS", 6)
    monkeypatch.setattr(service, "CHATS_OF_ALL", 3)
    monkeypatch.setattr(hosted_table, "CHATS_KEPT", 2)

    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend, 2)

            async def say(role: int, number: int) -> str:
                chat = commands.Chat(id=f"say-{role}-{number}", text=f"word {number}")
                return (await backend.dispatcher.command(id, role, chat)).key

            assert [await say(SPECTATOR, number) for number in range(4)] == ["", "", "", "chat-full"]
            assert [await say(0, number) for number in range(4)] == ["", "", "", "chat-full"], "players still can"
            news = (await update_of(backend, id, 1))["news"]
            assert [told["chat"] for told in news if "chat" in told] == ["", "", "", "", "word 1", "word 2"]
            assert len(news) == (await table_of(backend, id)).version(1), "everything keeps its number"

    asyncio.run(run())


def test_the_first_frame_of_a_long_table_has_a_bound(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "MOST", 2_000)
    with web(sqlite, generosity=100) as site:
        party = site.open().begin()
        for number in range(40):
            assert party.do(party.tokens[number % 2], "chat", text=f"{number:03}" + "x" * 97)[1]["ok"]
        seen = party.seen()
        with site.client.websocket_connect(f"{party.path}/socket") as line:
            line.send_json({"protocol": 1})
            sent = line.receive_json(timeout=5)["update"]
        assert sent["news"] == seen["news"] and 5 < len(sent["news"]) < 20
        assert sent["news"][-1]["chat"].startswith("039"), "the last part"
        assert sent["version"] == site.client.app.state.backend.rooms.find(party.path[-16:])._table.version(-2)


def test_tokens_are_looked_up_together_and_then_remembered(sqlite: str) -> None:
    with web(sqlite) as site:
        parties = [site.open().begin() for _ in range(3)]
        tokens = [*(token for party in parties for token in party.tokens), *(new_token() for _ in range(50))]
        store = site.client.app.state.backend.store
        with queries(store) as asked:
            found = site.send("/api/mine", {"tokens": tokens})[1]
        assert [place["seat"] for place in found] == [0, 1] * 3
        assert len([statement for statement in asked if "FROM tokens" in statement]) == 1
        site.look(parties[0].path, parties[0].tokens[0])
        with queries(store) as asked:
            for _ in range(10):
                assert site.look(parties[0].path, parties[0].tokens[0])[0] == 200
        assert asked == []


def test_guesses_at_tokens_are_charged(sqlite: str) -> None:
    with web(sqlite, generosity=1) as site:
        party = site.open()
        statuses = [site.look(party.path, new_token())[0] for _ in range(40)]
        assert set(statuses) == {403, 429}
        assert site.look(party.path, party.tokens[0])[0] == 200, "who holds a real one is not kept out"
        assert site.send("/api/mine", {"tokens": [new_token() for _ in range(100)]})[0] == 200
        asked = [site.send("/api/mine", {"tokens": [new_token() for _ in range(100)]})[0] for _ in range(5)]
        assert asked[-1] == 429, "a hundred tokens cost as much as a hundred requests"


def test_the_lobby_is_looked_up_once_for_all_who_ask(sqlite: str) -> None:
    with web(sqlite) as site:
        site.open(public=True)
        assert len(site.look("/api/tables")[1]) == 1
        with queries(site.client.app.state.backend.store) as asked:
            for _ in range(20):
                assert len(site.look("/api/tables")[1]) == 1
        assert len(asked) <= 4
        site.open(public=True)
        assert len(site.look("/api/tables")[1]) == 2, "a new table is listed at once"


def test_metrics_tell_how_the_server_is(sqlite: str) -> None:
    with web(sqlite) as site:
        party = site.open().begin()
        party.seen()
        text = site.look("/metrics")[1]
        values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert float(values["speciate_tables_in_memory"]) == 1
        assert float(values["speciate_table_items"]) > 5
        assert float(values["speciate_table_news"]) == float(values["speciate_table_news_most"]) > 5
        assert float(values["speciate_database_away"]) == 0
        for name in ("speciate_database_losses", "speciate_bot_queue", "speciate_memory_bytes"):
            assert float(values[name]) >= 0
        assert "speciate_loop_lag_seconds_count" in values
