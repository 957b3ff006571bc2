"""What the master goes by in Evolutopia: the rules of thumb of its play-outs, and the worth of positions."""

from random import Random
from typing import Any

import pytest

from speciate.bots.levels import LEVELS
from speciate.bots.search_bot import SearchBot
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.flow import EvolutopiaState
from speciate.table.agent import Request
from tests.games.evolutopia.build import play, table

LEARNED = GAME.engine.learned()


def chosen(state: EvolutopiaState) -> str:
    return GAME.engine.codec.text(LEARNED.policy(state, state.actor, Random(1).random))


def won(engine_name: str, deals: int) -> int:
    """How many games of level 2 a policy wins on its own."""
    engine = LEARNED if engine_name == "learned" else GAME.engine
    count = 0
    for deal in range(deals):
        rng = Random(deal)
        state = GAME.new(3, {"level": "2"})
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.settle(rng)
            else:
                state.apply(state.actor, engine.policy(state, state.actor, rng.random))
        outcome = state.outcome()
        assert outcome is not None
        count += bool(outcome.winners)
    return count


def test_it_wins_more_than_the_usual_rules_of_thumb() -> None:
    """30 to 50 % of such games, against some 8 %."""
    assert won("learned", 40) >= won("usual", 40) + 6


def test_a_site_on_which_nobody_works_gives_way_to_a_good_plan() -> None:
    """e29 has a green pictogram; nothing is gained by e06 any more."""
    high = {"mobility": 6, "economy": 6, "environment": 6}
    sites = {"e06": "", "e01": "builder", "e15": "builder"}
    state = table(roles=["r08", "r05"], study="e29 e02 e03", sites=sites, indicators=high, zone="designer")
    assert chosen(state) == "act site"
    play(state, "act site")
    assert chosen(state) == "start e29"
    play(state, "start e29")
    assert chosen(state) == "scrap e06"


def test_an_action_is_left_to_whom_it_suits() -> None:
    """The Site boss (r03) assigns one more; before that there is a tile to choose."""

    def first(*roles: str) -> str:
        zone = "builder builder technologist designer neo-urbanist"
        blocked = ["recruit", "site"]
        return chosen(table(roles=roles, study="e02", sites={"e01": "", "e15": ""}, zone=zone, blocked=blocked))

    assert first("r03", "r05") == "act assign"
    assert first("r05", "r03") == "act choose"


def test_experts_that_the_crisis_lacks_come_before_others() -> None:
    """c02 asks for a designer, a regulator and a neo-urbanist, e15 for a builder and a technologist."""
    state = table(roles=["r08", "r05"], sites={"e15": ""}, zone="builder technologist", crisis="c02")
    play(state, "act recruit")
    assert chosen(state) == "dismiss builder"
    play(state, "dismiss builder", "dismiss technologist", "draw", "expert technologist")
    assert chosen(state) == "place"  # there is room for all
    play(state, "place", "expert builder", "place", "expert builder")
    assert chosen(state) == "aside"
    play(state, "aside", "expert designer")
    assert chosen(state) == "place"


def test_a_blocked_assignment_is_what_a_plan_frees() -> None:
    state = table(
        roles=["r08", "r05"], plans=["b5"], sites={"e15": ""}, zone="builder", blocked=["assign", "choose", "site"]
    )
    assert chosen(state) == "play b5"
    play(state, "play b5")
    assert chosen(state) == "unblock assign"


def test_open_ground_is_played_for_a_nuisance_out_of_reach() -> None:
    finished = {"e01": "neo-urbanist builder"}  # mobility, environment
    far = table(roles=["r08", "r05"], plans=["b8"], sites=finished, squares={"d4": "n01.front"})
    near = table(roles=["r08", "r05"], plans=["b8"], sites=finished, squares={"b3": "n01.front"})
    assert chosen(far) == "play b8"
    assert chosen(near) == "act inaugurate"


AT_BLOCK: dict[str, Any] = {"crisis": "c01", "steps": ["after", "renew", "block"], "acted": "manage", "blocks": 1}
HIGH = {"energy": 6, "economy": 6, "mobility": 4, "environment": 3}  # e01 raises mobility by 2, environment by 1
LAST = {"b3": "n01.front"}  # spoils mobility


def thought_of(state: EvolutopiaState) -> set[str]:
    return {GAME.engine.codec.text(move) for move in LEARNED.worthwhile(state, state.actor)}


