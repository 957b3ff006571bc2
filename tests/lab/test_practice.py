"""Practice: what is reckoned of a choice is right, it goes on where it stopped, and it makes a policy stronger."""

from math import exp, log
from pathlib import Path
from random import Random

import pytest

from speciate.core.errors import SpeciateError
from speciate.lab.training import trial
from speciate.lab.training.course import Course
from speciate.lab.training.folder import TrainingFolder

fit = pytest.importorskip("speciate.lab.training.fit", reason="training needs numpy")
practice = pytest.importorskip("speciate.lab.training.practice")

COURSE = Course("evolution", 2, 1, "tests")
SIZE = fit.size_of(COURSE)
MOVES = [
    1 | 2 << 10,
    3,
    0,
    2 | 3 << 10 | 4 << 20 | 5 << 30 | 6 << 40,
]  # features of four moves; the third is never made


def log_chance(weights: list[float], chosen: int) -> float:
    liking = [sum(weights[packed >> 10 * at & 1023] for at in range(5)) for packed in MOVES]
    return liking[chosen] - log(sum(exp(each) for each, packed in zip(liking, MOVES, strict=True) if packed))


def test_the_slope_of_a_choice_is_that_of_its_chance() -> None:
    rng = Random(3)
    seen = set()
    for _ in range(40):
        weights = [0.0, *(rng.uniform(-1.0, 1.0) for _ in range(6))]
        slope: dict[int, float] = {}
        chosen = practice.choose(MOVES, [exp(weight) for weight in weights], rng, slope)
        seen.add(chosen)
        for feature in range(1, 7):
            more, less = list(weights), list(weights)
            more[feature] += 1e-5
            less[feature] -= 1e-5
            steep = (log_chance(more, chosen) - log_chance(less, chosen)) / 2e-5
            assert slope.get(feature, 0.0) == pytest.approx(steep, abs=1e-6)
    assert seen == {0, 1, 3}


def test_a_move_is_made_as_often_as_its_weight_says() -> None:
    rng, factors = Random(1), [1.0, 2.0, 1.5, 1.0, 1.0, 1.0, 1.0]
    made = [practice.choose(MOVES, factors, rng, {}) for _ in range(4000)]
    assert made.count(0) / 4000 == pytest.approx(3.0 / 5.5, abs=0.03)
    assert made.count(3) / 4000 == pytest.approx(1.5 / 5.5, abs=0.03)


def test_who_is_ahead_is_told_so_and_all_of_them_come_to_nothing() -> None:
    state = COURSE.spec.new(3)
    outcomes = practice.play(COURSE.learner, state, [1.0] * SIZE, Random(2))
    outcome = state.outcome()
    assert outcome is not None
    scores = outcome.scores
    ahead = [done.ahead for done in outcomes]
    assert sum(ahead) == pytest.approx(0.0) and ahead.index(max(ahead)) == scores.index(max(scores))


def test_it_goes_on_where_it_was_interrupted_as_if_it_had_not_been(tmp_path: Path) -> None:
    nothing = practice.Practice.begin([0.0] * SIZE)
    *_, whole = practice.practise(COURSE, nothing, 3)
    first, *_ = practice.practise(COURSE, nothing, 3)
    file = TrainingFolder(tmp_path, COURSE).practice({}, 180)
    assert file.read() is None
    file.write(first, [trial.Trial(60, 0.5, 0.4, 0.6)])
    kept = TrainingFolder(tmp_path, COURSE).practice({}, 180).read()
    assert kept == (first, [trial.Trial(60, 0.5, 0.4, 0.6)])
    *_, rest = practice.practise(COURSE, first, 3)
    assert rest == whole and whole.step == practice.steps_of(180) == practice.steps_of(121) == 3
    with pytest.raises(SpeciateError):  # a longer one slows down later
        TrainingFolder(tmp_path, COURSE).practice({}, 240).read()
    file.path.write_text("{", encoding="utf-8")
    with pytest.raises(SpeciateError, match="damaged"):
        file.read()


def test_who_practises_becomes_stronger() -> None:
    """Six hundred games from nothing, against who has had none."""
    *_, done = practice.practise(COURSE, practice.Practice.begin([0.0] * SIZE), 10)
    taught = COURSE.learner.taught(fit.by_family(COURSE, fit.array(done.weights), 1.0))
    usual = COURSE.learner.taught({})
    won = sum(trial.play(COURSE, number, taught, usual) for number in range(100))
    assert won > 40  # of 25 that would be a fair share


def test_weights_by_family_are_the_same_there_and_back() -> None:
    weights = [0.0, *(round(0.001 * at, 3) for at in range(1, SIZE))]
    assert fit.of_families(COURSE, fit.by_family(COURSE, fit.array(weights), 1.0)) == weights
