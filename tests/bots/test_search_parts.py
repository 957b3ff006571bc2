"""What a search reckons with: the scale of values, which move it tries next, when partners stop thinking."""

from math import exp, sqrt
from random import Random

import pytest

from speciate.bots.search.cooperative import CLOCK, USUAL_SPREAD, CooperativeSearch
from speciate.bots.search.scale import WIN, Scale, squash
from speciate.bots.search.tree import Edge, Node
from tests.bots.small_games import ENGINE, GUESS, HEADS, SURE, TAILS, Coin


def test_any_number_becomes_one_between_0_and_1() -> None:
    assert squash(0.0) == 0.5
    assert squash(1.0) == pytest.approx(1.0 / (1.0 + exp(-1.0)))
    assert squash(-1.0) == pytest.approx(1.0 - squash(1.0))
    assert (squash(-30.1), squash(30.1)) == (0.0, 1.0)
    assert 0.0 < squash(-30.0) < squash(30.0) < 1.0


def scale() -> Scale:
    found = Scale(ENGINE, 2)
    found.learn([[1.0, 3.0], [5.0, 5.0]])
    return found


def test_a_scale_knows_the_middle_of_each_seat_and_the_spread_of_all() -> None:
    found = scale()
    assert found.middle == [2.0, 5.0] and found.spread == pytest.approx(sqrt(0.5))
    assert (found.squashed(2.0, 0), found.squashed(5.0, 1)) == (0.5, 0.5)
    assert found.squashed(2.0 + found.spread, 0) == pytest.approx(squash(1.0))


def test_a_finished_game_counts_by_the_win_and_by_how_clear_it_was() -> None:
    """A win of some is shared; a win of all together is a whole one for each."""
    found = scale()
    alone, together = Coin(HEADS), Coin(HEADS, partners=True)
    assert found.share(alone, 0) == found.squashed(0.0, 0)  # nothing is decided yet
    for move in (GUESS, TAILS):
        alone.apply(0, move)
    for seat, won in ((0, 0.0), (1, 1.0)):
        expected = WIN * won + (1.0 - WIN) * found.squashed(float(alone.points[seat]), seat)
        assert found.share(alone, seat) == pytest.approx(expected)
    together.apply(0, GUESS)
    together.apply(1, HEADS)
    assert found.share(together, 0) == pytest.approx(WIN + (1.0 - WIN) * found.squashed(1.0, 0))


def node(*edges: tuple[int, float, float]) -> Node:
    """Its moves by visits, total and first impression."""
    found = Node(0)
    for move, (visits, total, prior) in enumerate(edges):
        found.add(move, prior)
        found.edges[move].visits, found.edges[move].total = visits, total
    found.visits = sum(visits for visits, _, _ in edges)
    found.total = sum(total for _, total, _ in edges)
    return found


@pytest.mark.parametrize(("curiosity", "picked"), [(0.155, 0), (0.168, 1)])
def test_a_move_is_picked_by_how_it_went_and_how_little_it_was_tried(curiosity: float, picked: int) -> None:
    """0.6 of ten play-outs against 0.5 of two: by hand the two are equal at a curiosity of 0.1618."""
    found = node((10, 6.0, 0.0), (2, 1.0, 0.0))
    assert found.pick(list(found.edges.values()), curiosity, 1.0, trusting=True).move == picked
    assert found.pick([found.edges[1]], curiosity, 1.0, trusting=True).move == 1


@pytest.mark.parametrize(("curiosity", "picked"), [(0.15, 0), (0.19, 1)])
def test_a_bad_first_impression_costs_half_a_win_and_not_more(curiosity: float, picked: int) -> None:
    """Three losses against a move that looks hopeless: by hand the two are equal at a curiosity of 1 / 6."""
    found = node((3, 0.0, 0.0), (0, 0.0, -100.0))
    found.visits = 0  # nothing is usual yet: half a win
    assert found.pick(list(found.edges.values()), curiosity, 1.0, trusting=True).move == picked


def partners(moves: list[int]) -> CooperativeSearch:
    return CooperativeSearch(ENGINE, Coin(HEADS, partners=True).view(0), moves, Random(1))


def test_time_that_is_up_and_a_clear_choice_each_end_the_search_of_partners() -> None:
    """Whoever wins by one of two moves sees it at the first look; alike they are compared until time is up."""
    clear, alike = partners([SURE, GUESS]), partners([SURE, SURE + 4 * CLOCK])
    clear.run(100_000, 60.0)
    assert clear.rounds == 2 * CLOCK
    alike.run(100_000, 0.0)
    assert alike.rounds == 2 * CLOCK


def test_one_move_is_clear_at_once() -> None:
    found = partners([GUESS])
    found.run(1000, 60.0)
    assert found.rounds == CLOCK and found.favourite().move == GUESS


def test_the_error_of_a_difference_grows_with_both_errors() -> None:
    found = partners([SURE, GUESS])
    often, once = Edge(SURE, 0.0), Edge(GUESS, 0.0)
    often.visits, once.visits = 4, 1
    assert found.error(often, once) == found.error(once, often) == pytest.approx(USUAL_SPREAD * sqrt(1.25))
    once.visits = 0
    assert found.error(often, once) == pytest.approx(USUAL_SPREAD * sqrt(1.25))
