"""What networks see of each seat, and what they make of it, in every game that has one."""

import tomllib
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from speciate.core.game import Engine
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.games.evo import outlook as evo
from speciate.games.evolution import outlook as evolution
from speciate.games.s_evolution import outlook as s_evolution
from speciate.kit.network import Network
from speciate.lab.training.course import Judge


class Case(NamedTuple):
    game: str
    options: dict[str, object]
    kept: Path
    inputs: tuple[str, ...]


CASES = [
    Case("evo", {}, evo.KEPT, evo.INPUTS),
    Case("evolution", {}, evolution.KEPT, evolution.INPUTS),
    Case("s-evolution", {"edition": "2.0"}, s_evolution.KEPT_2_0, s_evolution.INPUTS),
    Case("s-evolution", {"edition": "2013"}, s_evolution.KEPT_2013, s_evolution.INPUTS),
]
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join([case.game, *case.options.values()]))


def engine_of(case: Case) -> Engine:
    return get_game(case.game).engine.learned()


def rows_of(case: Case, state: State) -> list[list[float]]:
    return cast(Judge, engine_of(case)).outlook(state)


def positions(case: Case, games: int = 6) -> Iterator[State]:
    """All of a few games by the policy, chance drawn move by move; the last of each is over."""
    game, engine = get_game(case.game), engine_of(case)
    seats = range(game.min_seats, game.max_seats + 1)
    for seed in range(games):
        rng = Random(seed)
        state = game.new(seats[seed % len(seats)], case.options)
        while state.actor != NOBODY:
            yield state
            if state.actor == NATURE:
                state.settle(rng)
            else:
                state.apply(state.actor, engine.policy(state, state.actor, rng.random))
        yield state


@each_case
def test_every_input_has_a_name_of_its_own_and_weights_in_the_package(case: Case) -> None:
    data: dict[str, Any] = tomllib.loads(case.kept.read_text(encoding="utf-8"))
    assert len(set(case.inputs)) == len(case.inputs)
    assert tuple(data["network"]["inputs"]) == case.inputs
    assert data["made"]["by"].startswith(f"speciate train {case.game} ")
    sizes = {len(row) for row in data["network"]["inputs"].values()}
    assert sizes == {len(data["network"]["out"])} == {len(data["network"]["leaning"])}


@each_case
def test_a_row_for_each_seat_at_quiet_positions_and_nothing_elsewhere(case: Case) -> None:
    engine, seen = engine_of(case), 0
    for state in positions(case):
        rows, values = rows_of(case, state), engine.values(state)
        assert bool(values) == (bool(rows) or state.actor == NOBODY)
        if engine.is_quiet(state):
            assert rows
        if rows:
            seen += 1
            assert [len(row) for row in rows] == [len(case.inputs)] * state.seats
    assert seen > 20


@each_case
def test_what_it_says_are_chances_to_win(case: Case) -> None:
    engine = engine_of(case)
    for state in positions(case):
        if odds := [exp(value) for value in engine.values(state)]:
            assert sum(each / (1 + each) for each in odds) == pytest.approx(1.0)


@each_case
def test_of_a_finished_game_it_is_worth_most_to_have_most_points(case: Case) -> None:
    engine = engine_of(case)
    for state in positions(case):
        if (outcome := state.outcome()) is not None:
            values = engine.values(state)
            assert outcome.scores[values.index(max(values))] == max(outcome.scores)


@each_case
def test_it_foretells_winners_better_than_anybody_could_who_knows_nothing(case: Case) -> None:
    """Before the game is over: the mean of the chances it gives to those who will win."""
    engine = engine_of(case)
    chances: list[float] = []
    fair: list[float] = []
    told: list[list[float]] = []
    for state in positions(case, games=24):
        if (outcome := state.outcome()) is not None:
            for odds in told:
                chances += [odds[seat] / (1 + odds[seat]) for seat in outcome.winners]
                fair += [1 / state.seats] * len(outcome.winners)
            told = []
        elif values := engine.values(state):
            told.append([exp(value) for value in values])
    assert sum(chances) / len(chances) > 1.3 * sum(fair) / len(fair)


@each_case
def test_another_network_can_take_its_place(case: Case) -> None:
    blind = Network([[0.0]] * len(case.inputs), [0.0], [1.0])
    other = cast(Judge, engine_of(case)).valued(blind)
    for state in positions(case, games=1):
        if rows_of(case, state):
            assert len({round(value, 9) for value in other.values(state)}) == 1, "it sees no difference"
