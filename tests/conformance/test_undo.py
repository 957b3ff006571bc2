"""Undo keeps secrets: whether a move can be taken back, and what comes of it, tells a seat nothing it may not know."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.game import GameSpec
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.table.match import Match
from speciate.table.timeline import audience_of
from speciate.table.undo import find_undo_point
from tests.conformance.play import (
    Case,
    apply_listening,
    choose,
    draw_case,
    every_table,
    heard,
    view_bytes,
)

MOVES = 60  # a match is followed no further: hidden choices come early


def known(match: Match, seat: int) -> tuple[object, ...]:
    """All a seat can see of a match, without its past."""
    owing = [(owed.seat, owed.sealed) for owed in match.pending()]
    events = [b"%b" % heard(events, seat) for events in match.happened if heard(events, seat) != b"[]"]
    return view_bytes(match.timeline.state, seat), owing, match.legal(seat).packed, events


def unheard(game: GameSpec, state: State, seat: int, rng: Random) -> tuple[int, int] | None:
    """A move of another seat that `seat` would not hear of, if there is one."""
    for owed in state.pending():
        if owed.seat in (seat, NATURE):
            continue
        legal = state.legal(owed.seat)
        for move in rng.sample(legal, min(4, len(legal))):
            secret, audience = who_knows(game, state.copy(), owed.seat, move)
            if secret and not audience >> seat & 1:
                return owed.seat, move
    return None


def who_knows(game: GameSpec, state: State, seat: int, move: int) -> tuple[bool, int]:
    """Plays a move: whether somebody does not know of it, and the audience of what is heard."""
    secret = seat != NATURE and game.engine.is_secret(state, seat, move)
    audience = audience_of(apply_listening(state, seat, move))
    return secret and audience >= 0, audience


@every_table
@given(data=st.data())
def test_what_a_seat_does_not_hear_of_changes_nothing_it_sees_and_shows_nobody_anything(
    data: st.DataObject, game: GameSpec, seats: int
) -> None:
    """So a move can be taken back, or kept, over the heads of those who did not hear of it."""
    case = draw_case(data, game, seats)
    rng = case.rng("play")
    state = case.new()
    for _ in range(300):
        if state.actor == NOBODY:
            return
        seat, move = choose(case, state, rng)
        before = state.copy()
        secret, audience = who_knows(game, state, seat, move)
        deaf = [other for other in range(seats) if other != seat and secret and not audience >> other & 1]
        if deaf:
            assert state.actor != NATURE
            events = apply_listening(before.copy(), seat, move)
            assert not any(event.name in game.engine.reveals for event in events)
        for other in deaf:
            assert view_bytes(state, other) == view_bytes(before, other)
            owing = [[(owed.seat, owed.sealed) for owed in stop.pending()] for stop in (before, state)]
            assert owing[0] == owing[1]


@every_table
@given(data=st.data())
def test_an_undo_is_the_same_whether_or_not_others_have_acted_unseen(
    data: st.DataObject, game: GameSpec, seats: int
) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("play")
    match = begun(case)
    for _ in range(MOVES):
        if not match.pending():
            return
        match.play(*choose(case, match.timeline.state, rng))
        if match.pending():
            compare_twins(match, rng.randrange(seats), rng)


def begun(case: Case) -> Match:
    return Match.new(case.game, [f"P{seat}" for seat in range(case.seats)], options=case.options, seed=case.seed)


def compare_twins(match: Match, seat: int, rng: Random) -> None:
    """Two worlds that `seat` cannot tell apart: in the other one somebody has acted unseen, once or more."""
    twin: Match | None = None
    made: list[tuple[int, int]] = []
    for _ in range(3):
        world = twin or match
        step = unheard(match.game, world.timeline.state, seat, rng)
        if step is None:
            break
        twin = twin or Match.resume(match.record)
        twin.play(*step)
        made.append(step)
    if twin is None:
        return
    assert known(twin, seat) == known(match, seat)
    back, other = find_undo_point(match, seat), find_undo_point(twin, seat)
    assert other.obstacle == back.obstacle
    if back.obstacle:
        return
    here = Match.resume(match.record)
    here.undo(seat, back.to, back.keep)
    twin.undo(seat, other.to, other.keep)
    assert known(twin, seat) == known(here, seat)
    if other.keep:  # sealed choices of others stand, as if they had been made afterwards
        for step in made:
            here.play(*step)
        assert twin.digest() == here.digest()
