"""A tree used again goes on with the scale by which its values were made, and nothing in it is in two units."""

from random import Random

import pytest

from speciate.bots.levels import FORMER, LEVELS, Level
from speciate.bots.search.search import Search
from speciate.bots.search_bot import SearchBot
from speciate.core.seats import NOBODY
from speciate.core.state import State
from speciate.table.agent import Request
from tests.bots.small_games import GAME
from tests.bots.walk import LEFT, RIGHT, Walk, WalkEngine

SEED = 5
MOVES = [LEFT, RIGHT]
ENGINE = WalkEngine(2)


class TwoSteps(Walk):
    """One seat chooses twice at once, and that is all."""

    def __init__(self) -> None:
        super().__init__(seats=1)

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if len(self.walked) == 2:
            self.actor, self.winners = NOBODY, (0,)

    def copy(self) -> "TwoSteps":
        other = TwoSteps()
        other.actor, other.winners, other.walked = self.actor, self.winners, self.walked[:]
        return other


def walked(*moves: int) -> TwoSteps:
    state = TwoSteps()
    for move in moves:
        state.apply(0, move)
    return state


def test_a_search_that_is_given_a_tree_and_its_scale_counts_on_by_it() -> None:
    first = Search(ENGINE, walked().view(0), MOVES, Random(SEED))
    first.run(24, 60.0)
    kept = first.root.edges[RIGHT].next[0]
    before = kept.visits
    again = Search(ENGINE, walked(RIGHT).view(0), MOVES, Random(1), kept, first.scale)
    again.run(before + 24, 60.0)
    assert again.scale is first.scale and again.rounds == 24 and 0 < before < kept.visits
    for move, edge in kept.edges.items():
        assert not edge.visits or edge.value == pytest.approx(first.scale.share(walked(RIGHT, move), 0))


def told(level: Level) -> float:
    """What a bot says its second choice is worth, after its first."""
    bot = SearchBot(Random(SEED), "expert", level._replace(iterations=24, seconds=60.0))
    bot.engine = ENGINE
    state: State = walked()
    assert bot.choose(Request(GAME, state.pending()[0], MOVES, state.view(0))) == RIGHT
    state.apply(0, RIGHT)
    best = bot.explain(Request(GAME, state.pending()[0], MOVES, state.view(0)))[0]
    assert best["move"] == GAME.engine.codec.text(RIGHT) and best["visits"] > 12
    return float(best["value"])


@pytest.mark.parametrize(("level", "is_steady"), [(LEVELS["expert"], True), (FORMER["expert-1"], False)], ids=str)
def test_a_bot_measures_its_second_choice_by_the_scale_of_its_first(level: Level, is_steady: bool) -> None:
    """To the last digit. The former levels mix two scales, and stay as they were."""
    first = Search(ENGINE, walked().view(0), MOVES, Random(SEED))
    first.learn_scale()
    assert (told(level) == round(first.scale.share(walked(RIGHT, RIGHT), 0), 4)) is is_steady
