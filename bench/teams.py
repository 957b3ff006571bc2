"""What teams of experts and masters win of Evolutopia: `python -m bench.teams --games 8`.

Every level, alone and with up to five at the table, both teams on the same deals. Each search has the rounds of its
level, or `--iterations` for both: then the master shows what it has learned, not how long it thinks. One deal of each
table after the other, so that all of them have about as many games; interrupted, it goes on when it is called again.
`--so-far` plays nothing and writes what there is.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from time import process_time

from bench import results
from speciate.bots.levels import LEVELS
from speciate.bots.search_bot import SearchBot
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.games.evolutopia.options import LEVELS as CITIES
from speciate.games.evolutopia.options import SEATS
from speciate.lab.averages import Mean
from speciate.lab.journal import JournalFile
from speciate.lab.origin import origin
from speciate.table.agent import Request

GAME = get_game("evolutopia")
TEAMS = ("expert", "master")
TABLES = [(city, seats) for seats in range(SEATS[0], SEATS[1] + 1) for city in CITIES]
PATIENCE = 600.0  # seconds a choice may take: budgets are counted
WORK = Path("build/teams")


@dataclass(frozen=True)
class Played:
    """What became of one deal of a team."""

    team: str
    city: str
    seats: int
    won: bool
    cycles: int
    seconds: float  # of a processor, for so many choices
    choices: int


@dataclass(frozen=True)
class Teams:
    iterations: int  # of a choice, for both; 0: as many as the level has
    seed: str

    def bot(self, team: str, seed: str, seat: int) -> SearchBot:
        level = LEVELS[team]._replace(seconds=PATIENCE)
        if self.iterations:
            level = level._replace(iterations=self.iterations)
        return SearchBot(stream(seed, f"seat {seat}"), team, level)

    def play(self, number: int) -> list[Played]:
        """The deal of this number, once by each team; as many deals in a row as there are tables go round all."""
        city, seats = TABLES[number % len(TABLES)]
        return [self.play_team(team, city, seats, f"{self.seed}/{number}") for team in TEAMS]

    def play_team(self, team: str, city: str, seats: int, seed: str) -> Played:
        bots = [self.bot(team, seed, seat) for seat in range(seats)]
        state, nature = GAME.new(seats, {"level": city}), stream(seed, "nature")
        state.settle(nature)
        choices, start = 0, process_time()
        while state.actor != NOBODY:
            owed = state.pending()[0]
            request = Request(GAME, owed, state.legal(owed.seat), state.view(owed.seat))
            choices += len(request.packed) > 1
            state.apply(owed.seat, bots[owed.seat].choose(request))
            if state.actor == NATURE:
                state.settle(nature)
        outcome = state.outcome()
        assert outcome is not None
        cycles = int(GAME.engine.stats(state)["cycles"])
        return Played(team, city, seats, bool(outcome.winners), cycles, process_time() - start, choices)

    def played(self, deals: int, work: Path) -> Iterator[list[list[Played]]]:
        """All deals there are so far, each time there is one more."""
        made_by = origin(GAME, TEAMS, {"iterations": self.iterations, "seed": self.seed})
        journal: JournalFile[Played] = JournalFile(work / f"{self.iterations}-{self.seed}.jsonl", made_by, Played)
        return journal.filled(deals, self.play)


@dataclass(frozen=True)
class Shown:
    """The tables of what was played."""

    deals: list[list[Played]]

    @cached_property
    def rows(self) -> list[Played]:
        return [row for deal in self.deals for row in deal]

    def share(self, team: str, city: str = "", seats: int = 0) -> str:
        wins = Mean()
        for row in self.rows:
            if row.team == team and city in ("", row.city) and seats in (0, row.seats):
                wins.add(row.won)
        if not wins.count:
            return "–"
        low, high = wins.share_interval
        return f"{100 * wins.mean:.0f} % [{100 * low:.0f} – {100 * high:.0f}] of {wins.count}"

    def by_city(self) -> list[str]:
        rows = [[team, *(self.share(team, city) for city in CITIES), self.share(team)] for team in TEAMS]
        return results.table(["team of", *map(level_name, CITIES), "all"], rows)

    def by_seats(self, team: str) -> list[str]:
        numbers = range(SEATS[0], SEATS[1] + 1)
        rows = [[f"{seats} {team}", *(self.share(team, city, seats) for city in CITIES)] for seats in numbers]
        return results.table(["", *map(level_name, CITIES)], rows)

    def difference(self) -> str:
        """Deal by deal, in points of a hundred."""
        ahead = Mean()
        only = dict.fromkeys(TEAMS, 0)
        for expert, master in self.deals:
            ahead.add(master.won - expert.won)
            for row, other in ((expert, master), (master, expert)):
                only[row.team] += row.won and not other.won
        return (
            f"Of {ahead.count} deals only the masters won {only['master']}, only the experts {only['expert']}: "
            f"{100 * ahead.mean:+.1f} ± {100 * ahead.margin:.1f} points."
        )

    def times(self) -> str:
        told = []
        for team in TEAMS:
            rows = [row for row in self.rows if row.team == team]
            each = 1000 * sum(row.seconds for row in rows) / sum(row.choices for row in rows)
            told.append(f"{team} {each:.1f} ms")
        return f"A choice took {' and '.join(told)} of a processor."


def level_name(city: str) -> str:
    return f"level {city}" if city.isdigit() else city


def write(teams: Teams, deals: list[list[Played]], each: int, path: Path) -> None:
    shown = Shown(deals)
    budget = f"{teams.iterations} rounds a choice for both" if teams.iterations else "each with the rounds of its level"
    command = f"python -m bench.teams --games {each} --iterations {teams.iterations} --seed {teams.seed}"
    lines = [
        f"Rules {GAME.rules_version}; both teams on the same deals, {budget} (a quarter of them are play-outs). "
        "Games won, with Wilson's 95 % interval.",
        f"`{command}`" + (f" (stopped after {len(deals)} deals)" if len(deals) < each * len(TABLES) else ""),
        "",
        *shown.by_city(),
        "",
        f"{shown.difference()} {shown.times()}",
        "",
        *(line for team in TEAMS for line in [*shown.by_seats(team), ""]),
    ]
    title = f"Teams of Evolutopia, {budget}"
    print(results.renew(title, lines, path), flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="deals of each level and number of seats")
    parser.add_argument("--iterations", type=int, default=0, help="rounds of both; without, as the levels have them")
    parser.add_argument("--seed", default="teams")
    parser.add_argument("--so-far", action="store_true", help="play nothing, write what has been played")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    teams = Teams(args.iterations, args.seed)
    deals: list[list[Played]] = []
    try:
        for deals in teams.played(0 if args.so_far else args.games * len(TABLES), args.work):
            print(f"\r{len(deals)} of {args.games * len(TABLES)} ", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")
    if not deals:
        parser.error("nothing has been played yet")
    write(teams, deals, args.games, args.results)


if __name__ == "__main__":
    main()
