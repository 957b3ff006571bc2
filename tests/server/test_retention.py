"""What is kept for how long: old games go, names go before them, and nothing else does."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, update

from speciate.server import admin, commands, schema
from speciate.server.admin import list_tables, reached, snapshot
from speciate.server.backup import backup
from speciate.server.hosted_table import HostedTable
from speciate.server.inspection import add_up, read_stored
from speciate.server.items import HOST, Said, Sat, WebhookSet, decode_item
from speciate.server.refusals import NoSuchTable
from speciate.server.removal import count_items, delete_table
from speciate.server.retention import DAY, Pruned, prune
from tests.server.backends import running
from tests.server.club_evening import Evening, content, mistakes

NOW = 2_000_000_000_000


def pruned(url: str, finished_days: float, names_days: float, limit: int = 100, dry_run: bool = False) -> Pruned:
    with reached(url) as engine:
        return prune(engine, NOW, finished_days, names_days, limit, dry_run)


def age(url: str, id: str, days: float) -> None:
    """It was last touched so many days ago."""
    with reached(url) as engine, engine.begin() as connection:
        rows = update(schema.tables).where(schema.tables.c.id == id)
        connection.execute(rows.values(touched=NOW - int(days * DAY)))


def table_of(url: str, id: str) -> HostedTable:
    with reached(url) as engine, snapshot(engine) as connection:
        return add_up(id, read_stored(connection, id))


@pytest.fixture
def club(evening: Evening, database: str) -> str:
    """An evening long ago: over for 10 days, playing for 10, gathering for 10."""
    for id in evening.fill(database):
        age(database, id, 10)
    with reached(database) as engine, engine.begin() as connection:
        connection.execute(update(schema.answers).values(at=NOW - 10 * DAY))
    return database


# -- games ----------------------------------------------------------------------------------------


def test_by_default_games_and_names_are_kept_for_ever(evening: Evening, club: str) -> None:
    before = content(club)
    done = pruned(club, 0, 0)
    assert (done.deleted, done.renamed, done.tables) == (0, 0, [])
    after = content(club)
    assert after["answers"] == [row for row in before["answers"] if row[0] != evening.over]
    assert {**after, "answers": []} == {**before, "answers": []}


def test_a_game_that_was_over_for_long_goes_with_all_that_belongs_to_it(evening: Evening, club: str) -> None:
    before = content(club)
    assert pruned(club, 11, 0).deleted == 0
    done = pruned(club, 9, 0)
    assert (done.deleted, done.tables) == (1, [evening.over])
    of = {"tables": 0, "items": 0, "answers": 0, "tokens": 1}
    assert content(club) == {
        name: [row for row in rows if row[of[name]] != evening.over] for name, rows in before.items()
    }
    assert set(mistakes(club).values()) == {""}


def test_a_dry_run_counts_and_changes_nothing(evening: Evening, club: str) -> None:
    before = content(club)
    of_it = sum(row[0] == evening.over for row in before["answers"])
    told = pruned(club, 9, 0, dry_run=True)
    assert (told.deleted, told.renamed, told.answers) == (1, 0, of_it)
    told = pruned(club, 0, 9, dry_run=True)
    assert (told.deleted, told.renamed, told.answers) == (0, 1, of_it)
    assert content(club) == before


def test_a_few_at_a_time_until_nothing_is_left(sqlite: str, evening: Evening) -> None:
    age(sqlite, evening.fill(sqlite)[0], 0)
    row = {"game": "evolution", "rules": "1", "public": False, "status": "closed", "summary": '{"seats":[]}'}
    old = [{**row, "id": f"old-{n}", "touched": NOW - (20 + n) * DAY} for n in range(5)]
    with reached(sqlite) as engine, engine.begin() as connection:
        connection.execute(insert(schema.tables), old)
    first = pruned(sqlite, 15, 0, limit=2)
    assert first.tables == ["old-4", "old-3"] and first.is_more, "the oldest first"
    rest = pruned(sqlite, 15, 0, limit=10)
    assert rest.deleted == 3 and not rest.is_more


def test_a_table_is_deleted_whatever_its_state(evening: Evening, database: str) -> None:
    for id in evening.fill(database):
        assert count_items(database, id) == delete_table(database, id) > 0
    assert content(database) == {"tables": [], "items": [], "answers": [], "tokens": []}
    with pytest.raises(NoSuchTable):
        delete_table(database, evening.over)


def test_items_that_no_list_knows_can_be_deleted(sqlite: str, evening: Evening) -> None:
    evening.fill(sqlite)
    with reached(sqlite) as engine, engine.begin() as connection:
        connection.execute(delete(schema.tables).where(schema.tables.c.id == evening.over))
    assert delete_table(sqlite, evening.over) > 0
    assert evening.over not in mistakes(sqlite)


# -- names ----------------------------------------------------------------------------------------


def test_names_and_chat_go_and_the_game_stays(evening: Evening, club: str) -> None:
    before, digest = table_of(club, evening.over), {one.id: one.moves for one in admin.verify(club)}
    done = pruned(club, 0, 9)
    assert (done.deleted, done.renamed, done.tables) == (0, 1, [evening.over])
    after = table_of(club, evening.over)
    assert [place.name for place in after.seats] == ["Player 1", "Player 2"]
    assert after.playing.names == ["Player 1", "Player 2"]
    assert after.playing.digest() == before.playing.digest(), "every move is as it was"
    assert set(mistakes(club).values()) == {""}
    assert {one.id: one.moves for one in admin.verify(club)} == digest
    assert {table.id: table.players for table in list_tables(club)}[evening.over] == ["Player 1", "Player 2"]
    assert table_of(club, evening.going).seats[0].name == "P0", "a game that goes on keeps its names"
    assert pruned(club, 0, 9).renamed == 0, "it is done once"
    assert pruned(club, 9, 0).deleted == 1, "it is as old as it was"


def test_nothing_that_people_wrote_is_left_in_the_file(tmp_path: Path) -> None:
    """Chat, names, the name of the table, addresses to call; the bots keep theirs."""
    url = f"sqlite:///{tmp_path / 'club.db'}"

    async def play() -> str:
        async with running(url) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Zoe's birthday", False)
            seat, _ = await backend.seating.sit(id, "Zoe-the-guest", None)
            assert (await backend.dispatcher.command(id, seat, commands.Chat(id="c", text="Zoe-the-secret"))).ok
            assert (await backend.dispatcher.command(id, HOST, commands.SeatBot(id="b", seat=1, bot="greedy"))).ok
            assert (await backend.dispatcher.command(id, HOST, commands.Chat(id="d", text="Zoe-the-host"))).ok
            assert (await backend.dispatcher.command(id, HOST, commands.Close(id="e"))).ok
            return id

    id = asyncio.run(play())
    with reached(url) as engine, engine.begin() as connection:
        hooked = {
            "table_id": id,
            "number": 7,
            "at": 0,
            "data": b'{"kind":"hooked","seat":0,"url":"https://zoe.example"}',
        }
        connection.execute(insert(schema.items), hooked)
    age(url, id, 10)
    pruned(url, 0, 9)
    items = [decode_item(bytes(row[3])) for row in content(url)["items"]]  # type: ignore[call-overload]
    assert [item.name for item in items if isinstance(item, Sat)] == ["Player 1", "Pica"]
    assert [(item.name, item.text) for item in items if isinstance(item, Said)] == [("Player 1", ""), ("host", "")]
    assert [item.url for item in items if isinstance(item, WebhookSet)] == [""]
    with reached(url) as engine, engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"zoe" not in (tmp_path / "club.db").read_bytes().lower()
    backup(url, tmp_path / "backup.db")


# -- answers --------------------------------------------------------------------------------------


def test_answers_go_after_a_day_or_thirty(evening: Evening, database: str) -> None:
    over, going, waiting = evening.fill(database)
    ages: dict[str, list[float]] = {over: [0.5, 40], going: [1, 29, 31], waiting: [31]}
    rows: list[dict[str, object]] = [
        {"table_id": id, "role": 0, "command": f"{days}", "data": b"{}", "at": NOW - int(days * DAY)}
        for id, all_days in ages.items()
        for days in all_days
    ]
    rows.append({"table_id": going, "role": 0, "command": "unknown", "data": b"{}", "at": 0})
    with reached(database) as engine, engine.begin() as connection:
        connection.execute(delete(schema.answers))
        connection.execute(insert(schema.answers), rows)
    age(database, over, 0.6)
    for id in (going, waiting):
        age(database, id, 0)

    def left(id: str) -> list[object]:
        return [row[2] for row in content(database)["answers"] if row[0] == id]

    assert pruned(database, 0, 0).answers == 3
    assert (left(over), left(going), left(waiting)) == (["0.5"], ["1", "29", "unknown"], [])
    age(database, over, 1.1)
    assert pruned(database, 0, 0).answers == 1
    assert left(over) == []
