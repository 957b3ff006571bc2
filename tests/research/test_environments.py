"""PettingZoo's and Gymnasium's own tests, and what they do not ask: masks of who waits, rewards, wishes."""

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec, turn_based_aec_to_parallel, wrappers

from speciate.core.errors import BadOption
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.research import IllegalAction, env, parallel_env, raw_env, single_env
from speciate.research.registration import name_of
from tests.research.tables import GAMES, every_game, every_table

FORMS = ("fixed", "tokens")
ids = [pytest.param(game.id, id=game.id) for game in GAMES]

# What their tests warn of and what is so on purpose: observations are dictionaries, as those of their own card games.
ON_PURPOSE = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def _their_words() -> Iterator[None]:
    with warnings.catch_warnings():
        for words in ON_PURPOSE:
            warnings.filterwarnings("ignore", words)
        yield


# -- their tests -------------------------------------------------------------------------------------------------


@every_table
def test_pettingzoo_api_with_every_number_of_seats(game: GameSpec, seats: int) -> None:
    api_test(env(game.id, seats=seats), num_cycles=12)


@pytest.mark.parametrize("actions", FORMS)
@pytest.mark.parametrize("observations", ["flat", "named"])
@pytest.mark.parametrize("game", ids)
def test_pettingzoo_api_with_every_form(game: str, actions: str, observations: str) -> None:
    made = raw_env(game, actions=actions, observations=observations, rewards="shaped", discount=0.99)
    api_test(made, num_cycles=12)


@pytest.mark.parametrize("actions", FORMS)
@pytest.mark.parametrize("game", ids)
def test_pettingzoo_parallel_api(game: str, actions: str) -> None:
    parallel_api_test(parallel_env(game, actions=actions, rewards="shaped"), num_cycles=60)


@pytest.mark.parametrize("game", ids)
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=15)
    parallel_seed_test(lambda: parallel_env(game, illegal="replace"), num_cycles=15)


@pytest.mark.parametrize("game", ids)
def test_pettingzoo_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode), {"svg": lambda drawn: drawn.startswith("<svg")})
    assert "to move: player_" in capsys.readouterr().out


@pytest.mark.parametrize("game", ids)
def test_pettingzoo_max_cycles(game: str) -> None:
    """Their test samples without a mask and wants every agent to act in every cycle, as `parallel_to_aec` does."""

    def together(max_cycles: int) -> Any:
        return parallel_env(game, max_cycles=max_cycles, illegal="replace")

    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles)))
    )


@pytest.mark.parametrize("game", ids)
def test_gymnasium_checks(game: str) -> None:
    made = gymnasium.make(f"speciate/{game}-v1", opponents="random", render_mode="ansi")
    check_env(made.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("game", ids)
def test_gymnasium_vectors(game: str) -> None:
    many = gymnasium.make_vec(f"speciate/{game}-v1", num_envs=3, vectorization_mode="sync")
    seen, _ = many.reset(seed=5)
    ended = 0
    for _ in range(150):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, _, over, _, _ = many.step(actions)
        ended += int(over.sum())
        assert (seen["action_mask"].sum(axis=1) > 0).all()
    many.close()
    assert ended or game == "evolutopia"


# -- wrappers and converters -----------------------------------------------------------------------------------------


@every_game
def test_the_registries_know_every_game(game: GameSpec) -> None:
    assert isinstance(pettingzoo.make("aec", name_of(game), seats=game.min_seats), wrappers.OrderEnforcingWrapper)
    together = pettingzoo.make("parallel", name_of(game), max_cycles=7)
    assert together.max_cycles == 7
    assert gymnasium.make(name_of(game)).unwrapped.session.game.id == game.id  # type: ignore[attr-defined]


def test_an_illegal_action_loses_in_the_wrapped_environment() -> None:
    made = env("s-evolution", seats=2)
    made.reset(seed=1)
    loser = made.agent_selection
    seen, *_ = made.last()
    made.step(int(np.flatnonzero(seen["action_mask"] == 0)[-1]))
    assert all(made.terminations.values())
    assert made.rewards[loser] == -1.0


def test_an_action_outside_the_space_is_refused_in_the_wrapped_environment() -> None:
    made = env("s-evolution", seats=2)
    made.reset(seed=1)
    with pytest.raises(AssertionError):
        made.step(10_000)


def test_an_illegal_action_raises_in_the_raw_environment() -> None:
    made = raw_env("s-evolution", seats=2)
    made.reset(seed=1)
    with pytest.raises(IllegalAction, match="action 0 is not legal now"):
        made.step(0)


def test_turn_based_conversion_to_parallel_plays_to_the_end() -> None:
    made = turn_based_aec_to_parallel(wrappers.BaseWrapper(Parallelizable()))
    seen, _ = made.reset(seed=3)
    while made.agents:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in made.agents}
        seen, rewards, *_ = made.step(actions)
    assert sum(rewards.values()) == 0


