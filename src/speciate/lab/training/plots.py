"""The plots of a training: how well choices are foretold, what was learned, and how the match went.

They say the same whenever they are drawn of the same lessons, weights and duels; times are not in them.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from speciate.lab.averages import Mean
from speciate.lab.figures.figure import Column, Figure, Row
from speciate.lab.figures.static import picture, standing
from speciate.lab.plots import Pair, pairs
from speciate.lab.training.course import Course, Weights
from speciate.lab.training.duel import Duel
from speciate.lab.training.feature_words import FeatureWords
from speciate.lab.training.trial import Trial
from speciate.table.files import write_atomically

if TYPE_CHECKING:
    from speciate.lab.training import value  # which need NumPy
    from speciate.lab.training.study import Study

FORETOLD, WEIGHTS, PRACTICE, VALUE, MATCH = "foretold", "weights", "practice", "value", "match"
MINUS = "−"


class TrainingPlots:
    """In a folder beside the lessons."""

    def __init__(self, path: Path, course: Course, lang: str) -> None:
        self.path = path
        self.words = FeatureWords(course.game, course.spec.package, lang)

    def learned(self, study: "Study", weights: Weights) -> None:
        """The practice and the match of other weights, if there were any, are told no more."""
        self.path.mkdir(parents=True, exist_ok=True)
        self._file(PRACTICE).unlink(missing_ok=True)
        self._file(VALUE).unlink(missing_ok=True)
        self._file(MATCH).unlink(missing_ok=True)
        self._write(FORETOLD, picture(foretold(study, self.words)))
        self._write(WEIGHTS, of_weights(weights, study.weights_by_hand, self.words))

    def practised(self, trials: Sequence[Trial], fair: float) -> None:
        if trials:
            self._write(PRACTICE, picture(of_practice(trials, fair, self.words)))

    def valued(self, study: "value.Study", nats: Sequence[float]) -> None:
        """After every look; the match of another network, if there was one, is told no more."""
        self.path.mkdir(parents=True, exist_ok=True)
        self._file(MATCH).unlink(missing_ok=True)
        self._write(VALUE, picture(of_value(study, nats, self.words)))

    def judged(self, duels: Sequence[Duel]) -> None:
        if duels:
            self._write(MATCH, picture(of_match(duels, self.words)))

    def _write(self, name: str, text: str) -> None:
        write_atomically(self._file(name), text)

    def _file(self, name: str) -> Path:
        return self.path / f"{name}.svg"


def foretold(study: "Study", words: FeatureWords) -> Figure:
    last = study.curve[-1]
    levels = {
        "foretold-learned": [(point.games, point.nats) for point in study.curve],
        "foretold-by-hand": [(games, study.by_hand) for games in (study.curve[0].games, last.games)],
        "foretold-uniform": [(games, study.uniform) for games in (study.curve[0].games, last.games)],
    }
    rows: list[Row] = [
        {"series": words.t(key, nats=words.number(points[-1][1], 3)), "x": games, "value": nats}
        for key, points in levels.items()
        for games, nats in points
    ]
    return curve(FORETOLD, rows, words, choices=study.unseen.choices)


def of_match(duels: Sequence[Duel], words: FeatureWords) -> Figure:
    """The share of wins as games came in; two games of a deal are told together."""
    share, rows = Mean(), []
    for number, duel in enumerate(duels, start=1):
        share.add(duel.share)
        low, high = share.share_interval
        if number % 2 == 0 or number == len(duels):
            rows.append({"x": number, "value": 100 * share.mean, "low": 100 * low, "high": 100 * high})
    return shares(MATCH, rows, words, mark=50.0)


def of_practice(trials: Sequence[Trial], fair: float, words: FeatureWords) -> Figure:
    """The share of wins after so many games."""
    rows = [
        {"x": trial.games / 1000, "value": 100 * trial.share, "low": 100 * trial.low, "high": 100 * trial.high}
        for trial in trials
    ]
    return shares(PRACTICE, rows, words, mark=100 * fair)


def of_value(study: "value.Study", nats: Sequence[float], words: FeatureWords) -> Figure:
    """How well winners are foretold by the network after every look, by what judged before, and by nobody."""
    levels = {
        "value-learned": list(enumerate(nats, start=1)),
        "value-usual": [(look, study.usual) for look in (1, len(nats))],
        "value-uniform": [(look, study.uniform) for look in (1, len(nats))],
    }
    rows: list[Row] = [
        {"series": words.t(key, nats=words.number(points[-1][1], 3)), "x": look, "value": told}
        for key, points in levels.items()
        for look, told in points
    ]
    return curve(VALUE, rows, words, positions=len(study.unseen.game))


SHOWN = {"share": "value", "low": "low", "high": "high"}


def shares(name: str, rows: Sequence[dict[str, float]], words: FeatureWords, mark: float) -> Figure:
    """A curve of shares in percent, named by where it ends."""
    last = {shown: words.number(float(rows[-1][key]), 1) for shown, key in SHOWN.items()}
    named: list[Row] = [{"series": words.t(f"{name}-learned", **last), **row} for row in rows]
    return curve(name, named, words, mark)


def curve(name: str, rows: Sequence[Row], words: FeatureWords, mark: float | None = None, **said: object) -> Figure:
    title, up, across = words.t(f"{name}-title"), words.t(f"{name}-up", **said), words.t(f"{name}-across")
    columns = [Column("series", ""), Column("x", across), Column("value", up, 3)]
    return Figure(name, "curve", title, title, "", up, columns, rows, across, mark)


def of_weights(weights: Weights, by_hand: Weights, words: FeatureWords) -> str:
    """Of each family the weight that is furthest from 0, beside what comes nearest to the policy made by hand."""
    rows = []
    for family, learned in weights.items():
        at = max(range(len(learned)), key=lambda place: abs(learned[place]))
        if learned[at]:
            name, about = words.feature(family, at)
            rows.append(Pair(name, about, learned[at], by_hand[family][at], signed(learned[at], words)))
    title = words.t("weights-title")
    names = words.t("weights-learned"), words.t("weights-by-hand")
    return standing(pairs(title, rows, names, words.t("weights-across")), title)


def signed(value: float, words: FeatureWords) -> str:
    return ("+" if value > 0 else MINUS) + words.number(abs(value), 2)
