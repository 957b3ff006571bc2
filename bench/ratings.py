"""Rates the bots of every game by play, and measures how long they think: `python -m bench.ratings`.

Writes `speciate/bots/ratings.toml`, which `speciate bots` and the page show. Bots that think long meet only their
neighbours and in fewer games, so their intervals are wider; one strength is fitted to all games of a game together.
Interrupted, it goes on when it is called again; when a bot or its game is changed, it begins anew.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from bench.ladder import USUAL_SEATS, USUAL_TEAM, Ladder
from speciate.bots import ratings
from speciate.bots.registry import bots_of
from speciate.core.game import GameSpec
from speciate.core.registry import all_games, get_game
from speciate.core.streams import stream
from speciate.lab.contest import FREE, TEAMS
from speciate.lab.ratings import Finish, rate
from speciate.lab.standings import Standings
from speciate.lab.toml_text import toml_text
from speciate.table.files import write_atomically

WORK = Path("build/ratings")
HEAD = "# Made by `python -m bench.ratings`; docs/bots.md says what the figures mean.\n"


class Group(NamedTuple):
    """Bots that meet each other."""

    bots: tuple[str, ...]
    games: int


GROUPS = (  # those that cost little first
    Group(("random", "greedy", "beginner", "casual", "strong"), 240),
    Group(("greedy", "casual", "strong", "expert"), 24),
    Group(("greedy", "strong", "expert", "master"), 12),
)
TEAM_GAMES = 60  # of each level, where all win together


def groups_of(game: GameSpec, share: float) -> list[Group]:
    there = bots_of(game.id)
    return [Group(bots, max(1, round(games * share))) for bots, games in GROUPS if set(bots) <= set(there)]


def rated(ladder: Ladder, groups: Sequence[Group]) -> dict[str, Any]:
    """Where each plays for itself."""
    names = list(dict.fromkeys(bot for group in groups for bot in group.bots))
    deals: list[Counter[Finish]] = []
    played: list[Standings] = []
    for group in groups:
        standings = ladder.play(group.bots, group.games, FREE)
        numbers = [names.index(bot) for bot in group.bots]
        played.append(standings)
        deals += [renumbered(deal, numbers) for deal in standings.deals.values()]
    met = [name for name in names if any(line.choices and line.label == name for one in played for line in one.lines)]
    if met != names:  # asked for what there is so far
        return {}
    table: dict[str, Any] = {"games": sum(standings.games for standings in played)}
    for name, rating in zip(names, rate(deals, len(names), stream(ladder.seed, "bootstrap")), strict=True):
        value, low, high = (round(figure) for figure in rating)
        table[name] = {"ms": milliseconds(played, name), "rating": value, "low": low, "high": high}
    return table


def renumbered(deal: Counter[Finish], numbers: Sequence[int]) -> Counter[Finish]:
    """The games of a deal, each player by its number among all bots."""
    return Counter(
        {
            tuple(tuple(sorted(numbers[player] for player in group)) for group in game): times
            for game, times in deal.items()
        }
    )


def teams(ladder: Ladder, games: int) -> dict[str, Any]:
    """Where all win or lose together."""
    table: dict[str, Any] = {"games": 0}
    for name in bots_of(ladder.game.id):
        standings = ladder.play((name,), games, TEAMS)
        if standings.games:
            table["games"] += standings.games
            table[name] = {"ms": milliseconds([standings], name), "wins": round(standings.lines[0].wins.mean, 3)}
    return table


def milliseconds(played: Sequence[Standings], name: str) -> float:
    lines = [line for standings in played for line in standings.lines if line.label == name]
    return round(1000 * sum(line.seconds for line in lines) / max(1, sum(line.choices for line in lines)), 1)


def measure(game: GameSpec, share: float, so_far: bool, work: Path) -> dict[str, Any]:
    seats = min(max(USUAL_TEAM if game.cooperative else USUAL_SEATS, game.min_seats), game.max_seats)
    ladder = Ladder(game, seats, 0, 1, "ratings", work, so_far=so_far)
    table = teams(ladder, round(TEAM_GAMES * share)) if game.cooperative else rated(ladder, groups_of(game, share))
    return {"measured": date.today().isoformat(), "rules": game.rules_version, "seats": seats, **table} if table else {}


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="only this one")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of games")
    parser.add_argument("--so-far", action="store_true", help="play nothing, write what has been played")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--out", type=Path, default=ratings.FILE)
    args = parser.parse_args(argv)
    games = [get_game(args.game)] if args.game else [game for game in all_games().values() if game.listed]
    for game in games:
        try:
            table = measure(game, args.share, args.so_far, args.work)
        except KeyboardInterrupt:
            sys.exit("stopped; the same command goes on from here")
        if table:
            write_atomically(args.out, HEAD + toml_text(ratings.read() | {game.id: table}))
            print(toml_text({game.id: table}), flush=True)


if __name__ == "__main__":
    main()
