"""The policy that has practised: what it sees of a move, and how its weights decide."""

import tomllib
from collections.abc import Iterator
from math import exp
from random import Random

import pytest

from speciate.core.moves import kind_of
from speciate.core.seats import NATURE, NOBODY
from speciate.games.s_evolution import GAME, features, liking, moves
from speciate.games.s_evolution.engine import ENGINE, SEvolutionEngine
from speciate.games.s_evolution.flow import SEvolutionState
from speciate.kit.features import BITS, MASK
from tests.games import weighed
from tests.games.s_evolution.build import new_game, player, table, trick
from tests.games.weighed import family, parts

BOTH = pytest.mark.parametrize("edition", ["2013", "2.0"])
#: Of what a policy chooses from, the family of the first feature.
KINDS = {
    moves.TRUMP: {"trump"}, moves.PLAY: {"card"}, moves.DISCOVERY: {"discovered"}, moves.TAKE: {"taken", "set"},
    moves.SUFFER: {"suffered"}, moves.PROTECT: {"suffered"}, moves.GAIN: {"gained"}, moves.LOSE: {"lost"},
    moves.DISMISS: {"dismissed"}, moves.TRADE: {"traded"}, moves.RISE: {"rise"}, moves.STAY: {"rest"},
    moves.GROW: {"bought"}, moves.EVOLVE: {"bought"}, moves.BUILD: {"bought"},
    moves.DONE: {"trades-end", "purchases-end"}, moves.FLIP: {"rest"},
}  # fmt: skip


def end_of(name: str) -> int:
    starts = [*(start for _, start in features.FAMILIES), features.SIZE]
    return starts[[name for name, _ in features.FAMILIES].index(name) + 1]


def choices(edition: str, games: int) -> Iterator[tuple[SEvolutionState, list[int]]]:
    """All there is to choose from in games of random play."""
    for seed in range(games):
        rng = Random(seed)
        state = new_game(2 + seed % 3, seed, edition=edition)
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.settle(rng)
                continue
            legal = state.legal(state.actor)
            if len(legal) > 1:
                yield state, legal
            state.apply(state.actor, rng.choice(legal))


def test_families_follow_one_another_and_fill_what_weights_there_are() -> None:
    starts = [start for _, start in features.FAMILIES]
    assert starts == sorted(set(starts)) and starts[0] == 1
    assert features.SIZE == starts[-1] + 1 <= MASK + 1


@BOTH
def test_every_move_but_a_worker_taken_back_has_features_of_its_own_kind(edition: str) -> None:
    """The first feature says which kind of move it is, and each is of another family."""
    seen = set()
    for state, legal in choices(edition, 60):
        for move, packed in zip(legal, ENGINE.features(state, state.actor, legal), strict=True):
            kind = kind_of(move)
            seen.add(kind)
            if kind == moves.REMOVE:
                assert packed == 0
                continue
            families = [family(part, features.FAMILIES) for part in parts(packed)]
            assert families[0] in KINDS[kind] and len(set(families)) == len(families)
            assert all(part < features.SIZE for part in parts(packed))
    rare = {moves.SUFFER, moves.PROTECT, moves.DISMISS, moves.LOSE, moves.FLIP}
    elsewhere = {moves.RISE, moves.STAY} if edition == "2013" else set()
    assert seen >= {*KINDS, moves.REMOVE} - rare - elsewhere


@BOTH
def test_likings_are_shares_of_the_move_made_most_gladly(edition: str) -> None:
    learned = ENGINE.learned()
    for state, legal in choices(edition, 2):
        liked = learned.inclinations(state, state.actor, legal)
        assert len(liked) == len(legal) and max(liked) == 1.0 and min(liked) > 0.0
        assert ENGINE.inclinations(state, state.actor, legal) == []


@BOTH
def test_a_policy_that_has_practised_takes_no_worker_back(edition: str) -> None:
    state = table(player(workers={"farm": 1}), player(), phase="manage", edition=edition, round=2)
    assert {kind_of(move) for move in state.legal(0)} == {moves.REMOVE, moves.DONE}
    learned = ENGINE.learned()
    assert {learned.policy(state, 0, Random(seed).random) for seed in range(50)} == {moves.DONE}


def test_a_weight_says_how_gladly_a_move_is_made() -> None:
    """Two cards that differ in strength alone: the one e times as likely is played that much oftener."""
    state = trick(player(hand=["f1", "f5"]), player(hand=["t1", "t3"]))
    legal = state.legal(0)
    strengths = [0.0] * (end_of("card-kept") - features.CARD_KEPT)
    strong = max(ENGINE.features(state, 0, legal)[1] >> BITS & MASK, features.CARD_KEPT)
    strengths[strong - features.CARD_KEPT] = 1.0
    liked = ENGINE.taught({"card-kept": strengths})
    rng = Random(1)
    played = [liked.policy(state, 0, rng.random) == legal[1] for _ in range(2000)]
    assert abs(sum(played) / 2000 - exp(1.0) / (exp(1.0) + 1.0)) < 0.04


@BOTH
def test_either_edition_goes_by_weights_of_its_own(edition: str) -> None:
    first = edition == "2013"
    gladly = ENGINE.taught({"trades-end": [9.0] * 8}).weights
    assert gladly is not None
    usual = [1.0] * features.SIZE
    engine = SEvolutionEngine([usual, gladly[1]] if first else [gladly[0], usual])
    for state, legal in choices(edition, 3):
        if moves.DONE in legal and any(kind_of(move) == moves.TRADE for move in legal):
            liked = engine.inclinations(state, state.actor, legal)
            assert [move for move, liking in zip(legal, liked, strict=True) if liking == 1.0] == [moves.DONE]


@pytest.mark.parametrize(("edition", "played"), [("2013", "025fd29b8966f800"), ("2.0", "feff2afd86bdca37")])
def test_the_weights_that_come_with_the_game_play_as_they_did_when_they_won(edition: str, played: str) -> None:
    """Ten games by the learned policy alone, folded into one fingerprint."""
    taught = ENGINE.learned()
    games = (GAME.new(2 + seed % 3, {"edition": edition}) for seed in range(10))
    assert weighed.played(taught, games) == played


def test_weights_say_which_command_made_them_again() -> None:
    for edition, path in (("2013", liking.KEPT_2013), ("2.0", liking.KEPT_2_0)):
        made = tomllib.loads(path.read_text(encoding="utf-8"))["made"]
        assert made["by"].startswith("speciate train s-evolution --games ") and "--seed" in made["by"]
        assert f"--option edition={edition} " in made["by"] and made["engine"] and made["bots"]
