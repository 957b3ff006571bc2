"""What a bot thinks: survivors by the climate, genes by the rounds left."""

from speciate.games.evo.evaluate import evaluate, gene_worth, rounds_to_come
from speciate.games.evo.forecast import odds_from
from speciate.games.evo.genes import EGG
from speciate.games.evo.state import Table
from speciate.games.evo.survivors import Herd
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


def test_a_card_that_is_owed_counts_as_one_in_hand() -> None:
    def value(*hand: str, owed: int = 0) -> float:
        lots = [{"gene": "fur"}, {"gene": "tail"}, {"gene": "egg"}]
        return evaluate(table(player("a3", hand=hand, owed=owed), phase="auction", lots=lots, round=3), 0)

    assert value("leg+2", owed=1) == value("leg+2", "egg+2") > value("leg+2")


def test_the_rounds_left_follow_the_meteors_odds() -> None:
    assert rounds_to_come(table(player("a3"), round=14, climate=MOUNTAIN)) == 0.0
    assert abs(rounds_to_come(table(player("a3"), round=13)) - 1 / 3) < 1e-9
    assert rounds_to_come(table(player("a3"), round=1)) > 10


def test_the_end_counts_the_points_against_those_of_the_others() -> None:
    rows = [player("a3", points=30), player("a4", points=20), player("c3", points=25)]
    state = table(*rows, phase="survival", asking=True, round=14, climate=HILL)
    assert evaluate(state, 0) > evaluate(state, 2) > evaluate(state, 1)
    rows = [player("a3", points=30), player("a4", points=20), player("c3", points=28)]
    closer = table(*rows, phase="survival", asking=True, round=14, climate=HILL)
    assert evaluate(closer, 0) < evaluate(state, 0)


def test_a_gene_at_a_glance_is_worth_more_early_and_less_the_more_there_are() -> None:
    def egg(state: Table) -> float:
        return gene_worth(state, state.players[0], EGG, rounds_to_come(state))

    early = egg(table(player("a3"), round=2))
    assert early > egg(table(player("a3"), round=12)) > 0
    assert early > egg(table(player("a3", genes="egg egg"), round=2)) > 0


def test_the_odds_of_the_climate_count_the_faces_of_the_die() -> None:
    """From the mountain two ways lead to hills; from a hill one leads back to the meadow."""
    loop, die = [0, 1, 2, 3, 2, 1], [-1, 0, 1, 1, 1, 1]
    assert odds_from(loop, die, MOUNTAIN) == [0, 0, 5, 1]
    assert odds_from(loop, die, HILL) == [0, 1, 1, 4]


def test_an_empty_region_beside_two_dinos_is_room_for_one_newborn() -> None:
    """In the climate of the hills a3 and a4 are mild; b3 and b4 between them are mountains, cold without a fur."""
    state = table(player("a3", "a4"), round=3, climate=HILL)
    herd = Herd(state, state.players[0])
    assert herd.survivors(state, 2, 0, 0, 0, 0) == 2.0
    assert sum(herd.free) == 5  # a2, a5, b3, b5, and b4 once, though it borders both
    assert herd.survivors(state, 2, 0, 3, 2, 0) == 2.0 + 0.9 * 2  # as many as furs, on two mountains
