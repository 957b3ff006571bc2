"""A policy gradient in plain PyTorch: a network learns S-Evolution by playing against itself, many tables at once.

`python examples/learning/policy_gradient.py` runs for a few seconds to show that it works;
`--train --minutes 2 --curve curve.svg --out model.pt` learns, and each time it is tried against `casual` keeps the
network and draws how it has done so far.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import Point, draw
from evaluation import wins
from network import Network

import speciate.research as research

GAME, SEATS = "s-evolution", 2
HIDDEN = 128  # a small network sees more games in the same time
TABLES, STEPS = 128, 160  # at once, and how far they are played before the network learns from it
POINTS = 0.1  # the reward of one point ahead at the end
DISCOUNT, TRACE = 1.0, 0.95  # of rewards to come, and of how far an advantage reaches back
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
ROUNDS, ROWS = 2, 2048  # how often everything seen is learnt from, and in portions of how many decisions
RATE = 1e-3  # of learning, at first; it falls to a tenth
TRIES = 6  # against `casual` on the way, and once before

Tried = Callable[[Network, list[Point]], None]

Arrays = dict[str, np.ndarray[Any, Any]]


def gather(batch: research.Batch, network: Network) -> Arrays:
    """The tables played on for STEPS steps, each by whoever is to move, drawn from what the network likes."""
    kept: dict[str, list[Any]] = {
        name: [] for name in ("seen", "mask", "action", "log", "value", "seat", "paid", "done")
    }
    for _ in range(STEPS):
        seen, mask = torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.copy())
        with torch.no_grad():
            logits, values = network(seen, mask)
            spread = torch.distributions.Categorical(logits=logits, validate_args=False)
            actions = spread.sample()
        kept["seat"].append(batch.to_move.copy())
        batch.step(actions.numpy())
        now = (seen, mask, actions, spread.log_prob(actions), values)
        for name, tensor in zip(("seen", "mask", "action", "log", "value"), now, strict=True):
            kept[name].append(tensor.numpy())
        kept["paid"].append(batch.rewards * POINTS)
        kept["done"].append(batch.done.copy())
    return {name: np.stack(steps) for name, steps in kept.items()}


def advantages(played: Arrays) -> tuple[Any, Any]:
    """How much better each decision was than expected, and for which of them that is known already.

    A seat's next decision is not the table's next one: what is to come is kept for each table and seat (generalized
    advantage estimation, backwards). The last decision of a seat is known only if its game ended.
    """
    seat, value = played["seat"], played["value"]
    steps, tables = seat.shape
    ahead = np.zeros((tables, SEATS), np.float32)  # advantage of the seat's next decision
    worth = np.zeros((tables, SEATS), np.float32)  # value of that
    paid = np.zeros((tables, SEATS), np.float32)  # reward until then
    known = np.zeros((tables, SEATS), bool)
    found = np.zeros((steps, tables), np.float32)
    sure = np.zeros((steps, tables), bool)
    every = np.arange(tables)
    for at in reversed(range(steps)):
        over = played["done"][at]
        ahead[over] = worth[over] = 0.0
        paid[over] = played["paid"][at][over]
        known[over] = True
        who = seat[at]
        surprise = paid[every, who] + DISCOUNT * worth[every, who] - value[at]
        found[at] = surprise + DISCOUNT * TRACE * ahead[every, who]
        sure[at] = known[every, who]
        ahead[every, who] = np.where(sure[at], found[at], 0.0)
        worth[every, who] = value[at]
        paid[every, who] = 0.0
        known[every, who] = True
    return found, sure


def learn(network: Network, optimizer: Any, played: Arrays) -> None:
    """Proximal policy optimization: what went better than expected becomes likelier, by small steps."""
    found, sure = advantages(played)
    rows = np.flatnonzero((sure & (played["mask"].sum(axis=2) > 1)).ravel())  # forced moves teach nothing
    flat = {name: torch.from_numpy(array.reshape(-1, *array.shape[2:])) for name, array in played.items()}
    gain = torch.from_numpy(found.ravel())
    target = gain + flat["value"]
    gain = (gain - gain[rows].mean()) / (gain[rows].std() + 1e-6)
    for _ in range(ROUNDS):
        for some in torch.from_numpy(np.random.default_rng().permutation(rows)).split(ROWS):
            logits, values = network(flat["seen"][some], flat["mask"][some])
            spread = torch.distributions.Categorical(logits=logits, validate_args=False)
            ratio = (spread.log_prob(flat["action"][some]) - flat["log"][some]).exp()
            better = torch.minimum(ratio * gain[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[some]).mean()
            wrong = (values - target[some]).square().mean()
            loss = VALUE * wrong - better - ENTROPY * spread.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.layers.parameters(), 0.5)
            optimizer.step()


def train(seconds: float, updates: int, games: int, tried: Tried, seed: int = 1) -> None:
    """Until the CPU time or the updates are used up."""
    torch.manual_seed(seed)
    network = Network(GAME, SEATS, HIDDEN)
    optimizer = torch.optim.Adam(network.layers.parameters(), lr=RATE)
    batch = research.Batch(GAME, TABLES, seed=seed, seats=SEATS, rewards="score")
    points: list[Point] = []
    used, decisions, due = 0.0, 0, 0.0
    for update in range(updates + 1):
        last = update == updates or used >= seconds
        if used >= due or last:
            points.append(Point(decisions, *wins(network.best, GAME, SEATS, "casual", games, first=1_000_000)))
            print(f"{used:5.0f} s, {decisions} decisions: {points[-1]} against casual", flush=True)
            tried(network, points)
            due += seconds / TRIES
        if last:
            break
        start = time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.1, 1 - used / seconds)
        learn(network, optimizer, gather(batch, network))
        decisions += TABLES * STEPS
        used += time.process_time() - start


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--train", action="store_true", help="for real, not only to show that it works")
    parser.add_argument("--minutes", type=float, default=2.0, help="of CPU time for learning")
    parser.add_argument("--games", type=int, default=200, help="against casual, each time it is tried")
    parser.add_argument("--curve", type=Path, help="an SVG file for how it did")
    parser.add_argument("--out", type=Path, help="a file for the network")
    wished = parser.parse_args(words)

    def keep(network: Network, points: list[Point]) -> None:
        if wished.curve is not None:
            wished.curve.write_text(draw(points, "S-Evolution, 2 seats: games won against casual"), encoding="utf-8")
        if wished.out is not None:
            network.save(wished.out)

    torch.set_num_threads(1)
    if wished.train:
        train(60 * wished.minutes, 10**9, wished.games, keep)
    else:
        train(60.0, 1, 2, keep)


if __name__ == "__main__":
    main()
