"""Random play to the end, an action at a time."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import cast

import pytest

from speciate.core.moves import arg_a, arg_b, kind_of, pack
from speciate.core.playout import playout
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolutopia import moves
from speciate.games.evolutopia.flow import EvolutopiaState
from speciate.games.evolutopia.names import KINDS
from speciate.games.evolutopia.rules import experts
from speciate.games.evolutopia.state import ASSIGN, BLOCK, DISMISS, TURN
from speciate.kit.dice import dice_of

GAME = get_game("evolutopia")
CARDS = (moves.PLAY, moves.USE, moves.COPY)
# where something is thrown again: the kind of move there may be one of for each action or expert, and the one there is
THROWN = {TURN: (moves.ACT, [moves.MANAGE]), DISMISS: (moves.DISMISS, [moves.DRAW]), BLOCK: (moves.BLOCK, [])}
SMALL: Mapping[str, object] = {"aside_most": 0, "study_zone": 2, "site_zone": 1, "experts_zone": 3, "experts_drawn": 0}
LARGE: Mapping[str, object] = {
    "aside_most": 5, "study_zone": 5, "site_zone": 5, "experts_zone": 8, "assign_most": 5, "role_uses": 1,
    "random_sides": True, "beacons": 16, "level": "4",
}  # fmt: skip
OPTIONS = [{}, SMALL, LARGE]


class MoveByMove:
    """The same dice, thrown for one of the listed moves each time."""

    def __init__(self, state: EvolutopiaState, rng: Random) -> None:
        self.state = state
        self.dice = dice_of(rng)
        self.moves = 0

    def play(self) -> int:
        while self.state.actor != NOBODY:
            if self.state.actor == NATURE:
                self.state.apply(NATURE, self.draw())
            else:
                self.state.apply(self.state.actor, self.move())
                self.moves += 1
        return self.moves

    def draw(self) -> int:
        outcomes = self.state.chance()
        at = self.dice.randrange(sum(weight for _, weight in outcomes))
        for move, weight in outcomes:
            at -= weight
            if at < 0:
                return move
        raise AssertionError

    def move(self) -> int:
        legal = self.state.legal(self.state.actor)
        thrown = self.candidates(legal)
        assert Counter(legal) == Counter([move for move in thrown if move in legal])
        while (move := thrown[self.dice.randrange(len(thrown))]) not in legal:
            pass
        return move

    def candidates(self, legal: list[int]) -> list[int]:
        """What the dice are thrown for, in their order; what is not legal is thrown again."""
        cards = [move for move in legal if kind_of(move) in CARDS]
        step = self.state.current()
        if step in THROWN:
            kind, others = THROWN[step]
            return [*[pack(kind, number) for number in range(KINDS)], *others, *cards]
        if step == ASSIGN and not cards and not self.state.wild:
            places = experts.places(self.state)
            assigned = [move for move in legal if kind_of(move) == moves.ASSIGN]
            assigned.sort(key=lambda move: (arg_a(move), places.index(arg_b(move))))
            return [*assigned, *[move for move in legal if kind_of(move) == moves.DONE]]
        return legal


def move_by_move(state: EvolutopiaState, rng: Random) -> int:
    return MoveByMove(state, rng).play()


def new(seats: int, options: Mapping[str, object]) -> EvolutopiaState:
    return cast(EvolutopiaState, GAME.new(seats, options))


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "small", "large"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_it_is_the_game_of_the_listed_moves(seats: int, options: Mapping[str, object]) -> None:
    for seed in range(20):
        one, other = new(seats, options), new(seats, options)
        assert GAME.engine.play_out(one, Random(seed)) == move_by_move(other, Random(seed))
        assert one.digest() == other.digest()
        assert one.outcome() is not None


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "small", "large"])
@pytest.mark.parametrize("seats", [1, 4])
def test_it_goes_on_from_anywhere(seats: int, options: Mapping[str, object]) -> None:
    """Between all steps, and between two draws."""
    rng = Random(seats)
    state = new(seats, options)
    while state.actor != NOBODY:
        one, other, seed = state.copy(), state.copy(), rng.random()
        before = state.digest()
        assert GAME.engine.play_out(one, Random(seed)) == move_by_move(other, Random(seed))
        assert one.digest() == other.digest()
        assert state.digest() == before
        if state.actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            state.apply(state.actor, state.any_move(state.actor, rng.random))
    assert GAME.engine.play_out(state, rng) == 0
    assert state.actor == NOBODY


def test_whoever_listens_is_told_of_every_step() -> None:
    one, other = new(4, {}), new(4, {})
    one.listener, other.listener = [], []
    assert GAME.engine.play_out(one, Random(1)) == playout(other, Random(1))
    assert one.digest() == other.digest()
    assert [event.to_json() for event in one.listener] == [event.to_json() for event in other.listener]
    assert len(one.listener) > 50


def test_random_play_is_as_likely_to_last() -> None:
    """The moves and turns of games by other dice, about as many."""
    counted = []
    for play in (GAME.engine.play_out, playout):
        rng = Random(11)
        played = turns = 0
        for _ in range(400):
            state = new(3, {})
            played += play(state, rng)
            turns += state.turns
        counted.append((played, turns))
    (played, turns), (usual, usual_turns) = counted
    assert abs(played / usual - 1) < 0.08
    assert abs(turns / usual_turns - 1) < 0.08
