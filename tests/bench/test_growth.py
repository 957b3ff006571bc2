"""What `python -m bench.growth` says of costs whose growth is known."""

from pathlib import Path

import pytest
from bench.growth import KINDS, Growth, Point, measure


@pytest.mark.parametrize("power", [0.0, 0.5, 1.0, 2.0])
def test_the_power_of_a_cost_is_found(power: float) -> None:
    growth = Growth("a game", [Point(size, 3.0 * size**power) for size in (1, 2, 5, 9)])
    assert growth.power == pytest.approx(power)
    assert growth.is_linear == (power <= 1.0)


def test_what_hardly_changes_its_size_says_nothing() -> None:
    growth = Growth("a game", [Point(10, 1.0), Point(11, 9.0)])
    assert not growth.grows
    assert growth.is_linear


def test_every_kind_has_a_row_and_a_picture(tmp_path: Path) -> None:
    lines = measure(["evolutopia"], tmp_path)
    assert sum("evolutopia" in line for line in lines) == len(KINDS)
    assert {path.name for path in tmp_path.iterdir()} == {f"{kind.name}.svg" for kind in KINDS}
    assert all("polyline" in path.read_text(encoding="utf-8") for path in tmp_path.iterdir())
