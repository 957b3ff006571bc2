"""What is not needed is not loaded: the program has to start at once."""

import subprocess
import sys

HELP = """
import sys
from speciate.cli.main import main
main(["--help"])
print("loaded:", *sorted(sys.modules))
"""


def modules_after(program: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.rpartition("loaded: ")[2].split())


def test_the_help_page_loads_no_command() -> None:
    loaded = modules_after(HELP)
    assert "speciate.cli.help" in loaded
    unneeded = (
        "rich",
        "asyncio",
        "fluent.runtime",
        "importlib.metadata",
        "msgspec",
        "speciate.cli.play",
        "speciate.lab",
        "speciate.server",
        "speciate.games.evo.engine",
    )
    assert [name for name in unneeded if name in loaded] == []


def test_the_package_by_itself_loads_neither_engine_nor_messages() -> None:
    loaded = modules_after("import sys, speciate; print('loaded:', *sys.modules)")
    assert [name for name in ("msgspec", "fluent.runtime", "speciate.core.game") if name in loaded] == []
