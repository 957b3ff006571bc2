"""Whether each level of bots is stronger than the next lower one: `python -m bench.ladder --game evolution --jobs 2`.

One bot sits among others of the lower level, from every seat with the same cards. Interrupted, it goes on when it is
called again. The section of RESULTS.md is renewed after each rung; where all win or lose together, after each team.
`--option edition=2013` plays a variant, another number of `--players` another table, each with a section of its own.
`--so-far` plays nothing and writes what there is.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

import speciate
from bench import results
from speciate.bots.levels import LEVELS as BUDGETS
from speciate.bots.registry import bots_of
from speciate.core.digest import fingerprint
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.lab.archive import Archive
from speciate.lab.arena import FinishedGame, play_round
from speciate.lab.contest import ONE, TEAMS, Contest, Round
from speciate.lab.executor import in_order
from speciate.lab.standings import BotStanding, Standings

USUAL_SEATS = 4
USUAL_TEAM = 3  # where all win together
PATIENCE = 600.0  # seconds a choice may take here: a busy machine must not cut a search short
#: What is known of games among people, to read the winners' scores by.
REPORTED = {"evo": "Real groups report winning scores of about 50 to 65."}
LEVELS = ("random", "greedy", "beginner", "casual", "strong", "expert")
WORK = Path("build/ladder")


class Rung(NamedTuple):
    one: str
    against: str
    target: float = 0.0  # the share it must win; 0: surely more than a fair one


RUNGS = (  # those that cost little first
    Rung("greedy", "random", 0.85),
    Rung("beginner", "random"),
    Rung("casual", "beginner"),
    Rung("strong", "casual"),
    Rung("expert", "strong"),
    Rung("expert", "greedy", 0.55),
    Rung("master", "expert"),
    Rung("master", "greedy", 0.80),
)
TARGETS = {("s-evolution", "greedy", "random"): 0.80}  # where a game has another one


def rungs_of(game: str) -> tuple[Rung, ...]:
    return tuple(rung._replace(target=TARGETS.get((game, rung.one, rung.against), rung.target)) for rung in RUNGS)


def source_mark(game: str) -> str:
    """A fingerprint of what decides the games: a bot that was changed begins anew."""
    root = Path(speciate.__file__).parent
    parts = [root / "bots", root / "core", root / "kit", root / "games" / game.replace("-", "_")]
    files = [path for part in parts for path in sorted(part.rglob("*.py"))]
    return fingerprint(b"".join(path.read_bytes() for path in files))


def play_patiently(contest: Contest, share: float, now: Round) -> FinishedGame:
    with patience(share):
        return play_round(contest, False, None, now)


@contextmanager
def patience(share: float = 1.0) -> Iterator[None]:
    """Lifts the limit of time a choice; the budgets of the levels are counted, and all or a share of them is spent."""
    usual = dict(BUDGETS)
    for name, level in usual.items():
        BUDGETS[name] = level._replace(seconds=PATIENCE, iterations=round(share * level.iterations))
    try:
        yield
    finally:
        BUDGETS.update(usual)


def share(line: BotStanding) -> str:
    low, high = line.wins.share_interval
    return f"{100 * line.wins.mean:.1f} % [{100 * low:.1f} – {100 * high:.1f}]"


def cost(line: BotStanding) -> list[str]:
    return [f"{1000 * line.seconds_a_choice:.1f}", f"{1000 * line.slowest:.0f}"]


def verdict(rung: Rung, standings: Standings) -> list[str]:
    """The target, and whether it is met: the interval clear of a fair share, or the share that was named."""
    wins = standings.lines[0].wins
    fair = standings.fair_share
    target = f"≥ {100 * rung.target:.0f} %" if rung.target else f"> {100 * fair:.0f} %, surely"
    if standings.games < standings.contest.games:
        return [target, "so far"]
    reached = wins.mean >= rung.target if rung.target else wins.share_interval[0] > fair
    return [target, "met" if reached else "MISSED"]


def row(rung: Rung, standings: Standings) -> list[str]:
    line = standings.lines[0]
    played = [f"{rung.one} against {standings.contest.seats - 1} {rung.against}", str(standings.games), share(line)]
    return [*played, *verdict(rung, standings), f"{standings.winning.mean:.1f}", *cost(line)]


@dataclass(frozen=True)
class Ladder:
    """How the rungs are climbed, and where that is written."""

    game: GameSpec
    seats: int
    games: int  # for each rung
    jobs: int
    seed: str
    work: Path
    results: Path = results.RESULTS
    options: Mapping[str, object] = field(default_factory=dict)
    teams: Sequence[str] = LEVELS  # whose play, where all win together
    so_far: bool = False  # nothing is played
    share: float = 1.0  # of the rounds that a level searches

    def climb(self) -> None:
        """One against the others; where all win or lose together, team beside team."""
        if self.game.cooperative:
            self.play_teams()
        else:
            self.play_rungs()

    def play_rungs(self) -> None:
        """The rungs whose bots there are, one after the other."""
        head = ["bot", "games", "wins [95 %]", "target", "", "winner's score", "ms a choice", "slowest, ms"]
        rows: list[list[str]] = []
        for rung in rungs_of(self.game.id):
            if rung.one not in bots_of(self.game.id):
                print(f"{rung.one} against {rung.against}: there is no such bot here", file=sys.stderr)
                continue
            standings = self.play((rung.one, rung.against), self.games, ONE)
            if standings.games:
                rows.append(row(rung, standings))
                self.write(results.table(head, rows))

    def play_teams(self) -> None:
        """How often each level's team wins the same deals."""
        head = ["team of", "games", "won [95 %]", "ms a choice", "slowest, ms"]
        rows: list[list[str]] = []
        for name in self.teams:
            line = self.play((name,), self.games, TEAMS).lines[0]
            if line.wins.count:
                rows.append([line.label, str(line.wins.count), share(line), *cost(line)])
                self.write(results.table(head, rows))

    def play(self, bots: tuple[str, ...], games: int, mode: str) -> Standings:
        """Plays what is not played yet, and counts all of it."""
        contest = Contest(self.game.id, bots, self.seats, games, self.seed, mode, self.options)
        contest.check()
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        chosen += [f"share={self.share}"] if self.share != 1 else []
        folder = self.work / source_mark(self.game.id) / "-".join([self.game.id, *bots, str(self.seats), *chosen])
        archive = Archive(folder, contest)
        standings = Standings(contest)
        done = archive.read()
        for game in done:
            standings.add(game)
        if self.so_far:
            return standings
        archive.open(done)
        try:
            rest = contest.rounds()[len(done) :]
            with closing(in_order(partial(play_patiently, contest, self.share), rest, self.jobs)) as finished:
                for number, played in enumerate(finished, start=len(done) + 1):
                    archive.add(played)
                    standings.add(played.rows)
                    if sys.stderr.isatty():
                        print(f"\r{' '.join(bots)}: {number} of {games} ", end="", file=sys.stderr)
        finally:
            archive.close()
        return standings

    def write(self, table: list[str]) -> None:
        deals = "the same deals for every team" if self.game.cooperative else "every deal from every seat"
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        about = f"{seats}, rules {self.game.rules_version}; {deals}."
        limit = "Budgets are counted, and no clock cuts a search short here: a busy machine changes only the times."
        known = REPORTED.get(self.game.id)
        lines = [f"{about} {limit}", *([known] if known else []), f"`{self.command}`", "", *table]
        print(results.renew(self.title, lines, self.results), flush=True)

    @property
    def title(self) -> str:
        """The usual table of a game has its plain name; any other says what it is."""
        name = f"Levels of bots: {self.game.title}"
        special = [f"{option} {value}" for option, value in self.options.items()]
        if self.seats == 1:
            special.append("alone")
        elif self.seats != (USUAL_TEAM if self.game.cooperative else USUAL_SEATS):
            special.append(f"{self.seats} seats")
        return ", ".join([name, *special])

    @property
    def command(self) -> str:
        words = [f"python -m bench.ladder --game {self.game.id} --players {self.seats} --games {self.games}"]
        return " ".join([*words, *(f"--option {option}={value}" for option, value in self.options.items())])


def read_options(words: list[str]) -> dict[str, object]:
    """`name=value`, each; the game says which there are."""
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--players", type=int, help="seats: 4, or 3 where all win together, if there are so many")
    parser.add_argument("--games", type=int, default=200, help="for each rung; made up to a multiple of the seats")
    parser.add_argument("--teams", default=",".join(LEVELS), help="where all win together: whose teams play")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--so-far", action="store_true", help="play nothing, write what has been played")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    game = get_game(args.game)
    players = args.players or (USUAL_TEAM if game.cooperative else USUAL_SEATS)
    seats = min(max(players, game.min_seats), game.max_seats)
    games = -(-args.games // seats) * seats
    try:
        options = read_options(args.option)
        teams = args.teams.split(",")
        ladder = Ladder(game, seats, games, args.jobs, args.seed, args.work, args.results, options, teams, args.so_far)
        ladder.climb()
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")


if __name__ == "__main__":
    main()
