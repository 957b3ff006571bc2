"""Work by a cluster of machines, with Ray: the same results in the same order as by this machine alone.

Ray brings a batch to where a core is free; everything else is ours, so that both executors give the same. A batch that
was lost with its worker or its machine is begun anew, and as each batch is finished once, no game counts twice.
"""

import os
import secrets
import shutil
import tempfile
from collections.abc import Generator, Iterable, Sequence
from pathlib import Path
from typing import Any

from speciate.core.errors import SpeciateError
from speciate.lab.batches import Batch, Batches
from speciate.lab.executor import BatchWork, Executor, Item, Result
from speciate.lab.node import this_node
from speciate.lab.ray_worker import work_on

BATCH_SECONDS = 2.0  # to send a batch and to hear of it takes Ray some milliseconds
AHEAD = 2  # batches for each core: one it works on, one that waits
PENDING = 6  # batches for each core that may be unfinished or wait to be taken, so that results never pile up
STORE = 256 * 2**20  # bytes of shared memory for a cluster on this machine: results are small


class RayExecutor(Executor):
    """The cores of a cluster: of the one at `address`, or of one of so many cores made here for the time being.

    `bots` are those that play: whichever of them are files must be the same on all machines.
    """

    def __init__(self, address: str = "", jobs: int | None = None, bots: Iterable[str] = ()) -> None:
        self._node = this_node(bots)
        self._ray = ray_kept_quiet(is_own=not address)
        self._folder = Path(tempfile.mkdtemp(prefix="ray-")) if not address else None
        connect(self._ray, address, jobs, self._folder)
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(work_on)
        self._works = 0

    @property
    def jobs(self) -> int:
        """Cores the cluster has now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def in_batches(
        self, work: BatchWork[Item, Result], items: Sequence[Item]
    ) -> Generator[Sequence[Result], None, None]:
        jobs = self.jobs
        batches = Batches(len(items), jobs)
        self._works += 1
        name, kept = f"{os.getpid()}-{self._works}-{secrets.token_hex(4)}", [self._ray.put(work)]
        out: dict[Any, Batch] = {}
        try:
            while not batches.is_done:
                while len(out) < AHEAD * jobs and batches.unyielded < PENDING * jobs:
                    batch = batches.next(BATCH_SECONDS)
                    if batch is None:
                        break
                    some = batch.of(items)
                    out[self._task.remote(self._node, name, kept, some)] = batch
                self._listen(batches, out, wait=not batches.has_ready)
                yield from batches.take_ready()
        finally:
            for reference in out:
                self._ray.cancel(reference, force=True)

    def close(self) -> None:
        self._ray.shutdown()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _listen(self, batches: Batches, out: dict[Any, Batch], wait: bool) -> None:
        """Takes what is finished; what was lost with a worker or a machine is for others."""
        if wait:
            self._ray.wait(list(out), num_returns=1)
        finished, _ = self._ray.wait(list(out), num_returns=len(out), timeout=0) if out else ([], [])
        for reference in finished:
            batch = out.pop(reference)
            answer = self._answer(reference)
            if answer is None:
                batches.put_back(batch, is_suspect=True)
            else:
                batches.finish(batch, *answer)

    def _answer(self, reference: Any) -> tuple[Sequence[Any], float] | None:
        """What came of a batch; None if it was lost. An error of the work is raised here."""
        errors = self._ray.exceptions
        try:
            said = self._ray.get(reference)
        except errors.RayTaskError as error:  # it has not even begun: Speciate is not there
            why = str(error).strip().splitlines()[-1]
            text = f"a machine of the cluster cannot play: is Speciate installed there? {why}"
            raise SpeciateError(text, "node-fails", why=why) from None
        except errors.RayError:
            return None
        if isinstance(said, BaseException):
            raise said
        results, seconds = said
        return results, seconds


# -- the cluster --------------------------------------------------------------------------------------------------


def connect(ray: Any, address: str, jobs: int | None, folder: Path | None) -> None:
    """Joins the cluster at an address, or starts one of its own in `folder`."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if not address:
        own = {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE, "_temp_dir": str(folder)}
        ray.init(address="local", **own, **quiet)
        return
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        why = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise SpeciateError(f"no cluster at {address}: {why}", "no-cluster", address=address, why=why) from None


def ray_kept_quiet(is_own: bool) -> Any:
    """Ray, which reports to nobody; the key of a cluster of our own is in memory, not in a file of the home folder."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if is_own and "RAY_AUTH_TOKEN_PATH" not in os.environ:
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    try:
        import ray
    except ImportError:
        raise SpeciateError("Ray is not installed: pip install speciate[ray]", "no-ray") from None
    return ray
