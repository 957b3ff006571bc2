"""Which engine runs is asked for, found out and said."""

import os
import subprocess
import sys

from speciate import _engine

PRINT = "import speciate._engine as e; import speciate.core.state as s; print(e.name(), s.__file__)"


def run(code: str, pure: str) -> str:
    env = {**os.environ, "SPECIATE_PURE": pure}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout


def test_pure_is_source_and_compiled_is_not() -> None:
    name, path = run(PRINT, "1").split()
    assert name == "pure"
    assert path.endswith(".py")
    name, path = run(PRINT, "0").split()
    assert name == ("compiled" if _engine.libraries() else "pure")  # if it is older than its source: make build
    assert path.endswith(".py") == (name == "pure")


def test_listing_games_loads_no_engine() -> None:
    code = (
        "import sys; from speciate.core.registry import all_games; all_games();"
        "print([name for name in sys.modules if name.endswith(('.flow', '.state')) and '.games.' in name])"
    )
    assert run(code, "1").strip() == "[]"
