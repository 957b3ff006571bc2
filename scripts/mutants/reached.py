"""What a probe calls, in this process or in one that a test has started: notes the test that is being run.

It is copied to the source that is probed, and so needs nothing but Python.
"""

import os

NOTES = "reached.txt"
_noted: set[tuple[str, str]] = set()


def reached(place: str) -> None:
    """Once for each test. Pytest says in the environment which one it runs; nothing before the first."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    if (place, test) in _noted:
        return
    _noted.add((place, test))
    try:
        with open(os.path.join(os.path.dirname(__file__), NOTES), "a", encoding="utf-8") as file:
            file.write(f"{place}\t{test}\n")
    except OSError:
        pass  # a test that takes away disk or files: it is none of those that are asked
