"""How long searches go on, and what they keep: play-outs of a game without an end, the clock, a tree begun earlier."""

from collections.abc import Sequence
from random import Random

import pytest

from speciate.bots.search.cooperative import CooperativeSearch
from speciate.bots.search.scale import WIN, Scale
from speciate.bots.search.search import Search
from speciate.bots.search.tree import Edge, Node
from speciate.core.game import Engine
from speciate.core.seats import NATURE
from tests.bots.walk import DRAW, LEFT, RIGHT, FondEngine, ForetellingEngine, Walk, WalkEngine

NEVER = 10_000
RESTLESS, CALM = WalkEngine(NEVER), WalkEngine(2)


def search(engine: Engine = CALM, root: Node | None = None) -> Search:
    return Search(engine, Walk().view(0), [LEFT, RIGHT], Random(1), root)


def together(engine: Engine = CALM, moves: int = 2) -> CooperativeSearch:
    return CooperativeSearch(engine, Walk().view(0), [LEFT, RIGHT][:moves], Random(1))


@pytest.mark.parametrize("found", [search(RESTLESS), together(RESTLESS)], ids=["tree", "together"])
def test_a_play_out_that_never_comes_to_rest_ends_after_400_moves(found: Search | CooperativeSearch) -> None:
    world = Walk()
    found.play_out(world)
    assert world.walked == [(turn % 2, LEFT) for turn in range(400)]


@pytest.mark.parametrize("found", [search(), together()], ids=["tree", "together"])
def test_a_play_out_plays_chance_and_the_policy_until_all_is_quiet(found: Search | CooperativeSearch) -> None:
    world = Walk(draws=True)
    found.play_out(world)
    assert world.walked == [(0, LEFT), (NATURE, DRAW)]
    over = Walk(winners=(0,))
    found.play_out(over)
    assert over.walked == []


def test_where_a_game_foretells_who_wins_play_outs_are_worth_that() -> None:
    """`evaluate` is not asked; by it the step to the right would be the better one for seat 0."""
    found = search(ForetellingEngine())
    found.run(60, 60.0)
    edges = found.root.edges
    assert found.favourite().move == LEFT and edges[LEFT].value > edges[RIGHT].value
    below = edges[LEFT].next[1].edges
    assert below[LEFT].value > below[RIGHT].value, "everybody goes by it"


def test_what_the_policy_likes_is_tried_first_and_nobody_looks_what_it_leads_to() -> None:
    """However good the other step looks: without inclinations it would be tried first."""
    for fond, first in ((LEFT, LEFT), (RIGHT, RIGHT)):
        found = search(FondEngine({LEFT: 0.01, RIGHT: 0.01, fond: 1.0}))
        found.run(1, 60.0)
        edges = found.root.edges
        assert edges[first].visits == 1 and edges[LEFT + RIGHT - first].visits == 0
        assert [edge.prior for edge in edges.values()] == [0.0, 0.0]
        assert (edges[fond].weight, edges[LEFT + RIGHT - fond].weight) == (1.0, 0.01)
    looking = search(WalkEngine(2))
    looking.run(1, 60.0)
    assert looking.root.edges[RIGHT].visits == 1


def test_a_good_move_is_found_though_the_policy_hardly_ever_makes_it() -> None:
    found = search(FondEngine({LEFT: 1.0, RIGHT: 0.01}))
    found.run(400, 60.0)
    assert found.favourite().move == RIGHT
    below = found.root.edges[RIGHT].next[1]
    assert [below.edges[move].weight for move in (LEFT, RIGHT)] == [1.0, 0.01]


def test_a_liked_move_that_was_never_tried_is_worth_what_it_comes_to_once() -> None:
    """The right step is better for seat 0 than the left one, whatever the policy likes."""
    found = search(FondEngine({LEFT: 1.0, RIGHT: 1.0}))
    found.run(0, 60.0)
    assert found.worth(found.root.edges[RIGHT]) > found.worth(found.root.edges[LEFT])


def test_the_clock_is_looked_at_after_every_eighth_round() -> None:
    found = search()
    found.run(1000, 0.0)
    assert found.rounds == found.root.visits == 8
    found = search()
    found.run(11, 60.0)
    assert found.rounds == found.root.visits == 11


