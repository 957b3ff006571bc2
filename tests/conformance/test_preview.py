"""A preview tells a seat what it could work out itself: from its view alone, and what then really happens."""

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.digest import canonical_whole
from speciate.core.game import GameSpec
from speciate.core.seats import NATURE
from speciate.core.state import State
from tests.conformance.play import apply_listening, draw_case, every_table, plain, stops, view_bytes, viewers

TRIED = 6  # moves of each decision that are looked ahead at


def owed(state: State) -> list[int]:
    return [decision.seat for decision in state.pending() if decision.seat >= 0]


@every_table
@given(data=st.data())
def test_two_tables_that_look_the_same_have_the_same_preview(game: GameSpec, seats: int, data: st.DataObject) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("twins")
    for state in stops(case, 1):
        for seat in viewers(state):
            twin = state.determinize(seat, rng)
            assert canonical_whole(game.engine.preview(state.view(seat))) == canonical_whole(
                game.engine.preview(twin.view(seat))
            )
            if seat not in owed(state):
                continue
            for move in rng.sample(state.legal(seat), min(2, len(state.legal(seat)))):
                mine, other = (game.engine.preview(each.view(seat), [move]) for each in (state, twin))
                assert canonical_whole(mine) == canonical_whole(other)


@every_table
@given(data=st.data())
def test_a_preview_without_chance_is_what_then_happens(game: GameSpec, seats: int, data: st.DataObject) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("moves")
    for state in stops(case, 1):
        for seat in owed(state):
            legal = state.legal(seat)
            assert game.engine.preview(state.view(seat))["legal"] == [game.engine.codec.text(move) for move in legal]
            for move in rng.sample(legal, min(TRIED, len(legal))):
                foretold = plain(game.engine.preview(state.view(seat), [move]))
                after = state.copy()
                news = apply_listening(after, seat, move)
                uncertain = after.actor == NATURE or any(event.name in game.engine.reveals for event in news)
                assert foretold["certain"] is not uncertain
                if uncertain:
                    assert not foretold["legal"] and foretold["view"] is None and not foretold["facts"]
                    continue
                assert canonical_whole(foretold["view"]) == view_bytes(after, seat)
                assert foretold["legal"] == [game.engine.codec.text(each) for each in after.legal(seat)]
                # the facts of that position are those it has once it is there
                assert foretold["facts"] == plain(game.engine.preview(after.view(seat))["facts"])


@every_table
@given(data=st.data())
def test_a_preview_leaves_the_view_alone_and_is_plain_json(game: GameSpec, seats: int, data: st.DataObject) -> None:
    case = draw_case(data, game, seats)
    for state in stops(case, 1):
        for seat in viewers(state):
            view = state.view(seat)
            before = canonical_whole(view.to_json())
            preview = game.engine.preview(view)
            assert plain(preview) == preview
            assert canonical_whole(view.to_json()) == before
            assert preview["outcome"] == (None if (end := state.outcome()) is None else plain(end.to_json()))
