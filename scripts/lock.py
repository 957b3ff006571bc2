"""Renews the lock files: every package with its hashes, for every platform and Python from 3.11 on."""

import subprocess
import sys

COMMON = ["--no-emit-index-url", "--generate-hashes", "--universal", "--python-version", "3.11"]
INPUTS = {
    "build": ["pyproject.toml", "--group", "build"],
    "dev": ["pyproject.toml", "--group", "dev"],
    "server": ["pyproject.toml", "--extra", "postgres"],
    "docs": ["pyproject.toml", "--extra", "research", "--group", "docs"],  # the reference is made of what it imports
    "ray": ["pyproject.toml", "--extra", "ray", "--group", "ray"],
    "bench": ["--group", "bench"],
    "node": ["--group", "node"],
    "uv": ["--group", "uv"],
    "workflows": ["--group", "workflows"],
    "test": ["pyproject.toml", "--group", "test"],
}

for name, inputs in INPUTS.items():
    command = ["uv", "pip", "compile", "--quiet", *inputs, *COMMON, "--custom-compile-command", "make lock"]
    subprocess.run([sys.executable, "-m", *command, "--output-file", f"requirements/{name}.txt"], check=True)
