"""The games of a tournament, each with what it cost: time, choices, failures; and its record."""

import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from speciate.bots.bot_loader import open_bot
from speciate.bots.bot_log import log_of
from speciate.core.game import Pack
from speciate.core.outcome import Outcome
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.lab.contest import Contest, Round
from speciate.lab.executor import Executor, in_order
from speciate.table.agent import Agent, Request, close_agents, failures_of, first_failure_of, note_of
from speciate.table.record import LONGEST_NAME, Entry, Header
from speciate.table.timeline import Timeline


@dataclass(frozen=True)
class ArenaSeatResult:
    """How one seat fared in one game."""

    game: int
    deal: int
    seat: int
    player: int  # which of the contest's bots
    bot: str
    score: int
    place: int  # 1 for the winner; equal scores share a place
    share: float  # of the win: 1, or less when it was shared; in a co-operative game 1 for everybody
    moves: int  # of the whole game
    choices: int  # this seat's decisions
    options: int  # legal moves at all of them together
    seconds: float  # it thought, all together
    slowest: float  # of its decisions
    failures: int  # of a script or a program
    note: str  # on the first of them
    parts: dict[str, int]
    stats: dict[str, float]  # of the whole game


class FinishedGame(NamedTuple):
    """One game: a row a seat, and the lines of its record (none when nobody keeps them)."""

    rows: list[ArenaSeatResult]
    record: list[str]


class AgentRecorder:
    """Writes down what one agent did."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.choices = 0
        self.options = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def ask(self, request: Request) -> Entry:
        start = time.perf_counter()
        move = self.agent.choose(request)
        spent = time.perf_counter() - start
        self.choices += 1
        self.options += len(request.packed)
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        return Entry(request.decision.seat, move, note=note_of(self.agent))


def play(
    contest: Contest, pack: Pack, now: Round, keep_record: bool = False, bot_log: Path | None = None
) -> FinishedGame:
    """One game of a contest: always the same, whoever plays it and when; only the times differ."""
    game = contest.spec
    seed = contest.deal_seed(now.deal)
    nature = stream(seed, "nature")
    recorders = [
        AgentRecorder(
            open_bot(
                contest.bots[player], stream(seed, f"slot {slot}"), contest.seconds, log_of(bot_log, now.number, seat)
            )
        )
        for seat, (player, slot) in enumerate(zip(now.players, now.slots, strict=True))
    ]
    state = game.new(contest.seats, contest.options, pack)
    entries: list[Entry] = []
    try:
        while state.actor != NOBODY:
            if state.actor == NATURE:
                entry = Entry(NATURE, state.draw(nature))
            else:
                decision = state.pending()[0]
                recorder = recorders[decision.seat]
                view = state.view(decision.seat) if recorder.agent.needs_view else None
                entry = recorder.ask(Request(game, decision, state.legal(decision.seat), view))
            state.apply(entry.seat, entry.packed)
            entries.append(entry)
    finally:
        close_agents(recorder.agent for recorder in recorders)
    outcome = state.outcome()
    assert outcome is not None
    rows = seat_results(contest, now, outcome, recorders, game.engine.stats(state))
    return FinishedGame(rows, record(contest, pack, now, entries, outcome) if keep_record else [])


def seat_results(
    contest: Contest, now: Round, outcome: Outcome, recorders: list[AgentRecorder], stats: dict[str, float]
) -> list[ArenaSeatResult]:
    ranks = ranking(outcome)
    share = 1.0 if contest.spec.cooperative else 1 / max(1, len(outcome.winners))
    return [
        ArenaSeatResult(
            game=now.number,
            deal=now.deal,
            seat=seat,
            player=player,
            bot=contest.labels[player],
            score=outcome.scores[seat],
            place=ranks[seat],
            share=share if seat in outcome.winners else 0.0,
            moves=sum(recorder.choices for recorder in recorders),
            choices=recorders[seat].choices,
            options=recorders[seat].options,
            seconds=recorders[seat].seconds,
            slowest=recorders[seat].slowest,
            failures=failures_of(recorders[seat].agent),
            note=first_failure_of(recorders[seat].agent),
            parts=outcome.breakdown[seat],
            stats=stats,
        )
        for seat, player in enumerate(now.players)
    ]


def ranking(outcome: Outcome) -> list[int]:
    """Each seat's place: winners first, the others by score."""
    worth = [(seat in outcome.winners, outcome.scores[seat]) for seat in range(len(outcome.scores))]
    worth = [(True, 0) if won else (won, score) for won, score in worth]  # winners share the first place
    return [1 + sum(1 for other in worth if other > own) for own in worth]


def record(contest: Contest, pack: Pack, now: Round, entries: list[Entry], outcome: Outcome) -> list[str]:
    """The game as a record that `speciate replay` reads."""
    game = contest.spec
    bots = [contest.bots[player] for player in now.players]
    names = [f"{seat + 1}: {contest.labels[player]}"[-LONGEST_NAME:] for seat, player in enumerate(now.players)]
    timeline = Timeline(Header(game, game.read_options(contest.options), pack, names, bots))
    for entry in [*entries, Entry(NATURE, outcome=outcome)]:
        timeline.append(entry)
    return timeline.record.lines()


def play_round(contest: Contest, keep_record: bool, bot_log: Path | None, now: Round) -> FinishedGame:
    return play(contest, contest.read_pack, now, keep_record, bot_log)


def run(
    contest: Contest,
    jobs: int = 1,
    rounds: Sequence[Round] | None = None,
    keep_records: bool = False,
    bot_log: Path | None = None,
    executor: Executor | None = None,
) -> Generator[FinishedGame, None, None]:
    """The games of a contest, all or some of them, in order, as they are finished. `bot_log`: what bots complain of."""
    some = contest.rounds() if rounds is None else rounds
    return in_order(partial(play_round, contest, keep_records, bot_log), some, jobs, executor)
