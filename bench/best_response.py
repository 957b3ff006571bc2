"""What somebody could win who knows exactly how the others play: `python -m bench.best_response --game s-evolution`.

One seat knows which bot sits at all the others, and nothing of their cards. It tries each of its moves in play-outs in
which the others choose as that very bot would choose, by what they would see at the imagined table, and itself goes on
as that bot too; the worse half of the moves is dropped after each of a few rounds. What the bot in its place would do
stays to the end, and is done unless the best of the others came to surely more on the same imagined tables. So it is
better than the bot in its place by what a single step away from its ways can win, which is the least that a best
response wins: a bot with a hole loses far more to it than to a stronger bot that does not know it. Every deal is played
from every seat, by every set of rules in turn. Interrupted, or stopped by `--minutes`, the same command goes on.
"""

import argparse
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

from bench import one_seat, results
from bench.all_ladders import RULE_SETS
from bench.commands import at_least, resumable
from bench.ladder import USUAL_SEATS, read_options
from bench.rungs import RuleSet, patience
from speciate.bots.registry import check_bot_name, make_bot
from speciate.bots.search.scale import Scale
from speciate.bots.search_bot import worthwhile
from speciate.core.registry import all_games
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.lab.averages import Mean
from speciate.lab.journal import JournalFile
from speciate.lab.origin import origin
from speciate.table.agent import Request

TITLE = "What a best response wins"
WORK = Path("build/best-response")
HEAD = ["game", "against", "games", "wins [95 %]", "fair", "points ahead", "its ms a choice", "theirs"]
LONGEST = 400  # moves of a play-out, in a game that never comes to rest
LEAST = 1  # play-outs of a move before it is dropped
DOUBT = 1.5  # standard errors by which another move must have come to more than the usual one


