"""`speciate pack`"""

from pathlib import Path

from speciate.games.evolution.components import DEFAULT
from tests.cli.conftest import Run


def test_show_prints_the_default_pack_as_it_is(run: Run) -> None:
    assert run("pack", "show", "evolution").out == DEFAULT.read_text(encoding="utf-8")


def test_what_show_prints_is_a_good_pack(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(run("pack", "show", "evolution").out, encoding="utf-8")
    for line in (["pack", "check", path], ["pack", "check", "evolution", path]):
        result = run(*line)
        assert result.code == 0 and "a good pack" in result.out


def test_a_pack_may_name_its_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = DEFAULT.read_text(encoding="utf-8")
    path.write_text(text.replace("[pack]", '[pack]\ngame = "evolution"'), encoding="utf-8")
    assert run("pack", "check", path).code == 0
    path.write_text(text.replace("[pack]", '[pack]\ngame = "evolutoin"'), encoding="utf-8")
    assert "evolutoin" in run("pack", "check", path).mistake()


def test_every_mistake_of_a_pack_has_its_own_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = DEFAULT.read_text(encoding="utf-8").replace("ambush            = [-3,", "ambush = [99,")
    path.write_text(text.replace("horns  ", "hornes "), encoding="utf-8")
    before = path.read_bytes()
    result = run("pack", "check", path)
    assert result.code == 2
    lines = result.err.splitlines()
    assert len(lines) == 3
    assert all(line.startswith(f"error: {path}: ") for line in lines)
    assert path.read_bytes() == before


def test_a_bad_pack_for_a_game_is_one_line(run: Run, home: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[pack\n", encoding="utf-8")
    assert "mine.toml" in run("play", "evolution", "--pack", path).mistake()
    assert not home.exists()


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert "check" in run("pack").out
