"""Hypothesis everywhere: the same examples on every run; `HYPOTHESIS_PROFILE=long` looks much further.

`short` is for the second pass over the same source, uncompiled: what a rule says was looked at in the first.
"""

import os
import signal

import pytest
from hypothesis import HealthCheck, Phase, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

# An example is a few options and a seed, short as it is: by default no time is spent on making it shorter.
settings.register_profile(
    "default",
    max_examples=2,
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=SLOW,
)
settings.register_profile("short", settings.get_profile("default"), max_examples=1)
settings.register_profile(
    "long", max_examples=200, derandomize=False, deadline=None, database=None, suppress_health_check=SLOW
)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "default")
settings.load_profile(PROFILE)

# A suite started in the background inherits that Ctrl-C is ignored, and so would every program it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

WAITING = ("tests/server/", "tests/client/", "tests/cli/")  # processes that start, clocks, outages
LONGEST = ("tests/web/test_layout.py", "tests/web/test_showing.py", "tests/web/test_site.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What waits or takes longest comes first: meanwhile the other workers reckon. At the end they would all wait."""
    left_out = [item for item in items if item.get_closest_marker("long") and not is_asked_for(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: not item.nodeid.startswith(WAITING + LONGEST))


def is_asked_for(item: pytest.Item) -> bool:
    """A test that is marked `long` is run by the long suite, and for whoever names it."""
    named = [each for each in item.config.args if "::" in each]
    return PROFILE == "long" or any(item.nodeid.startswith(each) for each in named)
