"""How cards are played to tricks in S-Evolution's play-outs: `python -m bench.tricks --edition 2.0 --games 1200`.

Policies play alone, without any search: one seat plays its cards by what the trick as it stands would give it, the
others any card, strong ones rather; every deal from every seat. A game takes a millisecond of a processor, so that
thousands can tell numbers apart. What wins here has still to win in a search (docs/training.md).
"""

import argparse
from collections.abc import Callable, Sequence
from typing import cast

from bench import one_seat
from bench.commands import at_least
from bench.one_seat import Played
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.games.s_evolution import policy
from speciate.games.s_evolution.editions import EDITIONS
from speciate.games.s_evolution.learned import lesson_of
from speciate.games.s_evolution.state import PLAY, Table
from speciate.games.s_evolution.tricks import CHOSEN, Tricks

GAME = get_game("s-evolution")


def choose(table: Table, seat: int, tricks: Tricks, random: Callable[[], float]) -> int:
    legal = table.legal(seat)
    if table.phase == PLAY and len(legal) > 1:
        return tricks.choose(table, seat, legal, random)
    return policy.choose_by(table, seat, lesson_of(table), random)


def play(number: int, tricks: Tricks, edition: str, seats: int, seed: str) -> Played:
    own, deal = number % seats, f"{seed}/{number // seats}"
    state, nature = GAME.new(seats, {"edition": edition}), stream(deal, "nature")
    table, random = cast(Table, state), stream(f"{deal}/{own}", "players").random
    while state.actor != NOBODY:
        if state.actor == NATURE:
            state.settle(nature)
        elif state.actor == own:
            state.apply(own, choose(table, own, tricks, random))
        else:
            state.apply(state.actor, policy.choose_by(table, state.actor, lesson_of(table), random))
    return one_seat.told(state, own, [0.0, 0.0], [0, 0])


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=EDITIONS, default="2.0")
    parser.add_argument("--players", type=at_least(2), default=4, help="seats")
    parser.add_argument("--games", type=at_least(1), default=1200)
    parser.add_argument("--seed", default="tricks")
    parser.add_argument("--keep", type=float, default=CHOSEN.keep)
    parser.add_argument("--discovery", type=float, default=CHOSEN.discovery)
    parser.add_argument("--sharpness", type=float, default=CHOSEN.sharpness)
    parser.add_argument("--beaten", type=float, default=CHOSEN.beaten)
    args = parser.parse_args(argv)
    tricks = Tricks(args.keep, args.discovery, args.sharpness, args.beaten)
    count = one_seat.whole_deals(args.games, args.players)
    games = [play(number, tricks, args.edition, args.players, args.seed) for number in range(count)]
    print(f"{count} games: {one_seat.wins(games)} of the wins, {one_seat.lead(games)} points ahead")


if __name__ == "__main__":
    main()
