"""What a folder of data is made with: two runs with the same settings write the same rows."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from speciate import __version__
from speciate.bots.bot_loader import is_external
from speciate.core.digest import canonical, fingerprint
from speciate.core.errors import BadOption
from speciate.lab.plan import Plan
from speciate.research.session import Session

FORM = 1  # of the files: raised when the meaning of a column changes
SHARD_GAMES = 50  # in a file; what an interruption can cost a worker
SHARD_NAME = re.compile(r"shard-\d{6,}\.parquet")


@dataclass(frozen=True)
class Settings:
    """Plain data, so that it crosses to other processes. The plan has the game, the bots, the seed and the options."""

    plan: Plan
    bounds: dict[str, int] = field(default_factory=dict)
    shard_games: int = SHARD_GAMES

    def check(self) -> None:
        """Raises a clear error for anything unknown, before a single game is played."""
        self.plan.check()
        self.session()
        if self.shard_games < 1:
            raise BadOption(f"a file holds 1 game or more, not {self.shard_games}")
        for name in self.plan.bots:
            if is_external(name):  # it may choose by the clock, and its moves would not be the same again
                raise BadOption(f"{name}: data are made with our own bots only")

    def session(self) -> Session:
        plan = self.plan
        pack = plan.spec.engine.pack(plan.pack)
        return Session(plan.spec, len(plan.bots), plan.options, pack, bounds=self.bounds)

    def shards(self) -> list[range]:
        """The games of each file."""
        step = self.shard_games
        return [range(at, min(at + step, self.plan.games)) for at in range(0, self.plan.games, step)]

    def to_json(self) -> dict[str, Any]:
        plan = self.plan
        session = self.session()
        return {
            "game": plan.game,
            "rules": plan.spec.rules_version,
            "version": __version__,
            "form": FORM,
            "seats": len(plan.bots),
            "options": dict(plan.options),
            "pack": session.pack.name,
            "pack digest": fingerprint(canonical(session.pack.to_json())),
            "bounds": dict(session.encoding.bounds),
            "encoding digest": encoding_digest(session),
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "games a file": self.shard_games,
        }


def encoding_digest(session: Session) -> str:
    """Two tables with the same one give every number and every action the same meaning."""
    parts = [[part.name, list(part.shape)] for part in session.observations.parts]
    return fingerprint(canonical([parts, [session.actions.name(action) for action in range(session.actions.size)]]))


def shard_path(folder: Path, number: int) -> Path:
    return folder / f"shard-{number:06d}.parquet"


def shard_paths(folder: Path) -> Iterator[Path]:
    """The whole files of a folder, in order; what an interrupted run has left half done has another name."""
    for path in sorted(folder.iterdir()):
        if SHARD_NAME.fullmatch(path.name):
            yield path
