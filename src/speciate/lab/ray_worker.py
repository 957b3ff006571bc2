"""What Ray runs on a machine of the cluster: a batch of some work, if the machine has the same code as its owner."""

from collections.abc import Sequence
from typing import Any

from speciate.lab.node import Node, refusal
from speciate.lab.workers import Answer, BatchWork, answer

_known: dict[str, BatchWork] = {}  # the work this process has, by its name: what it reads, it reads once


def work_on(wanted: Node, name: str, kept: list[Any], items: Sequence[Any]) -> Answer | BaseException:
    """The answer to a batch. `kept` has the reference to the work, which is fetched when it is new to this process."""
    if name not in _known:
        refused = refusal(wanted)
        if refused is not None:
            return refused
        import ray

        _known.clear()
        _known[name] = ray.get(kept[0])
    return answer(_known[name], items)
