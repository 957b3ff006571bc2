"""Whether each level's team wins more than the next lower one's: `python -m bench.ladder --game evolutopia --jobs 2`.

For games that all win or lose together; where each plays for itself, `bench.all_ladders`. Interrupted, it goes on when
it is called again. The section of RESULTS.md is renewed after each team. `--option level=4` plays a variant, another
number of `--players` another table, each with a section of its own. `--so-far` plays nothing and writes what there is.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bench import results
from bench.commands import at_least, resumable
from bench.rungs import patience
from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.lab.archive import Archive
from speciate.lab.arena import FinishedGame, play_round
from speciate.lab.contest import TEAMS, Contest, Round
from speciate.lab.executor import in_order
from speciate.lab.standings import BotStanding, Standings

USUAL_SEATS = 4
USUAL_TEAM = 3  # where all win together
LEVELS = ("random", "greedy", "beginner", "casual", "strong", "expert")
WORK = Path("build/ladder")


def play_patiently(contest: Contest, now: Round) -> FinishedGame:
    with patience():
        return play_round(contest, False, None, now)


def share(line: BotStanding) -> str:
    low, high = line.wins.share_interval
    return f"{100 * line.wins.mean:.1f} % [{100 * low:.1f} – {100 * high:.1f}]"


def cost(line: BotStanding) -> list[str]:
    return [f"{1000 * line.seconds_a_choice:.1f}", f"{1000 * line.slowest:.0f}"]


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
        made_by = fingerprint(canonical_whole(contest.origin()))  # a bot or a game that was changed begins anew
        archive = Archive(self.work / made_by / "-".join([self.game.id, *bots, str(self.seats)]), contest)
        standings = Standings(contest)
        done = archive.read()
        for game in done:
            standings.add(game)
        if self.so_far:
            return standings
        archive.open(done)
        try:
            rest = contest.rounds()[len(done) :]
            with closing(in_order(partial(play_patiently, contest), rest, self.jobs)) as finished:
                for number, played in enumerate(finished, start=len(done) + 1):
                    archive.add(played)
                    standings.add(played.rows)
                    if sys.stderr.isatty():
                        print(f"\r{' '.join(bots)}: {number} of {games} ", end="", file=sys.stderr)
        finally:
            archive.close()
        return standings

    def write(self, table: list[str]) -> None:
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        about = f"{seats}, rules {self.game.rules_version}; the same deals for every team."
        limit = "Budgets are counted, and no clock cuts a search short here: a busy machine changes only the times."
        lines = [f"{about} {limit}", f"`{self.command}`", "", *table]
        print(results.renew(self.title, lines, self.results), flush=True)

    @property
    def title(self) -> str:
        """The usual table of a game has its plain name; any other says what it is."""
        name = f"Levels of bots: {self.game.title}"
        special = [f"{option} {value}" for option, value in self.options.items()]
        if self.seats == 1:
            special.append("alone")
        elif self.seats != USUAL_TEAM:
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
    parser.add_argument("--game", default="evolutopia")
    parser.add_argument("--players", type=at_least(1), help="seats: 3, if there are so many")
    parser.add_argument("--games", type=at_least(1), default=200, help="for each rung; up to whole deals")
    parser.add_argument("--teams", default=",".join(LEVELS), help="where all win together: whose teams play")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--so-far", action="store_true", help="play nothing, write what has been played")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    with resumable():
        game = get_game(args.game)
        if not game.cooperative:
            parser.error(f"{game.id} is not won together: python -m bench.all_ladders --game {game.id}")
        seats = args.players or min(max(USUAL_TEAM, game.min_seats), game.max_seats)
        games = -(-args.games // seats) * seats
        options = read_options(args.option)
        teams = args.teams.split(",")
        ladder = Ladder(game, seats, games, args.jobs, args.seed, args.work, args.results, options, teams, args.so_far)
        ladder.play_teams()


if __name__ == "__main__":
    main()
