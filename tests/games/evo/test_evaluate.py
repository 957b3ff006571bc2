"""What a bot thinks: survivors by the climate, genes by the rounds left."""

from speciate.games.evo.evaluate import evaluate, rounds_to_come
from tests.games.evo.build import HILL, MOUNTAIN, player, table


def test_a_dino_on_mild_ground_is_better_than_one_that_will_die() -> None:
    safe = table(player("a3"), phase="survival", asking=True, round=3, climate=HILL)
    doomed = table(player("a1"), phase="survival", asking=True, round=3, climate=HILL)
    assert evaluate(safe, 0) > evaluate(doomed, 0)


def test_a_fur_is_worth_more_early_than_late() -> None:
    def gain(round: int) -> float:
        other = {"gene": "tail", "bid": 0, "seat": 1}
        fur = {"gene": "fur", "bid": 0, "seat": 0}
        having = table(player("a3"), phase="auction", lots=[fur, other], round=round)
        wanting = table(player("a3"), phase="auction", lots=[{"gene": "fur"}, other], round=round)
        return evaluate(having, 0) - evaluate(wanting, 0)

    assert gain(3) > gain(10) > 0


def test_the_rounds_left_follow_the_meteors_odds() -> None:
    assert rounds_to_come(table(player("a3"), round=14, climate=MOUNTAIN)) == 0.0
    assert abs(rounds_to_come(table(player("a3"), round=13)) - 1 / 3) < 1e-9
    assert rounds_to_come(table(player("a3"), round=1)) > 10


def test_the_end_counts_the_margin_over_the_best_other() -> None:
    rows = [player("a3", points=30), player("a4", points=20), player("c3", points=25)]
    state = table(*rows, phase="survival", asking=True, round=14, climate=HILL)
    assert evaluate(state, 0) > 0 > evaluate(state, 2) > evaluate(state, 1)
