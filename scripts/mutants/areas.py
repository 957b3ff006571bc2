"""What is changed, and which tests have to notice: cheap ones first; the others are asked of what those let pass."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
# processes that are killed, floods, disks that fail: too slow to be asked again for every mutant
SLOW = ("disk_trouble", "durability", "growth", "leaks", "outages", "schemathesis", "silence", "two_processes")
IGNORED = [f"--ignore=tests/server/test_{name}.py" for name in SLOW]


@dataclass(frozen=True)
class Area:
    """`tests` are lines of pytest, run one after the other until one of them fails."""

    name: str
    folder: str  # below src/speciate
    tests: tuple[str, ...]
    sample: int  # mutants of the usual size: all areas together take about an hour of two idle cores

    @property
    def key(self) -> str:
        return self.name.replace("/", "-")


def game(name: str, folder: str, sample: int = 45) -> Area:
    words = {"evo": "evo and not evolution and not evolutopia", "evolution": "evolution and not s-evolution"}
    conformance = f'tests/conformance -k "{words.get(name, name)}"'
    return Area(name, f"games/{folder}", (f"tests/games/{folder}", conformance), sample)


AREAS = (
    Area(
        "core",
        "core",
        (
            "tests/kit tests/small tests/table tests/research/test_observations.py",
            'tests/conformance -k "evo and not evolutopia"',
        ),
        45,
    ),
    Area(
        "kit",
        "kit",
        (
            "tests/kit tests/cli/test_pack_names.py tests/research/test_observations.py",
            "tests/games/evo",
            'tests/conformance -k "evo and not evolutopia"',
        ),
        45,
    ),
    Area("table", "table", ("tests/table", "tests/cli/test_replay.py tests/cli/test_rules.py"), 40),
    Area("bots/search", "bots/search", ("tests/bots/test_search.py tests/bots/test_levels.py",), 30),
    Area("server", "server", (" ".join(["tests/server", *IGNORED, '-k "not postgres"']),), 30),
    game("evo", "evo"),
    game("evolution", "evolution"),
    game("evolutopia", "evolutopia"),
    game("s-evolution", "s_evolution"),
)
