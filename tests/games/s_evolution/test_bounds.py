"""Bounds that games by chance seldom come to: the largest population, cards put aside in the first round."""

from random import Random

from speciate.core.errors import BadPosition
from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.options import MOST_POPULATION
from tests.games.s_evolution.build import acting, player, position


def test_the_need_of_the_largest_population_is_filled_first_however_much_is_missing() -> None:
    state = acting(player(age=1, population=MOST_POPULATION, taken=["t6"]))
    policy = GAME.engine.policy(state, 0, Random(0).random)
    assert GAME.engine.codec.text(policy) == "gain food"


def said(round: int, phase: str = "play", edition: str = "2013", aside: str = "famine") -> list[str]:
    """What is wrong with a card that lies aside there."""
    one, other = player(unseen=3, up=[1], aside=[aside]), player(unseen=3, up=[1])
    try:
        GAME.position(position(one, other, round=round, phase=phase, edition=edition))
    except BadPosition as wrong:
        return [mistake for mistake in wrong.mistakes if "aside" in mistake or "2013" in mistake]
    return []


def test_disasters_lie_aside_in_the_first_round_of_2013_and_no_other_time() -> None:
    assert said(1) == []
    assert len(said(0)) == len(said(2)) == 1
    assert said(1, edition="2.0")
    assert said(1, phase="hand") and not said(1, phase="take")
    assert said(1, aside="f1")
