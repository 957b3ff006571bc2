"""Training: lessons are the same whoever plays them, and the fit finds the weights that made a choice."""

import tomllib
from dataclasses import asdict
from math import prod
from pathlib import Path
from random import Random

import pytest

from speciate.core.errors import BadOption, SpeciateError
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolution.features import FAMILIES
from speciate.kit.features import weights_of
from speciate.lab.training.course import Course, Weights
from speciate.lab.training.duel import play_sides
from speciate.lab.training.folder import TrainingFolder
from speciate.lab.training.lessons import Choice, Example, examples, play_lesson

fit = pytest.importorskip("speciate.lab.training.fit", reason="training needs numpy")
handmade = pytest.importorskip("speciate.lab.training.handmade")
study = pytest.importorskip("speciate.lab.training.study")

COURSE = Course("evolution", 4, 2, "tests")
#: A taste of one's own, which nobody has by chance.
TASTE: Weights = {"card": [1.5 if trait % 2 else -1.5 for trait in range(68)], "body": [2.0] * 56, "new": [-2.0] * 24}


def test_every_number_of_seats_has_its_turn() -> None:
    assert [COURSE.seats(number) for number in range(10)] == [4, 2, 4, 3, 4, 4, 4, 5, 4, 6]


def test_tables_of_every_size_are_held_back_and_learned_from() -> None:
    for game in ("evolution", "evo", "s-evolution"):
        course = Course(game, 4, 2, "tests")
        sizes = set(range(course.spec.min_seats, course.spec.max_seats + 1))
        for part in range(study.HELD_BACK):
            assert {course.seats(number) for number in range(part, 100, study.HELD_BACK)} == sizes


def test_a_lesson_is_the_same_again_and_can_be_looked_at_from_its_moves() -> None:
    choices = play_lesson(COURSE, 1)
    assert choices == play_lesson(COURSE, 1)
    seen = list(examples(COURSE, 1, choices))
    assert len(seen) == sum(1 for choice in choices if choice.visits) > 20
    assert all(sum(example.visits) >= COURSE.iterations for example in seen)


def by_taste(games: int) -> list[Example]:
    """Choices of a search that has visited every move as gladly as TASTE says."""
    spec, rng, found = get_game("evolution"), Random(5), []
    taught, weights = COURSE.learner.taught(TASTE), weights_of(TASTE, FAMILIES)
    for _ in range(games):
        state = spec.new(4)
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.settle(rng)
                continue
            seat, legal = state.actor, state.legal(state.actor)
            seen = COURSE.learner.features(state, seat, legal)
            visits = [round(1000 * prod(weights[packed >> 10 * part & 1023] for part in range(4))) for packed in seen]
            found.append(Example(state.copy(), seat, legal, visits))
            state.apply(seat, taught.policy(state, seat, rng.random))
    return found


def test_the_fit_finds_the_weights_that_made_the_choices() -> None:
    learned, unseen = fit.gather(COURSE, by_taste(6)), fit.gather(COURSE, by_taste(1))
    size = fit.size_of(COURSE)
    found = fit.fit(learned, size)
    floor = fit.surprise(fit.fit(unseen, size), unseen)
    assert fit.surprise(found, unseen) < floor + 0.02 < fit.surprise(fit.nothing(size), unseen) - 0.1
    weights = fit.by_family(COURSE, found, 1.0)
    liked, disliked = weights["card"][1::2], weights["card"][0::2]
    assert max(disliked[:8]) < 0.0 < min(liked[:8])
    assert fit.by_family(COURSE, found, 2.0)["card"][1] == pytest.approx(2 * weights["card"][1], abs=0.002)


def test_what_the_policy_made_by_hand_would_do_is_as_often_as_it_does_it() -> None:
    """Asked by numbers that are spread evenly, it says what it says by chance when it is asked very often."""
    example = next(example for example in by_taste(1) if len(example.legal) > 4)
    rng, engine = Random(3), get_game("evolution").engine
    drawn = [engine.policy(example.state, example.seat, rng.random) for _ in range(4000)]
    moves = [move for move, _, _ in fit.known(COURSE, example)]
    found = handmade.chances(COURSE, [example])
    assert found.sum() == pytest.approx(1.0)
    assert list(found) == pytest.approx([drawn.count(move) / 4000 for move in moves], abs=0.03)


def test_games_gathered_one_by_one_are_as_gathered_at_once() -> None:
    one, other = by_taste(1)[:40], by_taste(1)[40:60]
    parts = [fit.gather(COURSE, examples) for examples in (one, [], other)]
    for found, expected in zip(fit.together(parts), fit.gather(COURSE, [*one, *other]), strict=True):
        assert found.tolist() == expected.tolist()


def test_points_of_the_curve_are_few_and_end_with_all_games() -> None:
    assert study.steps(1) == [1]
    assert study.steps(3) == [1, 2, 3]
    assert study.steps(48) == [1, 2, 3, 5, 9, 16, 28, 48]


def test_a_duel_gives_both_the_same_cards_and_chances() -> None:
    """With the same engine on both sides, exchanging the seats exchanges the result, and nothing else."""
    course = Course("evolution", 4, 1, "duel")
    one, other = (play_sides(course, [course.spec.engine] * 2, number) for number in (0, 1))
    assert one.share + other.share == pytest.approx(1.0)
    assert one.lead == pytest.approx(-other.lead) != 0.0
    assert one.taught > 0.0 and one.usual > 0.0


def test_weights_say_what_made_them(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path, COURSE)
    folder.write(TASTE, "speciate train evolution --games 4")
    text = folder.weights.read_text(encoding="utf-8")
    assert 'by = "speciate train evolution --games 4"' in text and "card = [-1.5, 1.5, " in text
    command = """speciate train evolution --seed 'a "b"'"""
    folder.write(TASTE, command)
    assert tomllib.loads(folder.weights.read_text(encoding="utf-8"))["made"]["by"] == command


def test_a_course_with_options_plays_by_them_and_goes_on_only_with_the_same(tmp_path: Path) -> None:
    one, other = (Course("s-evolution", 4, 2, "tests", {"edition": edition}) for edition in ("2013", "2.0"))
    assert play_lesson(one, 0) != play_lesson(other, 0)
    assert (
        one.origin()["options"] != other.origin()["options"] == Course("s-evolution", 4, 2, "tests").origin()["options"]
    )
    lessons = TrainingFolder(tmp_path, one).lessons
    lessons.begin([])
    lessons.close()
    with pytest.raises(SpeciateError, match="options"):
        TrainingFolder(tmp_path, other).lessons.read()


def test_lessons_go_on_where_they_stopped(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path, COURSE)
    folder.lessons.begin([[Choice(7, [1, 2])]])
    folder.lessons.close()
    again = TrainingFolder(tmp_path, Course(**{**asdict(COURSE), "games": 9}))
    assert again.lessons.read() == [[Choice(7, [1, 2])]]


def test_a_game_without_weights_says_so_and_what_makes_its_numbers() -> None:
    with pytest.raises(BadOption, match=r"evolutopia has no weights .* see python -m bench\.evolutopia"):
        Course("evolutopia", 2, 1, "1").check()
