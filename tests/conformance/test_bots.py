"""Bots in every game: they play by the rules, they cannot peek, and they do the same whichever engine runs."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speciate.bots.levels import FORMER, LEVELS
from speciate.bots.registry import BOTS, make_bot, split
from speciate.bots.search_bot import SearchBot
from speciate.core.game import GameSpec
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.table.agent import Agent, Request
from tests.conformance.components import swapped
from tests.conformance.play import Case, choose, draw_case, every_game, stops

BUDGET = 8  # rounds of search: a bot that peeks would do so in the first

every_bot = pytest.mark.parametrize("name", sorted([*BOTS, *FORMER]))


def bot(name: str, seed: int) -> Agent:
    """The bot as it is, but for the time it may take."""
    plain, style = split(name)
    if level := {**LEVELS, **FORMER}.get(plain):
        level = level._replace(iterations=min(level.iterations, BUDGET), seconds=60.0)
        return SearchBot(Random(seed), name, level, style)
    return make_bot(name, Random(seed))


def asked(game: GameSpec, state: State, seat: int) -> Request:
    decision = next(owed for owed in state.pending() if owed.seat == seat)
    return Request(game, decision, state.legal(seat), state.view(seat))


def answer(name: str, game: GameSpec, state: State, seat: int) -> tuple[int, Any]:
    """What a fresh bot with a fixed random stream chooses, and how it explains that."""
    request = asked(game, state, seat)
    explained = None
    if isinstance(thinker := bot(name, 42), SearchBot):
        explained = thinker.explain(request)
    return bot(name, 42).choose(request), explained


def choices(case: Case) -> list[State]:
    """Positions with a choice to make, one for each kind."""
    return [state for state in stops(case, 1) if state.actor not in (NATURE, NOBODY)]


@every_bot
@every_game
@given(data=st.data())
def test_what_a_bot_may_not_know_changes_neither_its_choice_nor_its_reasons(
    data: st.DataObject, game: GameSpec, name: str
) -> None:
    knows_no_more_than_its_seat(data, game, name)


@every_game
@given(data=st.data())
def test_nor_do_they_for_a_bot_of_a_style(data: st.DataObject, game: GameSpec) -> None:
    """By first impressions and by a search, each of the game's styles."""
    if styles := list(game.engine.styles()):
        level = data.draw(st.sampled_from(("beginner", "casual", "strong")), label="level")
        style = data.draw(st.sampled_from(styles), label="style")
        knows_no_more_than_its_seat(data, game, f"{level}-{style}")


def knows_no_more_than_its_seat(data: st.DataObject, game: GameSpec, name: str) -> None:
    seats = data.draw(st.integers(game.min_seats, game.max_seats), label="seats")
    case = draw_case(data, game, seats)
    rng = case.rng("swap")
    for state in choices(case):
        seat = rng.choice(state.pending()).seat
        chosen = answer(name, game, state, seat)
        assert chosen[0] in state.legal(seat)
        for other in (swapped(game, state, seat, rng), state.determinize(seat, rng)):
            if other is not None:
                assert answer(name, game, other, seat) == chosen


@every_game
@given(data=st.data())
def test_how_a_bag_lies_changes_nothing_for_a_bot(data: st.DataObject, game: GameSpec) -> None:
    """A table that was written down and read again looks the same: so its bots choose the same."""
    case = draw_case(data, game, data.draw(st.integers(game.min_seats, game.max_seats), label="seats"))
    for state in choices(case):
        seat = state.pending()[0].seat
        again = game.position(state.to_json())
        assert answer("expert", game, again, seat) == answer("expert", game, state, seat)


@every_game
def test_a_search_explains_itself_at_every_decision_of_a_game(game: GameSpec) -> None:
    """Also where one move is legal, and in the middle of a choice."""
    case = Case(game, game.min_seats, {}, 11)
    state = case.new()
    rng = case.rng("play")
    single = 0
    while state.actor != NOBODY:
        if state.actor != NATURE:
            request = asked(game, state, state.actor)
            told = SearchBot(Random(1), "expert", LEVELS["expert"]._replace(iterations=BUDGET)).explain(request)
            assert len(told) == len(request.packed)
            single += len(told) == 1
        state.apply(*choose(case, state, rng))
    assert single or not game.listed or game.home  # a game in one file may always leave a choice


@every_game
def test_a_search_explains_every_legal_move(game: GameSpec) -> None:
    for state in choices(Case(game, game.max_seats, {}, 5)):
        request = asked(game, state, state.actor)
        told = SearchBot(Random(1), "strong", LEVELS["strong"]._replace(iterations=BUDGET)).explain(request)
        codec = game.engine.codec
        assert sorted(codec.parse(move["move"]) for move in told) == sorted(request.packed)
        assert all(0.0 <= move["value"] <= 1.0 and move["line"][0] == move["move"] for move in told)
        visits = [move["visits"] for move in told]
        begun = len(told) if game.cooperative else 0  # moves are compared in stages, and one that was begun is finished
        assert 0 < sum(visits) <= BUDGET + begun  # a clear choice ends early
        if not game.cooperative:  # there the usual move is kept unless another surely beats it
            assert visits == sorted(visits, reverse=True)


@every_game
def test_what_a_game_hints_at_is_legal(game: GameSpec) -> None:
    """The cheap policy's move, and the moves a search looks at: some of the legal ones, and never none."""
    engine = game.engine
    for seed in range(3):
        case = Case(game, game.max_seats, {}, seed)
        random = case.rng("policy").random
        for state in choices(case):
            legal = state.legal(state.actor)
            promising = engine.promising(state, state.actor)
            assert promising and set(promising) <= set(legal)
            assert all(engine.policy(state, state.actor, random) in legal for _ in range(5))


@every_game
def test_levels_play_whole_games(game: GameSpec) -> None:
    """One of each level at a table, as far as it has seats; the strongest sit first."""
    names = [*reversed(LEVELS)][: game.max_seats]
    bots = [bot(name, seat) for seat, name in enumerate(names)]
    rng = Random(11)
    state = game.new(len(names))
    while state.actor != NOBODY:
        if state.actor == NATURE:
            state.settle(rng)
            continue
        seat = state.actor
        move = bots[seat].choose(asked(game, state, seat))
        assert state.refusal(seat, move) is None
        state.apply(seat, move)
    assert state.outcome() is not None
