"""Evolutopia's master is trained anew: the same seed gives the same numbers, stopped or not, and it climbs."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
import pytest
from bench.odds import by_hand, features, fit, held_back, numbers_now, play, surprise, table_of
from bench.teams import GAME, TABLES
from bench.thumb_rules import SCALE, WINDOW, Climb, Policy

from bench import evolutopia
from bench import odds as odds_of_bench
from speciate.core.seats import NATURE, NOBODY
from speciate.core.streams import stream
from speciate.games.evolutopia.learned import odds, worth
from speciate.games.evolutopia.state import Table


def train(folder: Path, *words: str) -> dict[str, Any]:
    evolutopia.main([*words, "--seed", "test", "--work", str(folder)])
    return tomllib.loads((folder / f"{words[0]}-test.toml").read_text(encoding="utf-8"))


def test_every_table_of_both_teams_is_held_back_and_learned_from() -> None:
    for part in range(odds_of_bench.PARTS):
        games = [table_of(number) for number in range(part, 2000, odds_of_bench.PARTS)]
        assert len(set(games)) == 2 * len(TABLES)


def test_the_policy_of_the_source_plays_as_the_masters() -> None:
    policy, master = Policy(), GAME.engine.learned()
    state, nature, one, other = GAME.new(3, {"level": "1"}), *(stream("same", name) for name in ("n", "p", "p"))
    state.settle(nature)
    while state.actor != NOBODY:
        seat = state.pending()[0].seat
        move = master.policy(state, seat, one.random)
        assert policy.parts["policy"].choose(cast(Table, state), other.random) == move
        state.apply(seat, move)
        if state.actor == NATURE:
            state.settle(nature)


def test_other_numbers_play_otherwise_and_leave_the_game_as_it_is() -> None:
    policy, usual = Policy(), worth.POINT
    assert SCALE not in policy.numbers and policy.numbers["worth.POINT"] == usual
    assert "crises.CHOOSING.hardly" in policy.numbers and policy.parts["worth"] is not worth
    worst = {name: -number for name, number in policy.numbers.items()}
    assert policy.won(worst, 25, "test") < policy.won(policy.numbers, 25, "test")
    assert usual == worth.POINT and Policy().numbers == policy.numbers


def test_what_wins_more_is_kept_and_deals_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals are won by how large a number is: the climb must find that out."""
    seeds: list[str] = []

    def won(_: Policy, numbers: dict[str, float], deals: int, seed: str) -> int:
        seeds.append(seed)
        return min(deals, int(10 * numbers["a"]))

    monkeypatch.setattr(Policy, "won", won)
    climb = Climb({"a": 1.0, "b": 1.0, "c": 1.0}, 1000, 2, "test")
    for number in range(2 * WINDOW):
        climb.step(number)
    assert climb.numbers["a"] > 2.0 and [step.won for step in climb.done] == sorted(step.won for step in climb.done)
    assert sorted(seeds.count(seed) for seed in set(seeds)) == [WINDOW + 1] * 2


def test_a_climb_that_was_stopped_comes_to_the_same_numbers(tmp_path: Path) -> None:
    words = ("policy", "--deals", "10", "--fresh", "5", "--spoil", "3")
    at_once = train(tmp_path / "one", *words, "--steps", "4")
    train(tmp_path / "two", *words, "--steps", "2")
    assert train(tmp_path / "two", *words, "--steps", "4") == at_once
    assert at_once["made_by"]["seed"] == "test" and at_once["numbers"].keys() == Policy().numbers.keys()
    head = (tmp_path / "one/policy-test.toml").read_text(encoding="utf-8").splitlines()[0]
    assert head.startswith("# python -m bench.evolutopia policy --deals 10")


def test_a_climb_goes_on_from_a_file_of_the_policys_numbers_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[numbers]\nPOINT = 1.0\n", encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        train(tmp_path, "policy", "--begin", str(wrong))
    assert stopped.value.code == 2 and "not those of the policy" in capsys.readouterr().err


def test_what_is_fitted_is_what_the_master_goes_by() -> None:
    """At every position between cycles the features, with its numbers, come to its log-odds."""
    numbers, compared = list(numbers_now().values()), 0
    for number in range(5):
        state, nature = GAME.new(number + 1, {"level": "2"}), stream(f"odds/{number}", "nature")
        state.settle(nature)
        while state.actor != NOBODY:
            table = cast(Table, state)
            if GAME.engine.is_quiet(state):
                value = by_hand(table) + np.dot(list(features(table).values()), numbers)
                assert value == pytest.approx(odds.log_odds(table))
                compared += 1
            seat = state.pending()[0].seat
            state.apply(seat, GAME.engine.policy(state, seat, nature.random))
            if state.actor == NATURE:
                state.settle(nature)
    assert compared > 10


def test_the_fit_finds_what_decides() -> None:
    random = Random(3)
    seen = np.array([[1.0, random.gauss(0, 1), random.gauss(0, 1)] for _ in range(4000)])
    known = np.array([random.gauss(0, 1) for _ in range(4000)])
    likely = 1 / (1 + np.exp(-(known + seen @ np.array([0.5, -1.5, 0.0]))))
    won = np.array([float(random.random() < chance) for chance in likely])
    assert fit(seen, known, won) == pytest.approx([0.5, -1.5, 0.0], abs=0.15)
    assert surprise(np.zeros(10), won[:10]) == pytest.approx(np.log(2))


def test_positions_of_games_are_kept_and_fitted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [play(number, 4, "test") for number in range(odds_of_bench.PARTS)]
    assert sum(map(len, games)) > 5 and set(held_back(games)) == {"learned", "as the expert", "knowing nothing"}
    told = train(tmp_path, "odds", "--games", "10", "--iterations", "4")
    monkeypatch.setattr(odds_of_bench, "play", None)  # nothing is left to be played
    assert told == train(tmp_path, "odds", "--games", "10", "--iterations", "4")
    assert told["numbers"].keys() == numbers_now().keys() and told["found"]["games"] == 10
