"""Phase 3: movement."""

from random import Random

import pytest

from speciate.games.evo.cards import FAR_EGG
from speciate.games.evo.phases import births, movement
from speciate.games.evo.state import BIRTHS, MOVEMENT
from tests.games.evo.build import HILL, codes, dinos, fresh, kind, play, player, refused, rule, table


@pytest.mark.rule("evo:move.steps")
def test_a_player_has_as_many_steps_as_legs_for_all_their_dinos() -> None:
    state = table(player("c1", "c6", genes="leg"))
    play(state, 0, "move c1>c2")
    assert state.actor == 0
    play(state, 0, "move c6>c5")
    assert state.actor == 1
    assert dinos(state, 0) == ["c2", "c5"]


@pytest.mark.rule("evo:move.steps")
def test_one_dino_may_take_all_the_steps() -> None:
    state = play(table(player("c1", genes="leg leg")), 0, "move c1>c2", "move c2>c3", "move c3>c4")
    assert dinos(state, 0) == ["c4"]
    assert state.actor == 1


@pytest.mark.rule("evo:move.steps")
def test_nobody_has_to_move() -> None:
    state = play(table(player("c1", genes="leg")), 0, "end")
    assert dinos(state, 0) == ["c1"]
    assert state.actor == 1


@pytest.mark.rule("evo:move.steps")
def test_a_step_leads_to_a_bordering_region_only() -> None:
    state = table(player("a1"))
    assert codes(state, 0) == ["move a1>a2", "move a1>b1", "move a1>b2", "end"]
    assert refused(state, 0, "move a1>a3").key == "move-not-adjacent"
    assert refused(state, 0, "move a2>a3").key == "move-no-dino"
    assert refused(state, 0, "move a1>z9").key == "no-region"


@pytest.mark.rule("evo:move.one-each")
def test_a_region_holds_one_dino() -> None:
    state = table(player("c1", "c3", genes="leg"), player("c2"))
    play(state, 0, "move c1>c2")  # not beside the other, but against it
    assert kind(state) == "roll"
    assert len({*dinos(state, 0), *dinos(state, 1)}) == 3


@pytest.mark.rule("evo:move.own")
def test_a_dino_does_not_enter_a_region_of_its_own_species() -> None:
    state = table(player("a1", "a2"))
    assert rule(state, 0, "move a1>a2") == "evo:move.own"


@pytest.mark.rule("evo:move.climate-blind")
def test_the_climate_does_not_hinder() -> None:
    state = table(player("c4"), climate=HILL)
    assert "move c4>b3" in codes(state, 0)  # cold
    state = table(player("b1"), climate=HILL)
    assert {"move b1>a1", "move b1>b2"} <= set(codes(state, 0))  # deadly, hot


@pytest.mark.rule("evo:move.turns")
def test_players_move_in_order_each_their_whole_movement() -> None:
    state = table(player("c1", genes="leg"), player("d5"), player("e7"), order=[2, 0, 1])
    assert rule(state, 0, "move c1>c2") == "evo:move.turns"
    movers = []
    while kind(state) == "move":
        movers.append(state.actor)
        play(state, state.actor, codes(state, state.actor)[0])
    assert movers == [2, 0, 0, 1]


@pytest.mark.rule("evo:move.turns")
def test_who_has_no_dino_is_passed_over() -> None:
    state = table(player(), player("c1"), player("d8"))
    assert state.actor == 1


def test_moves_of_other_phases_are_refused_by_their_own_rules() -> None:
    state = table(player("c1"))
    assert rule(state, 0, "birth c2") == "evo:birth.count"
    assert rule(state, 0, "remove c1") == "evo:survive.choice"
    assert rule(state, 0, "bid 3") == "evo:auction.bid"
    assert rule(state, 0, "roll 3") == "evo:combat.odds"


@pytest.mark.parametrize("seats", [3, 4])
def test_bits_and_borders_lead_to_the_same_regions(seats: int) -> None:
    """Small islands are looked at through bits, large ones border by border: the moves and their order are the same."""
    state, rng, seen = fresh(seats, {"quiet_rounds": 0, "legs": 3, "eggs": 3}), Random(2), set()
    while state.actor >= 0:
        own = state.players[state.actor]
        if not state.asking and own.dinos:
            seen.add(state.phase)
            assert movement.steps_by_bits(state, own) == movement.steps_by_borders(state, own)
            if not own.bonus[FAR_EGG]:
                nearby = births.nearby_births(state, own, state.setup.island.births)
                assert births.births_beside(state, own) == nearby
        state.apply(state.actor, state.any_move(state.actor, rng.random))
        state.settle(rng)
    assert {MOVEMENT, BIRTHS} <= seen
