"""Games of files and of other packages: loaded once, and one that is broken takes no other with it."""

import warnings
from pathlib import Path

import pytest

from speciate.core.errors import SpeciateError, UnknownName
from speciate.core.registry import _outside_games, all_games, game_in, get_game, register

GAME = """
from speciate.core.game import GameSpec
GAME = GameSpec("{id}", "{id}", "1.0", (2, 2), (), "nowhere:ENGINE", listed=False)
"""


def test_a_file_is_loaded_once(tmp_path: Path) -> None:
    path = tmp_path / "game_of_a_file.py"
    path.write_text(GAME.format(id="file"), encoding="utf-8")
    game = game_in(path)
    assert game.id == "file" and game_in(path) is game
    other = tmp_path / "elsewhere" / path.name
    other.parent.mkdir()
    other.write_text(GAME.format(id="other"), encoding="utf-8")
    assert game_in(other).id == "other", "of the same name, and another file"


@pytest.mark.parametrize(
    ("text", "says"),
    [("GAME = 1", "GAME is not a game"), ("1 / 0", "ZeroDivisionError"), (None, "there is no Python file")],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str | None, says: str) -> None:
    path = tmp_path / "wrong_game_of_a_file.py"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    for _ in range(2):
        with pytest.raises(SpeciateError, match=says):
            game_in(path)


def test_a_broken_package_takes_no_other_game_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As they are installed: in the order of their names, the broken ones first."""
    info = tmp_path / "outside-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n", encoding="utf-8")
    points = "a = outside_broken:GAME\nb = outside_whole:NUMBER\nc = outside_whole:GAME\n"
    (info / "entry_points.txt").write_text(f"[speciate.games]\n{points}", encoding="utf-8")
    (tmp_path / "outside_broken.py").write_text("raise OSError('broken')", encoding="utf-8")
    (tmp_path / "outside_whole.py").write_text(GAME.format(id="outside") + "NUMBER = 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        games = _outside_games()
    assert "outside" in [game.id for game in games]
    told = [str(warning.message) for warning in said]
    assert any('"a" of another package does not load' in line for line in told)
    assert any('"b" of group speciate.games is not a GameSpec' in line for line in told)


def test_a_game_is_found_by_its_name_only_once() -> None:
    evolution = get_game("evolution")
    assert all_games()["evolution"] is evolution
    with pytest.raises(SpeciateError, match='a game "evolution" exists already'):
        register(evolution)
    with pytest.raises(UnknownName) as wrong:
        get_game("evolutoin")
    assert wrong.value.nearest == "evolution" and "template" not in wrong.value.known
