"""A game of another package, found by its entry point, is played like our own: compiled core or not."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from speciate.core import registry
from speciate.core.errors import SpeciateError, UnknownName
from speciate.core.playout import perft, playout
from speciate.core.seats import NOBODY
from tests.conformance.outside_game import GAME
from tests.conformance.play import Case, walk


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path whose installed packages the registry finds; all as before afterwards."""
    monkeypatch.syspath_prepend(tmp_path)
    before = dict(registry.all_games())
    registry._games.clear()
    yield tmp_path
    registry._games.clear()
    registry._games.update(before)


def install(folder: Path, entry: str) -> None:
    info = folder / "outside-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[speciate.games]\n{entry}\n", encoding="utf-8")


def test_an_installed_package_adds_its_game(packages: Path) -> None:
    install(packages, "coin = tests.conformance.outside_game:GAME")
    assert registry.get_game("coin") is GAME
    assert set(registry.all_games()) > {"coin", "template"}
    with pytest.raises(SpeciateError, match="exists already"):
        registry.register(GAME)


def test_without_the_package_there_is_no_such_game(packages: Path) -> None:
    assert not list(packages.iterdir())
    with pytest.raises(UnknownName, match="coin"):
        registry.get_game("coin")
    registry.register(GAME)
    assert registry.get_game("coin") is GAME


def test_an_entry_point_that_is_no_game_is_named(packages: Path) -> None:
    install(packages, "wrong = tests.conformance.outside_game:ENGINE")
    with pytest.warns(UserWarning, match="wrong"):
        assert "evolution" in registry.all_games()


def test_an_outside_game_that_does_not_load_leaves_the_others_alone(packages: Path) -> None:
    install(packages, "broken = tests.conformance.no_such_module:GAME")
    with pytest.warns(UserWarning, match="broken"):
        assert "evolution" in registry.all_games()


def test_an_outside_game_cannot_take_the_place_of_ours(packages: Path) -> None:
    install(packages, "twin = speciate.games.evolution:GAME")
    with pytest.warns(UserWarning, match="two games"):
        registry.all_games()


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_outside_game_runs_on_the_core(seats: int) -> None:
    case = Case(GAME, seats, {"rounds": 4}, seats)
    state = case.new()
    twin = state.copy()
    for seat, move in walk(case, state, case.rng("play")):
        assert GAME.parse(GAME.engine.codec.text(move)).packed == move
        assert twin.refusal(seat, move) is None
        assert twin.view(0).determinize(Random(1)).view(0) == twin.view(0)
        twin.apply(seat, move)
        assert twin.digest() == state.digest()
    assert twin.actor == NOBODY
    assert twin.outcome() == state.outcome()
    assert playout(GAME.new(seats), Random(0)) == 3 * seats
    assert perft(GAME.new(2), 3) == 8
