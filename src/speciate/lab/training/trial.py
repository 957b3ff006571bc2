"""How strong a policy is on its own: one seat by it, the others by the policy that comes with the game."""

from dataclasses import dataclass

from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.lab.averages import share_interval
from speciate.lab.training.course import USUAL_SEATS, Course, Weights

GAMES = 400  # the same deals every time


@dataclass(frozen=True)
class Trial:
    """After so many games of practice: the share of wins, with its interval."""

    games: int
    share: float
    low: float
    high: float


def seats_of_a_trial(course: Course) -> int:
    return min(course.spec.max_seats, USUAL_SEATS)


def try_out(course: Course, weights: Weights, games: int) -> Trial:
    taught, usual = course.learner.taught(weights), course.spec.engine.learned()
    share = sum(play(course, number, taught, usual) for number in range(GAMES)) / GAMES
    return Trial(games, share, *share_interval(share, GAMES))


def play(course: Course, number: int, taught: Engine, usual: Engine) -> float:
    """The share of the win; every deal is played from every seat."""
    seats = seats_of_a_trial(course)
    deal, own = divmod(number, seats)
    state, rng = course.new(seats), stream(f"{course.seed}/trial/{deal}", str(own))
    state.settle(stream(f"{course.seed}/trial/{deal}", "nature"))
    while state.actor != NOBODY:
        if state.actor == NATURE:
            state.settle(rng)
        else:
            engine = taught if state.actor == own else usual
            state.apply(state.actor, engine.policy(state, state.actor, rng.random))
    outcome = state.outcome()
    assert outcome is not None
    return 1 / len(outcome.winners) if own in outcome.winners else 0.0
