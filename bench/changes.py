"""What changes of the search are worth: `python -m bench.changes doubting thrifty --game evo --games 200`.

One seat has the changes, the others search as `expert-1` does, the expert before it learned; every deal is played from
every seat. They get `--iterations` rounds a choice, the one as many as cost the same time of a processor (`--own`): how
many is measured first, on games of their own, and what the match took is told. Interrupted, it goes on when it is
called again. `--both` names what the others have too, so that a change is measured upon others.
`--option edition=2013` plays a variant, another number of `--players` another table, each with a section of its own.
"""

import argparse
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path

from bench import one_seat, results
from bench.commands import PATIENCE, at_least, resumable
from bench.ladder import USUAL_SEATS, read_options
from bench.one_seat import Played
from speciate.bots.levels import FORMER, Manner
from speciate.bots.search_bot import SearchBot
from speciate.core.game import Engine, GameSpec
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.games.evolution.engine import EvolutionEngine
from speciate.games.evolution.features import FAMILIES
from speciate.games.evolution.learned import KEPT
from speciate.kit.features import kept
from speciate.lab.origin import origin

RIVAL = "expert-1"  # the expert before it learned anything
CALIBRATION = 8  # games that show what a round of search costs
WORK = Path("build/changes")
CHANGES = {
    "doubting": "a move that looks bad is taken for a fifth of a win, and so tried in the end",
    "thrifty": "a search ends as soon as its choice is clear",
    "steady": "a tree that is used again keeps the scale by which its values were made",
    "learned": "play-outs and what they come to go by what the game has learned from play",
    "rests": "in Evolution: play-outs rest as soon as a round is counted, also where species died",
    "policy": "in Evolution: play-outs go by the policy that has learned",
    "knowing": "in Evolution: it looks at no move that nobody makes who knows the game",
}
OF_EVOLUTION = ("rests", "policy", "knowing")  # the parts of what it has learned
HEAD = ["changes", "games", "wins [95 %]", "points ahead", "rounds", "time of a choice"]


@dataclass(frozen=True)
class Match:
    changes: tuple[str, ...]
    iterations: int  # rounds of the others,
    own: int  # and of the one with the changes
    seed: str
    game: str = "evolution"
    seats: int = USUAL_SEATS
    options: Mapping[str, object] = field(default_factory=dict)
    both: tuple[str, ...] = ()  # what the others have too

    @cached_property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @property
    def agreed(self) -> dict[str, object]:
        """All of it, as plain data."""
        return {**asdict(self), "changes": list(self.changes), "both": list(self.both)}

    @property
    def title(self) -> str:
        """The usual table of a game has its plain name; any other says what it is."""
        special = [f"{option} {value}" for option, value in self.options.items()]
        if self.seats != USUAL_SEATS:
            special.append(f"{self.seats} seats")
        return ", ".join([self.spec.title, *special])

    @property
    def among(self) -> list[str]:
        """What the others have too, in words of a title or a file."""
        return ["among", *self.both] if self.both else []

    @property
    def command(self) -> str:
        words = [f"--game {self.game} --players {self.seats}"]
        words += [f"--option {option}={value}" for option, value in self.options.items()]
        words += [f"--iterations {self.iterations} --own {self.own} --seed {self.seed}"]
        if self.both:
            words += ["--both", *self.both]
        return " ".join(["python -m bench.changes", *self.changes, *words])

    def engine(self, changes: Collection[str]) -> Engine | None:
        """What a seat with these changes judges and plays on with; nothing where that is the game's own."""
        if "learned" in changes:
            return self.spec.engine.learned()
        if not set(changes) & set(OF_EVOLUTION):
            return None
        weights = kept(KEPT, FAMILIES) if "policy" in changes else None
        return EvolutionEngine(weights, "rests" in changes, "knowing" in changes)

    def bot(self, seed: str, seat: int, is_changed: bool) -> SearchBot:
        changes = {*self.both, *self.changes} if is_changed else set(self.both)
        manner = Manner(trusting="doubting" not in changes, thrifty="thrifty" in changes, steady="steady" in changes)
        iterations = self.own if is_changed else self.iterations
        level = FORMER[RIVAL]._replace(iterations=iterations, seconds=PATIENCE, manner=manner)
        bot = SearchBot(stream(seed, f"seat {seat}"), RIVAL, level)
        bot.engine = self.engine(changes)
        return bot

    def play(self, number: int) -> Played:
        """As many games in a row as there are seats have the same deal, each with another seat that has the changes."""
        seed, own = f"{self.seed}/{number // self.seats}", number % self.seats
        bots = [self.bot(seed, seat, seat == own) for seat in range(self.seats)]
        return one_seat.play(self.spec, self.options, seed, own, bots)

    def finished(self, games: int, work: Path) -> list[Played]:
        told = [self.game, str(self.seats), *(f"{option}={value}" for option, value in self.options.items())]
        name = "-".join([*told, *self.changes, *self.among, str(self.iterations), str(self.own), self.seed])
        made_by = origin(self.spec, [RIVAL], {**self.agreed, "match": one_seat.code(__file__)})
        return one_seat.finished(work / f"{name}.jsonl", made_by, games, self.play)


