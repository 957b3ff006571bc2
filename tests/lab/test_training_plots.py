"""The plots of a training: what they say is what was counted, in both languages, and the same when drawn again."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from speciate.lab.averages import share_interval
from speciate.lab.training.course import Course, Weights
from speciate.lab.training.duel import Duel
from speciate.lab.training.feature_words import PACKAGE, PARTS, FeatureWords
from speciate.lab.training.plots import (
    FORETOLD,
    MATCH,
    PRACTICE,
    WEIGHTS,
    TrainingPlots,
    foretold,
    of_match,
    of_practice,
    of_value,
    of_weights,
)
from speciate.lab.training.trial import Trial
from speciate.table.words import LANGUAGES, Messages

COURSE = Course("evolution", 4, 2, "tests")
STUDY = cast(
    Any,
    SimpleNamespace(
        curve=[SimpleNamespace(games=games, nats=nats) for games, nats in ((1, 1.9), (2, 1.75), (4, 1.6625))],
        by_hand=1.7401,
        uniform=1.8,
        unseen=SimpleNamespace(choices=1234),
        weights_by_hand={"fed": [0.25, 0.0], "trait": [0.0] * 102},
    ),
)
LEARNED: Weights = {"fed": [-1.5, 1.0], "trait": [0.0] * 51 + [2.25] + [0.0] * 50, "ignored": [0.0]}
TRIALS = [Trial(6000, 0.25, 0.2, 0.3), Trial(12000, 0.4, 0.35, 0.45)]
DUELS = [Duel(share, 0.0, 1.0, 1.0) for share in (1.0, 0.0, 1.0, 1.0, 0.5)]


def words(lang: str = "en") -> FeatureWords:
    return FeatureWords("evolution", COURSE.spec.package, lang)


def texts(svg: str) -> list[str]:
    return [re.sub("<[^>]*>", "", text) for text in re.findall("<text[^>]*>(.*?)</text>", svg)]


def test_how_well_choices_are_foretold_is_beside_those_who_learned_nothing() -> None:
    figure = foretold(STUDY, words())
    assert [(row["x"], row["value"]) for row in figure.rows] == [
        *((1, 1.9), (2, 1.75), (4, 1.6625)), *((1, 1.7401), (4, 1.7401)), *((1, 1.8), (4, 1.8)),
    ]  # fmt: skip
    assert figure.series == ["learned: 1.663 in the end", "policy made by hand: 1.740", "any move alike: 1.800"]
    assert "1,234 held back" in figure.axis and "nats" in figure.axis and figure.axis_x == "games learned from"


def test_of_each_family_the_weight_furthest_from_nothing_is_shown() -> None:
    svg = of_weights(LEARNED, STUDY.weights_by_hand, words())
    said = texts(svg)
    assert {"has not eaten, 0 traits", "−1.50", "Carnivore, hunter", "+2.25"} <= {*said}
    assert "To ignore" not in svg and svg.count("<g>") == 2
    trait = svg[svg.index("A trait laid") :]
    places = [float(x) for x in re.findall(r'<circle[^>]*cx="([\d.]+)"', trait)]
    zero = float(re.findall(r'class="fair" x1="([\d.]+)"', svg)[0])
    assert places[0] == zero < places[1]  # the policy made by hand, and the learned one


def test_the_match_has_its_interval_after_each_deal() -> None:
    figure = of_match(DUELS, words())
    low, high = share_interval(0.7, 5)
    assert [row["x"] for row in figure.rows] == [2, 4, 5]
    assert [row["value"] for row in figure.rows] == pytest.approx([50.0, 75.0, 70.0])
    assert (figure.rows[-1]["low"], figure.rows[-1]["high"]) == pytest.approx((100 * low, 100 * high))
    assert figure.series == [f"learned: 70.0 % [{100 * low:.1f} – {100 * high:.1f}]"] and figure.mark == 50.0


def test_a_practice_tells_how_strong_it_was_after_so_many_games() -> None:
    figure = of_practice(TRIALS, 0.25, words())
    assert [(row["x"], row["value"], row["low"], row["high"]) for row in figure.rows] == [
        (6.0, 25.0, 20.0, 30.0), (12.0, 40.0, 35.0, 45.0),
    ]  # fmt: skip
    assert figure.series == ["learned: 40.0 % [35.0 – 45.0]"] and figure.mark == 25.0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_are_the_same_again_and_a_match_of_other_weights_is_told_no_more(lang: str, tmp_path: Path) -> None:
    def drawn(name: str) -> dict[str, str]:
        plots = TrainingPlots(tmp_path / name, COURSE, lang)
        plots.learned(STUDY, LEARNED)
        plots.practised(TRIALS, 0.25)
        plots.judged(DUELS)
        return {path.stem: path.read_text(encoding="utf-8") for path in (tmp_path / name).iterdir()}

    first = drawn("first")
    assert first == drawn("again") and {*first} == {FORETOLD, WEIGHTS, PRACTICE, MATCH}
    for name, svg in first.items():
        title = " ".join(re.findall('class="title"[^>]*>([^<]*)<', svg))
        assert title.replace("&#x27;", "'") == Messages(PACKAGE, lang).t(f"{name}-title")
        assert "prefers-color-scheme: dark" in svg and 'xmlns="http://www.w3.org/2000/svg"' in svg
    TrainingPlots(tmp_path / "first", COURSE, lang).learned(STUDY, LEARNED)
    assert {path.stem for path in (tmp_path / "first").iterdir()} == {FORETOLD, WEIGHTS}


@pytest.mark.parametrize("game", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feature_has_a_name_that_no_other_of_its_family_has(lang: str, game: str) -> None:
    course = Course(game, 4, 2, "tests")
    families = course.learner.families
    ends = [start for _, start in families[1:]] + [families[-1][1] + 1]
    said = FeatureWords(game, course.spec.package, lang)
    for (family, start), end in zip(families, ends, strict=True):
        names = [said.feature(family, at) for at in range(end - start)]
        assert len(set(names)) == len(names), family
        assert all(len(name) <= 30 and len(about) <= 40 for name, about in names), max(
            names, key=lambda one: len(one[1])
        )
    assert {family for family, _ in families} == set(PARTS[game])
    assert FeatureWords("other", course.spec.package, "en").feature("shape", 3) == ("shape", "no. 3")


def test_both_languages_say_the_same_things() -> None:
    english, french = (Messages(PACKAGE, lang) for lang in LANGUAGES)
    assert english.keys == french.keys


def test_how_well_winners_are_foretold_is_beside_what_judged_before_and_nobody(tmp_path: Path) -> None:
    study = cast(Any, SimpleNamespace(usual=0.9, uniform=1.25, unseen=SimpleNamespace(game=range(2500))))
    figure = of_value(study, [0.85, 0.8, 0.7951], words())
    assert figure.series == ["network: 0.795 in the end", "as it was judged before: 0.900", "all seats alike: 1.250"]
    assert [(row["x"], row["value"]) for row in figure.rows][:4] == [(1, 0.85), (2, 0.8), (3, 0.7951), (1, 0.9)]
    assert "2,500 positions held back" in figure.axis
    plots = TrainingPlots(tmp_path, COURSE, "fr")
    plots.judged(DUELS)
    plots.valued(study, [0.85, 0.8])
    assert {path.name for path in tmp_path.iterdir()} == {"value.svg"}
    assert any("réseau" in text for text in texts((tmp_path / "value.svg").read_text(encoding="utf-8")))
