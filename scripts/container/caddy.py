"""The proxy of compose.yaml: the one that is here, or Debian's."""

import os
import shutil
import subprocess
import sys

QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}


def find_caddy() -> str:
    """Where it is, installed first where that is possible; nothing where it is not."""
    if not (named := os.environ.get("CADDY", "")) and not shutil.which("caddy") and can_install():
        print("== installing Caddy from Debian's packages", flush=True)
        for words in (["update"], ["install", "-y", "--no-install-recommends", "caddy"]):
            subprocess.run(["apt-get", "-qq", *words], env={**os.environ, **QUIETLY}, stdout=subprocess.DEVNULL)
    return named or shutil.which("caddy") or ""


def can_install() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None
