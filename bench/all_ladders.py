"""Every rung in every rule set, with every number of seats: `python -m bench.all_ladders --games 400 --jobs 2`.

One table a rule set in RESULTS.md, rungs down and seats across, renewed after each rung. Rungs that cost little come
first, in all rule sets; interrupted, it goes on when it is called again. `--up-to casual` leaves out the rungs above.
`--share 0.1` lets the levels that search spend a tenth of their rounds, for a machine that has no days to spare; such
tables are told apart from those of the levels as they are offered. Teams of Evolutopia: `python -m bench.teams`.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import NamedTuple

from bench import results
from bench.ladder import RUNGS, WORK, Ladder, Rung, share
from speciate.bots.registry import bots_of
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.lab.contest import ONE
from speciate.lab.standings import Standings

UNSURE = "?"  # after a share that is not surely more than a fair one


class RuleSet(NamedTuple):
    game: str
    options: Mapping[str, object] = {}

    @property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @property
    def title(self) -> str:
        return " ".join([self.spec.title, *(str(value) for value in self.options.values())])

    @property
    def seats(self) -> range:
        return range(self.spec.min_seats, self.spec.max_seats + 1)


RULE_SETS = (
    RuleSet("evolution"),
    RuleSet("evo"),
    RuleSet("s-evolution", {"edition": "2.0"}),
    RuleSet("s-evolution", {"edition": "2013"}),
)


@dataclass(frozen=True)
class Climb:
    """Who climbs, how often, and where that is kept and told."""

    rule_sets: Sequence[RuleSet]
    rungs: Sequence[Rung]
    games: int
    jobs: int
    seed: str
    share: float
    work: Path
    results: Path

    def play(self) -> None:
        for rung in self.rungs:
            for rules in self.rule_sets:
                if rung.one in bots_of(rules.game):
                    self.play_rung(rules, rung)

    def play_rung(self, rules: RuleSet, rung: Rung) -> None:
        for seats in rules.seats:
            print(f"{rules.title}: {rung.one} against {rung.against}, {seats} seats", file=sys.stderr)
            self.standings(rules, rung, seats)
            self.write(rules)

    def standings(self, rules: RuleSet, rung: Rung, seats: int, so_far: bool = False) -> Standings:
        games = -(-self.games // seats) * seats  # every deal from every seat
        ladder = Ladder(
            rules.spec,
            seats,
            games,
            self.jobs,
            self.seed,
            self.work,
            options=rules.options,
            so_far=so_far,
            share=self.share,
        )
        return ladder.play((rung.one, rung.against), games, ONE)

    def write(self, rules: RuleSet) -> None:
        head = ["", *(f"{seats} seats" for seats in rules.seats)]
        fair = ["a fair share", *(f"{100 / seats:.0f} %" for seats in rules.seats)]
        rows = [row for rung in self.rungs if any((row := self.row(rules, rung))[1:])]
        budget = "as they are offered" if self.share == 1 else f"with {100 * self.share:g} % of their rounds of search"
        lines = [
            f"One bot of a level among others of the next lower one, every deal from every seat, levels {budget};",
            f"no clock cuts a search short. Wins [95 %], {UNSURE} where not surely more than a fair share, games.",
            f"`{self.command}`",
            "",
            *results.table(head, [fair, *rows]),
        ]
        results.renew(self.title(rules), lines, self.results)

    def row(self, rules: RuleSet, rung: Rung) -> list[str]:
        """Without a word in it where nothing was played."""
        if rung.one not in bots_of(rules.game):
            return [""]
        played = [self.standings(rules, rung, seats, so_far=True) for seats in rules.seats]
        return [f"{rung.one} among {rung.against}", *map(cell, played)]

    def title(self, rules: RuleSet) -> str:
        name = f"Ladder of {rules.title}, every number of seats"
        return name if self.share == 1 else f"{name}, {100 * self.share:g} % of the rounds"

    @property
    def command(self) -> str:
        words = ["python -m bench.all_ladders", f"--games {self.games}", f"--seed {quote(self.seed)}"]
        return " ".join([*words, *([f"--share {self.share}"] if self.share != 1 else [])])


def cell(standings: Standings) -> str:
    if not standings.games:
        return ""
    line = standings.lines[0]
    surely = "" if line.wins.share_interval[0] > standings.fair_share else f" {UNSURE}"
    return f"{share(line)}{surely} of {standings.games}"


def rungs_up_to(level: str) -> Iterator[Rung]:
    """Those of the levels, each against the one below, and none above `level`."""
    for rung in RUNGS:
        if not rung.target:
            yield rung
            if rung.one == level:
                return


def main(argv: Sequence[str] | None = None) -> None:
    levels = [rung.one for rung in rungs_up_to("")]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="for each rung; made up to a multiple of the seats")
    parser.add_argument("--game", choices=sorted({rules.game for rules in RULE_SETS}), help="only its rule sets")
    parser.add_argument("--up-to", choices=levels, default=levels[-1])
    parser.add_argument("--share", type=float, default=1.0, help="of the rounds of the levels that search")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="all ladders")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose sections are renewed")
    args = parser.parse_args(argv)
    if not 0 < args.share <= 1 or args.games < 1:
        parser.error("--share is more than 0 and at most 1, and --games at least 1")
    chosen = [rules for rules in RULE_SETS if args.game in (None, rules.game)]
    rungs = list(rungs_up_to(args.up_to))
    climb = Climb(chosen, rungs, args.games, args.jobs, args.seed, args.share, args.work, args.results)
    try:
        climb.play()
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")


if __name__ == "__main__":
    main()
