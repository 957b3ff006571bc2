"""A view as it is sent says what its JSON says, field by field, whether its pieces are written anew or found again."""

import json
from random import Random

import pytest

from speciate.core.digest import canonical
from speciate.core.fragments import Fragments
from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR


@pytest.mark.parametrize("game", ["evo", "evolution", "evolutopia", "s-evolution"])
def test_no_field_is_lost_between_the_sections(game: str) -> None:
    spec = get_game(game)
    state = spec.new(spec.max_seats)
    state.settle(Random(1))
    fragments = Fragments()
    for seat in (0, 1, SPECTATOR):
        view = state.view(seat)
        for kept in (None, fragments, fragments):
            assert canonical(json.loads(view.encoded(kept))) == canonical(view.to_json())
