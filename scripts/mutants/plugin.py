"""For pytest: with a list of tests it runs these, in this order; otherwise it keeps how long each took that passes.

How long is counted in processor time, processes that have ended included: on a busy machine a test waits for its turn,
and the same tests must be asked there as on an idle one.
"""

import json
import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

LIST = "SPECIATE_MUTANT_TESTS"
SECONDS = "SPECIATE_MUTANT_SECONDS"
_seconds: dict[str, float] = defaultdict(float)
_failed: set[str] = set()
_used_before = sum(os.times()[:4])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if LIST in os.environ:
        wanted = {
            test: rank for rank, test in enumerate(json.loads(Path(os.environ[LIST]).read_text(encoding="utf-8")))
        }
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in wanted])
        items[:] = sorted((item for item in items if item.nodeid in wanted), key=lambda item: wanted[item.nodeid])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """It is made at the end of each part of a test; what is set here reaches the process that collects the reports."""
    global _used_before
    report = yield
    used = sum(os.times()[:4])
    report.duration = used - _used_before
    _used_before = used
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] += report.duration
    if report.failed:
        _failed.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if SECONDS in os.environ and not hasattr(session.config, "workerinput"):
        passed = {test: seconds for test, seconds in _seconds.items() if test not in _failed}
        Path(os.environ[SECONDS]).write_text(json.dumps(passed), encoding="utf-8")
