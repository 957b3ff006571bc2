"""How games go by what was learned: ten by the learned policy alone of every rule set, each folded into a fingerprint.

So whoever changes the numbers in the package, or how they are read, knows it; compiled and not, they give the same
games. `python -m tests.golden.make` writes them anew where a change is meant.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from speciate.bots.levels import MASTERED
from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.core.seats import NOBODY

KEPT = Path(__file__).with_name("learned_play.txt")
GAMES = 10


class RuleSet(NamedTuple):
    game: GameSpec
    options: dict[str, object]

    @property
    def name(self) -> str:
        return " ".join([self.game.id, *(str(value) for value in self.options.values())])


def rule_sets() -> Iterator[RuleSet]:
    for game in map(get_game, sorted(MASTERED)):
        editions = [option for option in game.options if option.name == "edition"]
        variants: list[dict[str, object]] = [{each.name: value} for each in editions for value in each.choices]
        for options in variants or [{}]:
            yield RuleSet(game, options)


def line(rules: RuleSet) -> str:
    """Every number of seats in turn; moves, outcomes, and what positions were worth."""
    engine, low, high = rules.game.engine.learned(), rules.game.min_seats, rules.game.max_seats
    seen: list[object] = []
    for number in range(GAMES):
        rng = Random(f"learned play {rules.name} {number}")
        state = rules.game.new(low + number % (high - low + 1), rules.options)
        state.settle(rng)
        while state.actor != NOBODY:
            move = engine.policy(state, state.actor, rng.random)
            worth = f"{engine.evaluate(state, state.actor):.6g}"  # systems differ in the last digits of an exponential
            seen.append([state.actor, move, worth])
            state.apply(state.actor, move)
            seen.append([f"{value:.5g}" for value in engine.values(state)])  # of a quiet position, before chance
            state.settle(rng)
        outcome = state.outcome()
        assert outcome is not None
        seen.append(outcome.to_json())
    return f"{rules.name}: {len(seen)} {fingerprint(canonical_whole(seen))}"


def lines() -> list[str]:
    return [line(rules) for rules in rule_sets()]
