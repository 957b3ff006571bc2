"""`speciate games`"""

from tests.cli.conftest import Run


def test_listed_games_are_shown_with_seats_and_options(run: Run) -> None:
    out = run("games").out
    assert "Evolution  2 to 6 players" in out
    assert "quick" in out and "yes, no" in out
    assert "Seeds" not in out and "template" not in out
    assert "track_limit" not in out


def test_all_shows_the_numbers_of_the_rulebook_too(run: Run) -> None:
    out = run("games", "--all", "--lang", "fr").out
    assert "track_limit" in out and "1–9" in out
    assert "de 2 à 6 joueurs" in out
