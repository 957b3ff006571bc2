"""What can be agreed before a game is what it was: recorded games and house rules count on it.

Where a change is meant, options.txt is changed by hand with it.
"""

from pathlib import Path

import pytest

from speciate.core.game import GameSpec
from speciate.core.options import Option
from speciate.core.registry import all_games

KEPT = Path(__file__).with_name("options.txt")


def line(game: str, option: Option) -> str:
    ranges = {"int": f"{option.minimum}..{option.maximum}", "bool": "no|yes"}
    marks = [name for name in ("advanced", "quiet") if getattr(option, name)]
    allowed = ranges.get(option.type, "|".join(option.choices))
    return " ".join([game, option.name, str(option.default), allowed, *marks])


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_defaults_ranges_and_who_is_asked_for_them(game: GameSpec) -> None:
    kept = [each for each in KEPT.read_text(encoding="utf-8").splitlines() if each.startswith(f"{game.id} ")]
    assert [line(game.id, option) for option in game.options] == kept


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_naming_the_defaults_changes_nothing(game: GameSpec) -> None:
    named = {option.name: option.default for option in game.options}
    assert game.new(game.max_seats, named).to_json() == game.new(game.max_seats).to_json()


def test_no_other_options_are_kept() -> None:
    assert len(KEPT.read_text(encoding="utf-8").splitlines()) == sum(len(game.options) for game in all_games().values())
