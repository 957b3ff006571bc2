"""A network says what can be reckoned by hand, and chances come to one."""

from math import exp
from pathlib import Path
from random import Random

import pytest

from speciate.kit.network import Network, kept_network, log_odds, network_of


def plainly(rows: list[list[float]], leaning: list[float], out: list[float], seen: list[float]) -> float:
    active = [
        lean + sum(amount * row[unit] for amount, row in zip(seen, rows, strict=True))
        for unit, lean in enumerate(leaning)
    ]
    return sum(max(0.0, each) * weight for each, weight in zip(active, out, strict=True))


@pytest.mark.parametrize("units", [1, 5, 8, 9, 16])
def test_it_is_one_layer_of_units_that_are_never_below_nothing(units: int) -> None:
    """However many there are: they are added up by eights."""
    rng = Random(units)
    rows = [[rng.uniform(-1, 1) for _ in range(units)] for _ in range(7)]
    leaning, out = ([rng.uniform(-1, 1) for _ in range(units)] for _ in range(2))
    network = Network(rows, leaning, out)
    for _ in range(20):
        seen = [float(rng.choice((0, 0, 1, -2, 3))) for _ in rows]
        assert network.of(seen) == pytest.approx(plainly(rows, leaning, out, seen), abs=1e-12)


def test_a_unit_below_nothing_counts_for_nothing() -> None:
    network = Network([[1.0, -1.0]], [0.0, 0.0], [10.0, 100.0])
    assert [network.of([amount]) for amount in (2.0, -2.0, 0.0)] == [20.0, 200.0, 0.0]


def test_chances_to_win_come_to_one_and_the_higher_number_has_the_better_one() -> None:
    odds = [exp(each) for each in log_odds([1.0, 3.0, -0.5])]
    chances = [each / (1 + each) for each in odds]
    assert sum(chances) == pytest.approx(1.0)
    assert chances == pytest.approx([exp(each) / (exp(1) + exp(3) + exp(-0.5)) for each in (1.0, 3.0, -0.5)])
    assert log_odds([2.0, 2.0]) == [0.0, 0.0]


def test_two_that_are_very_far_apart_are_no_mistake() -> None:
    first, second = log_odds([5000.0, -5000.0])
    assert first == -second and first > 20


def test_inputs_go_by_their_names_and_one_it_does_not_know_counts_for_nothing(tmp_path: Path) -> None:
    data = {"out": [1.0], "leaning": [0.5], "inputs": {"herd": [2.0], "points": [1.0]}}
    assert network_of(data, ("points", "herd", "new")).of([1.0, 10.0, 99.0]) == 21.5
    path = tmp_path / "value.toml"
    path.write_text("[network]\nout = [1.0]\nleaning = [0.5]\n[network.inputs]\nherd = [2.0]\npoints = [1.0]\n")
    assert kept_network(path, ("herd", "points")).of([10.0, 1.0]) == 21.5
