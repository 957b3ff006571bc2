"""What the levels that search think: dinos and genes by the rounds they still serve."""

from speciate.games.evo import judgement
from speciate.games.evo.judgement import ONCE, UNROLLED, evaluate
from speciate.games.evo.survivors import Herd
from tests.games.evo.build import HILL, player, table


def test_a_dino_on_mild_ground_is_better_than_one_that_will_die() -> None:
    safe = table(player("a3"), phase="survival", asking=True, round=3, climate=HILL)
    doomed = table(player("a1"), phase="survival", asking=True, round=3, climate=HILL)
    assert evaluate(safe, 0) > evaluate(doomed, 0)


def test_a_gene_counts_for_every_round_it_serves_this_one_too_until_it_is_counted() -> None:
    def gain(phase: str, rounds: float) -> float:
        lots = [{"gene": "fur"}, {"gene": "tail"}, {"gene": "egg"}] if phase == "auction" else []
        with_horn = table(player("a3", genes="horn"), phase=phase, lots=lots, round=3)
        without = table(player("a3"), phase=phase, lots=lots, round=3)
        return judgement.prospects(with_horn, 0, rounds) - judgement.prospects(without, 0, rounds)

    assert abs(gain("auction", 4.0) - 4.0 * 0.55) < 1e-9
    assert abs(gain("initiative", 4.0) - 5.0 * 0.55) < 1e-9
    assert gain("initiative", 0.0) == 0.0


def test_before_the_roll_a_dino_counts_for_less_than_one_that_is_sure_to_live() -> None:
    state = table(player("a3", points=0), phase="initiative", round=3, climate=HILL)
    expected = Herd(state, state.players[0]).by_the_die(state, state.players[0].genes)
    coming = expected * min(1.0, (expected + 0.5) / 1.5)
    value = UNROLLED * expected + (ONCE + 0.28 * 4.0) * coming
    assert abs(judgement.prospects(state, 0, 4.0) - value) < 1e-9


def test_the_others_count_as_many_dinos_as_they_have() -> None:
    one = table(player("a3"), player("c3"), phase="survival", asking=True, round=3, climate=HILL)
    two = table(player("a3"), player("c3", "c4"), phase="survival", asking=True, round=3, climate=HILL)
    assert abs(judgement.roughly(two, 1, 4.0) - judgement.roughly(one, 1, 4.0) - (1.0 + 0.28 * 4.0)) < 1e-9
    assert evaluate(two, 0) < evaluate(one, 0)


def test_the_end_counts_the_points() -> None:
    rows = [player("a3", points=30), player("a4", points=20), player("c3", points=25)]
    state = table(*rows, phase="over", round=14)
    assert abs(evaluate(state, 0) - (30.05 - 0.16 * 25.05 - 0.16 * 22.55)) < 1e-9
