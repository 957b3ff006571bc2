"""Steps a second of PettingZoo environments, in whichever environment of Python they are installed. Prints JSON.

`python environments.py SECONDS NAME …`: a name is `raw/…` or `wrapped/…` and then PettingZoo's or ours. Every step
looks (`last`), takes one of the legal actions at random and makes it (`step`), as a learner would; all alike.
"""

import json
import random
import sys
import time
from importlib import import_module
from importlib.metadata import version
from typing import Any

PEERS = {
    "texas_holdem_v4": "pettingzoo.classic.rlcard_envs.texas_holdem",
    "hanabi_v5": "pettingzoo.classic.hanabi.hanabi",
}


def make(name: str) -> Any:
    form, _, game = name.partition("/")
    if game in PEERS:
        module = import_module(PEERS[game])
        return module.raw_env() if form == "raw" else module.env()
    research = import_module("speciate.research")
    return research.raw_env(game, seats=4) if form == "raw" else research.env(game, seats=4)


def steps_a_second(env: Any, seconds: float) -> float:
    rng = random.Random(1)
    steps = 0
    env.reset(seed=1)  # once: some make themselves anew for every seed
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps / (time.process_time() - start)


if __name__ == "__main__":
    span = float(sys.argv[1])
    figures = {name: steps_a_second(make(name), span) for name in sys.argv[2:]}
    print(json.dumps({"figures": figures, "versions": {"pettingzoo": version("pettingzoo")}}))
