"""Imitation: a network learns what a searching bot would do, from games that were written as data.

`python examples/learning/imitation.py` makes one game and looks at it for a moment; `--train --games 400` learns from
as many. `--out model.pt` keeps the network, `--data FOLDER` takes data of `speciate data make` instead.
"""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from evaluation import table
from network import Network

from speciate.research import data

GAME, SEATS = "s-evolution", 2


def wanted(batch: dict[str, Any]) -> Any:
    """What to imitate: how the search spread its tries, or the move alone where there was no search."""
    tries = batch["visits"].float()
    alone = torch.nn.functional.one_hot(batch["action"].long(), tries.shape[1]).float()
    return torch.where(tries.sum(1, keepdim=True) > 0, tries / tries.sum(1, keepdim=True).clamp(min=1), alone)


def learn(network: Network, folder: Path, rounds: int) -> None:
    optimizer = torch.optim.Adam(network.layers.parameters(), lr=1e-3)
    columns = ("observation", "mask", "visits", "action", "reward")
    batches = data.load(folder, rows=512, columns=columns, choices=True, seed=1)
    for number in range(rounds):
        hits = rows = 0
        for batch in batches.torch():
            logits, values = network(batch["observation"], batch["mask"])
            unlike = -(wanted(batch) * logits.log_softmax(1)).sum(1).mean()
            loss = unlike + 0.5 * (values - batch["reward"]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            hits += int((logits.argmax(1) == batch["action"]).sum())
            rows += len(batch["action"])
        print(f"round {number + 1}: the same move in {100 * hits / rows:.1f} % of {rows} choices", flush=True)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--train", action="store_true", help="for real, not only to show that it works")
    parser.add_argument("--data", type=Path, help="a folder of data; otherwise games are played first")
    parser.add_argument("--bot", default="strong", help="whom to imitate, where games are played first")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--out", type=Path, help="a file for the network")
    wished = parser.parse_args(words)
    torch.set_num_threads(1)
    torch.manual_seed(1)
    games, rounds, matches = (wished.games, wished.rounds, 200) if wished.train else (1, 1, 2)
    with tempfile.TemporaryDirectory() as spare:
        folder = wished.data or Path(spare) / "games"
        if wished.data is None:
            data.make(GAME, folder, wished.bot, SEATS, games, shard_games=10)
        card = data.Card.read(folder)
        network = Network(card.settings["game"], card.settings["seats"])
        learn(network, folder, rounds)
    table(network.best, network.game, network.seats, matches, ("random", "casual"))
    if wished.out is not None:
        network.save(wished.out)


if __name__ == "__main__":
    main()
