"""What the rows of a question say, and what the number before each means."""

import json
from pathlib import Path

import pytest

from speciate.cli.board_frame import board_of
from speciate.cli.rows import Rows, rows_of, say_moves
from speciate.core.moves import Move
from speciate.core.state import State
from speciate.games.evo import GAME as EVO
from speciate.games.s_evolution import GAME as S_EVOLUTION
from tests.cli import positions
from tests.cli.conftest import Run
from tests.cli.test_board_s_evolution import look as s_evolution_look
from tests.cli.test_boards import rendered, view
from tests.games.s_evolution.build import lay, player, trick

AUCTION = board_of("evo")


def bidding() -> State:
    """Seat 0, with 12 points, has chosen the Leg, on which somebody bids 3."""
    state = positions.auction()
    state.apply(0, EVO.engine.codec.parse("lot 0 leg"))
    return state


def legal(state: State, seat: int = 0) -> list[Move]:
    return [EVO.engine.codec.move(move) for move in state.legal(seat)]


def test_the_number_typed_is_the_bid() -> None:
    rows = rows_of(AUCTION, legal(bidding()))
    assert rows.span == "4-12"
    assert {number: move.code for number, move in rows.by_number.items()} == {n: f"bid {n}" for n in range(4, 13)}


def test_few_of_many_bids_are_listed_and_all_can_be_typed() -> None:
    rows = rows_of(AUCTION, legal(bidding()))
    assert list(rows.listed) == [4, 5, 6, 7, 8, 9, 12]
    assert rows.is_cut and rows.by_number[11].code == "bid 11"


@pytest.mark.parametrize(("lang", "question"), [("en", "do you bid for Leg?"), ("fr", "offrez-vous pour Patte ?")])
def test_the_gene_bid_on_is_named(run: Run, tmp_path: Path, lang: str, question: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(bidding().to_json()), encoding="utf-8")
    out = run("show", path, "--as", "1", "--lang", lang).out
    assert question in out
    assert [line.split()[0] for line in out.splitlines() if line.endswith(tuple(f"bid {n}" for n in range(4, 13)))] == [
        *"456789",
        "12",
    ]


def test_other_questions_are_numbered_from_one() -> None:
    moves = legal(positions.auction())
    rows = rows_of(AUCTION, moves)
    assert list(rows.by_number) == list(range(1, len(moves) + 1)) and not rows.is_cut
    assert Rows(moves[:1]).span == "1"


def taking() -> State:
    """All have played, Ann's Tools 5 chooses first; then Bo."""
    state = trick(
        player(age=3, hand=["t5", "f1"]), player(age=3, hand=["t3", "f1"]), player(age=3, hand=["t2", "f2"]), round=3
    )
    lay(state, "t5", "t3", "t2")
    return state


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Take Tools 5 (gives 1), your own", "played by Bo", "played by Cy"]),
        ("fr", ["la vôtre", "jouée par Bo", "jouée par Cy"]),
    ],
)
def test_a_card_to_be_taken_is_named(lang: str, said: list[str]) -> None:
    state = taking()
    moves = [S_EVOLUTION.engine.codec.move(move) for move in state.legal(0)]
    rows = say_moves(board_of("s-evolution"), moves, 0, view(state, 0), s_evolution_look(state, lang))
    assert len(rows) == len(said)
    assert all(words in row for words, row in zip(said, rows, strict=True)), rows


@pytest.mark.parametrize("compact", [False, True])
def test_a_card_that_was_taken_is_on_the_table_no_more(compact: bool) -> None:
    state = taking()
    state.apply(0, S_EVOLUTION.engine.codec.parse("take 1"))
    text = rendered(board_of("s-evolution").draw(view(state, 1), s_evolution_look(state, you=(1,), compact=compact)))
    middle = "".join(text.splitlines()[: 3 if compact else 7])
    assert "taken" in middle
    assert ("⚒3" if compact else "Tools 3") not in middle
    assert ("⚒2" if compact else "Tools 2") in middle
