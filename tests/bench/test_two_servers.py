"""Two servers beside one: who reaches which of them, how they are held back, and what is said of it."""

from pathlib import Path

import pytest
from bench.cpu_share import PERIOD, NoShares, cpu_share
from bench.load import Front, Step
from bench.two_servers import SET_UPS, by_address, in_turn

from bench import two_servers


def step(moves: float, cores: float) -> Step:
    return Step(50, 0.1, 0.2, 0.3, moves, 3 * moves, 0.1, cores, 0.1)


def test_all_sockets_of_a_table_are_on_one_server() -> None:
    front = Front(None, ["http://one", "http://two"], by_address)  # type: ignore[arg-type]  # nothing is asked
    paths = [f"/api/tables/{number:016x}/socket" for number in range(40)]
    reached = {path: {front.socket(path) for _ in range(4)} for path in paths}
    assert all(len(urls) == 1 for urls in reached.values())
    assert {url.partition("/api")[0] for urls in reached.values() for url in urls} == {"ws://one", "ws://two"}


def test_a_proxy_that_knows_no_tables_takes_turns() -> None:
    front = Front(None, ["http://one", "http://two"], in_turn())  # type: ignore[arg-type]  # likewise
    assert [front.socket("/socket") for _ in range(3)] == ["ws://one/socket", "ws://two/socket", "ws://one/socket"]


def test_a_share_is_a_part_of_every_period(tmp_path: Path) -> None:
    with cpu_share(0.25, tmp_path) as share:
        share.add(12)
        (group,) = (path for path in tmp_path.iterdir() if path.is_dir())
        assert (group / "cpu.max").read_text() == f"{PERIOD // 4} {PERIOD}"
        assert (group / "cgroup.procs").read_text() == "12"
        assert (tmp_path / "cgroup.subtree_control").read_text() == "+cpu"


def test_a_share_in_groups_of_before_version_2(tmp_path: Path) -> None:
    (tmp_path / "cpu").mkdir()
    with cpu_share(0.25, tmp_path):
        (group,) = (tmp_path / "cpu").iterdir()
        assert (group / "cpu.cfs_quota_us").read_text() == str(PERIOD // 4)
        assert (group / "cpu.cfs_period_us").read_text() == str(PERIOD)


def test_where_nothing_can_be_held_back_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_here(_: float) -> object:
        return cpu_share(0.25, tmp_path / "missing")

    with pytest.raises(NoShares), cpu_share(0.25, tmp_path / "missing"):
        pass
    monkeypatch.setattr(two_servers, "cpu_share", none_here)
    assert "NOT MEASURED" in two_servers.measure(1, 1.0)[-1]


@pytest.mark.parametrize(("moves", "word"), [(160.0, "met"), (159.0, "missed")])
def test_the_verdict_goes_by_the_pairs_of_each_round(moves: float, word: str) -> None:
    alone, by_table, on_both = SET_UPS
    steps = {alone: [step(100, 0.25)] * 3, by_table: [step(moves, 0.5)] * 3, on_both: [step(50, 0.5)] * 3}
    assert two_servers.verdicts(steps)[0].endswith(f"1.6, {word}.")
    assert two_servers.row(by_table, steps[by_table])[4] == "100%"
