"""Tables stepped together play the same games as tables stepped one by one."""

import numpy as np
import pytest

from speciate.core.errors import BadOption
from speciate.core.registry import get_game
from speciate.core.seats import NATURE
from speciate.core.streams import stream
from speciate.research import Batch, raw_env
from tests.research.tables import GAMES

ids = [pytest.param(game.id, id=game.id) for game in GAMES]


@pytest.mark.parametrize("game", ids)
def test_a_batch_plays_what_single_environments_play(game: str) -> None:
    seats = get_game(game).min_seats
    batch = Batch(game, 2, seed=7, seats=seats, rewards="score")
    alone = [raw_env(game, seats=seats, rewards="score") for _ in range(2)]
    for at, each in enumerate(alone):
        each.reset()
        each.session.rng = stream(7, f"table-{at}")
        each.session.begin()
        each._select()
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(320):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]
        for at, each in enumerate(alone):
            seen = each.observe(each.agent_selection)
            assert each.agent_selection == f"player_{batch.to_move[at]}"
            assert (seen["observation"] == batch.observations[at]).all()
            assert (seen["action_mask"] == batch.masks[at]).all()
            each.step(actions[at])
        batch.step(actions)
        for at, each in enumerate(alone):
            over = any(each.terminations.values())
            assert over == batch.done[at]
            wanted = [each.rewards[agent] for agent in each.possible_agents] if over else [0.0] * each.session.seats
            assert batch.rewards[at].tolist() == pytest.approx(wanted)
            if over:
                ended += 1
                each.reset()
    assert ended


@pytest.mark.parametrize("game", ids)
def test_random_steps_end_games(game: str) -> None:
    batch = Batch(game, 2, seed=1)
    over = 0
    for _ in range(400):
        batch.step()
        over += int(batch.done.sum())
        assert (batch.masks.sum(axis=1) > 0).all()
        assert (batch.to_move != NATURE).all()
    assert batch._slice is not None and batch._slice.tables.games == over > 0


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    batch = Batch("s-evolution", 2)
    before = batch.observations.copy()
    legal, illegal = int(np.flatnonzero(batch.masks[0])[0]), int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(BadOption, match=f"action {illegal} is not legal at table 1"):
        batch.step([legal, illegal])
    with pytest.raises(BadOption, match="action -1 is not legal at table 0"):
        batch.step([-1, illegal])
    assert (batch.observations == before).all()


def test_processes_play_the_same_games_in_shared_memory() -> None:
    with Batch("s-evolution", 5, seed=3, processes=2) as shared:
        alone = Batch("s-evolution", 5, seed=3)
        for _ in range(30):
            assert (shared.observations == alone.observations).all()
            actions = [int(np.flatnonzero(mask)[-1]) for mask in alone.masks]
            for batch in (shared, alone):
                batch.step(actions)
            assert (shared.masks == alone.masks).all()
            assert (shared.rewards == alone.rewards).all()
        with pytest.raises(BadOption, match="not legal at table"):
            shared.step([0] * 5)


@pytest.mark.parametrize("wish", [{"count": 0}, {"count": 2, "processes": 3}, {"count": 2, "rewards": "shaped"}])
def test_a_batch_that_cannot_be_is_refused(wish: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Batch("s-evolution", **wish)  # type: ignore[arg-type]
