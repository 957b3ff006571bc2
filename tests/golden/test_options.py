"""What can be agreed before a game is what it was: recorded games and house rules count on it.

Where a change is meant, options.txt is changed by hand with it.
"""

from pathlib import Path

from speciate.core.options import Option
from speciate.core.registry import all_games

KEPT = Path(__file__).with_name("options.txt")


def line(game: str, option: Option) -> str:
    ranges = {"int": f"{option.minimum}..{option.maximum}", "bool": "no|yes"}
    marks = [name for name in ("advanced", "quiet") if getattr(option, name)]
    allowed = ranges.get(option.type, "|".join(option.choices))
    return " ".join([game, option.name, str(option.default), allowed, *marks])


def test_defaults_ranges_and_who_is_asked_for_them() -> None:
    lines = [line(game.id, option) for game in all_games().values() for option in game.options]
    assert lines == KEPT.read_text(encoding="utf-8").splitlines()
