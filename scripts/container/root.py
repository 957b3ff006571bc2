"""A root file system of its own: this machine's, over which everything that is written lies in a folder apart.

It stands for the base images, which cannot be fetched without an engine: what they bring (Debian, Python, Node) is what
this machine has. Needs Linux and root; must run in a mount namespace of its own, so that nothing is left mounted.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

#: Where programs are looked for: first of all the Python that stands for that of the base image.
PATH = f"{sys.base_prefix}/bin:/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin"
CHROOT = shutil.which("chroot") or "/usr/sbin/chroot"  # named whole: the path is that of the image
PASSED_ON = ("PIP_", "NPM_", "npm_", "SSL_", "HTTP", "NO_PROXY", "no_proxy", "http")  # how registries are reached here


class Root:
    def __init__(self, folder: Path) -> None:
        self.path = folder / "merged"
        self._written = folder / "written"
        work = folder / "work"
        for each in (self.path, self._written, work):
            each.mkdir(parents=True)
        layers = f"lowerdir=/,upperdir={self._written},workdir={work}"
        mount("-t", "overlay", "overlay", "-o", layers, str(self.path))
        for name in ("proc", "dev"):
            mount("--rbind", f"/{name}", str(self.path / name))
        self._open_python()

    def _open_python(self) -> None:
        """Whoever runs there must be able to read it, wherever it lies."""
        own = Path(sys.base_prefix, "bin").resolve()
        for folder in (own, *own.parents[:-1]):
            inside = self.inside(folder)
            inside.chmod(inside.stat().st_mode | 0o055)

    def inside(self, path: str | Path) -> Path:
        """Where an absolute path of the root lies from outside."""
        return self.path / str(path).lstrip("/")

    def command(self, line: Sequence[str], folder: str, user: str = "") -> list[str]:
        """A command to be started in this root, in a folder of it and as somebody."""
        who = [f"--userspec={user}", "--groups="] if user else []
        return [CHROOT, *who, str(self.path), "/bin/sh", "-c", 'cd "$0" && exec "$@"', folder, *line]

    def run(self, script: str, folder: str, variables: Mapping[str, str]) -> None:
        passed_on = {name: value for name, value in os.environ.items() if name.startswith(PASSED_ON)}
        environment = {"PATH": PATH, "HOME": "/root", **passed_on, **variables}
        subprocess.run(self.command(["/bin/sh", "-c", script], folder), env=environment, check=True)

    def close_for_writing(self, open_folders: Mapping[str, str]) -> None:
        """As with `read_only: true` and `tmpfs`: only these take files, and forget them; each with whose it is."""
        mount("-o", "remount,ro", str(self.path))
        for folder, options in open_folders.items():
            mount("-t", "tmpfs", "-o", options, "tmpfs", str(self.inside(folder)))

    def take(self, source: Path, target: str) -> None:
        """Copies a file, or what is in a folder, to a place inside."""
        place = self.inside(target)
        if source.is_dir():
            shutil.copytree(source, place, symlinks=True, dirs_exist_ok=True)
            return
        place = place / source.name if target.endswith("/") or place.is_dir() else place
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, place, follow_symlinks=False)


def mount(*args: str) -> None:
    subprocess.run(["mount", *args], check=True)
