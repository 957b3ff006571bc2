"""What teams of experts and masters win of Evolutopia: `python -m bench.teams --games 8`.

Every level, alone and with up to five at the table, both teams on the same deals. Each search has the rounds of its
level, or `--iterations` for both: then they show what they know, not how long they think. `--teams expert-1,expert`
compares two others. One deal of each table after the other, so that all of them have about as many games. They stay in
`bench/ladders`, and count for as long as both teams play as they did: interrupted, it goes on when it is called again.
`--so-far` plays nothing and writes what there is.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from functools import cached_property
from pathlib import Path
from time import process_time
from typing import NamedTuple

from bench import results
from bench.commands import PATIENCE, at_least, resumable
from bench.kept_games import FOLDER, KeptGames, check_play, play_mark
from speciate.bots.levels import PLAY_OUTS, level_of
from speciate.bots.search_bot import SearchBot
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.games.evolutopia.options import LEVELS as CITIES
from speciate.games.evolutopia.options import SEATS
from speciate.lab.averages import Mean
from speciate.table.agent import Request

GAME = get_game("evolutopia")
USUAL = ("expert", "master")
TABLES = [(city, seats) for seats in range(SEATS[0], SEATS[1] + 1) for city in CITIES]


@dataclass(frozen=True)
class Played:
    """What became of one deal of a team."""

    won: bool
    cycles: int
    seconds: float  # of a processor, for so many choices
    choices: int


class Deal(NamedTuple):
    """What both teams made of it."""

    city: str
    seats: int
    played: tuple[Played, Played]


@dataclass(frozen=True)
class Teams:
    """Two of them, the one that should be the better behind."""

    names: tuple[str, str] = USUAL
    iterations: int = 0  # of a choice, for both; 0: as many as the level has, and as many play-outs
    folder: Path = FOLDER
    seed: str = "teams"

    def bot(self, team: str, seed: str, seat: int) -> SearchBot:
        level = level_of(team)._replace(seconds=PATIENCE)
        if self.iterations:
            level = level._replace(iterations=self.iterations, among_partners=PLAY_OUTS)
        return SearchBot(stream(seed, f"seat {seat}"), team, level)

    @cached_property
    def kept(self) -> KeptGames:
        rounds = [str(self.iterations)] if self.iterations else []
        path = self.folder / GAME.id / f"{'-'.join(['-and-'.join(self.names), *rounds])}.jsonl"
        return KeptGames(path, play_mark(GAME, self.names))

    def deals(self) -> list[Deal]:
        """What was played so far; as many deals in a row as there are tables go round all."""
        lines = enumerate(self.kept.read())
        return [Deal(*table(number), (told(line[:4]), told(line[4:]))) for number, line in lines]

    def play_next(self) -> list[Deal]:
        """One deal more, once by each team; all there are."""
        number = len(self.kept.read())
        both = [self.play_team(team, *table(number), f"{self.seed}/{number}") for team in self.names]
        self.kept.add([round(float(figure), 4) for played in both for figure in astuple(played)], number)
        return self.deals()

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
        return Played(bool(outcome.winners), cycles, process_time() - start, choices)


def table(number: int) -> tuple[str, int]:
    return TABLES[number % len(TABLES)]


def told(figures: Sequence[float]) -> Played:
    won, cycles, seconds, choices = figures
    return Played(bool(won), int(cycles), seconds, int(choices))


@dataclass(frozen=True)
class Shown:
    """The tables of what was played."""

    names: tuple[str, str]
    deals: Sequence[Deal]

    def share(self, which: int, city: str = "", seats: int = 0) -> str:
        wins = Mean()
        for deal in self.deals:
            if city in ("", deal.city) and seats in (0, deal.seats):
                wins.add(deal.played[which].won)
        if not wins.count:
            return "–"
        low, high = wins.share_interval
        return f"{100 * wins.mean:.0f} % [{100 * low:.0f} – {100 * high:.0f}] of {wins.count}"

    def by_city(self) -> list[str]:
        rows = [
            [name, *(self.share(which, city) for city in CITIES), self.share(which)]
            for which, name in enumerate(self.names)
        ]
        return results.table(["team of", *map(level_name, CITIES), "all"], rows)

    def by_seats(self, which: int) -> list[str]:
        numbers, name = range(SEATS[0], SEATS[1] + 1), self.names[which]
        rows = [[f"{seats} {name}", *(self.share(which, city, seats) for city in CITIES)] for seats in numbers]
        return results.table(["", *map(level_name, CITIES)], rows)

    def difference(self) -> str:
        """Deal by deal, in points of a hundred."""
        ahead = Mean()
        only = [0, 0]
        for deal in self.deals:
            lower, upper = (played.won for played in deal.played)
            ahead.add(upper - lower)
            only[upper > lower] += upper != lower
        return (
            f"Of {ahead.count} deals only {self.names[1]} won {only[1]}, only {self.names[0]} {only[0]}: "
            f"{100 * ahead.mean:+.1f} ± {100 * ahead.margin:.1f} points."
        )

    def times(self) -> str:
        each = []
        for which, name in enumerate(self.names):
            rows = [deal.played[which] for deal in self.deals]
            seconds = sum(row.seconds for row in rows) / sum(row.choices for row in rows)
            each.append(f"{name} {1000 * seconds:.1f} ms")
        return f"A choice took {' and '.join(each)} of a processor."


def level_name(city: str) -> str:
    return f"level {city}" if city.isdigit() else city


def write(teams: Teams, deals: Sequence[Deal], path: Path) -> None:
    shown = Shown(teams.names, deals)
    budget = f"{teams.iterations} rounds a choice for both" if teams.iterations else "each with the rounds of its level"
    words = [f"--teams {','.join(teams.names)}"] if teams.names != USUAL else []
    words += [f"--iterations {teams.iterations}"] if teams.iterations else []
    lines = [
        f"Rules {GAME.rules_version}; both teams on the same deals, {budget}. Games won, with Wilson's 95 % interval.",
        f"`{' '.join(['python -m bench.teams', *words])}`, {len(deals)} deals so far",
        "",
        *shown.by_city(),
        "",
        f"{shown.difference()} {shown.times()}",
        "",
        *(line for which in range(2) for line in [*shown.by_seats(which), ""]),
    ]
    print(results.renew(f"Teams of Evolutopia: {' and '.join(teams.names)}, {budget}", lines, path), flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=at_least(1), default=20, help="deals of each level and number of seats")
    parser.add_argument("--teams", default=",".join(USUAL), help="the two that are compared, the better one behind")
    parser.add_argument("--iterations", type=at_least(0), default=0, help="rounds of both; without, of each level")
    parser.add_argument("--so-far", action="store_true", help="play nothing, write what has been played")
    parser.add_argument("--work", type=Path, default=FOLDER, help="where games are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    lower, _, upper = args.teams.partition(",")
    teams = Teams((lower, upper), args.iterations, args.work)
    with resumable():
        for name in teams.names:
            if not level_of(name).iterations:
                parser.error(f"--teams: {name} does not search")
        check_play(GAME, teams.names)
        deals = teams.deals()
        while not args.so_far and len(deals) < args.games * len(TABLES):
            deals = teams.play_next()
            print(f"\r{len(deals)} of {args.games * len(TABLES)} ", end="", file=sys.stderr, flush=True)
        if not deals:
            parser.error("nothing has been played yet")
        write(teams, deals, args.results)


if __name__ == "__main__":
    main()
