"""The rules of thumb that play-outs go by."""

from random import Random

import pytest

from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.flow import EvolutopiaState
from tests.games.evolutopia.build import play, table


def chosen(state: EvolutopiaState) -> str:
    return GAME.engine.codec.text(GAME.engine.policy(state, state.actor, Random(1).random))


@pytest.mark.parametrize("engine", [GAME.engine, GAME.engine.learned()], ids=["usual", "learned"])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_it_always_makes_a_legal_move_and_comes_to_an_end(seats: int, engine: Engine) -> None:
    rng = Random(seats)
    for level in ("discovery", "1", "4"):
        state = GAME.new(seats, {"level": level})
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.settle(rng)
                continue
            legal = state.legal(state.actor)
            move = engine.policy(state, state.actor, rng.random)
            assert move in legal
            # now and then another move, so that it also stands where it would not have led
            state.apply(state.actor, move if rng.random() > 0.1 else legal[int(rng.random() * len(legal))])


def test_it_inaugurates_what_is_finished_and_covers_a_nuisance() -> None:
    sites = {"e01": "neo-urbanist builder"}
    state = table(roles=["r08", "r02"], sites=sites, squares={"a2": "n01.front", "d4": "n03.front"})
    assert chosen(state) == "act inaugurate"
    play(state, "act inaugurate", "open e01")
    assert chosen(state) == "build a2"


def test_it_recruits_before_it_assigns_to_nobody_in_the_zone() -> None:
    assert chosen(table(sites={"e01": "", "e15": "", "e11": ""}, zone="neo-urbanist")) == "act recruit"


def test_it_keeps_an_expert_when_no_more_can_be_set_aside() -> None:
    """Whoever holds a good plan is asked all the same."""
    state = table(roles=["r08", "r07"], plans=["b6"], pawn=3, zone="builder builder builder")
    play(state, "act recruit", "draw", *["expert designer", "aside"] * 3, "expert designer")
    assert chosen(state) == "place"


def test_it_wards_off_a_crisis_it_can_manage_rather_than_begin_a_site() -> None:
    state = table(roles=["r08", "r02"], sites={"e01": ""}, zone="builder builder technologist", crisis="c06", pawn=5)
    play(state, "act assign")
    assert chosen(state) == "assign builder crisis"


def test_it_would_rather_lose_experts_than_the_game() -> None:
    state = table(roles=["r02", "r04"], sites={"e01": "neo-urbanist"}, pawn=8)
    play(state, "manage", "crisis c01")
    assert chosen(state) == "option 1"
