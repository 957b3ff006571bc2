"""What is changed, and the tests that may notice."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
# processes that are killed, floods, disks that fail, whole games by bots: too slow to be asked again for every mutant
SLOW = (
    *(f"server/test_{name}" for name in ("disk_trouble", "durability", "growth", "leaks", "outages", "schemathesis")),
    *(f"server/test_{name}" for name in ("silence", "two_processes", "database_lines", "storage_words", "flood")),
    *("conformance/test_engines", "conformance/test_bots", "golden/test_hash_seeds", "research/openspiel"),
)
FOLDERS = ("kit", "small", "table", "games", "conformance", "golden", "bots", "research", "server")
COMMANDS = ("pack_names", "replay", "rules")  # what reads packs, records and rules
#: Words of pytest: all tests that are asked.
TESTS = (
    *(f"tests/{name}" for name in FOLDERS),
    *(f"tests/cli/test_{name}.py" for name in COMMANDS),
    *(f"--ignore=tests/{name}{'' if '/test_' not in name else '.py'}" for name in SLOW),
    *("-k", "not postgres and not playthrough"),
)


@dataclass(frozen=True)
class Area:
    """A folder below src/speciate. `tests` are asked of a change that is made when a module is loaded."""

    name: str
    folder: str
    tests: tuple[str, ...]
    sample: int = 40  # mutants of the usual size

    @property
    def key(self) -> str:
        return self.name.replace("/", "-")


def game(name: str, folder: str) -> Area:
    return Area(name, f"games/{folder}", (f"tests/games/{folder}/", "tests/golden/", "tests/conformance/"))


AREAS = (
    Area("core", "core", ("tests/kit/", "tests/small/", "tests/table/", "tests/conformance/")),
    Area("kit", "kit", ("tests/kit/", "tests/games/evo/", "tests/conformance/")),
    Area("table", "table", ("tests/table/", "tests/cli/")),
    Area("bots/search", "bots/search", ("tests/bots/",)),
    Area("server", "server", ("tests/server/",)),
    game("evo", "evo"),
    game("evolution", "evolution"),
    game("evolutopia", "evolutopia"),
    game("s-evolution", "s_evolution"),
)
