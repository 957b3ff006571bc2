"""Games of the past replay to the last digest, and today's engine still plays them."""

from pathlib import Path

import pytest

from speciate.core.game import GameSpec
from speciate.table.record import read_record
from speciate.table.timeline import replay
from tests.golden.make import HERE, Golden, goldens, play, playthroughs, read

RECORDS = sorted(HERE.glob("*/*/*.jsonl"))
ALL = {f"{golden.game.id}-{golden.name}": golden for golden in goldens()}
READ = list(playthroughs())


def test_every_golden_record_is_there() -> None:
    assert {golden.path for golden in ALL.values()} <= set(RECORDS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "-".join(path.relative_to(HERE).parts))
def test_a_golden_record_replays_digest_by_digest(path: Path) -> None:
    record = read_record(path)
    timeline, happened = replay(record)
    assert record.is_finished
    assert len(happened) == len(timeline)


@pytest.mark.parametrize("golden", ALL.values(), ids=list(ALL))
def test_the_same_seeds_still_play_the_golden_game(golden: Golden) -> None:
    assert play(golden).record.lines() == golden.path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("game", "options", "path"), READ, ids=[path.stem for _, _, path in READ])
def test_the_playthrough_in_the_docs_is_the_game_that_is_played(
    game: GameSpec, options: dict[str, object], path: Path
) -> None:
    assert read(game, options) == path.read_text(encoding="utf-8")
