"""Replay equals play, digest by digest; announcing changes nothing, and announces only what is declared."""

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.seats import NOBODY
from tests.conformance.play import (
    apply_listening,
    choose,
    draw_case,
    every_table,
    heard,
    plain,
    viewers,
    walk,
)


@every_table
@given(data=st.data())
def test_replaying_the_codes_gives_every_digest_again(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    codec = game.engine.codec
    state = case.new()
    record = [(seat, codec.text(move), state.digest()) for seat, move in walk(case, state, case.rng("play"))]
    again = case.new()
    events: list[Event] = []
    again.listener = events
    for seat, code, digest in record:
        move = codec.parse(code)
        assert again.refusal(seat, move) is None
        again.apply(seat, move)
        assert again.digest() == digest
    assert again.actor == NOBODY
    assert again.outcome() == state.outcome()
    assert events


@every_table
@given(data=st.data())
def test_events_are_declared_with_their_arguments(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    declared = game.engine.events
    state = case.new()
    rng = case.rng("play")
    while state.actor != NOBODY:
        events = apply_listening(state, *choose(case, state, rng))
        for event in events:
            for version in (event, event.redacted):
                if version is not None:
                    assert set(version.args) == set(declared[version.name]), version
                    assert plain(version.to_json()) == version.to_json()
        assert len({heard(events, seat) for seat in viewers(state)}) <= seats + 1
