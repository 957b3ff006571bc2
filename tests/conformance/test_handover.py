"""Any seat can be handed to a bot at any decision: a view and the list of legal moves are all it needs."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speciate.bots.bot_loader import open_bot
from speciate.bots.registry import BOTS
from speciate.core.game import GameSpec
from speciate.core.moves import Move
from speciate.core.registry import all_games
from speciate.core.seats import NATURE, NOBODY
from speciate.table.agent import Agent, close_agents
from speciate.table.match import Match
from tests.bots.external_bots import ROOT
from tests.conformance.play import BOUND, choose, draw_case, every_table, plain


class Stranger:
    """Knows nothing of what went before: reads a view from JSON, imagines the rest, picks a legal move."""

    def __init__(self, game: GameSpec, luck: int) -> None:
        self.game = game
        self.rng = Random(luck)

    def choose(self, seen: dict[str, object], moves: list[Move]) -> str:
        view = self.game.engine.view(seen)
        imagined = view.determinize(self.rng)
        assert sorted(imagined.legal(view.seat)) == sorted(move.packed for move in moves)
        move = self.rng.choice(moves)
        imagined.apply(view.seat, move.packed)  # it may think ahead
        return move.code


@every_table
@given(data=st.data())
def test_a_new_bot_now_and_then_finishes_the_game(data: st.DataObject, game: GameSpec, seats: int) -> None:
    case = draw_case(data, game, seats)
    codec = game.engine.codec
    rng = case.rng("table")
    state = case.new()
    for luck in range(BOUND):
        if state.actor == NOBODY:
            break
        if state.actor == NATURE:
            state.settle(rng)
            continue
        if luck % 3:  # whoever sat there before
            state.apply(*choose(case, state, rng))
            continue
        seat = rng.choice(state.pending()).seat
        moves = [codec.move(move) for move in state.legal(seat)]
        code = Stranger(game, luck).choose(plain(state.view(seat).to_json()), moves)
        move = codec.parse(code)
        assert state.refusal(seat, move) is None
        state.apply(seat, move)
    assert state.outcome() is not None


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_match_changes_hands_at_every_decision(game: GameSpec) -> None:
    """A person, our own bots and a script take turns at the same seats; nobody knows of the others."""
    seats = game.min_seats
    script = f"{ROOT / 'examples' / 'first_bot.py'}:FirstBot"
    quick = [name for name in BOTS if name in ("random", "greedy", "beginner")]
    hands: list[dict[int, Agent]] = [
        {seat: open_bot(name, Random(seat), 60.0) for seat in range(seats)} for name in [*quick, script]
    ]
    match = Match.new(game, [f"P{seat}" for seat in range(seats)], ["human"] * seats, seed=4)
    rng = Random(4)
    try:
        for turn in range(BOUND):
            if match.record.is_finished:
                break
            which = turn % (len(hands) + 1)
            if which == len(hands):  # the person has taken the seat back
                decision = rng.choice(match.pending())
                match.play(decision.seat, rng.choice(match.legal(decision.seat).packed))
            else:
                assert match.step(hands[which]) is not None
    finally:
        for agents in hands:
            close_agents(agents.values())
    assert match.record.is_finished
    assert {entry.note for entry in match.record.entries} == {""}  # the script never failed
