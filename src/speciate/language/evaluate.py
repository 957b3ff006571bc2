"""How well a model plays: against fixed opponents, each deal from every seat, with intervals and what it got wrong."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from speciate.bots.bot_loader import open_bot
from speciate.core.errors import BadOption
from speciate.core.game import Pack
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.lab.arena import AgentRecorder, FinishedGame, seat_results
from speciate.lab.averages import Mean
from speciate.lab.contest import ONE, TEAMS, Contest, Round
from speciate.lab.ratings import Finish, Rating, finish, rate
from speciate.language.model_agent import ModelAgent, Tally, Terms
from speciate.language.models import Model
from speciate.language.obfuscation import obfuscation_of
from speciate.table.agent import close_agents
from speciate.table.match import Match

NAME = "model"
GAMES = 12
OPPONENTS = ("random", "greedy")


@dataclass
class AgainstLevel:
    """The games against one level: the model's share of the wins, and its score less the mean of the others'."""

    level: str
    games: int = 0
    wins: Mean = field(default_factory=Mean)
    ahead: Mean = field(default_factory=Mean)
    fair: float = 0.0  # the share of one who is no better than the others


@dataclass
class Evaluation:
    """What came of it. Where all win or lose together there is no rating: teams of the levels play the same deals."""

    game: str
    seats: int
    levels: list[AgainstLevel]
    tally: Tally
    ratings: dict[str, Rating]

    @property
    def illegal_rate(self) -> Mean:
        """The share of decisions whose first answer could not be played, with its interval."""
        return shares(self.tally.decisions - self.tally.illegal_first, self.tally.illegal_first)

    @property
    def mended(self) -> Mean:
        """Of all refusals, how often the next answer was legal."""
        count = sum(one.count for one in self.tally.rules.values())
        good = sum(one.mended for one in self.tally.rules.values())
        return shares(count - good, good)

    def __str__(self) -> str:
        return "\n".join(lines_of(self))


def evaluate(
    model: Model,
    game: str,
    *,
    against: Sequence[str] = OPPONENTS,
    seats: int | None = None,
    games: int = GAMES,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    terms: Terms | None = None,
    records: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Evaluation:
    """Plays `games` against each level, made up to whole deals: the model sits once at every seat with the same cards.

    `records` is a folder for the games, as `speciate replay` reads them; `progress` is told how many are over.
    """
    contests = list(plan(game, against, seats, games, seed, options))
    total = sum(contest.deals * contest.games_a_deal for contest in contests)
    result = Evaluation(game, contests[0].seats, [], Tally(), {})
    finishes: list[Counter[Finish]] = []
    done = 0
    for number, contest in enumerate(contests):
        level = against_level(contest)
        result.levels.append(level)
        deals: dict[int, Counter[Finish]] = {}
        pack = contest.spec.engine.pack()
        for now in contest.rounds():
            finished = play(contest, pack, now, model, terms or Terms(), result.tally, records is not None)
            add(level, contest, finished)
            places = ((row.player and number + 1, row.place) for row in finished.rows)
            deals.setdefault(now.deal, Counter())[finish(places)] += 1
            if records is not None:
                keep(records, contest, now, finished.record)
            done += 1
            if progress is not None:
                progress(done, total)
        finishes += deals.values()
    if not get_game(game).cooperative:
        ratings = rate(finishes, len(contests) + 1, stream(seed, "bootstrap"))
        result.ratings = dict(zip([NAME, *against], ratings, strict=True))
    return result


def plan(
    game: str,
    against: Sequence[str],
    seats: int | None,
    games: int,
    seed: int | str,
    options: Mapping[str, object] | None,
) -> Iterator[Contest]:
    """A contest for each level; where all play together one for the model's team, then one for each level's."""
    spec = get_game(game)
    count = seats if seats is not None else spec.min_seats
    if not against:
        raise BadOption("against whom? Give at least one level, such as casual", "option-against-nobody")
    teams = [(NAME,), *((level,) for level in against)] if spec.cooperative else [(NAME, level) for level in against]
    for bots in teams:
        contest = Contest(spec.id, bots, count, games, str(seed), TEAMS if spec.cooperative else ONE, options or {})
        replace(contest, bots=(bots[-1] if bots != (NAME,) else against[0],) * len(bots)).check()
        yield contest


def play(
    contest: Contest, pack: Pack, now: Round, model: Model, terms: Terms, tally: Tally, keep_record: bool = False
) -> FinishedGame:
    """One game, dealt as in a tournament: cards and random streams hang on the deal and the place alone."""
    seed = contest.deal_seed(now.deal)
    bots = [contest.bots[player] for player in now.players]
    names = [f"Player {seat}" for seat in range(contest.seats)]
    match = Match.new(contest.spec, names, bots, contest.options, pack, seed)
    hidden = obfuscation_of(contest.game, contest.seed) if terms.obfuscate else None
    recorders: list[AgentRecorder] = []
    for bot, slot in zip(bots, now.slots, strict=True):
        rng = stream(seed, f"slot {slot}")
        agent = ModelAgent(NAME, model, match, terms, tally, rng, hidden) if bot == NAME else open_bot(bot, rng)
        recorders.append(AgentRecorder(agent))
    try:
        while match.outcome is None:
            seat = match.pending()[0].seat
            entry = recorders[seat].ask(match.request(seat, recorders[seat].agent.needs_view))
            match.play(seat, entry.packed, note=entry.note)
    finally:
        close_agents(recorder.agent for recorder in recorders)
    rows = seat_results(contest, now, match.outcome, recorders, {})
    return FinishedGame(rows, match.record.lines() if keep_record else [])


def against_level(contest: Contest) -> AgainstLevel:
    return AgainstLevel(contest.bots[-1], fair=0.0 if contest.mode == TEAMS else 1 / contest.seats)


def add(level: AgainstLevel, contest: Contest, finished: FinishedGame) -> None:
    rows = finished.rows
    level.games += 1
    own = next(row for row in rows if row.player == 0)
    level.wins.add(own.share)
    others = [row.score for row in rows if row.player != 0]
    if contest.mode != TEAMS:
        level.ahead.add(own.score - sum(others) / len(others))


def keep(folder: Path, contest: Contest, now: Round, lines: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{contest.game}-{contest.bots[-1]}-{now.number}.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def shares(no: int, yes: int) -> Mean:
    mean = Mean()
    for value, times in ((0.0, no), (1.0, yes)):
        for _ in range(times):
            mean.add(value)
    return mean


# -- in words --------------------------------------------------------------------------------------


def lines_of(result: Evaluation) -> Iterator[str]:
    yield f"{result.game}, {result.seats} seats"
    for level in result.levels:
        fair = f", fair {100 * level.fair:.0f} %" if level.fair else ""
        ahead = f", score {level.ahead.mean:+.1f} beside theirs" if level.ahead.count else ""
        who = f"against {level.level}" if level.fair else f"team of {level.level}"
        yield f"{who}: wins {percent(level.wins)} of {level.games} games{fair}{ahead}"
    for name, rating in result.ratings.items():
        yield f"rating of {name}: {rating.value:.0f} [{rating.low:.0f} to {rating.high:.0f}]"
    tally = result.tally
    yield f"decisions: {tally.decisions}, first answer illegal: {percent(result.illegal_rate)}"
    yield f"refusals: {tally.illegal}, next answer legal: {percent(result.mended)}; given up: {tally.given_up}"
    for rule, refusals in sorted(tally.rules.items(), key=lambda item: -item[1].count):
        yield f"  {rule}: {refusals.count}, then legal {refusals.mended}"


def percent(mean: Mean) -> str:
    if not mean.count:
        return "–"
    low, high = mean.share_interval
    return f"{100 * mean.mean:.1f} % [{100 * low:.1f} to {100 * high:.1f}]"
