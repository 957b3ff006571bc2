"""`speciate pack`"""

from pathlib import Path

import pytest

from speciate.core.registry import all_games, get_game
from speciate.games.evolution.components import PACKS
from tests.cli.conftest import Run


def test_show_prints_the_default_pack_as_it_is(run: Run) -> None:
    assert run("pack", "show", "evolution").out == PACKS.file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", all_games())
def test_what_show_prints_says_its_game_and_is_a_good_pack(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(run("pack", "show", game).out, encoding="utf-8")
    for line in (["pack", "check", path], ["pack", "check", game, path]):
        result = run(*line)
        assert result.code == 0 and "a good pack" in result.out and get_game(game).title in result.out
    assert get_game(game).engine.pack(path).to_json() == get_game(game).engine.pack().to_json()


def test_a_pack_that_names_no_game_or_none_there_is_says_what_to_do(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = PACKS.file.read_text(encoding="utf-8")
    path.write_text(text.replace('game = "evolution"', ""), encoding="utf-8")
    assert "does not say which game it is for" in run("pack", "check", path).mistake()
    assert "ne dit pas de quel jeu" in run("pack", "check", path, "--lang", "fr").mistake()
    assert run("pack", "check", "evolution", path).code == 0
    path.write_text(text.replace('game = "evolution"', 'game = "evolutoin"'), encoding="utf-8")
    assert "evolutoin" in run("pack", "check", path).mistake()
    path.write_text("[pack\n", encoding="utf-8")
    assert "is not TOML" in run("pack", "check", path).mistake()


def test_a_disaster_that_stands_on_two_cards_is_questioned_and_allowed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = run("pack", "show", "s-evolution").out
    path.write_text(text.replace('tools = "hurricane"', 'tools = "famine"'), encoding="utf-8")
    result = run("pack", "check", path)
    assert result.code == 0 and "famine stands on 2 cards (red tools, yellow tools)" in result.out
    assert "une question" in run("pack", "check", path, "--lang", "fr").out


def test_what_is_not_as_printed_is_allowed_and_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = PACKS.file.read_text(encoding="utf-8")
    path.write_text(text.replace("horns             = [1, 2, 3, 3, 4, 4, 5]\n", ""), encoding="utf-8")
    result = run("pack", "check", path)
    assert result.code == 0 and "a good pack" in result.out
    assert f"{path}: house rules: food.horns has 0 values, the rulebook has 7 such cards" in result.out
    assert "règles maison : food.horns a 0 valeur" in run("pack", "check", path, "--lang", "fr").out
    # and it is played with, two players setting aside too many of a small deck excepted
    assert run("sim", "evolution", "--games", 1, "--players", 3, "--pack", path).code == 0
    path.write_text(text[: text.index("[food]")] + "[food]\nhorns = [1, 1, 2, 2, 3, 3, 4, 4]\n", encoding="utf-8")
    assert "the option `set_aside`" in run("sim", "evolution", "--games", 1, "--players", 2, "--pack", path).mistake()


def test_every_mistake_of_a_pack_has_its_own_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = PACKS.file.read_text(encoding="utf-8").replace("ambush            = [-3,", "ambush = [99,")
    path.write_text(text.replace("horns  ", "hornes "), encoding="utf-8")
    before = path.read_bytes()
    result = run("pack", "check", path)
    assert result.code == 2
    lines = result.err.splitlines()
    assert len(lines) == 2
    assert all(line.startswith(f"error: {path}: ") for line in lines)
    assert path.read_bytes() == before


def test_a_bad_pack_for_a_game_is_one_line(run: Run, home: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[pack\n", encoding="utf-8")
    assert "mine.toml" in run("play", "evolution", "--pack", path).mistake()
    assert not home.exists()


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert "check" in run("pack").out
