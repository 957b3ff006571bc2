"""The taught policy against the one there is: every other seat searches with it, and each deal is played both ways."""

from dataclasses import dataclass
from statistics import fmean
from time import process_time

from speciate.bots.search_bot import SearchBot
from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.lab.training.course import USUAL_SEATS, Course, Taught
from speciate.lab.training.lessons import thinker
from speciate.table.agent import Request


@dataclass(frozen=True)
class Duel:
    """One game between the two."""

    share: float  # of the win that fell to the taught
    lead: float  # the mean score of its seats, less that of the others
    taught: float  # seconds of a processor it thought,
    usual: float  # and the others


def seats_of_a_duel(course: Course) -> int:
    """As many of each."""
    most = min(course.spec.max_seats, USUAL_SEATS)
    return most - most % 2


def play_duel(course: Course, taught: Taught, number: int) -> list[Duel]:
    """Game `number` of the taught against what the game has learned before."""
    return [play_sides(course, [course.engine(taught), course.spec.engine.learned()], number)]


def play_sides(course: Course, engines: list[Engine], number: int) -> Duel:
    """Two games in a row have the same cards, with the seats of the two sides exchanged."""
    game, seed = course.spec, f"{course.seed}/duel/{number // 2}"
    state = course.new(seats_of_a_duel(course))
    sides = [(seat + number) % 2 for seat in range(state.seats)]
    bots = [seated(course, seed, seat, engines[side]) for seat, side in enumerate(sides)]
    nature = stream(seed, "nature")
    state.settle(nature)
    seconds = [0.0, 0.0]
    while state.actor != NOBODY:
        owed = state.pending()[0]
        request = Request(game, owed, state.legal(owed.seat), state.view(owed.seat))
        start = process_time()
        move = bots[owed.seat].choose(request)
        seconds[sides[owed.seat]] += process_time() - start
        state.apply(owed.seat, move)
        if state.actor == NATURE:
            state.settle(nature)
    outcome = state.outcome()
    assert outcome is not None
    won = sum(1 for seat in outcome.winners if sides[seat] == 0) / max(1, len(outcome.winners))
    first, second = (
        fmean(score for score, other in zip(outcome.scores, sides, strict=True) if other == side) for side in (0, 1)
    )
    return Duel(won, first - second, *seconds)


def seated(course: Course, seed: str, seat: int, engine: Engine) -> SearchBot:
    bot = thinker(course, stream(seed, f"seat {seat}"))
    bot.engine = engine
    return bot
