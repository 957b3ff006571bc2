"""The search of games that are won or lost together, on the one there is."""

from random import Random

from speciate.bots.search.cooperative import USUAL_SPREAD, CooperativeSearch
from speciate.bots.search_bot import SearchBot
from speciate.core.registry import get_game
from speciate.core.state import State
from speciate.table.agent import Request

GAME = get_game("evolutopia")


def after(moves: int, seats: int = 3) -> State:
    """A position some way into a game that goes by the policy."""
    rng = Random(7)
    state = GAME.new(seats)
    state.settle(rng)
    for _ in range(moves):
        state.apply(state.actor, GAME.engine.policy(state, state.actor, rng.random))
        state.settle(rng)
    return state


def request(state: State) -> Request:
    owed = state.pending()[0]
    return Request(GAME, owed, state.legal(owed.seat), state.view(owed.seat))


def search(state: State, iterations: int, seat: int | None = None) -> CooperativeSearch:
    seat = state.actor if seat is None else seat
    found = CooperativeSearch(GAME.engine, state.view(seat), state.legal(state.actor), Random(1))
    found.run(iterations, 60.0)
    return found


def test_every_move_is_tried_and_the_better_ones_more_often() -> None:
    found = search(after(40), 400)
    visits = sorted((edge.visits for edge in found.root.edges.values()), reverse=True)
    assert visits[-1] >= 1 and sum(visits) == found.root.visits == found.rounds
    assert found.rounds <= 400 + len(visits)
    assert found.favourite().visits >= visits[-1]


def test_a_value_is_the_chance_to_win_and_one_for_all_seats() -> None:
    state = after(60)
    assert len({GAME.engine.evaluate(state, seat) for seat in range(state.seats)}) == 1
    found = search(state, 200)
    assert all(0.0 <= found.worth(edge) <= 1.0 for edge in found.root.edges.values())


def test_each_round_tries_what_is_left_equally_often_and_halves_it() -> None:
    """Sequential halving: a stage for each time the moves can be halved, all stages with as many play-outs."""
    state = next(state for state in map(after, range(99)) if len(state.legal(state.actor)) >= 4)
    moves = state.legal(state.actor)[:4]

    def rounds(iterations: int) -> list[int]:
        found = CooperativeSearch(GAME.engine, state.view(state.actor), moves, Random(1))
        found.run(iterations, 60.0)
        return sorted(edge.visits for edge in found.root.edges.values())

    assert rounds(1) == [1, 1, 1, 1]
    assert rounds(24) == [2, 2, 6, 6]  # three stages, and the last has nothing to compare


def test_how_far_play_outs_differ_is_measured_as_soon_as_there_are_enough() -> None:
    found = search(after(40), 400)
    enough = 2 * len(found.root.edges)
    assert found.rounds > enough and found.spread() != USUAL_SPREAD
    for few in (1, enough - 1):
        found.rounds = few
        assert found.spread() == USUAL_SPREAD
    found.rounds = enough
    assert found.spread() != USUAL_SPREAD


def test_time_ends_it() -> None:
    state = after(40)
    found = CooperativeSearch(GAME.engine, state.view(state.actor), state.legal(state.actor), Random(1))
    found.run(1_000_000, 0.05)
    assert 0 < found.rounds < 1_000_000


def test_what_it_would_play_is_explained_first() -> None:
    state = after(40)
    told = SearchBot(Random(3), "strong").explain(request(state))
    played = SearchBot(Random(3), "strong").choose(request(state))
    assert told[0]["move"] == GAME.engine.codec.text(played)
    assert {line["move"] for line in told} == {GAME.engine.codec.text(move) for move in state.legal(state.actor)}
