"""Whether a style is about as strong as its level: `python -m bench.styles --game evolution --levels casual,strong`.

One bot of the style sits among plain ones of its level, from every seat with the same cards: a fair share is what a
plain one would win. Interrupted, it goes on when it is called again. A section of RESULTS.md is renewed for each game.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from bench import results
from bench.commands import at_least, resumable
from bench.ladder import USUAL_SEATS, Ladder, share
from speciate.bots.registry import styles_of
from speciate.core.registry import get_game
from speciate.lab.contest import ONE

WORK = Path("build/styles")


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--levels", default="casual,strong")
    parser.add_argument("--games", type=at_least(1), default=200, help="of each style and level")
    parser.add_argument("--so-far", action="store_true", help="play nothing, write what has been played")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    with resumable():
        measure(args)


def measure(args: argparse.Namespace) -> None:
    game = get_game(args.game)
    ladder = Ladder(game, min(USUAL_SEATS, game.max_seats), args.games, 1, "styles", args.work, so_far=args.so_far)
    rows: list[list[str]] = []
    for level in args.levels.split(","):
        for style in styles_of(game.id):
            standings = ladder.play((f"{level}-{style}", level), args.games, ONE)
            if standings.games:
                one, others = standings.lines
                scores = f"{one.score.mean:.1f} : {others.score.mean:.1f}"
                rows.append([f"{level}-{style}", str(standings.games), share(one), scores])
    about = (
        f"{ladder.seats} seats, rules {game.rules_version}; one among {ladder.seats - 1} plain ones of its level, every"
    )
    about += f" deal from every seat: a fair share is {100 / ladder.seats:.0f} %. Budgets are counted."
    command = f"`python -m bench.styles --game {game.id} --levels {args.levels} --games {args.games}`"
    table = results.table(["bot", "games", "wins [95 %]", "score, and the others'"], rows)
    print(results.renew(f"Styles of bots: {game.title}", [about, command, "", *table], args.results))


if __name__ == "__main__":
    main()