def cost(games: Sequence[Played]) -> float:
    """How many times as long a choice takes with the changes."""
    own, usual = one_seat.times(games)
    return own / usual


def row(match: Match, games: Sequence[Played]) -> list[str]:
    told = [", ".join(match.changes), str(len(games)), one_seat.wins(games), one_seat.lead(games)]
    return [*told, f"{match.own} against {match.iterations}", f"{cost(games):.2f}"]


def write(match: Match, games: Sequence[Played], path: Path) -> None:
    upon = f" with {', '.join(match.both)}, which it has too" if match.both else ""
    fair = f"{100 / match.seats:.0f} %"
    lines = [
        f"{match.title}: one seat with the changes against {match.seats - 1} searching as `expert-1` does{upon}; "
        f"every deal from every seat. A fair share is {fair}: more means stronger. "
        "The time is that of a processor, as a share of what the others take.",
        f"`{match.command} --games {len(games)}`",
        "",
        *(f"- {name}: {CHANGES[name]}" for name in (*match.changes, *match.both)),
        "",
        *results.table(HEAD, [row(match, games)]),
    ]
    names = " among ".join([", ".join(each) for each in (match.changes, match.both) if each])
    title = f"Changes of the search: {match.title}: {names}"
    print(results.renew(title, lines, path), flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("changes", nargs="+", choices=CHANGES)
    parser.add_argument("--both", nargs="+", default=[], choices=CHANGES, help="changes that the others have too")
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--players", type=at_least(2), default=USUAL_SEATS, help="seats")
    parser.add_argument("--games", type=at_least(1), default=200, help="made up to a multiple of the seats")
    parser.add_argument("--iterations", type=at_least(1), default=150, help="rounds a choice of the others")
    parser.add_argument("--own", type=at_least(0), default=0, help="rounds with the changes; measured if not told")
    parser.add_argument("--seed", default="changes")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    changes, both = tuple(sorted(set(args.changes))), tuple(sorted(set(args.both)))
    table = (args.game, args.players, read_options(args.option))
    with resumable():
        if doubt := senseless(args.game, changes, both):
            parser.error(doubt)
        own = args.own
        if not own:
            probe = Match(changes, args.iterations, args.iterations, "cost", *table, both)
            own = round(args.iterations / cost(probe.finished(CALIBRATION, args.work)))
        match = Match(changes, args.iterations, own, args.seed, *table, both)
        write(match, match.finished(one_seat.whole_deals(args.games, match.seats), args.work), args.results)


def senseless(game: str, changes: Sequence[str], both: Sequence[str]) -> str:
    """Why a match would measure nothing; empty if it would."""
    asked = {*changes, *both}
    parts = sorted(asked & set(OF_EVOLUTION))
    if get_game(game).cooperative:
        return f"{game} is won or lost together: python -m bench.teams compares teams"
    if parts and game != "evolution":
        return f"{' and '.join(OF_EVOLUTION)} are changes of Evolution only"
    if twice := sorted(set(changes) & set(both)):
        return f"the others have {' and '.join(twice)} too: that makes no difference"
    if "learned" in asked and parts:
        return f"learned has {' and '.join(parts)} in it"
    return ""


if __name__ == "__main__":
    main()
