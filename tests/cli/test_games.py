"""`speciate games`"""

import pytest

from speciate.core.registry import all_games
from tests.cli.conftest import Run


def test_listed_games_are_shown_with_seats_and_options(run: Run) -> None:
    out = run("games").out
    assert "Evolution  2 to 6 players" in out
    assert "quick" in out and "yes, no" in out
    assert "Seeds" not in out and "template" not in out
    assert "track_limit" not in out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_game_shows_how_an_option_is_set_and_that_line_can_be_typed(run: Run, language: str) -> None:
    lines = run("games", "--lang", language).out.splitlines()
    examples = [line[line.index("speciate play") :] for line in lines if "--option" in line]
    assert "speciate play s-evolution --option edition=2013" in examples
    assert len(examples) == len([game for game in all_games().values() if game.listed])
    for example in examples:
        _, _, game, *setting = example.split()
        assert run("sim", game, "--bots", "random", "--games", "1", *setting).code == 0


def test_all_shows_the_numbers_of_the_rulebook_too(run: Run) -> None:
    out = run("games", "--all", "--lang", "fr").out
    assert "track_limit" in out and "1–9" in out
    assert "de 2 à 6 joueurs" in out
