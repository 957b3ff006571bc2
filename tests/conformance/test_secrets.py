"""Non-interference: what a seat may not know changes nothing that it sees, may do, is told or hears.

Four ways to change the unknown: swap hidden components in the position; imagine another table; choose
differently in secret; let nature draw something else. Equality is that of bytes, so sizes are equal too.
"""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.digest import canonical_whole
from speciate.core.game import GameSpec
from speciate.core.moves import kind_of
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State
from tests.conformance.components import swapped
from tests.conformance.play import (
    Case,
    apply_listening,
    apply_watched,
    choose,
    draw_case,
    every_table,
    heard,
    random_moves,
    some_viewers,
    stops,
    view_bytes,
    viewers,
)


def known(game: GameSpec, state: State, seat: int, moves: list[int]) -> bytes:
    """All that `seat` can learn of a position by looking and asking."""
    decisions = state.pending()
    return canonical_whole(
        {
            "view": state.view(seat).to_json(),
            "waiting": [[decision.seat, decision.sealed] for decision in decisions],
            "own": [decision.to_json() for decision in decisions if decision.seat == seat],
            "legal": state.legal(seat) if seat != SPECTATOR else [],
            # where all play together, what another can do is shown to be advised on
            "offered": [state.legal(d.seat) for d in decisions if game.cooperative and not d.sealed and d.seat >= 0],
            "refusals": [refusal and refusal.to_json() for refusal in (state.refusal(seat, m) for m in moves)],
            "over": state.actor == NOBODY,
        }
    )


def questions(case: Case, state: State, rng: Random) -> list[int]:
    """Moves to ask about: nonsense, one's own, and those of others."""
    legal = [move for decision in state.pending() for move in state.legal(decision.seat)]
    return rng.sample(legal, min(8, len(legal))) + random_moves(case, 12, rng)


@every_table
@given(data=st.data())
def test_swapping_hidden_components_changes_nothing_known(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("swap")
    for state in stops(case):
        for seat in viewers(state):
            other = swapped(game, state, seat, rng)
            if other is None:
                continue
            moves = questions(case, state, rng)
            assert known(game, other, seat, moves) == known(game, state, seat, moves)


@every_table
@given(data=st.data())
def test_two_tables_a_seat_cannot_tell_apart_stay_so(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("pair")
    for stop in stops(case, 1):
        for seat in some_viewers(stop, rng):
            ours, theirs = stop.copy(), stop.determinize(seat, rng)
            for _ in range(12):
                moves = questions(case, ours, rng)
                assert known(game, ours, seat, moves) == known(game, theirs, seat, moves)
                if ours.actor == NOBODY or not step_both(case, ours, theirs, seat, rng):
                    break


def step_both(case: Case, ours: State, theirs: State, seat: int, rng: Random) -> bool:
    """One move on both tables. True if `seat` heard the same; then it must go on seeing the same.

    The move may show what was hidden, and then the tables part: but not without telling.
    """
    mover, move = choose(case, ours, rng)
    options = theirs.legal(mover)
    if mover == seat:
        assert move in options
    if move not in options:  # another seat's hidden piece: one that looks the same from outside will do
        options = [other for other in options if kind_of(other) == kind_of(move)]
        if not options:
            return False
        their_move = rng.choice(options)
    else:
        their_move = move
    (here, seen), (there, seen_there) = (
        apply_watched(table, mover, made, seat) for table, made in ((ours, move), (theirs, their_move))
    )
    same = heard(here, seat) == heard(there, seat)
    if same and view_bytes(ours, seat) == view_bytes(theirs, seat):
        assert seen == seen_there, "between two announcements the table shows what it does not show after them"
    if not same and mover != seat and move == their_move:
        shown = view_bytes(ours, seat) != view_bytes(theirs, seat) or seen != seen_there
        assert shown, "the events tell what the view does not, neither then nor afterwards"
    return same and (mover == seat or move == their_move or view_bytes(ours, seat) == view_bytes(theirs, seat))


@every_table
@given(data=st.data())
def test_a_sealed_choice_shows_only_that_it_was_made(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    for state in stops(case, 4):
        sealed = [decision.seat for decision in state.pending() if decision.sealed]
        if len(sealed) < 2:
            continue
        for mover in sealed:
            others = [seat for seat in viewers(state) if seat != mover]
            seen: dict[bool, set[tuple[bytes, ...]]] = {False: set(), True: set()}
            for move in state.legal(mover):
                after = state.copy()
                events = apply_listening(after, mover, move)
                shown = [view_bytes(after, seat) for seat in others] + [heard(events, seat) for seat in others]
                chosen = mover not in [decision.seat for decision in after.pending()]
                seen[chosen].add(tuple(shown))
            before = [view_bytes(state, seat) for seat in others] + [canonical_whole([]) for _ in others]
            assert seen[False] <= {tuple(before)}, "a step of a sealed choice was seen before it was made"
            assert len(seen[True]) <= 1, "a sealed choice shows what was chosen"


@every_table
@given(data=st.data())
def test_a_draw_shows_a_seat_no_more_than_it_hears(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    rng = case.rng("nature")
    for state in stops(case, 4):
        if state.actor != NATURE:
            continue
        draws = state.legal(NATURE)
        first, second = rng.choice(draws), rng.choice(draws)
        one, two = state.copy(), state.copy()
        here, there = apply_listening(one, NATURE, first), apply_listening(two, NATURE, second)
        for seat in viewers(state):
            same = view_bytes(one, seat) == view_bytes(two, seat)
            assert (heard(here, seat) == heard(there, seat)) == same, "view and events do not tell the same"
            for event, twin in zip(here, there, strict=False):
                if event.heard_by(seat) is not event and kind_of(first) == kind_of(second):
                    assert heard([event], seat) == heard([twin], seat), "a redacted event tells what was drawn"
