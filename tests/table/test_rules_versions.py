"""What was begun by earlier rules is read and played on by them, where only their components were others."""

import pytest

from speciate.core.registry import get_game
from speciate.server.hosted_table import HostedTable
from speciate.server.imports import read_items
from speciate.table.record import Record, read_record
from speciate.table.rules_versions import is_playable, usual_pack
from speciate.table.timeline import replay
from tests.golden.make import HERE

GAME = get_game("evolutopia")
EARLIER = "1.0"
RECORD = HERE / GAME.id / EARLIER / "3-level-4.jsonl"


@pytest.fixture(scope="module")
def record() -> Record:
    return read_record(RECORD)


def test_a_record_of_earlier_rules_stays_as_it_was_written(record: Record) -> None:
    assert record.header.rules == EARLIER != GAME.rules_version
    assert not record.header.is_own_pack and not record.header.pack.is_house
    assert record.lines() == RECORD.read_text(encoding="utf-8").splitlines()


def test_a_position_of_earlier_rules_names_its_components_and_finds_them(record: Record) -> None:
    timeline, _ = replay(record)
    written = timeline.state.to_json()
    assert written["pack"] == record.header.pack.name and "components" not in written
    assert GAME.position(written).digest() == timeline.state.digest()


def test_a_table_of_earlier_rules_goes_on_with_its_components() -> None:
    items = read_items(RECORD.read_text(encoding="utf-8"), "Old", False)
    table = HostedTable.read("t", items[:-3])  # the last moves are still to come
    assert table.rules == EARLIER and table.pack == ""
    assert table.playing.record.header.pack is usual_pack(GAME, EARLIER)
    for item in items[-3:]:
        table.add(item, 0)
    assert table.playing.timeline.sealed().lines() == RECORD.read_text(encoding="utf-8").splitlines()


def test_the_usual_pack_of_earlier_rules_is_no_longer_the_usual_one() -> None:
    earlier, usual = usual_pack(GAME, EARLIER), usual_pack(GAME, GAME.rules_version)
    assert earlier is not None and usual is GAME.engine.pack()
    assert earlier.name != usual.name and earlier.to_json() != usual.to_json()
    assert GAME.engine.pack(earlier.to_json()).is_house  # a new table with it does not play what is usual


@pytest.mark.parametrize("rules", [EARLIER, GAME.rules_version])
def test_rules_of_today_and_of_before_are_played_by(rules: str) -> None:
    assert is_playable(GAME, rules)


@pytest.mark.parametrize("rules", ["0.9", "", "1", "1.0.0", "../evolutopia/pack-1.0"])
def test_rules_that_are_not_at_hand_are_none(rules: str) -> None:
    assert not is_playable(GAME, rules)
    assert usual_pack(GAME, rules) is None
