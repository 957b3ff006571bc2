"""An option by itself: what it takes from programs and command lines, and how it is told; and counted move trees."""

import pytest

from speciate.core.errors import BadOption, UnknownName
from speciate.core.options import Option, Value, number_of, read_options
from speciate.core.playout import perft
from tests.bots.walk import Walk

ROUNDS = Option("rounds", 3, "rounds", 1, 5)
QUICK = Option("quick", False, "all at once", quiet=True)
LEVEL = Option("level", "easy", "how hard", choices=("easy", "hard"), advanced=True)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        *((ROUNDS, given, int(str(given))) for given in (1, 5, "2")),
        *((QUICK, given, True) for given in (True, "yes", "On", "1", "TRUE")),
        *((QUICK, given, False) for given in (False, "no", "off", "0", "false")),
        (LEVEL, "hard", "hard"),
    ],
)
def test_what_an_option_takes(option: Option, given: object, read: Value) -> None:
    assert option.read(given) == read and type(option.read(given)) is type(option.default)


@pytest.mark.parametrize(
    ("option", "given", "says"),
    [
        *((ROUNDS, given, "is a whole number from 1 to 5, not") for given in (0, 6, "x", True, 2.5)),
        (QUICK, "maybe", 'is yes or no, not "maybe"'),
        (LEVEL, "Easy", 'is one of easy, hard, not "Easy"'),
    ],
)
def test_what_it_refuses(option: Option, given: object, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        option.read(given)


def test_how_it_is_told() -> None:
    assert ROUNDS.to_json() == {
        "name": "rounds", "type": "int", "default": 3, "help": "rounds", "advanced": False, "minimum": 1, "maximum": 5,
    }  # fmt: skip
    assert QUICK.to_json() == {
        "name": "quick", "type": "bool", "default": False, "help": "all at once", "advanced": False,
    }  # fmt: skip
    assert LEVEL.to_json() == {
        "name": "level", "type": "choice", "default": "easy", "help": "how hard", "advanced": True,
        "choices": ["easy", "hard"],
    }  # fmt: skip


def test_all_are_read_and_a_quiet_one_is_left_out_by_default() -> None:
    options = (ROUNDS, QUICK, LEVEL)
    assert read_options(options, {}) == {"rounds": 3, "level": "easy"}
    assert read_options(options, {"quick": "yes", "rounds": "4"}) == {"rounds": 4, "quick": True, "level": "easy"}
    assert number_of({"rounds": 4}, "rounds") == 4
    with pytest.raises(UnknownName, match='did you mean "rounds"'):
        read_options(options, {"round": 2})


def test_move_trees_are_counted_to_their_depth_or_to_the_end() -> None:
    assert [perft(Walk(), depth) for depth in range(6)] == [1, 2, 4, 8, 16, 32]
    assert perft(Walk(winners=(0,)), 3) == 1
