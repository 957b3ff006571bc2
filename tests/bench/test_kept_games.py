"""Games stay for as long as the bots play as they did: by what is kept of their play, not by their source."""

from pathlib import Path

import pytest
from bench.commands import PATIENCE
from bench.kept_games import KeptGames, check_play, play_mark

from bench import kept_games, rungs
from speciate.bots import greedy
from speciate.bots.levels import FORMER, LEVELS
from speciate.core.errors import SpeciateError
from speciate.core.registry import get_game
from tests.golden.habits import LEARNED

EVO, EVOLUTION = get_game("evo"), get_game("evolution")


def test_lines_are_read_again_and_those_of_another_mark_give_way(tmp_path: Path) -> None:
    first, second = (KeptGames(tmp_path / "deep" / "games.jsonl", mark) for mark in ("one", "other"))
    assert first.read() == []
    first.add([1, 0.5], 0)
    first.add([0, 2.25], 1)
    assert first.read() == [[1, 0.5], [0, 2.25]] and second.read() == []
    second.add([3], 0)
    assert second.read() == [[3]] and first.read() == []


@pytest.mark.parametrize("half", ["[2", "", '{"mar'])
def test_half_a_line_is_none_and_in_nobodys_way(half: str, tmp_path: Path) -> None:
    kept = KeptGames(tmp_path / "games.jsonl", "one")
    if half.startswith("["):
        kept.add([1], 0)
        half = kept.path.read_text(encoding="utf-8") + half
    kept.path.write_text(half, encoding="utf-8")
    before = kept.read()
    assert before == [[1]][: len(before)]
    kept.add([3], len(before))
    assert kept.read() == [*before, [3]]


def test_two_who_play_the_same_games_do_not_both_keep_them(tmp_path: Path) -> None:
    kept = KeptGames(tmp_path / "games.jsonl", "one")
    kept.add([1], 0)
    with pytest.raises(SpeciateError, match="game 0 is not the next one"):
        kept.add([1], 0)
    assert kept.read() == [[1]]


def test_nothing_is_kept_once_the_bots_were_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process has loaded how they played before."""
    habits = tmp_path / "habits.txt"
    habits.write_text(kept_games.HABITS.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(kept_games, "HABITS", habits)
    play_mark(EVO, ("strong",))
    kept = KeptGames(tmp_path / "games.jsonl", "one")
    kept.add([1], 0)
    habits.write_text("evo 3: other\n", encoding="utf-8")
    with pytest.raises(SpeciateError, match=r"habits\.txt has changed since this began"):
        kept.add([2], 1)
    assert kept.read() == [[1]]


def test_bots_that_play_otherwise_than_is_kept_play_no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    check_play(EVO, ("greedy", "strong"))
    monkeypatch.setattr(greedy, "WORLDS", 5)
    check_play(EVO, ("strong",))
    with pytest.raises(SpeciateError, match="evo: greedy chooses otherwise than is kept"):
        check_play(EVO, ("strong", "greedy"))


def test_a_changed_level_begins_anew_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def marks() -> list[str]:
        return [play_mark(EVO, bots) for bots in (("strong", "casual"), ("expert", "strong"), ("casual", "beginner"))]

    before = marks()
    monkeypatch.setitem(LEVELS, "expert", LEVELS["expert"]._replace(iterations=7))
    assert [mark == old for mark, old in zip(marks(), before, strict=True)] == [True, False, True]
    monkeypatch.setitem(LEVELS, "casual", LEVELS["casual"]._replace(seconds=1.0))
    assert marks()[2] == before[2], "no match looks at the clock"


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("HABITS", "evo 3: other"),
        ("THOUGHTS", "evo after 3 usual: other"),
        ("LEARNED", "evo: other"),
        ("CHOICES", "evo strong: other"),
    ],
)
def test_other_play_begins_anew_in_its_game_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, line: str
) -> None:
    before = [play_mark(game, ("strong", "casual")) for game in (EVO, EVOLUTION)]
    kept = getattr(kept_games, file).read_text(encoding="utf-8")
    (tmp_path / "kept.txt").write_text(f"{kept}{line}\n", encoding="utf-8")
    monkeypatch.setattr(kept_games, file, tmp_path / "kept.txt")
    assert play_mark(EVO, ("strong", "casual")) != before[0]
    assert play_mark(EVOLUTION, ("strong", "casual")) == before[1]


def test_who_does_not_search_keeps_its_games_when_something_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [play_mark(EVO, bots) for bots in (("casual", "beginner"), ("strong", "casual"))]
    kept = kept_games.HABITS.read_text(encoding="utf-8")
    assert LEARNED in kept
    (tmp_path / "kept.txt").write_text(kept.replace(LEARNED, f"{LEARNED}more"), encoding="utf-8")
    monkeypatch.setattr(kept_games, "HABITS", tmp_path / "kept.txt")
    after = [play_mark(EVO, bots) for bots in (("casual", "beginner"), ("strong", "casual"))]
    assert [mark == old for mark, old in zip(after, before, strict=True)] == [True, False]


def test_no_clock_cuts_a_search_short() -> None:
    usual, former = dict(LEVELS), dict(FORMER)
    with rungs.patience():
        for level in (*LEVELS.values(), *FORMER.values()):
            assert level.seconds == PATIENCE
        assert all(level._replace(seconds=usual[name].seconds) == usual[name] for name, level in LEVELS.items())
    assert (usual, former) == (LEVELS, FORMER)


def test_what_the_repository_keeps_can_be_read() -> None:
    """By the bots of today or by earlier ones."""
    for path in kept_games.FOLDER.rglob("*.jsonl"):
        head = path.read_text(encoding="utf-8").split("\n")[0]
        lines = KeptGames(path, head.split('"')[3]).read()
        assert lines and len({len(line) for line in lines}) == 1, path
