"""An observation is exactly its layout: sizes, bounds, names, and nothing that its seat may not know."""

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter

from speciate.core.errors import BadOption, SpeciateError, UnknownName
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.research.actions import FixedActions
from speciate.research.observation import Observations, encoding_of
from tests.conformance.components import swapped
from tests.conformance.play import draw_case, stops, viewers, walk
from tests.research.tables import every_game, every_table


@every_table
@given(data=st.data())
def test_observations_keep_their_bounds_under_any_options(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    observations = Observations(encoding_of(game, case.new()))
    assert observations.flat_space.shape == (observations.size,)
    for state in stops(case):
        for seat in viewers(state):
            vector = observations.flat(state.view(seat))
            assert observations.flat_space.contains(vector), observations.explain(vector)
            named = observations.named(vector)
            assert observations.named_space.contains(named)
            assert sum(part.size for part in named.values()) == observations.size
            choices = [named[part.name] for part in observations.parts if part.choice]
            assert all((block.sum(axis=-1) <= 1).all() for block in choices)


@every_table
@given(data=st.data())
def test_an_observation_taken_from_the_table_is_that_of_the_view_throughout_a_game(
    data: st.DataObject, game: GameSpec, seats: int
) -> None:
    case = draw_case(data, game, seats)
    state = case.new()
    encoding = encoding_of(game, state)
    from_views, from_tables = BytesWriter(), BytesWriter()
    for step in walk(case, state, case.rng("play")):
        for seat in viewers(state):
            encoding.write(state.view(seat), from_views)
            encoding.write_seen(state, seat, from_tables)
        assert from_tables.getvalue() == from_views.getvalue(), step
        from_views.truncate(0)
        from_tables.truncate(0)


@every_table
@given(data=st.data())
def test_what_a_seat_may_not_know_changes_no_byte_of_observation_or_mask(
    data: st.DataObject, game: GameSpec, seats: int
) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("swap")
    encoding = encoding_of(game, case.new())
    observations, actions = Observations(encoding), FixedActions(encoding)
    for state in stops(case, 1):
        for seat in viewers(state):
            others = [swapped(game, state, seat, rng), state.determinize(seat, rng)]
            for other in [table for table in others if table is not None]:
                assert bytes(observations.flat(other.view(seat))) == bytes(observations.flat(state.view(seat)))
                assert bytes(observations.seen(other, seat)) == bytes(observations.seen(state, seat))
                if seat >= 0:
                    mask, beyond = actions.mask(seat, state.legal(seat))
                    other_mask, other_beyond = actions.mask(seat, other.legal(seat))
                    assert (bytes(mask), beyond) == (bytes(other_mask), other_beyond)


@every_table
@given(data=st.data())
def test_a_sealed_choice_changes_exactly_the_bit_of_who_is_waited_for(
    data: st.DataObject, game: GameSpec, seats: int
) -> None:
    case = draw_case(data, game, seats)
    observations = Observations(encoding_of(game, case.new()))
    waiting = observations.part("waiting")
    for state in stops(case):
        sealed = [decision.seat for decision in state.pending() if decision.sealed]
        for mover in sealed if len(sealed) > 1 else []:
            for move in state.legal(mover)[:3]:
                after = state.copy()
                after.apply(mover, move)
                chosen = mover not in [decision.seat for decision in after.pending()]
                for seat in set(range(seats)) - {mover}:
                    before = observations.seen(state, seat)
                    changed = np.flatnonzero(before != observations.seen(after, seat)).tolist()
                    assert changed == ([waiting.at + (mover - seat) % seats] if chosen else [])


def test_an_observation_is_explained_in_words() -> None:
    game = get_game("evolution")
    state = game.position(
        {
            "phase": "feed",
            "hole": 7,
            "players": [
                {"species": [{"body": 3, "population": 4, "food": 2, "traits": ["carnivore+2", "horns+3"]}], "bag": 9},
                {"species": [{"fat": 1, "body": 2, "traits": ["fat-tissue+4"]}], "hand": ["ambush-3", "carnivore+0"]},
            ],
        }
    )
    observations = Observations(encoding_of(game, state))
    lines = observations.explain(observations.flat(state.view(1))).splitlines()
    assert "waiting: seat+1" in lines
    assert "phase: feed" in lines
    assert "table: watering hole = 7, round = 1, deck = 84, out of the game = 40" in lines
    assert "seats (seat+1): food in bag = 9, species = 1" in lines
    assert "species (seat+1, species 0): here, body size = 3, population = 4, food = 2" in lines
    assert "traits (seat+1, species 0): carnivore, horns" in lines
    assert "traits (self, species 0): fat-tissue" in lines


@every_game
def test_an_unknown_bound_is_refused(game: GameSpec) -> None:
    with pytest.raises(UnknownName):
        encoding_of(game, game.new(game.min_seats), {"nonsense": 3})
    for name in encoding_of(game, game.new(game.min_seats)).bounds:
        with pytest.raises(BadOption):
            encoding_of(game, game.new(game.min_seats), {name: 0})


def test_a_game_without_numbers_is_refused_by_name() -> None:
    game = get_game("template")
    with pytest.raises(SpeciateError, match="template has no numbers"):
        encoding_of(game, game.new(game.min_seats))


def test_importing_and_playing_load_nothing_of_research() -> None:
    program = """
import sys, speciate
table = speciate.new("evolution", seats=2, seed=1)
table.play(0, table.legal(0)[0])
speciate.play("evo", ["greedy", "random", "random"], seed=7)
heavy = ("numpy", "gymnasium", "pettingzoo", "speciate.research", "speciate.core.encoding")
print([name for name in sys.modules if name.startswith(heavy)])
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
