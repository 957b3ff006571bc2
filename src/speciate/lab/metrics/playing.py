"""Games that a metric has played for itself: by whom, with which luck, and who may do what."""

from collections.abc import Callable, Sequence
from random import Random

from speciate.core.outcome import Outcome
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.lab.metrics.players import Player
from speciate.lab.metrics.study import Study, close_players

Allow = Callable[[State, int, int], bool]  # whether a seat may make a move


def play_out(
    study: Study, state: State, players: Sequence[Player], nature: Random, allow: Allow | None = None
) -> Outcome:
    """Plays to the end. What is not allowed is not chosen, as long as there is anything else."""
    game = study.spec
    choosers = [player.chooser(game) for player in players]
    while (seat := state.actor) != NOBODY:
        if seat == NATURE:
            state.settle(nature)
            continue
        move = choosers[seat](state, seat)
        if allow is not None and not allow(state, seat, move):
            legal = [other for other in state.legal(seat) if allow(state, seat, other)]
            move = players[seat].choose(game, state, seat, legal) if legal else move
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def shares_of(study: Study, names: list[str], deal: str, allow: Allow | None = None) -> list[float]:
    """The share of the win of each seat, of a deal played by players of these names."""
    players = study.open(names, deal)
    try:
        outcome = play_out(study, study.new(len(names)), players, stream(deal, "nature"), allow)
    finally:
        close_players(players)
    return study.shares(outcome)
