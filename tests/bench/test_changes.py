"""What a change of the search is worth: every deal from every seat, at equal time, gone on with, written down."""

from pathlib import Path

import pytest
from bench.changes import Match
from bench.one_seat import Played

from bench import changes


def measure(folder: Path, *words: str) -> str:
    results = folder / "RESULTS.md"
    changes.main([*words, "--work", str(folder / "work"), "--results", str(results)])
    return results.read_text(encoding="utf-8")


def test_rounds_are_measured_and_what_was_played_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that takes half as long for a round gets twice as many; it wins from two seats of four."""

    def play(match: Match, number: int) -> Played:
        rounds = match.own / match.iterations
        return Played(float(number % 4 < 2), 3.0 - number % 2, 0.5 * rounds, 10, 3.0, 30)

    monkeypatch.setattr(Match, "play", play)
    first = measure(tmp_path, "rests", "doubting", "--games", "6", "--iterations", "30")
    assert "## Changes of the search: Evolution: doubting, rests" in first
    assert "A fair share is 25 %: more means stronger" in first
    assert "| doubting, rests | 8 | 50.0 % [21.5 – 78.5] | +2.50 ± 0.37 | 60 against 30 | 1.00 |" in first
    monkeypatch.setattr(Match, "play", None)  # nothing is left to be played
    assert measure(tmp_path, "doubting", "rests", "--games", "8", "--iterations", "30") == first


@pytest.mark.parametrize(("game", "seats"), [("evolution", 4), ("evo", 3), ("s-evolution", 2)])
def test_the_seat_with_the_changes_goes_round_and_the_deal_stays(game: str, seats: int) -> None:
    """Without any change and with as many rounds, the games of a deal are one game, looked at from every seat."""
    first, second = (Match((), 1, 1, "same", game, seats).play(number) for number in range(2))
    assert first.choices + first.their_choices == second.choices + second.their_choices
    assert first.lead != second.lead and first.share + second.share <= 1.0
    assert first.seconds > 0.0 < first.their_seconds


def test_another_table_has_a_section_of_its_own(tmp_path: Path) -> None:
    """With its options and seats, and a fair share of its own."""
    table = ("--game", "s-evolution", "--option", "edition=2013", "--option", "rounds=1", "--players", "2")
    told = measure(tmp_path, "thrifty", *table, "--games", "1", "--iterations", "2", "--own", "2")
    assert "## Changes of the search: S-Evolution, edition 2013, rounds 1, 2 seats: thrifty" in told
    assert "against 1 searching as `expert-1` does; every deal from every seat. A fair share is 50 %" in told
    assert "--game s-evolution --players 2 --option edition=2013 --option rounds=1" in told
    assert "| thrifty | 2 |" in told


@pytest.mark.parametrize(
    ("words", "doubt"),
    [
        ("rests --game evo", "changes of Evolution only"),
        ("thrifty --both thrifty steady", "the others have thrifty too"),
        ("knowing --both learned", "learned has knowing in it"),
        ("learned --game evolutopia", "python -m bench.teams"),
        ("learned --game evil", "did you mean"),
        ("learned --game evo --players 9", "not 9"),
        ("learned --games 0", "0 is too few"),
    ],
)
def test_what_would_measure_nothing_is_refused(
    words: str, doubt: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        measure(tmp_path, *words.split())
    assert stopped.value.code == 2 and doubt in capsys.readouterr().err


def test_a_change_can_be_measured_upon_others(tmp_path: Path) -> None:
    """The others have all of it but what is asked about."""
    table = ("--game", "s-evolution", "--option", "rounds=1", "--players", "2")
    words = ("steady", "--both", "learned", "doubting", *table, "--games", "1", "--iterations", "2", "--own", "2")
    told = measure(tmp_path, *words)
    assert "steady among doubting, learned" in told
    assert "`expert-1` does with doubting, learned, which it has too; " in told
    assert "--both doubting learned --games 2" in told
    match = Match(("steady",), 2, 2, "same", "s-evolution", 2, both=("learned",))
    assert match.bot("a", 0, is_changed=True).level.manner.steady
    assert not match.bot("a", 0, is_changed=False).level.manner.steady
    for is_changed in (True, False):
        assert match.bot("a", 0, is_changed).engine is match.spec.engine.learned()
