"""A cluster gives what this machine gives, byte for byte, whichever of its workers is killed."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from speciate.core.errors import BadOption, SpeciateError
from speciate.lab import arena, node
from speciate.lab.contest import Contest
from speciate.lab.executor import Each
from speciate.lab.experiment import Experiment, Seats, Variant
from speciate.lab.experiment_run import run_experiment
from speciate.lab.plan import Plan
from speciate.lab.ray_executor import PENDING, RayExecutor
from speciate.lab.ray_worker import work_on
from speciate.lab.simulate import simulate

pytest.importorskip("ray", reason="needs the packages of requirements/ray.txt: `make test-ray` installs and runs this")
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own

SHORT = Experiment(
    "test",
    "template",
    (Variant("usual"), Variant("again")),
    (Seats("two", ("random", "random")), Seats("three", ("random", "random", "random"))),
    games=60,
    measures=("score", "lead", "moves"),
)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(folder))
        yield folder


@pytest.fixture(scope="module")
def cluster(home: Path) -> Iterator[RayExecutor]:
    with closing(RayExecutor(jobs=2)) as made:
        yield made
    assert not list(home.iterdir())  # neither a key nor anything else


def square(item: int) -> int:
    time.sleep(0.005)
    return item * item


class Deadly:
    """Ends the process that works on a certain item, the first time or every time."""

    def __init__(self, folder: Path, times: int) -> None:
        self.folder = folder
        self.times = times

    def __call__(self, item: int) -> int:
        time.sleep(0.005)
        if item == 70 and len(list(self.folder.iterdir())) < self.times:
            (self.folder / str(os.getpid())).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return item * item


def bad(item: int) -> int:
    if item == 40:
        raise BadOption("forty is too much", "forty", count=40)
    return item


def test_a_cluster_and_any_number_of_processes_write_the_same_bytes(cluster: RayExecutor, tmp_path: Path) -> None:
    run_experiment(SHORT, tmp_path / "ray", executor=cluster)
    for jobs in (1, 2, 4):
        run_experiment(SHORT, tmp_path / str(jobs), jobs)
        for name in ("summary.json", "deals.jsonl"):
            assert (tmp_path / str(jobs) / name).read_bytes() == (tmp_path / "ray" / name).read_bytes()


def test_simulations_and_tournaments_are_played_there_too(cluster: RayExecutor) -> None:
    plan = Plan("template", ("random", "greedy"), 12, "1")
    assert list(simulate(plan, executor=cluster)) == list(simulate(plan))
    contest = Contest("template", ("random", "greedy"), 2, 12, "1")
    there, here = ([game.rows for game in arena.run(contest, executor=one)] for one in (cluster, None))
    assert [replace(row, seconds=0.0, slowest=0.0) for game in there for row in game] == [
        replace(row, seconds=0.0, slowest=0.0) for game in here for row in game
    ]


def test_a_worker_killed_in_mid_run_costs_time_and_nothing_else(cluster: RayExecutor, tmp_path: Path) -> None:
    assert list(cluster.in_order(Deadly(tmp_path, 1), range(300))) == [item * item for item in range(300)]
    assert len(list(tmp_path.iterdir())) == 1


def test_items_that_end_every_worker_are_told(cluster: RayExecutor, tmp_path: Path) -> None:
    with pytest.raises(SpeciateError, match="3 worker processes ended, one after the other, over items"):
        list(cluster.in_order(Deadly(tmp_path, 100), range(300)))


def test_an_error_of_the_work_is_raised_here_and_closing_early_ends_it(cluster: RayExecutor) -> None:
    with pytest.raises(BadOption, match="forty is too much"):
        list(cluster.in_order(bad, range(300)))
    results = cluster.in_order(square, range(100_000))
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    results.close()
    assert list(cluster.in_order(square, range(3))) == [0, 1, 4]


def test_results_never_pile_up(cluster: RayExecutor) -> None:
    """Whoever takes no results gets no more played for them than some batches for each core."""
    results: Any = cluster.in_batches(Each(square), range(100_000))
    next(results)
    time.sleep(0.5)
    assert 0 < results.gi_frame.f_locals["batches"].unyielded <= PENDING * 2
    results.close()


def test_a_machine_with_other_code_is_refused_in_a_sentence(cluster: RayExecutor, tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("class Mine: ...")
    wanted = node.this_node([f"{bot}:Mine", "random"])
    assert node.refusal(wanted) is None
    cluster._node = {**wanted, "code": "other"}
    with pytest.raises(SpeciateError, match=r"the code of Speciate on the machine .* is not the same as here"):
        list(cluster.in_order(square, range(5)))
    cluster._node = wanted
    bot.write_text("class Mine: pass")
    with pytest.raises(SpeciateError, match=r"has not the same bot .*mine\.py:Mine: copy it there"):
        list(cluster.in_order(square, range(5)))
    cluster._node = node.this_node([])
    assert "engine of the machine" in str(work_on({**wanted, "engine": "pure"}, "x", [], []))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as made:
        return int(made.getsockname()[1])


@contextmanager
def started_cluster(home: Path) -> Iterator[str]:
    """A cluster as its owner starts one; its address."""
    folder = tempfile.mkdtemp(prefix="ray-")  # the names of sockets must be short
    port = free_port()
    environment = {**os.environ, "HOME": str(home), "RAY_USAGE_STATS_ENABLED": "0"}
    start = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=2"]
    ports = [f"--port={free_port()}", f"--ray-client-server-port={port}"]
    start += [*ports, "--include-dashboard=false", "--node-ip-address=127.0.0.1", f"--temp-dir={folder}"]
    head = subprocess.Popen(start, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while not is_open(port):
            assert head.poll() is None and time.monotonic() < until
            time.sleep(0.2)
        yield f"ray://127.0.0.1:{port}"
    finally:
        head.terminate()
        head.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def is_open(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def test_a_run_on_a_cluster_by_its_address(home: Path, tmp_path: Path) -> None:
    """As a person does it: a cluster is started, an experiment runs there, and is what it is here."""
    file = tmp_path / "acorns.toml"
    file.write_text(
        'game = "template"\ngames = 30\nmeasures = ["score"]\ntable = [{ bots = ["random", "random"] }]\n'
        '[[variant]]\nname = "usual"\n[[variant]]\nname = "dear oaks"\nchanges.seeds.oak.value = 9\n'
    )
    lab = [sys.executable, "-m", "speciate.cli", "lab", "run", str(file), "--out"]
    with started_cluster(home) as address:
        done = subprocess.run([*lab, str(tmp_path / "there"), "--on", address], capture_output=True, timeout=120)
        assert done.returncode == 0, done.stderr
    assert subprocess.run([*lab, str(tmp_path / "here")], capture_output=True).returncode == 0
    assert (tmp_path / "there" / "summary.json").read_bytes() == (tmp_path / "here" / "summary.json").read_bytes()
