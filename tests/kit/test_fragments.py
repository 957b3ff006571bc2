"""Pieces of text are found again by their key, and let go when nobody asks for them any more."""

from speciate.core.fragments import ENOUGH, Fragments


def test_a_piece_is_found_under_its_key_and_no_other() -> None:
    fragments = Fragments()
    fragments.keep((1, (2, 3)), "text")
    assert fragments.find((1, (2, 3))) == "text"
    assert fragments.find((1, (2, 4))) is None


def test_another_set_up_finds_nothing() -> None:
    fragments = Fragments()
    mine, other = object(), object()
    fragments.lie_at(mine)
    fragments.keep((1,), "text")
    fragments.lie_at(mine)
    assert fragments.find((1,)) == "text"
    fragments.lie_at(other)
    assert fragments.find((1,)) is None


def test_what_is_not_asked_for_is_let_go() -> None:
    fragments = Fragments()
    for turn in range(10 * ENOUGH):
        fragments.turn()
        fragments.keep((turn,), "new")
        if fragments.find(("always",)) is None:
            assert turn == 0, "a piece that was asked for every time is gone"
            fragments.keep(("always",), "old")
        assert len(fragments) <= 2 * ENOUGH


def test_so_many_may_lie_about_and_one_more_may_not() -> None:
    fragments = Fragments()
    fragments.keep(("old",), "text")
    fragments.turn()
    for number in range(ENOUGH - 1):
        fragments.keep((number,), "text")
    fragments.turn()
    assert len(fragments) == ENOUGH
    for number in range(ENOUGH):
        fragments.keep((number,), "text")
    fragments.turn()
    assert len(fragments) == ENOUGH and fragments.find(("old",)) is None
