"""Phase 4: births."""

import pytest

from speciate.games.evo.flow import EvoState
from tests.games.evo.build import Json, codes, dinos, kind, play, player, refused, rule, table


def births(*players: Json, **numbers: object) -> EvoState:
    return table(*players, phase="births", **numbers)


@pytest.mark.rule("evo:birth.count")
def test_as_many_newborns_as_eggs() -> None:
    state = births(player("c3", genes="egg egg"))
    play(state, 0, "birth b1", "birth c2", "birth d2")
    assert len(dinos(state, 0)) == 4
    assert state.actor == 1


@pytest.mark.rule("evo:birth.count")
def test_births_go_in_the_rounds_order() -> None:
    state = births(player("c1"), player("d8"), player("g1"), order=[1, 0, 2])
    assert rule(state, 0, "birth c2") == "evo:birth.count"
    assert state.actor == 1


@pytest.mark.rule("evo:birth.place")
def test_a_newborn_goes_beside_an_adult_on_an_empty_region() -> None:
    state = births(player("a1"), player("a2"))
    assert sorted(codes(state, 0)) == ["birth b1", "birth b2"]
    assert refused(state, 0, "birth a2").key == "birth-occupied"
    assert refused(state, 0, "birth c1").key == "birth-too-far"


@pytest.mark.rule("evo:birth.place")
def test_a_newborn_is_no_adult_yet() -> None:
    state = play(births(player("a1", genes="egg")), 0, "birth b1")
    assert refused(state, 0, "birth c2").key == "birth-too-far"
    assert sorted(codes(state, 0)) == ["birth a2", "birth b2"]


@pytest.mark.rule("evo:birth.must")
def test_births_cannot_be_declined() -> None:
    state = births(player("a1"))
    assert all(code.startswith("birth ") for code in codes(state, 0))
    assert rule(state, 0, "end") == "evo:birth.must"


@pytest.mark.rule("evo:birth.must")
def test_without_a_place_or_a_reserve_there_are_none() -> None:
    around = births(player("a1"), player("a2", "b1", "b2", genes="egg"))
    assert around.actor == 1
    full = births(player("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "d1"), player("e6"))
    assert full.actor == 1


@pytest.mark.rule("evo:birth.must")
def test_the_reserve_limits_the_newborns() -> None:
    nine = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"]
    state = births(player(*nine, genes="egg egg egg"), player("e6"))
    play(state, 0, "birth d1")
    assert state.actor == 1


@pytest.mark.rule("evo:birth.extinct")
def test_an_extinct_species_is_reborn_anywhere_each_beside_the_others() -> None:
    state = births(player(genes="egg egg"), player("c1"))
    assert len(codes(state, 0)) == state.setup.island.size - 2
    play(state, 0, "birth e6")
    assert refused(state, 0, "birth a1").rule == "evo:birth.extinct"
    play(state, 0, "birth e7")
    assert "birth e5" in codes(state, 0) and "birth d8" in codes(state, 0)  # beside either
    play(state, 0, "birth d8")
    assert state.actor == 1


@pytest.mark.rule("evo:birth.extinct")
def test_the_last_dino_lost_in_this_rounds_combat_counts_as_extinct() -> None:
    state = births(player(), player("c1"))
    assert kind(state) == "birth"
    assert "birth g2" in codes(state, 0)
