"""Every rung in every rule set, with every number of seats: `python -m bench.all_ladders --games 400 --jobs 2`.

One table a rule set in RESULTS.md, rungs down and seats across, and at last Evolutopia's teams (`bench.teams`). All
cells get a few games before any gets more, tables of four and rungs that cost little first. Every game stays in
`bench/ladders`, and counts for as long as its bots play as they did: interrupted, or stopped by `--minutes`, the same
command goes on. `--up-to casual` leaves out the rungs above, `--only master` all that others climb, `--among
greedy` all among others, `--game` and `--players` all other tables; `--so-far` plays nothing and writes what there is.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bench import one_seat, results, teams
from bench.commands import at_least, resumable
from bench.kept_games import FOLDER, check_play
from bench.one_seat import Played
from bench.rungs import RUNGS, Climb, RuleSet, Rung
from speciate.lab.averages import Mean
from speciate.lab.executor import LocalExecutor

UNSURE = "?"  # after a share that is not surely more than a fair one
USUAL_SEATS = 4
TEAMS = "evolutopia"
TIMES = ["", "points ahead", "its ms", "their ms"]
PASSES = (8, 20, 40, 100, 200)  # games that all cells have before any has more
RULE_SETS = (
    RuleSet("evolution"),
    RuleSet("evo"),
    RuleSet("s-evolution", {"edition": "2.0"}),
    RuleSet("s-evolution", {"edition": "2013"}),
)


class TimeIsUp(Exception):
    """Everything that was played is kept."""


@dataclass(frozen=True)
class Ascent:
    """Which tables there are, how far they go, and where that is kept and told."""

    rule_sets: Sequence[RuleSet]
    rungs: Sequence[Rung]
    players: int  # only this number of seats; 0: all
    folder: Path
    results: Path
    ends: float  # of the monotonic clock

    def play(self, games: int, jobs: int) -> None:
        with closing(LocalExecutor(jobs)) as executor:
            for some in (*(each for each in PASSES if each < games), games):
                for climb in self.climbs():
                    if climb.missing(some):
                        self.go_on(climb, some, executor)

    def climbs(self) -> Iterator[Climb]:
        """The usual tables first; of each number of seats, what costs little."""
        numbers = {seats for rules in self.rule_sets for seats in rules.seats if self.players in (0, seats)}
        for is_usual in (True, False):
            for rung in self.rungs:
                for rules in self.rule_sets:
                    for seats in sorted(numbers & set(rules.seats)):
                        if (seats == USUAL_SEATS) == is_usual and rung.is_of(rules.game):
                            yield Climb(rules, rung, seats, self.folder)

    def go_on(self, climb: Climb, games: int, executor: LocalExecutor) -> None:
        rules, rung = climb.rules, climb.rung
        print(f"{rules.title}: {rung.one} among {rung.against}, {climb.seats} seats, up to {games}", file=sys.stderr)
        check_play(rules.spec, (rung.one, rung.against))
        missing = climb.missing(games)
        try:
            with closing(executor.in_order(climb.play, missing)) as finished:
                for number, game in zip(missing, finished, strict=True):
                    climb.keep(game, number)
                    if time.monotonic() > self.ends:
                        raise TimeIsUp
        finally:
            self.write(rules)

    def write(self, rules: RuleSet) -> None:
        """All that was played by these rules, whatever was asked for now."""
        rungs = [rung for rung in RUNGS if rung.is_of(rules.game)]
        played = {rung: [Climb(rules, rung, seats, self.folder).games() for seats in rules.seats] for rung in rungs}
        played = {rung: tables for rung, tables in played.items() if any(tables)}
        if not played:
            return
        shares = [[name(rung), *map(cell, tables, rules.seats)] for rung, tables in played.items()]
        fair = ["a fair share", *(f"{100 / seats:.0f} %" for seats in rules.seats)]
        usual = rules.seats.index(USUAL_SEATS)
        lines = [
            "One bot of a level among others, every deal from every seat, no clock; levels as they are offered, "
            "`strong-1` and `expert-1` as they were before they learned. "
            f"Wins [95 %], {UNSURE} where not surely more than a fair share, games.",
            "`python -m bench.all_ladders`",
            "",
            *results.table(["", *(f"{seats} seats" for seats in rules.seats)], [fair, *shares]),
            "",
            "Four seats: how far it was ahead of the others' mean, and milliseconds of a processor for a choice, "
            "its and theirs, on whichever machines have played them.",
            "",
            *results.table(TIMES, [[name(rung), *times(tables[usual])] for rung, tables in played.items()]),
        ]
        results.renew(f"Ladder of {rules.title}", lines, self.results)


def name(rung: Rung) -> str:
    return f"{rung.one} among {rung.against}"


def cell(games: Sequence[Played], seats: int) -> str:
    if not games:
        return ""
    share = Mean()
    share.add_all(game.share for game in games)
    surely = "" if share.share_interval[0] > 1 / seats else f" {UNSURE}"
    return f"{one_seat.wins(games)}{surely} of {len(games)}"


def times(games: Sequence[Played]) -> list[str]:
    if not games:
        return ["", "", ""]
    return [one_seat.lead(games), *(f"{1000 * seconds:.1f}" for seconds in one_seat.times(games))]


def rungs_up_to(level: str) -> list[Rung]:
    """Those in which nobody above `level` plays."""
    levels = list(dict.fromkeys(rung.one for rung in RUNGS))
    return [rung for rung in RUNGS if levels.index(rung.one) <= levels.index(level)]


def main(argv: Sequence[str] | None = None) -> None:
    levels = list(dict.fromkeys(rung.one for rung in RUNGS))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=at_least(1), default=400, help="for each cell; made up to a multiple of the seats"
    )
    parser.add_argument("--game", choices=[*sorted({rules.game for rules in RULE_SETS}), TEAMS], help="only this one")
    parser.add_argument("--players", type=int, default=0, help="only tables of so many")
    parser.add_argument("--up-to", choices=levels, default=levels[-1])
    parser.add_argument("--only", choices=levels, help="only rungs that this one climbs")
    parser.add_argument("--among", choices=sorted({rung.against for rung in RUNGS}), help="only rungs among these")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stops by itself after so many")
    parser.add_argument("--so-far", action="store_true", help="play nothing, write what has been played")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--work", type=Path, default=FOLDER, help="where games are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose sections are renewed")
    args = parser.parse_args(argv)
    ends = time.monotonic() + 60 * args.minutes
    chosen = [rules for rules in RULE_SETS if args.game in (None, rules.game)]
    rungs = [rung for rung in rungs_up_to(args.up_to) if args.only in (None, rung.one)]
    rungs = [rung for rung in rungs if args.among in (None, rung.against)]
    ascent = Ascent(chosen, rungs, args.players, args.work, args.results, ends)
    narrowed = args.up_to != levels[-1] or args.players or args.only or args.among
    with_teams = args.game in (None, TEAMS) and not narrowed
    if not with_teams and not any(ascent.climbs()):
        parser.error("there is no such table; teams of Evolutopia have only the highest rung and all numbers of seats")
    with resumable():
        try:
            if not args.so_far:
                ascent.play(args.games, args.jobs)
            for rules in chosen:
                ascent.write(rules)
            if with_teams:
                play_teams(args.games, args.so_far, args.work, args.results, ends)
        except TimeIsUp:
            print("time is up; the same command goes on from here", file=sys.stderr)


def play_teams(games: int, so_far: bool, folder: Path, path: Path, ends: float) -> None:
    """As many deals in all as a cell of the others has games."""
    match = teams.Teams(folder=folder)
    if not so_far:
        check_play(teams.GAME, match.names)
    deals = match.deals()
    try:
        while not so_far and len(deals) < games:
            deals = match.play_next()
            if time.monotonic() > ends:
                raise TimeIsUp
    finally:
        if deals:
            teams.write(match, deals, path)


if __name__ == "__main__":
    main()
