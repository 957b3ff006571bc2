"""`speciate new-game`"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Run

LONGEST = 150  # lines of a first game


def test_a_new_game_is_one_file_that_plays_and_passes_its_test(run: Run, tmp_path: Path) -> None:
    result = run("new-game", "stone-age", "--folder", tmp_path)
    assert result.code == 0
    written = tmp_path / "stone_age.py"
    assert f"SPECIATE_GAMES={written} speciate play stone-age" in result.out
    assert f"python -m pytest {tmp_path / 'test_stone_age.py'}" in result.out
    source = written.read_text(encoding="utf-8")
    assert "class StoneAge(SmallGame)" in source and 'id="stone-age"' in source and "tarter" not in source
    assert len(source.splitlines()) <= LONGEST
    environment = {**os.environ, "SPECIATE_GAMES": str(written), "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "80"}
    test = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_stone_age.py"]
    tested = subprocess.run(test, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stdout
    play = [sys.executable, "-m", "speciate.cli", "play", "stone-age", "--seats", "human,greedy", "--seed", "1"]
    played = subprocess.run(play, env=environment, capture_output=True, text=True, input="1\n" * 40, check=False)
    assert "Take one to three stones" in played.stdout and "wins!" in played.stdout, played.stdout + played.stderr


@pytest.mark.parametrize("name", ["Stone-Age", "stone_age", "stone age", "-stone", "9lives", "", "a" * 41, "class"])
def test_a_bad_name_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    assert "a game cannot be called" in run("new-game", "--folder", tmp_path, "--", name).mistake()
    assert list(tmp_path.glob("*.py")) == []


def test_a_name_that_is_taken_is_refused(run: Run, tmp_path: Path) -> None:
    assert 'there is a game "evolution" already' in run("new-game", "evolution", "--folder", tmp_path).mistake()
    assert "Python has a module" in run("new-game", "random", "--folder", tmp_path).mistake()


def test_a_file_that_is_there_is_not_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_stone_age.py").write_text("mine", encoding="utf-8")
    mistake = run("new-game", "stone-age", "--folder", tmp_path, "--lang", "fr").mistake()
    assert "test_stone_age.py existe déjà ; rien n’a été écrit" in mistake
    assert [path.name for path in tmp_path.glob("*.py")] == ["test_stone_age.py"]
    assert "there is no such folder" in run("new-game", "stone-age", "--folder", tmp_path / "no").mistake()
