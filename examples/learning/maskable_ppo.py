"""Stable-Baselines3 with masks: MaskablePPO of sb3-contrib learns one seat of S-Evolution, a bot sits in the other.

`python examples/learning/maskable_ppo.py` runs for a few seconds; `--train --steps 200000` learns for real.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import torch
from evaluation import table
from sb3_contrib import MaskablePPO

import speciate.research as research

GAME, SEATS = "s-evolution", 2


class Vector(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation alone, between 0 and 1: the algorithm asks for the mask by itself, with `action_masks`."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        space = env.observation_space["observation"]  # type: ignore[index]  # it is a Dict
        self._high = np.maximum(space.high, 1).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, space.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        return observation["observation"] / self._high

    def action_masks(self) -> Any:
        return self.get_wrapper_attr("env").action_masks()


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--train", action="store_true", help="for real, not only to show that it works")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--opponent", default="casual")
    wished = parser.parse_args(words)
    torch.set_num_threads(1)
    steps, rows, matches = (wished.steps, 1024, 200) if wished.train else (128, 128, 2)
    env = Vector(research.single_env(GAME, wished.opponent if wished.train else "random", seats=SEATS))
    learner = MaskablePPO("MlpPolicy", env, n_steps=rows, batch_size=rows // 4, gamma=1.0, seed=1, device="cpu")
    learner.learn(steps)

    def player(seen: Any, mask: Any) -> int:
        action, _ = learner.predict(seen / env._high, action_masks=mask.astype(bool), deterministic=True)
        return int(action)

    table(player, GAME, SEATS, matches, ("random", "casual"))


if __name__ == "__main__":
    main()
