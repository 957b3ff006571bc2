"""`speciate bots`"""

import json
from random import Random

import pytest

from speciate.bots.registry import bots_of, make_bot, styles_of
from speciate.core.registry import all_games, get_game
from speciate.lab import bot_ratings as ratings
from tests.cli.conftest import Run

LISTED = [game.id for game in all_games().values() if game.listed]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", LISTED)
def test_every_bot_and_every_style_of_a_game_is_told(run: Run, game: str, language: str) -> None:
    shown = [line.split() for line in run("bots", game, "--lang", language).out.splitlines()]
    first = [words[0] for words in shown if words]
    assert [name for name in first if name in bots_of(game)] == bots_of(game)
    assert [name for name in first if name in styles_of(game)] == styles_of(game)


@pytest.mark.parametrize("game", LISTED)
def test_the_command_that_shows_them_play_is_one_of_that_game(run: Run, game: str) -> None:
    told = " ".join(run("bots", game).out.split())
    command = told[told.index("speciate watch") :].split()
    assert command[:3] == ["speciate", "watch", game]
    seats = command[command.index("--seats") + 1].split(",")
    spec = get_game(game)
    assert spec.min_seats <= len(seats) <= spec.max_seats
    assert all(make_bot(name, Random(1)) for name in seats)


def test_without_a_game_all_are_told(run: Run) -> None:
    out = run("bots").out
    assert all(game.title in out for game in all_games().values() if game.listed)
    assert "hunter" in out and "schemer" in out


def test_how_strong_and_how_quick_a_bot_is(run: Run) -> None:
    lines = run("bots", "s-evolution").out.splitlines()
    figures = ratings.measured("s-evolution")["strong"]
    line = next(line for line in lines if line.split()[:1] == ["strong"])
    assert f"{figures.rating} [{figures.low} – {figures.high}]" in line
    assert line.rstrip().endswith("ms")


def test_as_data_it_is_what_was_measured(run: Run) -> None:
    told = json.loads(run("bots", "evolution", "--json").out)
    assert [level["name"] for level in told["levels"]] == bots_of("evolution")
    assert {style["name"]: style["title"] for style in told["styles"]}["hunter"] == "Hunter"
    for level in told["levels"]:
        assert level["rating"] == ratings.measured("evolution")[level["name"]].rating
    assert set(json.loads(run("bots", "--json").out)) == set(LISTED)


def test_a_team_has_its_wins_and_no_rating(run: Run) -> None:
    told = json.loads(run("bots", "evolutopia", "--json", "--lang", "fr").out)
    assert told["styles"] == []
    assert all(level["rating"] is None for level in told["levels"])
    assert all(0.0 <= level["wins"] <= 1.0 for level in told["levels"] if level["name"] != "master")  # not rated yet
    assert "%" in run("bots", "evolutopia").out


def test_every_listed_game_was_measured_with_all_its_bots() -> None:
    for game in LISTED:
        figures = ratings.measured(game)
        assert list(figures) == bots_of(game)
        assert all(each.rating or each.wins is not None or name == "master" for name, each in figures.items())


def test_levels_rise_in_rating() -> None:
    """Where each plays for itself; the intervals of neighbours may overlap."""
    for game in LISTED:
        figures = ratings.measured(game)
        rated = [
            figures[name].rating or 0 for name in ("random", "beginner", "casual", "strong") if figures[name].rating
        ]
        assert rated == sorted(rated)


def test_a_game_that_nobody_measured_has_dashes(run: Run) -> None:
    assert ratings.measured("template") == {}
    assert "–" in run("bots", "template").out


def test_a_game_that_is_not_there_is_refused(run: Run) -> None:
    assert run("bots", "evolutoin").code != 0
