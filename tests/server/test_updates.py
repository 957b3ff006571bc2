"""What a socket sends is what `HostedTable.update` says, made once for each audience."""

from random import Random

import msgspec

from speciate.core.registry import get_game
from speciate.core.seats import NATURE, SPECTATOR
from speciate.server import items
from speciate.server.hosted_table import HostedTable
from speciate.server.service import Service
from speciate.server.update_cache import EncodedUpdate, UpdateCache, present
from tests.server.backends import any_turn

HERE = (True, False, True)


def send(
    updates: UpdateCache, table: HostedTable, audience: int, since: int, here: tuple[bool, ...] = HERE
) -> EncodedUpdate:
    return updates.update(table, here, audience, since)


def begun() -> HostedTable:
    table = HostedTable("t", Random(1))
    service = Service(table, 0)
    service.make(items.Opened("evolution", get_game("evolution").rules_version, 3, {}, "Test", True))
    for seat in range(3):
        service.make(items.Sat(seat, f"P{seat}", "human"))
        service.make(items.Readied(seat, True))
    service.begin_when_ready()
    return table


def test_what_is_sent_is_the_update_to_the_letter() -> None:
    table, updates, rng = begun(), UpdateCache(), Random(2)
    while table.status == "playing":
        for audience in (0, 1, 2, SPECTATOR):
            since = rng.randrange(table.version(audience) + 1)
            sent = send(updates, table, audience, since)
            update = {**table.update(audience, since), "table": present(table, HERE)}
            assert sent.text == msgspec.json.encode({"update": update})
            assert sent.version == update["version"] == updates.standing(table, HERE, audience).version
        seat, moves = any_turn(table, rng)
        for move in moves:
            table.add(items.Moved(seat, move))
            while (drawn := table.playing.nature_move()) >= 0:
                table.add(items.Moved(NATURE, table.game.engine.codec.text(drawn)))


def test_all_who_hear_the_same_get_the_same_bytes() -> None:
    table, updates = begun(), UpdateCache()
    first = send(updates, table, SPECTATOR, 3)
    assert send(updates, table, SPECTATOR, 3) is first


def test_whoever_asks_can_tell_whether_anything_has_changed_for_them() -> None:
    table, updates = begun(), UpdateCache()
    first = updates.standing(table, HERE, SPECTATOR)
    assert updates.standing(table, HERE, SPECTATOR) == first == UpdateCache().standing(table, HERE, SPECTATOR)
    table.add(items.Said(0, "P0", "Hello"))
    later = updates.standing(table, HERE, SPECTATOR)
    assert later.version == first.version + 1
    assert later.sight == first.sight, "a word changes nothing on the board"


def test_another_table_in_the_same_place_is_not_mistaken_for_it() -> None:
    """As when a change could not be stored and the table was read again."""
    updates, ours, theirs = UpdateCache(), begun(), begun()
    ours.add(items.Said(0, "P0", "Ours"))
    theirs.add(items.Said(1, "P1", "Theirs"))
    assert ours.count == theirs.count
    assert b"Ours" in send(updates, ours, SPECTATOR, 0).text
    assert b"Theirs" in send(updates, theirs, SPECTATOR, 0).text


def test_who_comes_and_goes_is_told_to_all() -> None:
    table, updates = begun(), UpdateCache()
    before = updates.standing(table, HERE, SPECTATOR)
    after = send(updates, table, SPECTATOR, 0, here=(True, True, True))
    assert before.sight != updates.standing(table, (True, True, True), SPECTATOR).sight
    assert msgspec.json.decode(after.text)["update"]["table"]["seats"][1]["here"] is True
