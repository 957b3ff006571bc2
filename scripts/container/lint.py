"""What linters say of the container's files: hadolint of the Dockerfile, the schema of Compose, Caddy of its file."""

import subprocess
import sys
import venv
from pathlib import Path

from scripts.container.caddy import find_caddy
from scripts.container.dockerfile import DOCKERFILE, ROOT

PACKAGES = ROOT / "requirements/container.in"


def lint(folder: Path) -> int:
    """The linters are installed into a folder of their own; returns how many complained."""
    tools = folder / "bin"
    if not (tools / "hadolint").exists():
        print("== installing the linters", flush=True)
        venv.create(folder, with_pip=True)
        subprocess.run([tools / "python", "-m", "pip", "install", "--quiet", "-r", PACKAGES], check=True)
    compose = ROOT / "compose.yaml"
    lines: dict[str, list[object]] = {
        "Dockerfile": [tools / "hadolint", DOCKERFILE],
        "compose.yaml": [tools / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", compose],
    }
    if caddy := find_caddy():
        adapter = ["--config", ROOT / "deploy/Caddyfile", "--adapter", "caddyfile"]
        lines["deploy/Caddyfile"] = [caddy, "validate", *adapter]
    print("== " + ", ".join(lines), flush=True)
    return sum(complains(name, [str(word) for word in line]) for name, line in lines.items())


def complains(name: str, line: list[str]) -> bool:
    done = subprocess.run(line, capture_output=True, text=True)
    if done.returncode:
        print(f"{name}:\n{done.stdout}{done.stderr}", file=sys.stderr)
    return done.returncode != 0
