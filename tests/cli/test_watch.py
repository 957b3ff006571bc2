"""`speciate watch`"""

from pathlib import Path

from speciate.table.record import read_record
from tests.cli.conftest import Run, saves

START = ("watch", "template", "--seats", "greedy,random", "--names", "Ann,Bo", "--seed", "3")


def test_bots_play_to_the_end_with_everything_told(run: Run, home: Path) -> None:
    result = run(*START, "--delay", "0")
    assert result.code == 0
    assert "Ann draws" in result.out and ("wins!" in result.out or "share the win!" in result.out)
    (path,) = saves(home)
    assert read_record(path).is_finished
    assert f"speciate replay {path}" in result.out


def test_a_seed_repeats_the_whole_game(run: Run, home: Path) -> None:
    run(*START, "--delay", "0")
    run(*START, "--delay", "0")
    first, second = saves(home)
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")


def test_step_by_step_until_q(run: Run, home: Path) -> None:
    result = run(*START, "--step", typed="\n\n\nq\n")
    assert result.code == 0 and result.out.count("Enter: next move") == 4
    assert saves(home) == []


def test_the_end_of_the_input_ends_the_show(run: Run) -> None:
    result = run(*START, "--step", "--lang", "fr", typed="\n")
    assert result.code == 0 and "Entrée : coup suivant" in result.out


def test_evolution_shows_open_hands_at_the_end(run: Run) -> None:
    out = run("watch", "evolution", "--seats", "random,random", "--seed", "1", "--delay", "0").out
    assert "Food in the bag" in out and "Watering hole" in out
