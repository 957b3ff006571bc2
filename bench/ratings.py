"""Rates the bots of every game by play, and measures how long they think: `python -m bench.ratings`.

Writes `speciate/lab/bot_ratings.toml`, which `speciate bots` and the page show. Bots that think little meet each other
here. Those that think long have played for hours on the ladder already: they stand as far above the level below as
their share of wins there says (`bench.all_ladders`). Interrupted, it goes on when it is called again; when a bot
or its game is changed, it begins anew.
"""

import argparse
from collections.abc import Sequence
from datetime import date
from math import log10
from pathlib import Path
from time import process_time
from typing import Any

from bench.commands import resumable
from bench.ladder import USUAL_SEATS, USUAL_TEAM, Ladder
from bench.rungs import Climb, RuleSet, Rung, patience
from speciate.bots.registry import bots_of, make_bot
from speciate.core.game import GameSpec
from speciate.core.registry import all_games, get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.lab import bot_ratings as ratings
from speciate.lab.averages import Mean
from speciate.lab.contest import FREE, TEAMS
from speciate.lab.toml_text import toml_text
from speciate.table.agent import Request
from speciate.table.files import write_atomically

WORK = Path("build/ratings")
HEAD = "# Made by `python -m bench.ratings`; docs/bots.md says what the figures mean.\n"


QUICK = ("random", "greedy", "beginner", "casual", "strong")
SLOW = (("expert", "strong"), ("master", "expert"))  # and whom it met on the ladder
GAMES = 240  # among the quick ones
TEAM_GAMES = 60  # of each level, where all win together
QUESTIONS = 24  # by which thinking is timed
FEWEST = 8  # games of a rung: fewer tell nothing
SUREST = 0.98  # of a win: nobody is taken for surer than that


def rated(ladder: Ladder, games: int) -> dict[str, Any]:
    """Where each plays for itself."""
    standings = ladder.play(QUICK, games, FREE)
    standings.rate()
    table: dict[str, Any] = {"games": standings.games}
    for line in standings.lines:
        if line.rating is None:  # asked for what there is so far, and there is nothing
            return {}
        value, low, high = (round(figure) for figure in line.rating)
        table[line.label] = {"rating": value, "low": low, "high": high}
    for name, below in SLOW:
        if below in table and (row := ladder_row(ladder, name, below)) is not None:
            table[name] = above(table[below]["rating"], row, ladder.seats)
    return table


def ladder_row(ladder: Ladder, one: str, others: str) -> list[float] | None:
    """What one won among others, with its interval; None if they have not met."""
    usual = {option.name: option.default for option in ladder.game.options if option.name == "edition"}
    games = Climb(RuleSet(ladder.game.id, usual), Rung(one, others), ladder.seats).games()
    if len(games) < FEWEST:
        return None
    share = Mean()
    share.add_all(game.share for game in games)
    return [min(max(figure, 1 - SUREST), SUREST) for figure in (share.mean, *share.share_interval)]


def above(below: int, row: Sequence[float], seats: int) -> dict[str, Any]:
    """As far above the others as makes its share of wins among them what it was; their own doubt is not added."""
    values = [below + round(400 * log10((seats - 1) * share / (1 - share))) for share in row]
    return dict(zip(("rating", "low", "high"), values, strict=True))


def teams(ladder: Ladder, games: int) -> dict[str, Any]:
    """Where all win or lose together: what a team of each wins."""
    table: dict[str, Any] = {"games": 0}
    for name in bots_of(ladder.game.id):
        standings = ladder.play((name,), games, TEAMS)
        if standings.games:
            table["games"] += standings.games
            table[name] = {"wins": round(standings.lines[0].wins.mean, 3)}
    return table if table["games"] else {}


def questions(game: GameSpec, seats: int) -> list[Request]:
    """Some of the points of a game among greedy bots where there is something to choose."""
    rng = stream("ratings", "time")
    state = game.new(seats)
    bots = [make_bot("greedy", rng) for _ in range(seats)]
    found: list[Request] = []
    while state.actor != NOBODY:
        if state.actor == NATURE:
            state.settle(rng)
            continue
        decision = state.pending()[0]
        request = Request(game, decision, state.legal(decision.seat), state.view(decision.seat))
        if len(request.packed) > 1:
            found.append(request)
        state.apply(decision.seat, bots[decision.seat].choose(request))
    return found[:: max(1, len(found) // QUESTIONS)]


def milliseconds(name: str, asked: Sequence[Request]) -> float:
    """What a choice costs the processor, on average; each bot is asked the same."""
    with patience():
        bots = [make_bot(name, stream("ratings", f"{name} {number}")) for number in range(len(asked))]
        before = process_time()
        for bot, request in zip(bots, asked, strict=True):
            bot.choose(request)
        return round(1000 * (process_time() - before) / len(asked), 1)


def measure(game: GameSpec, share: float, so_far: bool, work: Path) -> dict[str, Any]:
    seats = min(max(USUAL_TEAM if game.cooperative else USUAL_SEATS, game.min_seats), game.max_seats)
    ladder = Ladder(game, seats, 0, 1, "ratings", work, so_far=so_far)
    table = teams(ladder, round(TEAM_GAMES * share)) if game.cooperative else rated(ladder, round(GAMES * share))
    if not table:
        return {}
    asked = questions(game, seats)
    figures = {name: {"ms": milliseconds(name, asked), **table.get(name, {})} for name in bots_of(game.id)}
    about = {"measured": date.today().isoformat(), "rules": game.rules_version, "seats": seats, "games": table["games"]}
    return {**about, **figures}


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="only this one")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of games")
    parser.add_argument("--so-far", action="store_true", help="play nothing, write what has been played")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--out", type=Path, default=ratings.FILE)
    args = parser.parse_args(argv)
    with resumable():
        games = [get_game(args.game)] if args.game else [game for game in all_games().values() if game.listed]
        for game in games:
            if table := measure(game, args.share, args.so_far, args.work):
                write_atomically(args.out, HEAD + toml_text(ratings.read() | {game.id: table}))
                print(toml_text({game.id: table}), flush=True)


if __name__ == "__main__":
    main()
