"""The environments, by the package's own calls. Runs where `textarena` is installed."""

from random import Random
from typing import Any

import pytest

from speciate.core.errors import BadOption

TABLES = [("evolution", 6), ("evo", 3), ("s-evolution", 2), ("evolutopia", 1), ("evolutopia", 5)]


def textarena() -> Any:
    """The package. It is a large one: only the process that runs these tests loads it, not each that lists them."""
    return pytest.importorskip("textarena")


def make(game: str, players: int, seed: int = 1, raw: bool = True, **kwargs: object) -> Any:
    ta = textarena()
    from speciate.language.textarena_env import environment_id, register

    register()
    env = ta.make(environment_id(game) + ("-raw" if raw else ""), **kwargs)
    env.reset(num_players=players, seed=seed)
    return env


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_by_the_usual_loop(game: str, players: int) -> None:
    env = make(game, players, list_moves=players < 3)
    rng = Random(1)
    done = False
    asked = set()
    while not done:
        player, observation = env.get_observation()
        asked.add(player)
        assert all(type(one[2]) is textarena().ObservationType for one in observation)
        assert f"seat {player}." in "\n".join(one[1] for one in observation)
        done, _ = env.step(f"I choose [{rng.choice(env.match.legal(player).codes())}]")
    rewards, info = env.close()
    outcome = env.match.outcome
    assert asked == set(range(players)) == set(rewards)
    assert {player for player, reward in rewards.items() if reward == 1} == set(outcome.winners)
    assert all("The game is over." in one["reason"] and not one["invalid_move"] for one in info.values())


def test_the_same_seed_shows_the_same_table_and_no_list_of_moves() -> None:
    texts = []
    for _ in range(2):
        player, text = make("evolution", 3, raw=False).get_observation()
        texts.append((player, text))
    assert texts[0] == texts[1] and isinstance(texts[0][1], str)
    assert "Your decision" in texts[0][1] and "You can play" not in texts[0][1]


def test_a_player_hears_its_own_draws_and_what_it_cannot_do() -> None:
    env = make("evolution", 2)
    player, observation = env.get_observation()
    done, _ = env.step("[attack 0>1.0]")
    again, told = env.get_observation()
    assert not done and again == player
    admin = textarena().ObservationType.GAME_ADMIN
    assert any("evolution:feed.order" in text and kind == admin for _, text, kind in told)
    others = env.match.view(1 - player).to_json()["players"][1 - player]["hand"]
    own = env.match.view(player).to_json()["players"][player]["hand"]
    seen = "\n".join(text for _, text, _ in observation)
    assert not any(card in seen for card in others if card not in own)


def test_whoever_has_had_their_tries_is_out_and_loses() -> None:
    env = make("s-evolution", 2, error_allowance=1)
    player, _ = env.get_observation()
    for _ in range(2):
        env.step("nonsense")
    other, _ = env.get_observation()
    assert other == 1 - player
    done = False
    while not done:
        seat, _ = env.get_observation()
        assert seat == other
        done, _ = env.step(f"[{env.match.legal(seat).codes()[0]}]")
    rewards, info = env.close()
    assert rewards[player] == -1 and info[player]["invalid_move"]


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(BadOption, match="3 to 5"):
        make("evo", 2)
