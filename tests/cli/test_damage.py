"""Files somebody damaged: one line, exit code 2, and the file as it was."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from speciate.cli.main import main
from speciate.lab.plan import Plan
from speciate.lab.results import Journal
from speciate.lab.simulate import simulate
from tests.table.matches import new_match, play_on

ODD: list[Any] = [None, True, -1, 10**30, 1.5, float("inf"), "", "?", "x" * 5000, [], [[]], {}, {"a": {}}]
fixtures = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value, by the keys that lead there."""
    found = [path]
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    for key in keys:
        found += places(data[key], (*path, key))
    return found


def damage(value: Any, draw: st.DataObject) -> Any:
    """The value with one place of it replaced by something odd."""
    path = draw.draw(st.sampled_from(places(value)))
    odd = draw.draw(st.sampled_from(ODD))
    if not path:
        return odd
    whole = json.loads(json.dumps(value))
    inner = whole
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = odd
    return whole


def check(path: Path, *words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The command ends well or with one line; the file stays as it is."""
    before = path.read_bytes()
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    capsys.readouterr()
    code = main(list(words))
    err = capsys.readouterr().err
    assert code in (0, 2)
    assert err.count("\n") == (1 if code == 2 else 0), err
    assert path.read_bytes() == before


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return play_on(new_match(), 30).record.lines()


@fixtures
@given(data=st.data())
def test_a_damaged_record(
    data: st.DataObject,
    lines: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = data.draw(st.integers(0, len(lines) - 1))
    broken = [*lines[:at], json.dumps(damage(json.loads(lines[at]), data)), *lines[at + 1 :]]
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(broken) + "\n", encoding="utf-8")
    for words in (
        ("replay", str(path), "--at", "0"),
        ("replay", str(path), "--verify"),
        ("play", "--resume", str(path)),
    ):
        check(path, *words, capsys=capsys, monkeypatch=monkeypatch)


@fixtures
@given(data=st.data())
def test_a_damaged_position(
    data: st.DataObject, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = play_on(new_match(), 40).timeline.state
    path = tmp_path / "position.json"
    path.write_text(json.dumps(damage(state.to_json(), data)), encoding="utf-8")
    check(path, "show", str(path), capsys=capsys, monkeypatch=monkeypatch)


@pytest.mark.parametrize("text", ["[" * 100_000, "{" * 5, "\x00", "1" * 5000, '{"seats": ' + "9" * 5000 + "}"])
def test_text_that_is_hardly_json(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_text(text + "\n", encoding="utf-8")
    for words in (("show", str(path)), ("replay", str(path)), ("play", "--resume", str(path))):
        check(path, *words, capsys=capsys, monkeypatch=monkeypatch)


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "1" * 5000, "[food]\nhorns = [1, 2]", "="])
def test_a_damaged_pack_lists_its_mistakes(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["pack", "check", "evolution", str(path)]) == 2
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    assert "pack.toml" in captured.out + captured.err


@pytest.mark.parametrize("line", ["nonsense", "[5]", '[{"game": 1}]', "[" * 100_000])
def test_a_damaged_journal(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("evolution", ("random", "random"), 5, "1")
    journal = Journal(tmp_path / "games.csv", plan).open(list(simulate(plan))[:2])
    journal.close()
    journal.path.write_text(journal.path.read_text() + line + "\n")
    before = journal.path.read_bytes()
    words = ["sim", "evolution", "--players", "2", "--games", "5", "--out", str(tmp_path / "games.csv")]
    assert main(words) == 2
    assert "line 4 is damaged" in capsys.readouterr().err
    assert journal.path.read_bytes() == before


@pytest.mark.parametrize("answer", ["--5", "9" * 5000, "²", "log " + "9" * 5000, "-", "why " + "x" * 5000])
def test_any_answer_at_the_prompt_leads_back_to_it(
    answer: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{answer}\nq\n"))
    assert main(["play", "evolution", "--seats", "human,random", "--seed", "1"]) == 0
    assert capsys.readouterr().err == ""