def test_what_is_finished_is_not_put_off() -> None:
    finished = {"e01": "neo-urbanist builder"}
    at_block = table(sites=finished, **AT_BLOCK)
    legal = {GAME.engine.codec.text(move) for move in at_block.legal(at_block.actor)}
    assert legal - thought_of(at_block) == {"block inaugurate"}
    in_turn = table(sites=finished)
    assert "manage" not in thought_of(in_turn)
    assert "manage" in {GAME.engine.codec.text(move) for move in GAME.engine.worthwhile(in_turn, 0)}


def test_it_may_wait_while_it_cannot_be_placed_with_gain_or_a_plan_places_it() -> None:
    finished = {"e01": "neo-urbanist builder"}
    assert "block inaugurate" in thought_of(table(sites=finished, plans=["b4"], **AT_BLOCK))
    assert "block inaugurate" in thought_of(table(sites={"e01": "builder"}, **AT_BLOCK))
    full = {"mobility": 7, "environment": 7}
    far = table(sites=finished, indicators=full, squares={"d4": "n01.front"}, **AT_BLOCK)
    near = table(sites=finished, indicators=full, squares={"b3": "n01.front"}, **AT_BLOCK)
    assert "block inaugurate" in thought_of(far)
    assert "block inaugurate" not in thought_of(near)
    assert "manage" in thought_of(table(sites=finished, blocked=["inaugurate"]))


def test_an_evolution_that_wins_is_started_staffed_and_inaugurated() -> None:
    """e29 would bring a good plan, and the crisis asks for the builder and more, who are at hand."""
    state = table(
        study="e29 e01",
        zone="neo-urbanist builder regulator",
        crisis="c01",
        indicators=HIGH,
        squares=LAST,
        roles=["r08", "r05"],
    )
    for _ in range(20):
        if state.actor == NOBODY:
            break
        play(state, chosen(state))
    outcome = state.outcome()
    assert outcome is not None and outcome.winners
    assert state.cycles == 0 and state.turns <= 4


def test_who_can_build_anywhere_inaugurates_what_is_out_of_reach() -> None:
    """The other player leaves it to them, as long as there is something else to do."""
    finished = {"e01": "neo-urbanist builder"}
    far = {"d4": "n01.front"}
    state = table(roles=["r08", "r05"], plans=["b8"], sites=finished, squares=far, turn=1)
    assert chosen(state) != "act inaugurate"
    assert chosen(table(roles=["r08", "r05"], sites=finished, squares=far, turn=1)) == "act inaugurate"


@pytest.mark.parametrize("seed", range(5))
def test_a_win_at_hand_is_taken(seed: int) -> None:
    """What covers the last nuisance is started or finished: with 15 play-outs a choice no other action is blocked."""
    ready = table(sites={"e01": "neo-urbanist builder"}, indicators=HIGH, squares=LAST, **AT_BLOCK)
    studied = table(study="e01 e29", zone="neo-urbanist builder regulator", indicators=HIGH, squares=LAST, **AT_BLOCK)
    for state in (ready, studied):
        rng, bot = Random(seed), SearchBot(Random(seed), "strong", LEVELS["strong"]._replace(seconds=60.0))
        while state.actor != NOBODY and state.cycles == 0:
            owed = state.pending()[0]
            state.apply(owed.seat, bot.choose(Request(GAME, owed, state.legal(owed.seat), state.view(owed.seat))))
            state.settle(rng)
        outcome = state.outcome()
        assert outcome is not None and outcome.winners


def test_between_cycles_less_danger_and_less_to_do_are_better() -> None:
    def worth(**given: object) -> float:
        state = table(crisis="c01", steps=["after", "renew", "block"], acted="manage", blocks=1, cycles=1, **given)  # type: ignore[arg-type]
        assert LEARNED.is_quiet(state)
        return LEARNED.evaluate(state, 0)

    usual = worth()
    assert worth(pawn=5) < usual
    assert worth(squares={"d1": "n03.front"}) > usual
    assert worth(indicators={"energy": 4}) > usual
    assert worth(plans=["b5"]) > usual
    assert worth(sites={"e01": "builder"}) > worth(sites={"e01": ""}) > usual
    assert worth(study="e29") > usual  # a good plan to come
    assert worth(zone="regulator builder") > usual  # whom the crisis asks for
