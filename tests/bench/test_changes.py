"""What a change of the search is worth: every deal from every seat, at equal time, gone on with, written down."""

from pathlib import Path

import pytest
from bench.changes import Game, Match

from bench import changes


def measure(folder: Path, *words: str) -> str:
    results = folder / "RESULTS.md"
    changes.main([*words, "--work", str(folder / "work"), "--results", str(results)])
    return results.read_text(encoding="utf-8")


def test_rounds_are_measured_and_what_was_played_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that takes half as long for a round gets twice as many; it wins from two seats of four."""

    def play(match: Match, number: int) -> Game:
        rounds = match.own / match.iterations
        return Game(float(number % 4 < 2), 3.0 - number % 2, 0.5 * rounds, 10, 3.0, 30)

    monkeypatch.setattr(Match, "play", play)
    first = measure(tmp_path, "rests", "doubting", "--games", "6", "--iterations", "30")
    assert "| doubting, rests | 8 | 50.0 % [21.5 – 78.5] | +2.50 ± 0.37 | 60 against 30 | 1.00 |" in first
    monkeypatch.setattr(Match, "play", None)  # nothing is left to be played
    assert measure(tmp_path, "doubting", "rests", "--games", "8", "--iterations", "30") == first


def test_the_seat_with_the_changes_goes_round_and_the_deal_stays() -> None:
    """Without any change and with as many rounds, the games of a deal are one game, looked at from every seat."""
    first, second = (Match((), 1, 1, "same").play(number) for number in range(2))
    assert first.choices + first.usual_choices == second.choices + second.usual_choices
    assert first.lead != second.lead and first.share + second.share <= 1.0
    assert first.seconds > 0.0 < first.usual_seconds
