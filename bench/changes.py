"""What changes of the search are worth: `python -m bench.changes doubting thrifty --game evo --games 200`.

One seat has the changes, the others search as the expert does; every deal is played from every seat. The expert gets
`--iterations` rounds a choice, the other as many as cost the same time of a processor (`--own`): how many is measured
first, on games of their own, and what the match took is told. Interrupted, it goes on when it is called again.
`--option edition=2013` plays a variant, another number of `--players` another table, each with a section of its own.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from statistics import fmean
from time import process_time

from bench import results
from bench.ladder import USUAL_SEATS, read_options
from speciate.bots.levels import LEVELS, Manner
from speciate.bots.search_bot import SearchBot
from speciate.core.game import Engine, GameSpec
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.games.evolution.engine import EvolutionEngine
from speciate.games.evolution.learned import kept
from speciate.lab.averages import Mean
from speciate.lab.journal import JournalFile
from speciate.lab.origin import origin
from speciate.table.agent import Request

PATIENCE = 600.0  # seconds a choice may take: budgets are counted
CALIBRATION = 8  # games that show what a round of search costs
WORK = Path("build/changes")
CHANGES = {
    "doubting": "a move that looks bad is taken for a fifth of a win, and so tried in the end",
    "thrifty": "a search ends as soon as nothing can change its choice",
    "learned": "play-outs and what they come to go by what the game has learned from play",
    "rests": "in Evolution: play-outs rest as soon as a round is counted, also where species died",
    "policy": "in Evolution: play-outs go by the policy that has learned",
}
OF_EVOLUTION = ("rests", "policy")  # the two parts of what it has learned
HEAD = ["changes", "games", "wins [95 %]", "points ahead", "rounds", "time of a choice"]


@dataclass(frozen=True)
class Game:
    """What came of one game for the seat with the changes, and how long both sides thought."""

    share: float  # of the win
    lead: float  # its score, less the mean of the others
    seconds: float  # of a processor, for so many choices,
    choices: int
    usual_seconds: float  # and those of all others
    usual_choices: int


@dataclass(frozen=True)
class Match:
    changes: tuple[str, ...]
    iterations: int  # rounds of the expert,
    own: int  # and of the one with the changes
    seed: str
    game: str = "evolution"
    seats: int = USUAL_SEATS
    options: Mapping[str, object] = field(default_factory=dict)

    @cached_property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @property
    def agreed(self) -> dict[str, object]:
        """All of it, as plain data."""
        return {**asdict(self), "changes": list(self.changes)}

    @property
    def title(self) -> str:
        """The usual table of a game has its plain name; any other says what it is."""
        special = [f"{option} {value}" for option, value in self.options.items()]
        if self.seats != USUAL_SEATS:
            special.append(f"{self.seats} seats")
        return ", ".join([self.spec.title, *special])

    @property
    def command(self) -> str:
        words = [f"--game {self.game} --players {self.seats}"]
        words += [f"--option {option}={value}" for option, value in self.options.items()]
        words += [f"--iterations {self.iterations} --own {self.own} --seed {self.seed}"]
        return " ".join(["python -m bench.changes", *self.changes, *words])

    def engine(self) -> Engine | None:
        """What the seat with the changes judges and plays on with; nothing where that is the game's own."""
        if "learned" in self.changes:
            return self.spec.engine.learned()
        if not set(self.changes) & set(OF_EVOLUTION):
            return None
        return EvolutionEngine(kept() if "policy" in self.changes else None, "rests" in self.changes)

    def bot(self, seed: str, seat: int, is_changed: bool) -> SearchBot:
        level = LEVELS["expert"]._replace(iterations=self.own if is_changed else self.iterations, seconds=PATIENCE)
        if not is_changed:
            return SearchBot(stream(seed, f"seat {seat}"), "expert", level)
        manner = Manner(trusting="doubting" not in self.changes, thrifty="thrifty" in self.changes)
        bot = SearchBot(stream(seed, f"seat {seat}"), "expert", level._replace(manner=manner))
        bot.engine = self.engine()
        return bot

    def play(self, number: int) -> Game:
        """As many games in a row as there are seats have the same deal, each with another seat that has the changes."""
        seed, own = f"{self.seed}/{number // self.seats}", number % self.seats
        bots = [self.bot(seed, seat, seat == own) for seat in range(self.seats)]
        seconds, choices = [0.0, 0.0], [0, 0]
        state, nature = self.spec.new(self.seats, self.options), stream(seed, "nature")
        state.settle(nature)
        while state.actor != NOBODY:
            owed = state.pending()[0]
            request = Request(self.spec, owed, state.legal(owed.seat), state.view(owed.seat))
            start = process_time()
            move = bots[owed.seat].choose(request)
            if len(request.packed) > 1:
                seconds[owed.seat == own] += process_time() - start
                choices[owed.seat == own] += 1
            state.apply(owed.seat, move)
            if state.actor == NATURE:
                state.settle(nature)
        outcome = state.outcome()
        assert outcome is not None
        share = 1 / len(outcome.winners) if own in outcome.winners else 0.0
        others = fmean(score for seat, score in enumerate(outcome.scores) if seat != own)
        return Game(share, outcome.scores[own] - others, seconds[1], choices[1], seconds[0], choices[0])


