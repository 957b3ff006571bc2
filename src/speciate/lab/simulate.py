"""Many games at full speed: no records, no events, results a seat a row."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

from speciate.bots.bot_loader import open_bot
from speciate.bots.bot_log import log_of
from speciate.core.game import GameSpec, Pack
from speciate.core.outcome import Outcome
from speciate.core.playout import playout
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.lab.executor import Executor, opened
from speciate.lab.plan import Plan
from speciate.table.agent import Agent, Request, close_agents, failures_of, first_failure_of


@dataclass(frozen=True)
class SeatResult:
    """How one seat fared in one game."""

    game: int
    seat: int
    bot: str
    player: int  # which of the plan's bots it was: two bots of one name are told apart
    score: int
    share: float  # of the win: 1, or less when it was shared
    moves: int  # of the whole game
    parts: dict[str, int]
    stats: dict[str, float]  # of the whole game
    failures: int = 0  # of a script or a program; the fallback moved for it
    note: str = ""  # on the first of them


def play_on(game: GameSpec, state: State, agents: list[Agent], nature: Random) -> int:
    """Plays a State to its end; agents get what `Match` would give them. Returns the number of moves."""
    moves = 0
    state.settle(nature)
    while state.actor != NOBODY:
        decision = state.pending()[0]
        agent = agents[decision.seat]
        view = state.view(decision.seat) if agent.needs_view else None
        move = agent.choose(Request(game, decision, state.legal(decision.seat), view))
        state.apply(decision.seat, move)
        moves += 1
        if state.actor == NATURE:
            state.settle(nature)
    return moves


class Finished(NamedTuple):
    """A game that is over. `seating[seat]` is which of the plan's bots sat there; nobody, if chance alone played."""

    game: GameSpec
    state: State
    outcome: Outcome
    moves: int
    seating: tuple[int, ...]
    agents: list[Agent]


class Ended(NamedTuple):
    """What is left of some finished games of a plan, side by side; the tables themselves are gone."""

    plan: Plan
    numbers: Sequence[int]
    scores: list[list[int]]  # by seat
    winners: list[list[int]]
    moves: list[int]


def finished_games(plan: Plan, pack: Pack, numbers: Iterable[int], bot_log: Path | None = None) -> Iterator[Finished]:
    """Games of a plan by their numbers: each is always the same, whoever plays it and when, and whatever else."""
    fresh = plan.spec.engine.new(len(plan.bots), plan.read_options, pack)
    if plan.is_chance:
        return games_of_chance(plan, fresh, numbers)
    return (game_of_bots(plan, fresh.copy(), number, bot_log) for number in numbers)


def games_of_chance(plan: Plan, fresh: State, numbers: Iterable[int]) -> Iterator[Finished]:
    """Setting up and seeding cost a third of a short game: so the table is copied, and one generator seeded anew."""
    game, seatings, seats = plan.spec, plan.seatings, len(plan.bots)
    for number, nature in natures(plan.seed, numbers):
        state = fresh.copy()
        moves = playout(state, nature)
        outcome = state.outcome()
        assert outcome is not None
        yield Finished(game, state, outcome, moves, seatings[number % seats], [])


def ended_games(
    plan: Plan, pack: Pack, numbers: Sequence[int], look: Callable[[Finished], None] | None = None
) -> Ended:
    """What is left of the same games, each of which may be looked at when it is over."""
    ended = Ended(plan, numbers, [], [], [])
    if plan.is_chance and look is None:
        end_by_chance(plan.spec.engine.new(len(plan.bots), plan.read_options, pack), ended)
        return ended
    for game in finished_games(plan, pack, numbers):
        if look is not None:
            look(game)
        ended.scores.append(game.outcome.scores)
        ended.winners.append(game.outcome.winners)
        ended.moves.append(game.moves)
    return ended


def end_by_chance(fresh: State, ended: Ended) -> None:
    """Nothing is made for a game but what is kept of it: of a short one that would take a hundredth of the time."""
    plan, numbers, scores, winners, moves = ended
    for _, nature in natures(plan.seed, numbers):
        state = fresh.copy()
        moves.append(playout(state, nature))
        outcome = state.outcome()
        assert outcome is not None
        scores.append(outcome.scores)
        winners.append(outcome.winners)


def natures(seed: str, numbers: Iterable[int]) -> Iterator[tuple[int, Random]]:
    """For each number `stream(f"{seed}/{number}", "nature")`, which is the same generator each time, seeded anew."""
    beginning = blake2b(f"{seed}/".encode(), digest_size=16)
    nature = Random()
    seed_anew = super(Random, nature).seed  # takes a number as it is; `seed` of Random also sees to words and the like
    for number in numbers:
        name = beginning.copy()
        name.update(b"%d/nature" % number)
        seed_anew(int.from_bytes(name.digest(), "big"))
        nature.gauss_next = None  # type: ignore[attr-defined]  # the half of a pair that `gauss` may have kept
        yield number, nature


def game_of_bots(plan: Plan, state: State, number: int, bot_log: Path | None) -> Finished:
    game = plan.spec
    seed = f"{plan.seed}/{number}"
    seating = plan.seating(number)
    agents = [
        open_bot(plan.bots[player], stream(seed, f"seat {seat}"), plan.seconds, log_of(bot_log, number, seat))
        for seat, player in enumerate(seating)
    ]
    try:
        moves = play_on(game, state, agents, stream(seed, "nature"))
    finally:
        close_agents(agents)
    outcome = state.outcome()
    assert outcome is not None
    return Finished(game, state, outcome, moves, seating, agents)


def rows_of(plan: Plan, number: int, finished: Finished) -> list[SeatResult]:
    """A row for each seat of game `number`."""
    game, state, outcome, moves, seating, agents = finished
    stats = game.engine.stats(state)
    return [
        SeatResult(
            number,
            seat,
            plan.bots[player],
            player,
            outcome.scores[seat],
            1 / len(outcome.winners) if seat in outcome.winners else 0.0,
            moves,
            outcome.breakdown[seat],
            stats,
            failures_of(agents[seat]) if agents else 0,
            first_failure_of(agents[seat]) if agents else "",
        )
        for seat, player in enumerate(seating)
    ]


class PlayGames:
    """Plays games of a plan by their numbers, in whichever process; the pack is read once in each."""

    def __init__(self, plan: Plan, bot_log: Path | None = None) -> None:
        self.plan = plan
        self.bot_log = bot_log

    @cached_property
    def pack(self) -> Pack:
        return self.plan.spec.engine.pack(self.plan.pack)

    def __call__(self, numbers: Sequence[int]) -> list[list[SeatResult]]:
        games = finished_games(self.plan, self.pack, numbers, self.bot_log)
        return [rows_of(self.plan, number, game) for number, game in zip(numbers, games, strict=True)]

    def __getstate__(self) -> dict[str, object]:
        return {"plan": self.plan, "bot_log": self.bot_log}


def simulate(
    plan: Plan, jobs: int = 1, start: int = 0, bot_log: Path | None = None, executor: Executor | None = None
) -> Generator[list[SeatResult], None, None]:
    """The games of a plan from `start` on, in order, as they are finished. What bots complain of goes to `bot_log`."""
    work, numbers = PlayGames(plan, bot_log), range(start, plan.games)
    with opened(jobs, executor) as here, closing(here.in_batches(work, numbers)) as batches:
        for games in batches:
            yield from games
