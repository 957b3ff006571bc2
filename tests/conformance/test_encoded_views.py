"""A view as it is sent says what the view says, byte for byte, also where pieces of earlier ones are used again."""

import pytest

from speciate.core.digest import sent
from speciate.core.fragments import Fragments
from speciate.core.game import GameSpec
from speciate.core.seats import SPECTATOR
from speciate.core.state import State
from tests.conformance.play import GAMES, Case, every_game, stops, variants, walk

every_variant = pytest.mark.parametrize(
    ("game", "options"),
    [pytest.param(game, options, id=f"{game.id}-{options}") for game in GAMES for options in variants(game)[:2]],
)


def audiences(state: State) -> list[int]:
    return [SPECTATOR, *range(state.seats)]


@every_variant
def test_pieces_of_earlier_views_change_nothing(game: GameSpec, options: dict[str, object]) -> None:
    """Every position of a game, seen by one after the other: whoever looked before, nobody sees more or less for it."""
    case = Case(game, game.max_seats, options, 1)
    state = case.new()
    fragments = Fragments()
    for number, _ in enumerate(walk(case, state, case.rng("play"))):
        fragments.turn()
        for audience in (number, number + 1):
            view = state.view(audiences(state)[audience % (state.seats + 1)])
            assert view.encoded(fragments) == sent(view.to_json())


@every_game
def test_tables_of_different_set_ups_share_nothing(game: GameSpec) -> None:
    """Should one be asked for after the other: what was agreed is not part of what a piece lies under."""
    fragments = Fragments()
    for options in variants(game)[:3]:
        for state in stops(Case(game, game.min_seats, options, 2), 1)[:4]:
            view = state.view(SPECTATOR)
            assert view.encoded(fragments) == sent(view.to_json()) == view.encoded()


@every_game
def test_the_same_view_is_not_written_twice(game: GameSpec) -> None:
    fragments = Fragments()
    state = stops(Case(game, game.max_seats, {}, 3), 1)[0]
    first = [state.view(audience).encoded(fragments) for audience in audiences(state)]
    count = len(fragments)
    fragments.turn()
    assert [state.copy().view(audience).encoded(fragments) for audience in audiences(state)] == first
    assert len(fragments) == count
