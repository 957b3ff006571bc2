"""What lies on the table before the first turn."""

import pytest

from speciate.core.errors import BadOption
from speciate.core.seats import NATURE
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.flow import EvolutopiaState
from speciate.games.evolutopia.names import EXPERTS, INDICATORS
from speciate.games.evolutopia.rules.experts import of_kind, total
from tests.games.evolutopia.build import data, fresh, kind, listed, play


@pytest.mark.rule("evolutopia:setup.players")
@pytest.mark.parametrize("seats", [0, 6])
def test_the_game_is_for_one_to_five(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats)


@pytest.mark.rule("evolutopia:setup.players")
@pytest.mark.parametrize("seats", range(1, 6))
def test_one_to_five_can_play(seats: int) -> None:
    assert len(fresh(seats).players) == seats


@pytest.mark.rule("evolutopia:setup.evolutions")
def test_two_evolutions_are_studied_the_third_is_on_site_and_the_next_shows() -> None:
    state = GAME.new(2)
    assert isinstance(state, EvolutopiaState)
    assert len(state.tiles) == 35
    play(state, "tile e05", "tile e07", "tile e29", "tile e01")
    assert data(state)["study"] == ["e05", "e07"]
    assert data(state)["sites"] == [{"tile": "e29", "experts": []}]
    assert data(state)["top"] == "e01"
    assert len(state.tiles) == 31


@pytest.mark.rule("evolutopia:setup.evolutions")
def test_the_pictogram_of_the_first_site_does_nothing() -> None:
    for seed in range(12):
        assert all(not player.plans for player in fresh(seed=seed).players)


@pytest.mark.rule("evolutopia:setup.experts")
def test_three_of_twenty_five_experts_are_in_the_zone() -> None:
    state = fresh()
    assert total(state.zone) == 3
    assert [of_kind(state.zone + state.bag, kind) for kind in range(5)] == [5] * len(EXPERTS)


@pytest.mark.rule("evolutopia:setup.indicators")
@pytest.mark.rule("evolutopia:setup.crisis-pawn")
def test_indicators_start_at_two_and_the_pawn_on_the_first_beacon() -> None:
    state = fresh()
    assert state.indicators == [2] * len(INDICATORS)
    assert state.pawn == 1


@pytest.mark.rule("evolutopia:setup.crises")
@pytest.mark.rule("evolutopia:setup.plans")
def test_fifteen_crises_and_nine_plans_lie_unseen_and_no_crisis_is_in_play() -> None:
    state = fresh()
    assert (len(state.crises), len(state.plans)) == (15, 9)
    assert data(state)["crisis"] is None


@pytest.mark.rule("evolutopia:setup.roles")
@pytest.mark.parametrize("seats", range(2, 6))
def test_everybody_has_one_role_face_up(seats: int) -> None:
    state = fresh(seats)
    assert [len(player.roles) for player in state.players] == [1] * seats
    assert len(state.roles) == 10 - seats


@pytest.mark.rule("evolutopia:setup.territory")
@pytest.mark.parametrize(("level", "count"), [("discovery", 2), ("1", 3), ("2", 4), ("3", 6), ("4", 9)])
def test_a_level_says_how_many_nuisances_lie_there(level: str, count: int) -> None:
    state = fresh(level=level)
    lying = [content for content in data(state)["squares"].values() if content.startswith("n")]
    assert len(lying) == count
    assert all(name.endswith(".front") for name in lying)
    assert len(state.nuisances) == 10 - count
    assert list(data(state)["squares"].values()).count("start") == 1


@pytest.mark.rule("evolutopia:setup.territory")
def test_a_map_of_ones_own() -> None:
    squares = data(fresh(level="own", own_start="c3", own_nuisances=0b1000_0000_0000_0011))["squares"]
    assert squares["c3"] == "start"
    assert [name for name, content in squares.items() if content.startswith("n")] == ["a1", "b1", "d4"]


@pytest.mark.rule("evolutopia:setup.territory")
def test_with_the_variant_nuisances_lie_on_either_side() -> None:
    state = GAME.new(2, {"random_sides": True, "level": "4"})
    assert isinstance(state, EvolutopiaState)
    while kind(state) != "nuisance":
        play(state, listed(state)[0])
    assert len(listed(state)) == 20
    play(state, "nuisance n01.back")
    assert "n01.back" in data(state)["squares"].values()


@pytest.mark.rule("evolutopia:setup.discovery")
def test_the_discovery_game_is_set_up_as_the_rulebook_shows() -> None:
    state = fresh(level="discovery")
    assert state.indicators == [3] * 5
    assert state.pawn == 2
    assert [name for name, content in data(state)["squares"].items() if content.startswith("n")] == ["d2", "b4"]


@pytest.mark.rule("evolutopia:setup.first")
def test_who_begins_is_drawn() -> None:
    state = GAME.new(4)
    assert isinstance(state, EvolutopiaState)
    while kind(state) != "first":
        play(state, listed(state)[0])
    assert state.actor == NATURE
    assert listed(state) == ["first 0", "first 1", "first 2", "first 3"]
    assert play(state, "first 2").turn == 2
