"""What positions are worth: games are the same again, what is reckoned is right, and the fit finds who wins."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from speciate.core.errors import BadOption, SpeciateError
from speciate.core.seats import NATURE
from speciate.kit.network import network_of
from speciate.lab.training.course import Course, Taught
from speciate.lab.training.folder import TrainingFolder

np = pytest.importorskip("numpy", reason="training needs numpy")
positions = pytest.importorskip("speciate.lab.training.positions")
value = pytest.importorskip("speciate.lab.training.value")

COURSE = Course("s-evolution", 0, 1, "tests")


def played(games: int, course: Course = COURSE) -> Any:
    engine = course.engine(Taught())
    return positions.together([positions.play(course, engine, number) for number in range(games)])


def made_up(count: int, seed: int = 1) -> Any:
    """Three of four seats are taken; the one with the most of the first input wins, and the second means nothing."""
    rng = np.random.default_rng(seed)
    seen = rng.normal(size=(count, 4, 2)).astype(np.float32)
    seated = np.ones((count, 4), np.bool_)
    seated[:, 3] = False
    won = np.zeros((count, 4), np.float32)
    won[np.arange(count), seen[:, :3, 0].argmax(1)] = 1
    return positions.Positions(seen, won, seated, seen[:, :, 1].copy(), np.arange(count))


def test_a_game_is_the_same_again_and_tells_who_won() -> None:
    first, again = played(3), played(3)
    assert all((one == other).all() for one, other in zip(first, again, strict=True))
    assert first.seen.shape[1:] == (4, len(COURSE.judge.inputs))
    assert (first.won.sum(1) == pytest.approx(1.0)) and not first.won[~first.seated].any()
    assert set(first.game) == {0, 1, 2}
    assert [int(first.seated[first.game == number][0].sum()) for number in range(3)] == [
        COURSE.seats(number) for number in range(3)
    ]


def test_what_was_thought_before_gives_the_chances_it_stands_for() -> None:
    """Of a network they are its own; so who fits it again is told how well the one there is foretells."""
    state = COURSE.new(4)
    state.settle(Random(1))
    while not (values := COURSE.engine(Taught()).values(state)):
        if state.actor == NATURE:
            state.settle(Random(1))
        else:
            state.apply(state.actor, state.legal(state.actor)[0])
    told = np.exp(positions.thought(COURSE.engine(Taught()), state))
    assert told.sum() == pytest.approx(1.0)
    assert list(told) == pytest.approx([1 / (1 + np.exp(-value)) for value in values])


def test_tables_of_every_size_are_held_back() -> None:
    for game in ("evolution", "evo", "s-evolution"):
        course = Course(game, 0, 1, "tests")
        sizes = {course.seats(number) for number in range(0, 200, positions.HELD_BACK)}
        assert sizes == set(range(course.spec.min_seats, course.spec.max_seats + 1))


def test_the_slope_is_that_of_the_surprise() -> None:
    """Where nobody sits, nothing is learned and nobody wins."""
    some = made_up(30)
    net = value.begin(np.random.default_rng(2), 2)
    net = value.Net(*(part.astype(np.float64) for part in net))
    found = value.slope(net, some.seen, some.won, some.seated)
    for name, place in (("rows", (1, 3)), ("leaning", (4,)), ("out", (7,))):
        more, less = (value.Net(*(part.copy() for part in net)) for _ in range(2))
        getattr(more, name)[place] += 1e-4
        getattr(less, name)[place] -= 1e-4
        steep = (value.surprise(more.numbers(some), some) - value.surprise(less.numbers(some), some)) / 2e-4
        assert getattr(found, name)[place] == pytest.approx(steep, abs=1e-4)


def test_the_fit_finds_out_who_wins_and_looks_better_each_time() -> None:
    study = value.Study(COURSE, made_up(60_000))
    looks = list(study.looks())
    assert len(looks) == value.LOOKS
    assert looks[-1].nats < looks[0].nats and looks[-1].nats < study.uniform
    assert study.uniform == pytest.approx(np.log(3), abs=1e-6)
    assert looks[-1].nats < 0.35, "it is nearly always the one with the most"
    assert study.usual == pytest.approx(study.uniform, abs=0.05), "which the other input says nothing of"


def test_what_is_written_foretells_as_what_was_learned(tmp_path: Path) -> None:
    """Rounded, by the names of the inputs, and read as a game reads it."""
    study = value.Study(COURSE, played(12))
    *_, look = study.looks()
    learned = study.value(look.net)
    network = network_of(learned, COURSE.judge.inputs)
    for at in range(5):
        seen = study.unseen.seen[at, 0]
        assert network.of([float(amount) for amount in seen]) == pytest.approx(
            float(np.maximum(seen @ look.net.rows + look.net.leaning, 0) @ look.net.out), abs=0.2
        )
    folder = TrainingFolder(tmp_path, COURSE)
    folder.write_value(learned, "speciate train s-evolution --value 12")
    text = folder.value.read_text(encoding="utf-8")
    assert 'by = "speciate train s-evolution --value 12"' in text and "[network.inputs]\npoints = [" in text


def test_positions_are_kept_by_what_made_them(tmp_path: Path) -> None:
    some = played(2)
    kept = TrainingFolder(tmp_path, COURSE).positions(Taught())
    assert not kept.has(0)
    kept.write(0, some)
    again = TrainingFolder(tmp_path, COURSE).positions(Taught())
    assert again.has(0)
    assert all((one == other).all() for one, other in zip(again.read(0), some, strict=True))
    other = TrainingFolder(tmp_path, Course("s-evolution", 0, 1, "another seed")).positions(Taught())
    with pytest.raises(SpeciateError, match="seed"):
        other.read(0)
    assert not TrainingFolder(tmp_path, COURSE).positions(Taught({"card": [1.0]})).has(0)


def test_a_game_that_has_no_outlook_says_so() -> None:
    with pytest.raises(BadOption):
        Course("evolutopia", 0, 1, "1").check(value=500)
