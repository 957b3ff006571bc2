"""The rules of Connect Four."""

import pytest
from connect_four import COLUMNS, GAME, ROWS

from speciate.testing import check_game


def position(*rows: str, turn: int = 0) -> dict[str, object]:
    """A position drawn with `.`, `0` and `1`; the rows at the bottom are enough."""
    drawn = ["." * COLUMNS] * (ROWS - len(rows)) + list(rows)
    return {"turn": turn, "board": [[-1 if sign == "." else int(sign) for sign in row] for row in drawn]}


def test_the_game_keeps_what_the_program_relies_on() -> None:
    check_game(GAME)


@pytest.mark.parametrize(
    ("rows", "column"),
    [
        (["111....", "000...."], 4),  # in a row
        (["0......", "0......", "01.1..1"], 1),  # in a column
        (["..01...", ".01011.", "0101100"], 4),  # in a diagonal
    ],
)
def test_four_in_a_line_win(rows: list[str], column: int) -> None:
    state = GAME.position(position(*rows))
    GAME.play(state, 0, f"drop {column}")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0]


def test_a_full_column_takes_no_more() -> None:
    state = GAME.position(position(*["0......", "1......"] * 3))
    refusal = state.refusal(0, GAME.parse("drop 1").packed)
    assert refusal is not None and refusal.rule == "connect-four:drop.full"
    refusal = state.refusal(1, GAME.parse("drop 2").packed)
    assert refusal is not None and refusal.rule == "connect-four:drop.turns"


def test_a_full_board_is_a_draw() -> None:
    full = ["0011001", "1100110", "0011001", "1100110", "0011001", ".100110"]
    state = GAME.position(position(*reversed(full)))
    GAME.play(state, 0, "drop 1")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == [0, 0] and outcome.winners == [0, 1]
