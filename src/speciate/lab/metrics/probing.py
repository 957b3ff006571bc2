"""A close look at single choices: what would come of this move, and of that one, on the same imagined tables.

Of each game a few choices are drawn at random. A search says which move is best and which is the median one; a few
others are drawn. Each is then played out, by the game's policy, on the same tables with the same luck. Everything is
made from what the chooser sees. The play-outs come in two halves: what is found in one is checked in the other.
"""

from random import Random
from typing import NamedTuple

from speciate.bots.levels import Level
from speciate.bots.search_bot import SearchBot
from speciate.core.decision import Decision
from speciate.core.outcome import Outcome
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, View
from speciate.core.streams import stream
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.watching import Seen, Watcher
from speciate.table.agent import Request

HALVES = 2
OTHERS = 3  # moves beside the best and the median one
BEST, MEDIAN, OTHER = 0, 1, 2  # their places; with two legal moves the median is the worse, and there is no other
WORLDS = 2


class Sampled(NamedTuple):
    """A choice as the one who makes it sees it."""

    view: View
    decision: Decision
    legal: list[int]


class Prober(Watcher):
    """Draws so many choices of a game, each as likely, and looks at them when it is over."""

    def __init__(self, study: Study, deal: str) -> None:
        self.study = study
        self.rng = stream(deal, "probes")
        self.choices = 0
        self.drawn: list[Sampled] = []

    def choice(self, state: State, owed: list[Decision], legal: list[int]) -> None:
        if len(legal) == 1:
            return
        self.choices += 1
        place = len(self.drawn)
        if place == self.study.probes:
            place = int(self.rng.random() * self.choices)
            if place >= self.study.probes:
                return
        sampled = Sampled(state.view(owed[0].seat), owed[0], list(legal))
        self.drawn[place : place + 1] = [sampled]

    def over(self, state: State, outcome: Outcome) -> Seen:  # noqa: ARG002  # the contract's
        return [probe(self.study, sampled, self.rng) for sampled in self.drawn]


def probe(study: Study, sampled: Sampled, rng: Random) -> Seen:
    """For either half and each move: every seat's mean share of the win, and its mean score."""
    moves = moves_of_interest(study, sampled, rng)
    halves = [played_out(study, sampled, moves, rng) for _ in range(HALVES)]
    return {
        "decision": sampled.decision.kind,
        "seat": sampled.decision.seat,
        "chances": [[chances for chances, _ in half] for half in halves],
        "scores": [[scores for _, scores in half] for half in halves],
    }


def moves_of_interest(study: Study, sampled: Sampled, rng: Random) -> list[int]:
    """The best and the median move as a search ranks them, then some others."""
    level = Level(worlds=WORLDS, iterations=study.ranking, overlooks=0.0)
    request = Request(study.spec, sampled.decision, sampled.legal, sampled.view)
    told = SearchBot(rng, "ranking", level).explain(request)
    parse = study.spec.engine.codec.parse
    best = parse(told[0]["move"])
    ranked = [parse(one["move"]) for one in sorted(told[1:], key=lambda one: (-one["value"], one["move"]))]
    median = ranked[max(0, len(told) // 2 - 1)]
    others = [move for move in ranked if move != median]
    return [best, median, *rng.sample(others, min(OTHERS, len(others)))]


Means = tuple[list[float], list[float]]  # of one move: shares of the win, and scores


def played_out(study: Study, sampled: Sampled, moves: list[int], rng: Random) -> list[Means]:
    sums: list[Means] = []
    for round in range(study.rollouts):
        world = sampled.view.determinize(rng)
        luck = rng.random()
        for at, move in enumerate(moves):
            if not round:
                sums.append(([0.0] * world.seats, [0.0] * world.seats))
            ended = play_out(study, world.copy(), sampled.decision.seat, move, luck)
            for seat, share in enumerate(study.shares(ended)):
                sums[at][0][seat] += share / study.rollouts
                sums[at][1][seat] += ended.scores[seat] / study.rollouts
    return sums


def play_out(study: Study, world: State, seat: int, move: int, luck: float) -> Outcome:
    """Nature and the seats have streams of their own, so that moves which change nothing lead to the same end."""
    engine = study.spec.engine
    nature, others = Random(f"nature {luck}"), Random(f"seats {luck}").random
    world.apply(seat, move)
    while world.actor != NOBODY:
        if world.actor == NATURE:
            world.settle(nature)
        else:
            world.apply(world.actor, engine.policy(world, world.actor, others))
    outcome = world.outcome()
    assert outcome is not None
    return outcome
