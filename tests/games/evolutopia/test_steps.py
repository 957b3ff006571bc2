"""Steps and draws are numbers on a table and rows in a list: both must agree."""

from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.flow import NAMES, STEPS
from speciate.games.evolutopia.phases import draws, losses
from speciate.games.evolutopia.phases.turn import FIRST_STEP


def test_every_step_is_listed_under_its_number() -> None:
    assert [getattr(at, name.upper().replace("-", "_")) for name in NAMES] == list(range(len(STEPS)))
    assert [STEPS[loss.number] for loss in losses.ALL] == losses.ALL


def test_every_draw_is_listed_under_its_number() -> None:
    assert [getattr(at, f"DRAW_{name.upper()}") for name in draws.NAMES] == list(range(len(draws.DRAWS)))


def test_an_action_begins_with_the_step_that_is_named_for_it() -> None:
    assert [NAMES[step] for step in FIRST_STEP] == ["look", "start", "dismiss", "assign", "open"]
