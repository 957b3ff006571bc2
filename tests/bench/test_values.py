"""What positions come to: the fit finds what decides, doubt grows with what is open, and a game gives positions."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from bench.values import PARTS, Position, doubts, fit, held_back, main, play, seats_of, surprise

from bench import values


def positions(games: int, noise: float) -> list[Position]:
    """Tables of three where the end is the points, and two for each of what comes second; the third says nothing."""
    random = Random(5)
    made = []
    for game in range(games):
        seen = np.array([[random.uniform(0, 9) for _ in range(3)] for _ in range(3)])
        scores = seen[:, 0] + 2 * seen[:, 1] + np.array([random.gauss(0, noise) for _ in range(3)])
        won = (scores == scores.max()).astype(float)
        made.append(Position(game, 2.0, seen, seen[:, 0], scores, won))
    return made


def test_the_fit_finds_what_decides() -> None:
    assert fit(positions(200, 1.0)) == pytest.approx([1.0, 2.0, 0.0], abs=0.1)


def test_what_was_learned_foretells_winners_better_than_points_alone() -> None:
    told = held_back(positions(200, 1.0))
    assert told["learned"] < 0.5 * told["points alone"] and told["points alone"] == told["as the expert"]


def test_tables_of_every_size_are_held_back_and_learned_from() -> None:
    for part in range(PARTS):
        assert {seats_of(number) for number in range(300) if number % PARTS == part} == {2, 3, 4}


def test_the_less_is_certain_the_greater_the_doubt() -> None:
    def doubt(noise: float) -> float:
        made = positions(200, noise)
        first, each = doubts(made, [one.seen @ np.array([1.0, 2.0, 0.0]) for one in made])
        return first + 2 * each

    assert doubt(6.0) > doubt(1.0)


def test_equal_values_are_an_equal_chance() -> None:
    made = positions(5, 1.0)
    assert surprise(made, [np.zeros(3)] * 5, 1.0, 1.0) == pytest.approx(np.log(3))


def test_a_game_has_a_position_after_every_round_but_the_last(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [one.rounds for one in play(0, "2013", "test")] == [5.0, 4.0, 3.0, 2.0, 1.0]
    words = ["--games", "5", "--seed", "test", "--work", str(tmp_path)]
    main(words)
    told = capsys.readouterr().out.splitlines()
    monkeypatch.setattr(values, "play", None)  # nothing is left to be played
    main(words)
    assert capsys.readouterr().out.splitlines() == told
    assert told[0].startswith("learned: ") and "points = 1.00" in told and told[-1].startswith("doubt = ")
