"""Reports of experiments: what their sentences claim, what is drawn, and that nobody can make the page act."""

import hashlib
import json
import re
from base64 import b64encode
from html.parser import HTMLParser
from pathlib import Path

import pytest

import speciate.lab.figures
from speciate.core.errors import BadOption
from speciate.core.registry import get_game
from speciate.lab.comparison import KeptRun
from speciate.lab.experiment import Experiment, Seats, Variant, changed
from speciate.lab.experiment_run import run_experiment
from speciate.lab.figures import headlines, page
from speciate.lab.figures.experiment_figures import experiment_figures
from speciate.lab.figures.figure import Column, Figure, Kind, Row, number
from speciate.lab.figures.metric_figures import metric_figures
from speciate.lab.figures.reports import experiment_report, report_of, write_report
from speciate.lab.figures.spread import Bars
from speciate.lab.figures.static import drawing
from speciate.lab.figures.wording import Wording
from speciate.lab.metrics.table import Cell, MetricTable
from speciate.table.words import LANGUAGES
from tests.lab.sentences import arguments

FOLDER = Path(speciate.lab.figures.__file__).parent
EVIL = '</script><img src=x onerror="alert(1)">'
EN = Wording("en")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> KeptRun:
    """Oaks that are dear for one, at tables of two and of three."""
    folder = tmp_path_factory.mktemp("lab") / "acorns.lab"
    dear = changed_oaks(9)
    experiment = Experiment(
        EVIL,
        "template",
        (Variant("usual"), Variant(EVIL, pack=dear)),
        (Seats("two", ("random", "random")), Seats("three", ("random",) * 3)),
        games=60,
        measures=("score", "moves", "seat_1"),
    )
    run_experiment(experiment, folder)
    return KeptRun(folder)


def changed_oaks(value: int) -> dict[str, object]:
    return changed(get_game("template").engine.pack().to_json(), {"seeds.oak.value": value}, "dear oaks")


# -- figures -------------------------------------------------------------------------------------------


def test_the_figures_of_an_experiment_are_those_of_its_summary(run: KeptRun) -> None:
    figures = {figure.id: figure for figure in experiment_figures(run, EN)}
    assert list(figures) == [
        *("score-difference", "score-spread", "moves-difference", "moves-spread"),
        *("seat_1-difference", "seat_1-mean"),
    ]
    told = [row for row in run.summary["rows"] if row["measure"] == "score" and "difference" in row]
    drawn = figures["score-difference"].rows
    assert [row["value"] for row in drawn] == [row["difference"] for row in told]
    assert [row["name"] for row in drawn] == ["two", "three"]
    assert all(number(row, "high") - number(row, "value") == pytest.approx(number(row, "half")) for row in drawn)
    heaps = figures["score-spread"].rows
    assert sum(number(row, "count") for row in heaps) == 60 * 4
    assert figures["score-spread"].series == ["usual, two", f"{EVIL}, two", "usual, three", f"{EVIL}, three"]
    shares = figures["seat_1-mean"].rows
    assert [row["fair"] for row in shares] == [50.0, 50.0, pytest.approx(100 / 3), pytest.approx(100 / 3)]
    assert all(number(row, "value") == pytest.approx(number(row, "share") - number(row, "fair")) for row in shares)


def test_a_histogram_counts_every_value_once_and_cuts_no_whole_number() -> None:
    whole = Bars(3, 250, is_whole=True)
    assert {whole.bar(value) for value in (3, 250)} == {0, whole.bar(250)}
    assert whole.ends(whole.bar(250))[0] < 250 < whole.ends(whole.bar(250))[1]
    assert all(start % 1 == 0.5 for start, _ in map(whole.ends, range(5)))
    assert Bars(2.5, 2.5, is_whole=False).bar(2.5) == 0


# -- metrics and sweeps --------------------------------------------------------------------------------


def metric(name: str, labels: tuple[str, ...], *rows: tuple[Cell, ...]) -> MetricTable:
    """Each row: its labels, then the value and half its interval."""
    table = MetricTable(name, labels)
    for *named, value, half in rows:
        table.rows.append({**dict(zip(labels, named, strict=True)), "value": value, "half_width": half, "count": 9})
    return table


