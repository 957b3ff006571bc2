"""`speciate lab`"""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.lab.test_experiment import FILE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "acorns.toml"
    path.write_text(FILE)
    return path


def test_what_is_run_is_shown_again_and_every_figure_is_defined(run: Run, file: Path) -> None:
    ran = run("lab", "run", file)
    assert ran.code == 0
    for said in ("Acorns", "30 deals", "dear oaks", "score: the mean score of all seats", "moves: the choices", "Holm"):
        assert said in ran.out
    assert str(file.with_suffix(".lab")) in ran.out.replace("\n", "")
    shown = run("lab", "show", file).out
    assert shown and shown.strip() in ran.out
    assert "la moyenne" not in shown
    assert "score : le score moyen" in run("lab", "show", file, "--lang", "fr").out.replace("score:", "score :")


def test_two_runs_are_compared_deal_by_deal(run: Run, file: Path, tmp_path: Path) -> None:
    assert run("lab", "run", file).code == 0
    cheap = tmp_path / "cheap.toml"
    cheap.write_text(FILE.replace("value = 9", "value = 0"))
    assert run("lab", "run", cheap).code == 0
    said = run("lab", "compare", file, cheap).out
    assert "A: dear oaks" in said and "B: dear oaks" in said and "+0.000 ± 0.000" in said  # the usual ones are the same
    cheap.write_text(FILE.replace("games = 30", 'games = 30\nseed = "2"'))
    assert run("lab", "run", cheap, "--out", tmp_path / "other").code == 0
    assert "different seeds" in run("lab", "compare", file, tmp_path / "other").mistake()


def test_mistakes_are_one_line(run: Run, file: Path, tmp_path: Path) -> None:
    assert run("lab", "run", file).code == 0
    file.write_text(FILE.replace("value = 9", "value = 8"))
    assert "other variants" in run("lab", "run", file).mistake()
    assert "il n’y a pas d’expérience" in run("lab", "show", tmp_path / "none.toml", "--lang", "fr").mistake()
    assert "run" in run("lab").out
