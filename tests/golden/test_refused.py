"""What is refused of small slips in positions and packs, and of moves out of season, is what it was."""

import pytest

from speciate.core.game import GameSpec
from tests.golden.refused import KEPT, KINDS, games, line

LINES = KEPT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_slips_are_refused_for_the_reasons_they_were(game: GameSpec, kind: str) -> None:
    assert [line(game, kind)] == [kept for kept in LINES if kept.startswith(f"{game.id} {kind}:")]


def test_nothing_else_is_kept() -> None:
    assert len(LINES) == len(KINDS) * len(games())