def test_a_metric_is_cut_into_pictures_by_what_its_labels_are() -> None:
    balance = metric(
        "component-balance",
        ("seats", "component", "by"),
        *((4, "horns", by, 0.01, 0.02) for by in ("drawn", "used")),
        *((4, "long-neck", by, 0.05, 0.01) for by in ("drawn", "used")),
    )
    length = metric("length", ("seats", "measure"), *((n, m, 10.0, 1.0) for n in (2, 3) for m in ("moves", "rounds")))
    known = metric("winner-known", ("seats", "played"), *((2, part, part / 100, 0.1) for part in (10, 50, 90)))
    figures = {figure.id: figure for figure in metric_figures([balance, length, known], "evolution", EN)}
    assert list(figures) == ["component-balance", "length-moves", "length-rounds", "winner-known"]
    traits = figures["component-balance"]
    assert traits.kind == "dots" and traits.mark == 0.0
    assert [(row["name"], row["series"]) for row in traits.rows[:2]] == [("Long Neck", "drawn"), ("Long Neck", "used")]
    assert traits.rows[0]["value"] == 5.0 and traits.rows[0]["text"] == "+5.0 ± 1.0"
    assert "most for Long Neck, +5.0 points (1 of 2 beyond chance)" in traits.headline  # of those drawn
    assert [row["name"] for row in figures["length-moves"].rows] == ["2 players", "3 players"]
    assert figures["length-moves"].rows[0]["text"] == "10.00 ± 1.00"
    assert figures["winner-known"].kind == "curve"
    assert figures["winner-known"].headline.endswith("from 10.0 % at first to 90.0 % in the end.")


def test_the_more_intervals_there_are_the_more_is_asked_of_each() -> None:
    barely = row("b", 2.0, 1.9)
    assert headlines.told_among([barely]) == [barely]
    assert headlines.told_among([barely] * 20) == []
    assert len(headlines.told_among([row("b", 2.0, 1.0)] * 20)) == 20
    assert headlines.told_among([row("b", 2.0, None)]) == []


def test_metrics_and_sweeps_are_read_from_what_they_write(tmp_path: Path) -> None:
    about = {"game": "evolution", "seats": [2], "games": 5, "bots": ["policy"], "seed": "1"}
    table = {
        "metric": "length",
        "labels": ["seats"],
        "rows": [{"seats": 2, "value": 3, "half_width": None, "count": 5}],
    }
    file = tmp_path / "found.json"
    file.write_text(json.dumps({"format": "speciate-metrics/1", "about": about, "tables": [table]}))
    assert report_of(file, EN).about[0].startswith("5 deals of Evolution")
    assert report_of(file, EN).figures[0].kind == "bars"
    of_people = {"game": "evolution", "pack": "", "records": 7, "metrics": ["length"]}
    file.write_text(json.dumps({"format": "speciate-metrics/1", "about": of_people, "tables": [table]}))
    assert report_of(file, EN).about == ["7 records of games of Evolution."]
    file.write_text("{}")
    with pytest.raises(BadOption, match="no file of metrics"):
        report_of(file, EN)


def test_a_sweep_is_judged_by_fresh_deals(tmp_path: Path) -> None:
    goal = {"goal": "rounds", "table": "three", "range": [12.0, None], "unit": 1.0}
    seen = [{"goal": "rounds", "table": "three", "value": 9.0, "half_width": 0.1, "loss": 3.0}]
    trials = [
        {"trial": 1, "settings": {"limit": 9}, "loss": 2.0, "goals": seen, "fresh": {"loss": 4.0, "goals": seen}},
        {"trial": 2, "settings": {"limit": 8}, "loss": 2.5, "goals": seen, "fresh": {"loss": 3.0, "goals": seen}},
        {"trial": 0, "settings": None, "loss": 3.0, "goals": seen, "fresh": {"loss": 3.5, "goals": seen}},
    ]
    head = {"title": "T", "game": "evolution", "seed": "1", "deals": 10, "method": "grid", "parameters": ["limit"]}
    (tmp_path / "sweep.json").write_text(json.dumps({**head, "goals": [goal], "trials": trials}))
    losses, rounds = report_of(tmp_path, EN).figures
    assert losses.headline == "Nearest to the goals is limit = 8: 3.00 from them, and the game as it is 3.50."
    assert len(losses.rows) == 6 and rounds.mark == 12.0
    assert rounds.headline == "0 of 3 meet the goal that the number of rounds be at least 12.00."
    assert "limit = 9" in str(rounds.rows[0]["text"]) and "<svg" in drawing(losses)


# -- sentences -----------------------------------------------------------------------------------------


def row(name: str, value: float, half: float | None) -> Row:
    low, high = (None, None) if half is None else (value - half, value + half)
    return {"name": name, "series": "", "value": value, "low": low, "high": high, "text": f"{value}"}


def test_a_difference_is_claimed_only_beyond_chance() -> None:
    score = EN.measure("score")
    said = headlines.of_differences([row("b", 2.0, 1.5)], "a", score, EN)
    assert said == "With “b” the mean score of all seats rises by 2.00, compared with “a”."
    assert "falls by 2.00" in headlines.of_differences([row("b", -2.0, 1.5)], "a", score, EN)
    said = headlines.of_differences([row("b", 2.0, 2.5)], "a", score, EN)
    assert "no difference" in said and "at most 4.50" in said
    assert "no difference" in headlines.of_differences([row("b", 2.0, None)], "a", score, EN)  # a single game
    several = [row("b", 2.0, 1.0), row("c", -3.0, 1.0), row("d", 9.0, 10.0)]
    said = headlines.of_differences(several, "a", score, EN)
    assert said.startswith("2 of 3 changes move") and "“c”: −3.00" in said
    assert headlines.of_differences(several[2:] * 2, "a", score, EN).startswith("None of 2 changes")


