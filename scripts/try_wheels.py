"""Installs every wheel of dist/ where no checkout is around, and plays: `make test-wheels`.

Each goes into an environment of its own in a temporary folder: `pip check`, games in the terminal, a server with its
page and documentation, a game over the socket. The wheel for this machine then gets every extra, one after another,
and is built once more from the archive, with nothing but what the archive says that takes.
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIMIT = 8_000_000  # bytes of a wheel
STARTS_WITHIN = 120.0  # seconds, on a busy machine
USES = {  # extra: a line that needs what it brings
    "lab": "import optuna, pyarrow, numpy; import speciate.lab.sweep",
    "mcp": "import mcp; import speciate.language.mcp_server",
    "openspiel": "import pyspiel; import speciate.research.openspiel",
    "parquet": "import pyarrow.parquet",
    "postgres": "import psycopg; import speciate.server.database",
    "ray": "import ray; import speciate.lab.ray_executor",
    "research": "import gymnasium, numpy; import speciate.research.single, speciate.research.turns",
    "textarena": "import textarena; import speciate.language.textarena_env",
}
OVER_THE_SOCKET = """
import sys, speciate
class Hasty:
    def choose(self, request):
        return request.legal[0]
with speciate.host(sys.argv[1], "evolution", "Hasty", bots=["random"], options={"quick": True}) as seat:
    print(len(seat.run(Hasty()).scores))
"""


class WheelFails(Exception):
    """What was run, and what it said."""


class Installed:
    """A wheel in an environment of its own; nothing of this checkout can be seen from there."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.wheel = wheel
        self.folder = folder
        self.bin = folder / "env/bin"
        self.is_compiled = not wheel.name.endswith("none-any.whl")
        hidden = ("PYTHON", "SPECIATE_", "VIRTUAL_ENV")
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith(hidden)}
        self.environment |= {"SPECIATE_HOME": str(folder / "home"), "COLUMNS": "100"}
        venv.create(folder / "env", with_pip=True)

    def run(self, program: str, *arguments: str, typed: str = "", **variables: str) -> str:
        command, environment = [str(self.bin / program), *arguments], self.environment | variables
        done = subprocess.run(
            command, cwd=self.folder, env=environment, input=typed, capture_output=True, text=True, timeout=3600
        )
        if done.returncode:
            raise WheelFails(f"{' '.join(command)}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
        return done.stdout

    def install(self, extra: str = "") -> None:
        what = f"{self.wheel.resolve()}[{extra}]" if extra else str(self.wheel.resolve())
        self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", what)
        self.run("python", "-m", "pip", "check")

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`speciate serve` on a free port, by its address."""
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        command = [str(self.bin / "speciate"), "serve", "--port", str(port), "--database", "sqlite:///tables.db"]
        with (self.folder / "server.log").open("w") as log:
            process = subprocess.Popen(command, cwd=self.folder, env=self.environment, stdout=log, stderr=log)
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(lambda: b"ok" in fetch(f"{url}/health"), process)
            yield url
        finally:
            process.terminate()
            process.wait(60)


def wait_for(is_there: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < end and process.poll() is None:
        try:
            if is_there():
                return
        except OSError:
            time.sleep(0.1)
    raise WheelFails("speciate serve did not start")


def fetch(url: str) -> bytes:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(url, timeout=60) as reply:
        data: bytes = reply.read()
        return data


# -- what is tried ---------------------------------------------------------------------------------


def try_core(installed: Installed) -> None:
    size = installed.wheel.stat().st_size
    check(size <= LIMIT, f"{installed.wheel.name} has {size} bytes, more than {LIMIT}")
    installed.install()
    told = installed.run("speciate", "--version")
    engine = "compiled" if installed.is_compiled else "pure"
    check(engine in told, f"the engine should be {engine}: {told}")
    where = installed.run("python", "-c", "import speciate; print(speciate.__file__)")
    check(where.startswith(str(installed.folder)), f"another Speciate was found: {where}")


def try_terminal(installed: Installed) -> None:
    for game in ("evo", "evolution", "s-evolution", "evolutopia"):
        installed.run("speciate", "watch", game, "--seats", "greedy,random,random", "--seed", "1", "--delay", "0")
    typed = installed.run(
        "speciate", "play", "evolution", "--seats", "human,random", "--seed", "3", typed="1\n2\n3\n" * 800
    )
    check("The game is over" in typed, "a game typed at the prompt does not end")


def try_server(installed: Installed) -> None:
    with installed.serving() as url:
        page = fetch(url)
        check(b"<script" in page and b"/assets/" in page, "the page is not in the package")
        asset = page.split(b'src="')[1].split(b'"')[0].decode()
        check(len(fetch(url + asset)) > 1000, f"{asset} is not in the package")
        check(b"Speciate" in fetch(f"{url}/docs"), "the documentation is not in the package")
        check(b"Jouer" in fetch(f"{url}/docs/fr/"), "the documentation in French is not in the package")
        scores = installed.run("python", "-c", OVER_THE_SOCKET, url)
        check(scores.strip() == "2", f"a game over the socket: {scores}")


def try_extras(installed: Installed) -> None:
    for extra in extras():
        tell(f"  [{extra}]")
        installed.install(extra)
        installed.run("python", "-c", USES[extra])


def try_archive(installed: Installed) -> None:
    """As cibuildwheel does, and whoever installs the archive; the quickest compilation tells as much."""
    archives = [str(path.resolve()) for path in installed.wheel.parent.glob("*.tar.gz")]
    check(len(archives) == 1, f"one archive is wanted beside {installed.wheel}: {archives}")
    build = ("-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--wheel-dir", "built")
    installed.run("python", *build, *archives, SPECIATE_COMPILE="1", SPECIATE_OPTIMIZE="0")
    check(any("none-any" not in path.name for path in Path(installed.folder, "built").iterdir()), "it is not compiled")


def extras() -> list[str]:
    """Every extra that pyproject names; one without a line that uses it is a mistake."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = sorted(project["optional-dependencies"])
    check(set(names) == set(USES), f"extras {names}, tried are {sorted(USES)}")
    return names


def check(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise WheelFails(otherwise)


def tell(words: str) -> None:
    print(words, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-extras", action="store_true", help="only what comes without them")
    parser.add_argument("wheels", nargs="*", type=Path, help="all of dist/ if none is named")
    arguments = parser.parse_args()
    wheels = arguments.wheels or sorted((ROOT / "dist").glob("*.whl"))
    try:
        check(bool(wheels), "there are no wheels in dist/: make wheels builds them")
        for wheel in wheels:
            with tempfile.TemporaryDirectory() as folder:
                tell(f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB")
                installed = Installed(wheel, Path(folder))
                steps = {"installed": try_core, "terminal": try_terminal, "server, page, docs, socket": try_server}
                if installed.is_compiled and not arguments.no_extras:
                    steps |= {"every extra": try_extras, "built from the archive": try_archive}
                for name, step in steps.items():
                    step(installed)
                    tell(f"  {name}: works")
    except WheelFails as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
