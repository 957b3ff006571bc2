"""What the master of Evo goes by: a policy that has practised; no newborn and no last step into certain death."""

import tomllib
from collections.abc import Iterator
from itertools import chain
from math import exp
from random import Random

from speciate.core.moves import arg_a, arg_b, kind_of
from speciate.core.seats import NATURE, NOBODY
from speciate.games.evo import GAME, cards, features, learned, moves
from speciate.games.evo.engine import ENGINE, EvoEngine
from speciate.games.evo.flow import EvoState
from speciate.games.evo.rules import zones
from speciate.games.evo.sensible import covers
from speciate.kit.features import LEAST_LIKED, MASK, weights_of
from tests.games import weighed
from tests.games.evo.build import HILL, play, player, table
from tests.games.weighed import family, parts

LEARNED = GAME.engine.learned()


def chosen(state: EvoState, seat: int, tries: int = 30) -> set[str]:
    return {GAME.engine.codec.text(LEARNED.policy(state, seat, Random(seed).random)) for seed in range(tries)}


def tables(games: int = 4) -> Iterator[EvoState]:
    """All of a few games in which the master's policy chooses half of the moves."""
    for seed in range(games):
        rng = Random(seed)
        state = GAME.new(3 + seed % 3)
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.settle(rng)
                continue
            assert isinstance(state, EvoState)
            yield state
            any_move = rng.random() < 0.5
            choose = state.any_move if any_move else lambda seat, random, now=state: LEARNED.policy(now, seat, random)
            state.apply(state.actor, choose(state.actor, rng.random))


def test_what_it_looks_at_and_chooses_is_legal_and_never_nothing() -> None:
    for state in tables():
        legal = set(state.legal(state.actor))
        for looked_at in (LEARNED.worthwhile(state, state.actor), LEARNED.promising(state, state.actor)):
            assert looked_at
            assert set(looked_at) <= legal
        assert LEARNED.policy(state, state.actor, Random(1).random) in legal
        assert GAME.engine.worthwhile(state, state.actor) == state.legal(state.actor)


def lives(state: EvoState, region: int, *, has_fur: bool, has_parasol: bool) -> bool:
    return zones.bears(zones.zone(state, region), has_fur, has_parasol)


def test_families_follow_one_another_and_fill_what_weights_there_are() -> None:
    starts = [start for _, start in features.FAMILIES]
    assert starts == sorted(set(starts)) and starts[0] == features.NOTHING + 1
    assert features.SIZE == starts[-1] + 1 <= MASK + 1


def test_every_choice_has_moves_with_features_of_their_kind() -> None:
    """The first feature says which kind of move it is; what kills for nothing, and too high a bid, has none."""
    kinds = {
        moves.PLAY: {"card"}, moves.AIM: {"card"}, moves.STRIKE: {"card"}, moves.PASS: {"pass"},
        moves.MOVE: {"step", "attack"}, moves.SWIM: {"swim"}, moves.LAND: {"landing"}, moves.END: {"steps-end"},
        moves.BIRTH: {"birth"}, moves.REMOVE: {"removal"}, moves.LOT: {"lot"}, moves.BID: {"bid"}, moves.DROP: {"drop"},
    }  # fmt: skip
    seen = set()
    swimming = play(table(player("a1", hand=["swim+1"]), round=3), 0, "play swim+1", "swim a1")
    for state in chain(tables(12), [swimming]):
        legal = state.legal(state.actor)
        looks = ENGINE.features(state, state.actor, legal)
        assert any(looks)
        for move, packed in zip(legal, looks, strict=True):
            kind, found = kind_of(move), parts(packed)
            seen.add(kind)
            if not found:
                assert kind in (moves.MOVE, moves.BID)
                continue
            assert family(found[0], features.FAMILIES) in kinds[kind] and len(found) <= 5
            assert len({family(part, features.FAMILIES) for part in found}) == len(found) and max(found) < features.SIZE
    assert seen >= {*kinds} - {moves.DROP}


