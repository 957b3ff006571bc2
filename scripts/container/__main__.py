"""`python -m scripts.container`: lints the container's files, performs its steps by hand and tries what came of them.

Needs Linux, root, Caddy and the programs of the base images (Debian, Python, Node); takes as long as the engine takes
to compile. `--uncompiled` leaves that out, `--lint` everything but the linters. What is built lies in a temporary
folder and is gone afterwards.
"""

import argparse
import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts.container.build import Building
from scripts.container.dockerfile import DOCKERFILE, ROOT, read
from scripts.container.lint import lint
from scripts.container.trial import Failed, Image, find_proxy, try_alone, try_together

CLONE_NEWNET = 0x40000000  # of <sched.h>; Python has it from 3.12 on
UNCOMPILED = "--uncompiled"
INSIDE = "--inside"  # we are in namespaces of our own
LINTERS = ROOT / "build/container-linters"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--lint", action="store_true", help="only the linters")
    parser.add_argument(UNCOMPILED, action="store_true", help="leave out what takes longest")
    parser.add_argument(INSIDE, metavar="FOLDER", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        return perform(args.inside, args.uncompiled)
    if lint(LINTERS):
        return 1
    return 0 if args.lint else alone([UNCOMPILED] if args.uncompiled else [])


def alone(flags: list[str]) -> int:
    """Starts again where mounts are nobody else's, and cleans up."""
    if sys.platform != "linux" or os.geteuid() != 0:
        print("The steps need Linux and root: they are performed in a root of their own.", file=sys.stderr)
        return 2
    folder = Path(tempfile.mkdtemp(prefix="speciate-container-"))
    folder.chmod(0o755)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # whoever ends it leaves nothing behind either
    try:
        line = [sys.executable, "-m", "scripts.container", INSIDE, str(folder), *flags]
        return subprocess.run(["unshare", "--mount", "--propagation", "private", *line], cwd=ROOT).returncode
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def perform(folder: Path, is_uncompiled: bool) -> int:
    text = DOCKERFILE.read_text(encoding="utf-8")
    stages = read(text.replace("SPECIATE_COMPILE=1", "SPECIATE_COMPILE=0") if is_uncompiled else text)
    building = Building(ROOT, folder, lambda text: print(text, flush=True))
    try:
        caddy = find_proxy()
        for stage in stages:
            root = building.build(stage)
        user, _, group = stages[-1].last("USER").text.partition(":")
        root.close_for_writing({"/tmp": "mode=1777", "/data": f"uid={user},gid={group},mode=0700"})
        own_network()
        image = Image(root, stages[-1])
        try_alone(image)
        try_together(image, folder, caddy)
    except (Failed, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    print("the container builds and runs")
    return 0


def own_network() -> None:
    """The ports of the files, whoever has them on this machine; building needed the machine's network."""
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), "no network of its own")
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)


if __name__ == "__main__":
    sys.exit(main())
