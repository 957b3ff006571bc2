"""A packed move: a kind and up to three arguments, each in bits of its own."""

from itertools import product

import pytest

from speciate.core.moves import arg_a, arg_b, arg_c, kind_of, pack
from speciate.core.registry import get_game

KINDS, ARGS = (0, 1, 37, 63), (0, 1, 2, 5, 4094, 4095)


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_packed_is_there_again(kind: int) -> None:
    for a, b, c in product(ARGS, repeat=3):
        move = pack(kind, a, b, c)
        assert (kind_of(move), arg_a(move), arg_b(move), arg_c(move)) == (kind, a, b, c)
        assert move == kind + (a << 6) + (b << 18) + (c << 30), "records of one version are read by the next"


def test_what_is_left_out_is_nothing() -> None:
    assert pack(9) == 9 and pack(9, 3) == pack(9, 3, 0, 0) and pack(9, 3, 4) == pack(9, 3, 4, 0)


def test_moves_are_equal_by_their_code() -> None:
    game = get_game("evolution")
    end, card = game.parse("end"), game.parse("card horns+3")
    assert end == game.parse("end") and hash(end) == hash(game.parse("end"))
    assert end != card and end != "end"
