"""`speciate show`"""

import json
from pathlib import Path

import pytest

from tests.cli import positions
from tests.cli.conftest import Run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(positions.feeding().to_json()), encoding="utf-8")
    return path


def test_a_position_is_drawn_with_what_can_be_done(run: Run, path: Path) -> None:
    out = run("show", path, "--names", "Ann,Bo,Cy").out
    assert "● Ann · 2 cards in hand · bag 7 · ◀ to move" in out
    assert "holds Fertile +4" in out
    assert "Attack A (Bo) with A (Ann)" in out and "attack 0>1.0" in out


def test_another_seat_sees_no_hand_but_its_own(run: Run, path: Path) -> None:
    out = run("show", path, "--names", "Ann,Bo,Cy", "--as", "Bo").out
    assert "Fertile +4" in out
    assert "Ambush -1" not in out and "attack 0>1.0" not in out
    assert run("show", path, "--names", "Ann,Bo,Cy", "--as", "2").out == out


def test_a_spectator_sees_no_hand(run: Run, path: Path) -> None:
    out = run("show", path, "--as", "spectator", "--lang", "fr").out
    assert "Ambush" not in out and "Embuscade" not in out and "Fertile" not in out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ('{"game": "evolution"', "not JSON"),
        ("[]", "JSON object"),
        ("{}", '"game" is missing'),
        ('{"game": "evolutoin"}', 'did you mean "evolution"?'),
        ('{"game": "evolution", "players": [{}, {"species": [{"food": 3}]}]}', "food is 3, above the population 1"),
        ('{"game": "evolution", "players": 3}', "impossible position"),
    ],
)
def test_an_impossible_position_is_one_line(run: Run, tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8")
    assert says in run("show", path).mistake()
    assert path.read_text(encoding="utf-8") == text


def test_a_seat_that_is_not_there_is_a_mistake(run: Run, path: Path) -> None:
    assert 'unknown seat "7"' in run("show", path, "--as", "7").mistake()


def test_a_file_that_is_no_text_is_a_mistake(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run("show", path).mistake()
