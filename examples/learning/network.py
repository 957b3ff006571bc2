"""What the examples share: a small network that sees what a seat sees, and how it is kept in a file."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import speciate.research as research

HIDDEN = 256
NEVER = -1e9  # what an illegal action is thought of


class Network:
    """Observations in; for every action how much it is liked, and what the position is worth."""

    def __init__(self, game: str, seats: int, hidden: int = HIDDEN) -> None:
        session = research.Session(game, seats)
        self.game, self.seats, self.hidden = game, seats, hidden
        self.actions = session.actions.size
        self.scale = torch.from_numpy(1.0 / np.maximum(session.observations.high, 1).astype(np.float32))
        self.layers = nn.Sequential(
            nn.Linear(session.observations.size, hidden),
            nn.ReLU(),
            nn.Linear(hidden, hidden),
            nn.ReLU(),
            nn.Linear(hidden, self.actions + 1),
        )

    def __call__(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Logits of the actions, those of illegal ones far below, and values; `seen` and `masks` are tensors."""
        out = self.layers(seen.float() * self.scale)
        return out[:, :-1].masked_fill(~masks.bool(), NEVER), out[:, -1]

    def best(self, seen: Any, mask: Any) -> int:
        """The action it likes best, of one observation as an environment gives it."""
        with torch.no_grad():
            logits, _ = self(torch.from_numpy(seen)[None], torch.from_numpy(mask)[None])
        return int(logits.argmax())

    def save(self, path: Path) -> None:
        kept = {"game": self.game, "seats": self.seats, "hidden": self.hidden, "layers": self.layers.state_dict()}
        torch.save(kept, path)

    @classmethod
    def load(cls, path: Path) -> "Network":
        kept = torch.load(path, weights_only=True)
        network = cls(kept["game"], kept["seats"], kept["hidden"])
        network.layers.load_state_dict(kept["layers"])
        return network
