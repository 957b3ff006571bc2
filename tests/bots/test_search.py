"""What a sound search finds in games whose best moves are known."""

from itertools import product
from random import Random

import pytest

from speciate.bots.levels import LEVELS, Manner
from speciate.bots.search.tree import Node
from speciate.bots.search_bot import SearchBot
from speciate.core.game import GameSpec
from speciate.core.state import State
from speciate.table.agent import Request
from tests.bots import bait, nim
from tests.bots.nim import HEAPS, MOST, is_lost
from tests.bots.small_games import GAME, HEADS, Coin

USUAL = Manner()


def thinker(seed: int, iterations: int, manner: Manner = USUAL) -> SearchBot:
    level = LEVELS["expert"]._replace(iterations=iterations, seconds=60.0, manner=manner)
    return SearchBot(Random(seed), "expert", level)


def request(game: GameSpec, state: State) -> Request:
    owed = state.pending()[0]
    return Request(game, owed, state.legal(owed.seat), state.view(owed.seat))


def best_move(game: GameSpec, state: State, seed: int, iterations: int, manner: Manner = USUAL) -> str:
    return game.engine.codec.text(thinker(seed, iterations, manner).choose(request(game, state)))


def explain(state: State, seed: int) -> dict[str, tuple[int, float]]:
    told = thinker(seed, 300).explain(request(GAME, state))
    return {move["move"]: (move["visits"], move["value"]) for move in told}


def test_it_does_not_count_on_knowing_what_it_imagined() -> None:
    """On each imagined table the coin is known, and guessing right wins: but it will have to guess blindly."""
    for seed in range(5):
        told = explain(Coin(HEADS), seed)
        assert told["sure"][0] > told["guess"][0]


def test_a_hidden_coin_is_worth_half() -> None:
    state = Coin(HEADS)
    state.apply(0, GAME.parse("guess").packed)
    for seed in range(5):
        visits, value = max(explain(state, seed).values())
        assert visits >= 150 and 0.35 < value < 0.65


def test_partners_win_together() -> None:
    """Seat 0 trusts seat 1 to do what wins for both."""
    for seed in range(5):
        told = explain(Coin(HEADS, partners=True), seed)
        assert told["guess"][0] > 5 * told["sure"][0]


def heaps_of(total: int) -> list[list[int]]:
    """Nim's positions with so many things, of which some move wins."""
    heaps = [list(sizes) for sizes in product(range(MOST + 1), repeat=HEAPS) if sum(sizes) == total]
    return [sizes for sizes in heaps if sizes == sorted(sizes) and not is_lost(sizes)]


@pytest.mark.parametrize("heaps", [sizes for total in (2, 4, 6) for sizes in heaps_of(total) if sizes[1]], ids=str)
def test_a_forced_win_is_found(heaps: list[int]) -> None:
    """Whatever the other does: the search must let the other play for itself."""
    state = nim.GAME.position({"turn": 0, "heaps": heaps})
    nim.GAME.play(state, 0, best_move(nim.GAME, state, 3, iterations=400))
    assert isinstance(state, nim.Nim)
    assert is_lost(state.heaps), f"{heaps} became {state.heaps}"


@pytest.mark.parametrize("size", [2, 8, 50])
def test_what_looks_bad_is_tried_before_what_is_bad_is_chosen(size: int) -> None:
    """However much better the bait looks: when taking it has turned out badly, the other move gets its chance."""
    state = bait.GAME.position({"turn": 0, "bait": size, "points": [0, 0]})
    for seed in range(3):
        assert best_move(bait.GAME, state, seed, iterations=300, manner=Manner(trusting=False)) == "leave"
    if size > 2:
        assert best_move(bait.GAME, state, 1, iterations=300, manner=Manner(trusting=True)) == "take"


def test_a_search_that_ends_when_its_choice_is_clear_chooses_the_same() -> None:
    """With the same chances it goes the same way, only not as far."""
    rounds = 0
    for heaps in heaps_of(6):
        state = nim.GAME.position({"turn": 0, "heaps": heaps})
        whole, brief = thinker(3, 400), thinker(3, 400, Manner(thrifty=True))
        assert brief.choose(request(nim.GAME, state)) == whole.choose(request(nim.GAME, state))
        assert sum(whole.tried.values()) == 400 >= sum(brief.tried.values()) > 400 / 3
        rounds += sum(brief.tried.values())
    assert rounds < 0.8 * 400 * len(heaps_of(6))


def test_of_moves_tried_as_often_the_better_one_is_chosen() -> None:
    node = Node(0)
    for move, total in enumerate((2.0, 3.0, 1.0)):
        node.add(move, 0.0)
        node.edges[move].visits, node.edges[move].total = 5, total
    assert node.favourite().move == 1
    node.edges[2].visits = 6
    assert node.favourite().move == 2
