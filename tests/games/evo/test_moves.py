"""Codes of moves."""

import pytest

from speciate.core.errors import UnreadableMove
from speciate.games.evo import GAME
from speciate.games.evo.moves import CODEC

# one of each kind, as code and as JSON
CODES: dict[str, dict[str, object]] = {
    "beach b1": {"move": "beach", "region": "b1"},
    "deal climate-1": {"move": "deal", "card": "climate-1"},
    "first 2": {"move": "first", "seat": 2},
    "roll 6": {"move": "roll", "face": 6},
    "draw egg": {"move": "draw", "gene": "egg"},
    "play far-egg+3": {"move": "play", "card": "far-egg+3"},
    "aim leg-1>2": {"move": "aim", "card": "leg-1", "seat": 2},
    "strike c10": {"move": "strike", "region": "c10"},
    "pass": {"move": "pass"},
    "move e4>d4": {"move": "move", "dino": "e4", "region": "d4"},
    "swim a1": {"move": "swim", "dino": "a1"},
    "land g2": {"move": "land", "region": "g2"},
    "end": {"move": "end"},
    "birth z15": {"move": "birth", "region": "z15"},
    "remove a3": {"move": "remove", "dino": "a3"},
    "lot 0 mutant": {"move": "lot", "lot": 0, "gene": "mutant"},
    "bid 12": {"move": "bid", "amount": 12},
    "drop": {"move": "drop"},
}


def test_every_kind_of_move_is_listed_above() -> None:
    assert {code.split(" ")[0] for code in CODES} == set(CODEC.by_name)


@pytest.mark.parametrize("code", CODES)
def test_codes_and_json_say_the_same(code: str) -> None:
    move = GAME.parse(code)
    assert move.code == code
    assert move.to_json() == CODES[code]
    assert CODEC.from_json(CODES[code]) == move.packed


@pytest.mark.parametrize(
    "code",
    ["move e4", "move e0>e1", "move e16>e1", "roll 0", "roll 7", "draw wing", "play leg+9", "play leg+0", "aim leg-1"],
)
def test_what_no_move_is_written_like_is_unreadable(code: str) -> None:
    with pytest.raises(UnreadableMove):
        GAME.parse(code)
