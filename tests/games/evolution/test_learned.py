"""A policy that learns: what it sees of a move, and how its weights decide."""

import tomllib
from math import exp, prod
from random import Random

import pytest

from speciate.core.moves import A
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evolution import cards, features, learned, moves
from speciate.games.evolution.engine import ENGINE, EvolutionEngine
from speciate.games.evolution.state import PLAY, Table
from speciate.kit.features import MASK, weights_of
from tests.games import weighed
from tests.games.weighed import family, parts

GAME = get_game("evolution")


def test_families_follow_one_another_and_fill_what_weights_there_are() -> None:
    starts = [start for _, start in features.FAMILIES]
    assert starts == sorted(set(starts)) and starts[0] == features.NOTHING + 1
    assert features.SIZE == starts[-1] + 1 <= MASK + 1


def test_every_move_but_a_discarded_trait_has_features_of_its_own_kind() -> None:
    """Three games, all legal moves: the first feature says which kind of move it is, and all of them are weighed."""
    kinds = {
        moves.FOOD: {"food"}, moves.CARD: {"card"}, moves.TRAIT: {"trait"}, moves.NEW: {"new"}, moves.BODY: {"body"},
        moves.POPULATION: {"population"}, moves.FERTILE: {"leaf"}, moves.LONG_NECK: {"leaf"}, moves.FAT: {"leaf"},
        moves.FEED: {"feed"}, moves.ATTACK: {"prey"}, moves.THINK: {"thought"}, moves.IGNORE: {"ignored"},
        moves.END: {"cards-end", "leaf", "feeding-end"},
    }  # fmt: skip
    weights = [exp(Random(7 + at).uniform(-1.0, 1.0)) if at else 1.0 for at in range(features.SIZE)]
    taught, seen = EvolutionEngine(weights), set()
    for seed in range(3):
        rng = Random(seed)
        state = GAME.new(4)
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.settle(rng)
                continue
            assert isinstance(state, Table)
            legal = state.legal(state.actor)
            looks = taught.features(state, state.actor, legal)
            if moves.END not in legal or state.phase != PLAY:
                weighed = [prod(weights[part] for part in parts(packed)) for packed in looks]
                assert learned.weigh(state, state.actor, legal, weights) == pytest.approx(weighed)
            for move, packed in zip(legal, looks, strict=True):
                kind = move & 63
                seen.add(kind)
                if kind == moves.DROP:
                    assert packed == features.NOTHING
                else:
                    assert family(parts(packed)[0], features.FAMILIES) in kinds[kind]
                    assert all(part < features.SIZE for part in parts(packed))
            state.apply(state.actor, taught.policy(state, state.actor, rng.random))
    assert seen >= {moves.FOOD, moves.CARD, moves.TRAIT, moves.NEW, moves.BODY, moves.POPULATION, moves.FEED, moves.END}


def test_a_weight_says_how_gladly_a_move_is_made() -> None:
    """Cards for the watering hole: one trait weighs e times as much as each other, so it is laid that much oftener."""
    state = GAME.new(2)
    rng = Random(1)
    state.settle(rng)
    legal = state.legal(state.actor)
    trait = legal[0] >> A >> cards.FOOD_BITS
    favoured = [move for move in legal if move >> A >> cards.FOOD_BITS == trait]
    liked = EvolutionEngine(
        weights_of({"food-trait": [float(other == trait) for other in range(17)]}, features.FAMILIES)
    )
    share = exp(1.0) * len(favoured) / (exp(1.0) * len(favoured) + len(legal) - len(favoured))
    laid = [liked.policy(state, state.actor, rng.random) in favoured for _ in range(2000)]
    assert abs(sum(laid) / 2000 - share) < 0.05


def test_the_weights_that_come_with_the_game_play_as_they_did_when_they_won() -> None:
    """Ten games by the learned policy alone, folded into one fingerprint."""
    taught = ENGINE.learned()
    games = (GAME.new(2 + seed % 5) for seed in range(10))
    assert taught is ENGINE.learned() is not ENGINE
    assert weighed.played(taught, games) == "91620fbebb03e3a9"


def test_weights_say_which_command_made_them_again() -> None:
    made = tomllib.loads(learned.KEPT.read_text(encoding="utf-8"))["made"]
    assert made["by"].startswith("speciate train evolution --games ") and "--seed" in made["by"]
    assert made["engine"] and made["bots"]