def test_rounds_of_an_earlier_search_count() -> None:
    first = search()
    first.run(10, 60.0)
    again = search(root=first.root)
    again.root.edges[RIGHT].prior = -7.0
    again.run(25, 60.0, looks=2)
    assert (again.rounds, again.root.visits) == (15, 25)
    assert again.root.edges[RIGHT].prior == 1.0, "looked at anew"
    assert sum(edge.visits for edge in again.root.edges.values()) == 25
    for fewer in (25, 7):
        again.run(fewer, 0.0)
        assert again.rounds == 15


def clear(visits: list[int], iterations: int, values: Sequence[float] = ()) -> bool:
    """Of moves tried so often, with what came of them on average; unless it is told, the more often the better."""
    found = search()
    for move, count in enumerate(visits):
        found.root.add(move, 0.0)
        edge = found.root.edges[move]
        edge.visits, edge.total = count, count * (values[move] if values else 0.3 + 0.01 * count)
    found.root.visits = sum(visits)
    return found.is_clear(iterations)


@pytest.mark.parametrize("visits", [[9, 4, 2], [4, 9, 2], [2, 4, 9], [4, 2, 9], [9, 2, 4], [2, 9, 4]], ids=str)
def test_a_choice_is_clear_when_the_second_would_need_three_of_four_rounds_that_are_left(visits: list[int]) -> None:
    """Nine to four with nine rounds left; of ten, eight would do."""
    assert clear(visits, 24)
    assert not clear(visits, 25)


@pytest.mark.parametrize("values", [(0.5, 0.6, 0.1), (0.5, 0.1, 0.6), (0.2, 0.1, 0.1)], ids=str)
def test_what_is_not_the_best_or_may_be_a_bait_is_looked_at_until_nothing_can_catch_up(values: list[float]) -> None:
    assert clear([9, 4, 2], 19, values)
    assert not clear([9, 4, 2], 20, values)


def test_between_equals_nothing_is_clear() -> None:
    assert not clear([5], 15) and clear([6], 15)
    assert not clear([5, 5], 10)
    assert not clear([4, 5, 5], 14)


def test_only_a_thrifty_search_ends_early() -> None:
    found, thrifty = search(), search()
    thrifty.thrifty = True
    for each in (found, thrifty):
        each.run(100, 60.0)
    assert found.rounds == 100 > thrifty.rounds
    assert thrifty.rounds % 8 == 0 and thrifty.is_clear(100)
    assert found.favourite().move == thrifty.favourite().move == RIGHT


def test_a_move_never_tried_is_worth_what_it_looks_like() -> None:
    found = search()
    found.scale.learn([[0.0, 2.0], [0.0, 2.0]])
    edge = Edge(RIGHT, 2.0)
    assert found.worth(edge) == found.scale.squashed(2.0, 0) == pytest.approx(0.7310586)
    edge.visits, edge.total = 1, 0.25
    assert found.worth(edge) == 0.25


def test_a_win_of_some_is_shared_and_one_of_all_together_is_not() -> None:
    scale = Scale(CALM, 3)
    lost = (1.0 - WIN) * 0.5
    assert WIN == 0.7
    for winners, won in (((0,), 1.0), ((0, 1), 0.5), ((2,), 0.0), ((), 0.0), ((0, 1, 2), 1.0)):
        assert scale.share(Walk(3, winners=winners), 0) == pytest.approx(WIN * won + lost)


def test_every_seat_remembers_what_came_of_it_for_itself() -> None:
    """Seat 0 has gone right: it keeps its own share at both of its points, seat 1 the other."""
    found = search()
    world = Walk()
    for seat in (0, 1):
        world.apply(seat, RIGHT)
    nodes = [Node(0), Node(1), Node(0)]
    edges = [Edge(RIGHT, 0.0) for _ in nodes]
    for _ in range(2):
        found.back_up(world, nodes, edges)
    good, bad = found.scale.share(world, 0), found.scale.share(world, 1)
    assert good == pytest.approx(0.7310586) and bad == pytest.approx(1.0 - good)
    for node, edge, share in zip(nodes, edges, (good, bad, good), strict=True):
        assert (node.visits, edge.visits) == (2, 2)
        assert node.total == edge.total == pytest.approx(2 * share)
        assert edge.value == pytest.approx(share)


def test_a_bad_look_makes_a_move_rarer_and_never_hopeless() -> None:
    node = Node(0)
    for move, prior in enumerate((1.0, 3.0, 2.0, -100.0)):
        node.add(move, prior)
    assert node.typical == 1.0
    node.weigh(0.5)
    assert node.typical == 3.0
    weights = [node.edges[move].weight for move in range(4)]
    assert weights == pytest.approx([0.36787944, 1.0, 0.60653066, 2.0611536e-9])