def test_a_seat_is_called_favoured_only_beyond_chance() -> None:
    rows = [row("two", 5.0, 2.0), row("three", 1.0, 2.0), row("four", -4.0, 2.0)]
    said = headlines.of_fairness(rows, "the first seat", EN)
    assert said == "The first seat wins more than its fair share with: two; less with: four."
    assert "its fair share, as far as" in headlines.of_fairness(rows[1:2] * 2, "the first seat", EN)
    assert headlines.of_fairness(rows[:2], "the first seat", EN).endswith("fair share with: two.")


def test_numbers_are_written_as_the_language_does() -> None:
    fr = Wording("fr")
    share = fr.measure("won")
    assert fr.amount(-3.25, share) == "3,2 points" and fr.value(55.0, share) == "55,0 %"
    assert EN.signed(-1.5, 1) == "−1.5" and EN.signed(0.0, 1) == "0.0"
    assert EN.names(list("abcdefgh")) == "a, b, c, d, e, f and 2 more"
    assert EN.measure("trait_horns").phrase == "the number “trait horns”"


# -- pictures ------------------------------------------------------------------------------------------


def figure(kind: Kind, rows: list[Row]) -> Figure:
    columns = [Column("name", "name"), Column("value", "value", 1)]
    return Figure("f", kind, "Topic", "Headline", "Note", "axis", columns, rows, axis_x="x", mark=0.0)


def test_every_kind_has_a_picture_without_a_script() -> None:
    dots = drawing(figure("dots", [row("b", 2.0, 1.0), row("c", -1.0, None)]))
    assert dots.count("<circle") == 2 and 'class="fair"' in dots
    assert drawing(figure("bars", [row("b", 2.0, None)])).count("<circle") == 1
    bars: list[Row] = [{"series": "a", "from": 0.0, "to": 1.0, "count": 3, "text": "3 games"}]
    assert drawing(figure("histogram", bars)).count("<rect") == 1
    points: list[Row] = [{"series": "s", "x": x, "value": x / 2, "low": 0.0, "high": x, "text": ""} for x in (1, 2, 3)]
    curve = drawing(figure("curve", points))
    line = re.search(r'polyline[^>]*points="([^"]*)"', curve)
    assert line is not None and len(re.findall(r"[\d.]+,[\d.]+", line[1])) == 3


# -- the page ------------------------------------------------------------------------------------------


class Elements(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def count(self, tag: str) -> int:
        return [name for name, _ in self.found].count(tag)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_has_a_sentence_a_picture_and_a_table_for_each_figure(run: KeptRun, lang: str) -> None:
    words = Wording(lang)
    report = experiment_report(run, words)
    text = page.page(report, words)
    elements = Elements(text)
    count = len(report.figures)
    assert [elements.count(tag) for tag in ("section", "table", "details")] == [count] * 3
    assert text.count('<svg class="still"') == count
    assert 'lang="fr"' in text if lang == "fr" else 'lang="en"' in text
    for tag, attributes in elements.found:
        assert tag not in ("img", "link", "iframe")  # what somebody has named a variant is no element
        assert not [name for name in attributes if name.startswith("on") or name in ("src", "style")]


def test_the_policy_allows_the_script_and_the_style_of_the_page_and_nothing_else(
    run: KeptRun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "script", lambda: "draw()")
    text = page.page(experiment_report(run, EN), EN)
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None and policy[1].startswith("default-src 'none'") and "unsafe" not in policy[1]
    for tag in ("script", "style"):
        inside = re.search(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
        assert inside is not None
        digest = b64encode(hashlib.sha256(inside[1].encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy[1]
    data = re.search(r'<script type="application/json" id="figures">(.*?)</script>', text, re.DOTALL)
    assert data is not None
    assert json.loads(data[1])[0]["id"] == "score-difference"  # the evil name did not end it


def test_without_the_script_the_page_says_so_and_has_no_buttons(run: KeptRun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "script", lambda: "")
    text = page.page(experiment_report(run, EN), EN)
    assert "make page" in text and "<script" not in text and "<button" not in text
    assert "script-src" not in text


def test_a_report_is_the_same_again(run: KeptRun, tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_report(run.kept.folder, tmp_path / name, "fr")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


# -- the words -----------------------------------------------------------------------------------------


def test_both_languages_say_the_same_and_everything_is_used() -> None:
    assert arguments(FOLDER, "en") == arguments(FOLDER, "fr")
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    by_name = ("measure-", "subject-", "label-", "column-")  # put together with what they are of
    unused = [
        key
        for key in arguments(FOLDER, "en")
        if not re.search(f"[\"']{key}[\"']", source) and not key.startswith(by_name)
    ]
    assert unused == []
