"""A damaged table is cut back to its last sound item; nothing else changes, and what goes is kept in a file."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from speciate.core.errors import UnknownName
from speciate.server import commands, schema
from speciate.server.admin import inspect_all, list_tables, reached
from speciate.server.guards import create_guard, drop_guard
from speciate.server.inspection import Inspected, Stored, inspect
from speciate.server.items import Opened, Readied, Said, Sat, encode_item
from speciate.server.refusals import NoSuchTable
from speciate.server.repair import ChangedMeanwhile, NothingSound, Repaired, kinds, look, repair
from tests.server.backends import LONG, gathered, running, table_of
from tests.server.club_evening import Evening, content, mistakes, play_on

ITEMS, TABLES, ANSWERS, TOKENS = schema.items, schema.tables, schema.answers, schema.tokens
Damage = Callable[[Connection], object]


def damage(url: str, *how: Damage) -> None:
    """As a disk, or an older version, could have left it."""
    with reached(url) as engine, engine.begin() as connection:
        drop_guard(connection)
        for each in how:
            each(connection)
        create_guard(connection)


def lose(id: str, first: int, last: int) -> Damage:
    is_lost = (ITEMS.c.table_id == id, ITEMS.c.number.between(first, last))
    return lambda connection: connection.execute(delete(ITEMS).where(*is_lost))


def change(id: str, number: int, data: bytes) -> Damage:
    place = (ITEMS.c.table_id == id, ITEMS.c.number == number)
    return lambda connection: connection.execute(update(ITEMS).where(*place).values(data=data))


def stored(url: str, id: str) -> list[tuple[object, ...]]:
    return [row for row in content(url)["items"] if row[0] == id]


def mend(url: str, id: str, folder: Path) -> tuple[Inspected, Repaired]:
    found = look(url, id)
    return found, repair(url, found, folder)


# -- what is found --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lost", "says"),
    [
        ([(20, 20)], "item 20 is missing"),
        ([(20, 22)], "items 20 to 22 are missing"),
        ([(20, 22), (30, 30)], "items 20 to 22, 30 are missing"),
        ([(1, 1)], "item 1 is missing"),
    ],
)
def test_the_numbers_that_are_missing_are_named(
    evening: Evening, sqlite: str, lost: list[tuple[int, int]], says: str
) -> None:
    evening.fill(sqlite)
    damage(sqlite, *(lose(evening.over, first, last) for first, last in lost))
    assert mistakes(sqlite) == {evening.over: says, evening.going: "", evening.waiting: ""}


def test_the_item_that_the_rules_refuse_is_named(evening: Evening, sqlite: str) -> None:
    evening.fill(sqlite)
    damage(sqlite, change(evening.going, 12, b'{"kind":"moved","seat":0,"move":"end"}'))
    assert mistakes(sqlite)[evening.going].startswith('item 12 does not fit: "end" is refused by rule')


# -- repairing ------------------------------------------------------------------------------------


def test_a_gap_is_cut_away_with_all_that_follows(evening: Evening, database: str, tmp_path: Path) -> None:
    over, going, waiting = evening.fill(database)
    before, others = stored(database, over), stored(database, going) + stored(database, waiting)
    damage(database, lose(over, 40, 42))
    found, done = mend(database, over, tmp_path / "removed")
    assert str(found.mistake) == "items 40 to 42 are missing"
    assert 30 < done.kept < 40, "the last item before the gap after which somebody could act"
    assert stored(database, over) == before[: done.kept]
    assert stored(database, going) + stored(database, waiting) == others
    assert done.removed == len(before) - 3 - done.kept
    assert set(mistakes(database).values()) == {""}
    assert {table.id: table.status for table in list_tables(database)}[over] == "playing"


def test_what_is_removed_is_kept_in_a_file_for_nobody_else(evening: Evening, sqlite: str, tmp_path: Path) -> None:
    over, *_ = evening.fill(sqlite)
    before = stored(sqlite, over)
    damage(sqlite, lose(over, 40, 42))
    _, done = mend(sqlite, over, tmp_path / "removed")
    assert done.path is not None and done.path.parent == tmp_path / "removed"
    assert done.path.name.startswith(f"repair-{over}-") and done.path.suffix == ".jsonl"
    assert done.path.stat().st_mode & 0o777 == 0o600
    header, *lines = [json.loads(line) for line in done.path.read_text(encoding="utf-8").splitlines()]
    assert header["table"] == over and header["kept"] == done.kept
    kept = [row for row in before if not 40 <= int(str(row[1])) <= 42][done.kept :]
    assert [(over, line["number"], line["at"], line["data"].encode()) for line in lines] == kept


def test_without_a_folder_it_lies_beside_the_database(evening: Evening, sqlite: str, tmp_path: Path) -> None:
    evening.fill(sqlite)
    damage(sqlite, lose(evening.over, 40, 42))
    done = repair(sqlite, look(sqlite, evening.over))
    assert done.path is not None and done.path.parent == tmp_path


@pytest.mark.parametrize("data", [b"{}", b"\xff\x00", b'{"kind":"moved","seat":9,"move":"end"}', b'{"kind":"closed"'])
def test_what_cannot_be_read_or_added_is_cut_away(evening: Evening, database: str, tmp_path: Path, data: bytes) -> None:
    going = evening.fill(database)[1]
    last = len(stored(database, going))
    damage(database, change(going, last, data))
    _, done = mend(database, going, tmp_path)
    assert done.removed >= 1 and done.kept + done.removed == last
    assert done.path is not None
    lines = done.path.read_text(encoding="utf-8").splitlines()[1:]
    assert len([line for line in lines if r"seat\":-1" not in line]) <= 3, (
        "but for what nature drew after the last move"
    )
    assert set(mistakes(database).values()) == {""}


def test_a_table_never_ends_where_only_nature_could_move(evening: Evening, sqlite: str) -> None:
    """Wherever it is cut, somebody can act afterwards: the cards of a move are drawn with it, or the move goes too."""
    over, *_ = evening.fill(sqlite)
    with reached(sqlite) as engine, engine.connect() as connection:
        rows = connection.execute(select(ITEMS.c.number, ITEMS.c.at, ITEMS.c.data).where(ITEMS.c.table_id == over))
        whole = sorted(Stored(*row) for row in rows)
    shortened = 0
    for length in range(1, len(whole), 1 if LONG else 5):
        found = inspect(over, "playing", whole[:length])
        assert 0 < found.kept <= length
        assert found.table is not None
        if found.kept < length:
            shortened += 1
            assert found.mistake is not None and "in the middle of a move" in str(found.mistake)
        if found.table.match is not None:
            assert found.table.match.pending(), length
    assert shortened > 3


def test_only_the_list_is_wrong(evening: Evening, database: str, tmp_path: Path) -> None:
    over, going, waiting = evening.fill(database)
    before = content(database)["items"]
    damage(
        database,
        lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == over).values(status="playing")),
        lambda connection: connection.execute(delete(TABLES).where(TABLES.c.id == waiting)),
    )
    assert mistakes(database) == {over: "it is over, but is listed as playing", going: "", waiting: "it is not listed"}
    for id in (over, waiting):
        _, done = mend(database, id, tmp_path / "removed")
        assert (done.removed, done.path) == (0, None)
    assert set(mistakes(database).values()) == {""}
    assert content(database)["items"] == before
    assert {table.id: table.players for table in list_tables(database)}[waiting] == ["Ann"]


def test_a_sound_table_is_sound(evening: Evening, sqlite: str) -> None:
    for id in evening.fill(sqlite):
        found = look(sqlite, id)
        assert found.mistake is None and not found.removed


def test_nothing_sound_is_said_and_left(evening: Evening, database: str, tmp_path: Path) -> None:
    over, going, _ = evening.fill(database)
    damage(database, change(over, 1, b"{}"), lose(going, 1, 1000))
    before = content(database)
    for id in (over, going):
        with pytest.raises(NothingSound):
            mend(database, id, tmp_path / "removed")
    assert content(database) == before


def test_an_unknown_table_is_told_with_the_nearest_one(evening: Evening, sqlite: str) -> None:
    evening.fill(sqlite)
    with pytest.raises(UnknownName, match="did you mean"):
        look(sqlite, evening.over[:-1])
    for strange in ("", "?", "\x00", "é"):
        with pytest.raises(NoSuchTable):
            look(sqlite, strange)


def test_a_table_that_changed_meanwhile_is_left_alone(evening: Evening, database: str, tmp_path: Path) -> None:
    over, *_ = evening.fill(database)
    damage(database, lose(over, 40, 42))
    found = look(database, over)
    damage(database, lose(over, 60, 60))
    before = content(database)
    with pytest.raises(ChangedMeanwhile):
        repair(database, found, tmp_path / "removed")
    assert content(database) == before
    assert not (tmp_path / "removed").exists()


def test_answers_to_what_was_removed_are_forgotten(evening: Evening, database: str, tmp_path: Path) -> None:
    """So a player who sends a lost move again does not hear that it was done."""
    over, *_ = evening.fill(database)
    at = {int(str(row[1])): int(str(row[2])) for row in stored(database, over)}
    rows = [
        {"table_id": over, "role": 0, "command": f"at-{when}", "data": b"{}", "at": when}
        for when in (0, at[30], at[39] + 10_000_000)
    ]
    damage(
        database,
        lambda connection: connection.execute(delete(ANSWERS).where(ANSWERS.c.table_id == over)),
        lambda connection: connection.execute(insert(ANSWERS), rows),
        lose(over, 40, 42),
    )
    mend(database, over, tmp_path)
    left = [row[2] for row in content(database)["answers"] if row[0] == over]
    assert left == sorted(["at-0", f"at-{at[30]}"]), "of an old answer it is not known when it was given"


# -- seats and clocks -----------------------------------------------------------------------------


def build(url: str, items: list[bytes], tokens: dict[str, int], id: str = "built") -> None:
    """A table as those items make it."""
    rows = [{"table_id": id, "number": i, "at": 1000 + i, "data": data} for i, data in enumerate(items, start=1)]
    row = {"id": id, "game": "evolution", "rules": "", "public": False, "status": "gathering", "touched": 0}
    held = [{"hash": hash, "table_id": id, "role": role, "revoked": False} for hash, role in tokens.items()]
    damage(
        url,
        lambda connection: connection.execute(insert(ITEMS), rows),
        lambda connection: connection.execute(insert(TABLES), {**row, "summary": "{}"}),
        lambda connection: held and connection.execute(insert(TOKENS), held),
    )


def opening(url: str, evening: Evening, **values: object) -> bytes:
    """The first item of a table of the evening, changed."""
    data = next(bytes(row[3]) for row in content(url)["items"] if row[0] == evening.waiting)  # type: ignore[call-overload]
    return json.dumps({**json.loads(data), **values}).encode()


def test_who_sat_down_after_the_damage_has_no_seat_any_more(evening: Evening, database: str, tmp_path: Path) -> None:
    evening.fill(database)
    items = [
        opening(database, evening, seats=3),
        encode_item(Sat(0, "Ann", "human")),
        encode_item(Sat(1, "Bob", "human")),
        b"{}",
        b'{"kind":"stood","seat":1}',
        encode_item(Sat(1, "Eve", "human")),
        encode_item(Sat(2, "Cid", "human")),
    ]
    build(database, items, {"ann": 0, "eve": 1, "cid": 2, "host": -4})
    _, done = mend(database, "built", tmp_path)
    assert done.seats == [1], "Bob sits there again, and needs a new link"
    revoked = {row[0]: row[3] for row in content(database)["tokens"] if row[1] == "built"}
    assert revoked == {"ann": False, "eve": True, "cid": True, "host": False}
    assert mistakes(database)["built"] == ""


def test_a_clock_does_not_run_out_over_a_repair(evening: Evening, sqlite: str, tmp_path: Path) -> None:
    """The last sound item may be days old: the game waits for its host, with as much time as was left."""
    evening.fill(sqlite)
    rows = [row for row in content(sqlite)["items"] if row[0] == evening.going]
    moves = [bytes(row[3]) for row in rows[1:]]  # type: ignore[call-overload]
    first = json.loads(bytes(rows[0][3]))  # type: ignore[call-overload]
    timed = json.dumps({**first, "clock": {"kind": "bank", "seconds": 600, "increment": 0}}).encode()
    build(sqlite, [timed, *moves, b"{}"], {})
    _, done = mend(sqlite, "built", tmp_path)
    assert done.is_paused
    found = look(sqlite, "built")
    assert found.mistake is None and found.table is not None and found.table.paused
    assert min(found.table.clocks.left) > 599_000


def test_kinds_tell_nothing_else() -> None:
    items = [
        Stored(1, 0, encode_item(Readied(0, True))),
        Stored(2, 0, encode_item(Sat(0, "Secret", "human"))),
        Stored(3, 0, encode_item(Sat(1, "Secret", "human"))),
        Stored(4, 0, b"{}"),
    ]
    assert kinds(items) == {"sat": 2, "readied": 1, "unreadable": 1}


def test_tables_of_other_rules_are_not_called_damaged(evening: Evening, database: str) -> None:
    """Their numbers can be judged without their rules, and nothing else."""
    evening.fill(database)
    old = encode_item(Opened("evolution", "0.0.1", 2, {}, "Old", True))
    build(database, [old, b'{"kind":"moved","seat":0,"move":"some-old-move"}'], {})
    found = {one.id: one for one in inspect_all(database)}["built"]
    assert found.mistake is None and found.rules == "evolution 0.0.1"
    damage(database, lose("built", 1, 1))
    assert mistakes(database)["built"] == "item 1 is missing"


# -- servers that run meanwhile -------------------------------------------------------------------


def test_a_running_server_goes_on_from_the_repaired_table(database: str, tmp_path: Path) -> None:
    """Whatever it had in memory: the next move follows the last item on the disk."""

    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            await play_on(backend, id, Random(1), 30)
            last = (await table_of(backend, id)).count
            damage(database, lose(id, last - 10, last - 9))
            done = repair(database, await asyncio.to_thread(look, database, id), tmp_path / "removed")
            assert done.kept < last - 10
            said = await backend.dispatcher.command(id, 0, commands.Chat(id="c", text="Where are we?"))
            assert said.ok and backend.store.items(id)[done.kept] == Said(0, "P0", "Where are we?")
            assert await play_on(backend, id, Random(2), 5) >= 5
            assert (await table_of(backend, id)).count == len(backend.store.items(id)) > done.kept

    asyncio.run(run())
    assert set(mistakes(database).values()) == {""}


def test_a_server_that_hears_of_the_repair_shows_the_table_as_it_is(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(postgres) as backend:
            id = await gathered(backend)
            await play_on(backend, id, Random(1), 30)
            room = await backend.rooms.open(id)
            last = (await table_of(backend, id)).count
            told = asyncio.Event()
            room.listeners.add(told.set)
            damage(postgres, lose(id, last - 10, last - 9))
            done = repair(postgres, await asyncio.to_thread(look, postgres, id), tmp_path)
            await asyncio.wait_for(told.wait(), 20)
            assert (await table_of(backend, id)).count == done.kept

    asyncio.run(run())
