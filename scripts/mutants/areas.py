"""What is changed, and which tests have to notice: cheap ones first; the others are asked of what those let pass."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
# processes that are killed, floods, disks that fail: too slow to be asked again for every mutant
SLOW = ("disk_trouble", "durability", "growth", "leaks", "outages", "schemathesis", "silence", "two_processes")
IGNORED = [f"--ignore=tests/server/test_{name}.py" for name in SLOW]
# words, and bots that play whole games: slow, and hardly anything to do with rules
WORDY = [
    f"--ignore=tests/conformance/test_{name}.py" for name in ("bots", "engines", "event_rules", "locales", "rules")
]
SEARCHES = ("search", "lookahead", "cooperative", "levels")
WORDS = {"evo": "evo and not evolution and not evolutopia", "evolution": "evolution and not s-evolution"}


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


def of_game(name: str) -> str:
    """Picks the tests of one game: the name of one is part of the names of others."""
    return f'-k "{WORDS.get(name, name)}"'


def conformance(name: str) -> str:
    return " ".join(["tests/conformance", *WORDY, of_game(name)])


def game(name: str, folder: str, sample: int = 40) -> Area:
    told = f"tests/golden/test_told.py tests/research/test_observations.py {of_game(name)}"
    return Area(name, f"games/{folder}", (f"tests/games/{folder}", told, conformance(name)), sample)


AREAS = (
    Area(
        "core",
        "core",
        (
            "tests/kit tests/small tests/table tests/golden/test_told.py tests/research/test_observations.py",
            "tests/games/evolution/test_moves.py tests/games/evolution/test_refusals.py",
            conformance("evo"),
        ),
        40,
    ),
    Area(
        "kit",
        "kit",
        (
            "tests/kit tests/cli/test_pack_names.py tests/golden/test_told.py tests/research/test_observations.py",
            "tests/games/evo",
            conformance("evo"),
        ),
        40,
    ),
    Area("table", "table", ("tests/table", "tests/cli/test_replay.py tests/cli/test_rules.py"), 40),
    Area("bots/search", "bots/search", (" ".join(f"tests/bots/test_{name}.py" for name in SEARCHES),), 40),
    Area("server", "server", (" ".join(["tests/server", *IGNORED, '-k "not postgres"']),), 40),
    game("evo", "evo"),
    game("evolution", "evolution"),
    game("evolutopia", "evolutopia"),
    game("s-evolution", "s_evolution"),
)
