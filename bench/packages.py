"""What it takes to have it: the size of the wheels, packages that come along, the work of installing and importing.

Beside Speciate each peer is installed alone, by the same pip, into a new environment. Work is processor time, which
says the same on a busy machine.
"""

import resource
import statistics
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import NamedTuple

from bench import results

ROOT = Path(__file__).parent.parent
TITLE = "Packages"
LARGEST = 8_000_000  # bytes of a wheel
IMPORT_WITHIN = 80.0  # ms
HELP_WITHIN = 250.0  # ms
PEERS = ("catanatron", "pettingzoo")


class Burden(NamedTuple):
    """What one package costs whoever installs it."""

    packages: int
    megabytes: float
    install: float  # s
    importing: float  # ms, of a bare `import`, without the start of Python
    help: float | None  # ms, of `speciate --help`, all of it


def work(command: list[str], folder: Path) -> float:
    """Seconds of the processor that a command takes, its children included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def typical(command: list[str], folder: Path, rounds: int) -> float:
    """Milliseconds, the median of some runs after one that fills the caches."""
    work(command, folder)
    return 1000 * statistics.median([work(command, folder) for _ in range(rounds)])


def content(site: Path) -> tuple[int, int]:
    """How many packages lie there, and how many bytes."""
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    return len(list(site.glob("*.dist-info"))), size


def burden(what: str, module: str, rounds: int) -> Burden:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "env", with_pip=True)
        python = str(folder / "env/bin/python")
        [site] = (folder / "env/lib").glob("python*/site-packages")
        before = content(site)  # pip, and what else an environment begins with
        install = work([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", what], folder)
        packages, size = (now - then for now, then in zip(content(site), before, strict=True))
        bare = typical([python, "-c", "pass"], folder, rounds)
        command = folder / "env/bin/speciate"
        return Burden(
            packages,
            size / 1e6,
            install,
            typical([python, "-c", f"import {module}"], folder, rounds) - bare,
            typical([str(command), "--help"], folder, rounds) if command.exists() else None,
        )


def measure(rounds: int = 9, dist: Path = ROOT / "dist") -> list[str]:
    wheels = sorted(dist.glob("speciate-*.whl"))
    if not wheels:
        sys.exit("there are no wheels in dist/: make wheels builds them")
    print(f"installing {len(wheels)} wheels and {len(PEERS)} peers", file=sys.stderr)
    installed = {path.name: burden(str(path), "speciate", rounds) for path in wheels}
    installed |= {peer: burden(peer, peer, rounds) for peer in PEERS}
    head = ["installed alone", "packages", "MB with them", "installing, s", "importing, ms", "`--help`, ms"]
    return [
        "Processor time. Packages are counted with the one that was asked for; MB are those of the files afterwards.",
        "",
        *results.table(["given out", "MB", "target"], [size_row(path) for path in sorted(dist.glob("speciate-*"))]),
        "",
        *results.table(head, [row(name, one) for name, one in installed.items()]),
        "",
        f"Targets: importing {IMPORT_WITHIN:.0f} ms, `--help` {HELP_WITHIN:.0f} ms: {verdict(installed)}.",
    ]


def size_row(path: Path) -> list[str]:
    size = path.stat().st_size
    met = "" if path.suffix != ".whl" else "met" if size <= LARGEST else "missed"
    return [path.name, f"{size / 1e6:.2f}", met]


def row(name: str, one: Burden) -> list[str]:
    help = "" if one.help is None else f"{one.help:.0f}"
    return [name, str(one.packages), f"{one.megabytes:.0f}", f"{one.install:.1f}", f"{one.importing:.0f}", help]


def verdict(installed: dict[str, Burden]) -> str:
    ours = [one for one in installed.values() if one.help is not None]
    is_met = all(one.importing <= IMPORT_WITHIN and (one.help or 0.0) <= HELP_WITHIN for one in ours)
    return "met" if is_met else "missed"
