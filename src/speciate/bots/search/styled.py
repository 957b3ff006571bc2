"""A game as a bot of a style judges it: every hint is the game's own, and its taste counts for its own seat."""

from collections.abc import Callable
from random import Random
from typing import final

from speciate.core.game import Engine
from speciate.core.state import State


@final
class StyledEngine(Engine):
    """What the others like nobody knows: they are taken to play as the plain levels do.

    It has no `values`: what a style likes is told in points, as `evaluate` tells what a position is worth.
    """

    def __init__(self, plain: Engine, weights: list[float], seat: int) -> None:
        self.plain = plain
        self.weights = weights
        self.seat = seat

    def evaluate(self, state: State, seat: int) -> float:
        value = self.plain.evaluate(state, seat)
        return value + self.plain.taste(state, seat, self.weights) if seat == self.seat else value

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:
        return self.plain.policy(state, seat, random)

    def play_on(self, state: State, rng: Random, longest: int) -> None:
        self.plain.play_on(state, rng, longest)

    def inclinations(self, state: State, seat: int, moves: list[int]) -> list[float]:
        return self.plain.inclinations(state, seat, moves)

    def promising(self, state: State, seat: int) -> list[int]:
        return self.plain.promising(state, seat)

    def worthwhile(self, state: State, seat: int) -> list[int]:
        return self.plain.worthwhile(state, seat)

    def is_quiet(self, state: State) -> bool:
        return self.plain.is_quiet(state)

    def ends_search(self, state: State) -> bool:
        return self.plain.ends_search(state)

    def is_secret(self, state: State, seat: int, move: int) -> bool:
        return self.plain.is_secret(state, seat, move)
