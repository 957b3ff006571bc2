"""Limits in seconds are for an idle machine. On a busy one everything takes longer; how much longer is measured."""

import time

SPIN = 0.03  # seconds of a core


def busyness() -> float:
    """How many times longer something takes right now than if we had a core for ourselves: 1 on an idle machine."""
    start, given = time.monotonic(), time.thread_time()
    while time.thread_time() - given < SPIN:
        pass
    return max(1.0, (time.monotonic() - start) / SPIN)


def stretched(seconds: float) -> float:
    """A limit, as it is on this machine right now."""
    return seconds * busyness()
