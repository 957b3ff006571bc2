"""Whether each level of bots is stronger than the next lower one: `python -m bench.ladder --game evolution --jobs 2`.

One bot sits among others of the lower level, from every seat with the same cards. Interrupted, it goes on when it is
called again. The section of RESULTS.md is renewed after each rung.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import speciate
from bench import results
from speciate.bots.registry import BOTS
from speciate.core.digest import fingerprint
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.lab.archive import Archive
from speciate.lab.arena import run
from speciate.lab.contest import ONE, TEAMS, Contest
from speciate.lab.standings import Line, Standings

LEVELS = ("random", "greedy", "beginner", "casual", "strong", "expert")
WORK = Path("build/ladder")


class Rung(NamedTuple):
    one: str
    against: str
    target: float = 0.0  # the share it must win; 0: surely more than a fair one


RUNGS = (
    Rung("beginner", "random"),
    Rung("casual", "beginner"),
    Rung("strong", "casual"),
    Rung("expert", "strong"),
    Rung("expert", "greedy", 0.55),
    Rung("greedy", "random", 0.85),
)


def source_mark(game: str) -> str:
    """A fingerprint of what decides the games: a bot that was changed begins anew."""
    root = Path(speciate.__file__).parent
    parts = [root / "bots", root / "core", root / "kit", root / "games" / game]
    files = [path for part in parts for path in sorted(part.rglob("*.py"))]
    return fingerprint(b"".join(path.read_bytes() for path in files))


def share(line: Line) -> str:
    low, high = line.wins.share_interval
    return f"{100 * line.wins.mean:.1f} % [{100 * low:.1f} – {100 * high:.1f}]"


def cost(line: Line) -> list[str]:
    return [f"{1000 * line.seconds_a_choice:.1f}", f"{1000 * line.slowest:.0f}"]


def verdict(rung: Rung, standings: Standings) -> list[str]:
    """The target, and whether it is met: the interval clear of a fair share, or the share that was named."""
    wins = standings.lines[0].wins
    fair = standings.fair_share
    if rung.target:
        return [f"≥ {100 * rung.target:.0f} %", "met" if wins.mean >= rung.target else "MISSED"]
    return [f"> {100 * fair:.0f} %, surely", "met" if wins.share_interval[0] > fair else "MISSED"]


def row(rung: Rung, standings: Standings) -> list[str]:
    line = standings.lines[0]
    played = [f"{rung.one} against {standings.contest.seats - 1} {rung.against}", str(standings.games), share(line)]
    return [*played, *verdict(rung, standings), *cost(line)]


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
    options: Mapping[str, object] = field(default_factory=dict)  # as they were given
    levels: Sequence[str] = LEVELS  # whose teams play, where all win together

    @property
    def title(self) -> str:
        """The game and how it is played, as far as that is not as usual: a section each."""
        alone = ["alone"] if self.seats == 1 else []
        return ", ".join([self.game.title, *(f"{name} {value}" for name, value in self.options.items()), *alone])

    def climb(self) -> None:
        """One against the others; where all win or lose together, team beside team."""
        if self.game.cooperative:
            self.teams()
        else:
            self.rungs()

    def rungs(self) -> None:
        """The rungs whose bots there are, one after the other."""
        head = ["bot", "games", "wins [95 %]", "target", "", "ms a choice", "slowest, ms"]
        rows: list[list[str]] = []
        for rung in RUNGS:
            if rung.one not in BOTS or rung.against not in BOTS:
                print(f"{rung.one} against {rung.against}: there is no such bot here", file=sys.stderr)
                continue
            rows.append(row(rung, self.play((rung.one, rung.against), self.games, ONE)))
            self.write(results.table(head, rows))

    def teams(self) -> None:
        """How often each level's team wins the same deals; the section is renewed after each team."""
        head = ["team of", "games", "won [95 %]", "ms a choice", "slowest, ms"]
        rows: list[list[str]] = []
        for name in self.levels:
            if name in BOTS:
                line = self.play((name,), self.games, TEAMS).lines[0]
                rows.append([line.label, str(line.wins.count), share(line), *cost(line)])
                self.write(results.table(head, rows))

    def play(self, bots: tuple[str, ...], games: int, mode: str) -> Standings:
        """Plays what is not played yet, and counts all of it."""
        contest = Contest(self.game.id, bots, self.seats, games, self.seed, mode, self.options)
        contest.check()
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        folder = self.work / source_mark(self.game.id) / "-".join([self.game.id, *bots, str(self.seats), *chosen])
        archive = Archive(folder, contest)
        standings = Standings(contest)
        done = archive.read()
        for game in done:
            standings.add(game)
        archive.open(done)
        try:
            with closing(run(contest, self.jobs, len(done))) as finished:
                for number, played in enumerate(finished, start=len(done) + 1):
                    archive.add(played)
                    standings.add(played.places)
                    if sys.stderr.isatty():
                        print(f"\r{' '.join(bots)}: {number} of {games} ", end="", file=sys.stderr)
        finally:
            archive.close()
        return standings

    def write(self, table: list[str]) -> None:
        rules = self.game.rules_version
        deals = "the same deals for every team" if self.game.cooperative else "every deal from every seat"
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        about = f"{seats}, rules {rules}; {deals} (`python -m bench.ladder`)."
        text = results.renew(f"Levels of bots: {self.title}", [about, "", *table], self.results)
        print(text, flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--players", type=int, default=4, help="seats, as far as the game has them")
    parser.add_argument("--games", type=int, default=200, help="for each rung; made up to a multiple of the seats")
    parser.add_argument("--teams", default=",".join(LEVELS), help="in co-operative games: whose teams play")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game; repeatable")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    game = get_game(args.game)
    seats = min(max(args.players, game.min_seats), game.max_seats)
    games = -(-args.games // seats) * seats
    try:
        options = dict(option.split("=", 1) for option in args.option)
        teams = args.teams.split(",")
        Ladder(game, seats, games, args.jobs, args.seed, args.work, args.results, options, teams).climb()
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")


if __name__ == "__main__":
    main()