class BestResponse:
    """Knows the bot at all other seats."""

    name = "best response"
    needs_view = True

    def __init__(self, known: str, tries: int, rng: Random) -> None:
        self.known = known
        self.tries = tries  # play-outs a choice
        self._rng = rng

    def choose(self, request: Request) -> int:
        usual = make_bot(self.known, self._rng).choose(request)
        left = list(dict.fromkeys([usual, *worthwhile(request, request.game.engine)]))
        if len(left) == 1:
            return usual
        stages = (len(left) - 1).bit_length()
        ends: dict[int, list[State]] = {move: [] for move in left}
        while True:
            for _ in range(max(LEAST, self.tries // (stages * len(left)))):
                world = request.seen.determinize(self._rng)
                for move in left:
                    ends[move].append(self._end(request, world.copy(), move))
            worth = shares(request, left, ends)
            others = sorted(left[1:], key=lambda move: -fmean(worth[move]))
            if len(others) == 1:
                return others[0] if surely_more(worth[others[0]], worth[usual]) else usual
            left = [usual, *others[: (len(others) + 1) // 2]]

    def _end(self, request: Request, world: State, move: int) -> State:
        """Where it leads on an imagined table, if everybody goes on as the known bot."""
        bots = [make_bot(self.known, self._rng) for _ in range(world.seats)]
        world.apply(request.seat, move)
        is_answered = False
        for _ in range(LONGEST):
            is_rest = is_answered or world.actor == NATURE  # not before somebody could do something about the move
            if world.actor == NOBODY or (is_rest and request.game.engine.learned().is_quiet(world)):
                break
            if world.actor == NATURE:
                world.settle(self._rng)
                continue
            owed = world.pending()[0]
            asked = Request(request.game, owed, world.legal(owed.seat), world.view(owed.seat))
            world.apply(owed.seat, bots[owed.seat].choose(asked))
            is_answered = is_answered or owed.seat != request.seat
        return world


def shares(request: Request, moves: list[int], ends: dict[int, list[State]]) -> dict[int, list[float]]:
    """The share of a win that each end promises, on one scale for all."""
    seat, scale = request.seat, Scale(request.game.engine.learned(), ends[moves[0]][0].seats)
    worths = [scale.worths(end) for move in moves for end in ends[move]]
    scale.learn([list(of_seat) for of_seat in zip(*worths, strict=True)])
    return {move: [scale.share(end, seat) for end in ends[move]] for move in moves}


def surely_more(one: Sequence[float], other: Sequence[float]) -> bool:
    """On the same tables, by more than the doubt that is left."""
    more = Mean()
    more.add_all(first - second for first, second in zip(one, other, strict=True))
    return more.count > 1 and more.mean > DOUBT * more.deviation / sqrt(more.count)


@dataclass(frozen=True)
class Trial:
    rules: RuleSet
    seats: int
    known: str
    tries: int
    seed: str

    def play(self, number: int) -> one_seat.Played:
        """As many games in a row as there are seats have the same deal, each with another seat that knows."""
        seed, own = f"{self.seed}/{number // self.seats}", number % self.seats
        with patience():
            bots = [make_bot(self.known, stream(seed, f"seat {seat}")) for seat in range(self.seats)]
            bots[own] = BestResponse(self.known, self.tries, stream(seed, f"seat {own}"))
            return one_seat.play(self.rules.spec, self.rules.options, seed, own, bots)

    def match(self, work: Path) -> one_seat.Match:
        agreed = {"seats": self.seats, "options": self.rules.options, "tries": self.tries, "seed": self.seed}
        made_by = origin(self.rules.spec, [self.known], {**agreed, "match": one_seat.code(__file__)})
        name = f"{self.rules.id}-{self.seats}-{self.known}-{self.tries}-{self.seed}.jsonl"
        return one_seat.Match(JournalFile(work / name, made_by, one_seat.Played), self.seats, self.play)


def row(trial: Trial, games: Sequence[one_seat.Played]) -> list[str]:
    own, theirs = one_seat.times(games)
    return [
        trial.rules.title,
        f"{trial.seats - 1} {trial.known}",
        str(len(games)),
        one_seat.wins(games),
        f"{100 / trial.seats:.0f} %",
        one_seat.lead(games),
        f"{1000 * own:.0f}",
        f"{1000 * theirs:.1f}",
    ]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    every = [name for name, game in all_games().items() if game.listed and not game.cooperative]
    parser.add_argument("--game", choices=every, action="append", help="one of them; all if none is named")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game named")
    parser.add_argument("--players", type=at_least(2), default=USUAL_SEATS, help="seats")
    parser.add_argument("--against", default="casual", help="the bot that is known")
    parser.add_argument("--games", type=at_least(1), default=40, help="of each table; up to whole deals")
    parser.add_argument("--tries", type=at_least(1), default=60, help="play-outs a choice")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stops by itself after so many")
    parser.add_argument("--seed", default="best response")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    options = read_options(args.option)
    if options and not args.game:
        parser.error("--option is of a game: name it with --game")
    with resumable():
        for game in args.game or every:
            check_bot_name(args.against, game)
        every_rule_set = [RuleSet(game, options) for game in args.game] if options else RULE_SETS
        trials = [Trial(rules, args.players, args.against, args.tries, args.seed) for rules in every_rule_set]
        asked = [trial for trial in trials if not args.game or trial.rules.game in args.game]
        one_seat.in_turns([trial.match(args.work) for trial in asked], args.games, args.minutes)
    rows = [row(trial, games) for trial in trials if (games := trial.match(args.work).told())]
    if not rows:
        sys.exit("no deal is played from every seat yet; the same command goes on from here")
    special = ["--players", str(args.players)] if args.players != USUAL_SEATS else []
    special += [word for rules in every_rule_set if options for word in ("--game", rules.game)]
    special += [word for option in args.option for word in ("--option", option)]
    words = ["python", "-m", "bench.best_response", "--against", args.against, "--tries", str(args.tries), *special]
    words += ["--games", str(args.games), "--seed", args.seed]
    lines = [
        f"One seat that knows which bot the others are, with {args.tries} play-outs a choice (more where there are "
        "more moves: each move has one before the worse half is dropped), in which they choose as they really would. "
        "Every deal from every seat; only whole deals are told. It is the least that a best response wins.",
        f"`{shlex.join(words)}`",
        "",
        *results.table(HEAD, rows),
    ]
    print(results.renew(": ".join([TITLE, ", ".join([args.against, *special[1::2]])]), lines, args.results), flush=True)


if __name__ == "__main__":
    main()
