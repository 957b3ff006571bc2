"""How cards are played to tricks in S-Evolution's play-outs: `python -m bench.tricks --edition 2.0 --games 1200`.

Policies play alone, without any search: one seat plays its cards by what the trick as it stands would give it, the
others as the master's play-outs do; every deal from every seat. A game takes a millisecond of a processor, so that
thousands can tell numbers apart. What wins here has still to win in a search (docs/training.md).
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import cast

from bench import one_seat
from bench.one_seat import Played
from speciate.core.moves import arg_a, kind_of
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.games.s_evolution import evaluate, learned, moves
from speciate.games.s_evolution.cards import NO_CARD, is_resource, strength_of
from speciate.games.s_evolution.editions import EDITIONS
from speciate.games.s_evolution.rules import choosing
from speciate.games.s_evolution.state import PLAY, Table
from speciate.kit.bag import any_by_weight

GAME = get_game("s-evolution")
MIDDLING = 1.2  # what a card that is still to be played brings, about
UNBEATEN = 6.5  # a card of this strength is never beaten by one still to be played
STRENGTHS = 6


@dataclass(frozen=True)
class Tricks:
    """The numbers that such a policy goes by."""

    keep: float  # what a point of strength is worth that stays in hand
    discovery: float  # what a Discovery brings
    sharpness: float
    beaten: float  # how often a card of no strength is beaten by each one still to be played

    def choose(self, table: Table, seat: int, random: Callable[[], float]) -> int:
        legal = table.legal(seat)
        if table.phase != PLAY or len(legal) == 1:
            return learned.choose(table, seat, random)
        values = self.values(table, seat, legal)
        best = max(values)
        return any_by_weight(legal, [exp(self.sharpness * (value - best)) for value in values], random)

    def values(self, table: Table, seat: int, legal: Sequence[int]) -> list[float]:
        player = table.players[seat]
        lying = [evaluate.card_worth(table, player, one.card) for one in table.players if is_resource(one.card)]
        to_come = sum(
            1
            for other, one in enumerate(table.players)
            if other != seat and one.card == NO_CARD and (one.hand or one.unseen)
        )
        values = []
        for move in legal:
            if kind_of(move) != moves.PLAY:
                values.append(self.discovery)
                continue
            card = arg_a(move)
            strength = float(strength_of(card))
            worths = [*lying, evaluate.card_worth(table, player, card), *[MIDDLING] * to_come]
            beaten = to_come * self.beaten * (UNBEATEN - strength) / STRENGTHS
            place = choosing.place_with(table, seat, card) - 1 + beaten
            values.append(between(sorted(worths, reverse=True), place) - self.keep * strength)
        return values


def between(values: Sequence[float], place: float) -> float:
    """The value at a place that may lie between two."""
    last = len(values) - 1
    low = min(int(place), last)
    high = min(low + 1, last)
    return values[low] + (values[high] - values[low]) * (place - int(place))


def play(number: int, tricks: Tricks, edition: str, seats: int, seed: str) -> Played:
    own, deal = number % seats, f"{seed}/{number // seats}"
    state, nature = GAME.new(seats, {"edition": edition}), stream(deal, "nature")
    table, random = cast(Table, state), stream(f"{deal}/{own}", "players").random
    while state.actor != NOBODY:
        if state.actor == NATURE:
            state.settle(nature)
        elif state.actor == own:
            state.apply(own, tricks.choose(table, own, random))
        else:
            state.apply(state.actor, learned.choose(table, state.actor, random))
    return one_seat.told(state, own, [0.0, 0.0], [0, 0])


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=EDITIONS, default="2.0")
    parser.add_argument("--players", type=int, default=4, help="seats")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", default="tricks")
    parser.add_argument("--keep", type=float, default=0.1)
    parser.add_argument("--discovery", type=float, default=0.9)
    parser.add_argument("--sharpness", type=float, default=8.0)
    parser.add_argument("--beaten", type=float, default=0.6)
    args = parser.parse_args(argv)
    tricks = Tricks(args.keep, args.discovery, args.sharpness, args.beaten)
    count = one_seat.whole_deals(args.games, args.players)
    games = [play(number, tricks, args.edition, args.players, args.seed) for number in range(count)]
    print(f"{count} games: {one_seat.wins(games)} of the wins, {one_seat.lead(games)} points ahead")


if __name__ == "__main__":
    main()
