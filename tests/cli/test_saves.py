"""Which saved game is the one to go on with."""

import os
from datetime import datetime
from pathlib import Path

from speciate.cli import saves

OVER = '{"end": {}, "h": "0"}\n'
RUNNING = '{"seat": "0", "move": "end", "h": "0"}\n'


def put(name: str, text: str, age: int) -> Path:
    path = saves.folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{}\n" + text, encoding="utf-8")
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def test_there_may_be_none() -> None:
    assert saves.newest_unfinished(None) is None
    put("evolution-1.jsonl", OVER, 1)
    put("evolution-2.jsonl", "no record", 0)
    assert saves.newest_unfinished(None) is None


def test_the_newest_that_is_not_over() -> None:
    put("evolution-1.jsonl", RUNNING, 9)
    newest = put("evolution-2.jsonl", RUNNING, 5)
    put("evolution-3.jsonl", OVER, 1)
    other = put("template-1.jsonl", RUNNING, 2)
    assert saves.newest_unfinished(None) == other
    assert saves.newest_unfinished("evolution") == newest


def test_two_games_of_one_second_have_two_files() -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = saves.new_path("evolution", now)
    assert first.name == "evolution-2026-01-02-030405.jsonl"
    put(first.name, RUNNING, 0)
    assert saves.new_path("evolution", now).name == "evolution-2026-01-02-030405-2.jsonl"
