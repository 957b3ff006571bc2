"""`speciate lab`"""

import asyncio
import json
import sys
from inspect import signature
from pathlib import Path

import pytest

from speciate.cli import lab_metrics
from speciate.lab.metrics.study import USUAL_LEVELS
from speciate.server.imports import read_items
from speciate.server.store import Change, Store
from tests.cli.conftest import Run
from tests.lab.test_experiment import FILE
from tests.lab.test_metric_records import NAMES, played, text
from tests.lab.test_sweep import FILE as SWEEP


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


def test_the_usual_levels_are_those_of_a_study() -> None:
    assert tuple(signature(lab_metrics.metrics).parameters["levels"].default.split(",")) == USUAL_LEVELS


def test_metrics_are_told_in_sentences_and_tables_and_written_once(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "found.json"
    words = ("lab", "metrics", "template", "--bots", "random", "--seats", "2-3", "--games", "20", "--out", out)
    told = run(*words)
    assert told.code == 0, told.err
    for said in ("Length", "How long a game is", "players", "Advantage of the seats", "confounded", "95 %"):
        assert said in told.out
    assert [table["metric"] for table in json.loads(out.read_text())["tables"]][:2] == ["length", "branching"]
    assert "nothing was played" in " ".join(run(*words).out.split())
    assert "another number of games" in run(*[*words[:-4], "--games", "21", "--out", out]).mistake()
    french = run("lab", "metrics", "template", "--bots", "random", "--games", "3", "--metric", "length", "--lang", "fr")
    assert "Durée" in french.out and "coups" in french.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--metric", "lenght"], "length"),
        (["--seats", "many"], "2-6"),
        (["--seats", "9"], "9"),
        (["--bots", "gredy"], "greedy"),
        (["--use", "nothing"], "event"),
        (["--out", "found.txt"], ".parquet"),
    ],
)
def test_what_is_wrong_with_a_question_is_one_line(run: Run, words: list[str], said: str) -> None:
    assert said in run("lab", "metrics", "template", *words).mistake()


async def stored(url: str, *texts: str) -> None:
    """A database of a server with these records as its tables."""
    store = Store(url)
    for number, record in enumerate(texts):
        items = read_items(record, "an evening", public=True)
        summary = {"game": "template", "status": "over", "seats": []}
        await store.commit(Change(f"table{number}", 1, items, summary, rules="1.0", at=number))
    store.close()


def test_a_server_s_games_are_measured_without_names(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    asyncio.run(stored(f"sqlite:///{path}", *(text(played("template", seed, ["human", "human"])) for seed in range(2))))
    out = tmp_path / "people.json"
    for database in (f"sqlite:///{path}", path):
        told = run("lab", "records", "--database", database, "--out", out)
        assert told.code == 0 and "2 games" in told.out, told.err
        assert not any(name in told.out + out.read_text() for name in NAMES)
    assert json.loads(out.read_text())["about"]["records"] == 2
    played("s-evolution", 1, ["human", "human"]).record.save(tmp_path / "tricks.jsonl")
    played("template", 1, ["human", "human"]).record.save(tmp_path / "seeds.jsonl")
    assert run("lab", "records", tmp_path, "--metric", "length", "--out", tmp_path / "each.csv").code == 0
    assert sorted(path.name for path in tmp_path.glob("each*")) == ["each-1.csv", "each-2.csv"]
    assert "2 parties" in run("lab", "records", "--database", path, "--metric", "length", "--lang", "fr").out


def test_games_of_bots_are_left_out_and_what_cannot_be_read_is_one_line(run: Run, tmp_path: Path) -> None:
    played("template", 1, ["random", "greedy"]).record.save(tmp_path / "bots.jsonl")
    told = run("lab", "records", tmp_path)
    assert told.code == 0 and "only bots played" in told.out and "no finished game" in told.out
    assert "one game" in run("lab", "records", tmp_path / "bots.jsonl", "--bots", "--metric", "length").out
    assert "not both" in run("lab", "records", tmp_path, "--database", "club.db").mistake()
    assert "no file" in run("lab", "records", "--database", tmp_path / "none.db").mistake()
    assert "none.jsonl" in run("lab", "records", "none.jsonl").mistake()
    assert "games played for itself" in run("lab", "records", tmp_path, "--metric", "ablation").mistake()


def test_a_sweep_shows_its_best_trials_and_defines_every_figure(run: Run, file: Path) -> None:
    file.write_text(SWEEP)
    ran = run("lab", "sweep", file, "--best", 1)
    assert ran.code == 0
    for said in ("6 trials (every combination)", "as it is", "two: score: 1000 or more", "Loss: how far", "fresh"):
        assert said in ran.out
    assert "Perte : à quelle distance" in run("lab", "sweep", file, "--best", 1, "--lang", "fr").out
    assert "est une recherche : speciate lab sweep" in run("lab", "run", file, "--lang", "fr").mistake()


def test_it_is_shown_what_the_same_deals_are_worth(run: Run, file: Path) -> None:
    assert run("lab", "run", file).code == 0
    said = run("lab", "show", file, "--pairing").out
    assert "same deals" in said and "dear oaks" in said and "× " in said and "Deals saved:" in said


def test_a_cluster_that_cannot_be_had_is_a_mistake(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install speciate[ray]" in run("lab", "run", file, "--ray").mistake()
    assert "leave out --jobs" in run("sim", "template", "--on", "ray://here:1", "--jobs", 2).mistake()
