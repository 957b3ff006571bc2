"""How strong the levels of a game are and how long they think, as measured by `bench.ratings`: `bot_ratings.toml`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).parent / "bot_ratings.toml"


class Measured(NamedTuple):
    """One bot in one game. Where all win or lose together there is no rating but the share of games its team won."""

    ms: float  # a choice, on average, on the machine it was measured on
    rating: int | None = None  # as Elo's: 400 points are odds of ten to one; 1500 is the average of random to strong
    low: int = 0  # 95 % interval
    high: int = 0
    wins: float | None = None


@cache
def measured(game: str) -> dict[str, Measured]:
    """By the name of the bot, without its style; empty for a game that nobody measured."""
    table: dict[str, Any] = read().get(game, {})
    return {name: Measured(**figures) for name, figures in table.items() if isinstance(figures, dict)}


def read() -> dict[str, Any]:
    """The whole file as it is, with when and how each game was measured."""
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
