"""What is refused of slips is what it was: positions (possible, fields), packs (components), records, moves."""

import pytest

from speciate.core.game import GameSpec
from tests.golden.refused import KEPT, cases, line

LINES = dict(kept.split(": ", 1) for kept in KEPT.read_text(encoding="utf-8").splitlines())
CASES = {f"{game.id} {kind}": (game, kind) for game, kind in cases()}


@pytest.mark.parametrize(("game", "kind"), CASES.values(), ids=[name.replace(" ", "-") for name in CASES])
def test_slips_are_refused_for_the_reasons_they_were(game: GameSpec, kind: str) -> None:
    assert line(game, kind) == f"{game.id} {kind}: {LINES[f'{game.id} {kind}']}"


def test_nothing_else_is_kept() -> None:
    assert list(LINES) == list(CASES)
