"""What somebody could win who knows exactly how the others play: `python -m bench.best_response --game s-evolution`.

One seat knows which bot sits at all the others, and nothing of their cards. It tries each of its moves in play-outs in
which the others choose as that very bot would choose, by what they would see at the imagined table, and itself goes on
as that bot too; the worse half of the moves is dropped after each of a few rounds. So it is better than the bot in its
place by what a single step away from its ways can win, which is the least that a best response wins: a bot with a hole
loses far more to it than to a stronger bot that does not know it. Every deal is played from every seat. Interrupted,
the same command goes on.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench import one_seat, results
from bench.ladder import USUAL_SEATS, read_options
from speciate.bots.registry import make_bot
from speciate.bots.search.scale import Scale
from speciate.bots.search_bot import worthwhile
from speciate.core.game import GameSpec
from speciate.core.registry import all_games, get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.lab.origin import origin
from speciate.table.agent import Request

TITLE = "What a best response wins"
WORK = Path("build/best-response")
HEAD = ["game", "against", "games", "wins [95 %]", "fair", "points ahead", "its ms a choice", "theirs"]
LONGEST = 400  # moves of a play-out, in a game that never comes to rest


class BestResponse:
    """Knows the bot at all other seats."""

    name = "best response"
    needs_view = True

    def __init__(self, known: str, tries: int, rng: Random) -> None:
        self.known = known
        self.tries = tries  # play-outs a choice
        self._rng = rng

    def choose(self, request: Request) -> int:
        left = worthwhile(request, request.game.engine)
        if len(left) == 1:
            return left[0]
        stages = (len(left) - 1).bit_length()
        ends: dict[int, list[State]] = {move: [] for move in left}
        while len(left) > 1:
            for _ in range(max(1, self.tries // (stages * len(left)))):
                for move in left:
                    ends[move].append(self._end(request, move))
            left = better_half(request, left, ends)
        return left[0]

    def _end(self, request: Request, move: int) -> State:
        """Where it leads on one imagined table, if everybody goes on as the known bot."""
        world = request.seen.determinize(self._rng)
        bots = [make_bot(self.known, self._rng) for _ in range(world.seats)]
        world.apply(request.seat, move)
        is_answered = False
        for _ in range(LONGEST):
            is_rest = is_answered or world.actor == NATURE  # not before somebody could do something about the move
            if world.actor == NOBODY or (is_rest and request.game.engine.is_quiet(world)):
                break
            if world.actor == NATURE:
                world.settle(self._rng)
                continue
            owed = world.pending()[0]
            asked = Request(request.game, owed, world.legal(owed.seat), world.view(owed.seat))
            world.apply(owed.seat, bots[owed.seat].choose(asked))
            is_answered = is_answered or owed.seat != request.seat
        return world


def better_half(request: Request, moves: list[int], ends: dict[int, list[State]]) -> list[int]:
    """By the mean share of a win that their ends promise, on one scale for all."""
    seat, engine = request.seat, request.game.engine
    scale = Scale(engine, ends[moves[0]][0].seats)
    scale.learn(
        [[engine.evaluate(end, each) for move in moves for end in ends[move]] for each in range(len(scale.middle))]
    )
    worth = {move: sum(scale.share(end, seat) for end in ends[move]) / len(ends[move]) for move in moves}
    return sorted(moves, key=lambda move: -worth[move])[: (len(moves) + 1) // 2]


@dataclass(frozen=True)
class Trial:
    game: str
    seats: int
    options: dict[str, object]
    known: str
    tries: int
    seed: str

    @property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @property
    def name(self) -> str:
        special = [f"{option}={value}" for option, value in self.options.items()]
        return "-".join([self.game, str(self.seats), *special, self.known, str(self.tries), self.seed])

    def play(self, number: int) -> one_seat.Played:
        """As many games in a row as there are seats have the same deal, each with another seat that knows."""
        seed, own = f"{self.seed}/{number // self.seats}", number % self.seats
        bots = [make_bot(self.known, stream(seed, f"seat {seat}")) for seat in range(self.seats)]
        bots[own] = BestResponse(self.known, self.tries, stream(seed, f"seat {own}"))
        return one_seat.play(self.spec, self.options, seed, own, bots)

    def finished(self, games: int, work: Path) -> list[one_seat.Played]:
        agreed = {"seats": self.seats, "options": self.options, "tries": self.tries, "seed": self.seed}
        made_by = origin(self.spec, [self.known], agreed)
        count = one_seat.whole_deals(games, self.seats)
        return one_seat.finished(work / f"{self.name}.jsonl", made_by, count, self.play)


def row(trial: Trial, games: Sequence[one_seat.Played]) -> list[str]:
    own, theirs = one_seat.times(games)
    special = [f"{option} {value}" for option, value in trial.options.items()]
    return [
        ", ".join([trial.spec.title, *special]),
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
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--players", type=int, default=USUAL_SEATS, help="seats")
    parser.add_argument("--against", default="casual", help="the bot that is known")
    parser.add_argument("--games", type=int, default=40, help="made up to a multiple of the seats")
    parser.add_argument("--tries", type=int, default=60, help="play-outs a choice")
    parser.add_argument("--seed", default="best response")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    rows = []
    try:
        for name in args.game or every:
            trial = Trial(name, args.players, read_options(args.option), args.against, args.tries, args.seed)
            rows.append(row(trial, trial.finished(args.games, args.work)))
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")
    lines = [
        f"One seat that knows which bot the others are, with {args.tries} play-outs a choice in which they choose as "
        "they really would. Every deal from every seat. It is the least that a best response wins.",
        "",
        *results.table(HEAD, rows),
    ]
    print(results.renew(f"{TITLE}: {args.against}", lines, args.results), flush=True)


if __name__ == "__main__":
    main()