def played(match: Match, games: int, work: Path) -> Iterator[list[Game]]:
    """All games there are so far, each time there is one more."""
    told = [match.game, str(match.seats), *(f"{option}={value}" for option, value in match.options.items())]
    name = "-".join([*told, *match.changes, str(match.iterations), str(match.own), match.seed])
    made_by = origin(match.spec, ["expert"], match.agreed)
    journal: JournalFile[Game] = JournalFile(work / f"{name}.jsonl", made_by, Game)
    done = journal.read()[:games]
    work.mkdir(parents=True, exist_ok=True)
    journal.begin(done)
    try:
        while len(done) < games:
            done.append([match.play(len(done))])
            journal.add(done[-1])
            yield [row for game in done for row in game]
    finally:
        journal.close()
    yield [row for game in done for row in game]


def finished(match: Match, games: int, work: Path) -> list[Game]:
    """With a line that says how far it is."""
    so_far: list[Game] = []
    for so_far in played(match, games, work):
        print(f"\r{' '.join(match.changes)}: {len(so_far)} of {games} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return so_far


def cost(games: Sequence[Game]) -> float:
    """How many times as long a choice takes with the changes."""
    own = sum(game.seconds for game in games) / sum(game.choices for game in games)
    return own / (sum(game.usual_seconds for game in games) / sum(game.usual_choices for game in games))


def row(match: Match, games: Sequence[Game]) -> list[str]:
    share, lead = Mean(), Mean()
    for game in games:
        share.add(game.share)
        lead.add(game.lead)
    low, high = share.share_interval
    return [
        ", ".join(match.changes),
        str(len(games)),
        f"{100 * share.mean:.1f} % [{100 * low:.1f} – {100 * high:.1f}]",
        f"{lead.mean:+.2f} ± {lead.margin:.2f}",
        f"{match.own} against {match.iterations}",
        f"{cost(games):.2f}",
    ]


def write(match: Match, games: Sequence[Game], path: Path) -> None:
    fair = f"{100 / match.seats:.0f} %"
    lines = [
        f"{match.title}: one seat with the changes against {match.seats - 1} searching as the expert does; "
        f"every deal from every seat. {fair} is none the better. "
        "The time is that of a processor, as a share of what the others take.",
        f"`{match.command} --games {len(games)}`",
        "",
        *(f"- {name}: {CHANGES[name]}" for name in match.changes),
        "",
        *results.table(HEAD, [row(match, games)]),
    ]
    title = f"Changes of the search: {match.title}: {', '.join(match.changes)}"
    print(results.renew(title, lines, path), flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("changes", nargs="+", choices=CHANGES)
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--players", type=int, default=USUAL_SEATS, help="seats")
    parser.add_argument("--games", type=int, default=200, help="made up to a multiple of the seats")
    parser.add_argument("--iterations", type=int, default=150, help="rounds a choice of the expert")
    parser.add_argument("--own", type=int, default=0, help="rounds with the changes; if not told, it is measured")
    parser.add_argument("--seed", default="changes")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    changes = tuple(sorted(set(args.changes)))
    if set(changes) & set(OF_EVOLUTION) and args.game != "evolution":
        parser.error(f"{' and '.join(OF_EVOLUTION)} are changes of Evolution only")
    table = (args.game, args.players, read_options(args.option))
    try:
        own = args.own
        if not own:
            probe = Match(changes, args.iterations, args.iterations, "cost", *table)
            own = round(args.iterations / cost(finished(probe, CALIBRATION, args.work)))
        match = Match(changes, args.iterations, own, args.seed, *table)
        write(match, finished(match, -(-args.games // match.seats) * match.seats, args.work), args.results)
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")


if __name__ == "__main__":
    main()