# -- partners ------------------------------------------------------------------------------------------


def test_the_habit_of_the_policy_is_kept_while_nothing_surely_beats_it() -> None:
    """Left is the habit. Right must be better by one standard error of the difference."""
    found = together()
    assert found.habit.move == LEFT
    left, right = found.root.edges[LEFT], found.root.edges[RIGHT]
    left.visits = right.visits = 2
    left.total, right.total = 0.8, 1.0  # 0.1 better each, and the usual error is 0.15
    assert found.error(left, right) == pytest.approx(0.15)
    assert found.favourite() is left and found.better_half([left, right]) == [left]
    right.total = 1.12  # 0.16 better
    assert found.favourite() is right and found.better_half([left, right]) == [right]
    assert found.standing(right) == pytest.approx(0.41) and found.standing(left) == 0.4
    right.visits = 0
    assert found.favourite() is left, "what was never tried is not chosen"


def test_partners_look_at_the_clock_again_and_again() -> None:
    """Moves that come to the same are never clear."""
    found = CooperativeSearch(CALM, Walk().view(0), [LEFT, DRAW], Random(1))
    found.run(400_000, 0.02)
    assert 0 < found.rounds < 200_000 and found.rounds % 16 == 0


def test_a_habit_that_may_not_be_chosen_gives_way_to_the_first_move() -> None:
    found = CooperativeSearch(CALM, Walk().view(0), [RIGHT, DRAW], Random(1))
    assert found.habit.move == RIGHT


def test_the_better_half_of_an_odd_number_is_the_greater_one() -> None:
    found = together()
    edges = [Edge(move, 0.0) for move in range(5)]
    for edge, total in zip(edges, (0.1, 0.9, 0.5, 0.7, 0.3), strict=True):
        edge.visits, edge.total = 1, total
    assert [edge.move for edge in found.better_half(edges)] == [1, 3, 2]
    assert [edge.move for edge in found.better_half(edges[:2])] == [1]


@pytest.mark.parametrize(("better", "clear"), [(0.44, False), (0.46, True)])
def test_three_standard_errors_settle_a_choice(better: float, clear: bool) -> None:
    """Of the two best, whichever is the habit: 3 times 0.15."""
    found = together()
    edges = [Edge(move, 0.0) for move in range(3)]
    for edge, value in zip(edges, (0.0, 0.5, 0.5 + better), strict=True):
        edge.visits, edge.total = 2, 2 * value
    assert found.is_clear(edges) is clear
    assert found.is_clear([*reversed(edges)]) is clear
    assert found.is_clear(edges[:1])


def test_the_spread_of_play_outs_is_about_the_mean_of_their_moves() -> None:
    """Left came to 0 and 1, right to 0.5 twice: squares of 0.5 in all, over four play-outs less two means."""
    found = together()
    left, right = found.root.edges[LEFT], found.root.edges[RIGHT]
    left.visits, left.total, right.visits, right.total = 2, 1.0, 2, 1.0
    found.squares, found.rounds = 1.5, 4
    assert found.spread() == pytest.approx(0.5)
    found.rounds = 3
    assert found.spread() == 0.15
    found.root.add(DRAW, 0.0)
    found.rounds = 5
    assert found.spread() == 0.15, "two play-outs for each of three moves are not there yet"
    del found.root.edges[DRAW]
    found.squares, found.rounds = 1.0, 4
    assert found.spread() == pytest.approx(0.00070710678), "never quite none"


def test_a_move_without_a_play_out_errs_as_one_with_one() -> None:
    found = together()
    left, right = found.root.edges[LEFT], found.root.edges[RIGHT]
    right.visits = 4
    assert found.error(left, right) == found.error(right, left) == pytest.approx(0.15 * 1.25**0.5)


def test_a_play_out_counts_for_its_move_and_for_all() -> None:
    found = together()
    edge = found.root.edges[RIGHT]
    for _ in range(2):
        found.try_out(edge)
    value = found.value(Walk()) + 0.2310586  # a step to the right is worth 1, and that is squashed
    assert (edge.visits, found.root.visits, found.rounds) == (2, 2, 2)
    assert edge.total == pytest.approx(2 * value) and found.squares == pytest.approx(2 * value * value)


def test_a_finished_game_is_won_or_lost() -> None:
    found = together()
    assert found.value(Walk(winners=(0, 1))) == 1.0
    assert found.value(Walk(winners=())) == 0.0
    assert found.value(Walk()) == 0.5