def test_a_weight_says_how_gladly_a_move_is_made() -> None:
    """At an auction: a lot of one kind weighs e times as much as each other, so it is taken that much oftener."""
    state = next(state for state in tables() if kind_of(state.legal(state.actor)[0]) == moves.LOT)
    legal = state.legal(state.actor)
    gene = arg_b(legal[0])
    favoured = [move for move in legal if arg_b(move) == gene]
    liked = EvoEngine(weights_of({"lot": [float(at // 5 == gene) for at in range(40)]}, features.FAMILIES))
    share = exp(1.0) * len(favoured) / (exp(1.0) * len(favoured) + len(legal) - len(favoured))
    random = Random(1).random
    taken = [liked.policy(state, state.actor, random) in favoured for _ in range(2000)]
    assert abs(sum(taken) / 2000 - share) < 0.05


def test_of_each_choice_one_move_is_liked_best_and_none_not_at_all() -> None:
    for state in tables():
        liked = LEARNED.inclinations(state, state.actor, state.legal(state.actor))
        assert max(liked) == 1.0 and min(liked) >= LEAST_LIKED
        assert ENGINE.inclinations(state, state.actor, state.legal(state.actor)) == []


def test_weights_say_which_command_made_them_again() -> None:
    made = tomllib.loads(learned.KEPT.read_text(encoding="utf-8"))["made"]
    assert (
        made["by"].startswith("speciate train evo --games ") and "--practice" in made["by"] and "--seed" in made["by"]
    )
    assert made["engine"] and made["bots"]


def test_nobody_is_born_into_certain_death_where_there_is_a_better_place() -> None:
    left_out = 0
    for state in tables():
        own = state.players[state.actor]
        if state.asking or kind_of(state.legal(state.actor)[0]) != moves.BIRTH:
            continue
        warm, shade = covers(state, own, state.setup.loop[state.climate])
        hand = {cards.effect_of(card) for card in own.hand if cards.amount_of(card) > 0}
        kept = LEARNED.worthwhile(state, state.actor)
        for move in set(state.legal(state.actor)) - set(kept):
            region = state.setup.island.regions[arg_a(move)]
            assert not lives(state, region, has_fur=warm > 0, has_parasol=shade > 0)
            left_out += 1
        if left_out and not hand & {cards.FUR, cards.PARASOL} and len(kept) < len(state.legal(state.actor)):
            places = [state.setup.island.regions[arg_a(move)] for move in kept]
            assert all(lives(state, place, has_fur=warm > 0, has_parasol=shade > 0) for place in places)
    assert left_out


def test_no_last_step_leads_where_no_dino_of_the_species_lives() -> None:
    left_out = 0
    for state in tables():
        if state.steps != 1 or state.asking:
            continue
        own = state.players[state.actor]
        furs, parasols = zones.room_in(own, zones.COLD), zones.room_in(own, zones.HOT)
        for move in set(state.legal(state.actor)) - set(LEARNED.worthwhile(state, state.actor)):
            end = state.setup.island.regions[arg_b(move)]
            assert not lives(state, end, has_fur=furs > 0, has_parasol=parasols > 0)
            left_out += 1
    assert left_out


def test_a_discount_is_bid_at_once() -> None:
    lots = [{"gene": "egg"}, {"gene": "fur"}, {"gene": "leg"}]
    state = table(player("a3", points=30, discount=2, genes="mutant mutant"), phase="auction", lots=lots, round=3)
    seat = state.actor
    play(state, seat, "lot 0 egg")
    assert chosen(state, seat) == {"bid 2"}
    for looked_at in (LEARNED.worthwhile(state, seat), LEARNED.promising(state, seat)):
        assert [GAME.engine.codec.text(move) for move in looked_at] == ["bid 2"]  # and no more than need be


def test_play_outs_go_on_to_the_end_when_it_is_near() -> None:
    early = table(player("a3"), phase="climate", asking=True, round=8)
    late = table(player("a3"), phase="climate", asking=True, round=14)
    assert GAME.engine.is_quiet(early) and GAME.engine.is_quiet(late)
    assert LEARNED.is_quiet(early) and not LEARNED.is_quiet(late)
    LEARNED.play_on(late, Random(1), 1000)
    assert late.actor == NOBODY


def test_a_dino_that_would_die_steps_to_safety() -> None:
    state = table(player("a1"), phase="movement", round=1, climate=HILL, steps=1)
    before = zones.zone(state, state.players[0].dinos[0])
    assert before == zones.DEADLY
    for code in chosen(state, 0) - {"end"}:
        after = play(state.copy(), 0, code)
        assert zones.zone(after, after.players[0].dinos[0]) != zones.DEADLY


def test_the_weights_that_come_with_the_game_play_as_they_did_when_they_won() -> None:
    """Ten games by the learned policy alone, folded into one fingerprint."""
    games = (GAME.new(3 + seed % 3) for seed in range(10))
    assert weighed.played(ENGINE.learned(), games) == "e1f63de16c5b6329"