def Parallelizable() -> Any:  # noqa: N802 (it stands for a class)
    made = raw_env("s-evolution", seats=2)
    made.metadata["is_parallelizable"] = True
    return made


# -- what they do not ask ------------------------------------------------------------------------------------------


def random_actions(seen: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    return {agent: int(rng.choice(np.flatnonzero(view["action_mask"]))) for agent, view in seen.items()}


@pytest.mark.parametrize("actions", FORMS)
@pytest.mark.parametrize(("game", "quick"), [("evolution", True), ("evolution", False), ("evo", False)])
def test_who_owes_nothing_waits_and_everybody_else_acts_at_once(game: str, quick: bool, actions: str) -> None:
    made = parallel_env(game, seats=3, options={"quick": True} if quick else {}, actions=actions)
    seen, _ = made.reset(seed=2)
    rng = np.random.default_rng(1)
    most = 0
    for _ in range(200):
        owing = [f"player_{seat}" for seat in made.session.owing()]
        most = max(most, len(owing))
        for agent, view in seen.items():
            assert bool(view["action_mask"][0]) == (agent not in owing)
            assert view["action_mask"].sum() == 1 or agent in owing
        seen, *_ = made.step(random_actions(seen, rng))
        if not made.agents:
            break
    assert most == (3 if game == "evolution" else 1)


@pytest.mark.parametrize("game", ids)
def test_results_add_up_and_hints_only_move_them(game: str) -> None:
    """Without a discount, result and shaped differ by the first potential of each seat, taken back."""
    plain, shaped = raw_env(game), raw_env(game, rewards="shaped")
    for made in (plain, shaped):
        made.reset(seed=11)
    totals = dict.fromkeys(plain.agents, 0.0)
    first: dict[str, float] = {}
    rng = np.random.default_rng(3)
    while not any(plain.terminations.values()):
        agent = plain.agent_selection
        assert agent == shaped.agent_selection
        first.setdefault(agent, shaped.session.rewards.potential(shaped.session.state, int(agent[-1])))
        action = int(rng.choice(np.flatnonzero(plain.observe(agent)["action_mask"])))
        plain.step(action)
        shaped.step(action)
        for each, reward in shaped.rewards.items():
            totals[each] += reward
    assert sum(plain.rewards.values()) == pytest.approx(0.0 if game != "evolutopia" else 5 * plain.rewards["player_0"])
    for agent, total in totals.items():
        assert total == pytest.approx(plain.rewards[agent] - first.get(agent, 0.0))


def test_scores_are_rewarded_against_the_mean_of_the_others() -> None:
    made = raw_env("evo", seats=3, rewards="score")
    made.reset(seed=4)
    while not any(made.terminations.values()):
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[-1]))
    scores = [made.infos[agent]["score"] for agent in made.possible_agents]
    assert made.rewards["player_0"] == scores[0] - (scores[1] + scores[2]) / 2
    assert any(info["won"] for info in made.infos.values())


def test_one_seat_plays_against_bots_of_any_level() -> None:
    made = single_env("s-evolution", seats=3, opponents=["greedy", "casual"], seat=1, rewards="score")
    seen, info = made.reset(seed=9)
    over = False
    while not over:
        assert (made.action_masks() == seen["action_mask"].astype(bool)).all()
        seen, reward, over, _, info = made.step(np.flatnonzero(seen["action_mask"])[0])
    assert info["score"] == made.session.outcome.scores[1]  # type: ignore[union-attr]
    assert np.flatnonzero(seen["action_mask"]).tolist() == [0]
    assert reward != 0


@pytest.mark.parametrize(
    "wish",
    [{"actions": "x"}, {"observations": "x"}, {"rewards": "x"}, {"illegal": "x"}, {"render_mode": "x"}, {"seats": 9}],
)
def test_a_wish_that_cannot_be_met_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        raw_env("evolution", **wish)


def test_a_pack_of_ones_own_has_numbers_of_its_own() -> None:
    """Cards that the usual pack does not have can be seen and chosen."""
    data: Any = get_game("evolution").engine.pack().to_json()
    food = {**data["food"], "carnivore": [12] * 17}
    made = raw_env("evolution", seats=2, pack={**data, "food": food})
    cards = made.session.observations.part("hand").axes[-1]
    assert "carnivore+12" in cards and "carnivore+6" not in cards
    assert made.session.actions.encode(1, made.session.game.parse("food carnivore+12").packed)


def test_bots_must_fit_the_seats() -> None:
    with pytest.raises(BadOption):
        single_env("evo", seats=3, opponents=["random"])
    with pytest.raises(BadOption):
        single_env("evo", seats=3, seat=3)
