"""Steps and draws are numbers on a table and rows in a list: both must agree."""

from speciate.games.evolutopia import possible, steps
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.flow import NAMES, STEPS
from speciate.games.evolutopia.phases import draws, losses
from speciate.games.evolutopia.phases.turn import FIRST_STEP
from tests.games.evolutopia.build import fresh


def test_every_step_is_listed_under_its_number() -> None:
    assert [getattr(at, name.upper().replace("-", "_")) for name in NAMES] == list(range(len(STEPS)))
    assert [STEPS[loss.number] for loss in losses.ALL] == losses.ALL


def test_every_draw_is_listed_under_its_number() -> None:
    assert [getattr(at, f"DRAW_{name.upper()}") for name in draws.NAMES] == list(range(len(draws.DRAWS)))


def test_an_action_begins_with_the_step_that_is_named_for_it() -> None:
    assert [NAMES[step] for step in FIRST_STEP] == ["look", "start", "dismiss", "assign", "open"]


def test_steps_lie_on_each_other_and_leave_in_turn() -> None:
    table = fresh()
    table.stack = at.stacked([at.AFTER, at.TAKEN])
    steps.push(table, at.LOOK)
    assert (steps.top(table), steps.below(table), steps.listed(table)) == (
        at.LOOK,
        at.TAKEN,
        [at.AFTER, at.TAKEN, at.LOOK],
    )
    assert steps.holds(table, at.AFTER)
    assert not steps.holds(table, at.SETUP)
    steps.pop(table)
    assert steps.listed(table) == [at.AFTER, at.TAKEN]
    steps.only(table, at.TURN)
    assert (steps.listed(table), steps.below(table)) == ([at.TURN], -1)


def highest(step: int) -> int:
    """How many steps can lie on each other from this one on."""
    return 1 + max([highest(above) for above in possible.ON.get(step, ())], default=0)


def test_more_steps_fit_than_can_be_under_way() -> None:
    assert len(STEPS) <= at.STEP_MASK
    assert at.MOST_STEPS * at.STEP_BITS < 64
    assert max(highest(step) for step in possible.BOTTOM) < at.MOST_STEPS
