"""The simple bots, by name. That every bot is fair is asserted for every game in `tests/conformance/test_bots.py`."""

from random import Random

import pytest

from speciate.bots.registry import make_bot
from speciate.core.errors import UnknownName
from speciate.lab.averages import ResultSummary
from speciate.lab.plan import Plan
from speciate.lab.simulate import simulate


def test_an_unknown_bot_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match='did you mean "greedy"'):
        make_bot("gredy", Random(1))


@pytest.mark.parametrize(
    ("game_id", "options", "games"),
    [("evolution", {}, 10), ("evo", {}, 6), ("s-evolution", {}, 10), ("s-evolution", {"edition": "2013"}, 10)],
)
def test_greedy_beats_three_random_players(game_id: str, options: dict[str, object], games: int) -> None:
    summary = ResultSummary()
    bots = ("greedy", "random", "random", "random")
    for game in simulate(Plan(game_id, bots, games, "greedy", options), jobs=1):
        summary.add(game)
    wins = summary.wins_by_bot["greedy"]
    assert wins.share_interval[0] > 0.5  # twice its share, with confidence
